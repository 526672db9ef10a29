"""Somebody who calls a simulator in process, as any client would."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from contracts.areas.activities import ActivityArea
from upstream_sim.core.audit import ACTIVITIES
from upstream_sim.http.app import Simulator
from upstream_sim.shared.users import PASSWORD

SUPER = "super@pitboss.test"
ADMIN = "admin@pitboss.test"
DEV_OPS = "devops@pitboss.test"
AURORA = "admin@aurora.test"
AURORA_MANAGER = "manager@aurora.test"
NORTH = "admin@aurora-north.test"
BOREALIS = "admin@borealis.test"
AFFILIATE = "affiliate@aurora.test"
EVERYBODY = (SUPER, ADMIN, DEV_OPS, AURORA, AURORA_MANAGER, NORTH, BOREALIS, AFFILIATE)


class RealSeconds:
    """Real time that goes on only when told to."""

    def __init__(self, seconds: float = 1_800_000_000.0) -> None:
        self.seconds = seconds

    def __call__(self) -> float:
        return self.seconds


@asynccontextmanager
async def calling(app: Simulator) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://platform.test") as client:
        yield client


async def sign_in(client: httpx.AsyncClient, email: str, world: str | None = None) -> dict[str, str]:
    """The headers of somebody signed in."""
    body = {"email": email, "password": PASSWORD, **({"world": world} if world else {})}
    answer = await client.post("/auth/login", json=body)
    assert answer.status_code == 200, answer.text
    return {"Authorization": f"Bearer {answer.json()['data']['token']}"}


def activity_count(simulator: Simulator) -> int:
    """How often billing was changed since the default world began."""
    world = simulator.worlds.get("default")
    activities = world.table(ACTIVITIES).where(area=ActivityArea.BILLING)
    return sum(activity.createdAt >= world.start.now for activity in activities)


async def control(client: httpx.AsyncClient, path: str, **body: Any) -> Any:
    """Posts to /__sim for the default world and gives the data."""
    answer = await client.post(f"/__sim/worlds/default{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]
