"""Bonuses and free bets through both services, as those who do it: each dollar is found again in the ledger."""

from __future__ import annotations

import itertools
from collections import Counter
from datetime import timedelta
from decimal import Decimal
from typing import Any

import httpx
import msgspec
import pytest

from contracts.areas.sport_freebets import ERRORS, FreebetType
from contracts.payment_providers import PaymentProvider
from tests.conftest import Stack
from upstream_sim.areas.bonuses.grants import LAPSED
from upstream_sim.core.money.ledger import ENTRIES, LedgerAccount, amount_of, balance_of
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.free_bets import FREE_BET_TEMPLATES
from upstream_sim.shared.players import PLAYERS, Player, change_player
from upstream_sim.tests.bonuses import give_no_bonuses, require_books
from upstream_sim.tests.money import ledger_is_consistent

ADMIN, MANAGER, SUPER = "admin@aurora.test", "manager@aurora.test", "super@pitboss.test"
DEFINITIONS, RELEASES = "/api/bonus/definitions", "/api/bonus/releases"
TIERS = [
    {"tier": number, "requiredWager": wager, "maxBonusAmountInUSD": amount, "minBetAmountInUSD": 1}
    for number, wager, amount in ((1, 500, 20), (2, 2000, 40))
]
KEYS = itertools.count()


class Walk:
    """The world of both services, an operator's admin before them, and a player who is about to register."""

    def __init__(self, world: World, admin: httpx.AsyncClient) -> None:
        self.world, self.admin = world, admin
        self.code = ""

    async def call(
        self,
        method: str,
        path: str,
        body: dict[str, Any] | None = None,
        *,
        wanted: int = 200,
        by: httpx.AsyncClient | None = None,
        whole: bool = False,
    ) -> Any:
        """The data of the answer, or all of it."""
        headers = {"Idempotency-Key": f"walk-{next(KEYS):08}"}
        answer = await (by or self.admin).request(method, path, json=body, headers=headers)
        assert answer.status_code == wanted, answer.text
        return answer.json() if whole else answer.json()["data"]

    async def released(self, title: str, **terms: Any) -> str:
        """A bonus for 30 days whose money the week unlocks: 20 for 500, 40 for 2,000. Its id."""
        now = self.world.now()
        times = {"startTime": now.isoformat(), "endTime": (now + timedelta(days=300)).isoformat()}
        texts = [{"language": language, "title": title} for language in ("en", "fa")]
        form = {"opId": "aurora", "texts": texts, "wageringMultiplier": 0, "daysToUse": 30, **times, **terms}
        made: str = (await self.call("POST", DEFINITIONS, form))["_id"]
        release = {"bonusId": made, "title": f"{title} by the week", "schedule": "WEEKLY", "isActive": True, **times}
        await self.call("POST", RELEASES, {**release, "tiers": TIERS})
        return made

    def registers(self) -> None:
        form = {"opId": "aurora", "firstName": "Bo", "lastName": "Nuss", "username": "bo_nuss", "currency": "USD"}
        self.code = self.event("playerRegistered", email="bo.nuss@mail.test", **form)["playerCode"]

    def player(self) -> Player:
        found = self.world.table(PLAYERS).get(self.code)
        assert found is not None
        return found

    def event(self, kind: str, **fields: Any) -> Any:
        return fire_event(self.world, kind, fields)

    def deposits(self, amount: int) -> None:
        money = {"amount": Decimal(amount), "currency": "USD", "provider": PaymentProvider.MANUAL}
        self.event("depositConfirmed", txId=self.event("depositRequested", playerCode=self.code, **money)["txId"])

    def loses(self, stake: int) -> None:
        bet = {"stake": Decimal(stake), "currency": "USD", "gameId": "koi-garden"}
        placed = self.event("betPlaced", playerCode=self.code, **bet)["betId"]
        self.event("betSettled", betId=placed, status="LOST", winAmount=Decimal(0))

    async def grants(self) -> dict[str, dict[str, Any]]:
        """What the player was given, as staff read it, by its title."""
        found = await self.call("GET", f"/api/bonus/players?playerCode={self.code}")
        return {each["title"]: each for each in found["items"]}

    def balances(self) -> tuple[Any, ...]:
        """Of the bonus wallet, what is held of it, and the main wallet."""
        bonus, main = player_wallets.bonus(self.code), player_wallets.main(self.code, "USD")
        return balance_of(self.world, bonus), player_wallets.held(self.world, bonus), balance_of(self.world, main)

    def moved(self, account: LedgerAccount) -> Counter[str]:
        """What the account got by each reason, in USD cents."""
        found: Counter[str] = Counter()
        for entry in self.world.table(ENTRIES).where(owner=account.owner):
            if (entry.type, entry.wallet, entry.currency) == (account.type, account.wallet, account.currency):
                found[entry.reason] += int(amount_of(entry.amount) * 100)
        return found


@pytest.fixture
async def walk(stack: Stack) -> Walk:
    world = stack.simulator.worlds.get("default")
    give_no_bonuses(world)
    return Walk(world, await stack.signed_in(ADMIN))


