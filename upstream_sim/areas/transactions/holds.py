"""What is held for an open transaction, and releasing it."""

from __future__ import annotations

from typing import Any

from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType
from upstream_sim.areas.transactions.records import Transaction, settle
from upstream_sim.core.money.ledger import LedgerAccount, amount_of
from upstream_sim.core.world.world import Change
from upstream_sim.shared import player_wallets

HELD_SUBTYPES = frozenset(
    {
        TransactionSubType.CASHBACK_CLAIM,
        TransactionSubType.AFFILIATE_PROFIT_WITHDRAW,
        TransactionSubType.BONUS_CLAIM,
    }
)


def holds_money(kind: TransactionType, sub_type: TransactionSubType) -> bool:
    """Whether such a transaction holds money while it is open."""
    return kind in (TransactionType.WITHDRAW, TransactionType.REFERRAL_PROFIT) or sub_type in HELD_SUBTYPES


def held_account(transaction: Transaction) -> LedgerAccount | None:
    """The player's account of which such a transaction holds its `fromUnits`; None for a kind that holds nothing."""
    code = transaction.playerCode
    if transaction.transactionType is TransactionType.WITHDRAW:
        return player_wallets.main(code, transaction.fromCurrency)
    if transaction.transactionType is TransactionType.REFERRAL_PROFIT:
        return player_wallets.referral(code)
    match transaction.transactionSubType:
        case TransactionSubType.CASHBACK_CLAIM:
            return player_wallets.cashback(code)
        case TransactionSubType.AFFILIATE_PROFIT_WITHDRAW:
            return player_wallets.referral(code)
        case TransactionSubType.BONUS_CLAIM:
            return player_wallets.bonus(code)
    return None


def release_hold(change: Change, transaction: Transaction, status: TransactionStatus, **more: Any) -> Transaction:
    """The transaction with its final status; what was held returns to the player, as an entry of its own. `more`
    are other fields of the record."""
    account = held_account(transaction)
    entries = (
        player_wallets.give_back(change, account, amount_of(transaction.fromUnits), f"{status} {transaction.txId}")
        if account
        else ()
    )
    return settle(change, transaction, status, entries=entries, **more)


def pay_out_hold(change: Change, transaction: Transaction, target: LedgerAccount, **more: Any) -> Transaction:
    """The confirmed transaction; what was held goes to the target, a provider's account or the player's main one, and
    the gateway's fee to the house. Raises ValueError for a kind that holds nothing."""
    account = held_account(transaction)
    if account is None:
        raise ValueError(f"{transaction.transactionType} holds nothing")
    amount, fee = amount_of(transaction.fromUnits), amount_of(transaction.feeUnits or 0)
    house = player_wallets.house(transaction.opId, account.currency)
    entries = player_wallets.pay_out(
        change, account, amount, target, f"CONFIRMED {transaction.txId}", fee=(house, fee) if fee else None
    )
    return settle(change, transaction, TransactionStatus.CONFIRMED, entries=entries, **more)


def is_open(transaction: Transaction) -> bool:
    """Whether the transaction still holds its money."""
    return transaction.status in (TransactionStatus.PENDING, TransactionStatus.IN_PROGRESS)
