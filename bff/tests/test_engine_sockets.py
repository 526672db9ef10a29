"""What each way of failing means, against a real socket, with TLS and without."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from bff.engines.engine import Limits, MalformedReply, NoReply, NotSent, ReplyTimeout
from bff.tests.engines import ENGINES_WITH_TLS, PATIENT, QUICK, platform, running, scheme_of
from bff.tests.raw_server import Behaviour, answer, sends, stalls

pytestmark = pytest.mark.parametrize("kind", ENGINES_WITH_TLS)
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]
CHUNKED = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
MANY_HEADERS = [b"X-%d: y" % number for number in range(101)]

# name: behaviour, exact class, whether a byte is known to have come
ROWS: dict[str, tuple[Behaviour, type[NoReply], bool]] = {
    "dropped": (sends(), NoReply, False),
    "stalled headers": (stalls(), ReplyTimeout, False),
    "stalled in the middle of the headers": (stalls(b"HTTP/1.1 200 OK\r\nConte"), ReplyTimeout, False),
    "dropped in the middle of the headers": (sends(b"HTTP/1.1 200 OK\r\nConte"), NoReply, False),
    "stalled body": (stalls(b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc"), ReplyTimeout, True),
    "stalled chunks": (stalls(CHUNKED + b"3\r\nabc\r\n"), ReplyTimeout, True),
    "cut body": (sends(b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc"), NoReply, True),
    "cut chunks": (sends(CHUNKED + b"5\r\nab"), NoReply, True),
    "chunks without an end": (sends(CHUNKED + b"2\r\nab\r\n"), NoReply, True),
    "a chunk without a size": (sends(CHUNKED + b"zz\r\nab\r\n0\r\n\r\n"), NoReply, True),
    "garbage": (sends(b"NOPE NOPE\r\n\r\n"), MalformedReply, True),
    "no such status": (sends(b"HTTP/1.1 09 Hm\r\nContent-Length: 0\r\n\r\n"), MalformedReply, True),
    "too many headers": (sends(answer(b"{}", *MANY_HEADERS)), MalformedReply, True),
    "two lengths": (
        sends(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nabc"),
        MalformedReply,
        True,
    ),
}


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("method", METHODS)
async def test_a_lost_answer_is_told_as_such_and_the_call_was_made_once(kind: str, method: str, row: str) -> None:
    behaviour, expected, first_byte = ROWS[row]
    limits = QUICK if expected is ReplyTimeout else PATIENT
    async with platform(kind, behaviour) as server, running(kind, server.url, limits) as engine:
        with pytest.raises(NoReply) as caught:
            await engine.send(method, "/", [], b"{}" if method != "GET" else b"")
    assert (type(caught.value), caught.value.first_byte) == (expected, first_byte)
    assert [request.method for request in server.received] == [method]


@pytest.mark.parametrize("method", METHODS)
async def test_a_call_dropped_on_a_used_connection_is_made_once(kind: str, method: str) -> None:
    calls = 0

    async def first_answers(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal calls
        calls += 1
        if calls > 1:
            raise ConnectionError
        await sends(answer())(reader, writer)

    async with platform(kind, first_answers, keep_alive=True) as server, running(kind, server.url, PATIENT) as engine:
        await engine.send("GET", "/warm", [], b"")
        with pytest.raises(NoReply) as caught:
            await engine.send(method, "/", [], b"{}" if method != "GET" else b"")
    assert type(caught.value) is NoReply
    assert [request.target for request in server.received] == ["/warm", "/"]
    assert server.connections == (2 if kind == "httpx" else 1)


@pytest.mark.parametrize("row", ["stalled body", "stalled chunks", "cut body", "cut chunks"])
async def test_a_stream_that_breaks_says_so_while_it_is_read(kind: str, row: str) -> None:
    behaviour, expected, _ = ROWS[row]
    limits = QUICK if expected is ReplyTimeout else PATIENT
    async with platform(kind, behaviour) as server, running(kind, server.url, limits) as engine:
        reply = await engine.send("GET", "/", [], b"", stream=True)
        assert reply.chunks is not None
        read = []
        with pytest.raises(NoReply) as caught:
            read.extend([chunk async for chunk in reply.chunks])
        await reply.aclose()
    assert (type(caught.value), caught.value.first_byte) == (expected, True)


async def test_a_refused_connection_sent_nothing(kind: str) -> None:
    with _closed_port() as port:
        async with running(kind, f"{scheme_of(kind)}://127.0.0.1:{port}", PATIENT) as engine:
            with pytest.raises(NotSent):
                await engine.send("POST", "/", [], b"{}")


async def test_a_name_that_nobody_knows_sent_nothing(kind: str) -> None:
    async with running(kind, f"{scheme_of(kind)}://platform.invalid", PATIENT) as engine:
        with pytest.raises(NotSent):
            await engine.send("POST", "/", [], b"{}")


async def test_a_connection_that_is_never_taken_sent_nothing(kind: str) -> None:
    limits = Limits(connect_seconds=0.2, read_seconds=5)
    with _full_port() as port:
        async with running(kind, f"{scheme_of(kind)}://127.0.0.1:{port}", limits) as engine:
            with pytest.raises(NotSent):
                await engine.send("POST", "/", [], b"{}")


async def test_a_header_that_is_no_text_is_left_out(kind: str) -> None:
    odd = answer(b"{}", b"X-Odd: \xff\xfe", b"X-Other: caf\xc3\xa9", b'ETag: "7"')
    async with platform(kind, sends(odd)) as server, running(kind, server.url, PATIENT) as engine:
        reply = await engine.send("POST", "/", [], b"{}")
    assert sorted(reply.headers) == [("content-length", "2"), ("etag", '"7"')]
    assert reply.body == b"{}"


async def test_a_hundred_headers_are_not_too_many(kind: str) -> None:
    full = answer(b"{}", *MANY_HEADERS[:99])
    async with platform(kind, sends(full)) as server, running(kind, server.url, PATIENT) as engine:
        assert len((await engine.send("GET", "/", [], b"")).headers) == 100


async def test_a_call_after_a_failure_works(kind: str) -> None:
    answers = iter([sends(), sends(b"NOPE\r\n\r\n"), sends(answer(b"fine"))])

    async def behave(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await next(answers)(reader, writer)

    async with platform(kind, behave) as server, running(kind, server.url, PATIENT) as engine:
        for _ in range(2):
            with pytest.raises(NoReply):
                await engine.send("GET", "/", [], b"")
        assert (await engine.send("GET", "/", [], b"")).body == b"fine"


@contextmanager
def _closed_port() -> Iterator[int]:
    """A port that is bound, so that nobody else gets it, and not listened on."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]


@contextmanager
def _full_port() -> Iterator[int]:
    """A port whose queue of connections is full."""
    with ExitStack() as stack:
        listening = stack.enter_context(socket.socket())
        listening.bind(("127.0.0.1", 0))
        listening.listen(0)
        for _ in range(4):
            waiting = stack.enter_context(socket.socket())
            waiting.setblocking(False)
            waiting.connect_ex(listening.getsockname())
        yield listening.getsockname()[1]
