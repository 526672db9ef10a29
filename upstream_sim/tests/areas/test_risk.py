"""Risk: five planted frauds lead the list, each explained by its evidence; reviews, settings, chargebacks, lapses."""

from __future__ import annotations

from decimal import Decimal
from random import Random
from typing import Any

import httpx
import pytest

from contracts.areas.risk import NOT_ON_LIST, RiskRule
from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType
from upstream_sim.areas.notifications import NOTIFICATIONS
from upstream_sim.areas.risk.records import EVIDENCE, SCORES
from upstream_sim.areas.risk_management.records import CARD_USES, SHARED_CARDS
from upstream_sim.areas.transactions.records import TRANSACTIONS, add_transaction
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared import player_wallets
from upstream_sim.shared.live import BY_PLAYERS, happened
from upstream_sim.shared.players import PLAYERS
from upstream_sim.tests.client import AURORA, AURORA_MANAGER, BOREALIS, SUPER, sign_in
from upstream_sim.tests.reviews import activities_of, outcome, put, world_of

PATH = "/reports/risk-management"
CARD = "6037990000000006"


async def listed(client: httpx.AsyncClient, email: str, **query: Any) -> dict[str, Any]:
    answer = await client.post(f"{PATH}/players", json=query, headers=await sign_in(client, email))
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()["data"]
    return found


async def details(client: httpx.AsyncClient, email: str, code: str) -> httpx.Response:
    return await client.get(f"{PATH}/players/{code}", headers=await sign_in(client, email))


async def review(client: httpx.AsyncClient, email: str, **body: Any) -> httpx.Response:
    return await client.post(f"{PATH}/reviews", json=body, headers=await sign_in(client, email))


def clean_players(world: World, op_id: str = "aurora") -> list[str]:
    """Players of the operator without points."""
    rows = world.table(PLAYERS).where(opId=op_id, isTest=False, isDeleted=False, isBlocked=False)
    return [row.playerCode for row in rows if world.table(SCORES).get(row.playerCode) is None]


def deposit(world: World, code: str, usd: int, card: str | None = None) -> str:
    tx_id: str = fire_event(world, "depositRequested", {"playerCode": code, "amount": usd, "currency": "USD"})["txId"]
    fire_event(world, "depositConfirmed", {"txId": tx_id})
    if card:
        fire_event(world, "cardUsed", {"txId": tx_id, "cardNumber": card})
    return tx_id


def withdraw(world: World, code: str, usd: int) -> str:
    tx_id: str = fire_event(world, "withdrawRequested", {"playerCode": code, "amount": usd, "currency": "USD"})["txId"]
    return tx_id


def register(world: World, number: int, device: str, op_id: str = "aurora") -> str:
    fields = {
        "opId": op_id, "firstName": "Twin", "lastName": "Player", "username": f"twin_{op_id}_{number}",
        "email": f"twin{number}@{op_id}.test", "deviceId": device, "ip": f"203.0.113.{number}", "currency": "USD",
    }  # fmt: skip
    code: str = fire_event(world, "playerRegistered", fields)["playerCode"]
    return code


def plant(world: World) -> dict[str, str]:
    """A fraud of each of five kinds, by kind the player."""
    first, second, third, fourth, *_ = clean_players(world)
    deposit(world, first, 100, CARD)
    deposit(world, second, 50, CARD)
    withdraw(world, second, 40)
    for _ in range(3):
        deposit(world, third, 20)
    deposit(world, third, 2000)
    withdraw(world, third, 1900)
    fire_event(world, "cardUsed", {"txId": deposit(world, third, 30), "cardNumber": CARD})
    fire_event(world, "chargeback", {"txId": deposit(world, fourth, 70)})
    withdraw(world, fourth, 1)
    ring = [register(world, number, "dev_ring") for number in (1, 2)]
    for code in ring:
        deposit(world, code, 60, "6037990000000014")
    with world.change() as change:
        player = world.table(PLAYERS).get(ring[1])
        assert player
        add_transaction(
            change, player, TransactionType.BONUS, amount=Decimal(20), currency="USD", amount_in_usd=Decimal(20),
            status=TransactionStatus.CONFIRMED, transactionSubType=TransactionSubType.BONUS_CLAIM,
        )  # fmt: skip
    withdraw(world, ring[1], 55)
    return {"card": second, "passing": third, "chargeback": fourth, "ring": ring[0], "bonus": ring[1]}


