// Generated from the contracts by `make contracts`. Never edited.

export const usernameStatusValues = ["PENDING", "APPROVE", "REJECT"] as const;
export type UsernameStatus = (typeof usernameStatusValues)[number];
