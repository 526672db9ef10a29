"""How much one user may take of the simulated platform: worlds, snapshots, faults and the clock's time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from upstream_sim import testing
from upstream_sim.core.calls.limits import Limits
from upstream_sim.http.app import Simulator
from upstream_sim.tests.client import ADMIN, AFFILIATE, AURORA, DEV_OPS, EVERYBODY, SUPER, RealSeconds, calling, sign_in

MAKERS = (SUPER, ADMIN, DEV_OPS)
FEW = Limits(worlds=6, worlds_per_account=2, snapshots=3, faults=4, advance_years=2)


@pytest.fixture
def simulator(real: RealSeconds) -> Simulator:
    return Simulator(testing.worlds(real=real, limits=FEW))


@pytest.fixture
async def client(simulator: Simulator) -> AsyncIterator[httpx.AsyncClient]:
    async with calling(simulator) as client:
        yield client


async def post(client: httpx.AsyncClient, email: str, path: str, body: dict[str, Any]) -> tuple[int, dict[str, str]]:
    """The status, and the messages of the fields."""
    answer = await client.post(f"/simulator/{path}", headers=await sign_in(client, email), json=body)
    return answer.status_code, (answer.json()["data"] or {}).get("fields", {})


async def controlled(client: httpx.AsyncClient, path: str, body: dict[str, Any]) -> tuple[int, dict[str, str]]:
    answer = await client.post(f"/__sim/worlds{path}", json=body)
    return answer.status_code, (answer.json()["data"] or {}).get("fields", {})


@pytest.mark.parametrize(("path", "body"), [("worlds", {"name": "mine"}), ("world/branch", {"name": "mine"})])
async def test_platform_roles_alone_make_worlds(client: httpx.AsyncClient, path: str, body: dict[str, Any]) -> None:
    for email in set(EVERYBODY) - set(MAKERS):
        assert (await post(client, email, path, body))[0] == 403
    for email in MAKERS:
        assert (await post(client, email, path, {**body, "name": email.split("@")[0]}))[0] == 200


async def test_an_account_makes_a_limited_number_of_worlds(client: httpx.AsyncClient, simulator: Simulator) -> None:
    """Whichever way it makes them, and in however many sessions."""
    assert (await post(client, DEV_OPS, "worlds", {"name": "one"}))[0] == 200
    assert (await post(client, DEV_OPS, "world/branch", {"name": "two"}))[0] == 200
    refused = {"name": "At most 2 worlds of one account at once. End one of them first."}
    for path in ("worlds", "world/branch"):
        assert await post(client, DEV_OPS, path, {"name": "three"}) == (422, refused)
    assert (await post(client, ADMIN, "worlds", {"name": "three"}))[0] == 200
    simulator.worlds.end("one")
    assert (await post(client, DEV_OPS, "worlds", {"name": "four"}))[0] == 200


async def test_calls_at_once_make_no_world_too_many(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers = await sign_in(client, SUPER)
    answers = await asyncio.gather(
        *(client.post("/simulator/worlds", headers=headers, json={"name": f"w{number}"}) for number in range(8))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 200, *[422] * 6]
    assert len(simulator.worlds.all()) == 3


async def test_there_is_a_limited_number_of_worlds(client: httpx.AsyncClient, real: RealSeconds) -> None:
    for number in range(FEW.worlds - 1):
        assert (await controlled(client, "", {"name": f"w{number}", "ttl": "PT1H"}))[0] == 200
    refused = (422, {"name": "At most 6 worlds at once. End one of them first."})
    assert await controlled(client, "", {"name": "more"}) == refused
    assert await controlled(client, "", {"name": "more", "from": "w1"}) == refused
    assert await post(client, SUPER, "worlds", {"name": "more"}) == refused
    real.seconds += 3601  # those that were made have ended
    assert (await post(client, SUPER, "worlds", {"name": "more"}))[0] == 200


async def test_a_world_keeps_a_limited_number_of_snapshots(client: httpx.AsyncClient) -> None:
    for number in range(FEW.snapshots):
        assert (await post(client, AFFILIATE, "world/snapshot", {"label": f"s{number}"}))[0] == 200
    refused = (422, {"label": "A world has at most 3 snapshots. Replace one under its label."})
    assert await post(client, AURORA, "world/snapshot", {"label": "more"}) == refused
    assert await controlled(client, "/default/snapshot", {"label": "more"}) == refused
    assert (await post(client, AURORA, "world/snapshot", {"label": "s1"}))[0] == 200
    assert (await controlled(client, "", {"name": "other", "from": "default"}))[0] == 200
    assert (await controlled(client, "/other/snapshot", {"label": "more"}))[0] == 200


async def test_a_world_has_a_limited_number_of_faults(client: httpx.AsyncClient, real: RealSeconds) -> None:
    fault = {"operation": "kycDocuments", "kind": "delay", "delayMs": 1, "ttl": "PT1M"}
    for _ in range(FEW.faults):
        assert (await post(client, AFFILIATE, "faults", fault))[0] == 200
    refused = (422, {"operation": "A world has at most 4 faults. Clear some of them first."})
    assert await post(client, AURORA, "faults", fault) == refused
    assert await controlled(client, "/default/faults", fault) == refused
    real.seconds += 61
    assert (await post(client, AURORA, "faults", fault))[0] == 200


TOO_FAR = "At most 2 years at a time."


@pytest.mark.parametrize(
    ("body", "field", "message"),
    [
        ({"advance": "P100Y"}, "advance", TOO_FAR),
        ({"advance": "P2YT1S"}, "advance", TOO_FAR),
        ({"advance": "P25M"}, "advance", TOO_FAR),
        ({"advance": f"PT{10**6}H"}, "advance", TOO_FAR),
        ({"now": "2126-01-01T00:00:00Z"}, "now", TOO_FAR),
        ({"mode": "frozen", "now": "9998-12-31T23:59:59Z"}, "now", TOO_FAR),
        ({"advance": "P99999999999999999999D"}, "advance", "P99999999999999999999D is longer than any calendar."),
        ({"advance": "P99999999999999999999Y"}, "advance", None),
        ({"advance": f"PT{'9' * 5000}S"}, "advance", f"PT{'9' * 38} is longer than any calendar."),
    ],
)
async def test_the_clock_advances_a_limited_time(
    client: httpx.AsyncClient, simulator: Simulator, body: dict[str, Any], field: str, message: str | None
) -> None:
    world = simulator.worlds.get("default")
    before = world.now()
    for status, fields in (
        await post(client, AFFILIATE, "clock", body),
        await controlled(client, "/default/clock", body),
    ):
        assert (status, list(fields)) == (422, [field])
        assert message is None or fields[field] == message
    assert world.now() == before


async def test_the_clock_advances_two_years(client: httpx.AsyncClient, simulator: Simulator) -> None:
    before = simulator.worlds.get("default").now()
    assert (await controlled(client, "/default/clock", {"advance": "P2Y"}))[0] == 200
    assert simulator.worlds.get("default").now() == before.replace(year=before.year + 2)


@pytest.mark.parametrize("ttl", ["P367D", "P7990Y", "P9999999999D", f"PT{'9' * 400}S"])
async def test_worlds_and_faults_live_for_a_limited_time(client: httpx.AsyncClient, ttl: str) -> None:
    fault = {"operation": "kycDocuments", "kind": "delay", "ttl": ttl}
    answers = [
        await post(client, AFFILIATE, "faults", fault),
        await post(client, SUPER, "worlds", {"name": "long", "ttl": ttl}),
        await controlled(client, "", {"name": "long", "from": "default", "ttl": ttl}),
    ]
    assert [(status, list(fields)) for status, fields in answers] == [(422, ["ttl"])] * 3
    assert (await client.get("/__sim/worlds")).status_code == 200


@pytest.mark.parametrize("now", ["0003-01-01T00:00:00Z", "9998-12-31T00:00:00Z", "2023-12-31T23:59:59Z"])
async def test_a_world_starts_in_a_year_that_has_room(client: httpx.AsyncClient, now: str) -> None:
    refused = (422, {"now": "The year must be between 2024 and 2099."})
    assert await post(client, SUPER, "worlds", {"name": "far", "now": now}) == refused
    assert await controlled(client, "", {"name": "far", "now": now}) == refused


@pytest.mark.parametrize("after", [10**30, 200 * 365 * 24 * 3600 * 1000, 3 * 366 * 24 * 3600 * 1000])
async def test_a_replay_goes_no_further_than_the_clock(client: httpx.AsyncClient, after: int) -> None:
    steps = {
        "seed": 1, "startedAt": "2026-11-15T00:00:00Z", "isComplete": True, "endsAfterMs": after, "mode": "frozen",
        "steps": [],
    }  # fmt: skip
    status, fields = await post(client, SUPER, "world/replay", steps)
    assert (status, len(fields)) == (422, 1)
