"""Payments of operators, second generation: what staff record by hand, provider transfers, their history.

A provider transfer (`CPG_TRANSFER`) comes of an arriving transfer alone. The reads are our choice
where the specification is silent; the rest are its calls.
"""

from decimal import Decimal
from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.area import Area, ForWeb
from contracts.areas.billing_v2 import (
    CARDS,
    NOT_FOR_BRANDS,
    READERS,
    TAGS,
    ChosenOperator,
    Description,
)
from contracts.envelope import Page
from contracts.fields import FromTo, Instant, ListQuery, Month, Named, OneTenant, Year, field_error
from contracts.money import CURRENCY_PLACES, LARGEST_USD, Amount, Rate, Usd, places_of, round_cents
from contracts.operation import Dialect, Example, Export, Origin
from contracts.roles import PLATFORM_ADMINS, Permission
from contracts.rules import Ge, OpId, ParentOpId, Pattern, Required
from contracts.warnings import Act, Confirmable
from contracts.wire import Wire, WireQuery

MISSING_PAYMENT_ID = "Missing Payment ID."
TWO_PAYMENT_IDS = "The two payment IDs differ."
LOWEST_RATE = Decimal("0.01")
RATE_TOO_LOW = "The exchange rate must be at least 0.01."
RATE_PLACES = 8
LOWEST_TOKEN_RATE = 0.00000001
RATE_NOT_POSITIVE = "The exchange rate must be greater than 0."
USD_RATE = "The exchange rate for USD is 1."
LARGEST_PAYMENT: ForWeb[Decimal] = LARGEST_USD
TOLERANCE = Decimal("0.005")
NOT_BY_HAND = "CPG transfers are recorded automatically; choose another type."
NOT_POSITIVE = "Enter an amount greater than 0; only a CPG adjustment can be negative."
NOTHING = "The amount cannot be 0."
PERIOD_NEEDED = "Choose the month and year the payment is for, or select an invoice."
NO_ACCOUNT = "Brands have no account of their own; select the operator, then the brand."


class PaymentType(StrEnum):
    CASH = "CASH"
    CPG_ADJUSTMENT = "CPG_ADJUSTMENT"
    DIRECT_TRANSFER = "DIRECT_TRANSFER"
    USDT_TRANSFER = "USDT_TRANSFER"
    OPERATOR_SETTLEMENT = "OPERATOR_SETTLEMENT"
    CPG_TRANSFER = "CPG_TRANSFER"


class PaymentCurrency(StrEnum):
    TRX = "TRX"
    USDT = "USDT"
    USD = "USD"


InvoiceNumber = Annotated[int, Ge(1, "Invoice numbers start at 1; leave it out for none.")]


class PaymentExtraData(Wire):
    """`explorerURL` shows a provider transfer in a block explorer; null for manual payments."""

    explorerURL: str | None


Token = Annotated[str, Pattern("[A-Za-z0-9._-]{2,16}", "Enter a currency or a token.")]


class PaymentV2(Wire):
    """A payment. `currency` is one of those that payments are recorded in, or the token of a transfer that was
    assigned. `month` and `year` are the period it pays for; `invoiceId` is the id of the invoice that
    `invoiceNo` names. Send `revision` in If-Match."""

    paymentId: Annotated[str, Field(title="Payment")]
    opId: str
    opTitle: str
    brandOpId: Annotated[str | None, Field(title="Brand")]
    brandTitle: str | None
    paymentType: Annotated[PaymentType, Field(strict=False)]
    invoiceNo: int | None
    invoiceId: str | None
    currency: str
    amount: Amount
    exchangeRateInUSD: Annotated[Rate, Field(title="Exchange rate")]
    amountInUSD: Usd
    month: int
    year: int
    issuedDate: Annotated[Instant, Field(title="Issued on")]
    paymentDate: Annotated[Instant, Field(title="Paid on")]
    description: str
    extraData: PaymentExtraData
    createdAt: Instant
    updatedAt: Instant
    createdBy: Named
    updatedBy: Named
    revision: int


class CurrencyTotal(Wire):
    currency: str
    amount: Amount
    amountInUSD: Usd


class PaymentV2Page(Page[PaymentV2]):
    """A page of payments with totals, per currency, over all payments that match the filters."""

    totalAmountInUSD: Usd
    totalsByCurrency: list[CurrencyTotal]


