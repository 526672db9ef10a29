"""Top-ups and withdrawals at Utopia: a request is submitted at once, and answered half a minute of world time later."""

from __future__ import annotations

from typing import Any

from contracts.areas.external_wallet import (
    MISSING_WALLET,
    TOO_MUCH,
    ExternalTopup,
    ExternalTransactionSubType,
    ExternalTransactionType,
    ExternalWithdraw,
)
from contracts.areas.transactions import TransactionStatus
from upstream_sim.areas.external_wallet.jobs import ANSWERED
from upstream_sim.areas.external_wallet.queries import to_wire
from upstream_sim.areas.external_wallet.records import (
    ANSWERS_AFTER,
    EXTERNAL_TRANSACTIONS,
    EXTERNAL_WALLETS,
    ExternalTransaction,
    ExternalWallet,
    fee_of,
    hold_account,
    wallet_account,
)
from upstream_sim.core.money.ledger import Line, balance_of, post
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.records import visible_record
from upstream_sim.shared.users import Caller

USED_BEFORE = "This voucher was already submitted."


@handles("externalWalletTopup")
def topup(world: World, caller: Caller, command: Command[None, ExternalTopup]) -> dict[str, Any]:
    """The pending top-up. Raises NotFound, and ValidationFailed for a voucher that was submitted before, unless it
    was rejected."""
    form = command.body
    wallet, code = _wallet(world, caller, form.uuid), form.voucherCode.strip()
    earlier = world.table(EXTERNAL_TRANSACTIONS).where(voucherCode=code)
    if any(each.status is not TransactionStatus.REJECTED for each in earlier):
        raise ValidationFailed("voucherCode", USED_BEFORE)
    with caller.change(world) as change:
        made = _submit(change, wallet, ExternalTransactionType.TOPUP, voucherCode=code)
    return to_wire(world, made)


@handles("externalWalletWithdraw")
def withdraw(world: World, caller: Caller, command: Command[None, ExternalWithdraw]) -> dict[str, Any]:
    """The pending withdrawal, whose amount is held at once. Raises NotFound and ValidationFailed."""
    form = command.body
    wallet = _wallet(world, caller, form.uuid)
    if form.amount > balance_of(world, wallet_account(wallet.uuid)):
        raise ValidationFailed("amount", TOO_MUCH)
    with caller.change(world) as change:
        post(
            change,
            [Line(wallet_account(wallet.uuid), -form.amount), Line(hold_account(wallet.uuid), form.amount)],
            "withdrawal",
        )
        made = _submit(change, wallet, ExternalTransactionType.WITHDRAW, amount=form.amount, fee=fee_of(form.amount))
    return to_wire(world, made)


def _wallet(world: World, caller: Caller, uuid: str) -> ExternalWallet:
    """The wallet. Raises NotFound."""
    return visible_record(world, caller, EXTERNAL_WALLETS, uuid, MISSING_WALLET)


def _submit(
    change: Change, wallet: ExternalWallet, kind: ExternalTransactionType, **fields: Any
) -> ExternalTransaction:
    world = change.world
    now = world.now()
    is_topup = kind is ExternalTransactionType.TOPUP
    nothing_yet: dict[str, Any] = {"voucherCode": None, "amount": None, "fee": None}
    transaction = ExternalTransaction(
        txId=world.new_id("utx"),
        uuid=wallet.uuid,
        opId=wallet.opId,
        transactionType=kind,
        transactionSubType=(
            ExternalTransactionSubType.VOUCHER_ACTIVATION if is_topup else ExternalTransactionSubType.VOUCHER_CREATION
        ),
        status=TransactionStatus.PENDING,
        customerId=wallet.customerId,
        voucherRefNo=None,
        createdAt=now,
        updatedAt=now,
        confirmedAt=None,
        **{**nothing_yet, **fields},
    )
    world.schedule(now + ANSWERS_AFTER, ANSWERED, {"txId": transaction.txId})
    return change.put(world.table(EXTERNAL_TRANSACTIONS), transaction)
