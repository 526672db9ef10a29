"""Opens, finds, extends and ends sessions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bff.sessions.cookies import Cookies, key_of, new_id
from bff.sessions.store import Session, Store
from contracts.roles import Identity

TOUCH_SECONDS = 1.0  # how exact a session's last use is kept


@dataclass(frozen=True, slots=True)
class ActiveSession:
    """A session that a request came with, and the key it is stored under."""

    key: str
    session: Session


class SessionManager:
    def __init__(self, store: Store, cookies: Cookies, clock: Callable[[], float]) -> None:
        self._store = store
        self._cookies = cookies
        self._clock = clock

    async def find(self, cookie_header: str, *, secure: bool, extend: bool) -> ActiveSession | None:
        """The session of a Cookie header. `extend`: whether this is a request of the user's own."""
        key = self._cookies.read(cookie_header, secure=secure) if cookie_header else None
        session = await self._store.get(key) if key is not None else None
        if key is None or session is None:
            return None
        now = self._clock()
        if extend and now - session.seen_at >= TOUCH_SECONDS:
            await self._store.touch(key, now)
        return ActiveSession(key, session)

    async def open(
        self,
        token: str,
        identity: Identity,
        parents: Mapping[str, str],
        *,
        secure: bool,
        address: str = "",
        device: str = "",
    ) -> str:
        """Start a session under a new id; the Set-Cookie value that hands it out."""
        session_id, now = new_id(), self._clock()
        await self._store.add(key_of(session_id), Session(token, identity, parents, now, now, address, device))
        return self._cookies.write(session_id, secure=secure)

    async def of_the_same(self, active: ActiveSession) -> list[ActiveSession]:
        """Every session of the user who has this one."""
        identity = active.session.identity
        return [
            ActiveSession(key, session) for key, session in await self._store.of_user(identity.userCode, identity.realm)
        ]

    async def refresh(self, key: str, identity: Identity, parents: Mapping[str, str]) -> None:
        await self._store.refresh(key, identity, parents)

    async def end(self, key: str) -> None:
        await self._store.remove(key)

    def expired_cookie(self, *, secure: bool) -> str:
        """The Set-Cookie value that takes the cookie back."""
        return self._cookies.clear(secure=secure)
