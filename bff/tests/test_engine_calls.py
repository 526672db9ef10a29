"""What belongs to a call stays its own: the next call over its connection neither gets nor loses any of it."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

import pytest

from bff.engines.engine import Limits, NoReply, Reply, whole
from bff.engines.native_call import MOST_UNREAD_BYTES
from bff.engines.native_engine import NativeEngine
from bff.engines.protocol import Engine
from bff.tests.engines import ENGINES_WITH_TLS, PATIENT, TLS, platform, running
from bff.tests.raw_server import RawServer, answer, raw_server, sends

SIZES = [1000, 65_535, 65_536, 65_537, 200_000, 400_000]
ROOMY = Limits(reply_bytes=16 * 1024 * 1024)


def body_for(user: str, size: int) -> bytes:
    return (user.encode() * size)[:size]


class Marking:
    """A platform whose answers are the user in the path, repeated; it says when it has sent one. Those to `/held` wait
    until they may leave."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.may_leave, self.has_sent = asyncio.Event(), asyncio.Event()
        self.server = RawServer()

    async def answer(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        user = self.server.received[-1].target[1:]
        if user == "held":
            await self.may_leave.wait()
        whole = answer(body_for(user, self.size))
        begun = len(whole) - self.size + 10
        writer.write(whole[:begun])
        await writer.drain()
        await asyncio.sleep(0.01)  # so that the rest comes by itself
        writer.write(whole[begun:])
        await writer.drain()
        self.has_sent.set()


@asynccontextmanager
async def marked(kind: str, size: int) -> AsyncIterator[tuple[Marking, Engine]]:
    marking = Marking(size)
    async with (
        platform(kind, marking.answer, keep_alive=True) as marking.server,
        running(kind, marking.server.url, ROOMY) as engine,
    ):
        yield marking, engine


async def begun(engine: Engine, user: str) -> tuple[Reply, AsyncIterator[bytes]]:
    reply = await engine.send("GET", f"/{user}", [], b"", stream=True)
    assert reply.chunks is not None
    return reply, reply.chunks


async def call(engine: Engine, user: str) -> bytes:
    async with asyncio.timeout(10):
        return (await engine.send("POST", f"/{user}", [], b"{}")).body


@pytest.mark.parametrize("kind", ENGINES_WITH_TLS)
@pytest.mark.parametrize("size", SIZES)
async def test_a_download_that_is_not_read_yet_shares_its_connection_with_nobody(kind: str, size: int) -> None:
    async with marked(kind, size) as (marking, engine):
        reply, chunks = await begun(engine, "A")
        read = await anext(chunks)
        if size < MOST_UNREAD_BYTES:  # a larger one waits in part where it is
            await marking.has_sent.wait()
        assert await call(engine, "B") == body_for("B", size)
        others = ("C", "D", "E", "F")
        assert await asyncio.gather(*(call(engine, user) for user in others)) == [body_for(one, size) for one in others]
        read += b"".join([chunk async for chunk in chunks])
        assert read == body_for("A", size)
        await reply.aclose()
        assert await call(engine, "G") == body_for("G", size)


@pytest.mark.parametrize("kind", ENGINES_WITH_TLS)
async def test_who_closes_a_download_late_ends_nobody_elses_call(kind: str) -> None:
    async with marked(kind, 1000) as (marking, engine):
        reply, chunks = await begun(engine, "A")
        assert b"".join([chunk async for chunk in chunks]) == body_for("A", 1000)
        other = asyncio.create_task(call(engine, "held"))
        await marking.server.until(lambda: len(marking.server.received) == 2)
        await reply.aclose()
        await reply.aclose()
        marking.may_leave.set()
        assert await other == body_for("held", 1000)
    assert marking.server.connections == (2 if kind == "httpx" else 1)


async def test_a_call_cancelled_as_its_answer_came_ends_nobody_elses_call() -> None:
    async with raw_server(sends(answer(b"fine")), keep_alive=True) as server:
        engine = NativeEngine(server.url, PATIENT)
        first = asyncio.create_task(engine.send("GET", "/", [], b""))
        while not engine._idle:  # noqa: ASYNC110 - the answer is there then, and who waits for it has not been woken
            await asyncio.sleep(0)
        first.cancel()
        assert (await engine.send("POST", "/", [], b"{}")).body == b"fine"
        with pytest.raises(asyncio.CancelledError):
            await first
        assert server.connections == 1
        await engine.aclose()


async def test_a_reader_that_takes_longer_than_the_platform_may_is_not_told_that_it_is_late() -> None:
    body = b"x" * 1_000_000
    async with raw_server(sends(answer(body)), keep_alive=True) as server:
        engine = NativeEngine(server.url, Limits(read_seconds=0.2))
        _, chunks = await begun(engine, "A")
        read = b""
        async for chunk in chunks:
            read += chunk
            await asyncio.sleep(0.5 if len(read) < 600_000 else 0)
        assert read == body
        await engine.aclose()


HELD = ("_Connection", "Call", "HttpResponseParser", "Reply")


@pytest.fixture
def uncollected() -> Iterator[Callable[[], Counter[str]]]:
    """Turns the collector off, and counts what there is of a call's objects."""
    gc.collect()
    tracemalloc.start()
    gc.disable()
    try:
        yield lambda: Counter(name for one in gc.get_objects() if (name := type(one).__name__) in HELD)
    finally:
        gc.enable()
        tracemalloc.stop()


@pytest.mark.parametrize("kind", ["native", TLS])
async def test_what_is_over_is_let_go_of(kind: str, uncollected: Callable[[], Counter[str]]) -> None:
    """Neither a connection that is idle nor one that has ended holds an answer, nor, without the collector, itself."""
    size = 300_000
    async with marked(kind, size) as (marking, engine):
        await asyncio.gather(*(call(engine, "A") for _ in range(8)))  # TLS has room for what comes, with each
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(2):
            await asyncio.gather(*(call(engine, "A") for _ in range(8)))
        assert uncollected() == {"_Connection": 8}
        for reading in ("whole", "in part"):
            reply, chunks = await begun(engine, "A")
            async for _ in chunks:
                if reading == "in part":
                    break
            await reply.aclose()
            del reply, chunks
        late = asyncio.create_task(call(engine, "held"))
        await marking.server.until(lambda: marking.server.received[-1].target == "/held")
        late.cancel()
        await asyncio.gather(late, return_exceptions=True)
        del late
        held, _ = tracemalloc.get_traced_memory()
        assert held - before < size
        await engine.aclose()
        marking.may_leave.set()
        await marking.server.until_left()
        await asyncio.sleep(0.01)  # a look that was put off for a moment has been taken
        assert uncollected() == {}


@pytest.mark.parametrize("kind", ["native", TLS])
async def test_neither_does_what_has_failed_hold_anything(kind: str, uncollected: Callable[[], Counter[str]]) -> None:
    cut = b"HTTP/1.1 200 OK\r\nContent-Length: 400000\r\n\r\n" + b"x" * 300_000
    async with platform(kind, sends(cut)) as server, running(kind, server.url, ROOMY) as engine:
        for stream in (False, True):
            with pytest.raises(NoReply):
                await whole(await engine.send("GET", "/", [], b"", stream=stream), 1_000_000)
        await server.until_left()
        await asyncio.sleep(0.01)
        assert uncollected() == {}
