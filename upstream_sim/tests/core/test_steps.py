"""Long work in small steps."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from weakref import ref

from upstream_sim.core.history.recording import Step, StepKind
from upstream_sim.core.serving.steps import AT_ONCE, reset_in_steps
from upstream_sim.core.world.world import World


class Weight:
    """Something whose end can be seen."""


async def test_what_a_reset_leaves_behind_is_freed_little_by_little(world: World) -> None:
    seen = []
    for _ in range(5 * AT_ONCE):
        weight = Weight()
        seen.append(ref(weight))
        world.recording.add(Step(StepKind.EVENT, world.now(), {"weight": weight}))
    del weight

    await reset_in_steps(world)

    assert world.recording.steps == []
    alive = [sum(each() is not None for each in seen)]
    assert alive[0] >= 4 * AT_ONCE
    while alive[-1]:
        await asyncio.sleep(0)
        alive.append(sum(each() is not None for each in seen))
    assert max(before - after for before, after in pairwise(alive)) <= AT_ONCE
