"""Jobs that fall due later, and their handlers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from upstream_sim.core.schema import Schema

if TYPE_CHECKING:
    from upstream_sim.core.world import World

Handler = TypeVar("Handler", bound="Callable[[World, dict[str, Any]], None]")
Words = Callable[["World", dict[str, Any]], str]


@dataclass(frozen=True, slots=True)
class Job:
    """What does a kind of job, and what it will do in words, by its payload."""

    do: Callable[[World, dict[str, Any]], None]
    words: Words


JOBS: dict[str, Job] = {}


class Due(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A job that falls due `at`; ids ascend, so that jobs run in the order of scheduling."""

    id: str
    at: datetime
    kind: str
    payload: dict[str, Any]


DUE = Schema(name="due", record=Due, sorts=("at",))


def due(kind: str, words: str | Words) -> Callable[[Handler], Handler]:
    """Registers the handler of a kind of job. `words` say what it will do, as a text with the payload's fields in
    braces or as a function. Raises ValueError for a kind that has a handler."""

    def register(handler: Handler) -> Handler:
        if kind in JOBS:
            raise ValueError(f"{kind} has a handler")
        JOBS[kind] = Job(handler, _filled(words) if isinstance(words, str) else words)
        return handler

    return register


def _filled(text: str) -> Words:
    return lambda _world, payload: text.format_map(payload)
