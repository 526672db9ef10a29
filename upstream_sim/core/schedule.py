"""What falls due later, and the handlers that do it."""

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
    """Something that falls due `at`; ids ascend, so what was scheduled first is done first."""

    id: str
    at: datetime
    kind: str
    payload: dict[str, Any]


DUE = Schema(name="due", record=Due, sorts=("at",))


def due(kind: str) -> Callable[[Handler], Handler]:
    """Registers what is done when something of this kind falls due."""

    def register(handler: Handler) -> Handler:
        if kind in DUE_HANDLERS:
            raise ValueError(f"{kind} has a handler")
        DUE_HANDLERS[kind] = handler
        return handler

    return register
