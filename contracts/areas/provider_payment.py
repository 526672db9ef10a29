"""Payment through the crypto provider: the amount due, the receiving address and incoming transfers.

Our choice where the specification is silent: it has the dialog, and no call for it.
"""

from datetime import date
from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.areas.billing_v2 import CARDS, NOT_FOR_BRANDS
from contracts.areas.billing_v2_payments import LOWEST_TOKEN_RATE, RATE_NOT_POSITIVE, STALE_AFTERWARDS
from contracts.envelope import StaleData
from contracts.fields import Instant, Named, Year
from contracts.money import Amount, Rate, Usd
from contracts.operation import Example, Origin
from contracts.roles import PLATFORM_ADMINS, Permission, Role
from contracts.rules import Ge, MaxLength, MinLength, OpId, Pattern, Required
from contracts.warnings import Act, Confirmable
from contracts.wire import Wire, WireQuery

CONFIRMATIONS_REQUIRED = 20
ONLY_ACCEPTED = "Only USDT and TRX are accepted."
ONLY_TRON = "Only the network TRON is accepted."


class ProviderCurrency(StrEnum):
    USDT = "USDT"
    TRX = "TRX"


class ProviderNetwork(StrEnum):
    TRON = "TRON"


class TransferState(StrEnum):
    """`UNASSIGNED`: the transfer arrived but cannot become a payment, for example because its token is not
    accepted."""

    CONFIRMING = "CONFIRMING"
    CONFIRMED = "CONFIRMED"
    UNASSIGNED = "UNASSIGNED"


class ProviderTransfer(Wire):
    """A transfer to the operator's address. `currency` can be any token; the amount in USD uses the rate at
    arrival and is null for tokens that are not accepted. Once confirmed, `paymentId` names the payment and
    `differenceInUSD` says by how much the transfer exceeded the amount required before it, negative if it fell
    short. `marketRateInUSD` of an unassigned one is what a unit is worth now, null where no market is known.
    `assignedBy` and `assignedAt` of one that staff assigned; `isReversible` while nothing was paid from it."""

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
    marketRateInUSD: Rate | None = None
    assignedBy: Named | None = None
    assignedAt: Instant | None = None
    isReversible: bool | None = None


class OpenInvoice(Wire):
    """An invoice that is not paid in full; `overdueDays` since the day (UTC) it was due, 0 until then."""

    invoiceId: str
    invoiceNo: int
    month: int
    year: int
    openAmountInUSD: Usd
    dueBy: Annotated[date, Field(strict=False)]
    overdueDays: int


class ProviderPayment(Wire):
    """`balanceInUSD` is the provider pool, `debtInUSD` the debt of `year`, both as on the cards.
    `requiredInUSD` is the amount that settles all open invoices without a negative pool; `requiredAmount` is
    the same in `currency`, rounded up. `openInvoices` are these invoices, of all years, the oldest first;
    `overdueInUSD` is what is open of the overdue ones. `dueBy` is the next 5th of a month (UTC). `pendingTransfers` are
    transfers that are confirming, unassigned, or were confirmed within a day; latest first."""

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
    openInvoices: list[OpenInvoice] | None = None
    overdueInUSD: Usd | None = None


class ProviderPaymentQuery(WireQuery):
    """`year` left out is the present one; `includeBrands` changes nothing in V2."""

    opId: OpId | None = None
    currency: Annotated[str, Pattern("USDT|TRX", ONLY_ACCEPTED)] = ProviderCurrency.USDT.value
    network: Annotated[str, Pattern("TRON", ONLY_TRON)] = ProviderNetwork.TRON.value
    year: Year | None = None
    includeBrands: bool = True


class TransferAssignment(Confirmable):
    """An unassigned transfer that becomes a payment: of its amount, in its own currency, at the rate that staff agreed
    on with the operator."""

    txHash: Annotated[str, Required("Transfer is required.")]
    opId: Annotated[OpId, Required("Operator is required.")]
    exchangeRateInUSD: Annotated[Rate, Ge(LOWEST_TOKEN_RATE, RATE_NOT_POSITIVE), Required("Exchange rate is required.")]


class TransferReversal(Wire):
    """An assigned transfer that is to be unassigned again, and why."""

    txHash: Annotated[str, Required("Transfer is required.")]
    opId: Annotated[OpId, Required("Operator is required.")]
    reason: Annotated[
        str,
        Required("Enter a reason."),
        MinLength(10, "At least 10 characters."),
        MaxLength(200, "At most 200 characters."),
    ]


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
    AREA.write(
        "providerTransferAssign",
        "POST",
        "/api/billingV2/provider-payment/assign",
        "Assign an unassigned transfer to its operator’s pool",
        origin=Origin.ASSUMED,
        roles=PLATFORM_ADMINS,
        permission=Permission.BILLING_V2_WRITE,
        body=TransferAssignment,
        example=Example(
            body={
                "txHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                "opId": "aurora",
                "exchangeRateInUSD": 1,
            }
        ),
        data=ProviderTransfer,
        failure_data=StaleData,
        act=Act.ASSIGN_TRANSFER,
        invalidates=STALE_AFTERWARDS | {"ProviderPayment"},
        success="Transfer assigned.",
    ),
    AREA.write(
        "providerTransferReverse",
        "POST",
        "/api/billingV2/provider-payment/reverse",
        "Unassign a transfer that was assigned, while nothing was paid from it",
        origin=Origin.ASSUMED,
        roles=PLATFORM_ADMINS,
        permission=Permission.BILLING_V2_WRITE,
        body=TransferReversal,
        example=Example(
            body={
                "txHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                "opId": "aurora",
                "reason": "The rate was that of another token.",
            }
        ),
        data=ProviderTransfer,
        invalidates=STALE_AFTERWARDS | {"ProviderPayment"},
        success="Assignment reversed.",
    ),
)
