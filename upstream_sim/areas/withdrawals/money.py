"""What a withdrawal does to money: its hold is paid out or given back, once, and never both."""

from __future__ import annotations

from typing import Any

from contracts.areas.transactions import PaymentProvider, TransactionStatus
from upstream_sim.areas.transactions import holding
from upstream_sim.areas.transactions.records import Transaction
from upstream_sim.areas.wallet import purses
from upstream_sim.ledger import Line, Purse, amount_of, post
from upstream_sim.world import Change


def pay_out(change: Change, transaction: Transaction, note: str | None = None) -> Transaction:
    """The provider has paid: what was held is the provider's."""
    return holding.pay_out(change, transaction, provider_purse(transaction), **said(transaction, note))


def give_back(
    change: Change,
    transaction: Transaction,
    status: TransactionStatus,
    note: str | None = None,
    *,
    counts: bool = False,
) -> Transaction:
    """What was held goes back to the player's wallet, as an entry of its own."""
    more = said(transaction, note)
    return holding.give_back(change, transaction, status, countsTowardDailyLimit=counts, **more)


def take_late(change: Change, transaction: Transaction, *, is_paid: bool) -> None:
    """The provider says the contrary of what was settled: the difference stands in suspense."""
    amount = amount_of(transaction.fromUnits)
    suspense = purses.suspense(transaction.opId, transaction.fromCurrency)
    given, taken = (provider_purse(transaction), suspense) if is_paid else (suspense, provider_purse(transaction))
    post(change, [Line(taken, -amount), Line(given, amount)], f"LATE {transaction.txId}")


def provider_purse(transaction: Transaction) -> Purse:
    name = transaction.paymentProvider or PaymentProvider.MANUAL
    return purses.provider(name, transaction.fromCurrency)


def said(transaction: Transaction, note: str | None) -> dict[str, Any]:
    """What staff said to the player, if anything."""
    return {"noteForThePlayer": note.strip() if note and note.strip() else transaction.noteForThePlayer}
