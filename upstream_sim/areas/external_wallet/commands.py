"""Asking Utopia: a request is submitted at once, and Utopia answers half a minute of world time later."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any, Self

import msgspec
from pydantic import model_validator

from contracts.areas.external_wallet import (
    MISSING_WALLET,
    NOT_POSITIVE,
    SHORTEST_VOUCHER,
    TOO_MUCH,
    ExternalTopup,
    ExternalTransactionSubType,
    ExternalTransactionType,
    ExternalWithdraw,
)
from contracts.areas.transactions import TransactionStatus
from contracts.fields import field_error
from contracts.money import Usd
from contracts.rules import MinLength, Required
from contracts.wire import Wire
from upstream_sim.areas.external_wallet.queries import to_wire
from upstream_sim.areas.external_wallet.records import (
    ANSWERS_AFTER,
    EXTERNAL_TRANSACTIONS,
    EXTERNAL_WALLETS,
    VOUCHERS,
    ExternalTransaction,
    ExternalWallet,
    Voucher,
    fee_of,
    own,
    set_aside,
    utopia,
)
from upstream_sim.core.events import event
from upstream_sim.core.handlers import Command, handles
from upstream_sim.core.ledger import Line, balance_of, post
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.schedule import due
from upstream_sim.core.world import Change, World
from upstream_sim.shared.records import visible_record
from upstream_sim.shared.users import Caller

ANSWERED = "utopiaAnswered"
USED_BEFORE = "This voucher was submitted before."


@handles("externalWalletTopup")
def topup(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    """Raises NotFound, and ValidationFailed for a voucher that was not rejected before."""
    form: ExternalTopup = command.body
    wallet, code = _wallet(world, caller, form.uuid), form.voucherCode.strip()
    earlier = world.table(EXTERNAL_TRANSACTIONS).where(voucherCode=code)
    if any(each.status is not TransactionStatus.REJECTED for each in earlier):
        raise ValidationFailed("voucherCode", USED_BEFORE)
    with caller.change(world) as change:
        made = _submit(change, wallet, ExternalTransactionType.TOPUP, voucherCode=code)
    return to_wire(world, made)


@handles("externalWalletWithdraw")
def withdraw(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    """The amount is set aside at once. Raises NotFound and ValidationFailed."""
    form: ExternalWithdraw = command.body
    wallet = _wallet(world, caller, form.uuid)
    if form.amount > balance_of(world, own(wallet.uuid)):
        raise ValidationFailed("amount", TOO_MUCH)
    with caller.change(world) as change:
        post(change, [Line(own(wallet.uuid), -form.amount), Line(set_aside(wallet.uuid), form.amount)], "withdrawal")
        made = _submit(change, wallet, ExternalTransactionType.WITHDRAW, amount=form.amount, fee=fee_of(form.amount))
    return to_wire(world, made)


@due(ANSWERED)
def answered(world: World, payload: dict[str, Any]) -> None:
    """Utopia pays a voucher that it knows once, and makes one for a withdrawal."""
    transaction = world.table(EXTERNAL_TRANSACTIONS).get(payload["txId"])
    if transaction is None or transaction.status is not TransactionStatus.PENDING:
        return
    with world.change() as change:
        if transaction.transactionType is ExternalTransactionType.TOPUP:
            _read_voucher(change, transaction)
        else:
            _make_voucher(change, transaction)


class VoucherIssued(Wire):
    """Utopia issues a voucher to somebody; without a code it makes one."""

    amount: Annotated[Usd, Required("Amount is required.")]
    voucherCode: Annotated[str, MinLength(SHORTEST_VOUCHER, "At least 28 characters.")] | None = None

    @model_validator(mode="after")
    def _something(self) -> Self:
        if self.amount <= 0:
            raise field_error("amount", NOT_POSITIVE)
        return self


@event("utopiaVoucherIssued", VoucherIssued)
def voucher_issued(world: World, body: VoucherIssued) -> dict[str, Any]:
    """Raises ValidationFailed for a code that is known already."""
    with world.change() as change:
        code = body.voucherCode or voucher_code(world)
        if world.table(VOUCHERS).get(code) is not None:
            raise ValidationFailed("voucherCode", "This code is known already.")
        change.put(world.table(VOUCHERS), Voucher(code=code, amount=body.amount, isUsed=False))
    return {"voucherCode": code, "amount": body.amount}


def voucher_code(world: World) -> str:
    """A new code, as Utopia writes them: 34 characters."""
    return code_of(world.new_id("utp"))


def code_of(text: str) -> str:
    digits = text.removeprefix("utp_").upper()
    return "UTP-" + "-".join(digits[at : at + 5] for at in range(0, 20, 5)) + "-USD-00"


def _wallet(world: World, caller: Caller, uuid: str) -> ExternalWallet:
    """Raises NotFound."""
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


def _read_voucher(change: Change, transaction: ExternalTransaction) -> None:
    world = change.world
    voucher = world.table(VOUCHERS).get(transaction.voucherCode or "")
    if voucher is None or voucher.isUsed:
        _settle(change, transaction, TransactionStatus.REJECTED)
        return
    change.put(world.table(VOUCHERS), msgspec.structs.replace(voucher, isUsed=True))
    _paid(change, transaction, voucher.amount)
    _settle(change, transaction, TransactionStatus.CONFIRMED, amount=voucher.amount, fee=fee_of(voucher.amount))


def _paid(change: Change, transaction: ExternalTransaction, amount: Decimal) -> None:
    arrives = amount - fee_of(amount)
    post(change, [Line(own(transaction.uuid), arrives), Line(utopia(), -arrives)], "voucher")


def _make_voucher(change: Change, transaction: ExternalTransaction) -> None:
    amount = transaction.amount or Decimal(0)
    post(change, [Line(set_aside(transaction.uuid), -amount), Line(utopia(), amount)], "withdrawal paid")
    _settle(change, transaction, TransactionStatus.CONFIRMED, voucherCode=voucher_code(change.world))


def _settle(change: Change, transaction: ExternalTransaction, status: TransactionStatus, **fields: Any) -> None:
    world, now = change.world, change.world.now()
    if status is TransactionStatus.CONFIRMED:
        fields |= {"confirmedAt": now, "voucherRefNo": f"{world.sequence('voucherRef'):09d}"}
    settled = msgspec.structs.replace(transaction, status=status, updatedAt=now, **fields)
    change.put(world.table(EXTERNAL_TRANSACTIONS), settled)
