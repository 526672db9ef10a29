// Generated from the contracts by `make contracts`. Never edited.

export const registeredByValues = ["EMAIL", "GMAIL", "TELEGRAM"] as const;
export type RegisteredBy = (typeof registeredByValues)[number];
