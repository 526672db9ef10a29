// Generated from the contracts by `make contracts`. Never edited.

export const SETUP_NOT_ASSOCIATED = "Domain is not associated yet" as const;
export const SETUP_NOT_ASSOCIATED_TO_GAMES = "Domain is not associated to games yet" as const;
export const SETUP_NOT_LINKED = "Domain is not linked yet" as const;
export const SETUP_NOT_VERIFIED = "Domain is not verified yet" as const;
