"""The platform's feed of users who are no longer who they were. Optional: imported only with BFF_SERVICE_TOKEN."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated
from urllib.parse import quote

import msgspec

from bff.engines.engine import EngineError
from bff.errors import StoreUnavailable, UpstreamMalformed
from bff.metrics.telemetry import Log
from bff.replies.normalising import normalise
from bff.requests.request import new_request_id
from bff.sessions.identities import read_data
from bff.sessions.sessions import SessionManager
from bff.stores.identities import NEVER, KnownIdentities
from contracts.operation import Operation
from contracts.upstream_routes import UpstreamRoute

if TYPE_CHECKING:
    from bff.engines.protocol import Engine

PERIOD_SECONDS = 0.7  # less than what is known lasts, so that a slow answer of the feed leaves no gap
LONGEST_PAUSE_SECONDS = 30.0
LONGEST_CURSOR = 1024  # it goes up in each call's address


class _Change(msgspec.Struct, frozen=True):
    realm: str
    userCode: str | None = None
    isSignedOut: bool = False


class _Changes(msgspec.Struct, frozen=True):
    # `cursor` is where to go on from.
    cursor: Annotated[str, msgspec.Meta(max_length=LONGEST_CURSOR)]
    isComplete: bool
    changes: list[_Change]


@dataclass(slots=True)
class IdentityFeed:
    """Asks the platform who changed, by the one operation that no browser may call."""

    engine: Engine
    operation: Operation
    route: UpstreamRoute
    token: str = field(repr=False)
    known: KnownIdentities
    sessions: SessionManager
    log: Log
    clock: Callable[[], float]
    asked: int = 0  # how often, and which time was the last that was answered
    answered: int = 0
    is_answering: bool = True
    _cursor: str | None = None
    _requested_at: float = NEVER
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)

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

    async def ask(self, since: int | None = None) -> bool:
        """Whether the platform answered; users that it signed out are signed out here, but for sessions that began
        since it was asked before: of those it is not known whether they began after that, so they are asked for.
        `since`: how often it had been asked; where it was answered again after that, or fails, it is not asked now."""
        async with self._turn:
            if since is None or (self.answered <= since and self.is_answering):
                await self._ask()
        return self.is_answering

    async def _ask(self) -> None:
        self.asked += 1
        number = self.asked
        requested_at, cursor, request_id = self.clock(), self._cursor, new_request_id()
        headers = self.route.rename([("authorization", f"Bearer {self.token}"), ("x-request-id", request_id)])
        target = self.route.target(None, {}, f"since={quote(cursor, safe='')}" if cursor is not None else "")
        seconds = self.operation.time_limit
        try:
            reply = await self.engine.send(self.route.method, target, headers, b"", seconds=seconds)
            changes = read_data(_Changes, normalise(self.operation, reply, request_id).body)
        except (EngineError, UpstreamMalformed):
            self.is_answering = False
            return
        users = [(change.realm, change.userCode) for change in changes.changes]
        self.known.record_changes(users, requested_at, is_gap=cursor is None or not changes.isComplete)
        try:
            for change in changes.changes:
                if change.isSignedOut and change.userCode is not None:
                    await self.sessions.end_all(change.userCode, change.realm, until=self._requested_at)
        except StoreUnavailable:  # the same changes are asked for again
            self.is_answering = False
            return
        self._cursor, self._requested_at = changes.cursor, requested_at
        self.answered, self.is_answering = number, True
