"""A body that is sent as it comes: what both engines promise, against a real socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

import pytest

from bff.engines.engine import NotSent, ReplyTimeout, StreamedBody
from bff.tests.engines import ENGINES, ENGINES_WITH_TLS, platform, running
from bff.tests.raw_server import Behaviour, answer, sends, stalls

EVERY_ENGINE = pytest.mark.parametrize("kind", ENGINES_WITH_TLS)
KILOBYTES = 2000
REFUSED = answer(b"{}", status=b"413 Payload Too Large")


class GoneError(Exception):
    """Whoever sent the body has left."""


def body_of(*parts: bytes | Exception, size: int | None = None, stops: asyncio.Event | None = None) -> StreamedBody:
    """A body of these parts; `stops` has the last one wait."""

    async def coming() -> AsyncIterator[bytes]:
        for number, part in enumerate(parts, 1):
            if stops is not None and number == len(parts):
                await stops.wait()
            if isinstance(part, Exception):
                raise part
            yield part

    whole = sum(len(part) for part in parts if isinstance(part, bytes))
    return StreamedBody(whole if size is None else size, coming())


@EVERY_ENGINE
async def test_it_arrives_whole_with_its_length_and_no_chunks(kind: str) -> None:
    parts = [bytes([number % 256]) * 1024 for number in range(KILOBYTES)]
    async with platform(kind, sends(answer())) as server, running(kind, server.url) as engine:
        reply = await engine.send("POST", "/", [("content-type", "a/b")], body_of(*parts))
    assert reply.status == 200
    (received,) = server.received
    assert received.body == b"".join(parts)
    assert received.values("content-length") == [str(KILOBYTES * 1024)]
    assert not received.values("transfer-encoding")


@EVERY_ENGINE
async def test_an_empty_one_says_that_it_is(kind: str) -> None:
    async with platform(kind, sends(answer())) as server, running(kind, server.url) as engine:
        assert (await engine.send("POST", "/", [], body_of())).status == 200
    assert server.received[0].values("content-length") == ["0"]


@EVERY_ENGINE
async def test_what_ends_it_early_ends_the_call_and_its_connection(kind: str) -> None:
    async with platform(kind, sends(answer())) as server, running(kind, server.url) as engine:
        with pytest.raises(GoneError):
            await engine.send("POST", "/", [], body_of(b"half", GoneError(), size=8))
        await server.until(lambda: server.connections == 1)
        await server.until_left()
        assert not server.received
        assert (await engine.send("GET", "/", [], b"")).status == 200


@EVERY_ENGINE
async def test_a_connection_serves_the_next_call_after_it(kind: str) -> None:
    async with platform(kind, sends(answer()), keep_alive=True) as server, running(kind, server.url) as engine:
        for _ in range(3):
            assert (await engine.send("POST", "/", [], body_of(b"ab", b"cd"))).status == 200
    assert [each.body for each in server.received] == [b"abcd"] * 3
    assert server.connections == (1 if kind != "httpx" else 3)


@asynccontextmanager
async def heeding(behave: Behaviour) -> AsyncIterator[str]:
    """The address of a server that does this with each connection, whatever was sent."""
    tasks: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        tasks.add(cast(asyncio.Task[None], asyncio.current_task()))
        try:
            await behave(reader, writer)
        except (ConnectionError, asyncio.CancelledError):
            return
        finally:
            writer.close()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0, limit=1024)
    try:
        yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    finally:
        listening.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize("kind", ["native"])
async def test_a_platform_that_answers_before_the_end_is_heard_and_its_connection_not_used_again(kind: str) -> None:
    seen: list[int] = []

    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        seen.append(1)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(REFUSED)
        await writer.drain()
        await reader.read()

    async with heeding(refuse) as url, running(kind, url) as engine:
        for _ in range(2):
            stops = asyncio.Event()
            asyncio.get_running_loop().call_later(0.1, stops.set)
            reply = await engine.send("POST", "/", [], body_of(b"x" * 10, b"y" * 10, stops=stops))
            assert reply.status == 413
    assert len(seen) == 2


@EVERY_ENGINE
async def test_a_platform_that_does_not_answer_is_late(kind: str) -> None:
    async with platform(kind, stalls()) as server, running(kind, server.url) as engine:
        with pytest.raises(ReplyTimeout):
            await engine.send("POST", "/", [], body_of(b"ab"), seconds=0.5)
        await server.until_left()


@EVERY_ENGINE
async def test_a_body_may_take_its_time_before_the_answer_does(kind: str) -> None:
    stops = asyncio.Event()
    asyncio.get_running_loop().call_later(0.9, stops.set)
    async with platform(kind, sends(answer())) as server, running(kind, server.url) as engine:
        reply = await engine.send("POST", "/", [], body_of(b"ab", b"cd", stops=stops), seconds=1)
    assert reply.status == 200


@pytest.mark.parametrize("kind", ENGINES)
async def test_a_platform_that_reads_nothing_holds_the_body_back(kind: str) -> None:
    taken, whole = 0, 64 * 1024 * 1024

    async def coming() -> AsyncIterator[bytes]:
        nonlocal taken
        while taken < whole:
            taken += 1024
            yield b"x" * 1024

    async def ignore(_reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(30)

    async with heeding(ignore) as url, running(kind, url) as engine:
        with pytest.raises(ReplyTimeout):
            await engine.send("POST", "/", [], StreamedBody(whole, coming()), seconds=0.5)
    assert taken < whole / 2


@EVERY_ENGINE
async def test_where_nobody_listens_nothing_is_read_of_it(kind: str) -> None:
    async with running(kind, "http://127.0.0.1:9") as engine:
        body = body_of(GoneError(), size=4)
        with pytest.raises(NotSent):
            await engine.send("POST", "/", [], body)
