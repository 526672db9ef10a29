"""What a withdrawal does to money: its hold is paid out or given back, once, and never both."""

from __future__ import annotations

from typing import Any

from contracts.areas.transactions import PaymentProvider, TransactionStatus
from upstream_sim.areas.transactions import holds
from upstream_sim.areas.transactions.records import Transaction
from upstream_sim.core.ledger import LedgerAccount, Line, amount_of, post
from upstream_sim.core.world import Change
from upstream_sim.shared import player_wallets


def pay_out(change: Change, transaction: Transaction, note: str | None = None) -> Transaction:
    """The provider has paid: what was held is the provider's."""
    return holds.pay_out_hold(change, transaction, provider_account(transaction), **note_field(transaction, note))


def give_back(
    change: Change,
    transaction: Transaction,
    status: TransactionStatus,
    note: str | None = None,
    *,
    counts: bool = False,
) -> Transaction:
    """What was held goes back to the player's wallet, as an entry of its own."""
    more = note_field(transaction, note)
    return holds.release_hold(change, transaction, status, countsTowardDailyLimit=counts, **more)


def book_contradiction(change: Change, transaction: Transaction, *, is_paid: bool) -> None:
    """The provider says the contrary of what was settled: the difference stands in suspense."""
    amount = amount_of(transaction.fromUnits)
    suspense = player_wallets.suspense(transaction.opId, transaction.fromCurrency)
    given, taken = (provider_account(transaction), suspense) if is_paid else (suspense, provider_account(transaction))
    post(change, [Line(taken, -amount), Line(given, amount)], f"LATE {transaction.txId}")


def provider_account(transaction: Transaction) -> LedgerAccount:
    name = transaction.paymentProvider or PaymentProvider.MANUAL
    return player_wallets.provider(name, transaction.fromCurrency)


def note_field(transaction: Transaction, note: str | None) -> dict[str, Any]:
    """What staff said to the player, if anything."""
    return {"noteForThePlayer": note.strip() if note and note.strip() else transaction.noteForThePlayer}
