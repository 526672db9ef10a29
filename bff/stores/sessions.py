"""What a session holds, and the store that keeps them in this process."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace

import msgspec
from cachetools import TTLCache

from contracts.roles import Identity

SWEEP_EVERY, MOST_SEALED, MOST_REASONS = 256, 4096, 10_000


@dataclass(frozen=True, slots=True)
class Session:
    """One sign-in of one user. `parents` maps each brand that the platform listed to its operator. Times are seconds of
    a monotonic clock. `seen_at` is the last request that counts as the user's own, `proved_at` the last time that the
    password was given. `address` and `device` show the user where the session was active; `account` is the e-mail that
    was signed in with. `identified_at` is when the platform was asked who its user is; `is_outdated` says that they are
    no longer who they were."""

    token: str = field(repr=False)
    identity: Identity
    parents: Mapping[str, str]
    started_at: float
    seen_at: float
    proved_at: float = 0.0
    address: str = ""
    device: str = ""
    account: str = ""
    identified_at: float = 0.0
    is_outdated: bool = False


class ActiveSession(msgspec.Struct, frozen=True):
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


class MemorySessions:
    """Sessions that end with this process. `idle_seconds` and `max_seconds` are its limits; what is past them is
    swept out as new sessions come."""

    def __init__(self, idle_seconds: float, max_seconds: float, clock: Callable[[], float]) -> None:
        self._idle, self._max, self._clock = idle_seconds, max_seconds, clock
        self._sessions: dict[str, Session] = {}
        self._sealed: dict[str, Mapping[str, str]] = {}
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

    async def refresh(self, key: str, identity: Identity, parents: Mapping[str, str], requested_at: float) -> None:
        session = self._present(key)
        if session is not None and requested_at >= session.identified_at:
            known = replace(session, identity=identity, parents=parents, identified_at=requested_at, is_outdated=False)
            self._move(key, key, known)

    async def renew(self, key: str, new_key: str, proved_at: float, *, is_outdated: bool = False) -> None:
        session = self._present(key)
        if session is not None:
            outdated = session.is_outdated or is_outdated
            self._move(key, new_key, replace(session, proved_at=proved_at, is_outdated=outdated))

    async def replace_token(self, key: str, before: str, token: str) -> bool:
        session = self._present(key)
        if session is None or session.token != before:
            return False
        self._sessions[key] = replace(session, token=token)
        return True

    async def seal(self, key: str, handles: Mapping[str, str]) -> None:
        if self._present(key) is not None:
            kept = {name: value for name, value in self._sealed.get(key, {}).items() if name not in handles}
            self._sealed[key] = dict(list({**kept, **handles}.items())[-MOST_SEALED:])

    async def sealed(self, key: str, handles: Collection[str]) -> Mapping[str, str]:
        held = self._sealed.get(key, {}) if self._present(key) is not None else {}
        return {handle: held[handle] for handle in handles if handle in held}

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

    def _move(self, key: str, new_key: str, session: Session) -> None:
        sealed = self._sealed.get(key)
        self._drop(key)
        self._put(new_key, session)
        if sealed is not None:
            self._sealed[new_key] = sealed

    def _drop(self, key: str) -> None:
        user = _user_of(self._sessions.pop(key))
        self._sealed.pop(key, None)
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
