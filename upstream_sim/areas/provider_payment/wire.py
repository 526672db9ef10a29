"""Transfers on the wire."""

from __future__ import annotations

from typing import Any

from contracts.areas.provider_payment import CONFIRMATIONS_REQUIRED, TransferState
from upstream_sim.areas.billing_v2.payments import is_unused
from upstream_sim.areas.billing_v2.records import PAYMENTS
from upstream_sim.areas.provider_payment.records import Arrival, confirmations, explorer_url
from upstream_sim.core.world.world import World
from upstream_sim.shared.rates import market_rate


def to_wire(world: World, arrival: Arrival) -> dict[str, Any]:
    """`ProviderTransfer` on the wire."""
    is_confirmed = arrival.state is TransferState.CONFIRMED
    is_unassigned = arrival.state is TransferState.UNASSIGNED
    return {
        "txHash": arrival.txHash,
        "currency": arrival.currency,
        "amount": arrival.amount,
        "amountInUSD": arrival.amountInUSD,
        "exchangeRateInUSD": arrival.exchangeRateInUSD,
        "confirmations": CONFIRMATIONS_REQUIRED if is_confirmed else confirmations(arrival, world.now()),
        "confirmationsRequired": CONFIRMATIONS_REQUIRED,
        "state": arrival.state.value,
        "arrivedAt": arrival.arrivedAt,
        "confirmedAt": arrival.confirmedAt,
        "explorerURL": explorer_url(arrival.txHash),
        "paymentId": arrival.paymentId,
        "differenceInUSD": arrival.differenceInUSD,
        "marketRateInUSD": market_rate(world, arrival.currency) if is_unassigned else None,
        "assignedBy": arrival.assignedBy,
        "assignedAt": arrival.assignedAt,
        "isReversible": _is_reversible(world, arrival),
    }


def _is_reversible(world: World, arrival: Arrival) -> bool | None:
    """Of one that staff assigned; None of any other."""
    if arrival.assignedBy is None or arrival.paymentId is None:
        return None
    payment = world.table(PAYMENTS).get(arrival.paymentId)
    return payment is not None and is_unused(world, payment)
