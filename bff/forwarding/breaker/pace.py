"""How long an area takes: whether it is far slower than it usually is."""

from __future__ import annotations

import math
import statistics
from collections import deque
from collections.abc import Callable

WINDOW_SECONDS = 10.0
SAMPLES = 512
FEWEST = 5  # below this many calls nothing is said
TIMES_USUAL = 3.0
NEVER_SLOW_SECONDS = 0.1  # below this an area is not slow, whatever it usually takes
SLOW_SECONDS = 1.0  # above this it is, until its usual time is learned
LEARNING_SECONDS = 60.0  # how soon what is usual follows a change
LEARNING_SLOW_SECONDS = 600.0  # and while the area is slow, which may be its new usual
CHECK_SECONDS = 0.25


class Pace:
    """The pace of one area. Calls under way count as soon as they have taken longer than usual. `ended` are when calls
    did and how long they took, `usual` is what that is, once known."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.ended: deque[tuple[float, float]] = deque(maxlen=SAMPLES)
        self._running: dict[int, float] = {}
        self._calls = 0
        self.usual: float | None = None
        self._checked_at = -math.inf
        self._learned_at = now()
        self._slow = False

    def begin(self) -> Callable[[], float]:
        """A call begins; calling the answer says that it ended, and gives how many seconds it took."""
        self._calls += 1
        number, begun_at = self._calls, self._now()
        self._running[number] = begun_at

        def end() -> float:
            del self._running[number]
            now = self._now()
            self.ended.append((now, now - begun_at))
            self._check(now)  # what is usual is learned though nobody asks
            return now - begun_at

        return end

    def is_slow(self) -> bool:
        """Whether the median of the last 10 s is above three times what is usual, or a second until that is known."""
        self._check(self._now())
        return self._slow

    def _check(self, now: float) -> None:
        if now - self._checked_at < CHECK_SECONDS:
            return
        self._checked_at = now
        while self.ended and self.ended[0][0] < now - WINDOW_SECONDS:
            self.ended.popleft()
        limit = SLOW_SECONDS if self.usual is None else max(NEVER_SLOW_SECONDS, TIMES_USUAL * self.usual)
        taken = [seconds for _, seconds in self.ended]
        taken += [now - begun_at for begun_at in self._running.values() if now - begun_at > limit]
        if len(taken) < FEWEST:
            self._slow = False
            return
        median = statistics.median(taken)
        self._slow = median > limit
        self._learn(median, now)

    def _learn(self, median: float, now: float) -> None:
        passed, self._learned_at = min(now - self._learned_at, WINDOW_SECONDS), now
        slowly = LEARNING_SLOW_SECONDS if self._slow else LEARNING_SECONDS
        if self.usual is None:
            self.usual = min(median, SLOW_SECONDS / TIMES_USUAL)  # one that begins slow is learned slowly
        else:
            self.usual += (median - self.usual) * (1 - math.exp(-passed / slowly))
