// Generated from the contracts by `make contracts`. Never edited.

export const blockActionValues = ["BLOCK", "UNBLOCK"] as const;
export type BlockAction = (typeof blockActionValues)[number];

export const registeredByValues = ["EMAIL", "GMAIL", "TELEGRAM"] as const;
export type RegisteredBy = (typeof registeredByValues)[number];
