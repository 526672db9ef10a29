"""Storms of calls that are left, cut short and never connected: afterwards every slot is free, and calls pass."""

from __future__ import annotations

import asyncio
import random
import socket
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace

import pytest

from bff.engines.engine import Limits, Reply
from bff.engines.httpx_engine import HttpxEngine
from bff.engines.protocol import Engine
from bff.errors import ConsoleError
from bff.forwarding.upstream import Upstream
from bff.settings import Settings
from bff.tests.engines import ENGINES, ENGINES_WITH_TLS, TLS, platform, running
from bff.tests.operations import READ, WRITE
from bff.tests.raw_server import answer, sends

SLOTS = 16
AREAS = 8
LIMITS = Limits(connect_seconds=0.3, read_seconds=0.3, idle_seconds=1)
UNCONNECTED = Limits(connect_seconds=0.5, read_seconds=5, idle_seconds=1)
HALF = b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc"


async def storm(upstream: Upstream, rng: random.Random, calls: int) -> Counter[str]:
    """Calls that have little time, half of whose browsers leave; how they ended."""

    async def one(number: int) -> str:
        operation = replace(
            rng.choice([READ, WRITE]), area=f"area-{number % AREAS}", time_limit=rng.choice([0.01, 0.6])
        )
        send = rng.choice([upstream.call, upstream.stream])
        task = asyncio.create_task(send(operation, "POST", "/", [], b"{}", f"user-{number}"))
        if rng.random() < 0.5:
            await asyncio.sleep(rng.random() / 20)
            task.cancel()
        try:
            await (await task).aclose()
        except (ConsoleError, asyncio.CancelledError) as error:
            return type(error).__name__
        return "answered"

    ends = await asyncio.gather(*(one(number) for number in range(calls)))
    await upstream.drain()
    return Counter(ends)


async def assert_free(upstream: Upstream, engine: Engine) -> None:
    """All slots are free, as many calls as there are slots pass at once, and no request is left in a pool."""
    assert upstream.held == 0
    async with asyncio.timeout(20):
        while not await _all_pass(upstream):  # a busy machine may be late for the engine's short limits
            assert upstream.held == 0
    assert upstream.held == 0
    if isinstance(engine, HttpxEngine):
        pool = engine._transport._pool  # type: ignore[attr-defined]  # where httpcore keeps what it never gave back
        assert not pool._requests
        assert len(pool.connections) <= SLOTS


async def _all_pass(upstream: Upstream) -> bool:
    calls = [
        upstream.call(replace(READ, area=f"area-{number % AREAS}"), "GET", "/", [], b"", f"user-{number}")
        for number in range(SLOTS)
    ]
    replies = await asyncio.gather(*calls, return_exceptions=True)
    return all(isinstance(reply, Reply) and reply.status == 200 for reply in replies)


@pytest.mark.parametrize("kind", ENGINES_WITH_TLS)
async def test_after_a_storm_of_calls_that_are_left_or_late(
    kind: str, rng: random.Random, prove: bool, figure: Callable[[str], None]
) -> None:
    calm = asyncio.Event()

    async def behave(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        how = 1.0 if calm.is_set() else rng.random()
        if how < 0.2:
            await reader.read()
        elif how < 0.4:
            await sends(HALF)(reader, writer)
            await reader.read()
        elif how < 0.6:
            raise ConnectionError
        else:
            await sends(answer(b"[]", b"Content-Type: application/json"))(reader, writer)

    limits = replace(LIMITS, connect_seconds=3) if kind == TLS else LIMITS  # handshakes take a busy machine a while
    async with platform(kind, behave, keep_alive=True) as server, running(kind, server.url, limits) as engine:
        upstream = Upstream(engine, Settings(upstream_slots=SLOTS, upstream_wait_seconds=2))
        ends = await storm(upstream, rng, 2_000 if prove else 150)
        calm.set()
        await assert_free(upstream, engine)
    figure(f"storm through {kind}: {dict(sorted(ends.items()))}, then {SLOTS} of {SLOTS} slots free")
    assert ends.keys() > {"CancelledError"}


@pytest.mark.parametrize("kind", ENGINES)
async def test_after_a_storm_of_calls_that_never_connect(kind: str, rng: random.Random) -> None:
    with socket.socket() as listening, ExitStack() as waiting:
        listening.bind(("127.0.0.1", 0))
        listening.listen(0)
        port = listening.getsockname()[1]
        for _ in range(4):
            taken = waiting.enter_context(socket.socket())
            taken.setblocking(False)
            taken.connect_ex(("127.0.0.1", port))
        async with running(kind, f"http://127.0.0.1:{port}", UNCONNECTED) as engine:
            upstream = Upstream(engine, Settings(upstream_slots=SLOTS, upstream_wait_seconds=2))
            ends = await storm(upstream, rng, 60)
            assert "answered" not in ends
            waiting.close()
            server = await asyncio.start_server(_answers, sock=listening, backlog=100)
            await _until_it_accepts(port)
            await assert_free(upstream, engine)
            server.close()


async def _until_it_accepts(port: int) -> None:
    """Waits until a connection is answered at once: what is queued from before has been taken by then."""
    async with asyncio.timeout(10):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\n\r\n")
        assert await reader.read()
        writer.close()


async def _answers(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        await reader.readuntil(b"\r\n\r\n")
        await sends(answer(b"[]"))(reader, writer)
    except (asyncio.IncompleteReadError, ConnectionError):
        return
    finally:
        writer.close()
