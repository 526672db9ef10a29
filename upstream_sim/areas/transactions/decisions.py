"""Confirming and rejecting pending bonuses, claims and withdrawals of referral profit."""

from __future__ import annotations

from typing import Any

from contracts.areas.transaction_decisions import TransactionActionType, TransactionDecision
from contracts.areas.transactions import DecisionOutcome, TransactionStatus, TransactionSubType, TransactionType
from upstream_sim.areas.transactions.holds import held_account, pay_out_hold, release_hold
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, settle
from upstream_sim.areas.transactions.search import PROFIT, TRANSACTION_GONE, visible_transaction
from upstream_sim.areas.transactions.warnings import warnings_of_transaction
from upstream_sim.areas.transactions.wire import to_wire
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.money.ledger import LedgerAccount, amount_of
from upstream_sim.core.refusals import AlreadyDecided, NotFound, TransitionNotAllowed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.badges import count_in
from upstream_sim.shared.records import UserRef, decision_text
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import require_answers

CREDITED_TO_BONUS = frozenset(
    {TransactionSubType.DEPOSIT_BONUS, TransactionSubType.MANUAL_BONUS, TransactionSubType.REGISTRATION_BONUS}
)
VERBS = {
    DecisionOutcome.APPROVED: "approved it",
    DecisionOutcome.FORCED: "force-approved it",
    DecisionOutcome.SENT: "sent it to the provider",
    DecisionOutcome.SETTLED: "settled it manually",
    DecisionOutcome.REJECTED: "rejected it",
    DecisionOutcome.CANCELED: "canceled it",
    DecisionOutcome.DELETED: "deleted it",
}


@handles("transactionBonus")
def bonus(world: World, caller: Caller, command: Command[None, TransactionDecision]) -> dict[str, Any]:
    """The decided bonus. Raises NotFound, for another tenant's too, AlreadyDecided, ConfirmationRequired and
    RecordLocked."""
    found = _require_type(visible_transaction(world, caller, command.body.txId), TransactionType.BONUS)
    return _decide(world, caller, command.body, found)


@handles("transactionReferralClaim")
def referral_claim(world: World, caller: Caller, command: Command[None, TransactionDecision]) -> dict[str, Any]:
    """The decided claim. Raises NotFound, for another tenant's too, AlreadyDecided, ConfirmationRequired and
    RecordLocked."""
    found = _require_type(visible_transaction(world, caller, command.body.txId), TransactionType.REFERRAL_PROFIT)
    return _decide(world, caller, command.body, found)


@handles("transactionAffiliateWithdraw")
def referral_profit_withdraw(
    world: World, caller: Caller, command: Command[None, TransactionDecision]
) -> dict[str, Any]:
    """The decided withdrawal. Raises NotFound, for another tenant's too, AlreadyDecided, ConfirmationRequired and
    RecordLocked."""
    found = _require_type(visible_transaction(world, caller, command.body.txId), TransactionType.AFFILIATE)
    if found.transactionSubType is not TransactionSubType.AFFILIATE_PROFIT_WITHDRAW:
        raise NotFound(TRANSACTION_GONE)
    return _decide(world, caller, command.body, found)


def require_pending(world: World, transaction: Transaction, noun: str = "transaction") -> None:
    """Raises AlreadyDecided unless it is pending and not deleted."""
    if transaction.isDeleted:
        raise already_decided(world, transaction, f"This {noun} is deleted; no further action is possible.")
    if transaction.status is not TransactionStatus.PENDING:
        state = transaction.status.value.lower().replace("_", " ")
        raise already_decided(world, transaction, f"This {noun} is already {state}.")


def already_decided(world: World, transaction: Transaction, reason: str) -> AlreadyDecided:
    """The refusal for this reason, with who decided what and when, and the transaction as it is."""
    decision, record = transaction.lastDecision, to_wire(world, transaction)
    if decision is None:
        return AlreadyDecided(reason, record, UserRef.of(PLATFORM), transaction.updatedAt)
    words = decision_text(decision.by, VERBS[decision.outcome], decision.at)
    return AlreadyDecided(f"{reason} {words}", record, decision.by, decision.at)


def credited_account(transaction: Transaction) -> LedgerAccount:
    """The player's account that a confirmation credits. Raises TransitionNotAllowed for a kind that credits none."""
    code = transaction.playerCode
    if transaction.transactionType is TransactionType.WITHDRAW:
        raise TransitionNotAllowed("A withdrawal is approved through its provider.")
    if transaction.transactionSubType in CREDITED_TO_BONUS:
        return player_wallets.bonus(code)
    return player_wallets.main(code, transaction.toCurrency)


def _require_type(transaction: Transaction, kind: TransactionType) -> Transaction:
    if transaction.transactionType is not kind:
        raise NotFound(TRANSACTION_GONE)
    return transaction


def _decide(world: World, caller: Caller, form: TransactionDecision, found: Transaction) -> dict[str, Any]:
    require_pending(world, found)
    if form.actionType is TransactionActionType.CONFIRM:
        require_answers(warnings_of_transaction(world, found), form.acknowledged)
    note = (form.noteForThePlayer or "").strip() or None
    with caller.change(world) as change:
        if form.actionType is TransactionActionType.CONFIRM:
            decided = confirm(change, found, noteForThePlayer=note)
        else:
            decided = release_hold(change, found, TransactionStatus.REJECTED, noteForThePlayer=note)
    return to_wire(world, decided)


def confirm(change: Change, transaction: Transaction, **more: Any) -> Transaction:
    """The confirmed transaction, paid out of the hold, or out of the operator's own account where nothing is held."""
    target = credited_account(transaction)
    if held_account(transaction):
        return pay_out_hold(change, transaction, target, **more)
    source = player_wallets.house(transaction.opId, target.currency)
    entries = player_wallets.credit(
        change, target, amount_of(transaction.toUnits), source, f"CONFIRMED {transaction.txId}"
    )
    return settle(change, transaction, TransactionStatus.CONFIRMED, entries=entries, **more)


# The pending withdrawals of referral profit, and the players' own claims of it.
count_in(
    "affProfit",
    TRANSACTIONS,
    cents="toUSDCents",
    transactionType=PROFIT,
    status=TransactionStatus.PENDING,
    isDeleted=False,
)
