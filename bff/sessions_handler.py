"""Where an account is signed in, and signing it out there. The BFF alone knows, and answers by itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from bff.answers import Answer, success
from bff.cookies import handle_of
from bff.errors import NotFound
from bff.metrics.telemetry import Log
from bff.reading import Call
from bff.sessions import SessionManager
from bff.sign_outs import SignOutQueue
from bff.stores import ActiveSession
from contracts import texts
from contracts.envelope import MessagesFrom
from contracts.operation import Operation

GONE = "There is no such session. It may have ended already."


@dataclass(frozen=True, slots=True)
class SessionsHandler:
    sessions: SessionManager
    sign_outs: SignOutQueue
    log: Log

    async def show(self, call: Call, active: ActiveSession) -> Answer:
        """The account's sessions: this one first, then the latest used."""
        found = await self.sessions.of_user(active.session.identity)
        found.sort(key=lambda one: (one.key == active.key, one.session.seen_at), reverse=True)
        return _answer(call.operation, {"sessions": [_shown(one, active) for one in found]})

    async def end_one(self, call: Call, active: ActiveSession) -> Answer:
        """Raises NotFound for a handle of no session of this account."""
        wanted = call.fields["sessionId"]
        chosen = [one for one in await self.sessions.of_user(active.session.identity) if handle_of(one.key) == wanted]
        if not chosen:
            raise NotFound(GONE)
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
        answer = _answer(call.operation, counts, _ended_message(counts))
        if any(one.key == active.key for one in chosen):
            answer.set_cookie(self.sessions.expired_cookie(call.request))
        return answer


def _ended_message(counts: Mapping[str, int]) -> str:
    ended, pending, not_told = counts.values()
    sessions = "1 session" if ended == 1 else f"{ended} sessions"
    if not not_told:
        return f"Signed out of {sessions} here. The platform is being told."
    return f"Signed out of {sessions} here. The platform is being told of {pending}; the rest end by themselves."


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


def _answer(operation: Operation, data: Any, *messages: str) -> Answer:
    """The operation's own success text comes first."""
    if operation.success:
        return success(data, operation.success, messages_from=MessagesFrom.OPERATION)
    return success(data, *messages)
