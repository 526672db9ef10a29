"""Deciding about bonuses, referral claims and affiliate profit, and deleting: what moves, once, and what is refused."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from contracts.areas.transactions import TransactionPath, TransactionStatus, TransactionSubType, TransactionType
from contracts.warnings import WarningCode
from upstream_sim.areas.transactions.decisions import credited_account
from upstream_sim.areas.transactions.holds import held_account
from upstream_sim.areas.transactions.queries import transaction
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.money.ledger import amount_of, balance_of
from upstream_sim.core.serving.handlers import Command
from upstream_sim.shared import player_wallets
from upstream_sim.shared.users import caller_of
from upstream_sim.tests.billing_v2 import SUPER, CallResult, Desk
from upstream_sim.tests.client import AURORA, AURORA_MANAGER, NORTH
from upstream_sim.tests.money import ledger_is_consistent

T, B, S = TransactionType, TransactionSubType, TransactionStatus
CALLS = {
    T.BONUS: "transactionBonus",
    T.REFERRAL_PROFIT: "transactionReferralClaim",
    T.AFFILIATE: "transactionAffiliateWithdraw",
}
KINDS = [
    (T.BONUS, B.BONUS_CLAIM),
    (T.BONUS, B.MANUAL_BONUS),
    (T.REFERRAL_PROFIT, B.OTHER),
    (T.AFFILIATE, B.AFFILIATE_PROFIT_WITHDRAW),
]


@pytest.fixture
def desk() -> Desk:
    return Desk(SUPER)


def one(desk: Desk, **fields: Any) -> Transaction:
    found = desk.world.table(TRANSACTIONS).first(**{"opId": "aurora", "isDeleted": False, **fields})
    assert found is not None
    return found


def decide(desk: Desk, transaction: Transaction, action: str, **more: Any) -> CallResult:
    body = {"txId": transaction.txId, "actionType": action, **more}
    return desk.send(CALLS[transaction.transactionType], body=body)


def money(desk: Desk, transaction: Transaction) -> tuple[Decimal, Decimal, Decimal]:
    """What is the player's at the source, what is held of it, and what is where a confirmation goes."""
    source, target = held_account(transaction), credited_account(transaction)
    world = desk.world
    return (
        balance_of(world, source) if source else Decimal(0),
        player_wallets.held(world, source) if source else Decimal(0),
        balance_of(world, target),
    )


@pytest.mark.parametrize(("kind", "sub_type"), KINDS)
@pytest.mark.parametrize("action", ["confirm", "reject"])
def test_a_decision_moves_just_that_money(
    desk: Desk, kind: TransactionType, sub_type: TransactionSubType, action: str
) -> None:
    pending = one(desk, transactionType=kind, transactionSubType=sub_type, status=S.PENDING)
    amount, is_held = amount_of(pending.toUnits), held_account(pending) is not None
    effect = desk.send("transactionEffect", query={"txId": pending.txId}).data
    source, held, target = before = money(desk, pending)
    assert (effect["toBalance"], effect["amount"]) == (target, amount)
    assert effect["held"] == (held if is_held else None)

    reply = decide(desk, pending, action, noteForThePlayer=" Well done ", acknowledged=[*WarningCode])

    assert reply.http == 200, reply.body
    confirmed = action == "confirm"
    hold = amount if is_held else Decimal(0)
    expected = (source if confirmed else source + hold, held - hold, target + amount if confirmed else target)
    assert money(desk, pending) == expected != before or not (confirmed or is_held)
    assert reply.data["status"] == ("CONFIRMED" if confirmed else "REJECTED")
    assert reply.data["noteForThePlayer"] == "Well done"
    assert (reply.data["confirmedBy"] is not None) == confirmed
    again = decide(desk, pending, action)
    assert (again.http, again.status) == (409, "ALREADY_DECIDED")
    did = "approved" if action == "confirm" else "rejected"
    assert f"{desk.user.nickname} {did} it on " in again.body["messages"][0]
    assert money(desk, pending) == expected
    ledger_is_consistent(desk.world)
    wording = desk.world.table(ACTIVITIES).first(recordId=pending.txId, userCode=desk.user.userCode)
    assert wording is not None


@pytest.mark.parametrize(
    ("kind", "wording"),
    [
        (T.BONUS, ("Bonus approved.", "Bonus rejected.")),
        (T.REFERRAL_PROFIT, ("Referral claim approved succesfully.", "Referral claim rejected.")),
    ],
)
def test_it_is_told_in_its_own_words(desk: Desk, kind: TransactionType, wording: tuple[str, str]) -> None:
    for action, words in zip(("confirm", "reject"), wording, strict=True):
        reply = decide(desk, one(desk, transactionType=kind, status=S.PENDING), action)
        assert reply.body["messages"] == [words]


