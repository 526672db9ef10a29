"""The reports on the wire."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any
from zoneinfo import ZoneInfo

from contracts.areas.reports import (
    Granularity,
    PartnerReportQuery,
    PeriodQuery,
    ReportFilters,
    ReportQuery,
    ReportTableQuery,
)
from contracts.report_declarations import REPORTS, Dimension, Report
from contracts.roles import OPERATOR_ROLES, Permission
from upstream_sim.areas.reports.charts import check_charted, largest, steps_of_chart
from upstream_sim.areas.reports.dimensions import LISTS, lists_of, time_title, title_of
from upstream_sim.areas.reports.formulas import FORMULAS, Value
from upstream_sim.areas.reports.periods import Period, period_of, predecessor, steps_of
from upstream_sim.areas.reports.sources import Key, Scope
from upstream_sim.areas.reports.tables import Figures, Table, declared_rtp, figures_of, has_no_rows, table_of
from upstream_sim.core.refusals import Denied, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import queried_tenants, without_none
from upstream_sim.shared.users import Caller

Steps = Generator[None, None, Any]
CHANGE = "change."
AT_ONCE = 256  # rows that are put in order in one step
NAMES_IN: dict[str, dict[str, str]] = {
    "bets": {name: name for name in ("betType", "gameId", "providerName")},
    "transactions": {name: name for name in ("type", "gateway", "currency")},
    "players": {
        "betType": "activeBetType",
        "gameId": "activeGameId",
        "providerName": "activeProvider",
        "source": "source",
    },
}
"""What a report's filters are called in the lists that have them."""
FILTERS = {
    "betType": "bet_type",
    "gameId": "game",
    "providerName": "provider",
    "type": "type",
    "gateway": "gateway",
    "currency": "currency",
}


@handles("reportTable")
def table(world: World, caller: Caller, command: Command[ReportTableQuery]) -> Steps:
    """A page of a report. Raises ValidationFailed."""
    return (yield from _page(world, caller, command.query, REPORTS[command.query.report]))


@handles("partnerReportTable")
def partner_table(world: World, caller: Caller, command: Command[PartnerReportQuery]) -> Steps:
    """The same on affiliates. Raises Denied to who may not see reports, and ValidationFailed."""
    if Permission.REPORTS_READ not in caller.identity.permissions:
        raise Denied
    return (yield from _page(world, caller, command.query, REPORTS[command.query.report]))


@dataclass(frozen=True, slots=True)
class Asked:
    """What a query asks for: whose, of when, by what."""

    report: Report
    scope: Scope
    period: Period
    compared: Period | None
    zone: ZoneInfo
    granularity: Granularity | None
    bounds: list[datetime]
    bounds_before: list[datetime]
    filters: dict[str, str]


def asked(world: World, caller: Caller, query: ReportFilters, report: Report, *, compare: bool) -> Asked:
    """Raises ValidationFailed for a filter that the report does not have, and a period that it does not show."""
    zone, now = ZoneInfo(caller.user.timezone), world.now()
    period = period_of(query, now, zone)
    compared = predecessor(query, period, now, zone) if compare else None
    granularity, bounds, before = None, list(period), list(compared or ())
    if report.has_time:
        bounds, granularity = steps_of(period, query.granularity, now, zone)
        before = steps_of(compared, granularity, now, zone)[0] if compared else []
    elif query.granularity is not None:
        raise ValidationFailed("granularity", "This report has no time among its rows.")
    scope = Scope(filters_of(world, caller, query), **_own_filters(query, report))
    return Asked(report, scope, period, compared, zone, granularity, bounds, before, _query_filters(query, report))


def filters_of(world: World, caller: Caller, query: PeriodQuery) -> dict[str, Any]:
    """The tenants and players that figures are of; operator roles see no test players."""
    return without_none({"opId": queried_tenants(world, caller, query), "isTest": is_test_of(caller, query)})


def is_test_of(caller: Caller, query: PeriodQuery) -> bool | None:
    return False if caller.identity.role in OPERATOR_ROLES else query.isTest


def tenants_of(caller: Caller, query: PeriodQuery) -> dict[str, str]:
    """The same as filters of lists."""
    wanted = {
        "opId": query.opId,
        "includeBrands": query.includeBrands,
        "isTest": is_test_of(caller, query),
    }
    return {name: as_text(value) for name, value in wanted.items() if value is not None}


