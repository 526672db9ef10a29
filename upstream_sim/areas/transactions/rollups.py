"""What transactions add up to: by tenant, kind of player, type and sub-type, status, gateway, its instance and
currency; and by fewer of these, so that what does not ask for the others is read from few rows. They count as
`shared.measures` says."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from datetime import datetime

from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.tables.schema import Filters, Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.cells import Cells
from upstream_sim.shared.measures import (
    FLOWS,
    Decisions,
    Flow,
    Payments,
    TransactionSums,
    decisions_of,
    transaction_moments_of,
)
from upstream_sim.shared.rollups import Rollup


class StatusSums(Cells, frozen=True, gc=False, kw_only=True):
    """A tenant's transactions of one kind and status, those of test players apart."""

    opId: str
    isTest: bool
    transactionType: TransactionType
    transactionSubType: TransactionSubType
    status: TransactionStatus
    gateway: str | None
    gatewayUuid: str | None
    toCurrency: str


class DecisionSums(Cells, frozen=True, gc=False, kw_only=True):
    """What became of all tenants' transactions of one type, gateway and currency, those of test players apart."""

    isTest: bool
    transactionType: TransactionType
    gateway: str | None
    toCurrency: str


class TenantTypeSums(Cells, frozen=True, gc=False, kw_only=True):
    """A tenant's transactions of one type and status, those of test players apart."""

    opId: str
    isTest: bool
    transactionType: TransactionType
    transactionSubType: TransactionSubType
    status: TransactionStatus


class TypeSums(Cells, frozen=True, gc=False, kw_only=True):
    """All tenants' transactions of one type and status, those of test players apart."""

    isTest: bool
    transactionType: TransactionType
    transactionSubType: TransactionSubType
    status: TransactionStatus


STATUS_SUMS = Schema(
    name="transactionsByStatus",
    record=StatusSums,
    bitmaps=("opId", "month", "isTest", "transactionType", "transactionSubType", "status", "gateway", "toCurrency"),
    arrays=("gatewayUuid",),
    is_derived=True,
    columns=TransactionSums._fields,
)
DECISION_SUMS = Schema(
    name="decisionsByGateway",
    record=DecisionSums,
    bitmaps=("month", "isTest", "transactionType", "gateway", "toCurrency"),
    is_derived=True,
    columns=Decisions._fields,
)
TENANT_TYPE_SUMS = Schema(
    name="transactionsByTenantAndType",
    record=TenantTypeSums,
    bitmaps=("opId", "month", "isTest", "transactionType", "transactionSubType", "status"),
    is_derived=True,
    columns=TransactionSums._fields,
)
TYPE_SUMS = Schema(
    name="transactionsByType",
    record=TypeSums,
    bitmaps=("month", "isTest", "transactionType", "transactionSubType", "status"),
    is_derived=True,
    columns=TransactionSums._fields,
)
DATED_BY = ("createdAt", "decidedAt")
BY_STATUS = Rollup(
    STATUS_SUMS,
    TRANSACTIONS,
    values=TransactionSums,
    moments=transaction_moments_of,
    dated_by=DATED_BY,
    has_histogram=True,
)
BY_TENANT_AND_TYPE = BY_STATUS.coarser(TENANT_TYPE_SUMS)
BY_TYPE = BY_STATUS.coarser(TYPE_SUMS)
BY_DECISION = Rollup(
    DECISION_SUMS, TRANSACTIONS, values=Decisions, moments=decisions_of, dated_by=DATED_BY, has_histogram=True
)
FEWEST_ROWS_FIRST = (BY_TYPE, BY_TENANT_AND_TYPE, BY_STATUS)


def sums_by(dimensions: Iterable[str]) -> Rollup[Transaction, TransactionSums]:
    """The rollup with the fewest rows that has these dimensions."""
    wanted = {*dimensions}
    return next(each for each in FEWEST_ROWS_FIRST if wanted.issubset(each.dimensions))


def payments_between(
    world: World, since: datetime | None, until: datetime | None, filters: Filters
) -> Generator[None, None, dict[Flow, Payments]]:
    """What flowed in a period, up to its end, of what filters of dimensions find, in steps."""
    confirmed = {**filters, "status": TransactionStatus.CONFIRMED}
    rollup = sums_by((*confirmed, "transactionType"))
    by_type = yield from rollup.between(world, since, until, confirmed, ("transactionType",))
    found = dict.fromkeys(Flow, Payments())
    for (kind,), sums in by_type.items():
        if kind in FLOWS:
            found[FLOWS[kind]] = Payments(sums.decided, sums.decidedCents)
        found[Flow.FIRST_DEPOSIT] = found[Flow.FIRST_DEPOSIT].plus(Payments(sums.first, sums.firstCents))
        found[Flow.COST] = found[Flow.COST].plus(Payments(sums.costs, sums.costCents))
    return found
