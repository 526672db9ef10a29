"""The apps that the platform runs as. Their figures are computed from the seed: the same instant has the same
figures."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.app_service import AppServiceKey, AppState
from upstream_sim.core.calls.answers import Answer
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.rng import seeded
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import Caller

STEP = timedelta(minutes=5)
SPAN = timedelta(hours=24)
BUSIEST_HOUR = 20
MEGABYTE = 1024 * 1024


class App(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """`load` is how much of its machine it needs on a usual day, from 0 to 1; its memory is in megabytes."""

    appName: str
    resourceGroupName: str
    region: str
    state: AppState
    instances: int
    load: float
    memory: int


APPS = Schema(name="appServices", record=App, key="appName")


@handles("appServices")
def apps(world: World, _caller: Caller, _command: Command) -> list[dict[str, Any]]:
    rows = sorted(world.table(APPS).all(), key=lambda app: app.appName)
    return [
        {name: getattr(app, name) for name in ("appName", "resourceGroupName", "region", "state", "instances")}
        for app in rows
    ]


@handles("appServiceMonitor")
def monitor(world: World, _caller: Caller, command: Command[AppServiceKey]) -> Answer:
    """The series of an app's last day. Raises NotFound."""
    chosen = command.query
    app = world.table(APPS).get(chosen.appName)
    if app is None or app.resourceGroupName != chosen.resourceGroupName:
        raise NotFound("App not found.")
    return Answer(extras={name: list(_series(world, app, read)) for name, read in FIGURES.items()})


def _series(world: World, app: App, figure: Callable[[App, float, float], Decimal]) -> Iterator[dict[str, Any]]:
    """The points of the last day, oldest first; a stopped app has zeros."""
    now = world.now()
    last = datetime.fromtimestamp(now.timestamp() // STEP.total_seconds() * STEP.total_seconds(), UTC)
    running = app.state is AppState.RUNNING
    for number in range(int(SPAN / STEP), 0, -1):
        at = last - number * STEP
        draw = seeded(f"{world.seed}:{app.appName}:{figure.__name__}:{at.isoformat()}").random()
        yield {"timeStamp": at, "total": figure(app, _day(at), draw) if running else Decimal(0)}


def _day(at: datetime) -> float:
    """How busy this time of day is, from 0.4 to 1."""
    hour = at.hour + at.minute / 60
    return 0.7 + 0.3 * math.cos((hour - BUSIEST_HOUR) / 24 * 2 * math.pi)


def _cpu(app: App, day: float, draw: float) -> Decimal:
    """In percent."""
    peak = 1.8 if draw > 0.985 else 1
    return _rounded(min(100, 100 * app.load * day * (0.8 + 0.4 * draw) * peak), 2)


def _response_time(app: App, day: float, draw: float) -> Decimal:
    """In seconds."""
    slow = 6 if draw > 0.99 else 1
    return _rounded((0.05 + 0.25 * app.load * day) * (0.7 + 0.6 * draw) * slow, 4)


def _memory(app: App, day: float, draw: float) -> Decimal:
    """In bytes."""
    return _rounded(app.memory * MEGABYTE * (0.85 + 0.1 * day + 0.05 * draw), 0)


FIGURES: dict[str, Callable[[App, float, float], Decimal]] = {
    "cpuData": _cpu,
    "averageResponseTime": _response_time,
    "averageMemoryWorkingSet": _memory,
}


def _rounded(value: float, places: int) -> Decimal:
    return Decimal(f"{value:.{places}f}")
