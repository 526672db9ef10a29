// Generated from the contracts by `make contracts`. Never edited.

export const credentialNameValues = ["merchantId", "apiKey", "secret"] as const;
export type CredentialName = (typeof credentialNameValues)[number];

export const gatewayCategoryValues = ["CRYPTO", "MINI_PAY", "WEB3", "PERFECT_MONEY", "TOMANI", "UTOPIA", "OTHER"] as const;
export type GatewayCategory = (typeof gatewayCategoryValues)[number];

export const gatewayOperationValues = ["DEPOSIT", "WITHDRAW"] as const;
export type GatewayOperation = (typeof gatewayOperationValues)[number];

export const gatewayProviderValues = ["CPG", "MINI_PAY", "WEB3", "PERFECT_MONEY", "JB", "WITCHER", "CENTRAL_PAY", "UTOPIA", "ZI_CHARGE", "PARAM_HAVALE", "PARSCOINPAY", "FIAT_CRYPTO", "WITCHER_V1", "SISTEM_NAKIT", "FX_HAVALE", "MALDO_PAY", "MANUAL"] as const;
export type GatewayProvider = (typeof gatewayProviderValues)[number];

export const gatewayVersionValues = ["V1", "V2"] as const;
export type GatewayVersion = (typeof gatewayVersionValues)[number];
