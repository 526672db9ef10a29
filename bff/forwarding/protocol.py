"""What the proxy needs of others: types alone, which nothing needs at run time."""

from __future__ import annotations

from typing import Protocol


class IdentityFeed(Protocol):
    """As much of the platform's feed of changed identities as sharing needs."""

    asked: int
    answered: int
    is_answering: bool

    async def ask(self, since: int | None = None) -> bool: ...
