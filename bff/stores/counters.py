"""How often something was done under a name, and how long it has to wait."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Protocol

from cachetools import TTLCache

MAX_REMEMBERED = 100_000


class Counter(Protocol):
    """Counts by name, each forgotten in time."""

    async def wait(self, name: str) -> float:
        """Seconds until another is allowed; 0 or less when it is."""

    async def add(self, name: str) -> None:
        """Count one more."""

    async def take_back(self, name: str) -> None:
        """Count one less, if any is counted."""

    async def clear(self, name: str) -> None:
        """Forget what was counted."""


class MemoryWindow:
    """At most `limit` in a window of `seconds`, which the first of them begins."""

    def __init__(self, limit: float, seconds: float, clock: Callable[[], float], *, kept_seconds: float = 0) -> None:
        self._limit = limit
        self._seconds = seconds
        self._clock = clock
        # A list that is changed in place keeps the window that its first attempt began.
        self._seen: TTLCache[str, list[float]] = TTLCache(MAX_REMEMBERED, kept_seconds or seconds, timer=clock)

    async def wait(self, name: str) -> float:
        count, began = self._seen.get(name, (0, 0.0))
        return began + self._seconds - self._clock() if count >= self._limit else 0

    async def add(self, name: str) -> None:
        self._seen.setdefault(name, [0, self._clock()])[0] += 1

    async def take_back(self, name: str) -> None:
        entry = self._seen.get(name)
        if entry is not None:
            entry[0] = max(0, entry[0] - 1)

    async def clear(self, name: str) -> None:
        self._seen.pop(name, None)


class MemoryBackoff(MemoryWindow):
    """From `limit` on each next one waits twice as long, up to `seconds`. What is counted is forgotten
    when nothing came for twice that long."""

    def __init__(self, limit: int, seconds: float, clock: Callable[[], float]) -> None:
        super().__init__(limit, seconds, clock, kept_seconds=2 * seconds)

    async def wait(self, name: str) -> float:
        count, latest = self._seen.get(name, (0, 0.0))
        if count < self._limit:
            return 0
        return latest + min(math.exp2(min(count - self._limit, 32)), self._seconds) - self._clock()

    async def add(self, name: str) -> None:
        count, _ = self._seen.get(name, (0, 0.0))
        self._seen[name] = [count + 1, self._clock()]
