// Generated from the contracts by `make contracts`. Never edited.

export const topUpActionValues = ["top-up", "deduct"] as const;
export type TopUpAction = (typeof topUpActionValues)[number];

export const topUpReasonValues = ["CORRECTION", "COMPENSATION", "PROMOTION", "TEST", "OTHER"] as const;
export type TopUpReason = (typeof topUpReasonValues)[number];
