// Generated from the contracts by `make contracts`. Never edited.

export const AFFILIATE_REQUIRED = "Choose an affiliate." as const;
export const INVALID_AFF_CODE = "3 to 20 capital letters, digits, hyphens and underscores." as const;
