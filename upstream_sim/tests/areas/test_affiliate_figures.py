"""What is said of affiliates' players adds up: the months of a report by the bets and deposits, the lists by the
report, in the starting world and after days of live activity."""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from decimal import Decimal
from typing import Any

import pytest

from contracts.areas.activity import ActivityMode
from contracts.areas.transactions import TransactionStatus
from contracts.bet_filters import BetStatus, StakeFrom
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.bets.records import PLAYER_OPENINGS, Bet
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.clock import months_later
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATES, month_start
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.tests.bets import all_bets
from upstream_sim.tests.billing_records import Clerk
from upstream_sim.tests.client import SUPER

FIGURES = ("totalBetAmountInUSD", "totalBetCount", "totalPlInUSD", "signups", "totalFtdCount")
MONTHS = 6


@pytest.fixture(scope="module", params=["start", "lived"])
def clerk(request: pytest.FixtureRequest) -> Clerk:
    found = Clerk(SUPER)
    if request.param == "lived":
        fire_event(found.world, SWITCHED, {"mode": ActivityMode.BUSY})
        found.world.advance("P1DT3H20M")
    return found


def all_of(clerk: Clerk, **query: str) -> list[Any]:
    reply = clerk.call("affiliatePlayers", query={"limit": "1000", **query})
    assert reply.http == 200, reply.body
    return list(reply.data["items"])


def aff_ids(world: World) -> list[str]:
    return [each.affId for each in world.table(AFFILIATES).all()]


def bets_by_player(world: World) -> dict[str, list[Bet]]:
    found: dict[str, list[Bet]] = {}
    for bet in all_bets(world):
        found.setdefault(bet.playerCode, []).append(bet)
    return found


def counted_by_hand(
    world: World, players: list[Player], bets: dict[str, list[Bet]]
) -> dict[tuple[datetime, str], Decimal]:
    """By month and figure, from the records."""
    found: Counter[tuple[datetime, str]] = Counter()
    for player in players:
        if not player.isDeleted:
            found[month_start(player.createdAt), "signups"] += 100
        for bet in bets.get(player.playerCode, []):
            if bet.status is not BetStatus.CANCELED and bet.stakeFrom is not StakeFrom.FREE_BET:
                found[month_start(bet.placedAt), "totalBetAmountInUSD"] += bet.stakeInUSDCents
                found[month_start(bet.placedAt), "totalBetCount"] += 100
            if bet.settledAt is not None and bet.status in (BetStatus.WON, BetStatus.LOST, BetStatus.CASHBACK):
                found[month_start(bet.settledAt), "totalPlInUSD"] += bet.stakeInUSDCents - bet.winInUSDCents
        for each in world.table(TRANSACTIONS).where(playerCode=player.playerCode, isFTD=True, isDeleted=False):
            is_counted = each.status is TransactionStatus.CONFIRMED and not player.isDeleted
            if is_counted and each.confirmedAt is not None:
                found[month_start(each.confirmedAt), "totalFtdCount"] += 100
    return {place: Decimal(number) / 100 for place, number in found.items()}


def report_of(clerk: Clerk, aff_id: str) -> list[Any]:
    now = clerk.world.now()
    span = {"from": months_later(month_start(now), -MONTHS).isoformat(), "to": now.isoformat()}
    reply = clerk.call("affiliateReport", query={"affId": aff_id}, body={**span, "interpolate": True})
    assert reply.http == 200, reply.body
    return list(reply.data["data"])


def test_the_report_is_what_bets_and_deposits_say(clerk: Clerk) -> None:
    wagered, bets = Decimal(0), bets_by_player(clerk.world)
    for aff_id in aff_ids(clerk.world):
        players = list(clerk.world.table(PLAYERS).where(affId=aff_id, isTest=False))
        own = counted_by_hand(clerk.world, players, bets)
        for row in report_of(clerk, aff_id):
            month = datetime.fromisoformat(row["timeStamp"])
            told = {name: Decimal(str(row[name])) for name in FIGURES}
            assert told == {name: own.get((month, name), Decimal(0)) for name in FIGURES}
            wagered += told["totalBetAmountInUSD"]
    assert wagered > 0


def test_what_a_player_wagered_in_all_is_the_months_and_what_was_before_the_first_bet_on_record(clerk: Clerk) -> None:
    before, bets = Decimal(0), bets_by_player(clerk.world)
    for aff_id in aff_ids(clerk.world):
        for row in all_of(clerk, affId=aff_id):
            code = row["playerCode"]
            opening = clerk.world.table(PLAYER_OPENINGS).get(code)
            earlier = Decimal(opening.stakeInUSDCents if opening else 0) / 100
            player = clerk.world.table(PLAYERS).get(code)
            assert player is not None
            own = counted_by_hand(clerk.world, [player], bets)
            months = sum(number for (_, name), number in own.items() if name == "totalBetAmountInUSD")
            assert Decimal(str(row["wagerInUSD"])) == months + earlier
            before += earlier
    assert before > 0


def test_a_months_first_deposits_are_the_players_that_they_lead_to(clerk: Clerk) -> None:
    deposited = 0
    for aff_id in aff_ids(clerk.world):
        for row in report_of(clerk, aff_id):
            month = datetime.fromisoformat(row["timeStamp"])
            last = months_later(month, 1) - datetime.resolution
            span = {"depositedFrom": month.isoformat(), "depositedTo": last.isoformat()}
            assert len(all_of(clerk, affId=aff_id, **span)) == row["totalFtdCount"]
            deposited += row["totalFtdCount"]
    assert deposited > 0