def test_a_return_is_an_entry_listed_under_its_transaction(desk: Desk) -> None:
    pending = one(desk, transactionSubType=B.AFFILIATE_PROFIT_WITHDRAW, status=S.PENDING)
    before = details_of(desk, pending.txId)
    assert (before["returns"], before["held"]) == ([], amount_of(pending.fromUnits))
    decide(desk, pending, "reject")
    after = details_of(desk, pending.txId)
    (returned,) = after["returns"]
    assert returned["amount"] == amount_of(pending.fromUnits)
    assert returned["balanceAfter"] - returned["balanceBefore"] == returned["amount"]
    assert after["held"] is None
    assert after["balanceBefore"] == before["balanceBefore"]


def details_of(desk: Desk, tx_id: str) -> Any:
    return transaction(desk.world, caller_of(desk.world, desk.user), Command(None, None, TransactionPath(txId=tx_id)))


def test_a_call_decides_about_its_own_kind_alone(desk: Desk) -> None:
    deposit = one(desk, transactionType=T.DEPOSIT, status=S.PENDING)
    for call in CALLS.values():
        assert desk.send(call, body={"txId": deposit.txId, "actionType": "confirm"}).http == 404
    commission = one(desk, transactionSubType=B.AFFILIATE_REVENUE_SHARE)
    assert decide(desk, commission, "confirm").http == 404


def test_others_and_those_who_only_read_decide_nothing(desk: Desk) -> None:
    pending = one(desk, transactionType=T.BONUS, status=S.PENDING)
    assert decide(Desk(NORTH, desk), pending, "confirm").http == 404
    assert decide(Desk(AURORA_MANAGER, desk), pending, "confirm").http == 403
    assert decide(Desk(AURORA, desk), pending, "confirm").http == 200


@pytest.mark.parametrize(
    ("fields", "bad"),
    [
        ({"actionType": "approve"}, "actionType"),
        ({"txId": " "}, "txId"),
        ({"noteForThePlayer": "x" * 201}, "noteForThePlayer"),
    ],
)
def test_a_wrong_decision_is_refused_at_its_field(desk: Desk, fields: dict[str, str], bad: str) -> None:
    body = {"txId": "tx_1", "actionType": "confirm", **fields}
    assert list(desk.send("transactionBonus", body=body).fields) == [bad]


def delete(desk: Desk, transaction: Transaction, revision: int | None = None) -> CallResult:
    given = transaction.revision if revision is None else revision
    return desk.send("transactionDelete", body={"txId": transaction.txId}, revision=given)


def test_deleting_a_pending_one_gives_its_hold_back_and_ends_it(desk: Desk) -> None:
    pending = one(desk, transactionType=T.WITHDRAW, status=S.PENDING, fromCurrency="USD")
    account = held_account(pending)
    assert account is not None
    balance, held = balance_of(desk.world, account), player_wallets.held(desk.world, account)
    reply = delete(desk, pending)
    amount = amount_of(pending.fromUnits)
    assert reply.http == 200, reply.body
    assert (reply.data["isDeleted"], reply.data["status"]) == (True, "CANCELED")
    assert (balance_of(desk.world, account), player_wallets.held(desk.world, account)) == (
        balance + amount,
        held - amount,
    )
    again = delete(desk, pending)
    assert (again.http, again.status) == (409, "ALREADY_DECIDED")
    wording = f"This transaction is already deleted. {desk.user.nickname} deleted it on "
    assert again.body["messages"][0].startswith(wording)
    generic = {"txId": pending.txId, "actionType": "confirm"}
    assert desk.send("withdrawGenericV2", body=generic).http != 200
    ledger_is_consistent(desk.world)


@pytest.mark.parametrize("status", [S.REJECTED, S.CANCELED])
def test_an_ended_one_is_only_flagged(desk: Desk, status: TransactionStatus) -> None:
    ended = one(desk, transactionType=T.BONUS, status=status)
    before = desk.world.digest()
    reply = delete(desk, ended)
    assert (reply.http, reply.data["isDeleted"], reply.data["status"]) == (200, True, status.value)
    assert desk.world.digest() != before
    wording = f"This transaction is deleted; no further action is possible. {desk.user.nickname} deleted it on "
    assert decide(desk, ended, "confirm").body["messages"][0].startswith(wording)


@pytest.mark.parametrize(
    ("status", "words"),
    [
        (S.CONFIRMED, "A transaction that is confirmed cannot be deleted."),
        (S.IN_PROGRESS, "A transaction that is in progress cannot be deleted."),
    ],
)
def test_what_moved_or_moves_money_is_not_deleted(desk: Desk, status: TransactionStatus, words: str) -> None:
    reply = delete(desk, one(desk, transactionType=T.WITHDRAW, status=status))
    assert (reply.http, reply.body["messages"]) == (422, [words])


def test_a_stale_deletion_is_refused_with_the_present_record(desk: Desk) -> None:
    pending = one(desk, transactionType=T.BONUS, status=S.PENDING)
    decide(desk, pending, "reject")
    reply = delete(desk, pending)
    assert (reply.http, reply.status) == (412, "STALE_RECORD")
    assert reply.data["record"]["status"] == "REJECTED"
