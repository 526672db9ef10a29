"""Reports and dashboards: how long one takes to be answered, at each scale."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator, Mapping

from bench.figures import Section, percentile
from bench.plan import Plan
from contracts.report_declarations import REPORTS
from contracts.table import TABLE
from contracts.wire import read_query
from upstream_sim import testing
from upstream_sim.core.clock import Clock, real_seconds
from upstream_sim.core.serving.handlers import HANDLERS, Command
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import Caller, caller_of, user_by_email

SUMS_MS, PLAYERS_MS, DASHBOARD_MS, STEP_MS = 150.0, 500.0, 300.0, 50.0
READS = 20
EMAIL = "super@pitboss.test"
MONTH = {"period": "LAST_30_DAYS", "compare": "true"}
YEAR = {"period": "RANGE", "fromDate": "2025-11-01T00:00:00Z", "toDate": "2026-11-01T00:00:00Z"}


def section(plan: Plan) -> Section:
    found = Section("Reports and dashboards, in the process of the simulator")
    found.remarks.append(
        "Each is the whole handler, as a super admin, for all operators: a report of the last 30 days beside the 30 "
        "before, the games of a year with their active players, and the dashboards. The first answer of each, for "
        "which nothing is kept yet, is among those that are measured."
    )
    for scale in plan.scales:
        world = _world(scale)
        for name, operation, query, aim in _asked():
            times, longest = _measured(world, operation, query)
            found.add(f"{name}, scale {scale}, p50, CPU", "ms", [percentile(times, 0.5)], aim)
            found.add(f"{name}, scale {scale}, longest step, CPU", "ms", [longest], STEP_MS)
    return found


def _asked() -> Iterator[tuple[str, str, dict[str, str], float]]:
    for key, report in REPORTS.items():
        operation = "partnerReportTable" if report.of_partners else "reportTable"
        yield key, operation, {"report": key, **MONTH}, SUMS_MS
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


def _caller(world: World) -> Caller:
    user = user_by_email(world, EMAIL)
    assert user is not None
    return caller_of(world, user)
