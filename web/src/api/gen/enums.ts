// Generated from the contracts by `make contracts`. Never edited.

export const roleValues = ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "AFFILIATE"] as const;
export type Role = (typeof roleValues)[number];

export const levelValues = ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"] as const;
export type Level = (typeof levelValues)[number];

export const permissionValues = ["activities_read", "affiliate_billing_read", "affiliate_billing_write", "billing_v1_read", "billing_v1_write", "billing_v2_read", "billing_v2_write", "brand_billing_read", "brand_billing_write", "brands_access", "notifications_write", "operator_billing_read", "operator_billing_write", "players_export", "players_search"] as const;
export type Permission = (typeof permissionValues)[number];

export const activityAreaValues = ["Auth", "Bonus", "Cms", "Gateways", "Operators", "Players", "Support", "Transactions", "Users", "Billing", "Tournament"] as const;
export type ActivityArea = (typeof activityAreaValues)[number];

export const affiliateRecordTypeValues = ["profit", "payment"] as const;
export type AffiliateRecordType = (typeof affiliateRecordTypeValues)[number];

export const deedValues = ["created", "updated", "deleted"] as const;
export type Deed = (typeof deedValues)[number];

export const invoiceStatusValues = ["OPEN", "PARTLY_PAID", "PAID"] as const;
export type InvoiceStatus = (typeof invoiceStatusValues)[number];

export const invoiceTypeValues = ["GGR_COMMISSION", "MINIMUM_FEE"] as const;
export type InvoiceType = (typeof invoiceTypeValues)[number];

export const monthNameValues = ["JANUARY", "FEBRUARY", "MARCH", "APRIL", "MAY", "JUNE", "JULY", "AUGUST", "SEPTEMBER", "OCTOBER", "NOVEMBER", "DECEMBER"] as const;
export type MonthName = (typeof monthNameValues)[number];

export const notificationLevelValues = ["info", "warning", "critical"] as const;
export type NotificationLevel = (typeof notificationLevelValues)[number];

export const outcomeStateValues = ["DONE", "RUNNING", "NOT_RECEIVED"] as const;
export type OutcomeState = (typeof outcomeStateValues)[number];

export const paymentCurrencyValues = ["TRX", "USDT", "USD"] as const;
export type PaymentCurrency = (typeof paymentCurrencyValues)[number];

export const paymentTypeValues = ["CASH", "CPG_ADJUSTMENT", "DIRECT_TRANSFER", "USDT_TRANSFER", "OPERATOR_SETTLEMENT", "CPG_TRANSFER"] as const;
export type PaymentType = (typeof paymentTypeValues)[number];

export const providerCurrencyValues = ["USDT", "TRX"] as const;
export type ProviderCurrency = (typeof providerCurrencyValues)[number];

export const providerNetworkValues = ["TRON"] as const;
export type ProviderNetwork = (typeof providerNetworkValues)[number];

export const recordTypeValues = ["invoice", "payment"] as const;
export type RecordType = (typeof recordTypeValues)[number];

export const serviceValues = ["revenueShare", "livestream", "addOn", "additionalBrands", "other"] as const;
export type Service = (typeof serviceValues)[number];

export const testPlayersInclusionValues = ["ALL", "TEST", "NO_TEST"] as const;
export type TestPlayersInclusion = (typeof testPlayersInclusionValues)[number];

export const transferStateValues = ["CONFIRMING", "CONFIRMED", "UNASSIGNED"] as const;
export type TransferState = (typeof transferStateValues)[number];

export const unitTypeValues = ["count", "ratio"] as const;
export type UnitType = (typeof unitTypeValues)[number];

export const verificationStatusValues = ["CONFIRMED", "PENDING", "REJECTED"] as const;
export type VerificationStatus = (typeof verificationStatusValues)[number];
