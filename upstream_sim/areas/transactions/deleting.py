"""Taking a transaction off the lists. Its entries stay, and nothing more is done with it."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.transactions import TransactionDeletion, TransactionStatus
from upstream_sim.areas.billing_v2.records import Who
from upstream_sim.areas.transactions.finding import visible
from upstream_sim.areas.transactions.holding import give_back
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.areas.transactions.showing import shown
from upstream_sim.audit import PLATFORM
from upstream_sim.people import Caller
from upstream_sim.refusals import StaleRecord
from upstream_sim.reviews import NotFromHere
from upstream_sim.serving import Command, serves
from upstream_sim.world import World

DELETABLE = frozenset({TransactionStatus.PENDING, TransactionStatus.REJECTED, TransactionStatus.CANCELED})


@serves("transactionDelete")
def delete(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    """A pending one is canceled first, so that what it held goes back. Raises NotFound, for another
    tenant's too, StaleRecord and NotFromHere."""
    form: TransactionDeletion = command.body
    found = visible(world, caller, form.txId)
    why_not = refusal_of(found)
    if why_not is not None:
        raise NotFromHere(why_not)
    if command.revision != found.revision:
        raise StaleRecord(shown(world, found), found.confirmedBy or Who.of(PLATFORM), found.updatedAt)
    with world.change(caller.actor, caller.request_id) as change:
        if found.status is TransactionStatus.PENDING:
            deleted = give_back(change, found, TransactionStatus.CANCELED, isDeleted=True)
        else:
            gone = msgspec.structs.replace(found, isDeleted=True, updatedAt=world.now())
            deleted = change.put(world.table(TRANSACTIONS), gone)
    return shown(world, deleted)


def refusal_of(transaction: Transaction) -> str | None:
    """Why it cannot be deleted; None if it can."""
    if transaction.isDeleted:
        return "This transaction is deleted already."
    if transaction.status not in DELETABLE:
        state = transaction.status.value.lower().replace("_", " ")
        return f"A transaction that is {state} is not deleted."
    return None
