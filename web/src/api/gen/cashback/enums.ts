// Generated from the contracts by `make contracts`. Never edited.

export const claimActionValues = ["confirm", "reject"] as const;
export type ClaimAction = (typeof claimActionValues)[number];
