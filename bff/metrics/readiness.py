"""Whether the console is well. Loaded once somebody asks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bff.answers import JSON, NO_STORE, Answer
from bff.coalescing import Shared
from bff.engines.engine import EngineError
from bff.errors import UpstreamUnavailable

if TYPE_CHECKING:
    from bff.engines.protocol import Engine
    from bff.requests.connections import Connections

READY_SECONDS = 2.0
READY_SHARED_SECONDS = 1.0


class Readiness:
    """Whether the platform's own /healthz answers without a server error, and the store of the sessions if it is
    elsewhere (`ping`), asked once at a time and known for READY_SHARED_SECONDS, however many ask; and whether this
    process was not told to end, which its server's `connections` know."""

    def __init__(
        self,
        engine: Engine,
        connections: Connections | None,
        clock: Callable[[], float],
        ping: Callable[[], Awaitable[bool]] | None = None,
    ) -> None:
        self._engine = engine
        self._connections = connections
        self._ping = ping
        self._probes: Shared[str] = Shared(clock=clock)

    async def answer(self) -> Answer:
        """The answer of /readyz."""
        if self._connections is not None and self._connections.stopping:
            return UpstreamUnavailable("The console is stopping.").answer()
        if missing := await self._probes.get("", READY_SHARED_SECONDS, self._probe):
            return UpstreamUnavailable(f"The {missing} is not ready.").answer()
        return Answer(200, [JSON, NO_STORE], b'{"status":"ready"}')

    async def _probe(self) -> str:
        """What is away; empty when nothing is."""
        if self._ping is not None and not await self._ping():
            return "session store"
        try:
            async with asyncio.timeout(READY_SECONDS):
                reply = await self._engine.send("GET", "/healthz", [], b"", seconds=READY_SECONDS)
        except (EngineError, TimeoutError):
            return "platform"
        return "" if reply.status < 500 else "platform"
