"""Signing in and out, here and at the platform; and where else an account is signed in."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from bff.answers import Answer, success
from bff.errors import (
    BadCredentials,
    ConsoleError,
    NotFound,
    OutcomeUnknown,
    Unauthenticated,
    UpstreamBusy,
    UpstreamUnavailable,
)
from bff.forwarding.proxy import Proxy, UpstreamResult
from bff.metrics.telemetry import Log
from bff.replies.normalising import data_field, with_fields
from bff.requests.reading import Call
from bff.requests.request import ConsoleRequest
from bff.sessions.cookies import KnownDevices
from bff.sessions.identities import read_sign_in
from bff.sessions.sessions import SessionManager
from bff.sessions.throttle import Attempt, Throttle
from bff.settings import Settings
from bff.stores.sessions import ActiveSession, Session, handle_of
from contracts import request_texts, texts
from contracts.envelope import MessagesFrom
from contracts.operation import Handler, Operation
from contracts.wire import Invalid

AFTER_SIGN_OUT = b"/admin"
NOT_TOLD = "NOT_TOLD"
AT_ONCE = 4
MOST_WAITING = 10_000
TRIES = 5  # of what provably never reached the platform
PAUSE_SECONDS = 1.0  # before the second try; longer each time


@dataclass(frozen=True, slots=True)
class SignOutQueue:
    """Sessions that are still to be ended at the platform, a few at a time. `sign_out` is the operation that ends
    one."""

    proxy: Proxy
    sign_out: Operation
    log: Log
    settings: Settings
    _turns: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))
    _notices: set[asyncio.Task[None]] = field(default_factory=set)

    def add(self, ended: Iterable[ActiveSession], request_id: str) -> int:
        """How many of these sessions are queued to be ended at the platform: all, unless too many wait."""
        chosen = list(ended)
        taken = chosen[: max(0, MOST_WAITING - len(self._notices))]
        for one in taken:
            bare = replace(one.session, parents={})
            task = asyncio.create_task(self._tell(ActiveSession(one.key, bare), request_id))
            self._notices.add(task)
            task.add_done_callback(self._notices.discard)
        if len(taken) < len(chosen):
            count = len(chosen) - len(taken)
            self.log.write("warning", "sign-out", requestId=request_id, status=NOT_TOLD, count=count)
        return len(taken)

    async def aclose(self) -> None:
        """Tells what it can within the drain time."""
        if not self._notices:
            return
        _, late = await asyncio.wait(self._notices, timeout=self.settings.drain_seconds)
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
    """`has_worlds`: whether the platform takes a world at sign-in."""

    proxy: Proxy
    sessions: SessionManager
    throttle: Throttle
    devices: KnownDevices
    sign_outs: SignOutQueue
    log: Log
    has_worlds: bool

    async def sign_in(self, call: Call) -> Answer:
        """Opens a session under a new id; the one that the browser had is over, at the platform too.

        An account that is unknown and a wrong password are answered alike, whatever the platform
        says; its 403 passes: the password was right, and the account is blocked. Raises Invalid for a world where
        there is none, BadCredentials, Throttled, and what Upstream.call does.
        """
        given = call.value
        realm = str(given.get("world") or "")
        if realm and not self.has_worlds:
            raise Invalid({"world": request_texts.UNKNOWN_FIELD})
        account = f"{realm}\n{str(given.get('email', '')).strip().casefold()}"
        attempt, result, is_right = await self._tried(call, account)
        if is_right is None:
            return self.proxy.to_answer(call, result)
        if not is_right:
            raise BadCredentials
        token, user = read_sign_in(result.body)
        answer = self.proxy.to_answer(call, result, with_fields(result.body, {"user", "operators"}.__contains__))
        request, at = call.request, (result.requested_at,) * 3
        from bff.metrics.user_agents import describe_user_agent  # noqa: PLC0415 - imported for the first sign-in

        device = describe_user_agent(request.header(b"user-agent"))
        session = Session(token, user.identity, user.parents, *at, request.address, device, account)
        before = await self.sessions.find(request)
        ended = [before] if before is not None and await self.sessions.store.remove(before.key) else []
        request.user_code, request.realm = user.identity.userCode, user.identity.realm
        cookie, surplus = await self.sessions.open(request, session)
        if surplus:
            self.log.security("session-limit-reached", request, count=len(surplus))
        self.sign_outs.add(ended + surplus, request.request_id)
        answer.set_cookie(cookie)
        answer.set_cookie(self.devices.write(attempt.device, account, user.identity, secure=request.is_secure))
        return answer

    async def prove(self, call: Call, active: ActiveSession) -> Answer:
        """Has the platform judge the user's own password; once it is right, the session goes on under a new id. With
        a new password the user's other sessions are over. Raises Unauthenticated after too many wrong ones, Throttled,
        and what Upstream.call does."""
        identity, changes = active.session.identity, call.operation.handler is Handler.CHANGE_PASSWORD
        async with self._forgetting(identity.realm, identity.userCode if changes else None) as outcome:
            _, result, is_right = await self._tried(call, active.session.account)
            outcome.append(result.http)
        if is_right is False:
            self.log.security("proof-failed", call.request)
            if await self.throttle.is_last_proof(active.key):
                await self.sessions.store.remove(active.key, texts.TOO_MANY_PROOFS)
                self.sign_outs.add([active], call.request.request_id)
                raise Unauthenticated(texts.TOO_MANY_PROOFS)
        answer = self.proxy.to_answer(call, result)
        if is_right and changes:
            await self.sessions.end_all(identity.userCode, identity.realm, texts.PASSWORD_CHANGED, but=active.key)
            self.proxy.known.record_changed(active)
        if is_right:
            at = result.requested_at
            answer.set_cookie(await self.sessions.renew(call.request, active, at, is_outdated=changes))
        return answer

    async def end_sessions(self, call: Call, active: ActiveSession, field: str) -> Answer:
        """The answer of a call by which the sessions of the user in this field of its body are over."""
        realm, user_code = active.session.identity.realm, str(call.value.get(field))
        async with self._forgetting(realm, user_code) as outcome:
            answer = await self.proxy.answer(call)
            outcome.append(answer.status)
        if answer.status < 300:
            await self.sessions.end_all(user_code, realm)
        return answer

    @asynccontextmanager
    async def _forgetting(self, realm: str, user_code: str | None) -> AsyncIterator[list[int]]:
        """Has no browser known to a user any more once the platform agreed to a call, or its answer was lost; the
        HTTP status of its answer is put into what this yields."""
        outcome: list[int] = []
        try:
            yield outcome
        except OutcomeUnknown:
            outcome.append(OutcomeUnknown.http)
            raise
        finally:
            if user_code is not None and any(http < 300 or http == OutcomeUnknown.http for http in outcome):
                await self.devices.forget(realm, user_code)

    async def _tried(self, call: Call, account: str) -> tuple[Attempt, UpstreamResult, bool | None]:
        """The platform's answer to an account's password, and whether that was right; None where it did not say."""
        attempt = Attempt(account, call.request.address, await self.devices.find(call.request, account))
        await self.throttle.attempt(attempt)
        is_right = None
        try:
            result = await self.proxy.fetch(call)
            is_right = _verdict(call.operation, result)
        finally:
            await self.throttle.judged(attempt, is_right)
        return attempt, result, is_right

    async def sign_out(self, call: Call, active: ActiveSession) -> Answer:
        """Ends the session here whatever the platform says, and there if it can be reached."""
        await self.sessions.store.remove(active.key)
        cookie = self.sessions.expired_cookie(call.request)
        answer = success()
        try:
            result = await self.proxy.fetch(call)
            answer = self.proxy.to_answer(call, result) if result.is_success else answer
        except ConsoleError as error:
            self.log.write("warning", "sign-out", requestId=call.request.request_id, status=str(error.status))
        if call.request.is_own_navigation:
            return _to_sign_in(cookie)
        answer.set_cookie(cookie)
        return answer

    def already_signed_out(self, request: ConsoleRequest) -> Answer:
        """Signing out by navigation, without a session."""
        return _to_sign_in(self.sessions.expired_cookie(request))

    async def show_sessions(self, _call: Call, active: ActiveSession) -> Answer:
        """The account's sessions: this one first, then the latest used."""
        found = await self._of_user(active)
        found.sort(key=lambda one: (one.key == active.key, one.session.seen_at), reverse=True)
        return success({"sessions": [self._session_to_wire(one, active) for one in found]})

    def _session_to_wire(self, one: ActiveSession, active: ActiveSession) -> dict[str, Any]:
        session = one.session
        return {
            "_id": handle_of(one.key),
            "createdAt": self.sessions.shown(session.started_at),
            "lastSeenAt": self.sessions.shown(session.seen_at),
            "address": session.address,
            "userAgent": session.device,
            "isCurrent": one.key == active.key,
        }

    async def end_session(self, call: Call, active: ActiveSession) -> Answer:
        """Raises NotFound for a handle of no session of this account."""
        wanted = call.fields["sessionId"]
        chosen = [one for one in await self._of_user(active) if handle_of(one.key) == wanted]
        if not chosen:
            raise NotFound(request_texts.NO_SUCH_SESSION)
        return await self._end(call, active, chosen)

    async def end_own_sessions(self, call: Call, active: ActiveSession) -> Answer:
        chosen = await self._of_user(active)
        answer = await self._end(call, active, chosen)
        self.log.security("sessions-ended", call.request, count=len(chosen))
        return answer

    async def _of_user(self, active: ActiveSession) -> list[ActiveSession]:
        return await self.sessions.store.of_user(active.session.identity.userCode, active.session.identity.realm)

    async def _end(self, call: Call, active: ActiveSession, chosen: list[ActiveSession]) -> Answer:
        """Here at once, whatever the platform says; there in the background."""
        ended = [one for one in chosen if await self.sessions.store.remove(one.key, texts.SIGNED_OUT_ELSEWHERE)]
        pending = self.sign_outs.add(ended, call.request.request_id)
        counts = {"endedCount": len(ended), "pendingCount": pending, "notQueuedCount": len(ended) - pending}
        own = call.operation.success_text(call.value)
        messages_from = MessagesFrom.OPERATION if own else MessagesFrom.CONSOLE
        answer = success(counts, own or texts.sessions_ended(len(ended), pending), messages_from=messages_from)
        if any(one.key == active.key for one in chosen):
            answer.set_cookie(self.sessions.expired_cookie(call.request))
        return answer


def _verdict(operation: Operation, result: UpstreamResult) -> bool | None:
    if result.is_success:
        return True
    if result.http >= 500 or result.http in (403, 429):  # 403: the password is right, its user is blocked
        return None
    is_of_password = operation.proof_field is None or operation.proof_field in (data_field(result.body, "fields") or ())
    return False if is_of_password or result.http == 401 else None


def _to_sign_in(cookie: str) -> Answer:
    answer = Answer(303, [(b"location", AFTER_SIGN_OUT)])
    answer.set_cookie(cookie)
    return answer


async def _no_body() -> dict[str, str]:
    return {"type": "http.disconnect"}


_BARE = {"method": "GET", "raw_path": b"", "query_string": b"", "scheme": "http", "headers": []}
