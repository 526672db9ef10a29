"""What went through gateways in the last 24 hours."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from datetime import datetime, timedelta
from decimal import Decimal
from typing import Any

from contracts.areas.transactions import TransactionStatus, TransactionType
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.areas.transactions.unpaid_deposits import UNPAID_DEPOSITS
from upstream_sim.areas.withdrawals.records import REFUSALS
from upstream_sim.core.tables.schema import Between
from upstream_sim.core.world.world import World

DAY = timedelta(hours=24)
REJECTED = "Rejected."
UNVERIFIED = "The provider did not have the deposit."
Failure = tuple[datetime, str]


def last_day_of(world: World, uuids: Collection[str], brand: str | None = None) -> dict[str, dict[str, Any]]:
    """`GatewayDay` on the wire of each of these gateways: of all that went through it, or of a brand's alone."""
    of = {} if brand is None else {"opId": brand}
    since = Between(world.now() - DAY, None)
    found: defaultdict[str, list[Transaction]] = defaultdict(list)
    if uuids:
        for row in world.table(TRANSACTIONS).where(
            gatewayUuid=frozenset(uuids), createdAt=since, isDeleted=False, **of
        ):
            found[row.gatewayUuid or ""].append(row)
    return {uuid: _summary(world, found[uuid]) for uuid in uuids}


def _summary(world: World, rows: list[Transaction]) -> dict[str, Any]:
    took = sorted(
        int((row.confirmedAt - row.createdAt).total_seconds())
        for row in rows
        if row.status is TransactionStatus.CONFIRMED and row.confirmedAt is not None
    )
    share = (Decimal(100 * len(took)) / len(rows)).quantize(Decimal("0.01")) if rows else None
    failures = [failure for row in rows if (failure := _failure(world, row)) is not None]
    last = max(failures, default=None)
    return {
        "requests": len(rows),
        "confirmedPercentage": share,
        "medianSeconds": took[(len(took) - 1) // 2] if took else None,
        "lastFailure": None if last is None else {"at": last[0], "reason": last[1]},
    }


def _failure(world: World, row: Transaction) -> Failure | None:
    """When and why it failed: it was rejected, or its provider did not take or have it."""
    if row.status is TransactionStatus.REJECTED and row.lastDecision is not None:
        return row.lastDecision.at, row.rejectReason or row.noteForThePlayer or REJECTED
    if row.status is TransactionStatus.CONFIRMED:
        return None
    if row.transactionType is TransactionType.WITHDRAW:
        refusal = world.table(REFUSALS).get(row.txId)
        return None if refusal is None else (refusal.at, refusal.description)
    unpaid = world.table(UNPAID_DEPOSITS).get(row.txId)
    return None if unpaid is None or unpaid.askedAt is None else (unpaid.askedAt, UNVERIFIED)
