// Generated from the contracts by `make contracts`. Never edited.

export const withdrawJobStatusValues = ["RUNNING", "COMPLETED", "CANCELED"] as const;
export type WithdrawJobStatus = (typeof withdrawJobStatusValues)[number];
