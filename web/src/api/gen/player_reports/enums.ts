// Generated from the contracts by `make contracts`. Never edited.

export const summaryPeriodValues = ["TODAY", "THIS_WEEK", "THIS_MONTH", "THIS_YEAR"] as const;
export type SummaryPeriod = (typeof summaryPeriodValues)[number];

export const totalKindValues = ["JOINED", "DEPOSIT", "WITHDRAW"] as const;
export type TotalKind = (typeof totalKindValues)[number];