async def test_a_player_is_given_three_bonuses_unlocks_and_claims_them(walk: Walk) -> None:
    await walk.released(
        "Half on top", type="DEPOSIT_BONUS", prizeType="PERCENTAGE", percentage=50, maxBonusAmountInUSD=200
    )
    await walk.released("Welcome", type="REGISTRATION_BONUS", prizeType="FIXED", amountInUSD=30)
    by_hand = await walk.released("Sorry", type="MANUAL_BONUS", prizeType="FIXED", amountInUSD=60)
    walk.registers()
    assert await walk.grants() == {}
    with walk.world.change() as change:
        change_player(change, walk.player(), isVerified=True)
    walk.deposits(100)
    gift = {"playerCode": walk.code, "bonusId": by_hand, "amountInUSD": 25, "note": "Ticket 4711"}
    await walk.call("POST", "/api/bonus/players", gift)
    again = await walk.call("POST", "/api/bonus/players", gift, wanted=422)
    assert again["fields"] == {"playerCode": "The player was given this bonus before."}
    given = await walk.grants()
    assert {title: grant["bonusAmountInUSD"] for title, grant in given.items()} == {
        "Half on top": 50,
        "Welcome": 30,
        "Sorry": 25,
    }
    assert walk.balances() == (105, 0, 100)

    walk.deposits(5000)
    for stake, unlocked in ((499, (0, 0, 0)), (1, (20, 20, 20)), (1500, (40, 30, 25))):
        walk.loses(stake)
        given = await walk.grants()
        found = tuple(given[title]["unlockedAmountInUSD"] for title in ("Half on top", "Welcome", "Sorry"))
        assert found == unlocked
    with pytest.raises(ValidationFailed, match=r"Unable to Claim: 95\.00 USD is unlocked"):
        walk.event("bonusClaimed", playerCode=walk.code, amountInUSD=Decimal("95.01"))
    claims = [
        walk.event("bonusClaimed", playerCode=walk.code, amountInUSD=Decimal(amount))["txId"] for amount in (60, 20)
    ]
    assert walk.balances() == (25, 80, 3100)
    waiting = await walk.call("GET", f"/api/bonus/claims?opId=aurora&playerCode={walk.code}")
    assert {each["txId"] for each in waiting["transactions"]} == {*claims}
    confirmed, rejected = claims
    await walk.call("PUT", "/api/transactions/bonus", {"txId": confirmed, "actionType": "confirm"})
    await walk.call("PUT", "/api/transactions/bonus", {"txId": confirmed, "actionType": "confirm"}, wanted=409)
    await walk.call("PUT", "/api/transactions/bonus", {"txId": rejected, "actionType": "reject"})
    assert walk.balances() == (45, 0, 3160)

    walk.world.advance("P30D")
    given = await walk.grants()
    assert {title: grant["lapsedAmountInUSD"] for title, grant in given.items()} == {
        "Half on top": 10,
        "Welcome": 0,
        "Sorry": 0,
    }
    assert walk.balances() == (35, 0, 3160)
    welcome = given["Welcome"]["txId"]
    assert walk.moved(player_wallets.bonus(walk.code)) == {
        "bonusGiven": 7500,
        f"CONFIRMED {welcome}": 3000,
        "bonusClaimed": -8000,
        f"REJECTED {rejected}": 2000,
        LAPSED: -1000,
    }
    assert walk.moved(player_wallets.main(walk.code, "USD"))[f"CONFIRMED {confirmed}"] == 6000
    require_books(walk.world, frozenset({walk.code}))
    ledger_is_consistent(walk.world)


async def test_a_free_bet_is_refused_for_each_reason_given_and_used(stack: Stack, walk: Walk) -> None:
    world = walk.world
    manager, super_admin = await stack.signed_in(MANAGER), await stack.signed_in(SUPER)
    templates, now = world.table(FREE_BET_TEMPLATES), world.now()
    usual = next(each for each in templates.where(opId="aurora") if each.name == "Weekend single 10")
    walk.registers()
    path = f"/api/bonus/sport/player/{walk.player().playerId}"
    bet = {"templateId": usual.id, "betCount": 1, "betAmount": 10}

    async def refused(*codes: int, **fields: Any) -> None:
        """That a template that is so is refused for all these reasons, the first of them in words."""
        with world.change() as change:
            change.put(templates, msgspec.structs.replace(usual, id="fbt_walk", **fields))
        answer = await walk.call("POST", path, {**bet, "templateId": "fbt_walk"}, wanted=422, whole=True)
        assert answer["data"] == {"errorItems": [{"errorCode": code} for code in codes]}
        assert answer["messages"] == [ERRORS[str(codes[0])]]

    await walk.call("POST", path, bet, by=manager, wanted=403)
    await refused(39)
    await refused(37, 39, opId="borealis")
    walk.deposits(10)
    await refused(33, isEnable=False)
    await refused(33, fromTime=now + timedelta(days=1))
    await refused(31, toTime=now)
    await refused(37, type=FreebetType.VIRTUAL)
    await refused(33, 31, 37, isEnable=False, toTime=now, type=FreebetType.VIRTUAL)
    given = await walk.call("POST", path, bet)
    held = await walk.call("POST", path, bet, wanted=422)
    assert held == {"errorItems": [{"errorCode": 34}]}

    before = walk.balances()
    placed = walk.event("betPlaced", playerCode=walk.code, freeBetId=given["freeBetId"], eventId="ev-fo-0-0")["betId"]
    assert walk.balances() == before
    walk.event("betSettled", betId=placed, status="WON", winAmount=Decimal(4))
    assert walk.balances() == (*before[:2], before[2] + 4)
    [applied] = (await walk.call("GET", f"/api/bonus/sport/applied?playerCode={walk.code}"))["items"]
    assert (applied["usedCount"], applied["status"]) == (1, "USED")
    await walk.call("GET", f"/api/bonus/sport/applied/{given['freeBetId']}/json", wanted=403)
    shown = await walk.call("GET", f"/api/bonus/sport/applied/{given['freeBetId']}/details", by=super_admin)
    assert [each["betId"] for each in shown["bets"]] == [placed]
    ledger_is_consistent(world)
