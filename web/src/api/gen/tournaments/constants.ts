// Generated from the contracts by `make contracts`. Never edited.

export const MAX_PRIZES = 100 as const;
