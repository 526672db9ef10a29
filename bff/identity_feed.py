"""Which sessions are known to be unchanged: by the platform's feed of changed identities, else because the
platform itself answered them just now. Nobody else gets an answer that was made for somebody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from urllib.parse import quote

from cachetools import LRUCache

from bff.engine import Engine, EngineError
from bff.errors import UpstreamMalformed
from bff.identities import IdentityChanges, read_changes
from bff.normalising import normalise
from bff.request import new_request_id
from bff.sessions import ActiveSession, SessionManager
from bff.telemetry import Log
from bff.upstream_routes import UpstreamRoute
from contracts.operation import Operation

KNOWN_SECONDS = 1.0
PERIOD_SECONDS = 0.9  # less than what is known lasts, so that the feed's own time leaves no gap
LONGEST_PAUSE_SECONDS = 30.0
MOST_SESSIONS, MOST_CHANGES = 100_000, 10_000
NEVER = float("-inf")


class KnownIdentities:
    """What the platform said of each session's user, by when it was asked."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.now = clock
        self.answered: LRUCache[str, float] = LRUCache(MOST_SESSIONS)  # what a session asked was done
        self.identified: LRUCache[str, float] = LRUCache(MOST_SESSIONS)  # who a session's user is was told
        self._changed: dict[tuple[str, str | None], float] = {}
        self._all_changed = self._covered_from = self._fed = NEVER

    def is_unchanged(self, active: ActiveSession) -> bool:
        """Whether a session's user was as they are known to be less than a second ago.

        One whom the feed calls changed is not known again before the platform has told who they are now.
        """
        identity, started_at = active.session.identity, active.session.started_at
        users = ((identity.realm, identity.userCode), (identity.realm, None))
        changed = max(self._all_changed, *(self._changed.get(user, NEVER) for user in users))
        if max(started_at, self.identified.get(active.key, NEVER)) <= changed:
            return False
        answered = max(started_at, self.answered.get(active.key, NEVER))
        return self._is_recent(answered) or (self._is_recent(self._fed) and answered > self._covered_from)

    def _is_recent(self, at: float) -> bool:
        return 0 <= self.now() - at < KNOWN_SECONDS

    def learn(self, changes: IdentityChanges, asked_at: float, *, is_first: bool) -> None:
        """Takes in an answer of the feed. Of a first one, and of a gap, nothing is known from before."""
        now = self.now()
        if is_first or not changes.isComplete:
            self._covered_from = now
        if len(self._changed) + len(changes.changes) > MOST_CHANGES:
            self._changed, self._all_changed = {}, now
        self._changed.update({(change.realm, change.userCode): now for change in changes.changes})
        self._fed = asked_at


class IdentityFeed:
    """Asks the platform who changed, by the one operation that no browser may call."""

    def __init__(
        self,
        engine: Engine,
        operation: Operation,
        route: UpstreamRoute,
        token: str,
        known: KnownIdentities,
        sessions: SessionManager,
        log: Log,
    ) -> None:
        self._engine, self._operation, self._route, self._token = engine, operation, route, token
        self._known, self._sessions, self._log = known, sessions, log
        self._cursor: str | None = None

    async def run(self) -> None:
        """Asks until cancelled: at once, then every period, more seldom while it fails."""
        now = asyncio.get_running_loop().time
        period, went_well = PERIOD_SECONDS, True
        while True:
            began, before = now(), went_well
            went_well = await self.ask()
            if went_well is not before:
                self._log.write("info" if went_well else "warning", "identity-feed", isAnswered=went_well)
            period = PERIOD_SECONDS if went_well else min(2 * period, LONGEST_PAUSE_SECONDS)
            await asyncio.sleep(max(0.0, began + period - now()))

    async def ask(self) -> bool:
        """Whether the platform told; whom it signed out is signed out here."""
        asked_at, cursor, request_id = self._known.now(), self._cursor, new_request_id()
        headers = [("authorization", f"Bearer {self._token}"), ("x-request-id", request_id)]
        headers = [(self._route.headers.get(name, name), value) for name, value in headers]
        target = self._route.path(None, {}) + (f"?since={quote(cursor, safe='')}" if cursor is not None else "")
        seconds = self._operation.time_limit
        try:
            reply = await self._engine.send(self._route.method, target, headers, b"", seconds=seconds)
            changes = read_changes(normalise(self._operation, reply, request_id).body)
        except (EngineError, UpstreamMalformed):
            return False
        self._known.learn(changes, asked_at, is_first=cursor is None)
        self._cursor = changes.cursor
        for change in changes.changes:
            if change.isSignedOut and change.userCode is not None:
                await self._sessions.end_of_user(change.userCode, change.realm)
        return True
