// Generated from the contracts by `make contracts`. Never edited.

export const AFFILIATE_ELSEWHERE = "An affiliate’s account is created with the affiliate, not here." as const;
