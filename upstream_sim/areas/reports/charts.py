"""What a report's chart draws: a measure at each step of time, or of the largest rows."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from typing import Any

from contracts.areas.reports import MOST_BARS
from contracts.measures import MEASURES
from contracts.report_declarations import Dimension, Report
from upstream_sim.areas.reports.formulas import FORMULAS, Value
from upstream_sim.areas.reports.sources import Scope
from upstream_sim.areas.reports.tables import table_of
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world.world import World

AT_ONCE = 256  # rows that are looked at in one step
OfRow = tuple[str, Value, Value]
"""What it is called, and its figure in the period and in the one before."""


def check_charted(measure: str | None, report: Report) -> None:
    """Raises ValidationFailed for a measure of which the report has no chart."""
    if measure is not None and measure not in report.charted:
        raise ValidationFailed("chart", f"The chart of this report shows {', '.join(report.charted)}.")


def steps_of_chart(
    world: World, report: Report, measure: str, scope: Scope, bounds: Sequence[datetime]
) -> Generator[None, None, list[Value]]:
    """A measure of all rows together, at each step between these bounds."""
    narrow = replace(report, measures=(measure, *MEASURES[measure].of))
    table = yield from table_of(world, narrow, (Dimension.TIME,), bounds, scope)
    return [FORMULAS[measure].value(table.rows[at,]) for at in range(len(bounds) - 1)]


def largest(rows: Iterable[OfRow]) -> Generator[None, None, list[dict[str, Any]]]:
    """The largest rows by their size, as many as can be told apart, and the others as one."""
    found: list[OfRow] = []
    for count, row in enumerate(rows, 1):
        found.append(row)
        if count % AT_ONCE == 0:
            yield
    found.sort(key=lambda row: (-abs(row[1] or Decimal(0)), row[0]))
    if len(found) > MOST_BARS:
        rest = found[MOST_BARS - 1 :]
        now, before = (_sum(figures) for figures in zip(*(row[1:] for row in rest), strict=True))
        found[MOST_BARS - 1 :] = [(f"{len(rest)} others", now, before)]
    return [{"title": title, "now": now, "before": before} for title, now, before in found]


def _sum(values: Iterable[Value]) -> Value:
    """None where there is nothing to add up."""
    known = [value for value in values if value is not None]
    return sum(known, Decimal(0)) if known else None
