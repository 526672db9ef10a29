"""Whole periods: quarter hours and UTC days by number, and what of any period is whole.

A quarter hour's number counts from 1970 on; a day has the number of its first quarter hour.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import NamedTuple

QUARTER, HOUR, DAY = timedelta(minutes=15), timedelta(hours=1), timedelta(days=1)
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
OF_A_DAY = DAY // QUARTER
NEVER = 1 << 40  # after the number of any quarter hour


class Split(NamedTuple):
    """The whole periods from `first` up to the one before `last`, by number, and what lies beside them."""

    first: int
    last: int
    edges: tuple[tuple[datetime, datetime], ...]


class Grid(NamedTuple):
    """Days before the quarter hour `fine`, which a day begins with, and quarter hours from it on."""

    fine: int

    def number_of(self, moment: datetime) -> int:
        """The number of the period that a moment lies in."""
        number = (moment - EPOCH) // QUARTER
        return number if number >= self.fine else number - number % OF_A_DAY

    def split(self, since: datetime | None, until: datetime | None) -> Split:
        """A half-open period; None is no bound."""
        first, last = 0, NEVER
        if since is not None:
            first = -((EPOCH - since) // QUARTER)
            first += -first % OF_A_DAY if first < self.fine else 0
        if until is not None:
            last = self.number_of(until)
        if since is not None and until is not None and last <= first:
            return Split(first, first, ((since, until),) if since < until else ())
        ends = ((since, begin_of(first)) if since else None, (begin_of(last), until) if until else None)
        return Split(first, last, tuple(each for each in ends if each is not None and each[0] < each[1]))


DAYS = Grid(NEVER)


def begin_of(number: int) -> datetime:
    """When a period of this number begins."""
    return EPOCH + number * QUARTER


def day_of(number: int) -> date:
    """The UTC day of a quarter hour."""
    return _day_of(number // OF_A_DAY)


@lru_cache(maxsize=4096)
def _day_of(days: int) -> date:
    return EPOCH.date() + timedelta(days=days)


@lru_cache(maxsize=64)
def fine_grid(now: datetime, days: int) -> Grid:
    """Quarter hours from so many days before now on, and days before them."""
    return Grid(DAYS.number_of(now - days * DAY))
