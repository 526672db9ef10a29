"""What a disputed bet can be judged by."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal

import httpx
import msgspec
import pytest

from contracts.bet_filters import BetStatus, BetType, SelectionStatus
from contracts.roles import Role
from contracts.wire import parse_json
from upstream_sim import testing
from upstream_sim.areas.bets.matches import SCORES, came_true, match_of, report_of
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.bets.selections import MARKETS, Leg, selections_of
from upstream_sim.areas.bets.wire import details_v2_to_wire
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.games import EVENTS
from upstream_sim.tests.client import SUPER, sign_in


@pytest.fixture(scope="module")
def world() -> World:
    return testing.world()


def sport_bets(world: World, **fields: object) -> list[Bet]:
    return list(world.table(BETS).where(betType=BetType.SPORT, **fields))


def test_a_result_agrees_with_how_the_bet_ended_and_the_match_with_its_times(world: World) -> None:
    found = [*sport_bets(world, status=BetStatus.WON), *sport_bets(world, status=BetStatus.LOST)]
    assert found
    for bet in found:
        match = match_of(world.seed, bet, world.now())
        assert match is not None
        assert bet.settledAt is not None
        assert match.ended_at is not None
        assert match.starts_at < match.ended_at <= bet.settledAt
        assert match.result is not None
        home, away = map(int, match.result.split("-"))
        assert came_true(selections_of(world.seed, bet)[0], home, away) is (bet.status is BetStatus.WON)


def test_of_an_open_bet_and_of_one_settled_by_hand_the_provider_said_only_that_it_was_placed(world: World) -> None:
    bet = sport_bets(world, status=BetStatus.OPEN, generation=2)[0]
    told = details_v2_to_wire(world, bet, Role.ADMIN)
    assert told["providerReport"] == {"status": BetStatus.OPEN, "win": 0, "at": bet.placedAt}
    assert told["event"]["startsAt"] > bet.placedAt
    assert told["eventResult"] is None
    by_hand = msgspec.structs.replace(bet, status=BetStatus.WON, settledAt=world.now(), settledBy="usr_1")
    assert report_of(by_hand).status is BetStatus.OPEN


def test_bets_on_one_match_begin_at_one_time(world: World) -> None:
    first = sport_bets(world, status=BetStatus.OPEN)[0]
    other = msgspec.structs.replace(first, betId="bet_other", odds=300)
    one, two = (match_of(world.seed, bet, world.now()) for bet in (first, other))
    assert one is not None
    assert two is not None
    assert one.starts_at == two.starts_at


def test_a_casino_bet_has_no_match(world: World) -> None:
    bet = next(world.table(BETS).where(betType=BetType.CASINO))
    assert match_of(world.seed, bet, world.now()) is None


async def test_bets_are_found_by_the_minute(client: httpx.AsyncClient, simulator: Simulator) -> None:
    bets = simulator.worlds.get("default").table(BETS)
    bet = sport_bets(simulator.worlds.get("default"), status=BetStatus.WON)[0]
    minute = bet.placedAt.replace(second=0, microsecond=0)
    end = minute + timedelta(minutes=1, milliseconds=-1)
    query: dict[str, str | int] = {"fromDate": minute.isoformat(), "toDate": end.isoformat(), "limit": 1000}
    answer = await client.get("/bets", params=query, headers=await sign_in(client, SUPER))
    found = {each["betId"] for each in parse_json(answer.content)["data"]["items"]}
    assert found == {each.betId for each in bets.all() if minute <= each.placedAt <= end}
    assert bet.betId in found


def test_markets_fit_their_sport(world: World) -> None:
    legs = [leg for bet in sport_bets(world) for leg in selections_of(world.seed, bet)]
    by_sport: dict[str, set[str]] = {}
    for leg in legs:
        by_sport.setdefault(EVENTS[leg.event_id].sport, set()).add(leg.outcome)
    assert by_sport["Football"] >= {"Draw", "Yes", "Over 2.5"}
    assert not by_sport["Tennis"] & {"Draw", "Yes", "No"}
    assert not by_sport["Basketball"] & {"Draw", "Yes", "No"}


@pytest.mark.parametrize("sport", MARKETS)
def test_every_outcome_may_come_true_and_one_of_a_market_always_does(sport: str) -> None:
    event = next(each.id for each in EVENTS.values() if each.sport == sport)
    for market, outcomes in MARKETS[sport].items():
        legs = [Leg(event, market, outcome, Decimal(2), SelectionStatus.OPEN) for outcome in outcomes]
        true = [[came_true(leg, *score) for leg in legs] for score in SCORES[sport]]
        assert all(sum(row) == 1 for row in true), market
        assert all(any(row[number] for row in true) for number in range(len(legs))), market
