"""The calls that record, change and delete payments."""

from __future__ import annotations

from typing import Any

from contracts.areas.billing_v2_payments import CpgTransferEdit, ManualPaymentEdit, ManualPaymentForm, PaymentKey
from contracts.warnings import Act, WarningCode
from upstream_sim.areas.billing_v2.payment_wire import to_wire
from upstream_sim.areas.billing_v2.payments import (
    ManualPayment,
    change_payment,
    change_transfer,
    delete_payment,
    record_payment,
)
from upstream_sim.areas.billing_v2.records import PAYMENTS, Payment
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import date_unusual, rate_off, require_answered


@handles("billingV2PaymentAdd")
def add(world: World, caller: Caller, command: Command[None, ManualPaymentForm]) -> Any:
    """A new manual payment. Raises ValidationFailed and ConfirmationRequired."""
    form = command.body
    with caller.change(world) as change:
        payment = record_payment(change, _manual(world, form, None))
        _require_answered(world, form, None)
    return to_wire(world, payment)


@handles("billingV2PaymentUpdate")
def update(world: World, caller: Caller, command: Command[None, ManualPaymentEdit]) -> Any:
    """The changed payment. Raises NotFound, StaleRecord, RecordLocked for a provider transfer, ValidationFailed,
    ConfirmationRequired."""
    edit = command.body
    present = world.table(PAYMENTS).get(edit.chosen)
    with caller.change(world) as change:
        payment = change_payment(change, edit.chosen, _manual(world, edit, present), command.revision)
        _require_answered(world, edit, present)
    return to_wire(world, payment)


@handles("billingV2PaymentDelete")
def delete(world: World, caller: Caller, command: Command[PaymentKey]) -> None:
    """Raises NotFound, StaleRecord, and RecordLocked for a provider transfer."""
    chosen = command.query
    with caller.change(world) as change:
        delete_payment(change, chosen.id, chosen.opId, command.revision)


@handles("billingV2CpgTransferUpdate")
def update_transfer(world: World, caller: Caller, command: Command[None, CpgTransferEdit]) -> Any:
    """The changed transfer. Raises NotFound, StaleRecord, RecordLocked for a manual payment, ValidationFailed for
    what is locked."""
    edit = command.body
    with caller.change(world) as change:
        payment = change_transfer(change, edit, command.revision)
    return to_wire(world, payment)


def _require_answered(world: World, form: ManualPaymentForm, present: Payment | None) -> None:
    """Raises ConfirmationRequired for a rate typed by hand that is far from the market's, and for an unusual date. What
    was recorded is not typed again."""
    currency, rate = form.currency.value, form.exchangeRateInUSD
    is_typed = present is None or (present.currency, present.exchangeRateInUSD) != (currency, rate)
    recorded = {present.issuedDate, present.paymentDate} if present else set()
    dates = [date for date in (form.paymentDate, form.issuedDate) if date not in recorded]
    found = {
        WarningCode.RATE_OFF: rate_off(currency, rate, rate_of(world, currency)) if is_typed else None,
        WarningCode.DATE_UNUSUAL: date_unusual(world.now(), *dates),
    }
    require_answered(world, Act.RECORD_PAYMENT, None, form.acknowledged, found)


def _manual(world: World, form: ManualPaymentForm, present: Payment | None) -> ManualPayment:
    """The payment of a form; dates that it leaves out are those of the present payment, else now."""
    issued = form.issuedDate or (present.issuedDate if present else world.now())
    paid = form.paymentDate or (present.paymentDate if present else issued)
    return ManualPayment(
        opId=form.opId,
        paymentType=form.paymentType,
        currency=form.currency.value,
        amount=form.amount,
        exchangeRateInUSD=form.exchangeRateInUSD,
        amountInUSD=form.amountInUSD,
        issuedDate=issued,
        paymentDate=paid,
        year=form.year,
        month=form.month,
        invoiceNo=form.invoiceNo,
        brandOpId=form.brandOpId,
        description=form.description or "",
    )
