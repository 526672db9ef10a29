"""Sessions in this process. They end with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bff.sessions.store import Session
from contracts.roles import Identity

SWEEP_EVERY = 256
MOST_SEALED = 4096


class MemoryStore:
    """A store for one process. `idle_seconds` and `max_seconds` are its limits; what is past them is
    swept out as new sessions come."""

    def __init__(self, idle_seconds: float, max_seconds: float, clock: Callable[[], float]) -> None:
        self._idle = idle_seconds
        self._max = max_seconds
        self._clock = clock
        self._sessions: dict[str, Session] = {}
        self._adds = 0

    def __len__(self) -> int:
        return len(self._sessions)

    async def add(self, key: str, session: Session) -> None:
        self._adds += 1
        if self._adds % SWEEP_EVERY == 0:
            self._sweep()
        self._sessions[key] = session

    async def get(self, key: str) -> Session | None:
        return self._present(key)

    async def of_user(self, user_code: str, realm: str) -> list[tuple[str, Session]]:
        return [
            (key, session)
            for key, session in self._sessions.items()
            if (session.identity.userCode, session.identity.realm) == (user_code, realm) and not self._is_over(session)
        ]

    async def touch(self, key: str, seen_at: float) -> None:
        session = self._present(key)
        if session is not None and seen_at > session.seen_at:
            self._sessions[key] = replace(session, seen_at=seen_at)

    async def refresh(self, key: str, identity: Identity, parents: Mapping[str, str]) -> None:
        session = self._present(key)
        if session is not None:
            self._sessions[key] = replace(session, identity=identity, parents=parents)

    async def seal(self, key: str, handles: Mapping[str, str]) -> None:
        session = self._present(key)
        if session is not None:
            kept = {name: value for name, value in session.sealed.items() if name not in handles}
            newest = list({**kept, **handles}.items())[-MOST_SEALED:]
            self._sessions[key] = replace(session, sealed=dict(newest))

    async def remove(self, key: str) -> None:
        self._sessions.pop(key, None)

    def _present(self, key: str) -> Session | None:
        session = self._sessions.get(key)
        if session is not None and self._is_over(session):
            del self._sessions[key]
            return None
        return session

    def _is_over(self, session: Session) -> bool:
        now = self._clock()
        return now - session.seen_at >= self._idle or now - session.started_at >= self._max

    def _sweep(self) -> None:
        for key in [key for key, session in self._sessions.items() if self._is_over(session)]:
            del self._sessions[key]
