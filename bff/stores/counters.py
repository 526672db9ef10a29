"""How often something was done and how long it has to wait; and when the devices of a user were forgotten."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import NamedTuple

from cachetools import TTLCache

MAX_REMEMBERED = 100_000
KNOWN_SECONDS = 90 * 24 * 60 * 60


class Rule(NamedTuple):
    """At most `most` in a window of `seconds` from the first on. One that `doubles`: from `most` on each next one waits
    twice as long, up to `seconds`, and all is forgotten when nothing came for twice that long."""

    id: str
    most: float
    seconds: float
    doubles: bool = False

    @property
    def kept_seconds(self) -> float:
        return 2 * self.seconds if self.doubles else self.seconds


class Count(NamedTuple):
    rule: Rule
    name: str


class MemoryCounters:
    """Counts that end with this process."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._seen: dict[Rule, TTLCache[str, list[float]]] = {}

    async def admit(self, counts: Iterable[Count]) -> float:
        chosen, now = list(counts), self._clock()
        wait = max(self._wait(count, now) for count in chosen)
        if wait > 0:
            return wait
        for rule, name in chosen:
            # A list that is changed in place keeps the window that its first attempt began.
            entry = self._of(rule).setdefault(name, [0, now])
            entry[0] += 1
            if rule.doubles:
                self._of(rule)[name] = [entry[0], now]
        return 0

    async def take_back(self, counts: Iterable[Count]) -> None:
        for rule, name in counts:
            if (entry := self._of(rule).get(name)) is not None:
                entry[0] = max(0, entry[0] - 1)

    async def clear(self, count: Count) -> None:
        self._of(count.rule).pop(count.name, None)

    def _wait(self, count: Count, now: float) -> float:
        rule = count.rule
        number, at = self._of(rule).get(count.name, (0, 0.0))
        if number < rule.most:
            return 0
        seconds = min(math.exp2(min(number - rule.most, 32)), rule.seconds) if rule.doubles else rule.seconds
        return at + seconds - now

    def _of(self, rule: Rule) -> TTLCache[str, list[float]]:
        found = self._seen.get(rule)
        if found is None:
            found = self._seen[rule] = TTLCache(MAX_REMEMBERED, rule.kept_seconds, timer=self._clock)
        return found


class MemoryForgotten:
    """Forgotten until this process ends."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._at: TTLCache[str, int] = TTLCache(MAX_REMEMBERED, KNOWN_SECONDS, timer=clock)

    async def forget(self, users: Iterable[str], at: int) -> None:
        self._at.update(dict.fromkeys(users, at))

    async def latest(self, user: str) -> int:
        return self._at.get(user, 0)
