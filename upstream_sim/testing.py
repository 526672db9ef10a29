"""For tests: a world, or a whole platform, of one's own.

It hands the fixtures `sim_world` and `http_world` to tests: by itself where `pitboss[testing]` is installed, else by
`pytest_plugins = ["upstream_sim.testing"]`. `@pytest.mark.world(...)` says which world a test wants.
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

from upstream_sim.core.calls.limits import Limits
from upstream_sim.core.calls.passwords import PasswordCost
from upstream_sim.core.clock import Clock, RealTime, real_seconds
from upstream_sim.core.world.start import DEFAULT_SEED, Start
from upstream_sim.core.world.world import World
from upstream_sim.core.world.worlds import Worlds
from upstream_sim.fixtures.start_cache import default_folder, load_cached
from upstream_sim.http.app import Simulator

NOW = datetime(2026, 11, 1, 12, 0, tzinfo=UTC)


@lru_cache(maxsize=8)
def start(seed: int = DEFAULT_SEED, now: datetime = NOW, scale: int = 1) -> Start:
    return load_cached(default_folder(), seed, now, scale)


def world(*, now: datetime = NOW, seed: int = DEFAULT_SEED, real: RealTime = real_seconds) -> World:
    """A starting world whose clock stands at `now`."""
    clock, cost = Clock(real, now), PasswordCost.LEAST
    return World("test", start(seed, now), clock, real=real, realm="test", password_cost=cost)


def worlds(
    *,
    now: datetime = NOW,
    seed: int = DEFAULT_SEED,
    real: RealTime = real_seconds,
    limits: Limits = Limits(),  # noqa: B008  # it is frozen
) -> Worlds:
    return Worlds(start, seed=seed, now=now, real=real, password_cost=PasswordCost.LEAST, limits=limits)


def simulator(
    *, now: datetime = NOW, seed: int = DEFAULT_SEED, real: RealTime = real_seconds, service_token: str | None = None
) -> Simulator:
    """The whole simulator as an ASGI app, its answers held against the contract."""
    return Simulator(worlds(now=now, seed=seed, real=real), service_token=service_token, check_answers=True)


MARKER = (
    "world(now, seed, source, snapshot): the world of sim_world and http_world. `now` and `seed` are those of a fresh "
    "one; of http_world alone, `source` names the world that it branches off, as it was at `snapshot`"
)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", MARKER)


@dataclass(frozen=True, slots=True)
class Wanted:
    """The world that a test's marker asks for."""

    now: datetime | None = None
    seed: int | None = None
    source: str | None = None
    snapshot: str | None = None


def wanted(request: pytest.FixtureRequest) -> Wanted:
    """What the test's nearest `world` marker says. Raises TypeError for a name that it does not know."""
    marker = request.node.get_closest_marker("world")
    return Wanted(**marker.kwargs) if marker else Wanted()


@pytest.fixture
def sim_world(request: pytest.FixtureRequest) -> World:
    """A world of the test's own in the same process: no ports, no waiting."""
    given = wanted(request)
    return world(now=given.now or NOW, seed=DEFAULT_SEED if given.seed is None else given.seed)


@dataclass(frozen=True, slots=True)
class HttpWorld:
    """A world of a running simulator, and of the console in front of it."""

    name: str
    simulator: httpx.Client
    closing: ExitStack

    def control(self, method: str, path: str = "", **body: Any) -> Any:
        """A call of the control API below this world; its data. Raises HTTPStatusError when refused."""
        answer = self.simulator.request(
            method, f"/__sim/worlds/{self.name}{path}", json=body if method == "POST" else None
        )
        answer.raise_for_status()
        return answer.json()["data"]

    def snapshot(self, label: str) -> None:
        """Keeps the present state."""
        self.control("POST", "/snapshot", label=label)

    def restore(self, label: str) -> None:
        """Goes back to a kept state."""
        self.control("POST", "/restore", label=label)

    def scenario(self) -> Any:
        """What was done to it since its start."""
        return self.control("GET", "/scenario")

    def replay(self, scenario: Any) -> Any:
        """Does to it what was done to another; how it went."""
        return self.control("POST", "/replay", **scenario)

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
    """A world of the test's own in the simulator at SIM_URL, ended afterwards; its clock stands still at `NOW` where
    the test's marker says nothing else. SIM_CONTROL_TOKEN is sent where it is set."""
    with ExitStack() as closing:
        address = os.environ.get("SIM_URL", "http://127.0.0.1:8001")
        token = os.environ.get("SIM_CONTROL_TOKEN")
        own_headers = {"Authorization": f"Bearer {token}"} if token else {}
        simulator = closing.enter_context(httpx.Client(base_url=address, headers=own_headers, timeout=60))
        own = hashlib.sha256(f"{request.node.nodeid} {os.getpid()}".encode()).hexdigest()
        here = HttpWorld(f"test-{own[:12]}", simulator, closing)
        simulator.post("/__sim/worlds", json={"name": here.name, **_form(wanted(request))}).raise_for_status()
        closing.callback(here.control, "DELETE")
        here.control("POST", "/clock", mode="frozen")
        yield here


def _form(given: Wanted) -> dict[str, Any]:
    """The control API's form of a new world."""
    fields: dict[str, Any] = {"from": given.source, "snapshot": given.snapshot}
    if given.source is None:
        fields = {"now": (given.now or NOW).isoformat(), "seed": given.seed}
    return {name: value for name, value in fields.items() if value is not None}
