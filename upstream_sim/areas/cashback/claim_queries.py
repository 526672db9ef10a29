"""Claims in lists: all of them, and those that wait."""

from __future__ import annotations

from typing import Any

from contracts.areas.transactions import TransactionsQuery, TransactionStatus, TransactionType
from upstream_sim.areas.transactions.search import page
from upstream_sim.core.handlers import Command, handles
from upstream_sim.core.world import World
from upstream_sim.shared.users import Caller

CLAIMS = frozenset({TransactionType.CASHBACK})


@handles("cashbackList")
def claims(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    return page(world, caller, command.query, CLAIMS)


@handles("cashbackPending")
def pending(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    query: TransactionsQuery = command.query
    return page(world, caller, query.model_copy(update={"txStatus": TransactionStatus.PENDING}), CLAIMS)
