// Generated from the contracts by `make contracts`. Never edited.

export const affiliateRecordTypeValues = ["profit", "payment"] as const;
export type AffiliateRecordType = (typeof affiliateRecordTypeValues)[number];
