"""Which players had a deposit or a withdrawal confirmed on a UTC day, by tenant."""

from __future__ import annotations

from datetime import datetime

from contracts.areas.transactions import TransactionType
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.distinct_days import DistinctDays, PlayersOfDay
from upstream_sim.shared.measures import FLOWS, flows_of


class PayingDay(PlayersOfDay, frozen=True, gc=False, kw_only=True):
    """Who deposited at a tenant, or who withdrew."""

    transactionType: TransactionType


def moment_of(transaction: Transaction) -> datetime | None:
    """When a transaction makes its player one who deposited or withdrew; None for one that does not."""
    kind = transaction.transactionType
    is_paid = kind in FLOWS and FLOWS[kind] in tuple(flows_of(transaction))
    return transaction.confirmedAt if is_paid else None


PAYING_DAYS = Schema(
    name="payingDays",
    record=PayingDay,
    bitmaps=("opId", "isTest", "transactionType"),
    is_derived=True,
)
PAYING = DistinctDays(PAYING_DAYS, TRANSACTIONS, moment=moment_of, dated_by="confirmedAt")
