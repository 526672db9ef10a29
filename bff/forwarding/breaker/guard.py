"""The breakers of all operations and the paces of their areas, for the upstream."""

from __future__ import annotations

import math
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec

from bff.engines.engine import EngineError, Reply, TooLarge
from bff.errors import Paused
from bff.forwarding.breaker.breaker import Breaker
from bff.forwarding.breaker.pace import Pace
from bff.settings import Settings
from contracts.operation import Operation

MOST_OPEN = 3  # operations of an area: it closes with the last of them


class _Words(msgspec.Struct):
    success: Any = None
    status: Any = None


_READ = msgspec.json.Decoder(_Words).decode


class AreaGuard:
    """Watches operations, and keeps calls from one that fails, and from an area of which several do. It knows them by
    name alone. `now` gives seconds; `on_took` is told how many each call of an operation took."""

    on_took: Callable[[str, float], None] | None = None

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self._breakers: defaultdict[str, Breaker] = defaultdict(lambda: Breaker(settings, now))
        self.failing: dict[str, dict[str, Breaker]] = {}  # by area and operation, those that have been opened
        self.paces: defaultdict[str, Pace] = defaultdict(lambda: Pace(now))

    def is_slow(self, area: str) -> bool:
        """Whether an area takes far longer than it usually does."""
        return self.paces[area].is_slow()

    def check(self, operation: Operation) -> None:
        """Raises Paused while it, or its area, takes no calls."""
        if self.failing:
            if operation.area in self.failing:
                self._check_area(operation.area)
            self._breakers[operation.id].check()

    def _check_area(self, area: str) -> None:
        left = sorted(seconds for one in self.failing[area].values() if (seconds := one.seconds_left()) > 0)
        if len(left) >= MOST_OPEN:
            raise Paused(retry_seconds=math.ceil(left[-MOST_OPEN]))

    def begin(self, operation: Operation) -> Callable[[Reply | EngineError | None], None]:
        """Lets a call through. Call the returned function once with how it ended, or None where that is unknown.

        Raises Paused.
        """
        if self.failing and operation.area in self.failing:
            self._check_area(operation.area)
        breaker = self._breakers[operation.id]
        report = breaker.begin()
        ended = self.paces[operation.area].begin()

        def end(outcome: Reply | EngineError | None) -> None:
            took = ended()
            if self.on_took is not None:
                self.on_took(operation.id, took)
            report(_has_failed(outcome))
            if not breaker.is_closed:
                self.failing.setdefault(operation.area, {})[operation.id] = breaker
            elif self.failing and operation.area in self.failing:
                self.failing[operation.area].pop(operation.id, None)

        return end


def _has_failed(outcome: Reply | EngineError | None) -> bool | None:
    # An answer that is too large is what its caller asked for.
    if isinstance(outcome, Reply):
        return outcome.status >= 500 and _is_failure(outcome)
    return None if outcome is None or isinstance(outcome, TooLarge) else True


def _is_failure(reply: Reply) -> bool:
    """Whether a server error is the platform's failure: it does not speak for itself. A refusal, whatever its status,
    is an answer."""
    try:
        words = _READ(reply.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return True
    return not isinstance(words.success, bool) and not isinstance(words.status, str)
