from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest

from upstream_sim import testing
from upstream_sim.core.clock import ClockMode
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.tests.client import RealSeconds, calling
from upstream_sim.tests.reviews import world_of


@pytest.fixture
def real() -> RealSeconds:
    return RealSeconds()


@pytest.fixture
def world(real: RealSeconds) -> World:
    return testing.world(real=real)


@pytest.fixture
def simulator(real: RealSeconds) -> Simulator:
    return testing.simulator(real=real)


@pytest.fixture
def frozen(simulator: Simulator) -> World:
    """The simulator's world, whose clock stands still."""
    world = world_of(simulator)
    world.set_clock(ClockMode.FROZEN)
    return world


@pytest.fixture
async def client(simulator: Simulator) -> AsyncIterator[httpx.AsyncClient]:
    async with calling(simulator) as client:
        yield client
