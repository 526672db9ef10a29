"""Transactions on the wire, with what was returned."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from contracts.areas.transactions import TransactionStatus, TransactionType
from upstream_sim.areas.transactions.holds import held_account
from upstream_sim.areas.transactions.order_marks import mark_of
from upstream_sim.areas.transactions.records import Transaction
from upstream_sim.areas.transactions.warnings import row_warnings
from upstream_sim.core.money.ledger import ENTRIES, amount_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.records import operator_to_wire
from upstream_sim.shared.warnings import with_warnings

STORED_FIELDS = (
    "txId",
    "createdAt",
    "updatedAt",
    "confirmedAt",
    "transactionType",
    "transactionSubType",
    "status",
    "direction",
    "fromCurrency",
    "toCurrency",
    "gateway",
    "gatewayUuid",
    "paymentProvider",
    "isNewVersion",
    "countsTowardDailyLimit",
    "confirmedBy",
    "walletType",
    "isDeleted",
    "isFTD",
    "isOrder",
    "noteForThePlayer",
    "rejectReason",
    "note",
    "reason",
    "lastDecision",
    "prize",
    "revision",
)


RETURNED = frozenset({TransactionStatus.REJECTED, TransactionStatus.CANCELED})


def to_wire(world: World, transaction: Transaction) -> dict[str, Any]:
    """`Transaction` on the wire."""
    return {
        **{name: getattr(transaction, name) for name in STORED_FIELDS},
        "fromAmount": amount_of(transaction.fromUnits),
        "toAmount": amount_of(transaction.toUnits),
        "toAmountInUSD": Decimal(transaction.toUSDCents).scaleb(-2),
        "balanceBefore": _amount(transaction.balanceBefore),
        "balanceAfter": _amount(transaction.balanceAfter),
        **_fee_to_wire(transaction),
        "bonusExtraData": _bonus_data(transaction),
        "player": _player_to_wire(world, transaction),
        "operator": operator_to_wire(world, transaction.opId),
        "order": mark_of(world, transaction),
        **with_warnings(world, transaction.playerCode, row_warnings(world, transaction)),
    }


def returned_amounts(world: World, transaction: Transaction) -> list[dict[str, Any]]:
    """What was returned to the wallet that it was held of, the earliest first. Of what ended before the world began
    the ledger has no entries: its return stands in the record."""
    table, held = world.table(ENTRIES), held_account(transaction)
    if held and not transaction.postings and transaction.status in RETURNED:
        return [_former_return(transaction, held.currency)]
    entries = [entry for posting in transaction.postings[1:] for entry in table.where(postingId=posting)]
    return [
        {
            "entryId": entry.id,
            "createdAt": entry.createdAt,
            "amount": amount_of(entry.amount),
            "currency": entry.currency,
            "balanceBefore": amount_of(entry.balanceBefore),
            "balanceAfter": amount_of(entry.balanceAfter),
            "reason": entry.reason,
        }
        for entry in entries
        if held and entry.account == held.key and entry.amount > 0
    ]


def _former_return(transaction: Transaction, currency: str) -> dict[str, Any]:
    """Back to where the balance was before it was held."""
    return {
        "entryId": f"{transaction.txId}:return",
        "createdAt": transaction.updatedAt,
        "amount": amount_of(transaction.fromUnits),
        "currency": currency,
        "balanceBefore": _amount(transaction.balanceAfter),
        "balanceAfter": _amount(transaction.balanceBefore),
        "reason": f"{transaction.status} {transaction.txId}",
    }


def _fee_to_wire(transaction: Transaction) -> dict[str, Any]:
    is_deposit = transaction.transactionType is TransactionType.DEPOSIT
    units, currency = transaction.feeUnits, transaction.toCurrency if is_deposit else transaction.fromCurrency
    return {"fee": _amount(units), "feeCurrency": None if units is None else currency}


def _amount(units: int | None) -> Decimal | None:
    return None if units is None else amount_of(units)


def _bonus_data(transaction: Transaction) -> dict[str, bool] | None:
    confirmed = transaction.status is TransactionStatus.CONFIRMED
    is_deposit = transaction.transactionType is TransactionType.DEPOSIT
    return {"eligible": transaction.isEligible} if is_deposit and confirmed else None


def _player_to_wire(world: World, transaction: Transaction) -> dict[str, Any]:
    """The player; of one who is not there any more, only the code."""
    player = world.table(PLAYERS).get(transaction.playerCode)
    if player is None:
        profile = {"firstName": "", "lastName": "", "email": ""}
        facts = {"playerId": "", "username": "", "nickName": "", "isTest": transaction.isTest}
    else:
        profile = {"firstName": player.firstName, "lastName": player.lastName, "email": player.email}
        facts = {
            "playerId": player.playerId,
            "username": player.username,
            "nickName": player.nickname,
            "isTest": player.isTest,
        }
    return {"playerCode": transaction.playerCode, **facts, "profile": profile}
