"""For tests: a world, or a whole platform, of one's own."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

import upstream_sim.areas  # noqa: F401  # registers the rules
from upstream_sim import fixtures
from upstream_sim.clock import Clock, RealTime, real_seconds
from upstream_sim.start import DEFAULT_SEED, Start
from upstream_sim.world import World
from upstream_sim.worlds import Worlds

NOW = datetime(2026, 11, 1, 12, 0, tzinfo=UTC)


@lru_cache(maxsize=8)
def start(seed: int = DEFAULT_SEED, now: datetime = NOW) -> Start:
    return fixtures.load(seed, now)


def world(*, now: datetime = NOW, seed: int = DEFAULT_SEED, real: RealTime = real_seconds) -> World:
    """A starting world whose clock stands at `now`."""
    return World("test", start(seed, now), Clock(real, now), real=real, realm="test")


def worlds(*, now: datetime = NOW, seed: int = DEFAULT_SEED, real: RealTime = real_seconds) -> Worlds:
    return Worlds(lambda seed, now, scale: start(seed, now), seed=seed, now=now, real=real)
