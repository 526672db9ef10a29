"""Assigning transfers that could not become payments by themselves, and taking that back."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.activities import ActivityAction, ActivityArea
from contracts.areas.provider_payment import TransferAssignment, TransferReversal, TransferState
from contracts.envelope import Status
from contracts.money import round_cents
from contracts.warnings import Act, WarningCode
from upstream_sim.areas.billing_v2.payments import Transfer, receive_transfer, remove_transfer
from upstream_sim.areas.billing_v2.records import PAYMENT_GONE, PAYMENTS
from upstream_sim.areas.billing_v2.statement import statement
from upstream_sim.areas.provider_payment.records import ARRIVALS, Arrival, explorer_url
from upstream_sim.areas.provider_payment.rules import required_in_usd
from upstream_sim.areas.provider_payment.wire import to_wire
from upstream_sim.core.refusals import AlreadyDecided, NotFound, Refusal
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.rates import market_rate
from upstream_sim.shared.records import UserRef, decision_text, visible_record
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import rate_off, require_answered

GONE = "Transfer not found."
NOT_UNASSIGNED = "This transfer is not unassigned: it counts by itself."
ASSIGNED = "This transfer is already assigned, at {rate:f} USD per {currency}. {words}"
NOT_ASSIGNED = "This transfer is not assigned; there is nothing to reverse."


@handles("providerTransferAssign")
def assign(world: World, caller: Caller, command: Command[None, TransferAssignment]) -> dict[str, Any]:
    """The transfer, confirmed now. Raises NotFound, for another operator's too, AlreadyDecided for one that is assigned
    already, a CONFLICT refusal for one that counts by itself, ValidationFailed for what no payment can be, and
    ConfirmationRequired."""
    form = command.body
    arrival = visible_record(world, caller, ARRIVALS, form.txHash, GONE, op_id=form.opId)
    _require_unassigned(world, arrival)
    required = required_in_usd(statement(world, arrival.opId))
    with caller.change(world) as change:
        payment = receive_transfer(
            change,
            Transfer(
                opId=arrival.opId,
                brandOpId=arrival.brandOpId,
                currency=arrival.currency,
                amount=arrival.amount,
                exchangeRateInUSD=form.exchangeRateInUSD,
                arrivedAt=arrival.arrivedAt,
                explorerURL=explorer_url(arrival.txHash),
                isAssigned=True,
            ),
        )
        found = rate_off(arrival.currency, form.exchangeRateInUSD, market_rate(world, arrival.currency))
        require_answered(world, Act.ASSIGN_TRANSFER, None, form.acknowledged, {WarningCode.RATE_OFF: found})
        assigned = msgspec.structs.replace(
            arrival,
            state=TransferState.CONFIRMED,
            exchangeRateInUSD=form.exchangeRateInUSD,
            amountInUSD=payment.amountInUSD,
            confirmedAt=world.now(),
            paymentId=payment.id,
            differenceInUSD=payment.amountInUSD - required,
            arrivalRateInUSD=arrival.exchangeRateInUSD,
            assignedBy=UserRef.of(change.actor),
            assignedAt=world.now(),
        )
        assigned = change.put(world.table(ARRIVALS), assigned)
    return to_wire(world, assigned)


@handles("providerTransferReverse")
def reverse(world: World, caller: Caller, command: Command[None, TransferReversal]) -> dict[str, Any]:
    """The transfer, unassigned again, and its payment gone. Raises NotFound, for another operator's too, a CONFLICT
    refusal for one that nobody assigned, and RecordLocked where something was paid from it."""
    form = command.body
    arrival = visible_record(world, caller, ARRIVALS, form.txHash, GONE, op_id=form.opId)
    if arrival.assignedBy is None or arrival.paymentId is None:
        raise Refusal(409, Status.CONFLICT, [NOT_ASSIGNED])
    payment = world.table(PAYMENTS).get(arrival.paymentId)
    if payment is None:
        raise NotFound(PAYMENT_GONE)
    rate = arrival.arrivalRateInUSD
    with caller.change(world) as change:
        remove_transfer(change, payment)
        reversed_ = msgspec.structs.replace(
            arrival,
            state=TransferState.UNASSIGNED,
            exchangeRateInUSD=rate,
            amountInUSD=None if rate is None else round_cents(arrival.amount * rate),
            confirmedAt=None,
            paymentId=None,
            differenceInUSD=None,
            arrivalRateInUSD=None,
            assignedBy=None,
            assignedAt=None,
        )
        reversed_ = change.put(world.table(ARRIVALS), reversed_)
        change.add_activity(
            area=ActivityArea.BILLING,
            action=ActivityAction.UPDATED,
            opId=arrival.opId,
            recordKind="Assignment reversed",
            recordId=arrival.txHash,
            recordTitle=f"{arrival.amount:f} {arrival.currency} on TRON",
            before={"amountInUSD": payment.amountInUSD, "reason": None},
            after={"amountInUSD": None, "reason": form.reason.strip()},
        )
    return to_wire(world, reversed_)


def _require_unassigned(world: World, arrival: Arrival) -> None:
    """Raises AlreadyDecided and a CONFLICT refusal."""
    if arrival.assignedBy is not None and arrival.assignedAt is not None:
        words = decision_text(arrival.assignedBy, "assigned it", arrival.assignedAt)
        reason = ASSIGNED.format(rate=arrival.exchangeRateInUSD, currency=arrival.currency, words=words)
        raise AlreadyDecided(reason, to_wire(world, arrival), arrival.assignedBy, arrival.assignedAt)
    if arrival.state is not TransferState.UNASSIGNED:
        raise Refusal(409, Status.CONFLICT, [NOT_UNASSIGNED])
