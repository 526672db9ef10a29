// Generated from the contracts by `make contracts`. Never edited.

export const cryptoNetworkValues = ["TRON", "BITCOIN", "ETHEREUM"] as const;
export type CryptoNetwork = (typeof cryptoNetworkValues)[number];

export const inProgressStatusValues = ["APPROVE", "REJECT"] as const;
export type InProgressStatus = (typeof inProgressStatusValues)[number];

export const orderStateValues = ["NOT_SENT", "WORKING", "PAID", "NOT_PAID", "NO_ANSWER"] as const;
export type OrderState = (typeof orderStateValues)[number];

export const withdrawActionTypeValues = ["confirm", "reject"] as const;
export type WithdrawActionType = (typeof withdrawActionTypeValues)[number];
