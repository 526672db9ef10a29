// Generated from the contracts by `make contracts`. Never edited.

export const blockActionValues = ["BLOCK", "UNBLOCK"] as const;
export type BlockAction = (typeof blockActionValues)[number];
