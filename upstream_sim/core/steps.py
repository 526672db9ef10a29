"""Long work in small steps: others have their turn between them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from datetime import datetime
from typing import Any

from upstream_sim.core.clock import ClockMode
from upstream_sim.core.world import World

BURST_SECONDS = 0.001
SHORT_SECONDS = 0.03  # what works for no longer never rests


async def step_by_step(steps: Generator[None, None, Any]) -> Any:
    """The result of long work. Other calls run after each of its steps, and once it has worked for long it rests as
    long as it works: otherwise calls would wait for the processor."""
    worked = total = 0.0
    while True:
        began = time.perf_counter()
        try:
            next(steps)
        except StopIteration as done:
            return done.value
        step = time.perf_counter() - began
        worked, total = worked + step, total + step
        rest = worked if worked >= BURST_SECONDS else 0
        worked -= rest
        await asyncio.sleep(rest if total >= SHORT_SECONDS else 0)


async def run_due_in_steps(world: World) -> None:
    """Runs what is due in the world. Who calls it meanwhile waits until all of it is done."""
    if world.turn.locked() or world.is_behind:
        async with world.turn:
            await step_by_step(world.due_steps())


async def move_clock(world: World, mode: ClockMode, now: datetime | None = None) -> None:
    """As `World.set_clock`; calls of the world wait until it is done, others go on."""
    async with world.turn:
        await step_by_step(world.clock_steps(mode, now))
