"""Operators: their list, what they say of themselves, what the platform allows them, and what both change."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from contracts.areas.activities import ActivityArea
from contracts.payment_providers import PaymentProvider
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared.player_wallets import cashback, credit, house, main
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.tests.bets import play
from upstream_sim.tests.billing_v2 import CallResult, Desk
from upstream_sim.tests.client import ADMIN, AURORA, AURORA_MANAGER, BOREALIS, NORTH, SUPER
from upstream_sim.tests.wallets import rich, topup

GENERAL = {
    "title": "Aurora Gaming",
    "supportEmail": "care@aurora.test",
    "defaultLanguage": "en",
    "timezone": "Europe/Malta",
}
CASHBACK = {"minWithdrawAmountInUSD": 1, "autoApproval": False, "settings": [{"lostAmountInUSD": 0, "percentage": 50}]}
LEVEL = {"emailCpr": 1, "gmailCpr": 1, "telegramCpr": 1, "maxCpr": 50, "cpa": 5}
AFFILIATES = {
    "minRequiredWagerInUSDToConsiderAPlayerAsActive": 10,
    "claimedBonusAdminFeePercentage": 10,
    "cashbackAdminFeePercentage": 10,
    "affiliatesAdminFeePercentage": 5,
    "minWithdrawableAmountInUSD": 77,
    "levelSettings": [{"level": 1, "requiredWagerInUSD": 500, **LEVEL}, {"level": 2, "requiredWagerInUSD": 0, **LEVEL}],
    "revenueShareSettings": [{"monthlyReferredPlayersTotalWagerInUSD": 0, "revenueSharePercentage": 15}],
}


@pytest.fixture
def desk() -> Desk:
    return Desk(SUPER)


def listed(desk: Desk, **query: str) -> list[dict[str, Any]]:
    reply = desk.send("operatorsList", query={"limit": "100", **query})
    assert reply.http == 200, reply.body
    items: list[dict[str, Any]] = reply.data["items"]
    return items


def shown(desk: Desk, op_id: str = "aurora") -> Any:
    return desk.send("operatorsShow", body={"opId": op_id}).data


def say(desk: Desk, op_id: str = "aurora", revision: int | None = None, **fields: Any) -> CallResult:
    now = shown(Desk(SUPER, desk), op_id)["revision"] if revision is None else revision
    return desk.send("operatorsGeneralUpdate", body={"opId": op_id, **GENERAL, **fields}, revision=now)


def allow(desk: Desk, op_id: str = "aurora", **fields: Any) -> CallResult:
    now = shown(desk, op_id)
    body = {
        "opId": op_id,
        "isActive": now["isActive"],
        "additionalTopupCurrencies": now["extraData"]["additionalTopupCurrencies"],
        "depositGateways": now["settings"]["deposit"]["allowedGateways"],
        "withdrawGateways": now["settings"]["withdraw"]["allowedGateways"],
    }
    if now["parentOpId"] is None:
        body["dailyTopupLimitInUSD"] = now["limits"]["dailyTopupLimitInUSD"]
    return desk.send("operatorsSettingsUpdate", body={**body, **fields}, revision=now["revision"])


def settings(desk: Desk, op_id: str = "aurora") -> Any:
    return desk.send("operatorsSettings", query={"opId": op_id}).data


def put(desk: Desk, part: str, op_id: str = "aurora", **fields: Any) -> CallResult:
    given = {"Cashback": CASHBACK, "Affiliates": AFFILIATES}[part]
    revision = settings(desk, op_id)["revision"]
    return desk.send(f"operators{part}Update", body={"opId": op_id, **given, **fields}, revision=revision)


@pytest.mark.spec("000-rule-operators-type-parent", "000-rule-operators-type-brand")
def test_the_list_holds_parents_or_brands_by_title(desk: Desk) -> None:
    everyone = listed(desk)
    parents, brands = listed(desk, type="parent"), listed(desk, type="brand")
    assert len(everyone) == len(parents) + len(brands) == desk.world.table(OPERATORS).count()
    assert [row["title"] for row in everyone] == sorted(row["title"] for row in everyone)
    assert all(row["parentOpId"] is None for row in parents)
    assert {row["parentOpTitle"] for row in brands} >= {"Aurora Gaming", "Galatea Games"}
    assert [row["opId"] for row in listed(desk, type="brand", opId="aurora")] == ["aurora-north", "aurora-south"]
    assert [row["opId"] for row in listed(desk, title="NORTH")] == ["aurora-north"]
    assert {row["opId"] for row in listed(desk, isActive="false")} == {
        "kestrel",
        "kestrel-lite",
        "nimbus",
        "galatea-two",
    }
    galatea = next(row for row in parents if row["opId"] == "galatea")
    assert (galatea["brandCount"], listed(desk, sort="-brandCount")[0]["opId"]) == (3, "galatea")
    players = desk.world.table(PLAYERS).count(opId="aurora", isDeleted=False)
    assert next(row for row in parents if row["opId"] == "aurora")["playerCount"] == players > 0
    assert desk.send("operatorsList", query={"sort": "walletAddress"}).http == 422


@pytest.mark.spec("002-call-operators-show")
def test_an_operator_is_shown_with_its_gateways_and_its_parent(desk: Desk) -> None:
    north = shown(desk, "aurora-north")
    assert (north["parentOpId"], north["parentOpTitle"], north["title"]) == ("aurora", "Aurora Gaming", "Aurora North")
    assert set(north["settings"]["deposit"]["allowedGateways"]) == set(PaymentProvider)
    assert set(north["settings"]["withdraw"]["allowedGateways"]) == set(PaymentProvider)


@pytest.mark.parametrize(
    ("email", "op_id"), [(SUPER, "aurora"), (ADMIN, "aurora"), (AURORA, "aurora-south"), (NORTH, "aurora-north")]
)
def test_an_admin_says_what_an_operator_is_called_and_where_players_ask(desk: Desk, email: str, op_id: str) -> None:
    reply = say(Desk(email, desk), op_id, title="  Polar Light ", defaultLanguage="fa", timezone="Asia/Tehran")
    assert reply.http == 200, reply.body
    after = shown(desk, op_id)
    assert (after["title"], after["supportEmail"]) == ("Polar Light", "care@aurora.test")
    assert (after["defaultLanguage"], after["timezone"]) == ("fa", "Asia/Tehran")
    change = desk.world.table(ACTIVITIES).first(recordId=op_id, area=ActivityArea.OPERATORS, action="updated")
    assert change is not None
    menu = desk.send("operatorsMenuList").data["operators"]
    assert next(each for each in menu if each["opId"] == op_id)["title"] == "Polar Light"


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"title": " "}, "title"),
        ({"title": "x" * 61}, "title"),
        ({"title": "borealis PLAY"}, "title"),
        ({"supportEmail": "care at aurora"}, "supportEmail"),
        ({"defaultLanguage": "xx"}, "defaultLanguage"),
        ({"timezone": "Mars/Base"}, "timezone"),
    ],
)
def test_what_cannot_be_said_is_refused(desk: Desk, fields: dict[str, Any], field: str) -> None:
    before = shown(desk)
    reply = say(desk, **fields)
    assert (reply.http, [*reply.data["fields"]]) == (422, [field])
    assert shown(desk) == before


def test_two_at_one_operator_do_not_overwrite_each_other(desk: Desk) -> None:
    first = shown(desk)["revision"]
    assert say(Desk(AURORA, desk), revision=first, title="By its admin").http == 200
    stale = say(desk, revision=first, title="By the platform")
    assert (stale.http, stale.status) == (412, "STALE_RECORD")
    assert (stale.data["record"]["title"], stale.data["changedBy"]["nickname"]) == ("By its admin", "Aron Aurora")
    assert desk.send("operatorsGeneralUpdate", body={"opId": "aurora", **GENERAL}).http == 422


@pytest.mark.parametrize(
    ("email", "op_id", "status"),
    [(AURORA_MANAGER, "aurora", 403), (BOREALIS, "aurora", 403), (NORTH, "aurora", 403), (NORTH, "aurora-south", 403)],
)
def test_nobody_else_says_anything(desk: Desk, email: str, op_id: str, status: int) -> None:
    assert say(Desk(email, desk), op_id).http == status


@pytest.mark.parametrize("write", ["operatorsSettingsUpdate", "operatorsAffiliatesUpdate", "operatorsCashbackUpdate"])
def test_what_is_allowed_an_operator_is_the_platforms(desk: Desk, write: str) -> None:
    assert Desk(AURORA, desk).send(write, body={"opId": "aurora"}).http == 403


def test_a_changed_limit_holds_for_the_next_topup_of_the_operator_and_its_brands(desk: Desk) -> None:
    player, of_brand = rich(desk.world, "aurora"), rich(desk.world, "aurora-north")
    today = shown(desk)["stats"]["todayTotalTopupInUSD"]
    assert allow(desk, dailyTopupLimitInUSD=today + 10).data["limits"]["dailyTopupLimitInUSD"] == today + 10
    assert desk.send("walletTopup", body=topup(of_brand, 11)).status == "TOP_UP_LIMIT_HAS_BEEN_EXCEEDED"
    assert desk.send("walletTopup", body=topup(player, 10)).http == 200
    assert shown(desk, "aurora-north")["limits"]["dailyTopupLimitInUSD"] == today + 10


def test_changed_topup_currencies_hold_for_the_next_topup(desk: Desk) -> None:
    player = rich(desk.world, "aurora", "TRX")
    assert allow(desk, additionalTopupCurrencies=["USDT"]).http == 200
    refused = desk.send("walletTopup", body=topup(player, 1, currency="TRX"))
    assert (refused.http, [*refused.data["fields"]]) == (422, ["currency"])
    assert allow(desk, additionalTopupCurrencies=["TRX"]).http == 200
    assert desk.send("walletTopup", body=topup(player, 1, currency="TRX")).http == 200


def test_a_gateway_that_is_not_allowed_takes_and_pays_nothing_new(desk: Desk) -> None:
    player = rich(desk.world, "aurora")
    ask = {"playerCode": player.playerCode, "amount": 1, "currency": "USD", "provider": "JB"}
    assert allow(desk, depositGateways=["MANUAL"], withdrawGateways=["CRYPTO"]).http == 200
    for event in ("depositRequested", "withdrawRequested"):
        with pytest.raises(ValidationFailed) as refused:
            fire_event(desk.world, event, ask)
        assert [*refused.value.fields] == ["provider"]
    fire_event(desk.world, "depositRequested", {**ask, "provider": "MANUAL"})
    fire_event(desk.world, "withdrawRequested", {**ask, "provider": "CRYPTO"})


def test_the_prizes_of_its_tournaments_have_a_limit(desk: Desk) -> None:
    assert shown(desk, "aurora-north")["limits"]["maxTournamentPrizesInUSD"] == 10_000
    for op_id in ("aurora", "aurora-north"):
        limits = allow(desk, op_id, maxTournamentPrizesInUSD=2_500.5).data["limits"]
        assert limits["maxTournamentPrizesInUSD"] == Decimal("2500.5")
        assert allow(desk, op_id).data["limits"] == limits
    assert [*allow(desk, maxTournamentPrizesInUSD=-1).fields] == ["maxTournamentPrizesInUSD"]


def test_an_inactive_operator_takes_no_players(desk: Desk) -> None:
    assert allow(desk, isActive=False).data["isActive"] is False
    with pytest.raises(ValidationFailed):
        fire_event(desk.world, "playerRegistered", new_player("aurora"))


@pytest.mark.parametrize(
    ("op_id", "fields", "field"),
    [
        ("aurora", {"dailyTopupLimitInUSD": -1}, "dailyTopupLimitInUSD"),
        ("aurora", {"dailyTopupLimitInUSD": None}, "dailyTopupLimitInUSD"),
        ("aurora-north", {"dailyTopupLimitInUSD": 10}, "dailyTopupLimitInUSD"),
        ("aurora", {"additionalTopupCurrencies": ["EUR"]}, "additionalTopupCurrencies"),
        ("aurora", {"additionalTopupCurrencies": ["USD"]}, "additionalTopupCurrencies"),
        ("aurora", {"additionalTopupCurrencies": ["TRX", "TRX"]}, "additionalTopupCurrencies"),
        ("aurora", {"depositGateways": ["JB", "JB"]}, "depositGateways"),
        ("aurora", {"withdrawGateways": ["PAYPAL"]}, "withdrawGateways.0"),
    ],
)
def test_what_cannot_be_allowed_is_refused(desk: Desk, op_id: str, fields: dict[str, Any], field: str) -> None:
    before = shown(desk, op_id)
    reply = allow(desk, op_id, **fields)
    assert (reply.http, [*reply.data["fields"]]) == (422, [field])
    assert shown(desk, op_id) == before


def loser(desk: Desk, op_id: str) -> str:
    """A new player who loses 100 USD, which the credit of the day after has seen."""
    code: str = fire_event(desk.world, "playerRegistered", new_player(op_id))["playerCode"]
    with desk.world.change() as change:
        credit(change, main(code, "USD"), Decimal(100), house(op_id, "USD"), "test")
    play(desk.world, code, Decimal(100))
    desk.world.advance("P1D")
    return code


def test_changed_cashback_levels_hold_for_the_next_credit_of_every_player(desk: Desk) -> None:
    code = loser(desk, "aurora-north")
    before = balance_of(desk.world, cashback(code))
    assert put(desk, "Cashback").http == 200
    summary = desk.send("cashbackPlayerSummary", body={"opId": "aurora-north", "playerCode": code}).data
    assert summary["appliedSettings"]["levelPercentage"] == 50
    assert balance_of(desk.world, cashback(code)) == before < 50
    desk.world.advance("P1D")
    assert balance_of(desk.world, cashback(code)) == 50


def test_a_brand_gets_settings_of_its_own_and_gives_them_up_part_by_part(desk: Desk) -> None:
    of_parent = settings(desk)
    reply = put(desk, "Cashback", "aurora-north")
    assert (reply.http, reply.data["inherited"], reply.data["revision"]) == (200, ["affiliates"], 1)
    own = settings(desk, "aurora-north")
    assert (own["cashback"]["settings"], own["affiliates"]) == (CASHBACK["settings"], of_parent["affiliates"])
    assert put(desk, "Affiliates").http == 200
    assert settings(desk, "aurora-north")["affiliates"] == settings(desk)["affiliates"] != of_parent["affiliates"]
    query = {"opId": "aurora-north", "part": "cashback"}
    assert desk.send("operatorsSettingsRestore", query=query, revision=9).http == 412
    assert desk.send("operatorsSettingsRestore", query=query, revision=1).http == 200
    assert settings(desk, "aurora-north")["cashback"] == of_parent["cashback"]
    assert desk.send("operatorsSettingsRestore", query=query, revision=2).http == 404
    of_operator = desk.send("operatorsSettingsRestore", query={**query, "opId": "aurora"}, revision=2)
    assert (of_operator.http, [*of_operator.data["fields"]]) == (422, ["opId"])


def test_two_at_one_operators_settings_do_not_overwrite_each_other(desk: Desk) -> None:
    seen = settings(desk, "lumen")["revision"]
    assert seen == 0
    body = {"opId": "lumen", **CASHBACK}
    assert desk.send("operatorsCashbackUpdate", body=body, revision=seen).http == 200
    stale = desk.send("operatorsAffiliatesUpdate", body={"opId": "lumen", **AFFILIATES}, revision=seen)
    assert (stale.http, stale.data["record"]["revision"]) == (412, 1)
    assert desk.send("operatorsCashbackUpdate", body=body).http == 422


def test_changed_affiliate_levels_hold_for_the_next_look_at_a_player(desk: Desk) -> None:
    player = rich(desk.world, "aurora-north")
    assert put(desk, "Affiliates").http == 200
    panel = desk.send("playerAffiliateSummary", body={"playerCode": player.playerCode, "opId": "aurora"}).data
    assert panel["withdrawMinimumAmountInUSD"] == 77


def rows(part: str, *values: dict[str, Any]) -> dict[str, Any]:
    return {part: list(values)}


@pytest.mark.parametrize(
    ("part", "fields", "field"),
    [
        ("Cashback", {"settings": []}, "settings"),
        ("Cashback", rows("settings", {"lostAmountInUSD": 5, "percentage": 101}), "settings.0.percentage"),
        ("Cashback", rows("settings", {"lostAmountInUSD": -1, "percentage": 1}), "settings.0.lostAmountInUSD"),
        (
            "Cashback",
            rows("settings", {"lostAmountInUSD": 5, "percentage": 1}, {"lostAmountInUSD": 5, "percentage": 2}),
            "settings.1.lostAmountInUSD",
        ),
        ("Cashback", {"minWithdrawAmountInUSD": 0}, "minWithdrawAmountInUSD"),
        ("Affiliates", {"claimedBonusAdminFeePercentage": 100.01}, "claimedBonusAdminFeePercentage"),
        ("Affiliates", {"minWithdrawableAmountInUSD": 0.001}, "minWithdrawableAmountInUSD"),
        ("Affiliates", rows("levelSettings", {"level": 2, "requiredWagerInUSD": 0, **LEVEL}), "levelSettings"),
        (
            "Affiliates",
            rows(
                "levelSettings",
                {"level": 1, "requiredWagerInUSD": 0, **LEVEL},
                {"level": 2, "requiredWagerInUSD": 0, **LEVEL},
            ),
            "levelSettings.0.requiredWagerInUSD",
        ),
        (
            "Affiliates",
            rows(
                "levelSettings",
                {"level": 1, "requiredWagerInUSD": 5, **LEVEL},
                {"level": 2, "requiredWagerInUSD": 5, **LEVEL},
                {"level": 3, "requiredWagerInUSD": 0, **LEVEL},
            ),
            "levelSettings.1.requiredWagerInUSD",
        ),
        (
            "Affiliates",
            rows("revenueShareSettings", {"monthlyReferredPlayersTotalWagerInUSD": 0, "revenueSharePercentage": -1}),
            "revenueShareSettings.0.revenueSharePercentage",
        ),
        (
            "Affiliates",
            rows(
                "revenueShareSettings",
                {"monthlyReferredPlayersTotalWagerInUSD": 70, "revenueSharePercentage": 1},
                {"monthlyReferredPlayersTotalWagerInUSD": 70, "revenueSharePercentage": 2},
            ),
            "revenueShareSettings.1.monthlyReferredPlayersTotalWagerInUSD",
        ),
    ],
)
def test_levels_rise_and_percentages_stay_within_bounds(
    desk: Desk, part: str, fields: dict[str, Any], field: str
) -> None:
    before = settings(desk)
    reply = put(desk, part, **fields)
    assert (reply.http, [*reply.data["fields"]]) == (422, [field])
    assert settings(desk) == before


def new_player(op_id: str) -> dict[str, Any]:
    return {
        "opId": op_id,
        "firstName": "Ayla",
        "lastName": "Demir",
        "username": "ayla-demir",
        "email": "ayla@players.test",
    }


NEW = {
    **GENERAL,
    "opId": "lyra",
    "title": "Lyra Play",
    "allowedCurrenciesToPlay": ["USD", "USDT"],
    "dailyTopupLimitInUSD": 5000,
}


def found_operator(desk: Desk, **fields: Any) -> CallResult:
    return desk.send("operatorCreate", body={**NEW, **fields})


def test_a_new_operator_stands_in_the_list_and_can_be_billed(desk: Desk) -> None:
    made = found_operator(desk)
    assert made.http == 200, made
    assert (made.data["opId"], made.data["parentOpId"], made.data["isActive"]) == ("lyra", None, True)
    assert made.data["allowedCurrenciesToPlay"] == ["USD", "USDT"]
    assert made.data["limits"]["dailyTopupLimitInUSD"] == 5000
    assert made.data["settings"]["deposit"]["allowedGateways"] == list(PaymentProvider)
    assert "lyra" in {row["opId"] for row in listed(desk, type="parent")}
    menu = desk.send("operatorsMenuList").data["operators"]
    assert [row["wasOperator"] for row in menu if row["opId"] == "lyra"] == [False]
    assert desk.send("billingV2InvoiceSettings", query={"opId": "lyra"}).data["minMonthlyFeeInUSD"] == 3000
    [activity] = desk.world.table(ACTIVITIES).where(recordId="lyra", recordKind="Operator")
    assert activity.before is None


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"opId": "aurora"}, "opId"),
        ({"opId": "aurora-north"}, "opId"),
        ({"opId": "DEFAULT"}, "opId"),
        ({"opId": "default"}, "opId"),
        ({"opId": "Lyra Play"}, "opId"),
        ({"title": " aurora GAMING "}, "title"),
        ({"allowedCurrenciesToPlay": []}, "allowedCurrenciesToPlay"),
        ({"allowedCurrenciesToPlay": ["USD", "USD"]}, "allowedCurrenciesToPlay"),
        ({"defaultLanguage": "xx"}, "defaultLanguage"),
        ({"dailyTopupLimitInUSD": -1}, "dailyTopupLimitInUSD"),
    ],
)
def test_what_a_new_operator_may_not_be(desk: Desk, fields: dict[str, Any], field: str) -> None:
    refused = found_operator(desk, **fields)
    assert (refused.http, [*refused.fields]) == (422, [field])


def test_the_currencies_of_an_operator_are_edited_while_nobody_holds_them(desk: Desk) -> None:
    own = shown(desk)["allowedCurrenciesToPlay"]
    added = allow(desk, allowedCurrenciesToPlay=[*own, "EUR"])
    assert added.data["allowedCurrenciesToPlay"] == [*own, "EUR"]
    assert allow(desk, allowedCurrenciesToPlay=own).data["allowedCurrenciesToPlay"] == own
    refused = allow(desk, allowedCurrenciesToPlay=["IRR", "TRX"], additionalTopupCurrencies=[])
    assert refused.fields["allowedCurrenciesToPlay"].startswith("Players still hold these currencies")
    stays = allow(desk, allowedCurrenciesToPlay=[*own, "EUR"], additionalTopupCurrencies=["GBP"])
    assert [*stays.fields] == ["additionalTopupCurrencies"]
