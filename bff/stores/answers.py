"""Answers that several callers share, each for its own time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")
MOST_ANSWERS = 1024


class MemoryAnswers(Generic[T]):
    def __init__(self, size: int = MOST_ANSWERS, timer: Callable[[], float] = time.monotonic) -> None:
        self._size, self._now = size, timer
        self._kept: OrderedDict[Hashable, tuple[T, float]] = OrderedDict()

    def get(self, key: Hashable) -> T | None:
        """The answer kept for a key, unless its time is over."""
        kept = self._kept.get(key)
        return kept[0] if kept is not None and self._now() < kept[1] else None

    def keep(self, key: Hashable, answer: T, until: float) -> None:
        """Keeps an answer until then, or until there are too many: then the oldest goes first. One that was to be
        kept for longer stays."""
        now, kept = self._now(), self._kept.get(key)
        if until <= now or (kept is not None and until < kept[1]):
            return
        self._kept[key] = (answer, until)
        self._kept.move_to_end(key)
        while self._kept and (len(self._kept) > self._size or next(iter(self._kept.values()))[1] <= now):
            self._kept.popitem(last=False)

    def drop(self, key: Hashable) -> None:
        """Forgets the answer of a key, if there is one."""
        self._kept.pop(key, None)
