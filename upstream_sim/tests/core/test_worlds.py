"""Many worlds over few starts."""

from __future__ import annotations

from datetime import datetime

import pytest

from upstream_sim import testing
from upstream_sim.core.clock import ClockMode, instant, midnight
from upstream_sim.core.refusals import Conflict, NotFound
from upstream_sim.core.world.start import Build, Start
from upstream_sim.core.world.worlds import Worlds
from upstream_sim.testing import NOW
from upstream_sim.tests.client import OTHER_SEED, RealSeconds


def empty(seed: int, now: datetime, scale: int) -> Start:
    """A start of nothing: the usual one of another day takes seconds to build."""
    return Build(seed, now, scale).done()


def test_the_default_world_starts_today_and_runs(real: RealSeconds) -> None:
    world = Worlds(empty, real=real).get("default")
    assert world.start.now == midnight(instant(real()))
    assert (world.now(), world.clock.mode) == (instant(real()), ClockMode.REAL)
    real.seconds += 5
    world.reset()
    assert world.now() == instant(real())


def test_a_given_instant_stands_still(real: RealSeconds) -> None:
    world = Worlds(testing.start, now=NOW, real=real).get("default")
    real.seconds += 5
    assert (world.start.now, world.now(), world.clock.mode) == (NOW, NOW, ClockMode.FROZEN)


def test_worlds_of_one_start_share_it(real: RealSeconds) -> None:
    worlds = Worlds(testing.start, now=NOW, real=real)
    worlds.make("other")
    assert worlds.get("default").start is worlds.get("other").start
    worlds.make("branch", source="other")
    assert worlds.get("branch").start is worlds.get("other").start
    worlds.make("apart", seed=OTHER_SEED)
    assert worlds.get("apart").start is not worlds.get("other").start


def test_a_world_ends_with_its_lease(real: RealSeconds) -> None:
    worlds = Worlds(testing.start, now=NOW, real=real)
    worlds.make("brief", ttl=60)
    with pytest.raises(Conflict):
        worlds.make("brief")
    real.seconds += 60
    with pytest.raises(NotFound):
        worlds.get("brief")
    assert worlds.make("brief", ttl=60).until == real() + 60
    assert worlds.lease("brief").world is worlds.get("brief")
