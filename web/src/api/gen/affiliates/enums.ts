// Generated from the contracts by `make contracts`. Never edited.

export const affiliateClaimActionValues = ["reject"] as const;
export type AffiliateClaimAction = (typeof affiliateClaimActionValues)[number];

export const affiliateClaimStatusValues = ["CLAIMED", "PAID", "REJECTED"] as const;
export type AffiliateClaimStatus = (typeof affiliateClaimStatusValues)[number];

export const affiliateStatusValues = ["ACTIVE", "BLOCKED", "DELETED"] as const;
export type AffiliateStatus = (typeof affiliateStatusValues)[number];

export const reportGranularityValues = ["MONTHLY"] as const;
export type ReportGranularity = (typeof reportGranularityValues)[number];

export const statementCodeValues = ["COMMISSION", "REFERRAL_INCOME", "ADMINISTRATION_FEE", "DEPOSIT_FEES", "WITHDRAW_FEES", "CARRIED_LOSS"] as const;
export type StatementCode = (typeof statementCodeValues)[number];
