"""The money of a withdrawal: its hold is paid out or released, once, and never both."""

from __future__ import annotations

from typing import Any

from contracts.areas.transactions import DecisionOutcome, TransactionStatus
from contracts.payment_providers import PaymentProvider
from upstream_sim.areas.transactions import holds
from upstream_sim.areas.transactions.records import Transaction
from upstream_sim.core.money.ledger import LedgerAccount, Line, amount_of, post
from upstream_sim.core.world.world import Change
from upstream_sim.shared import player_wallets


def pay_out(
    change: Change, transaction: Transaction, note: str | None = None, outcome: DecisionOutcome | None = None
) -> Transaction:
    """The withdrawal, its hold paid to the provider, but for the gateway's fee, which the house keeps."""
    more = {"outcome": outcome, **note_field(transaction, note)}
    return holds.pay_out_hold(change, transaction, provider_account(transaction), **more)


def give_back(
    change: Change,
    transaction: Transaction,
    status: TransactionStatus,
    note: str | None = None,
    *,
    counts: bool = False,
    outcome: DecisionOutcome | None = None,
) -> Transaction:
    """The withdrawal, its hold returned to the player's wallet, as an entry of its own."""
    more = {"outcome": outcome, **note_field(transaction, note)}
    return holds.release_hold(change, transaction, status, countsTowardDailyLimit=counts, **more)


def book_contradiction(change: Change, transaction: Transaction, *, is_paid: bool) -> None:
    """Books into suspense the amount of a settled withdrawal of which the provider reports the contrary."""
    amount = amount_of(transaction.fromUnits - (transaction.feeUnits or 0))
    suspense = player_wallets.suspense(transaction.opId, transaction.fromCurrency)
    given, taken = (provider_account(transaction), suspense) if is_paid else (suspense, provider_account(transaction))
    post(change, [Line(taken, -amount), Line(given, amount)], f"LATE {transaction.txId}")


def provider_account(transaction: Transaction) -> LedgerAccount:
    name = transaction.paymentProvider or PaymentProvider.MANUAL
    return player_wallets.provider(name, transaction.fromCurrency)


def note_field(transaction: Transaction, note: str | None) -> dict[str, Any]:
    """The note for the player, or the present one."""
    return {"noteForThePlayer": note.strip() if note and note.strip() else transaction.noteForThePlayer}
