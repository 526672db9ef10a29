"""Assigning transfers that could not become payments by themselves."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.provider_payment import ProviderCurrency, TransferAssignment, TransferState
from contracts.warnings import Act, WarningCode
from upstream_sim.areas.billing_v2.payments import Transfer, receive_transfer
from upstream_sim.areas.billing_v2.statement import statement
from upstream_sim.areas.provider_payment.records import ARRIVALS, explorer_url
from upstream_sim.areas.provider_payment.rules import required_in_usd
from upstream_sim.areas.provider_payment.wire import to_wire
from upstream_sim.core.refusals import Conflict
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.records import visible_record
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import rate_off, require_answered

GONE = "Transfer not found."
NOT_UNASSIGNED = "This transfer is not unassigned: it counts by itself."


@handles("providerTransferAssign")
def assign(world: World, caller: Caller, command: Command[None, TransferAssignment]) -> dict[str, Any]:
    """The transfer, confirmed now. Raises NotFound, for another operator's too, Conflict for one that counts by itself
    or already, ValidationFailed for what no payment can be, and ConfirmationRequired."""
    form = command.body
    arrival = visible_record(world, caller, ARRIVALS, form.txHash, GONE, op_id=form.opId)
    if arrival.state is not TransferState.UNASSIGNED:
        raise Conflict(NOT_UNASSIGNED)
    is_accepted = arrival.currency in set(ProviderCurrency)
    currency = arrival.currency if is_accepted else ProviderCurrency.USDT.value
    required = required_in_usd(statement(world, arrival.opId))
    with caller.change(world) as change:
        payment = receive_transfer(
            change,
            Transfer(
                opId=arrival.opId,
                brandOpId=arrival.brandOpId,
                currency=currency,
                amount=arrival.amount,
                exchangeRateInUSD=form.exchangeRateInUSD,
                arrivedAt=arrival.arrivedAt,
                explorerURL=explorer_url(arrival.txHash),
            ),
        )
        found = rate_off(currency, form.exchangeRateInUSD, rate_of(world, currency))
        require_answered(world, Act.ASSIGN_TRANSFER, None, form.acknowledged, {WarningCode.RATE_OFF: found})
        assigned = msgspec.structs.replace(
            arrival,
            state=TransferState.CONFIRMED,
            exchangeRateInUSD=form.exchangeRateInUSD,
            amountInUSD=payment.amountInUSD,
            confirmedAt=world.now(),
            paymentId=payment.id,
            differenceInUSD=payment.amountInUSD - required,
        )
        assigned = change.put(world.table(ARRIVALS), assigned)
    return to_wire(assigned, world.now())
