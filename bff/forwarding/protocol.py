"""What the proxy needs of others: types alone, which nothing needs at run time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from bff.requests.reading import Call
    from contracts.operation import Operation


class IdentityFeed(Protocol):
    """As much of the platform's feed of changed identities as sharing needs."""

    asked: int
    answered: int
    is_answering: bool

    async def ask(self, since: int | None = None) -> bool: ...


class Noting(Protocol):
    """What looks at good answers beside the request path. `known` is what it found, by operation and field."""

    @property
    def known(self) -> Mapping[tuple[str, str], str]: ...

    def note(self, operation: Operation, body: bytes, call: Call | None = None) -> None: ...

    async def settle(self) -> None:
        """Waits for what is being looked at."""
