"""The feed of changed identities: for the console's service token alone."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from upstream_sim import testing
from upstream_sim.core.calls.identity_log import IdentityChange, IdentityLog
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.shared.users import USERS
from upstream_sim.tests.client import AURORA_MANAGER, SUPER, calling, sign_in

TOKEN = "a-service-token-of-the-tests"
OPEN = {"Authorization": f"Bearer {TOKEN}"}


@pytest.fixture
def simulator() -> Simulator:
    return testing.simulator(service_token=TOKEN)


async def asked(simulator: Simulator, since: str | None = None, **headers: str) -> httpx.Response:
    async with calling(simulator) as client:
        query = {} if since is None else {"since": since}
        return await client.get("/sessions/changes", params=query, headers=headers or OPEN)


async def feed_of(simulator: Simulator, since: str | None = None) -> dict[str, Any]:
    answer = await asked(simulator, since)
    assert answer.status_code == 200, answer.text
    data: dict[str, Any] = answer.json()["data"]
    return data


def default(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


def delete(world: World, *users: str) -> None:
    with world.change() as change:
        for user in users:
            change.delete(world.table(USERS), user)


async def test_it_answers_nothing_without_the_service_token(simulator: Simulator) -> None:
    async with calling(simulator) as client:
        signed_in = await sign_in(client, SUPER)
    for headers in ({"Accept": "*/*"}, {"Authorization": "Bearer another"}, signed_in):
        answer = await asked(simulator, **headers)
        assert (answer.status_code, answer.json()["data"]) == (401, None)
    for headers in (OPEN, {"Authorization": "Bearer "}):
        assert (await asked(testing.simulator(), **headers)).status_code == 401


async def test_the_service_token_opens_nothing_else(simulator: Simulator) -> None:
    async with calling(simulator) as client:
        for path in ("/users/me", "/general", "/simulator/world", "/auth/logout"):
            assert (await client.get(path, headers=OPEN)).status_code == 401


async def test_the_first_answer_is_a_cursor_and_the_next_what_came_since(simulator: Simulator) -> None:
    fire_event(default(simulator), "userBlocked", {"email": SUPER})
    first = await feed_of(simulator)
    assert (first["changes"], first["isComplete"]) == ([], True)
    fire_event(default(simulator), "userBlocked", {"email": AURORA_MANAGER})
    fire_event(default(simulator), "userPermissionsSet", {"email": AURORA_MANAGER, "permissions": []})
    manager = default(simulator).table(USERS).first(email=AURORA_MANAGER)
    assert manager is not None
    change = {"realm": default(simulator).realm, "userCode": manager.userCode, "isSignedOut": False}
    then = await feed_of(simulator, first["cursor"])
    assert then["changes"] == [change, change]
    assert (await feed_of(simulator, then["cursor"]))["changes"] == []


async def test_preferences_are_no_identity_and_what_failed_is_no_change(simulator: Simulator) -> None:
    cursor = (await feed_of(simulator))["cursor"]
    async with calling(simulator) as client:
        headers = await sign_in(client, SUPER)
        preferences = {"timezone": "Asia/Tehran", "language": "en", "roundReportNumbers": True}
        answer = await client.put("/users/me", json=preferences, headers=headers)
        assert answer.status_code == 200, answer.text
    world = default(simulator)
    manager = world.table(USERS).first(email=AURORA_MANAGER)
    assert manager is not None
    with pytest.raises(NotFound):
        delete(world, manager.userCode, "nobody")
    assert (await feed_of(simulator, cursor))["changes"] == []


async def test_who_is_deleted_is_signed_out(simulator: Simulator) -> None:
    cursor, world = (await feed_of(simulator))["cursor"], default(simulator)
    manager = world.table(USERS).first(email=AURORA_MANAGER)
    assert manager is not None
    delete(world, manager.userCode)
    changes = (await feed_of(simulator, cursor))["changes"]
    assert changes == [{"realm": world.realm, "userCode": manager.userCode, "isSignedOut": True}]


async def test_an_operator_that_goes_and_a_world_that_goes_back_concern_everybody_in_it(simulator: Simulator) -> None:
    cursor, world = (await feed_of(simulator))["cursor"], default(simulator)
    everybody = {"realm": world.realm, "userCode": None, "isSignedOut": False}
    with world.change() as change:
        change.delete(world.table(OPERATORS), "aurora-south")
    world.reset()
    branch = simulator.worlds.make("branch", source="default").world.realm
    simulator.worlds.end("branch")
    assert (await feed_of(simulator, cursor))["changes"] == [everybody, everybody, {**everybody, "realm": branch}]


@pytest.mark.parametrize("since", ["nobody.0", "", "x", "{boot}.99", "{boot}.-1", "{boot}."])
async def test_of_an_unknown_cursor_nothing_is_known(simulator: Simulator, since: str) -> None:
    boot = (await feed_of(simulator))["cursor"].partition(".")[0]
    answer = await feed_of(simulator, since.format(boot=boot))
    assert (answer["isComplete"], answer["changes"]) == (False, [])


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("upstream_sim.core.calls.identity_log.MOST_CHANGES", 2)
    log = IdentityLog()
    cursor = log.since(None)["cursor"]
    log.extend(IdentityChange("realm", str(number)) for number in range(2))
    assert [change.userCode for change in log.since(cursor)["changes"]] == ["0", "1"]
    log.extend([IdentityChange("realm", "2")])
    assert log.since(cursor)["isComplete"] is False
