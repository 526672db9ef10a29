"""Where an account is signed in, and signing it out there. The BFF alone knows, and answers by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec

from bff.errors import ConsoleError, NotFound
from bff.proxy import Call, Proxy
from bff.reading import Read
from bff.request import Answer, TrustedProxies
from bff.sessions import ActiveSession, SessionManager, handle_of
from bff.telemetry import JSON, Log
from contracts.envelope import MessagesFrom, Status
from contracts.operation import Handler, Operation, Table

GONE = "There is no such session. It may have ended already."


class SessionsHandler:
    """`sign_out` is the platform's operation that ends a session there."""

    def __init__(
        self, proxy: Proxy, sessions: SessionManager, proxies: TrustedProxies, sign_out: Operation, log: Log
    ) -> None:
        self._proxy = proxy
        self._sessions = sessions
        self._proxies = proxies
        self._sign_out = sign_out
        self._log = log

    async def show(self, call: Call, active: ActiveSession) -> Answer:
        """The account's sessions: this one first, then the latest used."""
        found = await self._sessions.of_the_same(active)
        found.sort(key=lambda one: (one.key == active.key, one.session.seen_at), reverse=True)
        return _answer(call.operation, {"sessions": [_shown(one, active) for one in found]})

    async def end_one(self, call: Call, active: ActiveSession) -> Answer:
        """Raises NotFound for a handle of no session of this account."""
        wanted = call.read.fields["sessionId"]
        chosen = [one for one in await self._sessions.of_the_same(active) if handle_of(one.key) == wanted]
        if not chosen:
            raise NotFound(GONE)
        return await self._end(call, active, chosen)

    async def end_all(self, call: Call, active: ActiveSession) -> Answer:
        return await self._end(call, active, await self._sessions.of_the_same(active))

    async def _end(self, call: Call, active: ActiveSession, chosen: Iterable[ActiveSession]) -> Answer:
        """Here first, whatever the platform says; then there, all at once."""
        ended = list(chosen)
        for one in ended:
            await self._sessions.end(one.key)
        await asyncio.gather(*(self._end_there(call, one) for one in ended))
        answer = _answer(call.operation, {"endedCount": len(ended)})
        if any(one.key == active.key for one in ended):
            cookie = self._sessions.expired_cookie(secure=self._proxies.is_secure(call.request))
            answer.headers.append((b"set-cookie", cookie.encode()))
        return answer

    async def _end_there(self, call: Call, one: ActiveSession) -> None:
        out = Call(call.request, Read(self._sign_out, "", {}, b"", {}), {}, one)
        try:
            await self._proxy.fetch(out)
        except ConsoleError as error:
            self._log.write("warning", "sign-out", requestId=call.request.request_id, status=str(error.status))


def sign_out_of(table: Table) -> Operation:
    """The operation of a table by which the platform ends a session. Raises ValueError where there is none."""
    for operation in table:
        if operation.handler is Handler.SIGN_OUT:
            return operation
    raise ValueError("the table has no operation that signs out")


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


def _answer(operation: Operation, data: Any) -> Answer:
    envelope = {
        "success": True,
        "status": Status.OK.value,
        "data": data,
        "messages": [operation.success] if operation.success else [],
        "messagesFrom": (MessagesFrom.OPERATION if operation.success else MessagesFrom.CONSOLE).value,
    }
    return Answer(200, [JSON], msgspec.json.encode(envelope))
