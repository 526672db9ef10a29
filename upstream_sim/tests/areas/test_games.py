"""Games: what lists find, editing, images, who has them, and what bets and launches are refused."""

from __future__ import annotations

import json
from datetime import timedelta
from decimal import Decimal
from itertools import pairwise
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from contracts.areas.activities import ActivityArea
from contracts.areas.game_catalogues import GameClone, GameOrder
from contracts.areas.game_launches import LAUNCH_UNSUPPORTED
from contracts.areas.games import GameOperators, GameStatus
from contracts.report_declarations import Dimension
from contracts.wire import parse_json
from tools.examples import examples
from upstream_sim import testing
from upstream_sim.areas.games.commands import set_operators
from upstream_sim.areas.games.entry_commands import clone, put_in_order
from upstream_sim.areas.games.rules import numbers_in_order
from upstream_sim.areas.media import asset_at
from upstream_sim.areas.reports.sources import Scope, bets
from upstream_sim.core.clock import midnight
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.serving.handlers import Command
from upstream_sim.core.serving.steps import at_once
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.games import CASINO_GAMES, ENTRIES, GAMES, CasinoGame, OperatorEntry, entry_of, is_on
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.shared.users import caller_of, user_by_email
from upstream_sim.tests.client import ADMIN, AURORA, AURORA_MANAGER, BOREALIS, NORTH, SUPER, sign_in
from upstream_sim.tests.images import PDF, png

UPDATE = {
    "title": "Amber Rise",
    "categories": "slots, popular,slots",
    "subCategories": "",
    "tag": "hot",
    "status": "ACTIVE",
    "reason": "",
    "displayRTP": 96.25,
    "restrictedCountries": "de,FR",
    "order": 7,
}