async def test_five_frauds_lead_the_list_before_honest_players(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    planted = plant(world)
    found = await listed(client, AURORA, limit=1000, isTest=False)
    codes = [row["playerCode"] for row in found["items"]]
    assert set(planted.values()) <= set(codes[:6])  # one of the starting world's has points of two rules, too
    everywhere = (await listed(client, SUPER, limit=1000))["items"]
    honest = [row for row in everywhere if len(row["rules"]) == 1 and row["playerCode"] not in planted.values()]
    assert len(honest) >= 60
    least = min(row["score"] for row in everywhere if row["playerCode"] in planted.values())
    assert max(row["score"] for row in honest) < least
    told = {}
    for kind, code in planted.items():
        answer = (await details(client, AURORA, code)).json()["data"]
        assert answer["score"] == sum(each["points"] for each in answer["evidence"] if each["counts"])
        told[kind] = {each["rule"]: each for each in answer["evidence"]}
    assert told["card"]["CARD_SHARED"]["cardNumber"] == CARD
    assert planted["passing"] in [each["playerCode"] for each in told["card"]["CARD_SHARED"]["matches"]]
    large = told["passing"]["LARGE_DEPOSIT"]
    assert (large["amountInUSD"], large["medianInUSD"] < 400) == (2000, True)
    quick = told["passing"]["QUICK_WITHDRAWAL"]
    assert (quick["depositInUSD"], quick["wagerInUSD"], quick["amountInUSD"]) == (2000, 0, 1900)
    assert told["chargeback"]["CHARGEBACK"]["takenInUSD"] == 70
    assert told["ring"]["DEVICE_SHARED"]["deviceId"] == "dev_ring"
    assert told["bonus"]["BONUS_WITHDRAWAL"]["bonusInUSD"] == 20


async def test_a_review_stands_until_the_score_rises(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    code = clean_players(world)[0]
    fire_event(world, "chargeback", {"txId": deposit(world, code, 80)})
    seen = (await details(client, AURORA, code)).json()["data"]
    assert outcome(await review(client, AURORA, playerCode=code, note=" ", revision=seen["revision"]))[:2] == (
        422,
        "VALIDATION_ERROR",
    )
    assert (await review(client, AURORA_MANAGER, playerCode=code, note="Fine", revision=1)).status_code == 403
    assert (await review(client, BOREALIS, playerCode=code, note="Fine", revision=1)).status_code == 404
    stale = await review(client, AURORA, playerCode=code, note="Fine", revision=seen["revision"] + 1)
    assert (outcome(stale)[:2], stale.json()["data"]["record"]["score"]) == ((412, "STALE_RECORD"), 60)
    done = await review(client, AURORA, playerCode=code, note=" Called. ", revision=seen["revision"])
    assert done.json()["data"]["reviews"][0]["note"] == "Called."
    (activity,) = activities_of(simulator, done.json()["data"]["reviews"][0]["id"])
    assert activity.recordKind == "Risk review"
    assert [row["isReviewed"] for row in (await listed(client, AURORA, playerCode=code))["items"]] == [True]
    fire_event(world, "chargeback", {"txId": deposit(world, code, 10)})  # the rule counts once
    assert (await details(client, AURORA, code)).json()["data"]["isReviewed"] is True
    deposit(world, code, 90, CARD)
    deposit(world, clean_players(world)[1], 90, CARD)
    assert (await details(client, AURORA, code)).json()["data"]["isReviewed"] is False
    clean = clean_players(world)[2]
    missing = await review(client, AURORA, playerCode=clean, note="Fine", revision=1)
    assert outcome(missing) == (404, "NOT_FOUND", NOT_ON_LIST)


async def test_points_lapse_after_90_days_by_the_clock(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    code = clean_players(world)[0]
    tx_id = deposit(world, code, 80)
    fire_event(world, "chargeback", {"txId": tx_id})
    before = (await details(client, AURORA, code)).json()["data"]
    await review(client, AURORA, playerCode=code, note="Fine", revision=before["revision"])
    world.advance("P89DT23H59M59S")
    assert (await details(client, AURORA, code)).json()["data"]["score"] == 60
    world.advance("PT1S")
    assert (await listed(client, AURORA, playerCode=code))["count"] == 0
    assert (await details(client, AURORA, code)).json()["data"]["score"] == 0
    assert world.table(SCORES).get(code) is None
    fire_event(world, "chargeback", {"txId": deposit(world, code, 10)})
    again = (await details(client, AURORA, code)).json()["data"]
    assert (again["score"], again["isReviewed"], len(again["reviews"])) == (60, False, 1)


async def test_of_another_tenants_player_it_says_that_and_not_whose(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    world = world_of(simulator)
    own, other = clean_players(world)[0], clean_players(world, "borealis")[0]
    deposit(world, own, 50, CARD)
    deposit(world, other, 50, CARD)
    seen = (await details(client, AURORA, own)).json()["data"]
    (evidence,) = seen["evidence"]
    assert (seen["score"], evidence["matches"], evidence["matchesElsewhere"]) == (40, [], 1)
    assert other not in str(seen)
    everything = (await details(client, SUPER, own)).json()["data"]["evidence"][0]
    assert ([each["playerCode"] for each in everything["matches"]], everything["matchesElsewhere"]) == ([other], 0)
    assert (await details(client, AURORA, other)).status_code == 404
    assert own not in [row["playerCode"] for row in (await listed(client, BOREALIS, limit=1000))["items"]]
    shared = world.table(SHARED_CARDS).get(CARD)
    assert shared
    assert set(shared.playerCodes) == {own, other}
    with world.change() as change:
        for use in list(world.table(CARD_USES).where(playerCode=other)):
            change.delete(world.table(CARD_USES), use.txId)
    assert world.table(SCORES).get(own) is None
    assert not list(world.table(EVIDENCE).where(playerCode=own))


async def test_rules_are_set_for_what_comes(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    headers = await sign_in(client, SUPER)
    found = (await client.get(f"{PATH}/settings", params={"opId": "aurora-north"}, headers=headers)).json()["data"]
    assert (found["isInherited"], found["revision"], found["cardPoints"]) == (True, 0, 40)
    form = {name: each for name, each in found.items() if name not in ("isInherited", "revision")}
    form = {name: each for name, each in form.items() if not name.startswith("updated")} | {"opId": "aurora"}
    first, second, *_ = clean_players(world)
    fire_event(world, "chargeback", {"txId": deposit(world, first, 30)})
    crossed = await put(client, f"{PATH}/settings", SUPER, {**form, "mediumScore": 60}, 0)
    assert "highScore" in crossed.json()["data"]["fields"]
    below = await put(client, f"{PATH}/settings", SUPER, {**form, "cardPoints": -1}, 0)
    assert outcome(below) == (422, "VALIDATION_ERROR", "cardPoints: At least 0.")
    assert (await put(client, f"{PATH}/settings", AURORA, form, 0)).status_code == 403
    saved = await put(client, f"{PATH}/settings", SUPER, {**form, "chargebackPoints": 0, "highScore": 90}, 0)
    assert (saved.status_code, saved.json()["data"]["isInherited"]) == (200, False)
    fire_event(world, "chargeback", {"txId": deposit(world, second, 30)})
    assert world.table(SCORES).get(second) is None
    kept = (await details(client, AURORA, first)).json()["data"]
    assert (kept["score"], kept["level"]) == (60, "MEDIUM")
    everyone = (await listed(client, SUPER, limit=1000))["items"]
    for level in ("LOW", "MEDIUM", "HIGH"):
        of_level = (await listed(client, SUPER, limit=1000, level=level))["items"]
        assert [row for row in everyone if row["level"] == level] == of_level
    of_aurora = await listed(client, AURORA, level="MEDIUM", minScore=60, limit=1000)
    assert {row["score"] for row in of_aurora["items"]} <= {*range(60, 90)}
    assert first in {row["playerCode"] for row in of_aurora["items"]}
    assert (await listed(client, AURORA, level="MEDIUM", minScore=90))["count"] == 0


async def test_a_chargeback_takes_what_is_left_and_notes_the_rest(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    world = world_of(simulator)
    code = register(world, 9, "dev_alone")
    tx_id = deposit(world, code, 100)
    withdraw(world, code, 70)
    taken = fire_event(world, "chargeback", {"txId": tx_id, "reason": "Fraud"})
    assert taken == {"txId": tx_id, "takenInUSD": Decimal(30)}
    assert balance_of(world, player_wallets.main(code, "USD")) == 0
    row = world.table(TRANSACTIONS).get(tx_id)
    assert row
    assert (row.status, row.note) == ("CONFIRMED", "Charged back: 30 of 100 USD was still in the wallet.")
    with pytest.raises(ValidationFailed, match="charged back already"):
        fire_event(world, "chargeback", {"txId": tx_id})
    with pytest.raises(ValidationFailed, match="no such confirmed deposit"):
        fire_event(world, "chargeback", {"txId": withdraw(world, deposit_to(world, code), 5)})


def deposit_to(world: World, code: str) -> str:
    deposit(world, code, 20)
    return code


async def test_a_score_that_becomes_high_is_told_counted_and_shown_where_money_is_decided(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    world = world_of(simulator)
    headers = await sign_in(client, AURORA)
    before = (await client.get("/admin/badges", headers=headers)).json()["data"]["risk"]
    code = clean_players(world)[0]
    known = world.table(NOTIFICATIONS).count()
    fire_event(world, "chargeback", {"txId": deposit(world, code, 80)})
    (told,) = list(world.table(NOTIFICATIONS).all())[known:]
    assert (told.title, told.opId, told.link) == (
        "High risk score", "aurora", f"/reports/risk-management?open={code}",
    )  # fmt: skip
    assert (await client.get("/admin/badges", headers=headers)).json()["data"]["risk"] == before + 1
    deposit(world, code, 200)
    tx_id = withdraw(world, code, 50)
    facts = await client.get("/transactionsV2/withdraw/facts", params={"txId": tx_id}, headers=headers)
    assert facts.json()["data"]["risk"] == {
        "score": 80, "level": "HIGH", "rules": [RiskRule.CHARGEBACK, RiskRule.QUICK_WITHDRAWAL],
    }  # fmt: skip
    assert world.table(NOTIFICATIONS).count() == known + 1


def test_live_activity_makes_suspicious_players_and_does_not_name_them(simulator: Simulator) -> None:
    world = world_of(simulator)
    action = BY_PLAYERS["suspicious"]
    before = {score.playerCode: score.score for score in world.table(SCORES).all()}
    for number, code in enumerate(clean_players(world)[:12]):
        action.run(world, Random(number), code)
    world.advance("PT5H")
    risen = [score for score in world.table(SCORES).all() if score.score > before.get(score.playerCode, 0)]
    assert len({each for score in risen for each in score.rules}) >= 3
    assert not [each for each in happened(world) if "suspic" in f"{each.type} {each.text}".lower()]
