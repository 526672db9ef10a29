"""What happens, counted as cheaply as can be: plain sums, which something else takes once a second."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, Any

from bff.metrics.telemetry import Log

if TYPE_CHECKING:
    from bff.engines.engine import EngineError, Reply
    from bff.metrics.line_writer import Stream
    from bff.requests.request import ConsoleRequest
    from contracts.operation import Operation

BOUNDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
Request = tuple[str, int, str]  # operation, HTTP status, cause


class Seconds:
    """How many took how long: a count for each of BOUNDS and one for what took longer, and the sum."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Tally:
    """What was counted since it was taken last."""

    def __init__(self) -> None:
        self.requests: defaultdict[Request, int] = defaultdict(int)
        self.events: dict[str, int] = {}
        self.security: dict[str, int] = {}
        self.deviations: dict[tuple[str, str], int] = {}
        self.shadow: dict[tuple[str, str], int] = {}
        self.upstream: defaultdict[str, Seconds] = defaultdict(Seconds)
        self.waits = Seconds()

    def answered(self, request: ConsoleRequest, status: int) -> None:
        key = (request.operation_id or "", status, request.cause or ("platform" if status >= 400 else ""))
        self.requests[key] += 1

    def took(self, operation_id: str, seconds: float) -> None:
        found = self.upstream[operation_id]
        found.counts[bisect_left(BOUNDS, seconds)] += 1
        found.total += seconds

    def waited(self, seconds: float) -> None:
        self.waits.add(seconds)

    def take(self) -> Tally:
        """What was counted; from now on it counts anew."""
        taken = Tally()
        taken.__dict__, self.__dict__ = self.__dict__, taken.__dict__
        return taken


class CountingLog(Log):
    """A log that counts what it is told of."""

    def __init__(self, stream: Stream, tally: Tally) -> None:
        super().__init__(stream)
        self.tally, self.on_request = tally, tally.answered

    def write(self, level: str, event: str, **fields: Any) -> None:
        super().write(level, event, **fields)
        self.tally.events[event] = self.tally.events.get(event, 0) + 1
        if event == "deviation":
            key = (fields["operation"], fields["kind"])
            self.tally.deviations[key] = self.tally.deviations.get(key, 0) + 1
        elif event == "shadow-difference":
            key = (fields["operation"], fields["kind"])
            self.tally.shadow[key] = self.tally.shadow.get(key, 0) + 1

    def _flush(self) -> None:
        dropped = self._dropped
        super()._flush()
        if dropped and not self._dropped:  # it was told
            self.tally.events["lines-dropped"] = self.tally.events.get("lines-dropped", 0) + dropped

    def security(self, kind: str, request: ConsoleRequest, **fields: Any) -> None:
        super().security(kind, request, **fields)
        self.tally.security[kind] = self.tally.security.get(kind, 0) + 1


class TimedCalls:
    """How long the platform takes for each operation, where no guard tells: in the place of one."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally

    def check(self, operation: Operation) -> None: ...

    def begin(self, operation: Operation) -> Callable[[Reply | EngineError | None], None]:
        begun = perf_counter()
        return lambda _outcome: self._tally.took(operation.id, perf_counter() - begun)
