"""Transfers on the chain to operators' addresses. Field names are the wire's."""

from __future__ import annotations

import hashlib
from datetime import datetime, timedelta
from decimal import Decimal

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.provider_payment import CONFIRMATIONS_REQUIRED, TransferState
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.records import UserRef

BLOCK = timedelta(seconds=3)
CONFIRMED_AFTER = BLOCK * CONFIRMATIONS_REQUIRED
EXPLORER = "https://tronscan.org/#/transaction/"


class Arrival(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A transfer to an operator's or a brand's address; `opId` is the operator's in both cases. `currency` is any
    token's name, the rate is that of the arrival, or the one that was agreed on when it was assigned; then
    `arrivalRateInUSD` keeps the former. `differenceInUSD` is how far it exceeded the required amount when
    it was confirmed."""

    txHash: str
    opId: str
    brandOpId: str | None
    address: str
    currency: str
    amount: Decimal
    exchangeRateInUSD: Decimal | None
    amountInUSD: Decimal | None
    state: TransferState
    arrivedAt: datetime
    confirmedAt: datetime | None
    paymentId: str | None
    differenceInUSD: Decimal | None
    arrivalRateInUSD: Decimal | None = None
    assignedBy: UserRef | None = None
    assignedAt: datetime | None = None
    revision: int = 1


def tx_hash_of(text: str) -> str:
    """A hash that is the same for the same text."""
    return hashlib.sha256(text.encode()).hexdigest()


def explorer_url(tx_hash: str) -> str:
    return EXPLORER + tx_hash


def confirmations(arrival: Arrival, now: datetime) -> int:
    """The blocks since it arrived, up to those that are counted."""
    return min(CONFIRMATIONS_REQUIRED, max(0, (now - arrival.arrivedAt) // BLOCK))


ARRIVALS = Schema(
    name="providerTransfers",
    record=Arrival,
    key="txHash",
    bitmaps=("opId", "state"),
    audit=AuditSpec(
        area=ActivityArea.BILLING,
        kind="Arriving transfer",
        title=lambda arrival: f"{arrival.amount:f} {arrival.currency} on TRON",
    ),
)
