"""What is worth a warning before a transaction is confirmed. An area that knows more of its own type says so here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.warnings import Act, WarningCode
from upstream_sim.areas.transactions.records import Transaction
from upstream_sim.core.world.world import World
from upstream_sim.shared.facts import facts_of
from upstream_sim.shared.warnings import Values, Warned, warnings_of

Own = Mapping[WarningCode, Values | None]
F = TypeVar("F", bound=Callable[[World, Transaction], Own])

OWN: dict[TransactionType, Callable[[World, Transaction], Own]] = {}


def knows_more(kind: TransactionType) -> Callable[[F], F]:
    """Registers what a transaction of this type tells by itself, beside its player."""

    def register(do: F) -> F:
        OWN[kind] = do
        return do

    return register


def act_of(transaction: Transaction) -> Act:
    """What confirming it is, as far as warnings go."""
    match transaction.transactionType:
        case TransactionType.DEPOSIT:
            return Act.VERIFY_DEPOSIT
        case TransactionType.WITHDRAW | TransactionType.AFFILIATE:
            return Act.PAY_OUT
    return Act.CONFIRM_CLAIM


def warnings_of_transaction(world: World, transaction: Transaction) -> list[Warned]:
    """What there is to tell of confirming it now, refusals included."""
    own = OWN.get(transaction.transactionType)
    return warnings_of(world, act_of(transaction), transaction.playerCode, own(world, transaction) if own else None)


def row_warnings(world: World, transaction: Transaction) -> list[WarningCode] | None:
    """Their codes, for what waits for a decision; None for anything else."""
    if transaction.status is not TransactionStatus.PENDING or transaction.isDeleted:
        return None
    return [warned.code for warned in warnings_of_transaction(world, transaction)]


def facts_of_transaction(world: World, transaction: Transaction) -> dict[str, Any]:
    """`DecisionFacts` of confirming it."""
    return facts_of(world, transaction.playerCode, warnings_of_transaction(world, transaction))
