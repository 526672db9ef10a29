"""What the platform says of a user, as the session keeps it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

import msgspec

from bff.errors import ConsoleError, Denied, IdentityUnknown, Unauthenticated, UpstreamMalformed
from bff.requests.reading import Call
from bff.requests.request import ConsoleRequest
from bff.sessions.sessions import SESSION_USER, SessionManager, session_user
from bff.stores.sessions import ActiveSession
from contracts.operation import Operation
from contracts.roles import PLATFORM_ROLES, Identity, Role

if TYPE_CHECKING:
    from bff.answers import Answer
    from bff.forwarding.proxy import Proxy

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
    return _user_context(read_data(_Me, envelope), realm)


def read_sign_in(envelope: bytes) -> tuple[str, UserContext]:
    """The platform's token and the user of a sign-in answer. Raises UpstreamMalformed."""
    data = read_data(_SignedIn, envelope)
    return data.token, _user_context(data, data.realm)


def read_data(kind: type[Data], envelope: bytes) -> Data:
    """The data of an answer. Raises UpstreamMalformed."""
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
        answer = self.proxy.to_answer(call, self.proxy.shown(call, result))
        if result.is_success:
            user = read_me(result.body, active.session.identity.realm)
            await self.sessions.store.refresh(active.key, user.identity, user.parents, result.requested_at)
            self.proxy.known.record_identified(active.key, result.requested_at, user.identity)
            answer.headers.append((SESSION_USER, session_user(user.identity.realm, user.identity.userCode).encode()))
        return answer

    async def current(
        self, request: ConsoleRequest, active: ActiveSession, *, is_required: bool = True
    ) -> ActiveSession:
        """The session with its user as they are now, who may have changed. Raises Unauthenticated where it is over;
        where the platform does not tell who they are, and that `is_required`, Denied or IdentityUnknown."""
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
