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
from contracts.areas.billing_v2_payments import (
    NO_ACCOUNT,
    NOT_BY_HAND,
    NOT_POSITIVE,
    PERIOD_NEEDED,
    CpgTransferEdit,
    Fault,
    PaymentType,
    kind_fault,
    money_fault,
    transfer_fault,
)
from contracts.areas.billing_v2_previews import PaymentPreviewQuery
from contracts.areas.provider_payment import ProviderCurrency
from contracts.money import round_cents
from upstream_sim.areas.billing_v2.cards import PaymentApplied
from upstream_sim.areas.billing_v2.operators import account_holder
from upstream_sim.areas.billing_v2.payment_wire import to_wire
from upstream_sim.areas.billing_v2.records import INVOICES, PAYMENT_GONE, PAYMENTS, Payment
from upstream_sim.areas.billing_v2.statement import statement, statement_with
from upstream_sim.core.refusals import NotFound, RecordLocked, ValidationFailed
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.records import UserRef, require_revision
from upstream_sim.shared.tenancies import billed_to

LOCKED = ("paymentType", "currency", "amount", "exchangeRateInUSD", "amountInUSD")


@dataclass(frozen=True, kw_only=True)
class ManualPayment:
    """A payment that staff record. `invoiceNo` None names no invoice: the payment then pays for its own `year` and
    `month`. `amountInUSD` None leaves the product to the platform."""

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
    """A transfer that arrived at the provider for an operator, at the rate of its arrival; `brandOpId` where it
    came to a brand's address. One that staff assigned may be of any token."""

    opId: str
    brandOpId: str | None = None
    currency: str
    amount: Decimal
    exchangeRateInUSD: Decimal
    arrivedAt: datetime
    explorerURL: str
    isAssigned: bool = False


def record_payment(change: Change, form: ManualPayment) -> Payment:
    """A new manual payment. Raises ValidationFailed."""
    account_holder(change.world, form.opId, NO_ACCOUNT)
    fields = _manual_fields(change.world, form)
    return _put_new(change, opId=form.opId, explorerURL=None, **fields)


def change_payment(change: Change, payment_id: str, form: ManualPayment, revision: int | None) -> Payment:
    """The payment with the form's fields. Raises NotFound, StaleRecord, RecordLocked, ValidationFailed."""
    payment = _require_payment(change.world, payment_id, form.opId, revision)
    _require_manual(payment, "its type, currency, amount and rate cannot be edited")
    return _put_changed(change, payment, **_manual_fields(change.world, form))


def delete_payment(change: Change, payment_id: str, op_id: str, revision: int | None) -> None:
    """Raises NotFound, StaleRecord, and RecordLocked for a provider transfer."""
    payment = _require_payment(change.world, payment_id, op_id, revision)
    _require_manual(payment, "it cannot be deleted")
    change.delete(change.world.table(PAYMENTS), payment.id)


def change_transfer(change: Change, edit: CpgTransferEdit, revision: int | None) -> Payment:
    """The transfer with its other fields changed; its type and money stay. Raises NotFound, StaleRecord,
    RecordLocked for a manual payment, ValidationFailed."""
    world = change.world
    payment = _require_payment(world, edit.chosen, edit.opId, revision)
    if payment.paymentType is not PaymentType.CPG_TRANSFER:
        raise RecordLocked(f"Payment {payment.id} was added manually; edit it as a manual payment.")
    _require_locked_unchanged(payment, edit)
    year, month = _period(world, edit.opId, edit.invoiceNo, edit.year or payment.year, edit.month or payment.month)
    return _put_changed(
        change,
        payment,
        brandOpId=_own_brand(world, edit.opId, edit.brandOpId),
        invoiceNo=edit.invoiceNo,
        year=year,
        month=month,
        issuedDate=(edit.issuedDate or payment.issuedDate).astimezone(UTC),
        paymentDate=(edit.paymentDate or payment.paymentDate).astimezone(UTC),
        description=edit.description or "",
    )


def receive_transfer(change: Change, transfer: Transfer) -> Payment:
    """The new payment into the operator's pool; it names no invoice and pays for the month it arrives in. Raises
    ValidationFailed."""
    account_holder(change.world, transfer.opId, NO_ACCOUNT)
    if not transfer.isAssigned and transfer.currency not in set(ProviderCurrency):
        raise ValidationFailed("currency", "CPG transfers are in USDT or TRX.")
    if transfer.amount <= 0:
        raise ValidationFailed("amount", NOT_POSITIVE)
    arrived = transfer.arrivedAt.astimezone(UTC)
    return _put_new(
        change,
        opId=transfer.opId,
        brandOpId=transfer.brandOpId,
        paymentType=PaymentType.CPG_TRANSFER,
        invoiceNo=None,
        month=arrived.month,
        year=arrived.year,
        issuedDate=arrived,
        paymentDate=arrived,
        description="",
        explorerURL=transfer.explorerURL,
        **_transfer_money(transfer),
    )


def remove_transfer(change: Change, payment: Payment) -> None:
    """Takes a transfer's payment back out of the pool. Raises RecordLocked where invoices were paid from it, or where
    it names one."""
    if not is_unused(change.world, payment):
        raise RecordLocked("Invoices were paid from this transfer; it stays assigned.")
    change.delete(change.world.table(PAYMENTS), payment.id)


def is_unused(world: World, payment: Payment) -> bool:
    """Whether all of it is in the pool still: without it the same would be open."""
    now, without = statement(world, payment.opId), statement_with(world, payment.opId, payment, None)
    return payment.invoiceNo is None and now.open_amounts == without.open_amounts


