// Generated from the contracts by `make contracts`. Never edited.

export const LARGEST_MINIMUM_BET = 100000 as const;
export const LARGEST_PRIZE = 10000000 as const;
export const MAX_PRIZES = 100 as const;
export const PRIZES_WARNED_ABOVE = 5 as const;
