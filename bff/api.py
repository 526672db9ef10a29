"""The console's API: every call passes here, from its path to its handler."""

from __future__ import annotations

from dataclasses import dataclass

from bff.admission import check_origin, check_permitted, is_own_navigation
from bff.answers import Answer
from bff.errors import Unauthenticated
from bff.identities import read_me
from bff.proxy import Proxy, key_of
from bff.pulse import Pulse
from bff.reading import Call, Reader
from bff.request import ConsoleRequest
from bff.routing import Match, Routes
from bff.secret_handles import SecretHandles
from bff.sessions import SessionManager
from bff.sessions_handler import SessionsHandler
from bff.signin import SignIn
from bff.stores import ActiveSession
from bff.tenancy import check_tenants
from contracts.operation import Handler


@dataclass(frozen=True, slots=True)
class Api:
    """`origins`: whose pages may write. `takes_idempotency_keys`: whether the platform keeps what became of a
    write by its Idempotency-Key."""

    routes: Routes
    reader: Reader
    origins: frozenset[str]
    sessions: SessionManager
    proxy: Proxy
    sign_in: SignIn
    sessions_handler: SessionsHandler
    secret_handles: SecretHandles
    pulse: Pulse
    takes_idempotency_keys: bool

    async def answer(self, request: ConsoleRequest) -> Answer:
        """Raises ConsoleError, contracts.wire.Invalid and ClientGone."""
        match = self.routes.match(request.method, request.raw_path)
        first = match.route.first
        request.operation_id = first.id
        navigating = first.handler is Handler.SIGN_OUT and is_own_navigation(request)
        if first.is_write and not navigating:
            check_origin(request, self.origins)
        active = None if first.public else await self._session(request)
        if active is None and not first.public:
            if first.handler is Handler.SIGN_OUT:
                return self.sign_in.already_signed_out(request, navigating=navigating)
            raise Unauthenticated(await self.sessions.reason(request))
        call = await self._admit(request, match, active)
        return await self._handle(call, navigating=navigating)

    async def _session(self, request: ConsoleRequest) -> ActiveSession | None:
        active = await self.sessions.find(request, extend=not request.is_background)
        if active is not None:
            request.user_code, request.realm = active.session.identity.userCode, active.session.identity.realm
            request.session_left = self.sessions.time_left(active.session)
        return active

    async def _admit(self, request: ConsoleRequest, match: Match, active: ActiveSession | None) -> Call:
        route, session = match.route, active.session if active else None
        if session is not None:
            check_permitted(route, route.operations, session.identity)
        call = await self.reader.read(request, match, active)
        operation = call.operation
        request.operation_id = operation.id
        if session is not None and len(route.operations) > 1:
            check_permitted(route, (operation,), session.identity)
        check_tenants(operation, session, call.fields, call.value, match.params)
        if self.takes_idempotency_keys and operation.is_write and operation.takes_idempotency_key:
            request.key = key_of(request)
        return call

    async def _handle(self, call: Call, *, navigating: bool) -> Answer:
        handler, active = call.operation.handler, call.active
        if handler is Handler.SIGN_IN:
            return await self.sign_in.sign_in(call)
        if active is None:
            return await self.proxy.answer(call)
        if handler is Handler.SIGN_OUT:
            return await self.sign_in.sign_out(call, active, navigating=navigating)
        if handler is Handler.SESSIONS:
            return await self.sessions_handler.show(call, active)
        if handler is Handler.END_SESSION:
            return await self.sessions_handler.end_one(call, active)
        if handler is Handler.END_SESSIONS:
            return await self.sessions_handler.end_all(call, active)
        try:
            if handler is Handler.REFRESH_IDENTITY:
                return await self._refresh(call, active)
            if handler is Handler.PULSE:
                return await self.pulse.answer(call, active)
            return await self._answer(call, active)
        except Unauthenticated:
            await self.sessions.end(active.key)
            raise

    async def _answer(self, call: Call, active: ActiveSession) -> Answer:
        if call.operation.resets_password_of is not None:
            self.sign_in.forget_devices(call, active)
        handles = self.secret_handles.unmask(call, active)
        answer = await self.proxy.answer(call)
        return await self.secret_handles.mask(call.operation, answer, active, handles)

    async def _refresh(self, call: Call, active: ActiveSession) -> Answer:
        result = await self.proxy.fetch(call)
        if result.is_success:
            await self.sessions.refresh(active.key, read_me(result.body, active.session.identity.realm))
            self.proxy.known.note_identified(active.key, result.asked_at)
        return self.proxy.to_answer(call, result)
