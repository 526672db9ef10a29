"""The list of deposits, and how many wait."""

from __future__ import annotations

from typing import Any

from contracts.areas.transactions import TransactionKey, TransactionsQuery, TransactionStatus, TransactionType
from upstream_sim.areas.deposits.commands import deposit_of
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.areas.transactions.search import transaction_page
from upstream_sim.areas.transactions.warnings import facts_of_transaction
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.badges import count_in
from upstream_sim.shared.users import Caller

DEPOSITS = frozenset({TransactionType.DEPOSIT})


@handles("depositsList")
def deposits(world: World, caller: Caller, command: Command[TransactionsQuery]) -> dict[str, Any]:
    return transaction_page(world, caller, command.query, DEPOSITS)


count_in(
    "deposit",
    TRANSACTIONS,
    cents="toUSDCents",
    transactionType=TransactionType.DEPOSIT,
    status=TransactionStatus.PENDING,
    isDeleted=False,
)


@handles("depositFacts")
def facts(world: World, caller: Caller, command: Command[TransactionKey]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too."""
    return facts_of_transaction(world, deposit_of(world, caller, command.query.txId))
