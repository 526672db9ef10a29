"""For tests: a world, or a whole platform, of one's own.

`pytest_plugins = ["upstream_sim.testing"]` hands the fixtures `sim_world` and `http_world` to tests.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import httpx
import pytest

from upstream_sim.core.clock import Clock, RealTime, real_seconds
from upstream_sim.core.start import DEFAULT_SEED, Start
from upstream_sim.core.world import World
from upstream_sim.core.worlds import Worlds
from upstream_sim.fixtures.kept_starts import default_folder, load_kept
from upstream_sim.http.app import Simulator

NOW = datetime(2026, 11, 1, 12, 0, tzinfo=UTC)


@lru_cache(maxsize=8)
def start(seed: int = DEFAULT_SEED, now: datetime = NOW, scale: int = 1) -> Start:
    return load_kept(default_folder(), seed, now, scale)


def world(*, now: datetime = NOW, seed: int = DEFAULT_SEED, real: RealTime = real_seconds) -> World:
    """A starting world whose clock stands at `now`."""
    return World("test", start(seed, now), Clock(real, now), real=real, realm="test")


def worlds(*, now: datetime = NOW, seed: int = DEFAULT_SEED, real: RealTime = real_seconds) -> Worlds:
    return Worlds(start, seed=seed, now=now, real=real)


def simulator(
    *, now: datetime = NOW, seed: int = DEFAULT_SEED, real: RealTime = real_seconds, service_token: str | None = None
) -> Simulator:
    """The whole simulator as an ASGI app, its answers held against the contract."""
    return Simulator(worlds(now=now, seed=seed, real=real), service_token=service_token, check_answers=True)


@pytest.fixture
def sim_world() -> World:
    """A world of the test's own in the same process: no ports, no waiting."""
    return world()


@dataclass(frozen=True, slots=True)
class HttpWorld:
    """A world of a running simulator, and of the console in front of it."""

    name: str
    simulator: httpx.Client
    closing: ExitStack

    def control(self, method: str, path: str = "", **body: Any) -> Any:
        """A call of the control API below this world; its data. Raises HTTPStatusError when refused."""
        answer = self.simulator.request(method, f"/__sim/worlds/{self.name}{path}", json=body or None)
        answer.raise_for_status()
        return answer.json()["data"]

    def signed_in(self, email: str, password: str = "Pitboss-2026") -> httpx.Client:
        """A browser at the console, signed in to this world. Raises HTTPStatusError when refused."""
        console = os.environ.get("CONSOLE_URL", "http://127.0.0.1:8000")
        own = {"X-Requested-With": "pitboss", "Origin": console}
        browser = self.closing.enter_context(httpx.Client(base_url=console, headers=own, timeout=30))
        form = {"email": email, "password": password, "world": self.name}
        browser.post("/api/auth/login", json=form).raise_for_status()
        return browser


@pytest.fixture
def http_world(request: pytest.FixtureRequest) -> Iterator[HttpWorld]:
    """A world of the test's own in the simulator at SIM_URL, whose clock stands still at `NOW`; ended afterwards."""
    with ExitStack() as closing:
        address = os.environ.get("SIM_URL", "http://127.0.0.1:8001")
        simulator = closing.enter_context(httpx.Client(base_url=address, timeout=30))
        own = hashlib.sha256(f"{request.node.nodeid} {os.getpid()}".encode()).hexdigest()
        here = HttpWorld(f"test-{own[:12]}", simulator, closing)
        made = simulator.post("/__sim/worlds", json={"name": here.name, "now": NOW.isoformat()})
        made.raise_for_status()
        closing.callback(here.control, "DELETE")
        here.control("POST", "/clock", mode="frozen")
        yield here
