"""What every store does, in this process or shared: types alone, which nothing needs at run time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Protocol

from bff.stores.counters import Count
from bff.stores.sessions import ActiveSession, Session
from contracts.roles import Identity


class SessionStore(Protocol):
    """Sessions by key. A key is the hash of a session's id, never the id.

    Times are of this process's steady clock: one that is shared turns them into times of a clock of its own, and back.
    Changes to a session that is gone do nothing: an answer that comes late revives nobody.
    """

    def __len__(self) -> int:
        """How many sessions this process holds: all, or, of a shared store, those it read lately."""

    async def add(self, key: str, session: Session) -> None:
        """Keep a new session."""

    async def get(self, key: str) -> Session | None:
        """The session, unless it is unknown, removed, or past a limit."""

    async def of_user(self, user_code: str, realm: str) -> list[ActiveSession]:
        """Every session of a user in a realm within its limits, in no order."""

    async def touch(self, key: str, seen_at: float) -> None:
        """Note the user's own request; time never goes back."""

    async def refresh(self, key: str, identity: Identity, parents: Mapping[str, str], requested_at: float) -> None:
        """Replace what is known of the user, unless the platform was asked for that later; other times stay."""

    async def renew(self, key: str, new_key: str, proved_at: float, *, is_outdated: bool = False) -> None:
        """Keep the session under a new key alone, its user's password proved; `is_outdated` until the next refresh."""

    async def replace_token(self, key: str, before: str, token: str) -> bool:
        """Whether the session had that token, and has the new one in its place."""

    async def seal(self, key: str, handles: Mapping[str, str]) -> None:
        """Add keys that the browser knows by these handles, as the newest; of very many the oldest are dropped."""

    async def sealed(self, key: str, handles: Collection[str]) -> Mapping[str, str]:
        """The keys of these handles, as far as the session has them."""

    async def remove(self, key: str, reason: str = "") -> bool:
        """Ends the session and returns whether it existed. `reason` is kept for requests that still carry its
        cookie."""

    async def reason(self, key: str) -> str:
        """Why a session was ended; empty where nothing was said, or long ago."""


class Counters(Protocol):
    """Counts by rule and name, each forgotten in time."""

    async def admit(self, counts: Iterable[Count]) -> float:
        """Counts one more of each, in one step, and returns 0; where one has to wait, nothing is counted, and the
        longest wait is returned in seconds."""

    async def take_back(self, counts: Iterable[Count]) -> None:
        """Count one less of each, if any is counted."""

    async def clear(self, count: Count) -> None:
        """Forget what was counted."""


class ForgottenDevices(Protocol):
    """Users by hash; times are seconds since the epoch."""

    async def forget(self, users: Iterable[str], at: int) -> None:
        """No device that was known until then is known any more."""

    async def latest(self, user: str) -> int:
        """The last time that this was said; 0 where it never was, or longer ago than devices are known."""


class Leases(Protocol):
    """Who refreshes a session's token, of several workers. Optional: of a store that is shared."""

    async def lease(self, key: str, token: str, owner: str, seconds: float) -> bool | None:
        """Whether the token is this owner's to refresh; None where the session has another token by now, or is
        over."""

    async def release(self, key: str, owner: str) -> None:
        """Somebody else may refresh it."""


class Board(Protocol):
    """What the processes that share a store tell each other of how they do. `status` gives what this one tells;
    `failures` counts what the store did not answer."""

    status: Callable[[], bytes] | None

    @property
    def failures(self) -> int: ...

    async def statuses(self) -> list[bytes]:
        """What each of them told last, this one among them. Raises StoreUnavailable."""
        ...
