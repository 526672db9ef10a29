"""Long work in small steps: others have their turn between them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Generator
from datetime import datetime
from typing import Any, TypeVar

from upstream_sim.core.clock import ClockMode
from upstream_sim.core.refusals import CatchingUp
from upstream_sim.core.world.schedule import Steps
from upstream_sim.core.world.world import World

BURST_SECONDS = 0.001
SHORT_SECONDS = 0.03  # what works for no longer never rests
SLICE_SECONDS = 0.01  # of catching up with the clock
TURNS = 50  # of the event loop between slices: a call takes some ten from its bytes to its answer's
READ_SECONDS = 0.1  # a read waits no longer for the world to catch up
AT_ONCE = 100  # records that are freed in one step
Result = TypeVar("Result")
_RUNNING: set[asyncio.Task[None]] = set()  # or a task that nobody waits for may vanish


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


def at_once(steps: Generator[None, None, Result]) -> Result:
    """The result of work that is not long."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: Result = done.value
            return result


async def run_due_in_steps(world: World, *, seconds: float | None = None) -> None:
    """Runs what is due in the world, once whoever moves it on is done. Raises CatchingUp where that takes longer than
    these seconds; it is done to its end all the same."""
    if (world.turn.locked() or world.is_behind) and not await _has_run_due(world, seconds):
        raise CatchingUp


async def run_due_for_read(world: World) -> None:
    """The same for a read, which waits for nobody else and not for long: it goes on with what is done by then."""
    if not world.turn.locked() and world.is_behind:
        await _has_run_due(world, READ_SECONDS)


async def _has_run_due(world: World, seconds: float | None) -> bool:
    """Whether what is due is done within these seconds. Otherwise it goes on: half a job would never be finished."""
    running = _start(_run_due(world))
    done, _ = await asyncio.wait({running}, timeout=seconds)
    for task in done:
        task.result()
    return bool(done)


def _start(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    task = asyncio.create_task(work)
    _RUNNING.add(task)
    task.add_done_callback(_RUNNING.discard)
    return task


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
    _start(step_by_step(_freed(left)))


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
        for _ in range(TURNS):
            await asyncio.sleep(0)
