"""How simulated staff decide withdrawals, and follow what providers say of those that were sent."""

from __future__ import annotations

from datetime import timedelta

from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.areas.withdrawal_checks import OrderState
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, waiting
from upstream_sim.areas.transactions.warnings import warnings_of_transaction
from upstream_sim.areas.withdrawals.decisions import confirm, decide_in_progress, reject, resend
from upstream_sim.areas.withdrawals.records import REFUSALS, order_of, query_provider
from upstream_sim.core.rng import Rng
from upstream_sim.core.world.world import World
from upstream_sim.shared.simulated_staff import BACKLOG, answers_of, decided_by_staff, like_payments
from upstream_sim.shared.users import Caller

SENT = {**waiting(TransactionType.WITHDRAW), "status": TransactionStatus.IN_PROGRESS}
REJECTED = 0.15  # of withdrawals, as in the history
CONTACT_US = "Please contact support."
NOT_TAKEN = "The provider does not take your withdrawal. Please choose another one."
TRIED_FOR = timedelta(days=3)


@decided_by_staff(
    "withdrawals", "withdrawal", TRANSACTIONS, waiting(TransactionType.WITHDRAW), like_payments, backlog=BACKLOG
)
def decide(world: World, caller: Caller, withdrawal: Transaction, rng: Rng) -> str:
    """Pays it out, unless something severe is known of it. What its provider does not take waits for some days."""
    answered = answers_of(warnings_of_transaction(world, withdrawal))
    is_late = world.now() - withdrawal.createdAt > TRIED_FOR and world.table(REFUSALS).get(withdrawal.txId) is not None
    is_rejected = answered is None or rng.random() < REJECTED
    with caller.change(world) as change:
        if is_rejected or is_late:
            reject(change, withdrawal, CONTACT_US if is_rejected else NOT_TAKEN, counts=is_rejected)
            return "rejected"
        confirm(change, withdrawal, None, answered)
    return "approved"


@decided_by_staff("withdrawalsSent", "withdrawal in progress", TRANSACTIONS, SENT, like_payments, backlog=BACKLOG)
def follow_provider(world: World, caller: Caller, withdrawal: Transaction, _rng: Rng) -> str:
    """Does as the provider says, once it says something; what it did not pay it is sent again for some days."""
    found, stored = warnings_of_transaction(world, withdrawal), order_of(world, withdrawal.txId)
    state = query_provider(stored).state if stored is not None else None
    is_paid = state is OrderState.PAID  # whatever is known of the player
    answered = [warned.code for warned in found] if is_paid else answers_of(found)
    with caller.change(world) as change:
        is_late = world.now() - withdrawal.createdAt > TRIED_FOR
        if state is OrderState.NOT_PAID and answered is not None and not is_late:
            resend(change, withdrawal, answered)
            return "sent again"
        decide_in_progress(change, withdrawal, None, answered, approve=is_paid)
    return "approved" if is_paid else "rejected"
