"""Telling the platform, in the background, of sessions that ended here."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from bff.errors import ConsoleError, UpstreamBusy, UpstreamUnavailable
from bff.metrics.telemetry import Log
from bff.proxy import Proxy
from bff.reading import Call
from bff.request import ConsoleRequest
from bff.settings import Settings
from bff.stores import ActiveSession
from contracts.operation import Operation

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
        for pause in range(1, TRIES + 1):
            try:
                async with self._turns:
                    await self.proxy.fetch(call)
            except (UpstreamBusy, UpstreamUnavailable) as error:
                status = str(error.status)
            except ConsoleError as error:
                status = str(error.status)
                break
            else:
                return
            if pause < TRIES:
                await asyncio.sleep(pause * PAUSE_SECONDS)
        self.log.write("warning", "sign-out", requestId=request_id, status=status)


async def _no_body() -> dict[str, str]:
    return {"type": "http.disconnect"}


_BARE = {"method": "GET", "raw_path": b"", "query_string": b"", "scheme": "http", "headers": []}
