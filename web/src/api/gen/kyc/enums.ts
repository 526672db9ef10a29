// Generated from the contracts by `make contracts`. Never edited.

export const documentActionValues = ["approve", "reject"] as const;
export type DocumentAction = (typeof documentActionValues)[number];
