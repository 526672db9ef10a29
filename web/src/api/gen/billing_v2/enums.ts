// Generated from the contracts by `make contracts`. Never edited.

export const invoiceStatusValues = ["OPEN", "PARTLY_PAID", "PAID"] as const;
export type InvoiceStatus = (typeof invoiceStatusValues)[number];

export const paymentCurrencyValues = ["TRX", "USDT", "USD"] as const;
export type PaymentCurrency = (typeof paymentCurrencyValues)[number];

export const paymentTypeValues = ["CASH", "CPG_ADJUSTMENT", "DIRECT_TRANSFER", "USDT_TRANSFER", "OPERATOR_SETTLEMENT", "CPG_TRANSFER"] as const;
export type PaymentType = (typeof paymentTypeValues)[number];

export const serviceValues = ["revenueShare", "livestream", "addOn", "additionalBrands", "other"] as const;
export type Service = (typeof serviceValues)[number];

export const unitTypeValues = ["count", "ratio"] as const;
export type UnitType = (typeof unitTypeValues)[number];
