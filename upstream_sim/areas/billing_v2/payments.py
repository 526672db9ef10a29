"""Payments of operators: those that staff record, and provider transfers, which arrive by themselves.

Each rule validates first, then puts one record into the caller's change. Refusals name the field.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.billing_v2 import FIRST_YEAR
from contracts.areas.billing_v2_payments import PaymentType
from contracts.money import CURRENCY_PLACES, cents, places_of
from upstream_sim.areas.billing_v2.operators import active_operator, parent_operator
from upstream_sim.areas.billing_v2.records import INVOICES, PAYMENTS, Payment, Who
from upstream_sim.areas.billing_v2.revisions import require_seen
from upstream_sim.refusals import Invalid422, NotFound, RecordLocked
from upstream_sim.tenants import brands
from upstream_sim.world import Change, World

CURRENCIES = ("TRX", "USDT", "USD")
TRANSFER_CURRENCIES = ("USDT", "TRX")
LOWEST_RATE = Decimal("0.01")
RATE_PLACES = 8
TOLERANCE = Decimal("0.005")
LARGEST = Decimal("9999999999.99")


@dataclass(frozen=True, kw_only=True)
class ManualPayment:
    """What staff record. `invoiceNo` None names no invoice: the payment then pays for its own `year`
    and `month`. `amountInUSD` None leaves the product to the platform."""

    opId: str
    paymentType: PaymentType
    currency: str
    amount: Decimal
    exchangeRateInUSD: Decimal
    issuedDate: datetime
    paymentDate: datetime
    year: int | None = None
    month: int | None = None
    invoiceNo: int | None = None
    brandOpId: str | None = None
    amountInUSD: Decimal | None = None
    description: str = ""


@dataclass(frozen=True, kw_only=True)
class Transfer:
    """What arrived at the provider for an operator, at the rate of its arrival."""

    opId: str
    currency: str
    amount: Decimal
    exchangeRateInUSD: Decimal
    arrivedAt: datetime
    explorerURL: str


def record_payment(change: Change, form: ManualPayment) -> Payment:
    """A new manual payment. Raises Invalid422."""
    active_operator(change.world, form.opId)
    fields = _manual_fields(change.world, form)
    return _put_new(change, opId=form.opId, explorerURL=None, **fields)


def change_payment(change: Change, payment_id: str, form: ManualPayment, revision: int | None) -> Payment:
    """A manual payment as the form has it. Raises NotFound, StaleRecord, RecordLocked, Invalid422."""
    payment = _found(change.world, payment_id, form.opId)
    require_seen(payment, revision, payment)
    _require_manual(payment, "its type, currency, amount and rate are not edited")
    return _put_changed(change, payment, **_manual_fields(change.world, form))


def delete_payment(change: Change, payment_id: str, op_id: str, revision: int | None) -> None:
    """Raises NotFound, StaleRecord, and RecordLocked for a provider transfer."""
    payment = _found(change.world, payment_id, op_id)
    require_seen(payment, revision, payment)
    _require_manual(payment, "it is not deleted")
    change.delete(change.world.table(PAYMENTS), payment.id)


def receive_transfer(change: Change, transfer: Transfer) -> Payment:
    """A provider transfer into the operator's pool; it names no invoice and pays for the month it
    arrives in. Raises Invalid422."""
    parent_operator(change.world, transfer.opId)
    if transfer.currency not in TRANSFER_CURRENCIES:
        raise Invalid422("currency", "A provider transfer is in USDT or TRX.")
    _require_positive(transfer.amount)
    arrived = transfer.arrivedAt.astimezone(UTC)
    return _put_new(
        change,
        opId=transfer.opId,
        brandOpId=None,
        paymentType=PaymentType.CPG_TRANSFER,
        invoiceNo=None,
        month=arrived.month,
        year=arrived.year,
        issuedDate=arrived,
        paymentDate=arrived,
        description="",
        explorerURL=transfer.explorerURL,
        **money_of(transfer.currency, transfer.amount, transfer.exchangeRateInUSD, None),
    )


def money_of(currency: str, amount: Decimal, rate: Decimal, sent: Decimal | None) -> dict[str, Any]:
    """Currency, amount, rate and the USD they come to. Raises Invalid422."""
    if currency not in CURRENCIES:
        raise Invalid422("currency", f"One of {', '.join(CURRENCIES)} is required.")
    if places_of(amount) > CURRENCY_PLACES[currency]:
        allowed = CURRENCY_PLACES[currency]
        raise Invalid422("amount", f"{currency} has at most {allowed} decimal places.")
    if amount == 0:
        raise Invalid422("amount", "The amount cannot be 0.")
    if rate < LOWEST_RATE or places_of(rate) > RATE_PLACES:
        raise Invalid422("exchangeRateInUSD", f"The rate is at least {LOWEST_RATE}, with at most 8 places.")
    if currency == "USD" and rate != 1:
        raise Invalid422("exchangeRateInUSD", "USD has rate 1.")
    product = amount * rate
    if abs(product) > LARGEST:
        raise Invalid422("amount", f"A payment is at most {LARGEST:,} USD.")
    in_usd = cents(product)
    if in_usd == 0:
        raise Invalid422("amount", "The amount comes to less than a cent.")
    if sent is not None and abs(sent - product) > TOLERANCE:
        raise Invalid422("amountInUSD", f"Amount times rate is {in_usd} USD.")
    return {
        "currency": currency,
        "amount": amount,
        "exchangeRateInUSD": rate,
        "amountInUSD": in_usd,
    }


def _manual_fields(world: World, form: ManualPayment) -> dict[str, Any]:
    if form.paymentType is PaymentType.CPG_TRANSFER:
        raise Invalid422("paymentType", "A CPG transfer arrives by itself; record another type.")
    if form.paymentType is not PaymentType.CPG_ADJUSTMENT:
        _require_positive(form.amount)
    year, month = _period(world, form)
    return {
        "brandOpId": _own_brand(world, form),
        "paymentType": form.paymentType,
        "invoiceNo": form.invoiceNo,
        "month": month,
        "year": year,
        "issuedDate": form.issuedDate,
        "paymentDate": form.paymentDate,
        "description": form.description,
        **money_of(form.currency, form.amount, form.exchangeRateInUSD, form.amountInUSD),
    }


def _own_brand(world: World, form: ManualPayment) -> str | None:
    known = {brand.opId for brand in brands(world, form.opId)}
    if form.brandOpId is not None and form.brandOpId not in known:
        raise Invalid422("brandOpId", f"{form.brandOpId} is not a brand of {form.opId}.")
    return form.brandOpId


def _period(world: World, form: ManualPayment) -> tuple[int, int]:
    """The named invoice's year and month, else the form's."""
    if form.invoiceNo is not None:
        invoice = world.table(INVOICES).first(opId=form.opId, invoiceNo=form.invoiceNo)
        if invoice is None:
            raise Invalid422("invoiceNo", f"{form.opId} has no invoice {form.invoiceNo}.")
        return invoice.year, invoice.month
    if form.year is None or form.year < FIRST_YEAR:
        raise Invalid422("year", f"A year from {FIRST_YEAR} on, or an invoice, is required.")
    if form.month is None or not 1 <= form.month <= 12:
        raise Invalid422("month", "A month from 1 to 12, or an invoice, is required.")
    return form.year, form.month


def _require_positive(amount: Decimal) -> None:
    if amount <= 0:
        raise Invalid422("amount", "The amount is above 0; only a CPG adjustment may be negative.")


def _require_manual(payment: Payment, why: str) -> None:
    if payment.paymentType is PaymentType.CPG_TRANSFER:
        raise RecordLocked(f"Payment {payment.id} is a provider transfer; {why}.")


def _found(world: World, payment_id: str, op_id: str) -> Payment:
    payment = world.table(PAYMENTS).get(payment_id)
    if payment is None or payment.opId != op_id:
        raise NotFound("Payment not found. It may have been deleted in the meantime.")
    return payment


def _put_new(change: Change, **fields: Any) -> Payment:
    world = change.world
    now, who = world.now(), Who.of(change.actor)
    payment = Payment(
        id=world.new_id("pay"),
        createdAt=now,
        updatedAt=now,
        createdBy=who,
        updatedBy=who,
        **fields,
    )
    return change.put(world.table(PAYMENTS), payment)


def _put_changed(change: Change, payment: Payment, **fields: Any) -> Payment:
    stamp = {"updatedAt": change.world.now(), "updatedBy": Who.of(change.actor)}
    changed = msgspec.structs.replace(payment, **stamp, **fields)
    return change.put(change.world.table(PAYMENTS), changed)
