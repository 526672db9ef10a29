"""Games: editing, images, and what bets are refused."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from contracts.areas.activities import ActivityArea
from upstream_sim.areas.media import asset_at
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.games import CASINO_GAMES, is_on
from upstream_sim.tests.games import edit, game_of, player_at, send
from upstream_sim.tests.images import PDF, png


@pytest.fixture
def world(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


async def test_an_edit_changes_the_game_and_its_image_in_one(client: httpx.AsyncClient, world: World) -> None:
    before = game_of(world, "amber-falls")
    answer = await edit(client, before, ("rise.png", png()))
    assert answer.status_code == 200, answer.text
    data = answer.json()["data"]
    assert (data["title"], data["categories"], data["restrictedCountries"]) == ("Amber Rise", "slots,popular", "DE,FR")
    assert data["imageUrl"].endswith(".png")
    asset = asset_at([world], data["imageUrl"])
    assert asset is not None
    assert asset.content == png()
    stale = await edit(client, before)
    assert (stale.status_code, stale.json()["status"]) == (412, "STALE_RECORD")
    activity = list(world.table(ACTIVITIES).where(recordId="amber-falls"))[-1]
    assert (activity.area, activity.recordKind, (activity.after or {})["title"]) == (
        ActivityArea.OPERATORS,
        "Game",
        "Amber Rise",
    )

    wrong = {"gameId": "amber-falls", "blobName": "other.png"}
    revision = game_of(world, "amber-falls").revision
    assert (await send(client, "DELETE", "/games/image", wrong, revision=revision)).status_code == 404
    right = wrong | {"blobName": data["imageUrl"].rpartition("/")[2]}
    gone = await send(client, "DELETE", "/games/image", right, revision=revision)
    assert gone.json()["data"]["imageUrl"] is None
    assert asset_at([world], data["imageUrl"]) is None


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"restrictedCountries": "DE,XX"}, "update.restrictedCountries"),
        ({"order": 0}, "update.order"),
        ({"order": 1.5}, "update.order"),
        ({"displayRTP": 100.01}, "update.displayRTP"),
        ({"displayRTP": 96.123}, "update.displayRTP"),
        ({"title": " "}, "update.title"),
        ({"categories": ""}, "update.categories"),
        ({"status": "MAINTENANCE"}, "update.reason"),
        ({"colour": "red"}, "update.colour"),
    ],
)
async def test_a_bad_edit_names_its_field_and_changes_nothing(
    client: httpx.AsyncClient, world: World, changed: dict[str, Any], field: str
) -> None:
    before = game_of(world, "amber-falls")
    answer = await edit(client, before, **changed)
    assert answer.status_code == 422
    assert list(answer.json()["data"]["fields"]) == [field]
    assert game_of(world, "amber-falls") == before


async def test_what_is_no_image_is_refused(client: httpx.AsyncClient, world: World) -> None:
    before = game_of(world, "amber-falls")
    answer = await edit(client, before, ("rise.png", PDF))
    assert list(answer.json()["data"]["fields"]) == ["imageFile"]
    assert game_of(world, "amber-falls") == before


def test_a_bet_on_a_game_that_is_off_is_refused(world: World) -> None:
    player = player_at(world, "aurora")
    off = next(game for game in world.table(CASINO_GAMES).all() if not is_on(world, game.id, "aurora"))
    with pytest.raises(ValidationFailed) as refused:
        fire_event(world, "betPlaced", {"playerCode": player.playerCode, "stake": 1, "gameId": off.id})
    assert list(refused.value.fields) == ["gameId"]


def test_the_art_of_games_is_their_own(world: World) -> None:
    drawn = {game.id: asset_at([world], f"/games/{game.id}.svg") for game in world.table(CASINO_GAMES).all()}
    assert len({asset.content for asset in drawn.values() if asset}) == len(drawn) >= 400
    assert all(b"<script" not in asset.content for asset in drawn.values() if asset)


def test_drawn_images_are_served(world: World) -> None:
    for game in list(world.table(CASINO_GAMES).all())[::80]:
        asset = asset_at([world], game.image or "")
        assert asset is not None
        assert asset.content.startswith(b"<svg")
    assert asset_at([world], "/games/nothing.svg") is None
