"""The data dictionary of `wallet`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "WalletRate.gatewayCurrency": ("The currency of which the rate is one unit.", "TRX"),
    "WalletRate.walletCurrency": ("The currency that the rate is counted in.", "USD"),
    "rateInUSD": ("USD per unit of the currency.", 1.08),
    "WalletTopup.amount": ("The amount to add or deduct, in `currency`; greater than 0.", 25),
    "WalletTopup.action": "Whether to add or to deduct.",
    "WalletTopup.reason": "The reason for the topup.",
    "WalletTopup.note": ("The internal note.", "Goodwill, ticket 4711"),
    "BonusTopup.amount": ("The amount to add or deduct, in USD; a deduction with or without a minus sign.", 25),
    "BonusTopup.action": "Whether to add or to deduct.",
    "BonusTopup.note": ("The internal note.", "Goodwill, ticket 4711"),
    "BalanceConversion.fromCurrency": "The currency whose whole balance is converted.",
    "BalanceConversion.toCurrency": "The currency to convert it to.",
    "Conversion.fromAmount": ("The amount deducted, in `fromCurrency`.", 250),
    "Conversion.toAmount": ("The amount credited, in `toCurrency`.", 270.5),
    "rate": ("`toCurrency` per one unit of `fromCurrency`.", 1.082),
    "playerWalletList": "The main wallet's balances, one entry per currency.",
    "CurrencyWallet.held": ("The amount held for withdrawals, in the same currency.", 0),
    "bonusHeldInUSD": ("The amount held for claims in the bonus wallet, in USD.", 5),
    "cashbackHeldInUSD": ("The amount held for claims in the cashback wallet, in USD.", 12.4),
    "affiliateHeldInUSD": ("The amount held for profit withdrawals in the affiliate wallet, in USD.", 0),
    "playerWalletCurrencies": ("Only rates into these wallet currencies; all if omitted or empty.", ["USD"]),
    "gatewayCurrencies": ("Only rates of these gateway currencies; all if omitted or empty.", ["TRX"]),
    "GatewayRates.rates": (
        "The rates, by gateway currency, then by wallet currency.",
        {"TRX": {"USD": {"autoRate": 0.24, "gatewayCurrency": "TRX", "walletCurrency": "USD"}}},
    ),
}
