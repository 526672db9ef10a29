"""A circuit breaker: closed while calls do well, open after failures, half open until one call did well."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from bff.errors import Paused
from bff.settings import Settings

BUCKETS = 10  # parts of the window, each forgotten as a whole


@dataclass(slots=True)
class _Bucket:
    begun_at: float
    calls: int = 0
    failures: int = 0


class Breaker:
    """The breaker of one operation. What opens it within a window: so many failures one after the other, or, among
    twice as many calls or more, a ratio of failures; it stays open until one call may try again. `now` gives seconds.
    """

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self._settings = settings
        self._most, self._seconds = settings.breaker_failures, settings.breaker_window_seconds
        self._now = now
        self._opened_at: float | None = None
        self._probing = False
        self._period, self._bucket_ends_at = 0, -math.inf
        self._reset()

    @property
    def is_closed(self) -> bool:
        return self._opened_at is None

    def seconds_left(self) -> float:
        """For how long it stays open."""
        return 0.0 if self._opened_at is None else self._opened_at + self._settings.breaker_open_seconds - self._now()

    def check(self) -> None:
        """Raises Paused if a call would not be let through now."""
        if self._opened_at is None:
            return
        left = self.seconds_left()
        if left > 0 or self._probing:
            raise Paused(retry_seconds=max(1, math.ceil(left)))

    def begin(self) -> Callable[[bool | None], None]:
        """Lets a call through. Call the returned function once with whether it failed, or None where that is unknown.

        Raises Paused.
        """
        if self._opened_at is not None:
            self.check()
        is_probe = self._probing = self._opened_at is not None
        period = self._period

        def end(failed: bool | None) -> None:
            if period != self._period:
                return  # it began before the breaker opened or closed, and says nothing of what is now
            if is_probe:
                self._end_probe(failed)
            elif failed is not None:
                self._count(failed)

        return end

    def _end_probe(self, failed: bool | None) -> None:
        self._probing = False
        if failed:
            self._open()
        elif failed is False:
            self._close()

    def _count(self, failed: bool) -> None:
        now, most, seconds = self._now(), self._most, self._seconds
        if now >= self._bucket_ends_at:
            while self._buckets and self._buckets[0].begun_at <= now - seconds:
                self._buckets.popleft()
            self._buckets.append(_Bucket(now))
            self._bucket_ends_at = now + seconds / BUCKETS
        bucket = self._buckets[-1]
        bucket.calls += 1
        if not failed:
            self._in_a_row.clear()
            return
        bucket.failures += 1
        while self._buckets[0].begun_at <= now - seconds:
            self._buckets.popleft()
        self._in_a_row.append(now)
        if self._in_a_row[0] > now - seconds and len(self._in_a_row) == most:
            self._open()
            return
        calls = sum(one.calls for one in self._buckets)
        failures = sum(one.failures for one in self._buckets)
        if calls >= 2 * most and failures >= self._settings.breaker_ratio * calls:
            self._open()

    def _open(self) -> None:
        self._opened_at = self._now()
        self._period += 1
        self._probing = False

    def _close(self) -> None:
        self._opened_at = None
        self._period += 1
        self._reset()

    def _reset(self) -> None:
        self._buckets: deque[_Bucket] = deque()
        self._bucket_ends_at = -math.inf
        self._in_a_row: deque[float] = deque(maxlen=self._settings.breaker_failures)
