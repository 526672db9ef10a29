// Generated from the contracts by `make contracts`. Never edited.

export const MISSING_INVOICE_ID = "Missing Invoice ID." as const;
