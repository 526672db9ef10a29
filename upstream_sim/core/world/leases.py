"""Worlds side by side, as one of them sees the others: who made each, and until when it stays."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol, TypeVar

from upstream_sim.core.calls.identity_log import IdentityLog
from upstream_sim.core.history.recording import Call

World_co = TypeVar("World_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Maker:
    """A session that made a world."""

    user_code: str
    token: str = field(repr=False)


class WorldSource(Protocol[World_co]):
    """Makes worlds that branch off this one, and keeps what they have in common."""

    identities: IdentityLog
    public_url: str | None

    def make(self, name: str, *, source: str, maker: Maker) -> WorldLease[World_co]:
        """A branch of `source`. Raises Conflict for a name in use, ValidationFailed for a world too many."""

    def make_fresh(
        self, name: str, *, seed: int | None, now: datetime | None, ttl: float | None, maker: Maker | None = None
    ) -> Awaitable[WorldLease[World_co]]:
        """A world of its own start. Raises Conflict for a name in use, ValidationFailed for a world too many."""

    def all(self) -> Sequence[WorldLease[World_co]]:
        """The worlds that have not ended."""

    def maker_of(self, name: str) -> Maker | None: ...

    def end(self, name: str) -> None: ...

    def send(self, call: Call) -> Awaitable[tuple[int, bytes]]:
        """The status and the body that the platform answers to a call."""


class WorldLease(Protocol[World_co]):
    @property
    def world(self) -> World_co: ...

    @property
    def until(self) -> float | None: ...

    @property
    def maker(self) -> Maker | None: ...
