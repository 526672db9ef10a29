"""The console's API: every call passes here, from its path to its handler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from bff.answers import Answer
from bff.errors import Forged, IdentityUnknown, SessionChanged, Unauthenticated, UploadsFull
from bff.forwarding.proxy import Proxy, key_of, user_of
from bff.requests.reading import Call, Reader, check_tenants
from bff.requests.request import MARK, ConsoleRequest
from bff.requests.routing import Match, Routes
from bff.sessions.identities import Identities
from bff.sessions.secret_handles import SecretHandles
from bff.sessions.sessions import SESSION_USER, TOUCH_SECONDS, SessionManager, session_user
from bff.sessions.signin import SignIn
from bff.settings import Settings
from bff.stores.sessions import ActiveSession
from contracts.operation import Handler

MOST_UPLOADS = 8
OF_ANYBODY = (Handler.SIGN_OUT, Handler.REFRESH_IDENTITY)  # whoever the user is now


@dataclass(frozen=True, slots=True)
class Api:
    routes: Routes
    reader: Reader
    settings: Settings
    sessions: SessionManager
    identities: Identities
    proxy: Proxy
    sign_in: SignIn
    secret_handles: SecretHandles
    handlers: Mapping[Handler, Callable[[Call, ActiveSession], Awaitable[Answer]]]
    uploading: set[str] = field(default_factory=set)  # users whose upload is on its way

    async def answer(self, request: ConsoleRequest) -> Answer:
        """The answer to one API call. Raises ConsoleError, contracts.wire.Invalid and ClientGone."""
        match = self.routes.match(request.method, request.raw_path)
        first = match.route.first
        request.operation_id = first.id
        signing_out = first.handler is Handler.SIGN_OUT
        if first.is_write and not (signing_out and request.is_own_navigation):
            _check_origin(request, self.settings.allowed_origins)
        active = None if first.public else await self._session(request)
        if active is None and not first.public:
            if signing_out and request.is_own_navigation:
                return self.sign_in.already_signed_out(request)
            raise Unauthenticated(await self.sessions.reason(request))
        try:
            if active is not None and self.proxy.known.has_changed(active) and first.handler not in OF_ANYBODY:
                is_required = not first.handled_by_bff and first.blocked_field is None
                active = await self.identities.current(request, active, is_required=is_required)
            call = await self._admit(request, match, active)
            if active is None:
                sign_in = call.operation.handler is Handler.SIGN_IN
                return await (self.sign_in.sign_in(call) if sign_in else self.proxy.answer(call))
            return await self.handlers.get(call.operation.handler, self._forward)(call, active)
        except Unauthenticated:
            if active is not None:
                await self.sessions.store.remove(active.key)
            raise

    async def _session(self, request: ConsoleRequest) -> ActiveSession | None:
        """The session of a request. Raises SessionChanged where it was made for another user than the session's."""
        active = await self.sessions.find(request)
        if active is None:
            return None
        identity = active.session.identity
        request.user_code, request.realm = identity.userCode, identity.realm
        made_for, now = request.headers.values.get(SESSION_USER), self.sessions.clock()
        if made_for is not None and made_for.decode("latin-1") != session_user(identity.realm, identity.userCode):
            raise SessionChanged
        if now - active.session.seen_at >= TOUCH_SECONDS and not request.is_background:
            active = await self.sessions.extend(active, now)
        request.session_left = self.sessions.time_left(active.session, now)
        return active

    async def _admit(self, request: ConsoleRequest, match: Match, active: ActiveSession | None) -> Call:
        route, session = match.route, active.session if active else None
        if session is not None:
            route.check_permitted(route.operations, session.identity)
        call = await self.reader.read(request, match, active)
        operation = call.operation
        request.operation_id = operation.id
        if active is not None and call.body:
            latest = await self.sessions.store.get(active.key)  # to read a body takes its time
            if latest is None:
                raise Unauthenticated(await self.sessions.reason(request))
            now, before = latest.identity, active.session.identity
            if (now is not before and now != before) or self.proxy.known.has_changed(active):
                raise IdentityUnknown
        if session is not None and len(route.operations) > 1:
            route.check_permitted((operation,), session.identity)
        check_tenants(operation, session, call.fields, call.value, match.params)
        if session is not None:
            self.sessions.check_proof(operation, session)
        if self.settings.upstream_idempotency and operation.is_write and operation.takes_idempotency_key:
            request.key = key_of(request)
        return call

    def _forward(self, call: Call, active: ActiveSession) -> Awaitable[Answer]:
        if call.operation.ends_sessions_of is not None:
            return self.sign_in.end_sessions(call, active, call.operation.ends_sessions_of)
        if call.upload is not None:
            return self._uploaded(call, user_of(call))
        return self._unsealed(call, active) if call.operation.is_sealed else self.proxy.answer(call)

    async def _uploaded(self, call: Call, user: str) -> Answer:
        if user in self.uploading:
            raise UploadsFull("You are uploading another file. Please wait until it is done.")
        if len(self.uploading) >= MOST_UPLOADS:
            raise UploadsFull
        self.uploading.add(user)
        try:
            return await self.proxy.answer(call)
        finally:
            self.uploading.discard(user)

    async def _unsealed(self, call: Call, active: ActiveSession) -> Answer:
        handles = await self.secret_handles.unmask(call, active)
        answer = await self.proxy.answer(call)
        return await self.secret_handles.mask(call.operation, answer, active, handles)


def _check_origin(request: ConsoleRequest, allowed: frozenset[str]) -> None:
    """Raises Forged for a write that no page of these origins made: a foreign page can neither set the
    header nor choose its Origin, and a form can do neither."""
    values = request.headers.values
    if values.get(MARK) != b"pitboss":
        raise Forged
    origin, site = values.get(b"origin"), values.get(b"sec-fetch-site")
    is_ours = site == b"same-origin" if origin is None else origin.decode("latin-1") in allowed
    if site == b"cross-site" or not is_ours:
        raise Forged