class PaymentsV2Query(FromTo, ListQuery):
    """`from` and `to` are both included and mean `createdAt`; `includeBrands` changes nothing in V2,
    `brandOpId` finds what was recorded for a brand."""

    brandOpId: OpId | None = None
    year: Year | None = None
    month: Month | None = None
    paymentType: Annotated[PaymentType, Field(strict=False)] | None = None
    currency: Token | None = None
    invoiceNo: InvoiceNumber | None = None


class PaymentPath(Wire):
    paymentId: str


class PaymentNotes(Wire):
    """What may be said of any payment. `invoiceNo` and `brandOpId` left out mean none; dates left out
    stay as they are, or are the present moment for a new payment."""

    opId: ChosenOperator
    parentOpId: ParentOpId | None = None
    brandOpId: OpId | None = None
    invoiceNo: InvoiceNumber | None = None
    month: Month | None = None
    year: Year | None = None
    issuedDate: Instant | None = None
    paymentDate: Instant | None = None
    description: Description | None = None


class ManualPaymentForm(PaymentNotes, Confirmable):
    """A manual payment. Without `amountInUSD` the platform calculates it. With an `invoiceNo` the payment
    takes the invoice's period, so `month` and `year` may be omitted."""

    paymentType: Annotated[PaymentType, Field(strict=False), Required("Payment type is required.")]
    currency: Annotated[PaymentCurrency, Field(strict=False), Required("Currency is required.")]
    amount: Annotated[Amount, Required("Amount is required.")]
    exchangeRateInUSD: Annotated[Rate, Ge(0.01, RATE_TOO_LOW), Required("Exchange rate is required.")]
    amountInUSD: Usd | None = None

    @model_validator(mode="after")
    def _worth_something(self) -> Self:
        fault = kind_fault(self.paymentType, self.amount) or money_fault(
            self.currency, self.amount, self.exchangeRateInUSD, self.amountInUSD
        )
        if fault:
            raise field_error(*fault)
        return self

    @model_validator(mode="after")
    def _for_a_period(self) -> Self:
        if self.invoiceNo is None and (self.month is None or self.year is None):
            raise field_error("year" if self.year is None else "month", PERIOD_NEEDED)
        return self


class PaymentNamed(Wire):
    """The payment that is meant: `paymentId`, or `id`, which is the same."""

    id: str | None = None
    paymentId: str | None = None

    @model_validator(mode="after")
    def _by_one_name(self) -> Self:
        named = {name for name in (self.id, self.paymentId) if name is not None}
        if not all(name.strip() for name in named) or not named:
            raise field_error("paymentId", MISSING_PAYMENT_ID)
        if len(named) > 1:
            raise field_error("paymentId", TWO_PAYMENT_IDS)
        return self

    @property
    def chosen(self) -> str:
        return self.paymentId or self.id or ""


class ManualPaymentEdit(PaymentNamed, ManualPaymentForm):
    """The complete payment after the edit."""


class CpgTransferEdit(PaymentNamed, PaymentNotes):
    """The complete payment. Type, currency, amount and rates must be unchanged or omitted."""

    paymentType: Annotated[PaymentType, Field(strict=False)] | None = None
    currency: Token | None = None
    amount: Amount | None = None
    exchangeRateInUSD: Rate | None = None
    amountInUSD: Usd | None = None


class PaymentKey(WireQuery):
    opId: ChosenOperator
    id: Annotated[str, Required(MISSING_PAYMENT_ID)]


Fault = tuple[str, str]
"""A field and what is wrong with it."""


def kind_fault(kind: PaymentType, amount: Decimal) -> Fault | None:
    """What keeps staff from recording this kind of payment."""
    if kind is PaymentType.CPG_TRANSFER:
        return "paymentType", NOT_BY_HAND
    if amount <= 0 and kind is not PaymentType.CPG_ADJUSTMENT:
        return "amount", NOT_POSITIVE
    return None


