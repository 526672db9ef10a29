"""A period's figures step by step beside those of the period before, and its bets by type."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from datetime import datetime
from itertools import pairwise
from typing import Any
from zoneinfo import ZoneInfo

from contracts.areas.dashboards import CARDS
from contracts.areas.reports import PeriodQuery, ReportFilters
from contracts.bet_filters import BetType
from contracts.report_declarations import REPORTS, Dimension, Report
from upstream_sim.areas.reports.periods import Period, period_of, predecessor, steps_of
from upstream_sim.areas.reports.queries import Shown, asked, filters_of, id_of, tenants_of
from upstream_sim.areas.reports.sources import Scope
from upstream_sim.areas.reports.tables import Table, figures_of, has_no_rows, table_of
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import Caller

Steps = Generator[None, None, Any]
TOP = 10
SERIES = tuple(each for each in (*CARDS, "ggrCasino", "ggrSport", "costs", "stakes") if each != "active")
OF_PERIOD = Report("Dashboard", (Dimension.TIME,), (*SERIES, "active"))


@handles("dashboard")
def dashboard(world: World, caller: Caller, command: Command[PeriodQuery]) -> Steps:
    """Raises ValidationFailed for a period that cannot be shown."""
    query, now, zone = command.query, world.now(), ZoneInfo(caller.user.timezone)
    period = period_of(query, now, zone)
    before = predecessor(query, period, now, zone)
    bounds, granularity = steps_of(period, query.granularity, now, zone)
    bounds_before, _ = steps_of(before, granularity, now, zone)
    scope = Scope(filters_of(world, caller, query))
    table = yield from _table(world, period, bounds, scope)
    table_before = yield from _table(world, before, bounds_before, scope)
    return {
        "asOf": now,
        "timezone": zone.key,
        "granularity": granularity,
        "isRunning": period.until > now,
        "holdsSums": has_no_rows(table.total),
        "total": _figures(period, OF_PERIOD.measures, table.total),
        "before": _figures(before, OF_PERIOD.measures, table_before.total),
        "steps": _steps(table, bounds),
        "stepsBefore": _steps(table_before, bounds_before),
        "topGames": (yield from _top(world, caller, query, "games")),
        "topOperators": (yield from _top(world, caller, query, "operator")),
        "tenants": tenants_of(caller, query),
    }


@handles("dashboardBetsChart")
def bets_chart(world: World, caller: Caller, command: Command[PeriodQuery]) -> Steps:
    """Raises ValidationFailed for a period that cannot be shown."""
    query, now, zone = command.query, world.now(), ZoneInfo(caller.user.timezone)
    period = period_of(query, now, zone)
    bounds, granularity = steps_of(period, query.granularity, now, zone)
    measures = ("bets", "wager", "ggr")
    by_type = Report("Bets", (Dimension.TIME, Dimension.PRODUCT), measures)
    table = yield from table_of(world, by_type, by_type.dimensions, bounds, Scope(filters_of(world, caller, query)))
    types = []
    for bet_type in BetType:
        rows = [table.rows.get((at, bet_type), {}) for at in range(len(bounds) - 1)]
        whole: dict[str, int] = {}
        for raw in rows:
            whole = {name: whole.get(name, 0) + raw.get(name, 0) for name in {*whole, *raw}}
        steps = [_figures(Period(*ends), measures, raw) for ends, raw in zip(pairwise(bounds), rows, strict=True)]
        types.append({"betType": bet_type, "total": _figures(period, measures, whole), "steps": steps})
    return {"granularity": granularity, "types": types}


def _figures(period: Period, measures: Sequence[str], raw: dict[str, int]) -> dict[str, Any]:
    return {**period._asdict(), "figures": figures_of(measures, raw)}


def _table(world: World, period: Period, bounds: Sequence[datetime], scope: Scope) -> Generator[None, None, Table]:
    """The sums of a period by its steps, and after them what is left of it, so that its total is that of all."""
    rest = [period.until] if bounds[-1] < period.until else []
    return (yield from table_of(world, OF_PERIOD, OF_PERIOD.dimensions, [*bounds, *rest], scope))


def _steps(table: Table, bounds: Sequence[datetime]) -> list[dict[str, Any]]:
    rows = (table.rows[at,] for at in range(len(bounds) - 1))
    return [_figures(Period(*ends), SERIES, raw) for ends, raw in zip(pairwise(bounds), rows, strict=True)]


def _top(world: World, caller: Caller, query: PeriodQuery, name: str) -> Steps:
    """The rows of a report with the most GGR."""
    report = REPORTS[name]
    chosen = ReportFilters.model_construct(**{**query.model_dump(), "granularity": None})
    wanted = asked(world, caller, chosen, report, compare=False)
    table = yield from table_of(world, report, report.dimensions, wanted.bounds, wanted.scope)
    shown = Shown(world, wanted, table, None)
    keys = sorted(shown.keys(), key=lambda key: (-(shown.figure(key, "ggr") or 0), id_of(key)))
    return [shown.row(key) for key in keys[:TOP]]
