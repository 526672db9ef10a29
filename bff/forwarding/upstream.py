"""One call to the platform: a slot, a time limit, one more try for reads, and what a failure means.

A write runs in a task of its own, so that a browser that goes away neither cuts it short nor keeps its
slot. It is never sent twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from bff.engines.engine import DEFAULT_LIMITS, EngineError, Headers, NoReply, Reply, ReplyTimeout, whole
from bff.errors import error_without_reply
from bff.forwarding.bulkhead import Bulkhead
from bff.requests.headers import media_type
from bff.settings import Settings
from contracts.operation import Operation

if TYPE_CHECKING:
    from bff.engines.engine import Body
    from bff.engines.protocol import Engine, Guard
    from bff.forwarding.breaker.guard import AreaGuard


class Upstream:
    """One platform behind one engine. Calls and downloads have slots of their own, shared as Bulkhead says;
    `user` is whose share a call takes."""

    reply_bytes = DEFAULT_LIMITS.reply_bytes

    def __init__(self, engine: Engine, settings: Settings, guard: AreaGuard | None = None) -> None:
        self._engine = engine
        self.guard: Guard | None = guard
        wait_seconds, queue = settings.upstream_wait_seconds, settings.upstream_queue
        is_slow = guard.is_slow if guard else None
        self.calls = Bulkhead(settings.upstream_slots, wait_seconds, queue=queue, is_slow=is_slow)
        most = settings.download_slots
        self.downloads = Bulkhead(most, wait_seconds, queue=queue, area_share=most, user_share=max(1, most // 4))
        self._running: set[asyncio.Task[Reply]] = set()

    @property
    def held(self) -> int:
        """The slots taken."""
        return self.calls.held + self.downloads.held

    async def call(
        self, operation: Operation, method: str, target: str, headers: Headers, body: Body, user: str = ""
    ) -> Reply:
        """A buffered reply. Raises UpstreamBusy, and what bff/errors.py lays down."""
        release = await self._take(self.calls, operation, user)
        sending = self._send(operation, (method, target, headers, body), stream=False)
        if operation.is_write:
            return await self._start(sending, release)
        try:
            return await sending
        finally:
            release()

    async def stream(
        self, operation: Operation, method: str, target: str, headers: Headers, body: Body, user: str = ""
    ) -> Reply:
        """A download: its slot is held until the owner of the reply awaits `aclose`. An answer that
        is no file comes buffered, with `chunks` None. Raises as `call` does; `chunks` raise NoReply."""
        release = await self._take(self.downloads, operation, user)
        try:
            reply = await self._send(operation, (method, target, headers, body), stream=True)
        except BaseException:
            release()
            raise
        if reply.chunks is None:
            release()
        else:
            reply.aclose = partial(_aclose, reply.aclose, release)
        return reply

    async def drain(self) -> None:
        """Waits for the calls under way, whose browsers may be gone."""
        while self._running:
            await asyncio.wait(self._running)

    async def aclose(self) -> None:
        """Ends what still runs and closes the engine."""
        for task in self._running:
            task.cancel()
        await self.drain()
        await self._engine.aclose()

    def _take(self, bulkhead: Bulkhead, operation: Operation, user: str) -> Awaitable[Callable[[], None]]:
        if self.guard is not None:
            self.guard.check(operation)
        return bulkhead.take(operation.area, user)

    def _start(self, sending: Coroutine[Any, Any, Reply], release: Callable[[], None]) -> asyncio.Future[Reply]:
        """Starts the call and returns a future of its reply. The call goes on when a caller stops waiting. One callback
        replaces the two of `asyncio.shield`."""
        loop = asyncio.get_running_loop()
        task, coming = loop.create_task(sending), loop.create_future()
        self._running.add(task)

        def ended(task: asyncio.Task[Reply]) -> None:
            self._running.discard(task)
            release()
            error = asyncio.CancelledError() if task.cancelled() else task.exception()
            if coming.done():
                return  # a browser that is gone reads no answer
            if error is not None:
                coming.set_exception(error)
            else:
                coming.set_result(task.result())

        task.add_done_callback(ended)
        return coming

    async def _send(self, operation: Operation, request: tuple[str, str, Headers, Body], *, stream: bool) -> Reply:
        """The reply within the operation's time limit, which a second try shares."""
        report = self.guard.begin(operation) if self.guard is not None else None
        outcome: Reply | EngineError | None = None
        now = asyncio.get_running_loop().time
        end = now() + operation.time_limit
        try:
            try:
                reply = await self._engine.send(*request, stream, seconds=operation.time_limit)
            except NoReply as error:
                left = end - now()
                if operation.is_write or error.first_byte or isinstance(error, ReplyTimeout) or left <= 0:
                    raise
                reply = await self._engine.send(*request, stream, seconds=left)
            if reply.chunks is not None and not _is_file(reply):
                async with asyncio.timeout_at(end):
                    reply = await whole(reply, self.reply_bytes)
            outcome = reply
        except (EngineError, TimeoutError) as error:
            outcome = error if isinstance(error, EngineError) else ReplyTimeout("out of time", first_byte=True)
            raise error_without_reply(operation, outcome) from error
        finally:
            if report is not None:
                report(outcome)
            outcome = None  # an error's traceback leads back to it
        return reply


def _is_file(reply: Reply) -> bool:
    """Whether a reply is a download rather than an answer in JSON or an error page."""
    if not 200 <= reply.status < 300:
        return False
    found = dict(reply.headers)
    kind = media_type(found.get("content-type", ""))
    is_page = kind in ("application/json", "text/html") or kind.endswith("+json")
    return "content-disposition" in found or not is_page


async def _aclose(close: Callable[[], Awaitable[None]], release: Callable[[], None]) -> None:
    try:
        await close()
    finally:
        release()
