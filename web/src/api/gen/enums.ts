// Generated from the contracts by `make contracts`. Never edited.

export const roleValues = ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "AFFILIATE"] as const;
export type Role = (typeof roleValues)[number];

export const levelValues = ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"] as const;
export type Level = (typeof levelValues)[number];

export const permissionValues = ["billing_v2_read", "billing_v2_write", "brands_access"] as const;
export type Permission = (typeof permissionValues)[number];

export const invoiceStatusValues = ["OPEN", "PARTLY_PAID", "PAID"] as const;
export type InvoiceStatus = (typeof invoiceStatusValues)[number];

export const outcomeStateValues = ["DONE", "RUNNING", "NOT_RECEIVED"] as const;
export type OutcomeState = (typeof outcomeStateValues)[number];

export const serviceValues = ["revenueShare", "livestream", "addOn", "additionalBrands", "other"] as const;
export type Service = (typeof serviceValues)[number];

export const unitTypeValues = ["count", "ratio"] as const;
export type UnitType = (typeof unitTypeValues)[number];