def money_fault(currency: str, amount: Decimal, rate: Decimal, sent: Decimal | None) -> Fault | None:
    """What is wrong with an amount, its rate and the USD that were `sent`, if any."""
    if currency not in set(PaymentCurrency):
        return "currency", f"One of {', '.join(PaymentCurrency)} is required."
    if places_of(amount) > CURRENCY_PLACES[currency]:
        return "amount", f"{currency} has at most {CURRENCY_PLACES[currency]} decimal places."
    if amount == 0:
        return "amount", NOTHING
    if rate < LOWEST_RATE or places_of(rate) > RATE_PLACES:
        return "exchangeRateInUSD", RATE_TOO_LOW if rate < LOWEST_RATE else f"At most {RATE_PLACES} decimal places."
    if currency == PaymentCurrency.USD and rate != 1:
        return "exchangeRateInUSD", USD_RATE
    return _product_fault(amount * rate, sent)


def transfer_fault(amount: Decimal, rate: Decimal) -> Fault | None:
    """What is wrong with a transfer of any token, at a rate that staff agreed on."""
    if rate <= 0:
        return "exchangeRateInUSD", RATE_NOT_POSITIVE
    return _product_fault(amount * rate, None)


def _product_fault(product: Decimal, sent: Decimal | None) -> Fault | None:
    if abs(product) > LARGEST_PAYMENT:
        return "amount", f"A payment is at most {LARGEST_PAYMENT:,} USD."
    if round_cents(product) == 0:
        return "amount", "The amount is worth less than one cent."
    if sent is not None and abs(sent - product) > TOLERANCE:
        return "amountInUSD", f"Amount times rate is {round_cents(product)} USD."
    return None


PAYMENTS = frozenset({"PaymentV2"})
STALE_AFTERWARDS = PAYMENTS | CARDS | TAGS

PAYMENT = {
    "opId": "aurora",
    "paymentType": "CASH",
    "currency": "USD",
    "amount": 1,
    "exchangeRateInUSD": 1,
    "invoiceNo": 1_000_000,
}

AREA = Area(
    "billing_v2",
    readers=READERS,
    writers=PLATFORM_ADMINS,
    can_read=Permission.BILLING_V2_READ,
    can_write=Permission.BILLING_V2_WRITE,
    tags=PAYMENTS,
    invalidates=STALE_AFTERWARDS,
    lists=("billing_v2.payments",),
)

OPERATIONS = (
    AREA.read(
        "billingV2Payments",
        "/api/billingV2/payments",
        "List operator payments (V2)",
        origin=Origin.ASSUMED,
        levels=NOT_FOR_BRANDS,
        query=PaymentsV2Query,
        export=Export(),
        data=PaymentV2Page,
    ),
    AREA.read(
        "billingV2Payment",
        "/api/billingV2/payments/{paymentId}",
        "View a payment (V2)",
        origin=Origin.ASSUMED,
        levels=NOT_FOR_BRANDS,
        path_params=PaymentPath,
        query=OneTenant,
        data=PaymentV2,
    ),
    AREA.write(
        "billingV2PaymentAdd",
        "POST",
        "/api/billingV2/payment/manual",
        "Add a manual payment",
        body=ManualPaymentForm,
        example=Example(body=PAYMENT),
        data=PaymentV2,
        act=Act.RECORD_PAYMENT,
        success="Payment Added!",
    ),
    AREA.write(
        "billingV2PaymentUpdate",
        "PUT",
        "/api/billingV2/payment/manual",
        "Edit a manual payment",
        body=ManualPaymentEdit,
        example=Example(body={**PAYMENT, "paymentId": "65a1f0c2e4b0d3a9c7f81202"}),
        data=PaymentV2,
        if_match=True,
        act=Act.RECORD_PAYMENT,
        success="Payment Updated!",
        dialect=Dialect.ERRORS_LIST,
    ),
    AREA.write(
        "billingV2PaymentDelete",
        "DELETE",
        "/api/billingV2/payment/manual",
        "Delete a manual payment",
        query=PaymentKey,
        example=Example(query={"id": "65a1f0c2e4b0d3a9c7f81204", "opId": "aurora"}),
        if_match=True,
        success="Payment Deleted!",
        dialect=Dialect.MESSAGE,
    ),
    AREA.write(
        "billingV2CpgTransferUpdate",
        "PUT",
        "/api/billingV2/payment/cpg",
        "Edit the description of a CPG transfer",
        body=CpgTransferEdit,
        example=Example(body={"paymentId": "65a1f0c2e4b0d3a9c7f81202", "opId": "aurora"}),
        data=PaymentV2,
        if_match=True,
        success="Payment Updated!",
    ),
)
