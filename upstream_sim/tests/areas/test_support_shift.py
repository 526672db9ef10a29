"""Two agents at one queue, through an hour in which players write by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import httpx

from contracts.areas.activity import ActivityMode
from contracts.areas.support import MessageFrom
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.support.records import MESSAGES
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.tests.client import AURORA, AURORA_MANAGER, sign_in

MINUTES, STEP = 60, 5
WAITING: dict[str, Any] = {"status": ["NEW", "PENDING"], "isSnoozed": False, "limit": 50}
Headers = Mapping[str, str]


def written(world: World, sender: MessageFrom) -> int:
    return sum(each.sender is sender for each in world.table(MESSAGES).all())


async def data_of(answer: httpx.Response) -> Any:
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def opens(client: httpx.AsyncClient, headers: Headers) -> dict[str, Any] | None:
    """The ticket that waits longest and at which nobody else is, as the console opens it."""
    queue = await data_of(await client.get("/support", headers=headers, params=WAITING))
    for row in queue["items"]:
        if row["viewers"]:
            continue
        here = {"kind": "ticket", "id": row["id"], "isWriting": True}
        presence = await data_of(await client.post("/presence", headers=headers, json=here))
        if not presence["others"]:
            path = f"/support/{row['brandId']}/{row['id']}"
            shown: dict[str, Any] = await data_of(await client.get(path, headers=headers))
            return shown
    return None


async def answers(client: httpx.AsyncClient, headers: Headers, shown: dict[str, Any]) -> int:
    """The status of a reply to the ticket as it was shown."""
    seen = [each["messageId"] for each in shown["messages"] if not each["isInternal"]][-1]
    path = f"/support/{shown['brandId']}/{shown['id']}/messages"
    body = {"text": "We are looking into it.", "lastSeenMessageId": seen}
    return (await client.post(path, headers=headers, json=body)).status_code


async def test_two_agents_work_one_queue_for_a_busy_hour(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = simulator.worlds.get("default")
    agents = [await sign_in(client, email) for email in (AURORA, AURORA_MANAGER)]
    fire_event(world, SWITCHED, {"mode": ActivityMode.BUSY})
    players, replied = written(world, MessageFrom.PLAYER), written(world, MessageFrom.AGENT)
    sent = 0
    for _ in range(0, MINUTES, STEP):
        world.advance(f"PT{STEP}M")
        first, second = [await opens(client, headers) for headers in agents]
        if first is None or second is None:
            continue
        assert first["id"] != second["id"]
        assert [await answers(client, agents[0], first), await answers(client, agents[1], second)] == [200, 200]
        assert await answers(client, agents[1], first) == 412  # who was there after all does not answer it again
        sent += 2
    assert written(world, MessageFrom.AGENT) == replied + sent
    assert written(world, MessageFrom.PLAYER) > players
    assert sent > MINUTES // STEP
