"""The platform's feed of changed identities: who is no longer as their session has them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import quote

from bff.engine import Engine, EngineError
from bff.errors import UpstreamMalformed
from bff.identities import read_changes
from bff.mapping.routes import UpstreamRoute
from bff.metrics.telemetry import Log
from bff.normalising import normalise
from bff.request import new_request_id
from bff.sessions import SessionManager
from bff.stores import IdentityStore
from contracts.operation import Operation

PERIOD_SECONDS = 0.7  # less than what is known lasts, so that a slow answer of the feed leaves no gap
LONGEST_PAUSE_SECONDS = 30.0


@dataclass(slots=True)
class IdentityFeed:
    """Asks the platform who changed, by the one operation that no browser may call."""

    engine: Engine
    operation: Operation
    route: UpstreamRoute
    token: str = field(repr=False)
    known: IdentityStore
    sessions: SessionManager
    log: Log
    clock: Callable[[], float]
    _cursor: str | None = None

    async def run(self) -> None:
        """Asks until cancelled: at once, then every period, more seldom while it fails."""
        now = asyncio.get_running_loop().time
        period, went_well = PERIOD_SECONDS, True
        while True:
            began, before = now(), went_well
            went_well = await self.ask()
            if went_well is not before:
                self.log.write("info" if went_well else "warning", "identity-feed", isAnswered=went_well)
            period = PERIOD_SECONDS if went_well else min(2 * period, LONGEST_PAUSE_SECONDS)
            await asyncio.sleep(max(0.0, began + period - now()))

    async def ask(self) -> bool:
        """Whether the platform told; whom it signed out is signed out here."""
        asked_at, cursor, request_id = self.clock(), self._cursor, new_request_id()
        headers = self.route.rename([("authorization", f"Bearer {self.token}"), ("x-request-id", request_id)])
        target = self.route.path(None, {}) + (f"?since={quote(cursor, safe='')}" if cursor is not None else "")
        seconds = self.operation.time_limit
        try:
            reply = await self.engine.send(self.route.method, target, headers, b"", seconds=seconds)
            changes = read_changes(normalise(self.operation, reply, request_id).body)
        except (EngineError, UpstreamMalformed):
            return False
        users = [(change.realm, change.userCode) for change in changes.changes]
        self.known.note_changes(users, asked_at, is_gap=cursor is None or not changes.isComplete)
        self._cursor = changes.cursor
        for change in changes.changes:
            if change.isSignedOut and change.userCode is not None:
                await self.sessions.end_of_user(change.userCode, change.realm)
        return True
