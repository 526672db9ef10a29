"""Recording, changing and deleting payments: from the calls to the rules."""

from __future__ import annotations

from typing import Any

from contracts.areas.billing_v2_payments import CpgTransferEdit, ManualPaymentEdit, ManualPaymentForm, PaymentKey
from upstream_sim.areas.billing_v2.payment_showing import shown
from upstream_sim.areas.billing_v2.payments import (
    ManualPayment,
    change_payment,
    change_transfer,
    delete_payment,
    record_payment,
)
from upstream_sim.areas.billing_v2.records import PAYMENTS, Payment
from upstream_sim.people import Caller
from upstream_sim.serving import Command, serves
from upstream_sim.world import World


@serves("billingV2PaymentAdd")
def add(world: World, caller: Caller, command: Command) -> Any:
    """A new manual payment. Raises Invalid422."""
    form: ManualPaymentForm = command.body
    with world.change(caller.actor, caller.request_id) as change:
        payment = record_payment(change, _manual(world, form, None))
    return shown(world, payment)


@serves("billingV2PaymentUpdate")
def update(world: World, caller: Caller, command: Command) -> Any:
    """Raises NotFound, StaleRecord, RecordLocked for a provider transfer, Invalid422."""
    edit: ManualPaymentEdit = command.body
    present = world.table(PAYMENTS).get(edit.chosen)
    with world.change(caller.actor, caller.request_id) as change:
        payment = change_payment(change, edit.chosen, _manual(world, edit, present), command.revision)
    return shown(world, payment)


@serves("billingV2PaymentDelete")
def delete(world: World, caller: Caller, command: Command) -> None:
    """Raises NotFound, StaleRecord, and RecordLocked for a provider transfer."""
    chosen: PaymentKey = command.query
    with world.change(caller.actor, caller.request_id) as change:
        delete_payment(change, chosen.id, chosen.opId, command.revision)


@serves("billingV2CpgTransferUpdate")
def update_transfer(world: World, caller: Caller, command: Command) -> Any:
    """Raises NotFound, StaleRecord, RecordLocked for a manual payment, Invalid422 for what is locked."""
    edit: CpgTransferEdit = command.body
    with world.change(caller.actor, caller.request_id) as change:
        payment = change_transfer(change, edit, command.revision)
    return shown(world, payment)


def _manual(world: World, form: ManualPaymentForm, present: Payment | None) -> ManualPayment:
    """The form with the dates it leaves out: those of the present payment, else this moment."""
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
