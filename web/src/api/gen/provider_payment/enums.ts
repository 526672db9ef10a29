// Generated from the contracts by `make contracts`. Never edited.

export const providerCurrencyValues = ["USDT", "TRX"] as const;
export type ProviderCurrency = (typeof providerCurrencyValues)[number];

export const providerNetworkValues = ["TRON"] as const;
export type ProviderNetwork = (typeof providerNetworkValues)[number];

export const transferStateValues = ["CONFIRMING", "CONFIRMED", "UNASSIGNED"] as const;
export type TransferState = (typeof transferStateValues)[number];
