"""Signing in and out, here and at the platform; and where else an account is signed in."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

from bff.answers import Answer, success
from bff.cookies import KnownDevices
from bff.errors import BadCredentials, ConsoleError, NotFound, UpstreamBusy, UpstreamUnavailable
from bff.identities import UserContext, read_sign_in, without_token
from bff.metrics.telemetry import Log
from bff.proxy import Proxy
from bff.reading import Call
from bff.request import ConsoleRequest
from bff.sessions import SessionManager
from bff.settings import Settings
from bff.stores import ActiveSession, handle_of
from bff.throttle import Attempt, Throttle
from contracts import request_texts, texts
from contracts.envelope import MessagesFrom
from contracts.operation import Operation

AFTER_SIGN_OUT = b"/admin"
NOT_TOLD = "NOT_TOLD"
AT_ONCE = 4
MOST_WAITING = 10_000
TRIES = 5  # of what provably never reached the platform
PAUSE_SECONDS = 1.0  # before the second try; longer each time


@dataclass(frozen=True, slots=True)
class SignOutQueue:
    """Sessions that the platform has still to be told of, a few at a time. `sign_out` is its operation."""

    proxy: Proxy
    sign_out: Operation
    log: Log
    settings: Settings
    _turns: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))
    _telling: set[asyncio.Task[None]] = field(default_factory=set)

    def add(self, ended: Iterable[ActiveSession], request_id: str) -> int:
        """How many of these sessions the platform is being told of: all, unless too many wait."""
        chosen = list(ended)
        taken = chosen[: max(0, MOST_WAITING - len(self._telling))]
        for one in taken:
            bare = replace(one.session, sealed={}, parents={})
            task = asyncio.create_task(self._tell(ActiveSession(one.key, bare), request_id))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)
        if len(taken) < len(chosen):
            count = len(chosen) - len(taken)
            self.log.write("warning", "sign-out", requestId=request_id, status=NOT_TOLD, count=count)
        return len(taken)

    async def aclose(self) -> None:
        """Tells what it can within the drain time."""
        if not self._telling:
            return
        _, late = await asyncio.wait(self._telling, timeout=self.settings.drain_seconds)
        for task in late:
            task.cancel()
        if late:
            self.log.write("warning", "sign-out", status=NOT_TOLD, count=len(late))

    async def _tell(self, one: ActiveSession, request_id: str) -> None:
        request = ConsoleRequest(_BARE, _no_body, request_id, self.settings)
        call = Call(request, self.sign_out, one)
        for tried in range(TRIES):
            await asyncio.sleep(tried * PAUSE_SECONDS)
            try:
                async with self._turns:
                    await self.proxy.fetch(call)
                return
            except ConsoleError as error:
                status = str(error.status)
                if not isinstance(error, UpstreamBusy | UpstreamUnavailable):
                    break
        self.log.write("warning", "sign-out", requestId=request_id, status=status)


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
        attempt = self._attempt(call)
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
        known_by = self.devices.write(attempt.device, attempt.realm, attempt.account, user.identity, secure=secure)
        answer.set_cookie(await self._open(call.request, token, user, result.asked_at))
        answer.set_cookie(known_by)
        return answer

    def _attempt(self, call: Call) -> Attempt:
        """Who tries, and by which device the account knows them."""
        request, given = call.request, call.value
        account = str(given.get("email", ""))
        realm = str(given.get("world") or "") if self.has_worlds else ""
        return Attempt(realm, account, request.address, self.devices.find(request, realm, account))

    def forget_devices(self, call: Call, active: ActiveSession) -> None:
        """No browser is known any more to the user who gets a new password, whatever becomes of the call."""
        user_code = call.value.get(call.operation.ends_sessions_of)
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
        """Signing out by navigation, without a session."""
        return _to_sign_in(self.sessions.expired_cookie(request))


def _to_sign_in(cookie: str) -> Answer:
    answer = Answer(303, [(b"location", AFTER_SIGN_OUT)])
    answer.set_cookie(cookie)
    return answer


async def _no_body() -> dict[str, str]:
    return {"type": "http.disconnect"}


_BARE = {"method": "GET", "raw_path": b"", "query_string": b"", "scheme": "http", "headers": []}


@dataclass(frozen=True, slots=True)
class SessionsHandler:
    sessions: SessionManager
    sign_outs: SignOutQueue
    log: Log

    async def show(self, _call: Call, active: ActiveSession) -> Answer:
        """The account's sessions: this one first, then the latest used."""
        found = await self.sessions.of_user(active.session.identity)
        found.sort(key=lambda one: (one.key == active.key, one.session.seen_at), reverse=True)
        return success({"sessions": [_shown(one, active) for one in found]})

    async def end_one(self, call: Call, active: ActiveSession) -> Answer:
        """Raises NotFound for a handle of no session of this account."""
        wanted = call.fields["sessionId"]
        chosen = [one for one in await self.sessions.of_user(active.session.identity) if handle_of(one.key) == wanted]
        if not chosen:
            raise NotFound(request_texts.NO_SUCH_SESSION)
        return await self._end(call, active, chosen)

    async def end_all(self, call: Call, active: ActiveSession) -> Answer:
        chosen = await self.sessions.of_user(active.session.identity)
        answer = await self._end(call, active, chosen)
        self.log.security("sessions-ended", call.request, count=len(chosen))
        return answer

    async def _end(self, call: Call, active: ActiveSession, chosen: list[ActiveSession]) -> Answer:
        """Here at once, whatever the platform says; there in the background."""
        ended = [one for one in chosen if await self.sessions.end(one.key, texts.SIGNED_OUT_ELSEWHERE)]
        pending = self.sign_outs.add(ended, call.request.request_id)
        counts = {"endedCount": len(ended), "pendingCount": pending, "notToldCount": len(ended) - pending}
        own = call.operation.success
        messages_from = MessagesFrom.OPERATION if own else MessagesFrom.CONSOLE
        answer = success(counts, own or texts.sessions_ended(len(ended), pending), messages_from=messages_from)
        if any(one.key == active.key for one in chosen):
            answer.set_cookie(self.sessions.expired_cookie(call.request))
        return answer


def _shown(one: ActiveSession, active: ActiveSession) -> dict[str, Any]:
    session = one.session
    return {
        "_id": handle_of(one.key),
        "createdAt": _instant(session.started_at),
        "lastSeenAt": _instant(session.seen_at),
        "address": session.address,
        "userAgent": session.device,
        "isCurrent": one.key == active.key,
    }


def _instant(seconds: float) -> datetime:
    return datetime.fromtimestamp(int(seconds), UTC)
