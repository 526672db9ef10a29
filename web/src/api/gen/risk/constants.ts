// Generated from the contracts by `make contracts`. Never edited.

export const POINTS_DAYS = 90 as const;
