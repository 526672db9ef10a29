"""The data dictionary of `provider_payment`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "ProviderTransfer.marketRateInUSD": (
        "What a unit is worth now, in USD; null where no market is known.",
        0.00000102,
    ),
    "assignedBy": "Who assigned it; null where nobody did.",
    "assignedAt": "When it was assigned; null where it was not.",
    "isReversible": "Whether its assignment can be reversed: nothing was paid from it; null where it was not assigned.",
    "TransferReversal.reason": ("Why the assignment is reversed.", "The rate was that of another token."),
    "acceptedCurrencies": ("The accepted currencies.", ["USDT", "TRX"]),
    "marketRateInUSD": ("The current market rate, in USD per unit of the currency.", 0.24),
    "ProviderPayment.address": ("The address to send the payment to.", "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE"),
    "ProviderPayment.balanceInUSD": ("The balance of the provider pool in USD, as on the cards.", -120.5),
    "debtInUSD": ("The open amount of the year in USD, as on the cards.", 2840),
    "requiredInUSD": ("The amount that settles all open invoices without a negative pool, in USD.", 2960.5),
    "requiredAmount": ("The same in the currency, rounded up.", 12335.5),
    "dueBy": ("The next 5th of a month (UTC).", "2026-12-05"),
    "openInvoices": "Invoices that are not paid in full, of all years, the oldest first.",
    "overdueInUSD": ("What is open of the overdue ones, in USD.", 2840),
    "pendingTransfers": "Transfers being confirmed, unassigned, or confirmed within the last day; latest first.",
    "txHash": ("The transfer's hash on its chain.", "65a1f0c2e4b0d3a9c7f8120165a1f0c2e4b0d3a9c7f81201"),
    "ProviderTransfer.amountInUSD": ("Its value in USD on arrival; null for a token that is not accepted.", 250.5),
    "confirmations": ("The number of confirmations so far.", 12),
    "confirmationsRequired": ("The number of required confirmations.", 20),
    "arrivedAt": "When it arrived.",
    "differenceInUSD": ("The excess over the required amount, in USD; negative if short; null until confirmed.", 0),
}
