"""What a session holds, and what every store of sessions does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from contracts.roles import Identity


@dataclass(frozen=True, slots=True)
class Session:
    """One user signed in once. `parents` maps each brand that the platform told of to its parent.

    Times are seconds since the epoch. `seen_at` is the last request that counts as the user's own.
    `address` and `device` tell the user from where it was active. `sealed` are the keys that the
    browser knows by a handle alone, by that handle.
    """

    token: str = field(repr=False)
    identity: Identity
    parents: Mapping[str, str]
    started_at: float
    seen_at: float
    address: str = ""
    device: str = ""
    sealed: Mapping[str, str] = field(default_factory=dict, repr=False)


class Store(Protocol):
    """Sessions by key. A key is the hash of a session's id, never the id.

    Changes to a session that is gone do nothing: an answer that comes late revives nobody.
    """

    async def add(self, key: str, session: Session) -> None:
        """Keep a new session."""

    async def get(self, key: str) -> Session | None:
        """The session, unless it is unknown, removed, or past a limit."""

    async def of_user(self, user_code: str, realm: str) -> list[tuple[str, Session]]:
        """Every session of a user in a realm with its key, those past a limit aside, in no order."""

    async def touch(self, key: str, seen_at: float) -> None:
        """Note the user's own request; time never goes back."""

    async def refresh(self, key: str, identity: Identity, parents: Mapping[str, str]) -> None:
        """Replace what is known of the user; times stay."""

    async def seal(self, key: str, handles: Mapping[str, str]) -> None:
        """Add keys by their handles; of very many the oldest are dropped."""

    async def remove(self, key: str, reason: str = "") -> bool:
        """End the session; whether it was there. `reason` is kept for whoever still has its cookie."""

    async def reason(self, key: str) -> str:
        """Why a session was ended; empty where nothing was said, or long ago."""
