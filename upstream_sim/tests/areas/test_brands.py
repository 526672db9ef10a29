"""Brands: one is made, takes players like any other, and is deleted once nothing is open there."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import msgspec
import pytest

from contracts.areas.transactions import TransactionStatus
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.money.ledger import LedgerAccount, balance_of
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.shared.player_wallets import (
    bonus,
    cashback,
    credit,
    debit,
    holds_of,
    house,
    main,
    main_balances,
    referral,
)
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.tenants import OPERATORS, family
from upstream_sim.tests.areas.test_operators import new_player
from upstream_sim.tests.billing_v2 import CallResult, Desk
from upstream_sim.tests.client import AURORA, AURORA_MANAGER, BOREALIS, NORTH, SUPER
from upstream_sim.tests.wallets import topup

WEST = {
    "opId": "aurora",
    "code": "aurora-west",
    "title": "Aurora West",
    "supportEmail": "help@aurora-west.test",
    "defaultLanguage": "en",
    "timezone": "Europe/Malta",
}


@pytest.fixture
def desk() -> Desk:
    return Desk(SUPER)


def make(desk: Desk, **fields: Any) -> CallResult:
    return desk.send("brandCreate", body={**WEST, **fields})


def delete(desk: Desk, op_id: str, revision: int | None = None) -> CallResult:
    operator = desk.world.table(OPERATORS).get(op_id)
    seen = revision if revision is not None else operator.revision if operator else 1
    return desk.send("brandDelete", query={"opId": op_id}, revision=seen)


def choices(desk: Desk) -> set[str]:
    return {each["opId"] for each in desk.send("operatorsMenuList").data["operators"]}


def visible(desk: Desk) -> set[str]:
    return {each["opId"] for each in desk.send("usersMe").data["operators"]}


@pytest.mark.parametrize("email", [SUPER, AURORA])
def test_a_new_brand_begins_as_its_operator_is_and_may_be_chosen(desk: Desk, email: str) -> None:
    admin = Desk(email, desk)
    made = make(admin)
    assert made.http == 200, made.body
    parent = desk.send("operatorsShow", body={"opId": "aurora"}).data
    for name in ("allowedCurrenciesToPlay", "extraData", "settings", "limits"):
        assert made.data[name] == parent[name]
    assert made.data["cpgBillingWallets"] != parent["cpgBillingWallets"]
    assert (made.data["parentOpTitle"], made.data["isActive"], made.data["playerCount"]) == ("Aurora Gaming", True, 0)
    assert {"aurora", "aurora-north", "aurora-south", "aurora-west"} <= choices(admin) & visible(admin)
    listed = Desk(AURORA, desk).send("brands").data["items"]
    assert [row["opId"] for row in listed] == ["aurora-north", "aurora-south", "aurora-west"]
    assert desk.world.table(ACTIVITIES).first(recordId="aurora-west", action="created")


def test_a_new_brand_takes_players_and_counts_with_its_operator(desk: Desk) -> None:
    make(desk)
    code = fire_event(desk.world, "playerRegistered", new_player("aurora-west"))["playerCode"]
    fire_event(desk.world, "depositRequested", {"playerCode": code, "amount": 20})
    waiting = (
        Desk(AURORA, desk)
        .send("transactionsList", query={"opId": "aurora", "type": "DEPOSIT", "playerCode": code})
        .data
    )
    assert waiting["count"] == 1
    assert "aurora-west" in family(desk.world, "aurora")
    assert Desk(BOREALIS, desk).send("operatorsShow", body={"opId": "aurora-west"}).http == 403


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"code": "Aurora West"}, "code"),
        ({"code": "aurora--west"}, "code"),
        ({"code": "aurora-north"}, "code"),
        ({"code": "default"}, "code"),
        ({"title": "AURORA NORTH"}, "title"),
        ({"opId": "aurora-north"}, "opId"),
        ({"opId": "kestrel"}, "opId"),
        ({"defaultLanguage": "xx"}, "defaultLanguage"),
    ],
)
def test_a_brand_that_cannot_be_is_refused(desk: Desk, fields: dict[str, Any], field: str) -> None:
    count = desk.world.table(OPERATORS).count()
    reply = make(desk, **fields)
    assert (reply.http, [*reply.data["fields"]]) == (422, [field])
    assert desk.world.table(OPERATORS).count() == count


@pytest.mark.parametrize("email", [AURORA_MANAGER, NORTH, BOREALIS])
def test_nobody_else_makes_or_deletes_an_operators_brands(desk: Desk, email: str) -> None:
    make(desk)
    other = Desk(email, desk)
    assert make(other, code="aurora-east", title="Aurora East").http == 403
    assert delete(other, "aurora-west").http == 403


def test_a_brand_is_deleted_and_its_history_stays(desk: Desk) -> None:
    make(desk)
    code = fire_event(desk.world, "playerRegistered", new_player("aurora-west"))["playerCode"]
    assert delete(desk, "aurora-west", revision=7).http == 412
    assert delete(Desk(AURORA, desk), "aurora-west").http == 200
    shown = desk.send("operatorsShow", body={"opId": "aurora-west"}).data
    assert (shown["isDeleted"], shown["isActive"], shown["title"]) == (True, False, "Aurora West")
    for each in (desk, Desk(AURORA, desk)):
        assert "aurora-west" in visible(each) - choices(each)
    assert Desk(AURORA, desk).send("brands").data["count"] == 2
    assert [row["opId"] for row in desk.send("operatorsList", query={"isDeleted": "true"}).data["items"]] == [
        "aurora-west"
    ]
    assert "aurora-west" in family(desk.world, "aurora")
    assert Desk(AURORA, desk).send("playersList", query={"opId": "aurora-west"}).data["count"] == 1
    player = desk.world.table(PLAYERS).get(code)
    assert player is not None
    assert desk.send("walletTopup", body=topup(player, 5)).status == "RECORD_LOCKED"


def test_nothing_is_added_to_a_deleted_brand_and_its_code_is_never_used_again(desk: Desk) -> None:
    make(desk)
    code = fire_event(desk.world, "playerRegistered", new_player("aurora-west"))["playerCode"]
    delete(desk, "aurora-west")
    assert make(desk).data["fields"] == {"code": "This code is or was another operator’s or brand’s."}
    assert make(desk, code="aurora-west-2").http == 200
    again = delete(desk, "aurora-west")
    assert (again.http, again.status) == (409, "RECORD_LOCKED")
    general = {name: value for name, value in WEST.items() if name != "code"} | {"opId": "aurora-west"}
    assert desk.send("operatorsGeneralUpdate", body=general, revision=2).status == "RECORD_LOCKED"
    for event, fields in (
        ("playerRegistered", {**new_player("aurora-west"), "username": "other-name", "email": "other@players.test"}),
        ("depositRequested", {"playerCode": code, "amount": 20}),
        ("bankAccountAdded", {"playerCode": code, "cardNumber": "6104330000000000"}),
    ):
        with pytest.raises(ValidationFailed):
            fire_event(desk.world, event, fields)


def test_a_brand_with_something_open_stays_and_the_refusal_counts_it(desk: Desk) -> None:
    found = desk.send("brandBlockers", query={"opId": "aurora-north"}).data
    names = ("playersWithBalance", "openTransactions", "openBets", "staff", "zones")
    assert all(found[name] > 0 for name in names)
    reply = delete(desk, "aurora-north")
    assert (reply.http, reply.status) == (409, "RECORD_LOCKED")
    (text,) = reply.body["messages"]
    staff = f"{found['staff']} staff account" + ("s" if found["staff"] > 1 else "")
    for words in (f"{found['playersWithBalance']:,} players with a balance", f"{found['openBets']} open bet", staff):
        assert words in text
    stored = desk.world.table(OPERATORS).get("aurora-north")
    assert stored is not None
    assert not stored.isDeleted


def test_each_thing_that_is_open_stands_in_the_way_by_itself(desk: Desk) -> None:
    make(desk)
    code = fire_event(desk.world, "playerRegistered", new_player("aurora-west"))["playerCode"]
    world = desk.world

    def counted() -> dict[str, int]:
        return {name: desk.send("brandBlockers", query={"opId": "aurora-west"}).data[name] for name in nothing}

    nothing = dict.fromkeys(
        ("playersWithBalance", "openTransactions", "openBets", "pendingWinners", "staff", "zones", "affiliates"), 0
    )
    assert counted() == nothing
    tx_id = fire_event(world, "depositRequested", {"playerCode": code, "amount": 20})["txId"]
    assert counted() == {**nothing, "openTransactions": 1}
    deposit = world.table(TRANSACTIONS).get(tx_id)
    assert deposit is not None
    with world.change() as change:
        change.put(world.table(TRANSACTIONS), msgspec.structs.replace(deposit, status=TransactionStatus.CANCELED))
        credit(change, main(code, "USD"), Decimal(1), house("aurora-west", "USD"), "test")
    assert counted() == {**nothing, "playersWithBalance": 1}
    assert "1 player with a balance" in delete(desk, "aurora-west").body["messages"][0]
    fire_event(world, "betPlaced", {"playerCode": code, "stake": 1, "currency": "USD", "gameId": "koi-garden"})
    assert counted() == {**nothing, "openBets": 1}


def test_players_with_a_balance_are_those_whom_the_ledger_knows_one_by_one(desk: Desk) -> None:
    world = desk.world
    player = next(each for each in world.table(PLAYERS).where(opId="aurora-north") if owns(world, each))
    with world.change() as change:
        for account in accounts(world, player.playerCode):
            if left := balance_of(world, account):
                debit(change, account, left, house(player.opId, account.currency), "test")
    assert not owns(world, player)
    for brand in ("aurora-north", "galatea-one"):
        counted = desk.send("brandBlockers", query={"opId": brand}).data["playersWithBalance"]
        assert counted == sum(owns(world, each) for each in world.table(PLAYERS).where(opId=brand)) > 0


def accounts(world: World, code: str) -> list[LedgerAccount]:
    mains = [main(code, currency) for currency in main_balances(world, code)]
    own = [*mains, bonus(code), cashback(code), referral(code)]
    return [*own, *map(holds_of, own)]


def owns(world: World, player: Player) -> bool:
    return any(balance_of(world, account) for account in accounts(world, player.playerCode))


def test_an_operator_is_no_brand_and_is_not_deleted(desk: Desk) -> None:
    assert delete(desk, "aurora").http == 404
    assert desk.send("brandBlockers", query={"opId": "aurora"}).http == 404
