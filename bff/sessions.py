"""Opens, finds, extends and ends sessions, each told to its user by the browser (`Firefox 128 on Windows`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from bff.cookies import Cookies
from bff.identities import UserContext
from bff.request import ConsoleRequest
from bff.settings import Settings
from bff.stores import ActiveSession, Session, SessionStore, key_of, new_id
from contracts import texts
from contracts.roles import Identity

TOUCH_SECONDS = 1.0  # how exact a session's last use is kept
UNKNOWN = "Unknown browser"
LONGEST = 60
# The more particular first: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
BROWSERS = (
    ("Edge", re.compile(r"\bEdg(?:A|iOS)?/(\d+)")),
    ("Opera", re.compile(r"\bOPR/(\d+)")),
    ("Samsung Internet", re.compile(r"\bSamsungBrowser/(\d+)")),
    ("Firefox", re.compile(r"\b(?:Firefox|FxiOS)/(\d+)")),
    ("Chrome", re.compile(r"(?:Chrome|CriOS)/(\d+)")),
    ("Safari", re.compile(r"\bVersion/(\d+).*\bSafari/")),
)
SYSTEMS = ("Windows", "iPhone", "iPad", "Android", "CrOS", "Mac OS X", "Linux")
OTHER_NAMES = {"CrOS": "ChromeOS", "Mac OS X": "macOS"}
_PRODUCT = re.compile(r"[A-Za-z][A-Za-z0-9._ -]*(?:/[0-9.]+)?")


class SessionManager:
    """The store keeps the limits in time; here they are known for telling the user."""

    def __init__(self, store: SessionStore, cookies: Cookies, settings: Settings, clock: Callable[[], float]) -> None:
        self._store = store
        self._cookies = cookies
        self._clock = clock
        self._settings = settings

    async def find(self, request: ConsoleRequest, *, extend: bool) -> ActiveSession | None:
        """The session of a request's cookie. `extend`: whether the request is the user's own."""
        key = self._key(request)
        session = await self._store.get(key) if key is not None else None
        if key is None or session is None:
            return None
        now = self._clock()
        if extend and now - session.seen_at >= TOUCH_SECONDS:
            await self._store.touch(key, now)
            session = replace(session, seen_at=now)
        return ActiveSession(key, session)

    def time_left(self, session: Session) -> str:
        """The seconds until it ends, unused and in any case: `idle=900, max=28800`."""
        idle_at = session.seen_at + self._settings.session_idle_seconds
        max_at = session.started_at + self._settings.session_max_seconds
        return f"idle={int(idle_at - self._clock())}, max={int(max_at - self._clock())}"

    async def open(
        self, request: ConsoleRequest, token: str, user: UserContext, started_at: float
    ) -> tuple[str, list[ActiveSession]]:
        """Start a session under a new id: the Set-Cookie value that hands it out, and the user's oldest
        sessions, which ended because these are too many."""
        session_id, device = new_id(), describe_user_agent(request.header(b"user-agent"))
        others = sorted(await self.of_user(user.identity), key=lambda one: one.session.started_at)
        session = Session(token, user.identity, user.parents, started_at, started_at, request.address, device)
        await self._store.add(key_of(session_id), session)
        surplus = others[: max(0, len(others) + 1 - self._settings.sessions_per_user)]
        ended = [one for one in surplus if await self.end(one.key, texts.TOO_MANY_SESSIONS)]
        return self._cookies.write(session_id, secure=request.is_secure), ended

    async def of_user(self, identity: Identity) -> list[ActiveSession]:
        """Every session of this user in this realm."""
        found = await self._store.of_user(identity.userCode, identity.realm)
        return [ActiveSession(key, session) for key, session in found]

    async def refresh(self, key: str, user: UserContext) -> None:
        await self._store.refresh(key, user.identity, user.parents)

    async def end(self, key: str, reason: str = "") -> bool:
        """End a session; whether it was there. Whoever comes with its cookie is told the reason."""
        return await self._store.remove(key, reason)

    async def reason(self, request: ConsoleRequest) -> str:
        """Why the session of a request's cookie ended, as a sentence."""
        key = self._key(request)
        return (await self._store.reason(key) if key is not None else "") or texts.SIGNED_OUT

    async def end_of_user(self, user_code: str, realm: str) -> None:
        """Ends every session of a user."""
        for key, _ in await self._store.of_user(user_code, realm):
            await self._store.remove(key)

    def expired_cookie(self, request: ConsoleRequest) -> str:
        """The Set-Cookie value that takes the cookie back."""
        return self._cookies.clear(secure=request.is_secure)

    def _key(self, request: ConsoleRequest) -> str | None:
        return self._cookies.read(request.cookies, secure=request.is_secure)


def describe_user_agent(user_agent: str | None) -> str:
    """Browser and system, as far as they can be told; at most 60 printable characters."""
    text = user_agent or ""
    browser = next((f"{name} {found[1]}" for name, sign in BROWSERS if (found := sign.search(text))), None)
    if browser is None:
        product = _PRODUCT.match(text)
        return product[0].replace("/", " ")[:LONGEST].strip() if product else UNKNOWN
    system = next((name for name in SYSTEMS if name in text), None)
    return f"{browser} on {OTHER_NAMES.get(system, system)}" if system else browser
