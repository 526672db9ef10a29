"""Answers that several callers share, each for its own time and within bounds: they are held while nobody asks."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")
MOST_ANSWERS, MOST_BYTES = 1024, 16 * 1024 * 1024


class MemoryAnswers(Generic[T]):
    """At most `most` answers, of MOST_BYTES together."""

    def __init__(self, most: int = MOST_ANSWERS, timer: Callable[[], float] = time.monotonic) -> None:
        self._most, self._now = most, timer
        self._kept: OrderedDict[Hashable, tuple[T, float, int]] = OrderedDict()
        self._bytes = 0

    def get(self, key: Hashable) -> T | None:
        """The answer kept for a key, unless its time is over."""
        kept = self._kept.get(key)
        return kept[0] if kept is not None and self._now() < kept[1] else None

    def keep(self, key: Hashable, answer: T, until: float, size: int = 0) -> None:
        """Keeps an answer of `size` bytes until then, or until there are too many: then the oldest goes first. One
        that was to be kept for longer stays."""
        now, kept = self._now(), self._kept.get(key)
        if until <= now or (kept is not None and until < kept[1]):
            return
        self.drop(key)
        self._kept[key] = (answer, until, size)
        self._bytes += size
        while self._kept and self._is_beyond(now):
            self.drop(next(iter(self._kept)))

    def drop(self, key: Hashable) -> None:
        """Forgets the answer of a key, if there is one."""
        if (kept := self._kept.pop(key, None)) is not None:
            self._bytes -= kept[2]

    def _is_beyond(self, now: float) -> bool:
        """Whether the oldest has to go."""
        is_too_much = len(self._kept) > self._most or self._bytes > MOST_BYTES
        return is_too_much or next(iter(self._kept.values()))[1] <= now
