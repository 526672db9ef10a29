"""A world's clock, running at real pace or frozen, which only goes forward; and real time."""

from __future__ import annotations

import calendar
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import MAXYEAR, UTC, datetime, timedelta

from contracts.areas.simulator.worlds import ClockMode as ClockMode  # noqa: PLC0414  # handed out here, too

RealTime = Callable[[], float]
"""Seconds since 1970: what tokens, idempotency keys and times to live run on."""

real_seconds: RealTime = time.time

DURATION = re.compile(
    r"P(?=.)(?:(?P<years>\d+)Y)?(?:(?P<months>\d+)M)?(?:(?P<weeks>\d+)W)?(?:(?P<days>\d+)D)?"
    r"(?:T(?=.)(?:(?P<hours>\d+)H)?(?:(?P<minutes>\d+)M)?(?:(?P<seconds>\d+(?:\.\d+)?)S)?)?"
)


MOST_MONTHS = 12 * MAXYEAR


@dataclass(frozen=True, slots=True)
class ClockState:
    """What a snapshot keeps: how far a running clock is from real time, or where a frozen one stands."""

    mode: ClockMode
    ahead: timedelta
    stands_at: datetime


class Clock:
    """World time, UTC, to the millisecond."""

    def __init__(self, real: RealTime, frozen_at: datetime | None = None) -> None:
        self._real = real
        mode = ClockMode.REAL if frozen_at is None else ClockMode.FROZEN
        self._state = ClockState(mode, timedelta(), frozen_at or instant(real()))
        self._pinned: datetime | None = None

    @property
    def mode(self) -> ClockMode:
        return self._state.mode

    @property
    def is_frozen(self) -> bool:
        return self._state.mode is ClockMode.FROZEN

    def now(self) -> datetime:
        if self._pinned is not None:
            return self._pinned
        if self.is_frozen:
            return self._state.stands_at
        return instant(self._real()) + self._state.ahead

    def set(self, mode: ClockMode, now: datetime) -> None:
        """Continues from `now` in `mode`."""
        self._state = ClockState(mode, now - instant(self._real()), now)

    @contextmanager
    def pinned_at(self, moment: datetime) -> Iterator[None]:
        """Shows `moment` while a job that fell due then runs."""
        before, self._pinned = self._pinned, moment
        try:
            yield
        finally:
            self._pinned = before

    def capture(self) -> ClockState:
        return self._state

    def restore_state(self, state: ClockState) -> None:
        self._state = state


def instant(seconds: float) -> datetime:
    """Real seconds as UTC, to the millisecond."""
    return datetime.fromtimestamp(int(seconds * 1000) / 1000, UTC)


def midnight(moment: datetime) -> datetime:
    return moment.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)


def months_later(moment: datetime, months: int) -> datetime:
    """The same day and time `months` later (earlier when negative), or that month's last day."""
    year, month = divmod(moment.year * 12 + moment.month - 1 + months, 12)
    day = min(moment.day, calendar.monthrange(year, month + 1)[1])
    return moment.replace(year=year, month=month + 1, day=day)


def later(moment: datetime, duration: str) -> datetime:
    """`moment` plus an ISO 8601 duration. Raises ValueError for a text that is not one, and beyond the last year."""
    match = DURATION.fullmatch(duration)
    if match is None:
        raise ValueError(f"{duration!r} is not an ISO 8601 duration such as P1D or PT90S")
    parts = {name: float(text) for name, text in match.groupdict().items() if text}
    months = int(min(parts.pop("years", 0) * 12 + parts.pop("months", 0), MOST_MONTHS))
    try:
        return months_later(moment, months) + timedelta(**parts)
    except OverflowError:
        raise ValueError(f"{duration[:40]} is longer than any calendar") from None
