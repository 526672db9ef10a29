"""What a measure's difference between two periods is made of."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from decimal import Decimal
from typing import Any

from contracts.areas.reports import ChangesQuery
from contracts.report_declarations import REPORTS, Dimension, Report
from upstream_sim.areas.reports.formulas import ADDITIVE
from upstream_sim.areas.reports.queries import NAMES_IN, Shown, asked, id_of, period_to_wire, tenants_of
from upstream_sim.areas.reports.sources import BETS, FIRST_DEPOSITS, PAYMENTS, TRANSACTIONS, Key
from upstream_sim.areas.reports.tables import sources_of, table_of
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import Caller

MOST = 10
OF_TRANSACTIONS = (TRANSACTIONS, PAYMENTS, FIRST_DEPOSITS)
FILTERS = {BETS: NAMES_IN["bets"], **dict.fromkeys(OF_TRANSACTIONS, NAMES_IN["transactions"])}
"""What a difference is looked at within, by the source of its sums."""
PERIODS = ("since", "until", "comparedSince", "comparedUntil")
Steps = Generator[None, None, Any]


@handles("reportChanges")
def changes(world: World, caller: Caller, command: Command[ChangesQuery]) -> Steps:
    """The ten largest parts of the difference, and the rest. Raises ValidationFailed for a measure or dimension that it
    cannot be broken down by."""
    query = command.query
    report = REPORTS[query.report]
    possible = _possible(query, report)
    by = query.by or possible[0]
    broken_down = _broken_down(query, report, by, possible)
    wanted = asked(world, caller, query, replace(report, filters=broken_down.filters), compare=True)
    wanted = replace(
        wanted,
        report=broken_down,
        granularity=None,
        bounds=[*wanted.period],
        bounds_before=[*(wanted.compared or ())],
    )
    now = yield from table_of(world, broken_down, broken_down.dimensions, wanted.bounds, wanted.scope)
    before = yield from table_of(world, broken_down, broken_down.dimensions, wanted.bounds_before, wanted.scope)
    shown = Shown(world, wanted, now, before)
    keys = sorted(shown.keys(), key=lambda key: (-abs(_difference(shown, key, query.measure)), id_of(key)))
    totals, periods = shown.totals(), period_to_wire(world, wanted)
    return {
        "measure": query.measure,
        "by": by,
        "dimensions": possible,
        **_amounts(totals["figures"][query.measure], totals["before"][query.measure]),
        "causes": [*_causes(shown, keys, query.measure)],
        **{name: periods[name] for name in PERIODS},
        "tenants": tenants_of(caller, query),
    }


def _possible(query: ChangesQuery, report: Report) -> list[Dimension]:
    """What the measure can be broken down by: by the tenant at least."""
    if query.measure not in report.measures or query.measure not in ADDITIVE:
        known = ", ".join(each for each in report.measures if each in ADDITIVE)
        raise ValidationFailed("measure", f"What adds up in this report is {known}.")
    sources = sources_of(replace(report, measures=(query.measure,)))
    return [each for each in report.changes if all(each in source.dimensions for source in sources)]


def _broken_down(query: ChangesQuery, report: Report, by: Dimension, possible: list[Dimension]) -> Report:
    """The report with rows by one dimension, the one measure, and whatever its sums can be filtered by."""
    if by not in possible:
        raise ValidationFailed("by", f"This measure can be broken down by {', '.join(possible)}.")
    narrow = replace(report, dimensions=(by,), measures=(query.measure,), choices=())
    by_source = [FILTERS.get(source, {}).keys() for source in sources_of(narrow)]
    return replace(narrow, filters=tuple(sorted(set.intersection(*map(set, by_source)) - {*dict(report.only)})))


def _difference(shown: Shown, key: Key, measure: str) -> Decimal:
    now, before = _both(shown, key, measure)
    return now - before


def _both(shown: Shown, key: Key, measure: str) -> tuple[Decimal, Decimal]:
    before = shown.before_of(key) or {}
    return shown.now_of(key)[measure] or Decimal(0), before.get(measure) or Decimal(0)


def _amounts(now: Decimal, before: Decimal) -> dict[str, Decimal]:
    return {"now": now, "before": before, "difference": now - before}


def _causes(shown: Shown, keys: list[Key], measure: str) -> Any:
    for key in keys[:MOST]:
        row = shown.row(key)
        yield {"title": row["values"][0]["title"], **_amounts(*_both(shown, key, measure)), "row": row}
    rest = [_both(shown, key, measure) for key in keys[MOST:]]
    if rest:
        now, before = (sum(amounts, Decimal(0)) for amounts in zip(*rest, strict=True))
        yield {"title": f"{len(rest)} others", **_amounts(now, before), "row": None}
