"""Sessions in this process. They end with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from cachetools import TTLCache

from bff.sessions.store import Session
from contracts.roles import Identity

SWEEP_EVERY = 256
MOST_SEALED = 4096
MOST_REASONS = 10_000


class MemoryStore:
    """A store for one process. `idle_seconds` and `max_seconds` are its limits; what is past them is
    swept out as new sessions come."""

    def __init__(self, idle_seconds: float, max_seconds: float, clock: Callable[[], float]) -> None:
        self._idle = idle_seconds
        self._max = max_seconds
        self._clock = clock
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

    async def of_user(self, user_code: str, realm: str) -> list[tuple[str, Session]]:
        keys = tuple(self._keys.get((user_code, realm), ()))
        return [(key, session) for key in keys if (session := self._present(key)) is not None]

    async def touch(self, key: str, seen_at: float) -> None:
        session = self._present(key)
        if session is not None and seen_at > session.seen_at:
            self._sessions[key] = replace(session, seen_at=seen_at)

    async def refresh(self, key: str, identity: Identity, parents: Mapping[str, str]) -> None:
        session = self._present(key)
        if session is not None:
            self._drop(key)
            self._put(key, replace(session, identity=identity, parents=parents))

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
