"""The data dictionary of `billing_v2_payments`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "brandOpId": ("The brand that the record is for; null or absent for the operator itself.", "aurora-north"),
    "brandTitle": ("The name of the brand; null without a brand.", "Aurora North"),
    "paymentType": "The payment method.",
    "PaymentV2.month": ("The month it pays for, 1 to 12.", 11),
    "PaymentV2.year": ("The year it pays for.", 2026),
    "issuedDate": "When it was issued; defaults to now for a new one.",
    "paymentDate": "When the money arrived; defaults to now for a new one.",
    "PaymentV2.extraData": "Further fields of a provider transfer.",
    "totalAmountInUSD": ("The total of all matching payments, in USD.", 48210.3),
    "totalsByCurrency": "The totals of all matching payments, by currency.",
    "PaymentNamed.id": ("The payment's id; an alternative to `paymentId`.", "65a1f0c2e4b0d3a9c7f81202"),
    "ManualPaymentForm.amountInUSD": ("Amount times rate, in USD; calculated if omitted.", 250.5),
    "CpgTransferEdit.amount": ("Must be unchanged: the amount of a transfer cannot be edited.", 250.5),
    "InvoicePreview.records": "The lines that the invoice would have.",
    "InvoicePreview.existingInvoiceNo": ("The invoice of this month that it would replace; null without one.", 1042),
    "debts": "The debt of the payment's year, now and after the change.",
    "PaymentPreview.cpgProvider": "The balance of the provider pool, now and after the change.",
    "nowInUSD": ("The current value, in USD.", 7840),
    "afterInUSD": ("The value after the change, in USD.", 7590),
}
