"""What lists of games find, and the figures that they show."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from typing import Any

import httpx
import pytest

from contracts.report_declarations import Dimension
from upstream_sim import testing
from upstream_sim.areas.reports.sources import Scope, bets
from upstream_sim.core.clock import midnight
from upstream_sim.core.serving.steps import at_once
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.games import CASINO_GAMES, GAMES, is_on
from upstream_sim.tests.client import AURORA, AURORA_MANAGER, NORTH, SUPER, sign_in
from upstream_sim.tests.games import game_of, read, send


@pytest.fixture
def world(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


def test_the_starting_world_has_400_games_of_12_providers_and_those_of_the_bets_are_on_everywhere(world: World) -> None:
    games = list(world.table(CASINO_GAMES).all())
    assert len(games) == 400
    assert len({game.provider for game in games}) == 12
    assert len({game.aggregator for game in games}) == 3
    assert all(is_on(world, game_id, op_id) for game_id in GAMES for op_id in ("aurora", "aurora-north", "kestrel"))
    for known in GAMES.values():
        game = game_of(world, known.id)
        assert (game.title, game.provider) == (known.title, known.provider)


@pytest.mark.parametrize(
    ("query", "holds"),
    [
        ({"provider": "Koi Gaming"}, lambda game: game["provider"] == "Koi Gaming"),
        ({"aggregator": "PLAYGRID"}, lambda game: game["aggregator"] == "PLAYGRID"),
        ({"category": "popular"}, lambda game: "popular" in game["categories"].split(",")),
        ({"tag": "hot"}, lambda game: game["tag"] == "hot"),
        ({"status": "MAINTENANCE"}, lambda game: game["status"] == "MAINTENANCE"),
        ({"restrictedIn": "fra"}, lambda game: "FR" in game["restrictedCountries"].split(",")),
        ({"title": "gOLDEN"}, lambda game: "Golden" in game["title"]),
        (
            {"operatorStatus": "MAINTENANCE"},
            lambda game: game["operators"].get("aurora", {}).get("status") == "MAINTENANCE",
        ),
    ],
)
async def test_filters_find_all_that_they_mean_and_nothing_else(
    client: httpx.AsyncClient, query: dict[str, str], holds: Any
) -> None:
    asked = {"opId": "aurora"} | query
    everything = (await read(client, limit=1000, opId="aurora"))["items"]
    found = (await read(client, limit=1000, **asked))["items"]
    assert found
    assert {game["id"] for game in found} == {game["id"] for game in everything if holds(game)}


async def test_lists_are_sorted_and_paged(client: httpx.AsyncClient) -> None:
    first = await read(client, limit=150, sort="-title")
    last = await read(client, limit=150, sort="-title", page=3)
    titles = [game["title"].casefold() for game in (*first["items"], *last["items"])]
    assert titles == sorted(titles, reverse=True)
    assert (first["count"], first["remaining"], len(last["items"])) == (400, 250, 100)
    by_operator = await read(client, opId="aurora", sort="operatorOrder", operatorStatus="ACTIVE")
    orders = [game["entry"]["order"] for game in by_operator["items"]]
    assert orders == sorted(orders)


@pytest.mark.parametrize(
    "query", [{"sort": "colour"}, {"sort": "operatorOrder"}, {"operatorStatus": "ACTIVE"}, {"restrictedIn": "XX"}]
)
async def test_a_query_that_means_nothing_is_refused_with_its_field(client: httpx.AsyncClient, query: Any) -> None:
    answer = await client.get("/games", headers=await sign_in(client, SUPER), params=query)
    assert answer.status_code == 422
    assert answer.json()["data"]["fields"].keys() <= {"sort", "opId", "restrictedIn"}


async def test_operators_see_their_own_entries_alone(client: httpx.AsyncClient) -> None:
    (game,) = (await read(client, email=AURORA, title="Amber Falls"))["items"]
    assert set(game["operators"]) == {"aurora", "aurora-north", "aurora-south"}
    assert game["entry"]["opId"] == "aurora"
    entries = await read(client, "/games/amber-falls/operators", NORTH)
    assert [entry["opId"] for entry in entries["items"]] == ["aurora-north"]
    assert len((await read(client, "/games/amber-falls/operators"))["items"]) > 20


@pytest.mark.parametrize("game_id", ["koi-garden", "amber-falls"])
async def test_figures_are_those_of_the_lists_of_bets_that_they_lead_to(
    client: httpx.AsyncClient, game_id: str
) -> None:
    play = (await read(client, f"/games/{game_id}", opId="borealis"))["play"]
    placed = await bets_of(client, game_id, countedIn="WAGER")
    assert play["bets"] == placed["count"] + placed["unlisted"]["count"] > placed["count"] > 0
    assert play["stakeInUSD"] == sums_of(placed, "stakeInUSD")
    assert play["stakeInUSD"] > sum(bet["stakeInUSD"] for bet in placed["items"]) > 0
    settled = await bets_of(client, game_id, countedIn="GGR", dateField="settledAt")
    assert {bet["status"] for bet in settled["items"]} <= {"WON", "LOST", "CASHBACK"}
    assert play["ggrInUSD"] == sums_of(settled, "plInUSD")
    paid_back = Decimal(sums_of(settled, "winInUSD")) * 100 / sums_of(settled, "stakeInUSD")
    assert abs(play["actualRTP"] - paid_back) <= Decimal("0.005")


async def test_figures_are_those_of_the_report_of_games(client: httpx.AsyncClient, world: World) -> None:
    (game,) = (await read(client, title="Koi Garden", opId="borealis"))["items"]
    since, until = midnight(world.now()) - timedelta(days=30), midnight(world.now()) + timedelta(days=1)
    groups = at_once(bets(world, (since, until), Scope({"opId": frozenset({"borealis"})}), (Dimension.GAME,)))
    (own,) = (figures for (_, part), figures in groups.items() if part == "koi-garden")
    assert game["play"]["ggrInUSD"] == Decimal(own["stakes"] - own["wins"]).scaleb(-2)
    assert game["play"]["stakeInUSD"] == Decimal(own["wager"]).scaleb(-2)
    (unplayed,) = (await read(client, title="Golden Lanterns", opId="borealis"))["items"]
    assert unplayed["play"] == {"bets": 0, "stakeInUSD": 0, "ggrInUSD": 0, "actualRTP": None}


async def bets_of(client: httpx.AsyncClient, game_id: str, **more: str) -> Any:
    """An operator's bets on a game in the last 30 days, and those of them that are only counted."""
    since = (midnight(testing.NOW) - timedelta(days=30)).isoformat().replace("+00:00", "Z")
    led = {"opId": "borealis", "includeBrands": "false", "betType": "CASINO", "gameId": game_id, "fromDate": since}
    found = await read(client, "/bets", **led, **more, limit=500)
    assert found["remaining"] == 0
    return found


def sums_of(found: Any, name: str) -> Any:
    """Of the bets that are listed and of those that are not."""
    return found["totals"][name] + found["unlisted"][name]


async def test_the_autocomplete_finds_titles_and_ids(client: httpx.AsyncClient) -> None:
    answer = await send(client, "POST", "/games", {"text": "pharaoh"}, AURORA_MANAGER)
    assert [game["id"] for game in answer.json()["data"]] == ["amber-pharaoh"]
    assert len((await send(client, "POST", "/games", {"text": "", "limit": 5})).json()["data"]) == 5
