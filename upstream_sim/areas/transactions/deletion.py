"""Deleting a transaction: it leaves the lists, its ledger entries stay."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.transaction_decisions import TransactionDeletion
from contracts.areas.transactions import DecisionOutcome, TransactionStatus
from upstream_sim.areas.transactions.decisions import already_decided
from upstream_sim.areas.transactions.holds import release_hold
from upstream_sim.areas.transactions.records import TRANSACTIONS, LastDecision, Transaction
from upstream_sim.areas.transactions.search import visible_transaction
from upstream_sim.areas.transactions.wire import to_wire
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.refusals import StaleRecord, TransitionNotAllowed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import UserRef
from upstream_sim.shared.users import Caller

DELETABLE = frozenset({TransactionStatus.PENDING, TransactionStatus.REJECTED, TransactionStatus.CANCELED})


@handles("transactionDelete")
def delete(world: World, caller: Caller, command: Command[None, TransactionDeletion]) -> dict[str, Any]:
    """The deleted transaction; a pending one is canceled first, so that its hold is released. Raises NotFound, for
    another tenant's too, StaleRecord, AlreadyDecided and TransitionNotAllowed."""
    form = command.body
    found = visible_transaction(world, caller, form.txId)
    is_stale = command.revision != found.revision
    why_not = deletion_refusal(found)
    if why_not is not None:
        raise already_decided(world, found, why_not) if found.isDeleted or is_stale else TransitionNotAllowed(why_not)
    if is_stale:
        by = found.lastDecision.by if found.lastDecision else UserRef.of(PLATFORM)
        raise StaleRecord(to_wire(world, found), by, found.updatedAt)
    deletion = DecisionOutcome.DELETED
    with caller.change(world) as change:
        if found.status is TransactionStatus.PENDING:
            deleted = release_hold(change, found, TransactionStatus.CANCELED, isDeleted=True, outcome=deletion)
        else:
            decision = LastDecision(outcome=deletion, by=UserRef.of(change.actor), at=world.now())
            gone = msgspec.structs.replace(found, isDeleted=True, updatedAt=world.now(), lastDecision=decision)
            deleted = change.put(world.table(TRANSACTIONS), gone)
    return to_wire(world, deleted)


def deletion_refusal(transaction: Transaction) -> str | None:
    """Why it cannot be deleted; None if it can."""
    if transaction.isDeleted:
        return "This transaction is already deleted."
    if transaction.status not in DELETABLE:
        state = transaction.status.value.lower().replace("_", " ")
        return f"A transaction that is {state} cannot be deleted."
    return None
