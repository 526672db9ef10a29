"""How simulated staff decide claims of cashback."""

from __future__ import annotations

from contracts.areas.cashback_claims import CashbackDecision, ClaimAction
from contracts.areas.transactions import TransactionType
from upstream_sim.areas.cashback.claims import decide as decide_claim
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, waiting
from upstream_sim.areas.transactions.warnings import warnings_of_transaction
from upstream_sim.core.rng import Rng
from upstream_sim.core.serving.handlers import Command
from upstream_sim.core.world.world import World
from upstream_sim.shared.simulated_staff import SHORT_BACKLOG, answers_of, decided_by_staff, like_payments
from upstream_sim.shared.users import Caller

REJECTED = 0.13  # of claims, as in the history


@decided_by_staff(
    "cashback",
    "cashback claim",
    TRANSACTIONS,
    waiting(TransactionType.CASHBACK),
    like_payments,
    backlog=SHORT_BACKLOG,
)
def decide(world: World, caller: Caller, claim: Transaction, rng: Rng) -> str:
    answered = answers_of(warnings_of_transaction(world, claim))
    is_rejected = answered is None or rng.random() < REJECTED
    action = ClaimAction.REJECT if is_rejected else ClaimAction.CONFIRM
    form = CashbackDecision(txId=claim.txId, actionType=action, acknowledged=answered)
    decide_claim(world, caller, Command(None, form, None))
    return "rejected" if is_rejected else "approved"
