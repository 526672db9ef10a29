"""What the prizes of a tournament may be, and what the form warns by."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import httpx
import msgspec
import pytest

from upstream_sim.areas.tournaments.records import TOURNAMENTS, WINNERS
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.games import GAMES
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.tests.areas.test_tournaments import PATH, edit, made, read, send
from upstream_sim.tests.client import ADMIN, AURORA, AURORA_MANAGER, BOREALIS, SUPER
from upstream_sim.tests.tournaments import bet_of, draft, kept_ranking, players_of


@pytest.fixture
def world(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


def prizes(*amounts: float) -> list[dict[str, float]]:
    return [{"rank": rank, "amountInUSD": amount} for rank, amount in enumerate(amounts, 1)]


@pytest.mark.parametrize("email", [SUPER, ADMIN, AURORA])
async def test_nobody_gives_more_than_the_operators_limit(client: httpx.AsyncClient, world: World, email: str) -> None:
    for given in ((10_000.01,), (9_000, 1_000, 0.01)):
        refused = await send(client, "POST", email=email, json=draft(world, prizes=prizes(*given)))
        assert (refused.status_code, [*refused.json()["data"]["fields"]]) == (422, ["prizes"])
    assert (await made(client, world, email, prizes=prizes(9_000, 1_000))).prizePoolInUSD == 10_000


async def test_an_edit_goes_by_the_limit_of_its_moment(client: httpx.AsyncClient, world: World) -> None:
    tournament = await made(client, world, AURORA, prizes=prizes(9_000))
    refused = await edit(client, world, tournament, prizes=prizes(10_001))
    assert (refused.status_code, [*refused.json()["data"]["fields"]]) == (422, ["prizes"])
    operator = world.table(OPERATORS).get("aurora")
    assert operator is not None
    with world.change() as change:
        lower = msgspec.structs.replace(operator, maxTournamentPrizesInUSD=operator.maxTournamentPrizesInUSD / 10)
        change.put(world.table(OPERATORS), lower)
    kept = await edit(client, world, tournament, prizes=prizes(9_000), texts=[{"language": "en", "title": "Another"}])
    assert kept.status_code == 200, kept.text
    assert (await edit(client, world, tournament, prizes=prizes(8_999))).status_code == 422


@pytest.mark.parametrize(
    ("fields", "name"),
    [({"prizes": prizes(10**12)}, "prizes.0.amountInUSD"), ({"minBetAmountInUSD": 100_000.01}, "minBetAmountInUSD")],
)
async def test_amounts_beyond_all_measure_are_refused(
    client: httpx.AsyncClient, world: World, fields: dict[str, Any], name: str
) -> None:
    refused = await send(client, "POST", json=draft(world, **fields))
    assert (refused.status_code, [*refused.json()["data"]["fields"]]) == (422, [name])


async def test_the_form_learns_what_such_bets_were_wagered_in_as_long_a_time_before(
    client: httpx.AsyncClient, world: World
) -> None:
    player = players_of(world)[0]
    about = {
        "opId": "aurora",
        "betType": "CASINO",
        "games": "koi-garden",
        "minBetAmountInUSD": "20.5",
        "startTime": (world.now() + timedelta(days=3)).isoformat(),
        "endTime": (world.now() + timedelta(days=5)).isoformat(),
    }
    before = await read(client, f"{PATH}/prize-limits", **about)
    for stake, game in ((100, "koi-garden"), (20, "koi-garden"), (50, "koi-baccarat")):
        bet_of(world, player, stake, on=GAMES[game])
    world.advance("PT1H")
    after = await read(client, f"{PATH}/prize-limits", **about)
    assert after["wageredBeforeInUSD"] - before["wageredBeforeInUSD"] == 100
    assert float(after["warnAboveInUSD"]) == pytest.approx(float(after["wageredBeforeInUSD"]) * 0.05, abs=0.01)
    assert (after["maxTournamentPrizesInUSD"], after["until"]) == (10_000, "2026-11-01T13:00:00Z")
    world.advance("P3D")
    later = await read(client, f"{PATH}/prize-limits", **{**about, "startTime": world.now().isoformat()})
    assert later["wageredBeforeInUSD"] < after["wageredBeforeInUSD"]


async def test_what_is_not_known_of_a_tournament_yet_leaves_its_limit_alone(client: httpx.AsyncClient) -> None:
    limits = await read(client, f"{PATH}/prize-limits", AURORA_MANAGER)
    assert limits == {
        "maxTournamentPrizesInUSD": 10_000,
        "wageredBeforeInUSD": None,
        "warnAboveInUSD": None,
        "since": None,
        "until": None,
    }
    assert (await send(client, "GET", f"{PATH}/prize-limits")).status_code == 422
    foreign = await send(client, "GET", f"{PATH}/prize-limits", BOREALIS, params={"opId": "aurora"})
    assert foreign.status_code in (403, 404)


async def test_one_whose_prizes_were_rejected_is_deleted_with_its_winners(
    client: httpx.AsyncClient, world: World
) -> None:
    used = await made(client, world)
    bet_of(world, players_of(world)[0], 10)
    world.advance("P3D")
    (winner,) = world.table(WINNERS).where(tournamentId=used.id)
    body = {"type": "reject", "winnerId": winner.id, "noteForThePlayer": "Two accounts."}
    assert (await send(client, "POST", f"{PATH}/payouts", json=body)).status_code == 200
    assert (await send(client, "DELETE", params={"id": used.id})).status_code == 200
    assert (kept_ranking(world, used), world.table(WINNERS).get(winner.id)) == ([], None)
    assert world.table(TOURNAMENTS).get(used.id) is None
