"""Whatever a platform answers, as a read, a write and a download: the call ends by itself, and another user's call over
the same pool gets its own answer."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bff.engines.engine import EngineError, Limits, Reply, ReplyTimeout
from bff.engines.protocol import Engine
from bff.replies.normalising import normalise
from bff.requests.headers import downward, of_download
from bff.tests.engines import ENGINES, running
from bff.tests.lies import KB, LIES, MOST_SENT, Lie, Then
from bff.tests.operations import READ, WRITE
from bff.tests.raw_server import answer, read_request

LARGEST = 512 * KB
# With the times of a busy machine: no call may need them but one that can only be told by the time.
LIMITS = Limits(reply_bytes=LARGEST)
OTHERS = b'{"success":true,"data":["another user\'s"]}'
RESET = struct.pack("ii", 1, 0)


class LyingPlatform:
    """Lies at `/lie` and answers well at `/honest`. Only the first connection begins unasked."""

    def __init__(self, lie: Lie) -> None:
        self._lie = lie
        self._has_begun = False
        self.url = ""
        self.tasks: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        try:
            await self._talk(reader, writer)
        except (asyncio.IncompleteReadError, asyncio.CancelledError, ConnectionError):
            return
        finally:
            self.tasks.discard(task)
            writer.close()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._has_begun:
            self._has_begun = True
            writer.write(self._lie.before)
        while True:
            if (await read_request(reader)).target == "/honest":
                writer.write(answer(OTHERS))
            elif not await self._tell(writer):
                return

    async def _tell(self, writer: asyncio.StreamWriter) -> bool:
        """Whether the connection stays."""
        writer.write(self._lie.sent)
        await writer.drain()
        for _ in range(MOST_SENT // len(self._lie.again) if self._lie.again else 0):
            writer.write(self._lie.again)
            await writer.drain()
        if self._lie.then is Then.RESETS:
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            writer.transport.abort()
        return self._lie.then is Then.STAYS


@asynccontextmanager
async def lying(lie: Lie) -> AsyncIterator[str]:
    platform = LyingPlatform(lie)
    server = await asyncio.start_server(platform.serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for task in platform.tasks:
            task.cancel()


async def read(engine: Engine, seconds: float) -> None:
    reply = await engine.send("GET", "/lie", [], b"", seconds=seconds)
    assert len(reply.body) <= LARGEST
    take(normalise(READ, reply, "r1").body, reply)


async def write(engine: Engine, seconds: float) -> None:
    reply = await engine.send("POST", "/lie", [], b"{}", seconds=seconds)
    take(normalise(WRITE, reply, "r1").body, reply)


async def download(engine: Engine, seconds: float) -> None:
    """As a browser that leaves after half a megabyte."""
    async with asyncio.timeout(seconds):
        reply = await engine.send("GET", "/lie", [], b"", stream=True, seconds=seconds)
        of_download(reply.headers)
        assert reply.chunks is not None
        size = 0
        try:
            async for chunk in reply.chunks:
                size += len(chunk)
                if size > LARGEST:
                    raise EngineError("enough")
        finally:
            await reply.aclose()


def take(body: bytes, reply: Reply) -> None:
    assert body.startswith(b'{"success":')
    assert {name for name, _ in downward(reply.headers)} <= {b"content-type", b"etag", b"retry-after"}


@pytest.mark.parametrize("kind", ENGINES)
@pytest.mark.parametrize("name", LIES)
async def test_a_call_ends_and_the_next_user_gets_their_own_answer(kind: str, name: str) -> None:
    lie = LIES[name]
    for call in (read, write, download):
        async with lying(lie) as url, running(kind, url, LIMITS) as engine:
            error: Exception | None = None
            try:
                await call(engine, 0.2 if lie.is_late else 30)
            except (EngineError, TimeoutError) as raised:
                error = raised
            honest = await engine.send("GET", "/honest", [], b"")
            assert (honest.status, honest.body) == (200, OTHERS)
        assert lie.is_late or not isinstance(error, ReplyTimeout | TimeoutError)
        assert lie.fails is None or (error is not None) is lie.fails, (call.__name__, error)
