"""For tests: a world, or a whole platform, of one's own."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

from upstream_sim import fixtures
from upstream_sim.app import Simulator
from upstream_sim.clock import Clock, RealTime, real_seconds
from upstream_sim.start import DEFAULT_SEED, Start
from upstream_sim.world import World
from upstream_sim.worlds import Worlds

NOW = datetime(2026, 11, 1, 12, 0, tzinfo=UTC)


@lru_cache(maxsize=8)
def start(seed: int = DEFAULT_SEED, now: datetime = NOW, scale: int = 1) -> Start:
    return fixtures.load(seed, now, scale)


def world(*, now: datetime = NOW, seed: int = DEFAULT_SEED, real: RealTime = real_seconds) -> World:
    """A starting world whose clock stands at `now`."""
    return World("test", start(seed, now), Clock(real, now), real=real, realm="test")


def worlds(*, now: datetime = NOW, seed: int = DEFAULT_SEED, real: RealTime = real_seconds) -> Worlds:
    return Worlds(start, seed=seed, now=now, real=real)


def simulator(*, now: datetime = NOW, seed: int = DEFAULT_SEED, real: RealTime = real_seconds) -> Simulator:
    """The whole simulator as an ASGI app, its answers held against the contract."""
    return Simulator(worlds(now=now, seed=seed, real=real), check_answers=True)
