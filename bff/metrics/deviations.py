"""Which fields of the platform's answers are not as the contract says: logged once, beside the request path.

Of an operation's good answers the first and every nth are looked at, in a thread, one at a time. No value
is logged, and of a map's keys none.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from bff.metrics.telemetry import Log
from contracts.operation import Operation
from contracts.wire import Invalid, parse_json

MOST_KNOWN = 1000
LARGEST_BODY = 1024 * 1024
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,63}")
_KINDS = {"missing": "missing", "extra_forbidden": "unknown field", "enum": "unknown value"}

Deviation = tuple[str, str]
"""A field's dotted name, and what is wrong with it."""


@dataclass(slots=True)
class Deviations:
    """Looks at one answer in `every` of an operation."""

    log: Log
    every: int
    _answers: Counter[str] = field(default_factory=Counter)
    _known: set[tuple[str, str]] = field(default_factory=set)
    _looking: asyncio.Task[None] | None = None

    def note(self, operation: Operation, body: bytes) -> None:
        """Takes note of a good answer, an envelope; it is looked at later, if at all."""
        number = self._answers[operation.id]
        self._answers[operation.id] = number + 1
        is_busy = self._looking is not None and not self._looking.done()
        if number % self.every == 0 and not is_busy and len(body) <= LARGEST_BODY and len(self._known) < MOST_KNOWN:
            self._looking = asyncio.ensure_future(self._look(operation, body))

    async def settle(self) -> None:
        """Waits for the answer that is being looked at."""
        if self._looking is not None:
            await self._looking

    async def _look(self, operation: Operation, body: bytes) -> None:
        for name, kind in await asyncio.to_thread(deviations_of, operation, body):
            if (operation.id, name) not in self._known and len(self._known) < MOST_KNOWN:
                self._known.add((operation.id, name))
                self.log.write("warning", "deviation", operation=operation.id, field=name, kind=kind)


def deviations_of(operation: Operation, body: bytes) -> list[Deviation]:
    """What of an envelope's data and extras is not as the operation declares it."""
    try:
        answer = parse_json(body)
    except Invalid:
        return [("", "unreadable")]
    found: dict[str, str] = {}
    if operation.data is not None:
        found.update(_judged("data", operation.data, answer.get("data")))
    if operation.extras is not None:
        extras = {name: answer[name] for name in operation.extra_names if name in answer}
        found.update(_judged("", operation.extras, extras))
    return list(found.items())


def _judged(place: str, annotation: Any, value: Any) -> Iterator[Deviation]:
    declared = _declared(annotation)
    try:
        declared.adapter.validate_python(value)
    except ValidationError as error:
        for fault in error.errors(include_url=False, include_context=False, include_input=False):
            steps = [step for step in fault["loc"] if isinstance(step, str)]
            known = [step if step in declared.names else "*" for step in steps]
            if fault["type"] == "extra_forbidden" and _NAME.fullmatch(steps[-1]):
                known[-1] = steps[-1]
            yield ".".join([place, *known] if place else known), _KINDS.get(fault["type"], "of another form")


@dataclass(frozen=True, slots=True)
class _Declared:
    """What an answer is read by, and the names of the fields in it: every other name is a map's key."""

    adapter: TypeAdapter[Any]
    names: frozenset[str]


@lru_cache
def _declared(annotation: Any) -> _Declared:
    adapter = TypeAdapter(annotation)
    return _Declared(adapter, frozenset(_names(adapter.json_schema())))


def _names(schema: Any) -> Iterator[str]:
    if isinstance(schema, list):
        for item in schema:
            yield from _names(item)
    elif isinstance(schema, dict):
        yield from schema.get("properties", ())
        for item in schema.values():
            yield from _names(item)
