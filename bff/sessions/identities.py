"""What the platform says of a user, as the session keeps it, and its feed of who is no longer so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Generic, Literal, TypeVar
from urllib.parse import quote

import msgspec

from bff.engines.engine import Engine, EngineError
from bff.errors import ConsoleError, Denied, IdentityUnknown, Unauthenticated, UpstreamMalformed
from bff.metrics.telemetry import Log
from bff.replies.normalising import normalise
from bff.requests.reading import Call
from bff.requests.request import ConsoleRequest, new_request_id
from bff.sessions.sessions import SESSION_USER, SessionManager, session_user
from bff.stores.identities import NEVER, IdentityStore
from bff.stores.sessions import ActiveSession
from contracts.operation import Operation
from contracts.roles import PLATFORM_ROLES, Identity, Role
from contracts.upstream_routes import UpstreamRoute

if TYPE_CHECKING:
    from bff.answers import Answer
    from bff.forwarding.proxy import Proxy

PERIOD_SECONDS = 0.7  # less than what is known lasts, so that a slow answer of the feed leaves no gap
LONGEST_PAUSE_SECONDS = 30.0
LONGEST_CURSOR = 1024  # it goes up in each call's address
LARGEST_ANSWER = 1024 * 1024  # some 20,000 brands; more would stop the event loop, and stay in the session
_one: Callable[[frozenset[str]], frozenset[str]]
_one = lru_cache(maxsize=1024)(frozenset)  # one set for all who have the same: two are slow to compare


class _User(msgspec.Struct, frozen=True):
    userCode: str
    role: Role
    opId: str | None = None
    parentOpId: str | None = None
    affId: str | None = None
    permissions: frozenset[str] = frozenset()
    mustChangePassword: bool = False
    identityVersion: str = ""


class _Tenant(msgspec.Struct, frozen=True):
    opId: str
    parentOpId: str | None = None


class _Me(msgspec.Struct, frozen=True):
    user: _User
    operators: list[_Tenant]


class _SignedIn(_Me, frozen=True):
    token: str
    realm: str = ""


class _Change(msgspec.Struct, frozen=True):
    realm: str
    userCode: str | None = None
    isSignedOut: bool = False


class _Changes(msgspec.Struct, frozen=True):
    # `cursor` is where to go on from.
    cursor: Annotated[str, msgspec.Meta(max_length=LONGEST_CURSOR)]
    isComplete: bool
    changes: list[_Change]


Data = TypeVar("Data")


class _Envelope(msgspec.Struct, Generic[Data], frozen=True):
    success: Literal[True]
    data: Data


@dataclass(frozen=True, slots=True)
class UserContext:
    """A user and the brands they see, each with its parent."""

    identity: Identity
    parents: Mapping[str, str]


def read_me(envelope: bytes, realm: str) -> UserContext:
    """The user of a users/me answer. Raises UpstreamMalformed."""
    return _user_context(_read(_Me, envelope), realm)


def read_sign_in(envelope: bytes) -> tuple[str, UserContext]:
    """The platform's token and the user of a sign-in answer. Raises UpstreamMalformed."""
    data = _read(_SignedIn, envelope)
    return data.token, _user_context(data, data.realm)


def _read(kind: type[Data], envelope: bytes) -> Data:
    if len(envelope) > LARGEST_ANSWER:
        raise UpstreamMalformed
    try:
        return msgspec.json.decode(envelope, type=_Envelope[kind]).data  # type: ignore[valid-type]  # chosen at run time
    except msgspec.DecodeError:
        raise UpstreamMalformed from None


def _user_context(me: _Me, realm: str) -> UserContext:
    user = me.user
    own = {user.opId} if user.opId else set()
    tenants = None if user.role in PLATFORM_ROLES else _one(frozenset({one.opId for one in me.operators} | own))
    known = {**msgspec.structs.asdict(user), "permissions": _one(user.permissions)}
    identity = Identity(**known, tenants=tenants, realm=realm)
    return UserContext(identity, {one.opId: one.parentOpId for one in me.operators if one.parentOpId})


