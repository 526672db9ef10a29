"""The daily limit of a player's withdrawal requests."""

from __future__ import annotations

from datetime import UTC, date

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.transactions import TransactionStatus, TransactionType
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.tenants import OPERATORS


class DailyLimit(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An operator's or brand's own: requests per player and UTC day."""

    opId: str
    maxDailyWithdrawRequests: int
    revision: int = 1


DAILY_LIMITS = Schema(
    name="withdrawLimits",
    record=DailyLimit,
    key="opId",
    audit=AuditSpec(
        area=ActivityArea.OPERATORS, kind="Withdraw limit", title=lambda limit: f"Requests at {limit.opId}"
    ),
)


def limit_of(world: World, op_id: str) -> int | None:
    """The operator's or brand's own, else its parent's; None for no limit."""
    limits, operator = world.table(DAILY_LIMITS), world.table(OPERATORS).get(op_id)
    parent = operator.parentOpId if operator else None
    found = limits.get(op_id) or (limits.get(parent) if parent else None)
    return found.maxDailyWithdrawRequests if found else None


def requests_on(world: World, player_code: str, day: date) -> int:
    """How many requests of a player count on a UTC day."""
    own = world.table(TRANSACTIONS).where(playerCode=player_code, transactionType=TransactionType.WITHDRAW)
    return sum(each.createdAt.astimezone(UTC).date() == day and _counts(each) for each in own)


def _counts(transaction: Transaction) -> bool:
    """Whether a request counts: not a canceled one, nor a deleted pending one; a rejected one where staff said so."""
    if transaction.status is TransactionStatus.CANCELED:
        return False
    if transaction.status is TransactionStatus.REJECTED:
        return transaction.countsTowardDailyLimit
    return not transaction.isDeleted
