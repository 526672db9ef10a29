"""What every engine does, and every connection of the native one: types alone, which nothing needs at run time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from bff.engines.engine import Body, EngineError, Headers, Limits, Reply
from contracts.operation import Operation


class Engine(Protocol):
    """A call whose caller is cancelled ends, and its connection with it."""

    async def send(
        self, method: str, target: str, headers: Headers, body: Body, stream: bool = False, *, seconds: float = 60
    ) -> Reply:
        """One request, sent once. `target` is path and query, sent as `wire_target` says; `seconds`
        are for the whole of a buffered answer, or until a streamed one begins; as many before it for a streamed body.

        Raises NotSent or NoReply; ValueError for a target or header that cannot be sent.
        """

    async def aclose(self) -> None: ...


class CallConnection(Protocol):
    """What a call needs of its connection."""

    limits: Limits

    def leave(self, *, can_be_kept: bool) -> None: ...
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...


class Guard(Protocol):
    """What keeps calls from operations that fail."""

    def check(self, operation: Operation) -> None:
        """Raises Paused while it takes no calls."""

    def begin(self, operation: Operation) -> Callable[[Reply | EngineError | None], None]:
        """Lets a call through. Call the returned function once with how it ended, or None where that is unknown."""
        ...
