"""What transactions add up to: by tenant, kind of player, type and sub-type, status, gateway, its instance and
currency; and once more over all tenants, so that what is asked of all is read from few rows. They count as
`shared.measures` says."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from datetime import datetime

from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.tables.schema import Filters, Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.cells import Cells
from upstream_sim.shared.measures import FLOWS, Flow, Payments, TransactionSums, transaction_moments_of
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


class KindSums(Cells, frozen=True, gc=False, kw_only=True):
    """All tenants' transactions of one kind and status, those of test players apart."""

    isTest: bool
    transactionType: TransactionType
    transactionSubType: TransactionSubType
    status: TransactionStatus
    gateway: str | None
    toCurrency: str


STATUS_SUMS = Schema(
    name="transactionsByStatus",
    record=StatusSums,
    bitmaps=("opId", "month", "isTest", "transactionType", "transactionSubType", "status", "gateway", "toCurrency"),
    arrays=("gatewayUuid",),
    is_derived=True,
    columns=TransactionSums._fields,
)
KIND_SUMS = Schema(
    name="transactionsByKind",
    record=KindSums,
    bitmaps=("month", "isTest", "transactionType", "transactionSubType", "status", "gateway", "toCurrency"),
    is_derived=True,
    columns=TransactionSums._fields,
)
DATED_BY = ("createdAt", "decidedAt")
MOMENTS = transaction_moments_of
BY_STATUS = Rollup(STATUS_SUMS, TRANSACTIONS, values=TransactionSums, moments=MOMENTS, dated_by=DATED_BY)
BY_KIND = Rollup(KIND_SUMS, TRANSACTIONS, values=TransactionSums, moments=MOMENTS, dated_by=DATED_BY)


def sums_by(dimensions: Iterable[str]) -> Rollup[Transaction, TransactionSums]:
    """The rollup with the fewest rows that has these dimensions."""
    return BY_KIND if {*dimensions} <= {*BY_KIND.dimensions} else BY_STATUS


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