def payment_preview(world: World, form: PaymentPreviewQuery) -> tuple[Payment | None, PaymentApplied | None]:
    """The payment that would go, and the one that would count in its place. Raises NotFound, and ValidationFailed as
    recording it would."""
    account_holder(world, form.opId, NO_ACCOUNT)
    present = _payment_of(world, form.paymentId, form.opId) if form.paymentId is not None else None
    if form.paymentType is None or form.amountInUSD is None:
        return present, None
    if form.paymentType is PaymentType.CPG_TRANSFER and (present is None or present.paymentType != form.paymentType):
        raise ValidationFailed("paymentType", NOT_BY_HAND)
    year, _ = _period(world, form.opId, form.invoiceNo, form.year, 1)
    return present, PaymentApplied(form.paymentType, form.amountInUSD, year, form.invoiceNo)


def money_of(currency: str, amount: Decimal, rate: Decimal, sent: Decimal | None) -> dict[str, Any]:
    """Currency, amount, rate and their product in USD. Raises ValidationFailed."""
    return _money(currency, amount, rate, money_fault(currency, amount, rate, sent))


def _money(currency: str, amount: Decimal, rate: Decimal, fault: Fault | None) -> dict[str, Any]:
    if fault:
        raise ValidationFailed(*fault)
    return {
        "currency": currency,
        "amount": amount,
        "exchangeRateInUSD": rate,
        "amountInUSD": round_cents(amount * rate),
    }


def _transfer_money(transfer: Transfer) -> dict[str, Any]:
    """`money_of` a transfer; of one that staff assigned, whatever its token. Raises ValidationFailed."""
    currency, amount, rate = transfer.currency, transfer.amount, transfer.exchangeRateInUSD
    fault = transfer_fault(amount, rate) if transfer.isAssigned else money_fault(currency, amount, rate, None)
    return _money(currency, amount, rate, fault)


def _manual_fields(world: World, form: ManualPayment) -> dict[str, Any]:
    fault = kind_fault(form.paymentType, form.amount)
    if fault:
        raise ValidationFailed(*fault)
    year, month = _period(world, form.opId, form.invoiceNo, form.year, form.month)
    return {
        "brandOpId": _own_brand(world, form.opId, form.brandOpId),
        "paymentType": form.paymentType,
        "invoiceNo": form.invoiceNo,
        "month": month,
        "year": year,
        "issuedDate": form.issuedDate.astimezone(UTC),
        "paymentDate": form.paymentDate.astimezone(UTC),
        "description": form.description,
        **money_of(form.currency, form.amount, form.exchangeRateInUSD, form.amountInUSD),
    }


def _own_brand(world: World, op_id: str, brand_op_id: str | None) -> str | None:
    known = {tenancy.opId for tenancy in billed_to(world, op_id)} - {op_id}
    if brand_op_id is not None and brand_op_id not in known:
        raise ValidationFailed("brandOpId", f"{brand_op_id} is not a brand of {op_id}.")
    return brand_op_id


def _period(world: World, op_id: str, invoice_no: int | None, year: int | None, month: int | None) -> tuple[int, int]:
    """The named invoice's year and month, else the form's. Raises ValidationFailed."""
    if invoice_no is not None:
        invoice = world.table(INVOICES).first(opId=op_id, invoiceNo=invoice_no)
        if invoice is None:
            raise ValidationFailed("invoiceNo", f"{op_id} has no invoice {invoice_no}.")
        return invoice.year, invoice.month
    if year is None or year < FIRST_YEAR:
        raise ValidationFailed("year", PERIOD_NEEDED)
    if month is None or not 1 <= month <= 12:
        raise ValidationFailed("month", PERIOD_NEEDED)
    return year, month


def _require_manual(payment: Payment, why: str) -> None:
    if payment.paymentType is PaymentType.CPG_TRANSFER:
        raise RecordLocked(f"Payment {payment.id} is a CPG transfer; {why}.")


def _require_locked_unchanged(payment: Payment, edit: CpgTransferEdit) -> None:
    sent = {name: getattr(edit, name) for name in LOCKED}
    changed = [name for name, value in sent.items() if value not in (None, getattr(payment, name))]
    if changed:
        raise ValidationFailed(fields={name: f"{name} of a CPG transfer cannot be edited." for name in changed})


def _require_payment(world: World, payment_id: str, op_id: str, revision: int | None) -> Payment:
    """The payment, at the revision that the caller saw. Raises NotFound and StaleRecord."""
    payment = _payment_of(world, payment_id, op_id)
    require_revision(payment, revision, to_wire(world, payment))
    return payment


def _payment_of(world: World, payment_id: str, op_id: str) -> Payment:
    payment = world.table(PAYMENTS).get(payment_id)
    if payment is None or payment.opId != op_id:
        raise NotFound(PAYMENT_GONE)
    return payment


def _put_new(change: Change, **fields: Any) -> Payment:
    world = change.world
    now, by = world.now(), UserRef.of(change.actor)
    payment = Payment(
        id=world.new_id("pay"),
        createdAt=now,
        updatedAt=now,
        createdBy=by,
        updatedBy=by,
        **fields,
    )
    return change.put(world.table(PAYMENTS), payment)


def _put_changed(change: Change, payment: Payment, **fields: Any) -> Payment:
    stamp = {"updatedAt": change.world.now(), "updatedBy": UserRef.of(change.actor)}
    changed = msgspec.structs.replace(payment, **stamp, **fields)
    return change.put(change.world.table(PAYMENTS), changed)
