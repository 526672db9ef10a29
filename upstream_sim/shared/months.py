"""UTC months by number, and what is long ago as one of them."""

from __future__ import annotations

from typing import Any

from upstream_sim.core.tables.schema import Condition
from upstream_sim.shared.periods import Grid, day_of

LONG_AGO = 0  # the month of all periods that are kept by the day


class Months(Condition):
    """The months from one to another, None for no end, and what is long ago if wanted."""

    __slots__ = ("first", "last", "with_past")

    def __init__(self, first: int, last: int | None, with_past: bool) -> None:
        self.first, self.last, self.with_past = first, last, with_past

    def __contains__(self, value: Any) -> bool:
        if value == LONG_AGO:
            return self.with_past
        return bool(value >= self.first and (self.last is None or value <= self.last))


def month_of(period: int, grid: Grid) -> int:
    """The number of the month that a period is kept in."""
    return LONG_AGO if period < grid.fine else number_of_month(period)


def number_of_month(period: int) -> int:
    """The number of the month that a period lies in."""
    day = day_of(period)
    return day.year * 12 + day.month - 1
