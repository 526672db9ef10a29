// Generated from the contracts by `make contracts`. Never edited.

export const externalTransactionSubTypeValues = ["VOUCHER_ACTIVATION", "VOUCHER_CREATION"] as const;
export type ExternalTransactionSubType = (typeof externalTransactionSubTypeValues)[number];

export const externalTransactionTypeValues = ["TOPUP", "WITHDRAW"] as const;
export type ExternalTransactionType = (typeof externalTransactionTypeValues)[number];
