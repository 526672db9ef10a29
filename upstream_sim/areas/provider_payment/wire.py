"""Transfers on the wire."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from contracts.areas.provider_payment import CONFIRMATIONS_REQUIRED, TransferState
from upstream_sim.areas.provider_payment.records import Arrival, confirmations, explorer_url


def to_wire(arrival: Arrival, now: datetime) -> dict[str, Any]:
    """`ProviderTransfer` on the wire."""
    is_confirmed = arrival.state is TransferState.CONFIRMED
    return {
        "txHash": arrival.txHash,
        "currency": arrival.currency,
        "amount": arrival.amount,
        "amountInUSD": arrival.amountInUSD,
        "exchangeRateInUSD": arrival.exchangeRateInUSD,
        "confirmations": CONFIRMATIONS_REQUIRED if is_confirmed else confirmations(arrival, now),
        "confirmationsRequired": CONFIRMATIONS_REQUIRED,
        "state": arrival.state.value,
        "arrivedAt": arrival.arrivedAt,
        "confirmedAt": arrival.confirmedAt,
        "explorerURL": explorer_url(arrival.txHash),
        "paymentId": arrival.paymentId,
        "differenceInUSD": arrival.differenceInUSD,
    }
