"""Payment providers, which carry out deposits and withdrawals, and the gateways that transactions are listed under."""

from __future__ import annotations

from enum import StrEnum


class PaymentProvider(StrEnum):
    """Who pays a withdrawal out or takes a deposit in. MANUAL, CRYPTO, MINI_PAY, WEB3 and PERFECT_MONEY go by the
    generic calls."""

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
    MINI_PAY = "MINI_PAY"
    WEB3 = "WEB3"
    PERFECT_MONEY = "PERFECT_MONEY"


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
    PaymentProvider.MINI_PAY: "Mini Pay",
    PaymentProvider.WEB3: "Web3",
    PaymentProvider.PERFECT_MONEY: "Perfect Money",
}
"""What a provider's gateway is called in lists."""


class GatewayOperation(StrEnum):
    DEPOSIT = "DEPOSIT"
    WITHDRAW = "WITHDRAW"


class GatewayVersion(StrEnum):
    """The two generations of gateways."""

    V1 = "V1"
    V2 = "V2"


class GatewayCategory(StrEnum):
    """What a gateway is of; it decides which providers it may have. OTHER is assumed."""

    CRYPTO = "CRYPTO"
    MINI_PAY = "MINI_PAY"
    WEB3 = "WEB3"
    PERFECT_MONEY = "PERFECT_MONEY"
    TOMANI = "TOMANI"
    UTOPIA = "UTOPIA"
    OTHER = "OTHER"


class GatewayProvider(StrEnum):
    """Whose service a gateway is an instance of. JB stands in two categories: Tomani's, and that of its own calls."""

    CPG = "CPG"
    MINI_PAY = "MINI_PAY"
    WEB3 = "WEB3"
    PERFECT_MONEY = "PERFECT_MONEY"
    JB = "JB"
    WITCHER = "WITCHER"
    CENTRAL_PAY = "CENTRAL_PAY"
    UTOPIA = "UTOPIA"
    ZI_CHARGE = "ZI_CHARGE"
    PARAM_HAVALE = "PARAM_HAVALE"
    PARSCOINPAY = "PARSCOINPAY"
    FIAT_CRYPTO = "FIAT_CRYPTO"
    WITCHER_V1 = "WITCHER_V1"
    SISTEM_NAKIT = "SISTEM_NAKIT"
    FX_HAVALE = "FX_HAVALE"
    MALDO_PAY = "MALDO_PAY"
    MANUAL = "MANUAL"


_G = GatewayProvider
PROVIDERS_OF: dict[GatewayCategory, tuple[GatewayProvider, ...]] = {
    GatewayCategory.CRYPTO: (_G.CPG,),
    GatewayCategory.MINI_PAY: (_G.MINI_PAY,),
    GatewayCategory.WEB3: (_G.WEB3,),
    GatewayCategory.PERFECT_MONEY: (_G.PERFECT_MONEY,),
    GatewayCategory.TOMANI: (_G.JB, _G.WITCHER, _G.WITCHER, _G.CENTRAL_PAY),
    GatewayCategory.UTOPIA: (_G.UTOPIA,),
    GatewayCategory.OTHER: (
        _G.JB,
        _G.ZI_CHARGE,
        _G.PARAM_HAVALE,
        _G.PARSCOINPAY,
        _G.FIAT_CRYPTO,
        _G.WITCHER_V1,
        _G.SISTEM_NAKIT,
        _G.FX_HAVALE,
        _G.MALDO_PAY,
        _G.MANUAL,
    ),
}
"""What each category offers, in the order of the form. Tomani's Witcher stands there twice, as specified."""

SINGLE = frozenset(
    {
        GatewayCategory.TOMANI,
        GatewayCategory.CRYPTO,
        GatewayCategory.UTOPIA,
        GatewayCategory.WEB3,
        GatewayCategory.MINI_PAY,
    }
)
"""The categories of whose providers an operator has one instance, for each operation and generation."""

UNPROVEN = frozenset({GatewayProvider.MANUAL})
"""Those that staff pay by hand: they have no credentials."""


def payment_provider_of(category: GatewayCategory, provider: GatewayProvider) -> PaymentProvider:
    """The payment provider whose calls decide transactions of such a gateway."""
    if category is GatewayCategory.TOMANI:
        return PaymentProvider.TOMANI
    return PaymentProvider.CRYPTO if provider is GatewayProvider.CPG else PaymentProvider(provider.value)


def category_of(provider: GatewayProvider) -> GatewayCategory:
    """The first category that offers the provider."""
    return next(category for category, offered in PROVIDERS_OF.items() if provider in offered)
