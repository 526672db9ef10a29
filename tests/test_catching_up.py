"""While a world's clock is moved over a long time, reads are answered and writes wait, through the console too."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import Any

import httpx
import pytest

from contracts.bet_filters import BetStatus, BetType
from tests.conftest import Stack
from upstream_sim import testing
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.bets.records import BETS
from upstream_sim.core.clock import ClockMode
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.serving.steps import move_clock
from upstream_sim.core.world.world import World
from upstream_sim.http import platform

SUPER = "super@pitboss.test"


async def data_of(call: Any) -> Any:
    answer: httpx.Response = await call
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def begun(world: World, since: datetime) -> None:
    while world.now() == since:  # noqa: ASYNC110  # a world tells nobody
        await asyncio.sleep(0)


async def settle(staff: httpx.AsyncClient, bet_id: str) -> Any:
    """The settled bet. On a busy machine the clock may take longer than a write waits for it: then nothing was done."""
    while True:
        answer = await staff.post("/api/v2/bets/settle", json={"betId": bet_id, "winAmount": 0})
        if answer.status_code != 503:
            assert answer.status_code == 200, answer.text
            return answer.json()["data"]


async def test_busy_hours_let_others_read_and_hold_back_their_writes(stack: Stack) -> None:
    world = stack.simulator.worlds.get("default")
    staff = await stack.signed_in(SUPER)
    await data_of(staff.post("/api/simulator/clock", json={"mode": "frozen"}))
    await data_of(staff.post("/api/simulator/activity", json={"mode": "busy"}))
    began = world.now()
    ends = began + timedelta(hours=2)
    waiting = world.table(BETS).first(status=BetStatus.OPEN, betType=BetType.SPORT)
    assert waiting is not None
    # Not by a call: on a busy machine it takes longer than a call may.
    day = asyncio.create_task(move_clock(world, ClockMode.FROZEN, ends))
    await begun(world, began)
    settled = asyncio.create_task(settle(staff, waiting.betId))
    counts = []
    while not day.done():
        page = await data_of(staff.get("/api/bets", params={"limit": 1}))
        if world.now() < ends:
            counts.append(page["count"])
            assert world.table(BETS).get(waiting.betId) == waiting
    assert len(set(counts)) > 1, "bets come one after the other, and who reads meanwhile sees them come"
    assert counts == sorted(counts)
    await day
    assert world.now() == ends
    assert (await settled)["status"] == BetStatus.LOST


async def test_a_write_that_never_began_is_known_to_have_done_nothing(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platform, "WAITING_SHARE", 0)
    staff = await stack.signed_in(SUPER)
    async with stack.simulator.worlds.get("default").turn:
        answer = await staff.post("/api/v2/bets/settle", json={"betId": "1", "winAmount": 0})
    assert (answer.status_code, answer.json()["status"], answer.json()["messagesFrom"]) == (
        503,
        "UNAVAILABLE",
        "platform",
    )


async def test_a_clock_is_moved_to_the_end_though_who_moves_it_leaves() -> None:
    world = testing.world()
    fire_event(world, SWITCHED, {"mode": "busy"})
    began = world.now()
    ends = began + timedelta(hours=6)
    moving = asyncio.create_task(move_clock(world, ClockMode.FROZEN, ends))
    await begun(world, began)
    moving.cancel()
    await asyncio.wait({moving})
    assert moving.cancelled()
    async with world.turn:
        assert world.now() == ends
