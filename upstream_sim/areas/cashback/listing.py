"""Claims in lists: all of them, and those that wait."""

from __future__ import annotations

from typing import Any

from contracts.areas.transactions import TransactionsQuery, TransactionStatus, TransactionType
from upstream_sim.areas.transactions.finding import page
from upstream_sim.people import Caller
from upstream_sim.serving import Command, serves
from upstream_sim.world import World

CLAIMS = frozenset({TransactionType.CASHBACK})


@serves("cashbackList")
def claims(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    return page(world, caller, command.query, CLAIMS)


@serves("cashbackPending")
def pending(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    query: TransactionsQuery = command.query
    return page(world, caller, query.model_copy(update={"txStatus": TransactionStatus.PENDING}), CLAIMS)
