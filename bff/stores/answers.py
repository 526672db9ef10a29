"""Answers that several callers share, each for its own time."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from typing import Generic, Protocol, TypeVar

from cachetools import TLRUCache

T = TypeVar("T")

MOST_ANSWERS = 1024


class AnswerStore(Protocol[T]):
    def get(self, key: Hashable) -> T | None:
        """The answer kept for a key, unless its time is over."""

    def keep(self, key: Hashable, answer: T, seconds: float) -> None:
        """Keep an answer for so long, or until there are too many."""

    def drop(self, key: Hashable) -> None:
        """Forget the answer of a key, if there is one."""


class MemoryAnswers(Generic[T]):
    def __init__(self, size: int = MOST_ANSWERS, timer: Callable[[], float] = time.monotonic) -> None:
        self._kept: TLRUCache[Hashable, tuple[T, float]]
        self._kept = TLRUCache(size, ttu=lambda _, kept, now: now + kept[1], timer=timer)

    def get(self, key: Hashable) -> T | None:
        return self._kept.get(key, (None, 0.0))[0]

    def keep(self, key: Hashable, answer: T, seconds: float) -> None:
        self._kept[key] = (answer, seconds)

    def drop(self, key: Hashable) -> None:
        self._kept.pop(key, None)
