// Generated from the contracts by `make contracts`. Never edited.

export const referralChannelTypeValues = ["LINK", "EMAIL", "GMAIL", "TELEGRAM"] as const;
export type ReferralChannelType = (typeof referralChannelTypeValues)[number];

export const summaryPeriodValues = ["TODAY", "THIS_WEEK", "THIS_MONTH", "THIS_YEAR"] as const;
export type SummaryPeriod = (typeof summaryPeriodValues)[number];

export const withdrawJobStatusValues = ["RUNNING", "COMPLETED", "CANCELED"] as const;
export type WithdrawJobStatus = (typeof withdrawJobStatusValues)[number];
