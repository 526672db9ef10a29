"""In which tournaments a bet counts or why not, and the bets that made a score."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from contracts.wire import parse_json
from upstream_sim.areas.bets.records import Bet
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.games import EVENTS, GAMES
from upstream_sim.shared.players import PLAYERS
from upstream_sim.tests.client import BOREALIS, SUPER, sign_in
from upstream_sim.tests.tournaments import bet_of, draft, players_of


@pytest.fixture
def world(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


async def ask(client: httpx.AsyncClient, path: str, email: str = SUPER, **query: Any) -> httpx.Response:
    return await client.get(f"/tournament/{path}", params=query, headers=await sign_in(client, email))


async def made(client: httpx.AsyncClient, world: World, **fields: Any) -> str:
    answer = await client.post("/tournament", headers=await sign_in(client, SUPER), json=draft(world, **fields))
    tournament_id: str = answer.json()["data"]["id"]
    return tournament_id


async def told(client: httpx.AsyncClient, bet: Bet, tournament_id: str) -> Any:
    """Whether it counts there, and why not."""
    items = parse_json((await ask(client, f"bets/{bet.betId}")).content)["data"]["items"]
    return next(((one["counts"], one["reason"]) for one in items if one["tournamentId"] == tournament_id), None)


async def test_a_bet_counts_or_it_is_said_why_not(client: httpx.AsyncClient, world: World) -> None:
    tournament = await made(client, world, games=["koi-garden"])
    player = players_of(world)[0]
    tester = next(world.table(PLAYERS).where(opId="aurora", isTest=True))
    assert await told(client, bet_of(world, player, 10), tournament) == (True, None)
    reasons = {
        "SETTLED_BY_HAND": bet_of(world, player, 10, by="U-1"),
        "BELOW_MINIMUM": bet_of(world, player, "0.99"),
        "OTHER_GAME": bet_of(world, player, 10, on=GAMES["amber-falls"]),
        "FREE_BET": bet_of(world, player, 10, is_free=True),
        "TEST_PLAYER": bet_of(world, tester, 10),
    }
    for reason, bet in reasons.items():
        if bet.betType == "CASINO":
            assert await told(client, bet, tournament) == (False, reason)
    brand = bet_of(world, players_of(world, "aurora-north")[0], 10)
    assert await told(client, brand, tournament) is None
    assert (await ask(client, f"bets/{brand.betId}", BOREALIS)).status_code == 404


async def test_the_bets_of_a_score_are_those_that_it_is_made_of(client: httpx.AsyncClient, world: World) -> None:
    tournament_id = await made(client, world, betType="SPORT")
    player, event = players_of(world)[0], EVENTS["ev-fo-0-0"]
    bets = [bet_of(world, player, 10 + number, on=event) for number in range(12)]
    path = f"{tournament_id}/bets"
    found = parse_json((await ask(client, path, playerCode=player.playerCode)).content)["data"]["items"]
    counted = {row["betId"] for row in found}
    ranked = parse_json((await ask(client, f"{tournament_id}/ranking")).content)["data"]["items"]
    assert 0 < len(counted) < len(bets)
    assert (ranked[0]["betCount"], ranked[0]["wageredInUSD"]) == (
        len(found),
        sum(row["stakeInUSD"] for row in found),
    )
    for bet in bets:
        expected = (True, None) if bet.betId in counted else (False, "OPPOSITE_BET")
        assert await told(client, bet, tournament_id) == expected
    assert (await ask(client, path, BOREALIS, playerCode=player.playerCode)).status_code == 404
