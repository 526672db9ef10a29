"""Confirming and rejecting what waits: bonuses, claims of referral profit, withdrawals of affiliate profit."""

from __future__ import annotations

from typing import Any

from contracts.areas.transactions import (
    TransactionAct,
    TransactionDecision,
    TransactionStatus,
    TransactionSubType,
    TransactionType,
)
from upstream_sim.answers import Answer
from upstream_sim.areas.transactions.finding import GONE, visible
from upstream_sim.areas.transactions.holding import give_back, held_of, pay_out
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, settle
from upstream_sim.areas.transactions.showing import shown
from upstream_sim.areas.wallet import purses
from upstream_sim.badges import Tenants, counts
from upstream_sim.ledger import Purse, amount_of
from upstream_sim.people import Caller
from upstream_sim.refusals import NotFound
from upstream_sim.reviews import NotFromHere
from upstream_sim.serving import Command, serves
from upstream_sim.world import Change, World

CREDITED_TO_BONUS = frozenset(
    {TransactionSubType.DEPOSIT_BONUS, TransactionSubType.MANUAL_BONUS, TransactionSubType.REGISTRATION_BONUS}
)
Told = tuple[str, str]


@serves("transactionBonus")
def bonus(world: World, caller: Caller, command: Command) -> Answer:
    """Raises NotFound, for another tenant's too, and NotFromHere."""
    found = _of_type(visible(world, caller, command.body.txId), TransactionType.BONUS)
    return _decided(world, caller, command.body, found, ("Bonus confirmed.", "Bonus rejected."))


@serves("transactionReferralClaim")
def referral_claim(world: World, caller: Caller, command: Command) -> Answer:
    """Raises NotFound, for another tenant's too, and NotFromHere."""
    found = _of_type(visible(world, caller, command.body.txId), TransactionType.REFERRAL_PROFIT)
    told = ("Referral claim approved succesfully.", "Referral claim rejected.")
    return _decided(world, caller, command.body, found, told)


@serves("transactionAffiliateWithdraw")
def affiliate_withdraw(world: World, caller: Caller, command: Command) -> Answer:
    """Raises NotFound, for another tenant's too, and NotFromHere."""
    found = _of_type(visible(world, caller, command.body.txId), TransactionType.AFFILIATE)
    if found.transactionSubType is not TransactionSubType.AFFILIATE_PROFIT_WITHDRAW:
        raise NotFound(GONE)
    told = ("Affiliate withdraw confirmed.", "Affiliate withdraw rejected.")
    return _decided(world, caller, command.body, found, told)


def require_pending(transaction: Transaction) -> None:
    """Raises NotFromHere unless it waits and was not deleted."""
    if transaction.isDeleted:
        raise NotFromHere("This transaction is deleted; nothing more is done with it.")
    if transaction.status is not TransactionStatus.PENDING:
        by = f" by {transaction.confirmedBy.nickname}" if transaction.confirmedBy else ""
        state = transaction.status.value.lower().replace("_", " ")
        raise NotFromHere(f"This transaction is {state} already{by}.")


def target_of(transaction: Transaction) -> Purse:
    """The player's purse that a confirmation credits. Raises NotFromHere for a kind that credits none."""
    code = transaction.playerCode
    if transaction.transactionType is TransactionType.WITHDRAW:
        raise NotFromHere("A withdrawal is confirmed by its provider's own call.")
    if transaction.transactionSubType in CREDITED_TO_BONUS:
        return purses.bonus(code)
    return purses.main(code, transaction.toCurrency)


def _of_type(transaction: Transaction, kind: TransactionType) -> Transaction:
    if transaction.transactionType is not kind:
        raise NotFound(GONE)
    return transaction


def _decided(world: World, caller: Caller, form: TransactionDecision, found: Transaction, told: Told) -> Answer:
    require_pending(found)
    confirms = form.actionType is TransactionAct.CONFIRM
    note = (form.noteForThePlayer or "").strip() or None
    with world.change(caller.actor, caller.request_id) as change:
        if confirms:
            decided = _confirm(change, found, noteForThePlayer=note)
        else:
            decided = give_back(change, found, TransactionStatus.REJECTED, noteForThePlayer=note)
    return Answer(shown(world, decided), messages=(told[0] if confirms else told[1],))


def _confirm(change: Change, transaction: Transaction, **more: Any) -> Transaction:
    """Out of what is held, or out of the operator's own where nothing is."""
    target = target_of(transaction)
    if held_of(transaction):
        return pay_out(change, transaction, target, **more)
    source = purses.house(transaction.opId, target.currency)
    entries = purses.credit(change, target, amount_of(transaction.toUnits), source, f"CONFIRMED {transaction.txId}")
    return settle(change, transaction, TransactionStatus.CONFIRMED, entries=entries, **more)


@counts("affProfit")
def waiting(world: World, tenants: Tenants) -> int:
    """Withdrawals of affiliate profit."""
    where = {} if tenants is None else {"opId": tenants}
    pending = {"transactionType": TransactionType.AFFILIATE, "status": TransactionStatus.PENDING}
    return world.table(TRANSACTIONS).count(**pending, isDeleted=False, **where)
