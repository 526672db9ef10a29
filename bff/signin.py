"""Signing in and out, at the platform and here."""

from __future__ import annotations

import msgspec

from bff.devices import describe_user_agent
from bff.errors import BadCredentials, ConsoleError, Unauthenticated
from bff.identities import read_sign_in, without_token
from bff.proxy import Call, Proxy
from bff.request import Answer, ConsoleRequest, TrustedProxies
from bff.sessions import ActiveSession, SessionManager
from bff.telemetry import JSON, Log
from bff.throttle import Throttle
from contracts.envelope import MessagesFrom, Status

AFTER_SIGN_OUT = b"/admin"


class SignIn:
    def __init__(
        self, proxy: Proxy, sessions: SessionManager, throttle: Throttle, proxies: TrustedProxies, log: Log
    ) -> None:
        self._proxy = proxy
        self._sessions = sessions
        self._throttle = throttle
        self._proxies = proxies
        self._log = log

    async def sign_in(self, call: Call) -> Answer:
        """Opens a session under a new id; the one that the browser had is over.

        An account that is unknown and a wrong password are answered alike, whatever the platform
        says. Raises BadCredentials, Throttled, and what Upstream.call does.
        """
        request = call.request
        account, address = str(call.read.value.get("email", "")), self._proxies.address(request)
        self._throttle.attempt(account, address)
        judged = False
        try:
            result = await self._proxy.fetch(call)
            http = result.normalised.http
            judged = http < 500 and http != 429
        finally:
            if not judged:
                self._throttle.undecided(account, address)
        if not judged:
            return self._proxy.to_answer(call, result)
        if not result.is_success:
            raise BadCredentials
        token, known = read_sign_in(result.normalised.body)
        self._throttle.succeeded(account, address)
        secure = self._proxies.is_secure(request)
        before = await self._sessions.find(request.header("cookie") or "", secure=secure, extend=False)
        if before is not None:
            await self._sessions.end(before.key)
        request.user_code = known.identity.userCode
        answer = self._proxy.to_answer(call, result, without_token(result.normalised.body))
        cookie = await self._sessions.open(
            token,
            known.identity,
            known.parents,
            secure=secure,
            address=address,
            device=describe_user_agent(request.header("user-agent")),
        )
        answer.headers.append((b"set-cookie", cookie.encode()))
        return answer

    async def sign_out(self, call: Call, active: ActiveSession, *, navigating: bool) -> Answer:
        """Ends the session here whatever the platform says, and there if it can be reached."""
        await self._sessions.end(active.key)
        cookie = self._expired_cookie(call.request)
        try:
            result = await self._proxy.fetch(call)
        except ConsoleError as error:
            self._log.write("warning", "sign-out", requestId=call.request.request_id, status=str(error.status))
            answer = _signed_out_here()
        else:
            answer = self._proxy.to_answer(call, result) if result.is_success else _signed_out_here()
        if navigating:
            return _to_sign_in(cookie)
        answer.headers.append(cookie)
        return answer

    def already_signed_out(self, request: ConsoleRequest, *, navigating: bool) -> Answer:
        """Signing out without a session. Raises Unauthenticated, unless it is a navigation."""
        if not navigating:
            raise Unauthenticated
        return _to_sign_in(self._expired_cookie(request))

    def _expired_cookie(self, request: ConsoleRequest) -> tuple[bytes, bytes]:
        cookie = self._sessions.expired_cookie(secure=self._proxies.is_secure(request))
        return b"set-cookie", cookie.encode()


def _to_sign_in(cookie: tuple[bytes, bytes]) -> Answer:
    return Answer(303, [(b"location", AFTER_SIGN_OUT), cookie])


def _signed_out_here() -> Answer:
    """The platform could not be told; the session is over all the same."""
    envelope = {
        "success": True,
        "status": Status.OK.value,
        "data": None,
        "messages": [],
        "messagesFrom": MessagesFrom.CONSOLE.value,
    }
    return Answer(200, [JSON], msgspec.json.encode(envelope))
