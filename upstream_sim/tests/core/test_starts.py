"""Starts are built once, beside the event loop, and the last few are kept."""

from __future__ import annotations

import asyncio
import gc
import threading
from datetime import UTC, datetime

import pytest

from upstream_sim.core.world.start import Build, Start
from upstream_sim.core.world.starts import MOST_KEPT, Starts

NOW = datetime(2025, 5, 5, tzinfo=UTC)
PATIENCE = 20  # seconds until a test gives up


class Builder:
    """Builds empty starts, and only when it may."""

    def __init__(self) -> None:
        self.may = threading.Event()
        self.seeds: list[int] = []

    def __call__(self, seed: int, now: datetime, scale: int) -> Start:
        self.seeds.append(seed)
        if not self.may.wait(PATIENCE):
            raise TimeoutError("nobody ran meanwhile")
        return Build(seed, now, scale).done()


async def test_others_go_on_while_a_start_is_built() -> None:
    builder = Builder()
    starts = Starts(builder)
    first, second = (asyncio.create_task(starts.build((1, NOW, 1))) for _ in range(2))
    await asyncio.sleep(0)
    builder.may.set()  # by the event loop, which the build therefore does not hold
    assert await first is await second is starts.get((1, NOW, 1))
    assert builder.seeds == [1]


async def test_a_build_that_fails_is_tried_again() -> None:
    def fails(seed: int, now: datetime, scale: int) -> Start:
        raise RuntimeError("no such day")

    starts = Starts(fails)
    for _ in range(2):
        with pytest.raises(RuntimeError, match="no such day"):
            await starts.build((1, NOW, 1))


async def test_the_last_few_are_kept_and_those_that_a_world_holds() -> None:
    builder = Builder()
    builder.may.set()
    starts = Starts(builder)
    held = starts.get((0, NOW, 1))
    for seed in range(1, MOST_KEPT + 2):
        await starts.build((seed, NOW, 1))
    gc.collect()
    builder.seeds.clear()
    assert starts.get((0, NOW, 1)) is held
    for seed in (MOST_KEPT + 1, MOST_KEPT, 1):
        starts.get((seed, NOW, 1))
    assert builder.seeds == [1]
