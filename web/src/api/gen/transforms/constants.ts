// Generated from the contracts by `make contracts`. Never edited.

export const WAIT_SECONDS = 10 as const;
