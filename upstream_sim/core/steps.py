"""Long work in small steps: others have their turn between them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from datetime import datetime
from typing import Any

from upstream_sim.core.clock import ClockMode
from upstream_sim.core.schedule import Steps
from upstream_sim.core.world import World

BURST_SECONDS = 0.001
SHORT_SECONDS = 0.03  # what works for no longer never rests
SLICE_SECONDS, REST_SECONDS = 0.02, 0.002  # of catching up with the clock
READ_SECONDS = 0.1  # a read waits no longer for the world to catch up
AT_ONCE = 100  # records that are freed in one step
_FREEING: set[asyncio.Task[None]] = set()  # or a task that nobody waits for may vanish


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


async def run_due_in_steps(world: World, *, waits: bool = True) -> None:
    """Runs what is due in the world. Who calls it meanwhile waits until all of it is done; a read, which does not wait
    for long, goes on with what is done by then."""
    if waits and (world.turn.locked() or world.is_behind):
        await _run_due(world)
    elif not world.turn.locked() and world.is_behind:
        running = asyncio.create_task(_run_due(world))
        done, _ = await asyncio.wait({running}, timeout=READ_SECONDS)
        for task in done:
            task.result()


async def _run_due(world: World) -> None:
    async with world.turn:
        await in_slices(world.due_steps())


async def move_clock(world: World, mode: ClockMode, now: datetime | None = None) -> None:
    """As `World.set_clock`; calls that write to the world wait until it is done, others go on. It is done to its end,
    whether or not the caller stays: half of it would leave what has happened by a clock that was never set."""
    await asyncio.shield(_move_clock(world, mode, now))


async def _move_clock(world: World, mode: ClockMode, now: datetime | None) -> None:
    async with world.turn:
        await in_slices(world.clock_steps(mode, now))


async def reset_in_steps(world: World) -> None:
    """Takes the world back to its start. What it had until then is freed afterwards, in steps."""
    async with world.turn:
        left = world.reset()
    freeing = asyncio.create_task(step_by_step(_freed(left)))
    _FREEING.add(freeing)
    freeing.add_done_callback(_FREEING.discard)


def _freed(left: list[list[Any]]) -> Steps:
    for some in left:
        while some:
            del some[-AT_ONCE:]
            yield


async def in_slices(steps: Steps) -> None:
    """Does long work; others have their turn between its slices."""
    while True:
        until = time.perf_counter() + SLICE_SECONDS
        while time.perf_counter() < until:
            try:
                next(steps)
            except StopIteration:
                return
        await asyncio.sleep(REST_SECONDS)
