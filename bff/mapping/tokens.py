"""New tokens for old: each session's is refreshed once, whoever asks, and whichever worker."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from bff.engines.engine import EngineError
from bff.errors import Unauthenticated, UpstreamUnavailable
from bff.mapping.engine import MappedEngine
from bff.metrics.telemetry import Log
from bff.stores.sessions import ActiveSession
from contracts.mapping import Platform
from contracts.mapping.exchange import RefreshFailed, RefreshRefused, refreshed
from contracts.mapping.incoming import RawReply
from contracts.mapping.tokens import PlatformToken
from contracts.texts import NOT_RENEWED, SIGNED_OUT

if TYPE_CHECKING:
    from bff.stores.protocols import Leases, SessionStore

EARLY_SECONDS = 30.0
EARLY_SHARE = 0.1  # of a token that lives shorter than that allows
LEASE_SECONDS = 15.0
REFRESH_SECONDS = 10.0
PAUSE_SECONDS = 0.05


@dataclass(slots=True)
class Renewals:
    """`clock` gives seconds since the epoch, which tokens are counted by."""

    platform: Platform
    engine: MappedEngine
    sessions: SessionStore
    leases: Leases | None
    clock: Callable[[], float]
    log: Log
    _under_way: dict[str, asyncio.Task[ActiveSession]] = field(default_factory=dict)

    def can_renew(self, active: ActiveSession) -> bool:
        return bool(PlatformToken.read(active.session.token).refresh_token)

    async def current(self, active: ActiveSession) -> ActiveSession:
        """The session with a token that the platform takes. Raises Unauthenticated where it gives none, and
        UpstreamUnavailable where it cannot be asked and the token is over."""
        token = PlatformToken.read(active.session.token)
        now = self.clock()
        if not token.refresh_token or not token.expires_at or now < token.expires_at - EARLY_SECONDS:
            return active
        try:
            return await self.renewed(active)
        except UpstreamUnavailable:
            if now < token.expires_at:
                return active
            raise

    async def renewed(self, active: ActiveSession) -> ActiveSession:
        """The session with another token than this one. Raises as `current` does."""
        task = self._under_way.get(active.key)
        if task is None:
            task = self._under_way[active.key] = asyncio.create_task(self._renewed(active))
            task.add_done_callback(lambda _: self._under_way.pop(active.key, None))
            task.add_done_callback(_heard)
        # A browser that leaves does not end it: a refresh token that was used and not kept would end the session.
        return await asyncio.shield(task)

    async def aclose(self) -> None:
        """Waits for those under way."""
        while self._under_way:
            await asyncio.wait(tuple(self._under_way.values()))

    async def _renewed(self, active: ActiveSession) -> ActiveSession:
        owner, before = secrets.token_hex(8), active.session.token
        while True:
            session = await self.sessions.get(active.key)
            if session is None:
                raise Unauthenticated(await self.sessions.reason(active.key) or SIGNED_OUT)
            if session.token != before:
                return ActiveSession(active.key, session)
            if self.leases is None:
                return await self._asked(active, owner)
            is_ours = await self.leases.lease(active.key, before, owner, LEASE_SECONDS)
            if is_ours:
                return await self._asked(active, owner)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _asked(self, active: ActiveSession, owner: str) -> ActiveSession:
        before = active.session.token

        async def send(method: str, target: str, headers: list[tuple[str, str]], body: bytes) -> RawReply:
            return await self.engine.ask(method, target, headers, body, REFRESH_SECONDS)

        try:
            token = await refreshed(self.platform, PlatformToken.read(before), send, self.clock())
        except RefreshRefused as refused:
            self.log.write("warning", "token-refused", userCode=active.session.identity.userCode, reason=str(refused))
            await self.sessions.remove(active.key, NOT_RENEWED)
            raise Unauthenticated(NOT_RENEWED) from None
        except (EngineError, RefreshFailed) as error:
            self.log.write("warning", "token-not-renewed", reason=type(error).__name__)
            if self.leases is not None:
                await self.leases.release(active.key, owner)
            raise UpstreamUnavailable from None
        text = token.written()
        if not await self.sessions.replace_token(active.key, before, text):  # it goes on under another key by now
            for one in await self.sessions.of_user(active.session.identity.userCode, active.session.identity.realm):
                await self.sessions.replace_token(one.key, before, text)
        return ActiveSession(active.key, replace(active.session, token=text))


def _heard(task: asyncio.Task[ActiveSession]) -> None:
    """An error that nobody waits for any more is no news."""
    if not task.cancelled():
        task.exception()
