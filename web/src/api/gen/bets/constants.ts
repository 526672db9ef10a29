// Generated from the contracts by `make contracts`. Never edited.

export const MOST_TIMES_MAXIMUM = 10 as const;
export const MOST_WIN_IN_USD = 1000000 as const;
export const REASON_MIN = 10 as const;
