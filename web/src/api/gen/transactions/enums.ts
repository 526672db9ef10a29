// Generated from the contracts by `make contracts`. Never edited.

export const transactionActionTypeValues = ["confirm", "reject"] as const;
export type TransactionActionType = (typeof transactionActionTypeValues)[number];
