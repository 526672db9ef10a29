"""Verifying deposits and rejecting orders: once, the first one marked, and never what was confirmed."""

from __future__ import annotations

from typing import Any

import pytest

from contracts.areas.transactions import TransactionStatus, TransactionType
from upstream_sim.areas.high_depositors import DEPOSITS
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, add_transaction
from upstream_sim.areas.transactions.unpaid_deposits import UNPAID_DEPOSITS
from upstream_sim.core.money.ledger import amount_of, balance_of
from upstream_sim.core.refusals import NotFound, Refusal
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.tests.billing_v2 import SUPER, CallResult, Desk
from upstream_sim.tests.client import AURORA_MANAGER, BOREALIS
from upstream_sim.tests.money import ledger_is_consistent

REASON = "Nothing of it ever arrived."


@pytest.fixture
def desk() -> Desk:
    return Desk(SUPER)


def waiting(desk: Desk, *, paid: bool = True, **fields: Any) -> Transaction:
    rows = desk.world.table(TRANSACTIONS).where(
        opId="aurora", transactionType=TransactionType.DEPOSIT, status=TransactionStatus.PENDING, **fields
    )
    return next(row for row in rows if (desk.world.table(UNPAID_DEPOSITS).get(row.txId) is None) == paid)


def verify(desk: Desk, tx_id: str) -> CallResult:
    return desk.send("depositVerify", body={"txId": tx_id})


def reject(desk: Desk, tx_id: str, reason: str = REASON) -> CallResult:
    return desk.send("depositRejectOrder", body={"txId": tx_id, "rejectReason": reason})


def player_of(desk: Desk, code: str) -> Player:
    found = desk.world.table(PLAYERS).get(code)
    assert found is not None
    return found


def badge(desk: Desk) -> int:
    count: int = desk.send("adminBadges").data["deposit"]
    return count


@pytest.mark.spec("001-state-deposit-order", "001-rule-deposit-order-returns-transaction")
def test_a_verified_deposit_is_credited_once(desk: Desk) -> None:
    deposit, counted = waiting(desk), badge(desk)
    account = player_wallets.main(deposit.playerCode, deposit.toCurrency)
    before, player = balance_of(desk.world, account), player_of(desk, deposit.playerCode)
    figures = desk.world.table(DEPOSITS).get(deposit.playerCode)
    reply = verify(desk, deposit.txId)
    assert reply.http == 200, reply.body
    after = before + amount_of(deposit.toUnits)
    assert balance_of(desk.world, account) == after
    assert (reply.data["status"], reply.data["balanceBefore"], reply.data["balanceAfter"]) == (
        "CONFIRMED",
        before,
        after,
    )
    assert (reply.data["isFTD"], reply.data["bonusExtraData"]) == (False, {"eligible": False})
    assert reply.data["confirmedBy"]["nickname"] == desk.user.nickname
    again = verify(desk, deposit.txId)
    when = f"{desk.world.now():%Y-%m-%d at %H:%M} UTC"
    message = f"This transaction is already confirmed. {desk.user.nickname} approved it on {when}."
    assert (again.http, again.status, again.body["messages"]) == (409, "ALREADY_DECIDED", [message])
    assert again.data["record"] == reply.data
    assert reject(desk, deposit.txId).http == 409
    assert balance_of(desk.world, account) == after
    assert player_of(desk, deposit.playerCode).totalDepositCount == player.totalDepositCount + 1
    assert badge(desk) == counted - 1
    now_figures = desk.world.table(DEPOSITS).get(deposit.playerCode)
    assert figures is not None
    assert now_figures is not None
    assert now_figures.amountsInUSDCents == (*figures.amountsInUSDCents, deposit.toUSDCents)
    ledger_is_consistent(desk.world)


def test_only_the_first_confirmed_one_is_the_first(desk: Desk) -> None:
    newcomer = desk.world.table(PLAYERS).first(opId="aurora", totalDepositCount=0, isDeleted=False)
    assert newcomer is not None
    with desk.world.change() as change:
        made = [
            add_transaction(
                change,
                newcomer,
                TransactionType.DEPOSIT,
                amount=amount_of(10**9),
                currency="USD",
                amount_in_usd=amount_of(10**9),
            )
            for _ in range(3)
        ]
    assert reject(desk, made[0].txId).data["isFTD"] is False
    assert [verify(desk, each.txId).data["isFTD"] for each in made[1:]] == [True, False]


def test_what_the_provider_does_not_know_is_not_verified_until_it_is_paid(desk: Desk) -> None:
    deposit = waiting(desk, paid=False)
    reply = verify(desk, deposit.txId)
    assert (reply.http, reply.body.get("messages")) == (422, [])
    assert desk.world.table(TRANSACTIONS).get(deposit.txId) == deposit
    fire_event(desk.world, "depositPaid", {"txId": deposit.txId})
    assert verify(desk, deposit.txId).http == 200


def test_a_player_gives_up_what_waits_once(desk: Desk) -> None:
    deposit = waiting(desk)
    account = player_wallets.main(deposit.playerCode, deposit.toCurrency)
    before = balance_of(desk.world, account)
    fire_event(desk.world, "depositCanceled", {"txId": deposit.txId})
    canceled = desk.world.table(TRANSACTIONS).get(deposit.txId)
    assert canceled is not None
    assert (canceled.status, balance_of(desk.world, account)) == (TransactionStatus.CANCELED, before)
    assert verify(desk, deposit.txId).http == 409
    with pytest.raises(Refusal):
        fire_event(desk.world, "depositCanceled", {"txId": deposit.txId})
    with pytest.raises(NotFound):
        fire_event(desk.world, "depositCanceled", {"txId": "tx-none"})


@pytest.mark.spec("001-state-deposit-order", "001-rule-deposit-order-returns-transaction")
def test_an_order_is_rejected_once_with_its_reason(desk: Desk) -> None:
    order = waiting(desk, isOrder=True)
    account = player_wallets.main(order.playerCode, order.toCurrency)
    before = balance_of(desk.world, account)
    reply = reject(desk, order.txId, f"  {REASON}  ")
    assert (reply.data["status"], reply.data["rejectReason"]) == ("REJECTED", REASON)
    assert balance_of(desk.world, account) == before
    assert reject(desk, order.txId).http == verify(desk, order.txId).http == 409


@pytest.mark.parametrize(
    ("reason", "message"),
    [
        ("", "Reject reason is required."),
        (" " * 30, "Reject reason is required."),
        ("x" * 19, "At least 20 characters."),
        ("x" * 501, "At most 500 characters."),
    ],
)
def test_a_reason_has_at_least_twenty_characters(desk: Desk, reason: str, message: str) -> None:
    assert reject(desk, waiting(desk).txId, reason).fields == {"rejectReason": message}
    assert reject(desk, waiting(desk).txId, "x" * 20).http == 200


def test_what_is_no_deposit_of_the_callers_is_not_found(desk: Desk) -> None:
    withdrawal = desk.world.table(TRANSACTIONS).first(transactionType=TransactionType.WITHDRAW)
    assert withdrawal is not None
    assert verify(desk, withdrawal.txId).http == reject(desk, withdrawal.txId).http == 404
    deposit = waiting(desk)
    assert verify(Desk(BOREALIS, desk), deposit.txId).http == 404
    assert verify(Desk(AURORA_MANAGER, desk), deposit.txId).http == 403
