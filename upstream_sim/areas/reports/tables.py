"""A report's rows: sums of its sources by its dimensions, and the figures that its measures make of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from contracts.areas.transactions import TransactionType
from contracts.report_declarations import Dimension, Report
from upstream_sim.areas.bets.active_days import ACTIVE, active_by
from upstream_sim.areas.reports.formulas import FORMULAS, Value, ggr_of
from upstream_sim.areas.reports.partners import PARTNERS
from upstream_sim.areas.reports.periods import Period
from upstream_sim.areas.reports.sources import BET_FIELDS, BETS, NO_PART, Found, Key, Raw, Scope, Source, part_of
from upstream_sim.areas.transactions.paying_days import PAYING, PayingDay
from upstream_sim.areas.transactions.records import Transaction
from upstream_sim.core.world.world import World
from upstream_sim.shared.games import CASINO_GAMES

Figures = dict[str, Value]
PAYING_OF = {"depositing": TransactionType.DEPOSIT, "withdrawing": TransactionType.WITHDRAW}
AT_ONCE = 512  # sums that are put together in one step


@dataclass(frozen=True, slots=True)
class Table:
    """The sums of a report: by the number of a step and the values of its dimensions, TIME left out, and of all rows
    together. `bounds` are of its steps."""

    dimensions: tuple[Dimension, ...]
    bounds: tuple[datetime, ...]
    rows: Found
    total: dict[str, int]

    def period_of(self, key: Key) -> Period:
        return Period(self.bounds[key[0]], self.bounds[key[0] + 1])


def table_of(
    world: World, report: Report, dimensions: tuple[Dimension, ...], bounds: Sequence[datetime], scope: Scope
) -> Generator[None, None, Table]:
    """The sums of a report between these bounds, in steps."""
    others = tuple(each for each in dimensions if each is not Dimension.TIME)
    rows: Found = {}
    for source in sources_of(report):
        found = yield from source.read(world, bounds, scope, others)
        if rows:
            yield from _add_to(rows, found)
        else:
            rows = found
    rows, total = yield from _with_total(rows)
    if dimensions == (Dimension.TIME,):
        rows = {(at,): rows.get((at,), {}) for at in range(len(bounds) - 1)}
    if "timeGgr" in report.measures:
        yield from _add_ggr_of_time(world, rows, total, bounds, scope)
    if report.of_partners:
        total.setdefault("active", 0)
    elif "active" in report.measures:
        yield from _add_active(world, rows, total, bounds, scope, others)
    yield from _add_paying(world, report, rows, total, bounds, scope, others)
    if "ggrShare" in report.measures:
        for raw in (*rows.values(), total):
            raw["allGgr"] = ggr_of(total)
    return Table(dimensions, tuple(bounds), rows, total)


def _add_to(rows: Found, found: Found) -> Generator[None, None, None]:
    for count, (key, raw) in enumerate(found.items(), 1):
        known = rows.setdefault(key, {})
        for name, value in raw.items():
            known[name] = known.get(name, 0) + value
        if count % AT_ONCE == 0:
            yield


def _with_total(rows: Found) -> Generator[None, None, tuple[Found, dict[str, int]]]:
    """The rows with anything in them, and their sums."""
    kept: Found = {}
    total: defaultdict[str, int] = defaultdict(int)
    for count, (key, raw) in enumerate(rows.items(), 1):
        if any(raw.values()):
            kept[key] = raw
            for name, value in raw.items():
                total[name] += value
        if count % AT_ONCE == 0:
            yield
    return kept, dict(total)


def sources_of(report: Report) -> list[Source]:
    """Where its sums come from, each once."""
    if report.of_partners:
        return [PARTNERS]
    found = [source for measure in report.measures for source in FORMULAS[measure].sources]
    return [each for each in dict.fromkeys(found) if each.within not in found]


def total_of(rows: Iterable[Raw]) -> dict[str, int]:
    total: dict[str, int] = {}
    for raw in rows:
        for name, value in raw.items():
            total[name] = total.get(name, 0) + value
    return total


def figures_of(measures: Iterable[str], raw: Raw) -> Figures:
    return {measure: FORMULAS[measure].value(raw) for measure in measures}


def declared_rtp(world: World, table: Table, key: Key) -> Value:
    """What the provider of the row's game declares, as a share of the stakes."""
    places = [at for at, each in enumerate(_without_time(table.dimensions), 1) if each is Dimension.GAME]
    game = world.table(CASINO_GAMES).get(str(key[places[0]])) if places else None
    return game.displayRTP.scaleb(-2) if game else None


def _without_time(dimensions: Iterable[Dimension]) -> list[Dimension]:
    return [each for each in dimensions if each is not Dimension.TIME]


def _add_ggr_of_time(
    world: World, rows: Found, total: dict[str, int], bounds: Sequence[datetime], scope: Scope
) -> Generator[None, None, None]:
    """The GGR of each step to all rows of it."""
    found = yield from BETS.read(world, bounds, Scope(scope.filters), ())
    for (at, *_), raw in rows.items():
        raw["timeGgr"] = ggr_of(found.get((at,), {}))
    total["timeGgr"] = ggr_of(total_of(found.values()))


def _add_active(
    world: World,
    rows: Found,
    total: dict[str, int],
    bounds: Sequence[datetime],
    scope: Scope,
    dimensions: tuple[Dimension, ...],
) -> Generator[None, None, None]:
    """How many different players were active, by row and of all rows; of what is not known by players, nothing."""

    fields = tuple([BET_FIELDS[each] for each in dimensions])
    days = active_by((*scope.of_bets, *fields))
    groups: dict[Key, Key] = {}

    def part_of_row(row: Any) -> Key:
        """Of a tenant's bets on a game, or with a provider of sport, always the same."""
        known = (row.opId, row.gameId or row.provider)
        group = groups.get(known)
        if group is None:
            values = ((each, getattr(row, name)) for each, name in zip(dimensions, fields, strict=True))
            group = groups[known] = tuple([part_of(each, row.betType, value) for each, value in values])
        return group

    def values_of_row(row: Any) -> Key:
        return tuple([getattr(row, name) for name in fields])

    since, until = bounds[0], bounds[-1]
    group_of = part_of_row if days is ACTIVE else values_of_row
    counted = yield from days.counts(world, since, until, scope.of_bets, group_of)
    for (_, *values), raw in rows.items():
        if NO_PART not in values:
            raw["active"] = counted.by_group.get(tuple(values), 0)
    total["active"] = counted.total


def _add_paying(
    world: World,
    report: Report,
    rows: Found,
    total: dict[str, int],
    bounds: Sequence[datetime],
    scope: Scope,
    dimensions: tuple[Dimension, ...],
) -> Generator[None, None, None]:
    """How many different players had a payment confirmed, by tenant, where the report says so."""

    def group_of(row: PayingDay | Transaction) -> tuple[str, ...]:
        return (row.opId,) if Dimension.OPERATOR in dimensions else ()

    for measure in PAYING_OF.keys() & {*report.measures}:
        filters = {**scope.filters, "transactionType": PAYING_OF[measure]}
        counted = yield from PAYING.counts(world, bounds[0], bounds[-1], filters, group_of)
        for (_, *values), raw in rows.items():
            raw[measure] = counted.by_group.get(tuple(values), 0)
        total[measure] = counted.total


def has_no_rows(raw: Mapping[str, int]) -> bool:
    """Whether some of it are sums without rows."""
    return raw.get("withoutRows", 0) > 0
