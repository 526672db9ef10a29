"""How simulated staff decide bonuses, claims of bonuses, and what players are to be paid of referral profit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from contracts.areas.transaction_decisions import TransactionActionType, TransactionDecision
from contracts.areas.transactions import TransactionType
from upstream_sim.areas.transactions.decisions import bonus, referral_claim, referral_profit_withdraw
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, waiting
from upstream_sim.areas.transactions.warnings import warnings_of_transaction
from upstream_sim.core.rng import Rng
from upstream_sim.core.serving.handlers import Command
from upstream_sim.core.world.world import World
from upstream_sim.shared.simulated_staff import SHORT_BACKLOG, answers_of, decided_by_staff, like_payments
from upstream_sim.shared.users import Caller

REJECTED = 0.13  # of claims, as in the history
CALLS: dict[TransactionType, Callable[[World, Caller, Any], Any]] = {
    TransactionType.BONUS: bonus,
    TransactionType.REFERRAL_PROFIT: referral_claim,
    TransactionType.AFFILIATE: referral_profit_withdraw,
}
NOUNS = {
    TransactionType.BONUS: ("bonuses", "bonus claim"),
    TransactionType.REFERRAL_PROFIT: ("referralProfit", "claim of referral profit"),
    TransactionType.AFFILIATE: ("referralWithdrawals", "withdrawal of referral profit"),
}


def decide(world: World, caller: Caller, claim: Transaction, rng: Rng) -> str:
    answered = answers_of(warnings_of_transaction(world, claim))
    is_rejected = answered is None or rng.random() < REJECTED
    action = TransactionActionType.REJECT if is_rejected else TransactionActionType.CONFIRM
    form = TransactionDecision(txId=claim.txId, actionType=action, acknowledged=answered)
    CALLS[claim.transactionType](world, caller, Command(None, form, None))
    return "rejected" if is_rejected else "approved"


for _type, (_kind, _noun) in NOUNS.items():
    decided_by_staff(_kind, _noun, TRANSACTIONS, waiting(_type), like_payments, backlog=SHORT_BACKLOG)(decide)
