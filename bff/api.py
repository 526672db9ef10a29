"""The console's API: every call passes here, from its path to its handler."""

from __future__ import annotations

from dataclasses import replace

from starlette.responses import StreamingResponse

from bff.admission import Origins, is_own_navigation, permitted
from bff.errors import Denied, Unauthenticated
from bff.identities import read_me
from bff.incoming import Answer, Incoming, Proxies
from bff.proxy import Call, Proxy, key_of
from bff.reading import read
from bff.routing import Match, Routes
from bff.sealing import Sealing
from bff.sessions import Keeper, Open
from bff.signin import SignIn
from bff.tenancy import judge
from bff.whereabouts import Whereabouts
from contracts.operation import Handler


class Api:
    """`keyed`: whether the platform keeps what became of a write by its Idempotency-Key."""

    def __init__(
        self,
        routes: Routes,
        origins: Origins,
        keeper: Keeper,
        proxies: Proxies,
        proxy: Proxy,
        sign_in: SignIn,
        whereabouts: Whereabouts,
        sealing: Sealing,
        *,
        keyed: bool,
    ) -> None:
        self._routes = routes
        self._origins = origins
        self._keeper = keeper
        self._proxies = proxies
        self._proxy = proxy
        self._sign_in = sign_in
        self._whereabouts = whereabouts
        self._sealing = sealing
        self._keyed = keyed

    async def answer(self, request: Incoming) -> Answer | StreamingResponse:
        """Raises ConsoleError, contracts.wire.Invalid and ClientGone."""
        match = self._routes.match(request.method, request.raw_path)
        first = match.route.first
        request.operation_id = first.id
        navigating = first.handler is Handler.SIGN_OUT and is_own_navigation(request)
        if first.is_write and not navigating:
            self._origins.check(request)
        opened = None if first.public else await self._session(request)
        if opened is None and not first.public:
            if first.handler is Handler.SIGN_OUT:
                return self._sign_in.left_already(request, navigating=navigating)
            raise Unauthenticated
        call = await self._admit(request, match, opened)
        return await self._handle(call, navigating=navigating)

    async def _session(self, request: Incoming) -> Open | None:
        cookie = request.header("cookie")
        if cookie is None:
            return None
        secure = self._proxies.is_secure(request)
        opened = await self._keeper.find(cookie, secure=secure, extend=not request.is_background)
        if opened is not None:
            request.user_code = opened.session.identity.userCode
        return opened

    async def _admit(self, request: Incoming, match: Match, opened: Open | None) -> Call:
        identity = opened.session.identity if opened else None
        allowed = permitted(match.route, identity) if identity else None
        said = await read(request, match, identity)
        operation = said.operation
        request.operation_id = operation.id
        if allowed is not None and operation.id not in allowed:
            raise Denied
        if opened is not None:
            judge(said, match, opened.session)
        if self._keyed and operation.is_write and operation.keyed:
            request.key = key_of(request)
        return Call(request, said, match.raw, opened)

    async def _handle(self, call: Call, *, navigating: bool) -> Answer | StreamingResponse:
        handler, opened = call.operation.handler, call.open
        if handler is Handler.SIGN_IN:
            return await self._sign_in.enter(call)
        if opened is None:
            return await self._proxy.answer(call)
        if handler is Handler.SIGN_OUT:
            return await self._sign_in.leave(call, opened, navigating=navigating)
        if handler is Handler.SESSIONS:
            return await self._whereabouts.show(call, opened)
        if handler is Handler.END_SESSION:
            return await self._whereabouts.end_one(call, opened)
        if handler is Handler.END_SESSIONS:
            return await self._whereabouts.end_all(call, opened)
        try:
            if handler is Handler.REFRESH_IDENTITY:
                return await self._refresh(call, opened)
            return await self._answer(call, opened)
        except Unauthenticated:
            await self._keeper.end(opened.key)
            raise

    async def _answer(self, call: Call, opened: Open) -> Answer | StreamingResponse:
        unsealed = self._sealing.unsealed(call.read, opened)
        answer = await self._proxy.answer(replace(call, read=unsealed.read))
        if isinstance(answer, StreamingResponse):
            return answer
        return await self._sealing.sealed(call.operation, answer, opened, unsealed.handles)

    async def _refresh(self, call: Call, opened: Open) -> Answer:
        brought = await self._proxy.bring(call)
        if brought.is_success:
            known = read_me(brought.normalised.body, opened.session.identity.realm)
            await self._keeper.refresh(opened.key, known.identity, known.parents)
        return self._proxy.told(call, brought)
