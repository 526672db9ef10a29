"""Utopia's answers, half a minute after it was asked: it pays a voucher once, and issues one for a withdrawal."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.external_wallet import (
    ExternalTransactionType,
)
from contracts.areas.transactions import TransactionStatus
from upstream_sim.areas.external_wallet.records import (
    EXTERNAL_TRANSACTIONS,
    VOUCHERS,
    ExternalTransaction,
    fee_of,
    hold_account,
    outside_account,
    wallet_account,
)
from upstream_sim.core.money.ledger import Line, post
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import Change, World

ANSWERED = "utopiaAnswered"


@due(ANSWERED, "The external wallet answers request {txId}")
def answer_request(world: World, payload: dict[str, Any]) -> None:
    """Pays a known voucher once, or issues one for a withdrawal."""
    transaction = world.table(EXTERNAL_TRANSACTIONS).get(payload["txId"])
    if transaction is None or transaction.status is not TransactionStatus.PENDING:
        return
    with world.change() as change:
        if transaction.transactionType is ExternalTransactionType.TOPUP:
            _read_voucher(change, transaction)
        else:
            _make_voucher(change, transaction)


def voucher_code(world: World) -> str:
    """A new code in Utopia's format: 34 characters."""
    return code_of(world.new_id("utp"))


def code_of(text: str) -> str:
    digits = text.removeprefix("utp_").upper()
    return "UTP-" + "-".join(digits[at : at + 5] for at in range(0, 20, 5)) + "-USD-00"


def _read_voucher(change: Change, transaction: ExternalTransaction) -> None:
    world = change.world
    voucher = world.table(VOUCHERS).get(transaction.voucherCode or "")
    if voucher is None or voucher.isUsed:
        _finish(change, transaction, TransactionStatus.REJECTED)
        return
    change.put(world.table(VOUCHERS), msgspec.structs.replace(voucher, isUsed=True))
    _credit(change, transaction, voucher.amount)
    _finish(change, transaction, TransactionStatus.CONFIRMED, amount=voucher.amount, fee=fee_of(voucher.amount))


def _credit(change: Change, transaction: ExternalTransaction, amount: Decimal) -> None:
    arrives = amount - fee_of(amount)
    post(change, [Line(wallet_account(transaction.uuid), arrives), Line(outside_account(), -arrives)], "voucher")


def _make_voucher(change: Change, transaction: ExternalTransaction) -> None:
    amount = transaction.amount or Decimal(0)
    post(change, [Line(hold_account(transaction.uuid), -amount), Line(outside_account(), amount)], "withdrawal paid")
    _finish(change, transaction, TransactionStatus.CONFIRMED, voucherCode=voucher_code(change.world))


def _finish(change: Change, transaction: ExternalTransaction, status: TransactionStatus, **fields: Any) -> None:
    world, now = change.world, change.world.now()
    if status is TransactionStatus.CONFIRMED:
        fields |= {"confirmedAt": now, "voucherRefNo": f"{world.sequence('voucherRef'):09d}"}
    settled = msgspec.structs.replace(transaction, status=status, updatedAt=now, **fields)
    change.put(world.table(EXTERNAL_TRANSACTIONS), settled)