@dataclass(frozen=True, slots=True)
class Identities:
    """Who the users of the sessions are. `operation` is the one that tells."""

    proxy: Proxy
    sessions: SessionManager
    operation: Operation

    async def answer(self, call: Call, active: ActiveSession) -> Answer:
        """The platform's answer to that operation, which the session takes in."""
        result = await self.proxy.fetch(call)
        answer = self.proxy.to_answer(call, result)
        if result.is_success:
            user = read_me(result.body, active.session.identity.realm)
            await self.sessions.store.refresh(active.key, user.identity, user.parents)
            self.proxy.known.note_identified(active.key, result.asked_at, user.identity)
            answer.headers.append((SESSION_USER, session_user(user.identity.realm, user.identity.userCode).encode()))
        return answer

    async def current(
        self, request: ConsoleRequest, active: ActiveSession, *, is_required: bool = True
    ) -> ActiveSession:
        """The session with its user as they are now. Raises Unauthenticated where it is over; where the platform does
        not tell who they are, and that `is_required`, Denied or IdentityUnknown."""
        if not self.proxy.known.has_changed(active):
            return active
        try:
            status = (await self.answer(Call(request, self.operation, active), active)).status
        except Unauthenticated:
            raise
        except ConsoleError as error:
            status = error.http
        active = await self.present(request, active)
        if is_required and status >= 400:
            raise Denied if status == Denied.http else IdentityUnknown
        return active

    async def present(self, request: ConsoleRequest, active: ActiveSession) -> ActiveSession:
        """The session as it is stored. Raises Unauthenticated where it is over."""
        session = await self.sessions.store.get(active.key)
        if session is None:
            raise Unauthenticated(await self.sessions.reason(request))
        return ActiveSession(active.key, session)


@dataclass(slots=True)
class IdentityFeed:
    """Asks the platform who changed, by the one operation that no browser may call."""

    engine: Engine
    operation: Operation
    route: UpstreamRoute
    token: str = field(repr=False)
    known: IdentityStore
    sessions: SessionManager
    log: Log
    clock: Callable[[], float]
    asked: int = 0  # how often, and which time was the last that was answered
    answered: int = 0
    is_answering: bool = True
    _cursor: str | None = None
    _asked_at: float = NEVER
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def run(self) -> None:
        """Asks until cancelled: at once, then every period, more seldom while it fails."""
        now = asyncio.get_running_loop().time
        period, went_well = PERIOD_SECONDS, True
        while True:
            began, before = now(), went_well
            went_well = await self.ask()
            if went_well is not before:
                self.log.write("info" if went_well else "warning", "identity-feed", isAnswered=went_well)
            period = PERIOD_SECONDS if went_well else min(2 * period, LONGEST_PAUSE_SECONDS)
            await asyncio.sleep(max(0.0, began + period - now()))

    async def ask(self, since: int | None = None) -> bool:
        """Whether the platform answered; users that it signed out are signed out here, but for sessions that began
        since it was asked before: of those it is not known whether they began after that, so they are asked for.
        `since`: how often it had been asked; where it was answered again after that, or fails, it is not asked now."""
        async with self._turn:
            if since is None or (self.answered <= since and self.is_answering):
                await self._ask()
        return self.is_answering

    async def _ask(self) -> None:
        self.asked += 1
        number = self.asked
        asked_at, cursor, request_id = self.clock(), self._cursor, new_request_id()
        headers = self.route.rename([("authorization", f"Bearer {self.token}"), ("x-request-id", request_id)])
        target = self.route.target(None, {}, f"since={quote(cursor, safe='')}" if cursor is not None else "")
        seconds = self.operation.time_limit
        try:
            reply = await self.engine.send(self.route.method, target, headers, b"", seconds=seconds)
            changes = _read(_Changes, normalise(self.operation, reply, request_id).body)
        except (EngineError, UpstreamMalformed):
            self.is_answering = False
            return
        users = [(change.realm, change.userCode) for change in changes.changes]
        self.known.note_changes(users, asked_at, is_gap=cursor is None or not changes.isComplete)
        before, self._cursor, self._asked_at = self._asked_at, changes.cursor, asked_at
        for change in changes.changes:
            if change.isSignedOut and change.userCode is not None:
                await self.sessions.end_all(change.userCode, change.realm, until=before)
        self.answered, self.is_answering = number, True