def as_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _own_filters(query: ReportFilters, report: Report) -> dict[str, Any]:
    for name in FILTERS:
        if getattr(query, name) is not None and name not in report.filters:
            known = ", ".join(report.filters) or "none"
            raise ValidationFailed(name, f"This report has no such filter; it has {known}.")
    wanted = {**dict(report.only), **{name: getattr(query, name) for name in report.filters}}
    return {FILTERS[name]: value for name, value in wanted.items() if name in FILTERS}


def _query_filters(query: ReportFilters, report: Report) -> dict[str, str]:
    """The report's own filters, as those of lists."""
    wanted = {name: str(value) for name in report.filters if (value := getattr(query, name)) is not None}
    return {**dict(report.only), **wanted}


def _page(world: World, caller: Caller, query: ReportQuery, report: Report) -> Steps:
    dimensions = _dimensions(query.by, report)
    order = _order(query.sort, report, dimensions, query.compare)
    check_charted(query.chart, report)
    wanted = asked(world, caller, query, report, compare=query.compare)
    now = yield from table_of(world, report, dimensions, wanted.bounds, wanted.scope)
    before = None
    if wanted.compared is not None:
        before = yield from table_of(world, report, dimensions, wanted.bounds_before, wanted.scope)
    shown = Shown(world, wanted, now, before)
    descending = (query.sort or report.sort).startswith("-")
    keys = yield from _in_order(shown, order, descending)
    items, count, remaining = page_of(keys, query.page, query.limit)
    return {
        "items": [shown.row(key) for key in items],
        "count": count,
        "remaining": remaining,
        "totals": shown.totals(),
        "chart": (yield from _chart(shown, query.chart)) if query.chart else None,
        **period_to_wire(world, wanted),
        "holdsSums": has_no_rows(now.total),
        "tenants": tenants_of(caller, query),
    }


def _chart(shown: Shown, measure: str) -> Steps:
    """Of all rows, by a measure."""
    wanted = shown.wanted
    if wanted.granularity is None:
        keys = shown.keys()
        return (yield from largest((shown.name(key), *shown.both(key, measure)) for key in keys))
    steps = shown.world, wanted.report, measure, wanted.scope
    now = yield from steps_of_chart(*steps, wanted.bounds)
    before = (yield from steps_of_chart(*steps, wanted.bounds_before)) if wanted.compared else []
    titles = [time_title(since, wanted.granularity, wanted.zone) for since in wanted.bounds[:-1]]
    return [
        {"title": title, "now": now[at], "before": before[at] if at < len(before) else None}
        for at, title in enumerate(titles)
    ]


def _in_order(shown: Shown, order: Order, descending: bool) -> Generator[None, None, list[Key]]:
    """The keys of all rows in their order, in steps."""
    placed: list[tuple[tuple[Any, ...], Key]] = []
    for count, key in enumerate(shown.keys(), 1):
        placed.append(((*order(shown, key), id_of(key)), key))
        if count % AT_ONCE == 0:
            yield
    placed.sort(key=lambda each: each[0], reverse=descending)
    yield
    return [key for _, key in placed]


def period_to_wire(world: World, wanted: Asked) -> dict[str, Any]:
    return {
        "since": wanted.period.since,
        "until": wanted.period.until,
        "comparedSince": wanted.compared.since if wanted.compared else None,
        "comparedUntil": wanted.compared.until if wanted.compared else None,
        "granularity": wanted.granularity,
        "timezone": wanted.zone.key,
        "asOf": world.now(),
        "isRunning": wanted.period.until > world.now(),
    }


def _dimensions(by: Dimension | None, report: Report) -> tuple[Dimension, ...]:
    if by is not None and by not in report.choices:
        known = ", ".join(report.choices)
        said = f"This report can be shown by {known}." if known else "There is nothing to choose in this report."
        raise ValidationFailed("by", said)
    return report.rows_by(by)


Order = Callable[["Shown", Key], tuple[Any, ...]]


def _order(sort: str | None, report: Report, dimensions: tuple[Dimension, ...], compare: bool) -> Order:
    """What rows are sorted by; rows without it come first, as the least. Raises ValidationFailed for an unknown
    sort."""
    name = (sort or report.sort).removeprefix("-")
    if name == Dimension.TIME and Dimension.TIME in dimensions:
        return lambda _shown, key: (key[0],)
    if name in dimensions:
        return lambda shown, key: (shown.title(key, Dimension(name)).casefold(),)
    if name in report.measures:
        return lambda shown, key: _first_none(shown.figure(key, name))
    measure = name.removeprefix(CHANGE)
    if compare and name.startswith(CHANGE) and measure in report.measures:
        return lambda shown, key: _first_none(shown.difference(key, measure))
    known = ", ".join((*dimensions, *report.measures))
    raise ValidationFailed("sort", f"Sort by one of {known}; with a comparison, by change. and a measure, too.")


