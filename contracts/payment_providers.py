"""Who moves a player's money to and from the outside, and the gateways that their transactions are listed under."""

from __future__ import annotations

from enum import StrEnum


class PaymentProvider(StrEnum):
    """Who pays a withdrawal out or takes a deposit in. MANUAL and CRYPTO go by the generic calls."""

    TOMANI = "TOMANI"
    JB = "JB"
    ZI_CHARGE = "ZI_CHARGE"
    PARAM_HAVALE = "PARAM_HAVALE"
    PARSCOINPAY = "PARSCOINPAY"
    FIAT_CRYPTO = "FIAT_CRYPTO"
    WITCHER_V1 = "WITCHER_V1"
    SISTEM_NAKIT = "SISTEM_NAKIT"
    UTOPIA = "UTOPIA"
    FX_HAVALE = "FX_HAVALE"
    MALDO_PAY = "MALDO_PAY"
    CRYPTO = "CRYPTO"
    MANUAL = "MANUAL"


GATEWAYS: dict[PaymentProvider, str] = {
    PaymentProvider.TOMANI: "Tomani",
    PaymentProvider.JB: "JB",
    PaymentProvider.ZI_CHARGE: "Zi Charge",
    PaymentProvider.PARAM_HAVALE: "Param Havale",
    PaymentProvider.PARSCOINPAY: "ParsCoinPay",
    PaymentProvider.FIAT_CRYPTO: "Fiat Crypto",
    PaymentProvider.WITCHER_V1: "Witcher V1",
    PaymentProvider.SISTEM_NAKIT: "Sistem Nakit",
    PaymentProvider.UTOPIA: "Utopia",
    PaymentProvider.FX_HAVALE: "FX Havale",
    PaymentProvider.MALDO_PAY: "Maldo Pay",
    PaymentProvider.CRYPTO: "Crypto",
    PaymentProvider.MANUAL: "Manual",
}
"""What a provider's gateway is called in lists."""
