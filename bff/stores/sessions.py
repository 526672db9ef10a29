"""What a session holds, what every store of sessions does, and the one that keeps them in this process."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Protocol

from cachetools import TTLCache

from contracts.roles import Identity

SWEEP_EVERY, MOST_SEALED, MOST_REASONS = 256, 4096, 10_000


@dataclass(frozen=True, slots=True)
class Session:
    """One sign-in of one user. `parents` maps each brand that the platform listed to its operator. Times are seconds of
    a monotonic clock. `seen_at` is the last request that counts as the user's own, `proved_at` the last time that the
    password was given. `address` and `device` show the user where the session was active; `account` is the e-mail that
    was signed in with. `sealed` holds the keys that the browser knows only by a handle, by handle."""

    token: str = field(repr=False)
    identity: Identity
    parents: Mapping[str, str]
    started_at: float
    seen_at: float
    proved_at: float = 0.0
    address: str = ""
    device: str = ""
    account: str = ""
    sealed: Mapping[str, str] = field(default_factory=dict, repr=False)


class ActiveSession(NamedTuple):
    """A session that a request came with, and the key it is stored under."""

    key: str
    session: Session


def new_id() -> str:
    """A new session id: 256 random bits."""
    return secrets.token_urlsafe(32)


def key_of(session_id: str) -> str:
    """The key that a session is stored under."""
    return hashlib.sha256(session_id.encode()).hexdigest()


def handle_of(key: str) -> str:
    """What a session is called to its user: tells it from their others and opens nothing."""
    return hashlib.sha256(f"handle:{key}".encode()).hexdigest()[:24]


class SessionStore(Protocol):
    """Sessions by key. A key is the hash of a session's id, never the id.

    Times are of this process's steady clock, which another machine, or this one started again, does not have: a store
    that outlives the process, or is shared, has to turn them into times of a clock of its own, and back.
    Changes to a session that is gone do nothing: an answer that comes late revives nobody.
    """

    async def add(self, key: str, session: Session) -> None:
        """Keep a new session."""

    async def get(self, key: str) -> Session | None:
        """The session, unless it is unknown, removed, or past a limit."""

    async def of_user(self, user_code: str, realm: str) -> list[ActiveSession]:
        """Every session of a user in a realm within its limits, in no order."""

    async def touch(self, key: str, seen_at: float) -> None:
        """Note the user's own request; time never goes back."""

    async def refresh(self, key: str, identity: Identity, parents: Mapping[str, str]) -> None:
        """Replace what is known of the user; times stay."""

    async def renew(self, key: str, new_key: str, proved_at: float) -> None:
        """Keep the session under a new key alone, its user's password proved."""

    async def seal(self, key: str, handles: Mapping[str, str]) -> None:
        """Add keys by their handles, as the newest; of very many the oldest are dropped."""

    async def remove(self, key: str, reason: str = "") -> bool:
        """Ends the session and returns whether it existed. `reason` is kept for requests that still carry its
        cookie."""

    async def reason(self, key: str) -> str:
        """Why a session was ended; empty where nothing was said, or long ago."""


class MemorySessions:
    """Sessions that end with this process. `idle_seconds` and `max_seconds` are its limits; what is past them is
    swept out as new sessions come."""

    def __init__(self, idle_seconds: float, max_seconds: float, clock: Callable[[], float]) -> None:
        self._idle, self._max, self._clock = idle_seconds, max_seconds, clock
        self._sessions: dict[str, Session] = {}
        self._keys: dict[tuple[str, str], dict[str, None]] = {}  # by user and realm
        self._reasons: TTLCache[str, str] = TTLCache(MOST_REASONS, idle_seconds, timer=clock)
        self._adds = 0

    def __len__(self) -> int:
        return len(self._sessions)

    async def add(self, key: str, session: Session) -> None:
        self._adds += 1
        if self._adds % SWEEP_EVERY == 0:
            self._sweep()
        self._put(key, session)

    async def get(self, key: str) -> Session | None:
        return self._present(key)

    async def of_user(self, user_code: str, realm: str) -> list[ActiveSession]:
        keys = tuple(self._keys.get((user_code, realm), ()))
        return [ActiveSession(key, session) for key in keys if (session := self._present(key)) is not None]

    async def touch(self, key: str, seen_at: float) -> None:
        session = self._present(key)
        if session is not None and seen_at > session.seen_at:
            self._sessions[key] = replace(session, seen_at=seen_at)

    async def refresh(self, key: str, identity: Identity, parents: Mapping[str, str]) -> None:
        session = self._present(key)
        if session is not None:
            self._drop(key)
            self._put(key, replace(session, identity=identity, parents=parents))

    async def renew(self, key: str, new_key: str, proved_at: float) -> None:
        session = self._present(key)
        if session is not None:
            self._drop(key)
            self._put(new_key, replace(session, proved_at=proved_at))

    async def seal(self, key: str, handles: Mapping[str, str]) -> None:
        session = self._present(key)
        if session is not None:
            kept = {name: value for name, value in session.sealed.items() if name not in handles}
            newest = list({**kept, **handles}.items())[-MOST_SEALED:]
            self._sessions[key] = replace(session, sealed=dict(newest))

    async def remove(self, key: str, reason: str = "") -> bool:
        was_there = self._present(key) is not None
        if was_there:
            self._drop(key)
            if reason:
                self._reasons[key] = reason
        return was_there

    async def reason(self, key: str) -> str:
        return self._reasons.get(key, "")

    def _put(self, key: str, session: Session) -> None:
        self._sessions[key] = session
        self._keys.setdefault(_user_of(session), {})[key] = None

    def _drop(self, key: str) -> None:
        user = _user_of(self._sessions.pop(key))
        del self._keys[user][key]
        if not self._keys[user]:
            del self._keys[user]

    def _present(self, key: str) -> Session | None:
        session = self._sessions.get(key)
        if session is not None and self._is_over(session):
            self._drop(key)
            return None
        return session

    def _is_over(self, session: Session) -> bool:
        now = self._clock()
        return now - session.seen_at >= self._idle or now - session.started_at >= self._max

    def _sweep(self) -> None:
        for key in [key for key, session in self._sessions.items() if self._is_over(session)]:
            self._drop(key)


def _user_of(session: Session) -> tuple[str, str]:
    return session.identity.userCode, session.identity.realm
