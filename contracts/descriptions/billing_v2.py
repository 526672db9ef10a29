"""The data dictionary of `billing_v2`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "invoice": "The invoice.",
    "casinoGGRInUSD": ("The casino's GGR of the month, in USD.", 42000),
    "sportGGRInUSD": ("The sportsbook's GGR of the month, in USD.", 18000),
    "casinoGGRPercentage": ("The operator's charge on the casino's GGR, in percent.", 12),
    "sportGGRPercentage": ("The operator's charge on the sportsbook's GGR, in percent.", 10),
    "casinoGGRCommissionInUSD": ("The commission on the casino's GGR, in USD.", 5040),
    "sportGGRCommissionInUSD": ("The commission on the sportsbook's GGR, in USD.", 1800),
    "premiumSportInUSD": ("The monthly fee for premium sport, in USD; 0 for none.", 500),
    "premiumBotInUSD": ("The monthly fee for the premium bot, in USD; 0 for none.", 200),
    "brandFeeInUSD": ("The monthly fee for the operator's brands, in USD.", 300),
    "additionalCosts": ("Further monthly costs, at most 20.", [{"name": "Live stream", "value": 150}]),
    "AdditionalCost.name": ("The name of the cost.", "Live stream"),
    "AdditionalCost.value": ("The monthly cost, in USD.", 150),
    "Invoice.settings": "The settings it was generated with.",
    "isSettingsOverridden": "Whether the figures were entered by hand instead of taken from the operator's settings.",
    "totalPayableAmountInUSD": ("The total of the invoice or invoices, in USD.", 7840),
    "Invoice.isLocked": "Whether a payment refers to it, so that it cannot be deleted or overwritten.",
    "Invoice.dueBy": ("The day (UTC) on which the payment is due.", "2026-12-05"),
    "overdueDays": ("How many days ago it was due, while some of it is open; otherwise 0.", 0),
    "isOverdue": "Whether some of it is open after the day it was due.",
    "overdueInvoices": ("How many invoices are overdue.", 2),
    "superAdminNote": ("A note that only SUPER_ADMIN and ADMIN can read and write.", "Discount agreed."),
    "InvoiceDetails.records": "The lines of the invoice.",
    "service": "The service on this line.",
    "otherServiceTitle": ("The title of another service; otherwise null.", "Set-up"),
    "usage": ("The quantity used.", 42000),
    "unit": "The price per unit.",
    "InvoiceUnit.type": "Whether the value is a price per unit or a share of the usage.",
    "InvoiceUnit.value": ("The price per unit in USD, or the share.", 0.12),
    "InvoiceRecord.amount": ("Usage times unit, rounded half up to cents, in USD.", 5040),
    "overrideSettings": "Whether the figures below replace the operator's settings.",
    "overwriteExistingInvoice": "Whether to replace the month's invoice. Allowed only after a conflict.",
    "debt": "The year's open amount less its surplus.",
    "cpgProvider": "The balance of the provider pool.",
}
