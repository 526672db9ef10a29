"""Which fields of the platform's answers are not as the contract says: logged once, beside the request path.

Of an operation's good answers the first and every nth are looked at, in a thread, one at a time and one of an
operation a second. No value is logged, and of a map's keys none.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from bff.metrics.telemetry import Log
from contracts.deviations import Deviation, deviations_of
from contracts.operation import Operation
from contracts.wire import Invalid, parse_json

MOST_KNOWN = 1000
LARGEST_BODY = 1024 * 1024
PAUSE_SECONDS = 1.0  # looking takes longer than answering


@dataclass(slots=True)
class Deviations:
    """Looks at one answer in `every` of an operation."""

    log: Log
    every: int
    clock: Callable[[], float] = time.monotonic
    _answers: Counter[str] = field(default_factory=Counter)
    _next: dict[str, float] = field(default_factory=dict)
    known: dict[tuple[str, str], str] = field(default_factory=dict)  # the kind, by operation and field
    _looking: asyncio.Task[None] | None = None

    def note(self, operation: Operation, body: bytes, call: object = None) -> None:  # noqa: ARG002 - for what copies calls
        """Takes note of a good answer, an envelope; it is looked at later, if at all."""
        number = self._answers[operation.id]
        self._answers[operation.id] = number + 1
        if number % self.every or len(body) > LARGEST_BODY or len(self.known) >= MOST_KNOWN:
            return
        is_busy, now = self._looking is not None and not self._looking.done(), self.clock()
        if not is_busy and now >= self._next.get(operation.id, now):
            self._next[operation.id] = now + PAUSE_SECONDS
            self._looking = asyncio.ensure_future(self._look(operation, body))

    async def settle(self) -> None:
        """Waits for the answer that is being looked at."""
        if self._looking is not None:
            await self._looking

    async def _look(self, operation: Operation, body: bytes) -> None:
        for name, kind in await asyncio.to_thread(deviations_in, operation, body):
            if (operation.id, name) not in self.known and len(self.known) < MOST_KNOWN:
                self.known[operation.id, name] = kind
                self.log.write("warning", "deviation", operation=operation.id, field=name, kind=kind)


def deviations_in(operation: Operation, envelope: bytes) -> list[Deviation]:
    """What of an envelope's data and extras is not as the operation declares it."""
    try:
        answer = parse_json(envelope)
    except Invalid:
        return [("", "unreadable")]
    return deviations_of(operation, answer.get("data"), answer)
