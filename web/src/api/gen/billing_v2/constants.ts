// Generated from the contracts by `make contracts`. Never edited.

export const LARGEST_PAYMENT = "9999999999.99" as const;
export const SUPER_ADMIN_NOTE_HINT = "Only available for Super Admin and Admin" as const;
