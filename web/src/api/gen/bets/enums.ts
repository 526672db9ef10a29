// Generated from the contracts by `make contracts`. Never edited.

export const betDateFieldValues = ["placedAt", "settledAt"] as const;
export type BetDateField = (typeof betDateFieldValues)[number];

export const betModeValues = ["SINGLE", "COMBO", "SYSTEM"] as const;
export type BetMode = (typeof betModeValues)[number];

export const betPeriodValues = ["LAST_10_MINUTES", "LAST_1_HOUR", "TODAY", "LAST_3_DAYS", "THIS_MONTH"] as const;
export type BetPeriod = (typeof betPeriodValues)[number];

export const selectionStatusValues = ["OPEN", "WON", "LOST", "VOID"] as const;
export type SelectionStatus = (typeof selectionStatusValues)[number];

export const stakeFromValues = ["MAIN", "FREE_BET"] as const;
export type StakeFrom = (typeof stakeFromValues)[number];
