"""When people play: more in the evening than at night, and more on a weekend's day, by the clock of their tenant.

History and what happens by itself go by the same rhythm. An hour's weight is 1 on the average of a week.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from itertools import accumulate, pairwise
from zoneinfo import ZoneInfo

BY_HOUR = (
    0.9, 0.8, 0.6, 0.5, 0.4, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.0, 1.1, 1.1, 1.1, 1.2, 1.3, 1.5, 1.6, 1.7, 1.6,
    1.5, 1.2,
)  # fmt: skip
BY_WEEKDAY = (2, 2, 2, 2, 2, 3, 3)
"""From Monday, as what was bet before the record is shared out to days."""

HOURS = 24
DAY_IN_MS = 86_400_000
HOUR_IN_MS = DAY_IN_MS // HOURS
MEAN = sum(BY_HOUR) / HOURS * sum(BY_WEEKDAY) / len(BY_WEEKDAY)

Running = tuple[float, ...]
"""Running sums of weights, from 0 on."""


def weight_of(hour: datetime, zone: str) -> float:
    """The weight of the hour that begins at a moment, by the clock of a time zone."""
    local = hour.astimezone(ZoneInfo(zone))
    return BY_HOUR[local.hour] * BY_WEEKDAY[local.weekday()] / MEAN


def weight_of_day(day: date, zone: str) -> float:
    """The weight of a UTC day."""
    return hours_of(day, zone)[-1] / HOURS


def millisecond_at(day: date, zone: str, share: float) -> int:
    """The millisecond of a UTC day at which this share of its weight has passed."""
    hours = hours_of(day, zone)
    return min(DAY_IN_MS - 1, int(_place(hours, share * hours[-1]) * HOUR_IN_MS))


class Rhythm:
    """Gives moments that are spread evenly the rhythm of a time zone. They keep their order, and none passes one of the
    `fixed` moments, of which there are two at least; what is not between those stays."""

    __slots__ = ("_fixed", "_spans")

    def __init__(self, fixed: Iterable[datetime], zone: str) -> None:
        self._fixed = sorted(frozenset(fixed))
        self._spans = [_Span(since, until, zone) for since, until in pairwise(self._fixed)]

    def moved(self, moment: datetime) -> datetime:
        """In UTC, as the moment is."""
        number = bisect_right(self._fixed, moment) - 1
        return self._spans[number].moved(moment) if 0 <= number < len(self._spans) else moment


class _Span:
    """A period, both of its ends in UTC."""

    __slots__ = ("_days", "_first", "_passed", "_running", "_since", "_until", "_whole")

    def __init__(self, since: datetime, until: datetime, zone: str) -> None:
        self._since, self._until = since, until
        self._first, self._days, self._running = _days_of(since.year, until.year, zone)
        self._passed = self._weight_before(since)
        self._whole = self._weight_before(until) - self._passed

    def moved(self, moment: datetime) -> datetime:
        """The moment at which as much of its weight has passed as has of its time."""
        share = (moment - self._since) / (self._until - self._since)
        wanted, running = self._passed + self._whole * share, self._running
        number = min(bisect_right(running, wanted) - 1, len(self._days) - 1)
        hours = _place(self._days[number], wanted - running[number])
        found = datetime.fromordinal(self._first + number).replace(tzinfo=UTC) + timedelta(hours=hours)
        return min(max(found, self._since), self._until)

    def _weight_before(self, moment: datetime) -> float:
        """From the beginning of the first year on."""
        number = moment.toordinal() - self._first
        hours, part = self._days[number], (moment.minute * 60 + moment.second + moment.microsecond / 1e6) / 3600
        within = hours[moment.hour] + (hours[moment.hour + 1] - hours[moment.hour]) * part
        return self._running[number] + within


@lru_cache(maxsize=8192)
def hours_of(day: date, zone: str) -> Running:
    """The running weights of the hours of a UTC day."""
    noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC).astimezone(ZoneInfo(zone))
    offset = noon.utcoffset() or timedelta()
    return _hours(day.weekday(), offset // timedelta(minutes=1))


@lru_cache(maxsize=512)
def _hours(weekday: int, offset: int) -> Running:
    """By the minutes by which a clock is ahead of UTC."""
    hours = ((weekday * HOURS * 60 + hour * 60 + offset) // 60 for hour in range(HOURS))
    weights = (BY_HOUR[hour % HOURS] * BY_WEEKDAY[hour // HOURS % len(BY_WEEKDAY)] / MEAN for hour in hours)
    return tuple(accumulate(weights, initial=0.0))


@lru_cache(maxsize=64)
def _days_of(first_year: int, last_year: int, zone: str) -> tuple[int, tuple[Running, ...], Running]:
    """The ordinal of the first day of some years, the weights of the hours of each day, and those of the days."""
    first, end = date(first_year, 1, 1).toordinal(), date(last_year + 1, 1, 1).toordinal()
    days = tuple(hours_of(date.fromordinal(day), zone) for day in range(first, end))
    return first, days, tuple(accumulate((hours[-1] for hours in days), initial=0.0))


def _place(running: Running, wanted: float) -> float:
    """Where running sums reach a value, counted in their parts."""
    number = min(max(bisect_right(running, wanted) - 1, 0), len(running) - 2)
    return number + (wanted - running[number]) / (running[number + 1] - running[number])
