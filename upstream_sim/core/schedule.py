"""Jobs that fall due later, and their handlers."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from upstream_sim.core.table import Schema

if TYPE_CHECKING:
    from upstream_sim.core.world import World

Handler = TypeVar("Handler", bound="Callable[[World, dict[str, Any]], None]")
DUE_HANDLERS: dict[str, Callable[[World, dict[str, Any]], None]] = {}


class Due(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A job that falls due `at`; ids ascend, so that jobs run in the order of scheduling."""

    id: str
    at: datetime
    kind: str
    payload: dict[str, Any]


DUE = Schema(name="due", record=Due, sorts=("at",))


def due(kind: str) -> Callable[[Handler], Handler]:
    """Registers the handler of a kind of job. Raises ValueError for a kind that has one."""

    def register(handler: Handler) -> Handler:
        if kind in DUE_HANDLERS:
            raise ValueError(f"{kind} has a handler")
        DUE_HANDLERS[kind] = handler
        return handler

    return register
