// Generated from the contracts by `make contracts`. Never edited.

export const CASHBACK_ABOVE_GGR = "Referred Player's Cashback shouldn't be more than Referred Player's GGR, are you sure?" as const;
export const JOB_REFRESH_SECONDS = 5 as const;
