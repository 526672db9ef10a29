"""Which operators have a game, in which status and order, and what a clone does."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from contracts.areas.game_catalogues import GameClone, GameOrder
from contracts.areas.games import GameOperators, GameStatus
from tools.examples import examples
from upstream_sim.areas.games.commands import set_operators
from upstream_sim.areas.games.entry_commands import clone, put_in_order
from upstream_sim.areas.games.rules import numbers_in_order
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.serving.handlers import Command
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.games import ENTRIES, GAMES, OperatorEntry, entry_of, is_on
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.shared.users import caller_of, user_by_email
from upstream_sim.tests.client import ADMIN, AURORA, AURORA_MANAGER, BOREALIS, NORTH, SUPER
from upstream_sim.tests.games import game_in, having, revisions, send


@pytest.fixture
def world(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


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