@pytest.fixture
def world(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


async def read(client: httpx.AsyncClient, path: str = "/games", email: str = SUPER, **query: Any) -> Any:
    answer = await client.get(path, headers=await sign_in(client, email), params=query)
    assert answer.status_code == 200, answer.text
    return parse_json(answer.content)["data"]


async def send(
    client: httpx.AsyncClient, method: str, path: str, body: Any, email: str = SUPER, revision: int | None = None
) -> httpx.Response:
    headers = await sign_in(client, email)
    if revision is not None:
        headers["If-Match"] = f'"{revision}"'
    return await client.request(method, path, headers=headers, json=body)


async def edit(
    client: httpx.AsyncClient, game: CasinoGame, image: tuple[str, bytes] | None = None, **changed: Any
) -> httpx.Response:
    headers = await sign_in(client, SUPER) | {"If-Match": f'"{game.revision}"'}
    parts: Any = {
        "id": (None, game.id),
        "update": (None, json.dumps(UPDATE | changed)),
        **({"imageFile": image} if image else {}),
    }
    return await client.put("/games", headers=headers, files=parts)


def game_of(world: World, game_id: str) -> CasinoGame:
    found = world.table(CASINO_GAMES).get(game_id)
    assert found is not None
    return found


def game_in(world: World, status: GameStatus) -> CasinoGame:
    return next(game for game in world.table(CASINO_GAMES).all() if game.status is status)


def revisions(world: World, game_id: str) -> int:
    return sum(entry.revision for entry in world.table(ENTRIES).where(gameId=game_id))


def having(world: World, game_id: str) -> set[str]:
    return {entry.opId for entry in world.table(ENTRIES).where(gameId=game_id) if entry.status is GameStatus.ACTIVE}


def player_at(world: World, op_id: str) -> Player:
    return next(iter(world.table(PLAYERS).where(opId=op_id, isBlocked=False, isDeleted=False)))


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


async def test_enabling_sets_exactly_that_set_and_keeps_what_is_in_maintenance(
    client: httpx.AsyncClient, world: World
) -> None:
    entry = entry_of(world, "borealis", "amber-falls")
    assert entry is not None
    with world.change() as change:
        change.put(world.table(ENTRIES), msgspec.structs.replace(entry, status=GameStatus.MAINTENANCE))
    for op_ids, text in (
        (["aurora", "delphin"], "Game disabled for operator!"),
        (["aurora", "delphin", "falken"], "Game added for operator!"),
        (["aurora", "delphin", "juno"], "Game updated for operator!"),
    ):
        body = {"gameId": "amber-falls", "opIds": op_ids}
        answer = await send(client, "PUT", "/games/operators", body, ADMIN, revisions(world, "amber-falls"))
        assert answer.json()["messages"] == [text]
        assert having(world, "amber-falls") == set(op_ids)
    kept = entry_of(world, "borealis", "amber-falls")
    assert kept is not None
    assert kept.status is GameStatus.MAINTENANCE
    again = await send(client, "PUT", "/games/operators", body, ADMIN, revisions(world, "amber-falls") - 1)
    assert again.status_code == 412


async def test_a_deprecated_game_gets_no_new_operators(client: httpx.AsyncClient, world: World) -> None:
    game = game_in(world, GameStatus.DEPRECATE)
    had = having(world, game.id)
    new = next(op_id for op_id in ("aurora", "borealis", "delphin", "falken", "juno", "helios") if op_id not in had)
    body = {"gameId": game.id, "opIds": [*had, new]}
    answer = await send(client, "PUT", "/games/operators", body, revision=revisions(world, game.id))
    assert list(answer.json()["data"]["fields"]) == ["opIds"]
    dto = {"gameId": game.id, "order": 1, "status": "ACTIVE"}
    entry = entry_of(world, new, game.id)
    own = entry.revision if entry else 0
    one = await send(client, "PUT", "/games/update", {"dto": dto, "opId": new, "gameTitle": game.title}, revision=own)
    assert list(one.json()["data"]["fields"]) == ["dto.status"]
    assert having(world, game.id) == had


async def test_an_operators_entry_is_its_own(client: httpx.AsyncClient, world: World) -> None:
    before = entry_of(world, "aurora-north", "koi-garden")
    assert before is not None
    dto = {"gameId": "koi-garden", "order": 3, "status": "DISABLED"}
    body = {"dto": dto, "opId": "aurora-north", "gameTitle": "Koi Garden"}
    for email in (AURORA_MANAGER, BOREALIS):
        assert (await send(client, "PUT", "/games/update", body, email, before.revision)).status_code == 403
    answer = await send(client, "PUT", "/games/update", body, NORTH, before.revision)
    assert answer.json()["data"] | {"updatedAt": None, "updatedBy": None} == {
        "opId": "aurora-north", "opTitle": "Aurora North", "status": "DISABLED", "order": 3, "isOn": False,
        "updatedAt": None, "updatedBy": None, "revision": before.revision + 1,
    }  # fmt: skip
    assert not is_on(world, "koi-garden", "aurora-north")
    assert is_on(world, "koi-garden", "aurora")
    assert (await send(client, "PUT", "/games/update", body, NORTH, before.revision)).status_code == 412
    maintained = body | {"dto": dto | {"status": "MAINTENANCE"}}
    refused = await send(client, "PUT", "/games/update", maintained, NORTH, before.revision + 1)
    assert list(refused.json()["data"]["fields"]) == ["dto.status"]
    activity = list(world.table(ACTIVITIES).where(recordId="koi-garden", opId="aurora-north"))[-1]
    assert activity.before == {"status": "ACTIVE", "order": before.order}
    assert activity.after == {"status": "DISABLED", "order": 3}


async def test_a_status_for_several_is_previewed_and_says_which_stay(client: httpx.AsyncClient, world: World) -> None:
    entry = entry_of(world, "aurora", "koi-garden")
    assert entry is not None
    with world.change() as change:
        change.put(world.table(ENTRIES), msgspec.structs.replace(entry, status=GameStatus.MAINTENANCE))
    body = {"opId": "aurora", "gameIds": ["koi-garden", "koi-dragon", "amber-falls"], "status": "DISABLED"}
    preview = await send(client, "POST", "/games/status/preview", body, AURORA)
    assert is_on(world, "koi-dragon", "aurora")
    done = await send(client, "PUT", "/games/status", body, AURORA)
    assert done.json()["data"] == preview.json()["data"]
    assert [game["gameId"] for game in done.json()["data"]["removed"]] == ["koi-dragon", "amber-falls"]
    assert [game["gameId"] for game in done.json()["data"]["refused"]] == ["koi-garden"]
    assert not is_on(world, "koi-dragon", "aurora")
    unknown = await send(client, "PUT", "/games/status", body | {"gameIds": ["koi-dragon", "nothing"]}, AURORA)
    assert list(unknown.json()["data"]["fields"]) == ["gameIds"]


async def test_games_take_a_new_order_among_themselves(client: httpx.AsyncClient, world: World) -> None:
    ids = ["koi-garden", "koi-dragon", "koi-baccarat"]
    entries = [entry for each in ids if (entry := entry_of(world, "aurora", each))]
    others = {entry.id: entry for entry in world.table(ENTRIES).where(opId="aurora") if entry.gameId not in ids}
    numbers, revision = sorted(entry.order for entry in entries), sum(entry.revision for entry in entries)
    body = {"opId": "aurora", "gameIds": ids}
    answer = await send(client, "PUT", "/games/order", body, AURORA, revision)
    assert [item["order"] for item in answer.json()["data"]["items"]] == numbers
    assert {entry.id: entry for entry in world.table(ENTRIES).where(opId="aurora") if entry.gameId not in ids} == others
    moved = {"opId": "aurora", "gameIds": ids[::-1]}
    stale = await send(client, "PUT", "/games/order", moved, AURORA, revision - 1)
    assert stale.status_code == 412
    present = stale.json()["data"]["record"]
    assert [item["gameId"] for item in present["items"]] == ids
    assert (await send(client, "PUT", "/games/order", moved, AURORA, present["revision"])).status_code == 200
    twice = await send(client, "PUT", "/games/order", {"opId": "aurora", "gameIds": [ids[0]] * 2}, AURORA, revision)
    assert list(twice.json()["data"]["fields"]) == ["gameIds"]


async def test_a_clone_does_what_its_preview_says_in_one_activity(client: httpx.AsyncClient, world: World) -> None:
    body = {"sourceOpId": "borealis", "destOpId": "delphin"}
    lacking = [
        each for each in world.table(ENTRIES).where(opId="delphin") if entry_of(world, "borealis", each.gameId) is None
    ]
    preview = (await send(client, "POST", "/games/clone/preview", body)).json()["data"]
    done = await send(client, "POST", "/games/clone", body)
    assert done.json()["data"] == preview
    assert all(preview[name] for name in ("added", "changed", "removed"))
    (activity,) = world.table(ACTIVITIES).where(opId="delphin", recordKind="Operator’s games")
    assert len(activity.after or {}) == sum(len(preview[name]) for name in ("added", "changed", "removed"))
    refused = {change["gameId"] for change in preview["refused"]}
    for entry in world.table(ENTRIES).where(opId="borealis"):
        own = entry_of(world, "delphin", entry.gameId)
        if entry.gameId not in refused:
            assert own is not None
            assert (own.status, own.order) == (entry.status, entry.order)
    assert lacking
    assert all(entry_of(world, "delphin", each.gameId) == each for each in lacking)
    again = (await send(client, "POST", "/games/clone/preview", body)).json()["data"]
    assert not (again["added"])
    assert not (again["changed"])
    assert not (again["removed"])


async def test_a_clone_onto_itself_or_to_foreign_operators_is_refused(client: httpx.AsyncClient) -> None:
    itself = await send(client, "POST", "/games/clone", {"sourceOpId": "aurora", "destOpId": "aurora"})
    assert list(itself.json()["data"]["fields"]) == ["destOpId"]
    foreign = await send(client, "POST", "/games/clone", {"sourceOpId": "borealis", "destOpId": "aurora"}, AURORA)
    assert foreign.status_code == 403


async def test_a_new_brand_starts_with_its_operators_games(client: httpx.AsyncClient, world: World) -> None:
    brand = msgspec.structs.replace(_operator(world, "aurora-north"), opId="aurora-west", title="Aurora West")
    with world.change() as change:
        change.put(world.table(OPERATORS), brand)
    own, parents = (
        {(entry.gameId, entry.status, entry.order) for entry in world.table(ENTRIES).where(opId=op_id)}
        for op_id in ("aurora-west", "aurora")
    )
    assert own == parents


def _operator(world: World, op_id: str) -> Any:
    found = world.table(OPERATORS).get(op_id)
    assert found is not None
    return found


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


def test_drawn_images_are_served(world: World) -> None:
    for game in list(world.table(CASINO_GAMES).all())[::80]:
        asset = asset_at([world], game.image or "")
        assert asset is not None
        assert asset.content.startswith(b"<svg")
    assert asset_at([world], "/games/nothing.svg") is None


@given(numbers=st.lists(st.integers(1, 99_999), min_size=1, max_size=60))
def test_the_numbers_of_an_order_rise_and_stay_where_they_may(numbers: list[int]) -> None:
    found = numbers_in_order(numbers)
    assert len(found) == len(numbers)
    assert all(first < second for first, second in pairwise(found))
    assert found[0] >= 1
    assert found[-1] <= 99_999
    if len({*numbers}) == len(numbers):
        assert found == sorted(numbers)
    assert numbers_in_order(found) == found


GAME_IDS, OPERATOR_IDS = [*GAMES][:4], ["aurora", "borealis", "delphin"]
STEPS = st.one_of(
    st.tuples(st.just("enable"), st.sampled_from(GAME_IDS), st.sets(st.sampled_from(OPERATOR_IDS))),
    st.tuples(st.just("clone"), st.sampled_from(OPERATOR_IDS), st.sampled_from(OPERATOR_IDS)),
    st.tuples(st.just("order"), st.sampled_from(OPERATOR_IDS), st.permutations(GAME_IDS)),
    st.tuples(
        st.just("status"),
        st.tuples(st.sampled_from(OPERATOR_IDS), st.sampled_from(GAME_IDS)),
        st.sampled_from(GameStatus),
    ),
)


@settings(max_examples=examples(25), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=st.lists(STEPS, max_size=6))
def test_enabling_cloning_and_ordering_do_what_they_say(world: World, steps: list[Any]) -> None:
    """Whatever came before: just the set is on but for MAINTENANCE, a clone is its source, an order is the games'."""
    user = user_by_email(world, SUPER)
    assert user is not None
    caller = caller_of(world, user)
    for what, first, second in steps:
        if what == "enable":
            kept = {e.opId for e in world.table(ENTRIES).where(gameId=first) if e.status is GameStatus.MAINTENANCE}
            net = -len(having(world, first))
            form = GameOperators(gameId=first, opIds=sorted(second))
            answer = set_operators(world, caller, Command(None, form, None, revisions(world, first)))
            assert having(world, first) == second - kept
            assert answer.data["added"] - answer.data["removed"] == net + len(second - kept)
        elif what == "clone" and first != second:
            clone(world, caller, Command(None, GameClone(sourceOpId=first, destOpId=second), None))
            source, target = _statuses(world, first), _statuses(world, second)
            assert {game_id: target[game_id] for game_id in GAME_IDS} == {each: source[each] for each in GAME_IDS}
        elif what == "order":
            numbers = sorted(entry.order for entry in _entries(world, first))
            revision = sum(entry.revision for entry in _entries(world, first))
            put_in_order(world, caller, Command(None, GameOrder(opId=first, gameIds=second), None, revision))
            own = {entry.gameId: entry.order for entry in _entries(world, first)}
            assert [own[game_id] for game_id in second] == numbers_in_order(numbers)
        elif what == "status":
            entry = entry_of(world, *first)
            assert entry is not None
            with world.change() as change:
                change.put(world.table(ENTRIES), msgspec.structs.replace(entry, status=second))


def _entries(world: World, op_id: str) -> list[OperatorEntry]:
    return [entry for game_id in GAME_IDS if (entry := entry_of(world, op_id, game_id))]


def _statuses(world: World, op_id: str) -> dict[str, tuple[GameStatus, int]]:
    return {entry.gameId: (entry.status, entry.order) for entry in world.table(ENTRIES).where(opId=op_id)}
