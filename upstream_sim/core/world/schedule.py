"""Jobs that fall due later, their handlers, and the order in which they run.

A handler that has much to do is a generator: others have their turn at each of its steps.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, TypeVar

import msgspec

from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.tables.table import Table

Steps = Generator[None, None, None]
# A handler's first argument is the world, which is made of these jobs and so comes after them.
Do = Callable[[Any, dict[str, Any]], Steps | None]
Handler = TypeVar("Handler", bound=Do)
Words = Callable[[Any, dict[str, Any]], str]
Skip = Callable[[Any, dict[str, Any], datetime], None]

LONGEST_GAP = timedelta(days=1)
"""A world whose machine slept for longer does not do afterwards what may be skipped."""


USUAL_PRIORITY = 50
"""Of what is registered, unless it says otherwise; lower ones come first."""


@dataclass(frozen=True, slots=True)
class Job:
    """What does a kind of job, and what it will do in words, by its payload. Of the jobs of one instant those of the
    lowest priority run first. `skip` is done in its place, and is told
    until when the world slept, where that was long."""

    do: Do
    words: Words
    priority: int
    skip: Skip | None

    def run(self, world: object, item: Due, asleep_until: datetime | None) -> Steps | None:
        """Does what the job says, or skips it."""
        if asleep_until is None or self.skip is None or asleep_until - item.at <= LONGEST_GAP:
            return self.do(world, item.payload)
        self.skip(world, item.payload, asleep_until)
        return None


JOBS: dict[str, Job] = {}


class Due(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A job that falls due `at`; ids ascend, so that those of one instant and priority run as they were scheduled."""

    id: str
    at: datetime
    kind: str
    payload: dict[str, Any]


DUE = Schema(name="due", record=Due)


def due(
    kind: str,
    words: str | Words,
    *,
    priority: int = USUAL_PRIORITY,
    skip: Skip | None = None,
) -> Callable[[Handler], Handler]:
    """Registers the handler of a kind of job. `words` say what it will do, as a text with the payload's fields in
    braces or as a function. Raises ValueError for a kind that has a handler."""

    def register(handler: Handler) -> Handler:
        if kind in JOBS:
            raise ValueError(f"{kind} has a handler")
        JOBS[kind] = Job(handler, _filled(words) if isinstance(words, str) else words, priority, skip)
        return handler

    return register


class DueQueue:
    """The jobs of a world in the order in which they run. What its table no longer has is passed over."""

    def __init__(self, items: Iterable[Due]) -> None:
        self._heap = [_place_of(item) for item in items]
        heapq.heapify(self._heap)

    def push(self, item: Due) -> None:
        heapq.heappush(self._heap, _place_of(item))

    def first(self, table: Table[Due]) -> Due | None:
        while self._heap:
            item = table.get(self._heap[0][-1])
            if item is not None and _place_of(item) == self._heap[0]:
                return item
            heapq.heappop(self._heap)
        return None


def in_order(items: Iterable[Due], limit: int) -> list[Due]:
    """The first of these jobs, as they run."""
    return heapq.nsmallest(limit, items, key=_place_of)


def _place_of(item: Due) -> tuple[datetime, int, str]:
    return item.at, JOBS[item.kind].priority, item.id


def _filled(text: str) -> Words:
    return lambda _world, payload: text.format_map(payload)
