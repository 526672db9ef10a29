"""Usernames: the rules for a name by who gives it, and what becomes of a player's."""

from __future__ import annotations

from collections import Counter
from typing import Any

import httpx
import msgspec
import pytest

from contracts.areas.usernames import UsernameStatus
from upstream_sim.areas.usernames import USERNAMES, UsernameReview
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.tests.client import ADMIN, AURORA, AURORA_MANAGER, BOREALIS, NORTH, SUPER
from upstream_sim.tests.reviews import activities_of, outcome, put, read, world_of

PATH = "/players/usernames"
PENDING, APPROVE, REJECT = UsernameStatus
INVALID = "Invalid username, please enter valid characters."


def some(simulator: Simulator, status: UsernameStatus) -> UsernameReview:
    world = world_of(simulator)
    return next(
        each
        for each in world.table(USERNAMES).where(status=status, opId="aurora")
        if not player_of(world, each.playerCode).isDeleted
    )


def player_of(world: World, code: str) -> Player:
    player = world.table(PLAYERS).get(code)
    assert player is not None
    return player


def form(review: UsernameReview, status: str, username: str = "", note: str = "") -> dict[str, Any]:
    return {"playerCode": review.playerCode, "username": username, "status": status, "note": note}


@pytest.mark.spec("001-call-players-usernames")
async def test_an_approved_name_becomes_the_players(client: httpx.AsyncClient, simulator: Simulator) -> None:
    review = some(simulator, PENDING)
    answer = await put(client, PATH, AURORA, form(review, "APPROVE", "Fine_Name-7"), review.revision)
    assert outcome(answer) == (200, "OK", "Username approved!")
    assert player_of(world_of(simulator), review.playerCode).username == "Fine_Name-7"
    rows = activities_of(simulator, review.playerCode)
    assert {row.recordKind for row in rows} == {"Username", "Player"}
    for revision in (review.revision, review.revision + 1):
        again = await put(client, PATH, AURORA, form(review, "APPROVE"), revision)
        assert outcome(again)[:2] == (409, "ALREADY_DECIDED")
        assert outcome(again)[2].startswith("This username is already approved. Aron Aurora approved it on ")


async def test_a_rejected_name_leaves_the_player_theirs(client: httpx.AsyncClient, simulator: Simulator) -> None:
    review = some(simulator, PENDING)
    before = player_of(world_of(simulator), review.playerCode)
    answer = await put(client, PATH, AURORA_MANAGER, form(review, "REJECT", note="Not fitting"), review.revision)
    assert outcome(answer) == (200, "OK", "Username rejected!")
    data = answer.json()["data"]
    assert (data["status"], data["note"], data["username"]) == ("REJECT", "Not fitting", review.username)
    assert player_of(world_of(simulator), review.playerCode) == before
    for status, details, words in (
        ("REJECT", (409, "ALREADY_DECIDED"), "This username is already rejected. Mina Aurora rejected it on "),
        ("PENDING", (422, "STATUS_CHANGE_NOT_ALLOWED"), "A reviewed username cannot become pending again. "),
    ):
        again = await put(client, PATH, AURORA, form(review, status, note="Again"), review.revision + 1)
        assert outcome(again)[:2] == details
        assert outcome(again)[2].startswith(words)
    other = await put(client, PATH, AURORA, form(review, "APPROVE", "better_name"), review.revision + 1)
    assert other.status_code == 200


@pytest.mark.parametrize("name", ["short", "x" * 21, "1abcdef", "-abcdef", "abc def", "abcdefé", "abcdef!"])
async def test_a_name_is_held_to_its_form_but_for_platform_administrators(
    client: httpx.AsyncClient, simulator: Simulator, name: str
) -> None:
    review = some(simulator, PENDING)
    for email in (AURORA, AURORA_MANAGER):
        answer = await put(client, PATH, email, form(review, "APPROVE", name), review.revision)
        assert (answer.status_code, answer.json()["data"]["fields"]) == (422, {"username": INVALID})
    for revision, (email, text) in enumerate(((SUPER, name), (ADMIN, f"{name}!")), review.revision):
        body = form(review, "APPROVE", text)
        asked = await put(client, PATH, email, body, revision)
        assert (asked.status_code, asked.json()["status"]) == (409, "CONFIRMATION_REQUIRED")
        answered = {**body, "acknowledged": ["FORMAT_BROKEN"]}
        assert (await put(client, PATH, email, answered, revision)).status_code == 200


