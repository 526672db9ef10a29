"""How simulated staff verify deposits."""

from __future__ import annotations

from contracts.areas.deposits import DepositKey, DepositRejection
from contracts.areas.transactions import TransactionType
from upstream_sim.areas.deposits.commands import reject_order, verify
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, waiting
from upstream_sim.areas.transactions.unpaid_deposits import UNPAID_DEPOSITS
from upstream_sim.areas.transactions.warnings import warnings_of_transaction
from upstream_sim.core.rng import Rng
from upstream_sim.core.serving.handlers import Command
from upstream_sim.core.world.world import World
from upstream_sim.shared.simulated_staff import BACKLOG, answers_of, decided_by_staff, like_payments
from upstream_sim.shared.users import Caller

REJECTED = 0.14  # of deposits that no provider confirms: of all of them as many as in the history
NEVER_PAID = "The payment never arrived at the gateway."
NOT_TAKEN = "We cannot take this payment. Please contact support."


@decided_by_staff(
    "deposits",
    "deposit",
    TRANSACTIONS,
    waiting(TransactionType.DEPOSIT),
    like_payments,
    backlog=BACKLOG,
)
def decide(world: World, caller: Caller, deposit: Transaction, rng: Rng) -> str:
    """Verifies it where its provider has it, unless something severe is known of it."""
    answered = answers_of(warnings_of_transaction(world, deposit))
    is_unpaid = world.table(UNPAID_DEPOSITS).get(deposit.txId) is not None
    if is_unpaid or answered is None or rng.random() < REJECTED:
        form = DepositRejection(txId=deposit.txId, rejectReason=NEVER_PAID if is_unpaid else NOT_TAKEN)
        reject_order(world, caller, Command(None, form, None))
        return "rejected"
    verify(world, caller, Command(None, DepositKey(txId=deposit.txId, acknowledged=answered), None))
    return "verified"
