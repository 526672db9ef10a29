"""Paying through the crypto provider: where an operator sends what it owes, and what is on its way.

Our choice where the specification is silent: it has the dialog, and no call for it.
"""

from __future__ import annotations

from datetime import date
from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.areas.billing_v2 import CARDS, NOT_FOR_BRANDS
from contracts.fields import Instant, Year
from contracts.money import Amount, Rate, Usd
from contracts.operation import Origin
from contracts.roles import PLATFORM_ADMINS, Permission, Role
from contracts.rules import OpId, Pattern
from contracts.wire import Wire, WireQuery

CONFIRMATIONS_REQUIRED = 20
DUE_DAY = 5
ONLY_ACCEPTED = "Only USDT and TRX are accepted."
ONLY_TRON = "Only the network TRON is accepted."


class ProviderCurrency(StrEnum):
    USDT = "USDT"
    TRX = "TRX"


class ProviderNetwork(StrEnum):
    TRON = "TRON"


class TransferState(StrEnum):
    """`UNASSIGNED`: arrived, but no payment comes of it, such as another token on the same address."""

    CONFIRMING = "CONFIRMING"
    CONFIRMED = "CONFIRMED"
    UNASSIGNED = "UNASSIGNED"


class ProviderTransfer(Wire):
    """A transfer to the operator's address. `currency` is any token's name; in USD at the rate of its
    arrival, null for a token that is not accepted. `paymentId` and `differenceInUSD` once confirmed:
    how far it went beyond what was required just before, negative where it fell short."""

    txHash: str
    currency: str
    amount: Amount
    amountInUSD: Usd | None
    exchangeRateInUSD: Rate | None
    confirmations: int
    confirmationsRequired: int
    state: Annotated[TransferState, Field(strict=False)]
    arrivedAt: Instant
    confirmedAt: Instant | None
    explorerURL: str
    paymentId: str | None
    differenceInUSD: Usd | None


class ProviderPayment(Wire):
    """`balanceInUSD` is the provider pool, `debtInUSD` that of `year`, both as on the cards.
    `requiredInUSD` is what would leave no invoice open and the pool not below 0; `requiredAmount` the
    same in `currency`, rounded up. `dueBy` is the coming 5th (UTC). `pendingTransfers` are those that
    confirm, the unassigned ones, and what was confirmed within a day; the latest first."""

    opId: str
    opTitle: str
    address: str
    network: Annotated[ProviderNetwork, Field(strict=False)]
    currency: Annotated[ProviderCurrency, Field(strict=False)]
    acceptedCurrencies: list[Annotated[ProviderCurrency, Field(strict=False)]]
    marketRateInUSD: Rate
    year: int
    balanceInUSD: Usd
    debtInUSD: Usd
    requiredInUSD: Usd
    requiredAmount: Amount
    dueBy: Annotated[date, Field(strict=False)]
    pendingTransfers: list[ProviderTransfer]


class ProviderPaymentQuery(WireQuery):
    """`year` left out is the present one; `includeBrands` changes nothing in V2."""

    opId: OpId | None = None
    currency: Annotated[str, Pattern("USDT|TRX", ONLY_ACCEPTED)] = ProviderCurrency.USDT.value
    network: Annotated[str, Pattern("TRON", ONLY_TRON)] = ProviderNetwork.TRON.value
    year: Year | None = None
    includeBrands: bool = True


AREA = Area(
    "provider_payment",
    readers=PLATFORM_ADMINS | {Role.OPERATOR_ADMIN},
    can_read=Permission.BILLING_V2_READ,
    tags=frozenset({"ProviderPayment"}) | CARDS,
    levels=NOT_FOR_BRANDS,
)

OPERATIONS = (
    AREA.read(
        "providerPayment",
        "/api/billingV2/provider-payment",
        "View provider payment instructions and arriving transfers",
        origin=Origin.ASSUMED,
        query=ProviderPaymentQuery,
        data=ProviderPayment,
        poll=True,
    ),
)
