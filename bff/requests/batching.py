"""Polls, begun several at a time: an idle core that wakes for one takes several times what one takes among others."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable

PERIOD_SECONDS = 0.1
MOST_AT_ONCE = 16  # more would keep a user's own call waiting


class Batch:
    """Begins what it is given: at once where nothing was begun for PERIOD_SECONDS, or MOST_AT_ONCE wait; else when that
    time is over, with all that came meanwhile."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._due_at = -math.inf

    def add(self, begin: Callable[[], None]) -> None:
        self._waiting.append(begin)
        loop = asyncio.get_running_loop()
        if len(self._waiting) >= MOST_AT_ONCE or loop.time() >= self._due_at:
            self._begin()
        elif self._timer is None:
            self._timer = loop.call_at(self._due_at, self._begin)

    def _begin(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._due_at = asyncio.get_running_loop().time() + PERIOD_SECONDS
        waiting, self._waiting, self._timer = self._waiting, [], None
        for begin in waiting:
            begin()
