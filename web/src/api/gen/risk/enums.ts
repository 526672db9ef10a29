// Generated from the contracts by `make contracts`. Never edited.

export const riskLevelValues = ["LOW", "MEDIUM", "HIGH"] as const;
export type RiskLevel = (typeof riskLevelValues)[number];

export const riskRuleValues = ["CARD_SHARED", "BANK_ACCOUNT_SHARED", "DEVICE_SHARED", "LARGE_DEPOSIT", "QUICK_WITHDRAWAL", "BONUS_WITHDRAWAL", "CHARGEBACK"] as const;
export type RiskRule = (typeof riskRuleValues)[number];
