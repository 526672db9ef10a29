"""Somebody who calls a simulator in process, as any client would."""

from __future__ import annotations

import asyncio
import atexit
import functools
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, TypeVar

import httpx

from contracts.areas.activities import ActivityArea
from upstream_sim.core.history.audit import ACTIVITIES
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
# Another world than the usual one costs seconds to build: tests that need any share those of one seed and two instants.
OTHER_SEED = 7
OTHER_INSTANT = datetime(2026, 3, 1, tzinfo=UTC)
# And those that need one begun amid a month and a day, this.
MID_MONTH_SEED, MID_MONTH = 11, datetime(2025, 8, 17, 9, 30, tzinfo=UTC)
EVERYBODY = (SUPER, ADMIN, DEV_OPS, AURORA, AURORA_MANAGER, NORTH, BOREALIS, AFFILIATE)


Result = TypeVar("Result")


class RealSeconds:
    """Real time that goes on only when told to."""

    def __init__(self, seconds: float = 1_800_000_000.0) -> None:
        self.seconds = seconds

    def __call__(self) -> float:
        return self.seconds


@functools.cache
def _loop() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    atexit.register(loop.close)
    return loop


def run(coroutine: Coroutine[Any, Any, Result]) -> Result:
    """What a coroutine gives, for a test without a loop of its own. `asyncio.run` makes one for each call, which takes
    longer than the call."""
    return _loop().run_until_complete(coroutine)


@asynccontextmanager
async def calling(app: Simulator) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
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
