"""For tests of reviews: calls as staff, and the activities that they leave."""

from __future__ import annotations

from typing import Any

import httpx

from contracts.wire import parse_json
from upstream_sim.core.history.audit import ACTIVITIES, Activity
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.tests.client import sign_in


def world_of(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


async def read(client: httpx.AsyncClient, path: str, email: str, **query: Any) -> Any:
    """The data of a read that must succeed."""
    answer = await client.get(path, params=query, headers=await sign_in(client, email))
    assert answer.status_code == 200, answer.text
    return parse_json(answer.content)["data"]


async def put(
    client: httpx.AsyncClient, path: str, email: str, body: dict[str, Any], revision: int | None = None
) -> httpx.Response:
    headers = await sign_in(client, email)
    if revision is not None:
        headers["If-Match"] = f'"{revision}"'
    return await client.put(path, json=body, headers=headers)


def outcome(answer: httpx.Response) -> tuple[int, str, str]:
    """HTTP status, status string and the first message."""
    found = answer.json()
    return answer.status_code, found["status"], found["messages"][0]


def activities_of(simulator: Simulator, *records: str) -> list[Activity]:
    """What was done to these records since the world began."""
    world = world_of(simulator)
    rows = world.table(ACTIVITIES).where(recordId=frozenset(records))
    return [activity for activity in rows if activity.createdAt >= world.start.now]
