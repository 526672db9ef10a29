"""The data dictionary of `billing_v1`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "duplicate": "Whether to invoice players again for the month. Allowed only after a conflict.",
    "BillingRecord.amount": ("The amount owed or paid, in USD.", 7840),
    "BillingRecord.month": ("The month it is for; for a payment, the month of `issuedAt`.", "NOVEMBER"),
    "InvoiceV1Fields.month": ("The month to invoice.", "NOVEMBER"),
    "RecordsQuery.month": ("Only records of this month.", "NOVEMBER"),
    "InvoicesV1Query.month": ("Only invoices of this month.", "NOVEMBER"),
    "PaymentV1Fields.amountInUSD": ("The amount paid, in USD; greater than 0.", 250.5),
    "BillingRecord.invoice": "Further fields of an invoice; null for a payment.",
    "BillingRecord.payment": "Further fields of a payment; null for an invoice.",
    "invoiceType": "The basis of the amount: the commission or the minimum fee.",
    "InvoicePart.from": "The start of the invoiced month.",
    "totalGGRInUSD": ("The month's GGR, in USD.", 60000),
    "ggrCommissionAmountInUSD": ("The commission on it, in USD.", 6840),
    "billingSettings": "The settings it was generated with.",
    "ggrPercentage": ("The charge on the GGR, in percent.", 12),
    "testPlayersInclusion": "Whose bets count: all players', test players' only, or all except test players'.",
    "totalInvoicedInUSD": ("The total invoiced on all matching records, in USD.", 48210.3),
    "Person.id": ("The user's code.", "U-1001"),
}
