"""Reports and dashboards: how long one takes to be answered, what it is kept ready in, and what that costs a day."""

from __future__ import annotations

import gc
import time
from array import array
from collections.abc import Iterator, Mapping
from sys import getsizeof

from bench.figures import Section, percentile
from bench.living import DAY_AIM_SECONDS
from bench.plan import Plan
from contracts.areas.activity import ActivityMode
from contracts.report_declarations import REPORTS
from contracts.table import TABLE
from contracts.wire import read_query
from upstream_sim import testing
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.bets.active_days import ACTIVE_AT_TENANTS
from upstream_sim.areas.bets.rollups import BY_GAME, BY_PLAYER
from upstream_sim.core.clock import Clock, ClockMode, real_seconds
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.serving.handlers import HANDLERS, Command
from upstream_sim.core.world.world import World
from upstream_sim.shared.cells import Cells
from upstream_sim.shared.distinct_days import DISTINCT_DAYS, PlayersOfDay
from upstream_sim.shared.rollups import ROLLUPS
from upstream_sim.shared.users import Caller, caller_of, user_by_email

SUMS_MS, PLAYERS_MS, DASHBOARD_MS, STEP_MS = 150.0, 500.0, 300.0, 50.0
AIM_SCALE, KEPT_AIM_MB = 100, 300.0
OF_LISTS = (BY_GAME.schema, ACTIVE_AT_TENANTS.schema)
OWN = (array, bytes, frozenset, int)
READS = 20
EMAIL = "super@pitboss.test"
MONTH = {"period": "LAST_30_DAYS", "compare": "true"}
YEAR = {"period": "RANGE", "fromDate": "2025-11-01T00:00:00Z", "toDate": "2026-11-01T00:00:00Z"}


def section(plan: Plan) -> Section:
    found = Section("Reports and dashboards, in the process of the simulator")
    found.remarks.append(
        "Each is the whole handler, as a super admin, for all operators: a report of the last 30 days beside the 30 "
        "before, the games of a year with their active players, and the dashboards. The first answer of each, for "
        "which nothing is kept yet, is among those that are measured. Lists and totals were read from sums of bets by "
        "game and from who was active at each tenant before there were reports; what is kept for these is told apart. "
        "A busy day is two events for each player, all that follows them included."
    )
    for scale in plan.scales:
        world = _world(scale)
        for name, operation, query, aim in _asked():
            times, longest = _measured(world, operation, query)
            found.add(f"{name}, scale {scale}, p50, CPU", "ms", [percentile(times, 0.5)], aim)
            found.add(f"{name}, scale {scale}, longest step, CPU", "ms", [longest], STEP_MS)
        for name, size, most in _kept(world):
            found.add(f"{name}, scale {scale}", "MB", [size / 1e6], most if scale == AIM_SCALE else None)
        found.add(f"a busy day, scale {scale}, CPU", "s", [_busy_day(world)], DAY_AIM_SECONDS.get(scale))
    return found


def _asked() -> Iterator[tuple[str, str, dict[str, str], float]]:
    for key, report in REPORTS.items():
        operation = "partnerReportTable" if report.of_partners else "reportTable"
        yield key, operation, {"report": key, **MONTH}, SUMS_MS
    yield (
        "chart of transactionsV2",
        "reportTable",
        {"report": "transactionsV2", "chart": "confirmedSum", **MONTH},
        SUMS_MS,
    )
    yield "games of a year", "reportTable", {"report": "games", **YEAR}, PLAYERS_MS
    yield "dashboard", "dashboard", {"period": "LAST_7_DAYS"}, DASHBOARD_MS
    yield "quick dashboard", "quickDashboard", {}, DASHBOARD_MS


def _world(scale: int) -> World:
    """One that the garbage collector leaves alone, as the simulator does."""
    clock = Clock(real_seconds, testing.NOW)
    world = World("bench", testing.start(scale=scale), clock, real=real_seconds, realm="bench")
    gc.freeze()
    return world


def _measured(world: World, operation: str, query: Mapping[str, str]) -> tuple[list[float], float]:
    """How long each answer took, and the longest step of all."""
    model = TABLE[operation].query
    assert model is not None
    command: Command[object] = Command(read_query(model, [*query.items()]), None, None)
    caller, times, longest = _caller(world), [], 0.0
    for _ in range(READS):
        took = 0.0
        steps = HANDLERS[operation].do(world, caller, command)
        while True:
            began = time.process_time()
            done = next(steps, steps) is steps
            step = (time.process_time() - began) * 1000
            took, longest = took + step, max(longest, step)
            if done:
                break
        times.append(took)
    return times, longest


def _kept(world: World) -> Iterator[tuple[str, int, float | None]]:
    """What the records take that reports are read from, in bytes, by table and in all, and the most that is aimed at;
    each object once: many sums are one and the same."""
    sizes, added = dict[int, int](), 0
    for schema in [each.schema for each in ROLLUPS if each is not BY_PLAYER] + [each.schema for each in DISTINCT_DAYS]:
        before = sum(sizes.values())
        for row in world.table(schema).all():
            sizes.update((id(part), getsizeof(part)) for part in _parts_of(row))
        size = sum(sizes.values()) - before
        added += 0 if schema in OF_LISTS else size
        yield f"kept for {'lists' if schema in OF_LISTS else 'reports'}: {schema.name}", size, None
    yield "kept for reports, in all", added, KEPT_AIM_MB


def _parts_of(row: Cells | PlayersOfDay) -> Iterator[object]:
    """A record with its own values: what names tenants and players is shared with theirs."""
    own = [value for name in row.__struct_fields__ if isinstance(value := getattr(row, name), OWN)]
    yield from (row, row.id, *own)


def _busy_day(world: World) -> float:
    """The CPU seconds of a day, two events for each player."""
    world.set_clock(ClockMode.FROZEN)
    fire_event(world, SWITCHED, {"mode": ActivityMode.BUSY})
    began = time.process_time()
    world.advance("P1D")
    return time.process_time() - began


def _caller(world: World) -> Caller:
    user = user_by_email(world, EMAIL)
    assert user is not None
    return caller_of(world, user)
