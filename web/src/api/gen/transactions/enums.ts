// Generated from the contracts by `make contracts`. Never edited.

export const transactionActValues = ["confirm", "reject"] as const;
export type TransactionAct = (typeof transactionActValues)[number];
