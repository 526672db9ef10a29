"""What the proxy needs of others: types alone, which nothing needs at run time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from bff.engines.engine import EngineError, Reply
    from contracts.operation import Operation


class IdentityFeed(Protocol):
    """As much of the platform's feed of changed identities as sharing needs."""

    asked: int
    answered: int
    is_answering: bool

    async def ask(self, since: int | None = None) -> bool: ...


class Guard(Protocol):
    """What keeps calls from operations that fail."""

    def check(self, operation: Operation) -> None:
        """Raises Paused while it takes no calls."""

    def begin(self, operation: Operation) -> Callable[[Reply | EngineError | None], None]:
        """Lets a call through. Call the returned function once with how it ended, or None where that is unknown."""
        ...