async def test_a_wish_that_breaks_the_rules_is_not_approved_as_it_is(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    world, wish = world_of(simulator), some(simulator, PENDING)
    with world.change() as change:
        review = change.put(world.table(USERNAMES), msgspec.structs.replace(wish, username="1abc"))
    answer = await put(client, PATH, AURORA, form(review, "APPROVE"), review.revision)
    assert answer.json()["data"]["fields"] == {"username": INVALID}


@pytest.mark.parametrize(
    ("body", "field", "words"),
    [
        ({"status": None}, "status", "Username status cannot be empty."),
        ({"status": "REJECT"}, "note", "Note for the player is required"),
        ({"status": "REJECT", "note": "  "}, "note", "Note for the player is required"),
        ({"status": "REJECT", "note": "x" * 21}, "note", "At most 20 characters."),
        ({"status": "APPROVE", "username": "x" * 101}, "username", "At most 100 characters."),
    ],
)
async def test_a_username_change_that_is_not_allowed_is_refused(
    client: httpx.AsyncClient, simulator: Simulator, body: dict[str, Any], field: str, words: str
) -> None:
    review = some(simulator, PENDING)
    answer = await put(client, PATH, SUPER, {**form(review, "APPROVE"), **body}, review.revision)
    assert (answer.status_code, answer.json()["data"]["fields"]) == (422, {field: words})


async def test_a_username_is_given_to_one_player(client: httpx.AsyncClient, simulator: Simulator) -> None:
    review = some(simulator, PENDING)
    other = next(p for p in world_of(simulator).table(PLAYERS).all() if p.playerCode != review.playerCode)
    taken = other.username.upper()
    answer = await put(client, PATH, SUPER, form(review, "APPROVE", taken), review.revision)
    assert answer.json()["data"]["fields"] == {"username": f"The username {taken} is taken. Choose another one."}
    part = await put(client, PATH, SUPER, form(review, "APPROVE", f"{other.username}_x"), review.revision)
    assert part.status_code == 200


async def test_a_player_nobody_reviewed_has_a_standing(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    player = next(
        each
        for each in world.table(PLAYERS).where(opId="aurora", isDeleted=False)
        if world.table(USERNAMES).get(each.playerCode) is None
    )
    data = await read(client, f"{PATH}/{player.playerCode}", AURORA)
    assert (data["username"], data["status"], data["revision"]) == (player.username, "APPROVE", 0)
    body = {"playerCode": player.playerCode, "username": "new_name_1", "status": "APPROVE", "note": ""}
    assert (await put(client, PATH, AURORA, body)).status_code == 422
    assert (await put(client, PATH, AURORA, body, 0)).json()["data"]["revision"] == 1
    assert player_of(world, player.playerCode).username == "new_name_1"
    for email in (BOREALIS, NORTH):
        assert (await put(client, PATH, email, body, 1)).status_code == 404


async def test_the_list_of_usernames_is_filtered(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    rows = list(world.table(USERNAMES).all())
    for status in UsernameStatus:
        assert (await read(client, PATH, SUPER, status=status))["count"] == sum(row.status is status for row in rows)
    found = (await read(client, PATH, SUPER, username=" KING_ ", limit=1000))["items"]
    assert found
    for row in found:
        assert "king_" in f"{row['username']} {row['player']['username']}"


async def test_the_badge_counts_usernames_that_wait(client: httpx.AsyncClient, simulator: Simulator) -> None:
    before = (await read(client, "/admin/badges", AURORA))["playerUsernames"]
    assert before == (await read(client, PATH, AURORA, status="PENDING"))["count"] > 0
    review = some(simulator, PENDING)
    await put(client, PATH, AURORA, form(review, "REJECT", note="No"), review.revision)
    assert (await read(client, "/admin/badges", AURORA))["playerUsernames"] == before - 1


def test_the_starting_world_has_every_state_at_every_operator(world: World) -> None:
    rows = list(world.table(USERNAMES).all())
    operators = {operator.opId for operator in world.table(OPERATORS).all()}
    found = Counter((row.opId, row.status) for row in rows)
    assert set(found) == {(op_id, status) for op_id in operators for status in UsernameStatus}
    for row in rows:
        if row.status is APPROVE:
            assert player_of(world, row.playerCode).username == row.username
    assert sum(row.opId.startswith("aurora") for row in rows) > 50
