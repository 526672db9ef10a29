"""Signing in and out, at the platform and here."""

from __future__ import annotations

from dataclasses import dataclass

from bff.answers import Answer, success
from bff.devices import Device, KnownDevices
from bff.errors import BadCredentials, ConsoleError, Unauthenticated
from bff.identities import UserContext, read_sign_in, without_token
from bff.metrics.telemetry import Log
from bff.proxy import Proxy
from bff.reading import Call
from bff.request import ConsoleRequest
from bff.sessions import SessionManager
from bff.sign_outs import SignOutQueue
from bff.stores import ActiveSession
from bff.throttle import Attempt, Throttle

AFTER_SIGN_OUT = b"/admin"


@dataclass(frozen=True, slots=True)
class SignIn:
    """`has_worlds`: whether the platform takes a world at sign-in. Of one that ignores it, it must not
    make one account many to the throttle."""

    proxy: Proxy
    sessions: SessionManager
    throttle: Throttle
    devices: KnownDevices
    sign_outs: SignOutQueue
    log: Log
    has_worlds: bool

    async def sign_in(self, call: Call) -> Answer:
        """Opens a session under a new id; the one that the browser had is over.

        An account that is unknown and a wrong password are answered alike, whatever the platform
        says. Raises BadCredentials, Throttled, and what Upstream.call does.
        """
        attempt, device = self._attempt(call)
        await self.throttle.attempt(attempt)
        judged = False
        try:
            result = await self.proxy.fetch(call)
            judged = result.http < 500 and result.http != 429
        finally:
            if not judged:
                await self.throttle.undecided(attempt)
        if not judged:
            return self.proxy.to_answer(call, result)
        if not result.is_success:
            await self.throttle.failed(attempt)
            raise BadCredentials
        token, user = read_sign_in(result.body)
        await self.throttle.succeeded(attempt)
        answer = self.proxy.to_answer(call, result, without_token(result.body))
        secure = call.request.is_secure
        known_by = self.devices.write(device, attempt.realm, attempt.account, user.identity, secure=secure)
        answer.set_cookie(await self._open(call.request, token, user, result.asked_at))
        answer.set_cookie(known_by)
        return answer

    def _attempt(self, call: Call) -> tuple[Attempt, Device | None]:
        """Who tries, and the device that the account knows them by."""
        request, given = call.request, call.value
        account = str(given.get("email", ""))
        realm = str(given.get("world") or "") if self.has_worlds else ""
        device = self.devices.find(request, realm, account)
        return Attempt(realm, account, request.address, device.id if device else None), device

    def forget_devices(self, call: Call, active: ActiveSession) -> None:
        """No browser is known any more to the user who gets a new password, whatever becomes of the call."""
        user_code = call.value.get(call.operation.resets_password_of)
        self.devices.forget(active.session.identity.realm, str(user_code))

    async def _open(self, request: ConsoleRequest, token: str, user: UserContext, started_at: float) -> str:
        """The Set-Cookie value of a new session. The one that the browser had ends, at the platform too."""
        before = await self.sessions.find(request, extend=False)
        ended = [before] if before is not None and await self.sessions.end(before.key) else []
        request.user_code, request.realm = user.identity.userCode, user.identity.realm
        cookie, surplus = await self.sessions.open(request, token, user, started_at)
        if surplus:
            self.log.security("session-limit-reached", request, count=len(surplus))
        self.sign_outs.add(ended + surplus, request.request_id)
        return cookie

    async def sign_out(self, call: Call, active: ActiveSession) -> Answer:
        """Ends the session here whatever the platform says, and there if it can be reached."""
        await self.sessions.end(active.key)
        cookie = self.sessions.expired_cookie(call.request)
        try:
            result = await self.proxy.fetch(call)
        except ConsoleError as error:
            self.log.write("warning", "sign-out", requestId=call.request.request_id, status=str(error.status))
            answer = success()
        else:
            answer = self.proxy.to_answer(call, result) if result.is_success else success()
        if call.request.is_own_navigation:
            return _to_sign_in(cookie)
        answer.set_cookie(cookie)
        return answer

    def already_signed_out(self, request: ConsoleRequest) -> Answer:
        """Signing out without a session. Raises Unauthenticated, unless it is a navigation."""
        if not request.is_own_navigation:
            raise Unauthenticated
        return _to_sign_in(self.sessions.expired_cookie(request))


def _to_sign_in(cookie: str) -> Answer:
    answer = Answer(303, [(b"location", AFTER_SIGN_OUT)])
    answer.set_cookie(cookie)
    return answer
