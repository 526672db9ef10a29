"""Opens, finds, extends and ends sessions."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING
from urllib.parse import quote

from bff.errors import ProofRequired
from bff.requests.request import ConsoleRequest
from bff.sessions.cookies import Cookies
from bff.settings import Settings
from bff.stores.sessions import ActiveSession, Session, key_of, new_id
from contracts import texts
from contracts.operation import Operation

if TYPE_CHECKING:
    from bff.stores.protocols import SessionStore

TOUCH_SECONDS = 1.0  # how exact a session's last use is kept
SESSION_USER = b"x-session-user"  # whom a page was made for


@lru_cache(maxsize=1024)
def session_user(realm: str, user_code: str) -> str:
    """What a page calls its user: no other user of any realm is called so."""
    return f"{quote(realm, safe='')}/{quote(user_code, safe='')}"


@dataclass(frozen=True, slots=True)
class SessionManager:
    """The store keeps the limits in time, by the same `clock`; here they are known for telling the user."""

    store: SessionStore
    cookies: Cookies
    settings: Settings
    clock: Callable[[], float]
    wall_clock: Callable[[], float]

    async def find(self, request: ConsoleRequest) -> ActiveSession | None:
        """The session of a request's cookie."""
        key = self._key(request)
        session = await self.store.get(key) if key is not None else None
        return None if key is None or session is None else ActiveSession(key, session)

    async def extend(self, active: ActiveSession, now: float) -> ActiveSession:
        """The session after a request of the user's own."""
        await self.store.touch(active.key, now)
        return ActiveSession(active.key, replace(active.session, seen_at=now))

    def shown(self, at: float) -> datetime:
        """A time of a session as the time of day that it was, by what it is now."""
        return datetime.fromtimestamp(round(self.wall_clock() - (self.clock() - at)), UTC)

    def time_left(self, session: Session, now: float) -> str:
        """The seconds until it ends, unused and in any case: `idle=900, max=28800`."""
        idle_at, limits = session.seen_at + self.settings.session_idle_seconds, self.settings
        return f"idle={int(idle_at - now)}, max={int(session.started_at + limits.session_max_seconds - now)}"

    async def open(self, request: ConsoleRequest, session: Session) -> tuple[str, list[ActiveSession]]:
        """Start a session under a new id: the Set-Cookie value that hands it out, and the user's oldest
        sessions, which ended because these are too many."""
        session_id = new_id()
        others = await self.store.of_user(session.identity.userCode, session.identity.realm)
        others.sort(key=lambda one: one.session.started_at)
        await self.store.add(key_of(session_id), session)
        surplus = others[: max(0, len(others) + 1 - self.settings.sessions_per_user)]
        ended = [one for one in surplus if await self.store.remove(one.key, texts.TOO_MANY_SESSIONS)]
        return self.cookies.write(session_id, secure=request.is_secure), ended

    async def renew(
        self, request: ConsoleRequest, active: ActiveSession, proved_at: float, *, is_outdated: bool = False
    ) -> str:
        """The Set-Cookie value of a new id for a session whose user proved who they are, and may have changed by it."""
        session_id = new_id()
        await self.store.renew(active.key, key_of(session_id), proved_at, is_outdated=is_outdated)
        return self.cookies.write(session_id, secure=request.is_secure)

    def check_proof(self, operation: Operation, session: Session) -> None:
        """Raises ProofRequired where the user's last proof of their password is too old for the operation."""
        if operation.proof_seconds is not None and self.clock() - session.proved_at > operation.proof_seconds:
            raise ProofRequired

    async def reason(self, request: ConsoleRequest) -> str:
        """Why the session of a request's cookie ended, as a sentence."""
        key = self._key(request)
        return (await self.store.reason(key) if key is not None else "") or texts.SIGNED_OUT

    async def end_all(
        self, user_code: str, realm: str, reason: str = "", *, but: str = "", until: float = math.inf
    ) -> None:
        """Ends every session of a user that began until then, save one."""
        for one in await self.store.of_user(user_code, realm):
            if one.key != but and one.session.started_at <= until:
                await self.store.remove(one.key, reason)

    def expired_cookie(self, request: ConsoleRequest) -> str:
        """The Set-Cookie value that takes the cookie back."""
        return self.cookies.clear(secure=request.is_secure)

    def _key(self, request: ConsoleRequest) -> str | None:
        return self.cookies.read(request.cookies, secure=request.is_secure)
