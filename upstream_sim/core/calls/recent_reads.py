"""Which records sessions looked at lately: kept beside the world, by real time, in no digest and no snapshot."""

from __future__ import annotations

from collections.abc import Iterable

from upstream_sim.core.clock import RealTime

SECONDS = 600.0
LONGEST_KEY = 100
MOST = 20_000


class RecentReads:
    """The keys that calls named, each for ten minutes of real time, of too many the latest."""

    def __init__(self, real: RealTime) -> None:
        self._real = real
        self._at: dict[str, float] = {}  # the oldest first

    def note(self, keys: Iterable[str]) -> None:
        now = self._real()
        for key in keys:
            if 0 < len(key) <= LONGEST_KEY:
                self._at.pop(key, None)
                self._at[key] = now
        while self._at:
            oldest = next(iter(self._at))
            if len(self._at) <= MOST and now - self._at[oldest] < SECONDS:
                return
            del self._at[oldest]

    def has(self, key: str) -> bool:
        at = self._at.get(key)
        return at is not None and self._real() - at < SECONDS