def id_of(key: Key) -> str:
    """The key of a row on the wire."""
    return ":".join(map(str, key))


def _first_none(value: Value) -> tuple[bool, Decimal]:
    return value is not None, value or Decimal(0)


class Shown:
    """A table beside the one of the period before; rows of time are compared step by step."""

    def __init__(self, world: World, wanted: Asked, now: Table, before: Table | None) -> None:
        self.world = world
        self.wanted = wanted
        self._now, self._before = now, before
        self._others = tuple(each for each in now.dimensions if each is not Dimension.TIME)

    def keys(self) -> list[Key]:
        """Of all rows; one that was there before alone is there, too, of a step that there is."""
        steps = len(self._now.bounds) - 1
        earlier = (key for key in (self._before.rows if self._before else ()) if key[0] < steps)
        return list(dict.fromkeys((*self._now.rows, *earlier)))

    def now_of(self, key: Key) -> Figures:
        figures = figures_of(self.wanted.report.measures, self._now.rows.get(key, {}))
        if "declaredRtp" in figures:
            figures["declaredRtp"] = declared_rtp(self.world, self._now, key)
        return figures

    def before_of(self, key: Key) -> Figures | None:
        if self._before is None:
            return None
        figures = figures_of(self.wanted.report.measures, self._before.rows.get(key, {}))
        if "declaredRtp" in figures:
            figures["declaredRtp"] = declared_rtp(self.world, self._before, key)
        return figures

    def figure(self, key: Key, measure: str) -> Value:
        """One of the row's figures."""
        if measure == "declaredRtp":
            return declared_rtp(self.world, self._now, key)
        return FORMULAS[measure].value(self._now.rows.get(key, {}))

    def difference(self, key: Key, measure: str) -> Value:
        """The size of what changed; None where there is no figure in one of the two."""
        now, before = self.now_of(key)[measure], (self.before_of(key) or {}).get(measure)
        return None if now is None or before is None else abs(now - before)

    def both(self, key: Key, measure: str) -> tuple[Value, Value]:
        """One of the row's figures, and that of the period before."""
        before = None if self._before is None else FORMULAS[measure].value(self._before.rows.get(key, {}))
        return self.figure(key, measure), before

    def name(self, key: Key) -> str:
        """What a row without time is about."""
        return " · ".join(self.title(key, each) for each in self._others)

    def title(self, key: Key, dimension: Dimension) -> str:
        return title_of(self.world, dimension, key[1 + self._others.index(dimension)])

    def row(self, key: Key) -> dict[str, Any]:
        since, until = self._now.period_of(key)
        lists = lists_of(self._others, key[1:])
        return {
            "key": id_of(key),
            "values": list(self._values(key)),
            "since": since,
            "until": until,
            "lists": {name: {**self._own_filters(name), **filters} for name, filters in lists.items()},
            "figures": self.now_of(key),
            "before": self.before_of(key),
        }

    def _values(self, key: Key) -> Iterator[dict[str, Any]]:
        wanted = self.wanted
        if wanted.granularity is not None:
            since = self._now.bounds[key[0]]
            title = time_title(since, wanted.granularity, wanted.zone)
            yield {"dimension": Dimension.TIME, "value": since.isoformat(), "title": title}
        for dimension, value in zip(self._others, key[1:], strict=True):
            title = title_of(self.world, dimension, value)
            yield {"dimension": dimension, "value": None if value is None else str(value), "title": title}

    def _own_filters(self, name: str) -> dict[str, str]:
        """What the report is filtered by, as filters of a list."""
        names = NAMES_IN[name]
        return {names[own]: value for own, value in self.wanted.filters.items() if own in names}

    def _lists_of_all(self) -> Iterable[str]:
        """The lists that all rows together lead to: of everybody whom any affiliate brought, that of players alone."""
        return ("players",) if self.wanted.report.of_partners else LISTS

    def totals(self) -> dict[str, Any]:
        measures, before = self.wanted.report.measures, self._before
        return {
            "key": "total",
            "values": [],
            "since": self.wanted.period.since,
            "until": self.wanted.period.until,
            "lists": {name: self._own_filters(name) for name in self._lists_of_all()},
            "figures": figures_of(measures, self._now.total),
            "before": None if before is None else figures_of(measures, before.total),
        }
