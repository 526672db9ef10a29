"""Games that are tried out: the address of a launch, the studio's page, and what is refused."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from contracts.areas.game_launches import LAUNCH_UNSUPPORTED
from contracts.areas.games import GameStatus
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.games import ENTRIES, entry_of
from upstream_sim.shared.players import PLAYERS
from upstream_sim.tests.client import AURORA, SUPER
from upstream_sim.tests.games import player_at, send


@pytest.fixture
def world(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


async def launch(client: httpx.AsyncClient, email: str = SUPER, **changed: Any) -> httpx.Response:
    body = {
        "ip": "203.0.113.7", "gameId": "amber-falls", "country": "DEU", "language": "en", "currency": "USD",
        "isDemo": True, "isUniversalLaunch": False, "isMobile": False,
    }  # fmt: skip
    return await send(client, "POST", "/games/launch", body | changed, email)


async def test_a_launch_gives_an_address_and_says_nothing_of_the_player(
    client: httpx.AsyncClient, world: World
) -> None:
    player = player_at(world, "aurora")
    answer = await launch(client, AURORA, playerCode=player.playerCode)
    url = answer.json()["data"]["launchUrl"]
    assert url.startswith("https://")
    assert player.playerCode not in url


async def test_a_launched_game_runs_in_the_simulators_page_where_browsers_reach_it(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    simulator.worlds.public_url = "http://127.0.0.1:8001"
    player = player_at(simulator.worlds.get("default"), "aurora")
    url = (await launch(client, playerCode=player.playerCode, language="fa", isMobile=True)).json()["data"]["launchUrl"]
    assert url.startswith("http://127.0.0.1:8001/studio/play?")
    page = await client.get(url.removeprefix("http://127.0.0.1:8001"))
    assert page.status_code == 200
    assert '<html lang="fa" dir="rtl">' in page.text
    assert "<h1>Amber Falls</h1>" in page.text
    assert "<dt>Mobile</dt><dd>true</dd>" in page.text
    assert "script" not in page.headers["content-security-policy"]
    assert "x-frame-options" not in page.headers


@pytest.mark.parametrize("query", ["game=amber-falls", "game=none&session=1", ""])
async def test_the_studio_has_no_other_page(client: httpx.AsyncClient, query: str) -> None:
    assert (await client.get(f"/studio/play?{query}")).status_code == 404


async def test_the_studio_shows_its_query_as_text(client: httpx.AsyncClient) -> None:
    page = await client.get(
        "/studio/play", params={"game": "amber-falls", "session": "1", "currency": "<b>", "language": '"x'}
    )
    assert "<dd>&lt;b&gt;</dd>" in page.text
    assert '<html lang="en" dir="ltr">' in page.text


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"ip": "300.1.1.1"}, "ip"),
        ({"country": "XX"}, "country"),
        ({"language": "xx"}, "language"),
        ({"currency": "ZZZ"}, "currency"),
        ({"playerCode": "nobody"}, "playerCode"),
    ],
)
async def test_a_launch_with_a_wrong_field_names_it(
    client: httpx.AsyncClient, world: World, changed: dict[str, Any], field: str
) -> None:
    answer = await launch(client, **{"playerCode": player_at(world, "aurora").playerCode, **changed})
    assert answer.status_code == 422
    assert list(answer.json()["data"]["fields"]) == [field]


async def test_a_launch_is_refused_in_words(client: httpx.AsyncClient, world: World) -> None:
    player = player_at(world, "aurora").playerCode
    blocked = next(iter(world.table(PLAYERS).where(opId="aurora", isBlocked=True)))
    elsewhere = await launch(client, playerCode=player, gameId="lumen-crash")
    assert elsewhere.json()["messages"] == [LAUNCH_UNSUPPORTED]
    restricted = await launch(client, playerCode=player, country="US")
    assert restricted.json()["messages"] == ["Amber Falls is restricted in United States."]
    assert "blocked" in (await launch(client, playerCode=blocked.playerCode)).json()["messages"][0]
    entry = entry_of(world, "aurora", "amber-falls")
    assert entry is not None
    with world.change() as change:
        change.put(world.table(ENTRIES), msgspec.structs.replace(entry, status=GameStatus.DISABLED))
    assert "disabled" in (await launch(client, playerCode=player)).json()["messages"][0]
