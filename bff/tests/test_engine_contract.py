"""What both engines promise, against a real socket, and the native one over TLS too."""

from __future__ import annotations

import asyncio

import pytest

from bff.engines.engine import Limits, NoReply, ReplyTimeout, TooLarge, whole
from bff.tests.engines import ENGINES_WITH_TLS, PATIENT, platform, running
from bff.tests.raw_server import answer, sends, stalls

pytestmark = pytest.mark.parametrize("kind", ENGINES_WITH_TLS)
# Longer than a busy machine takes to make fifty connections.
UNHURRIED = Limits(read_seconds=3, reply_bytes=1000)
# Of a whole call, so it has to allow for a connection with TLS on a busy machine.
TIME_LIMIT = 1.5
PRINTABLE = [chr(code) for code in range(33, 127)]
PATH_CHARACTERS = "".join(sign for sign in PRINTABLE if sign not in '"<>\\`{}#?/')
QUERY_CHARACTERS = "".join(sign for sign in PRINTABLE if sign not in "\"'<>#")


@pytest.mark.parametrize(
    "target",
    [
        "/",
        "/plain/",
        "/a;v=1/b,c",
        f"/{PATH_CHARACTERS}",
        f"/p?{QUERY_CHARACTERS}",
        "/p?",
        "/p?a=b&&c=&=d",
        "/p?x=%2f%2F&y=%zz&z=%e2%82",
        "/caf%C3%A9/%41%2b",
        "/p?next=/../../etc&dots=..",
        "/.well-known/..a/a..",
    ],
)
async def test_a_target_goes_out_byte_for_byte(kind: str, target: str) -> None:
    async with platform(kind, sends(answer())) as server, running(kind, server.url) as engine:
        await engine.send("GET", target, [], b"")
    assert [request.target for request in server.received] == [target]


@pytest.mark.parametrize(
    ("target", "sent"),
    [("/p?name=O'Neill", "/p?name=O%27Neill"), ('/a{b}"?q=<">', "/a%7Bb%7D%22?q=%3C%22%3E")],
)
async def test_what_engines_would_escape_each_in_its_way_goes_out_escaped_alike(
    kind: str, target: str, sent: str
) -> None:
    async with platform(kind, sends(answer())) as server, running(kind, server.url) as engine:
        await engine.send("GET", target, [], b"")
    assert [request.target for request in server.received] == [sent]


@pytest.mark.parametrize(
    "target",
    [
        "/a/../b",
        "/a/..",
        "/./b",
        "/a/%2e%2E/b",
        "/a/.%2e",
        "/a/..;x=y/b",
        "/a/..%3B",
        "/a\\b",
        "/a#b",
        "/p?a#b",
        "/a b",
        "/a\tb",
        "/p?\r\nX: y",
        "/é",
        "/p?é",
        "no-slash",
        "",
    ],
)
async def test_a_target_that_would_be_changed_is_refused(kind: str, target: str) -> None:
    async with platform(kind, sends(answer())) as server, running(kind, server.url) as engine:
        with pytest.raises(ValueError, match="cannot be sent"):
            await engine.send("GET", target, [], b"")
    assert server.connections == 0


async def test_a_base_address_may_have_a_path(kind: str) -> None:
    async with platform(kind, sends(answer())) as server, running(kind, f"{server.url}/v1/") as engine:
        await engine.send("GET", "/p?q=1", [], b"")
    assert [request.target for request in server.received] == ["/v1/p?q=1"]


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
async def test_a_write_says_its_length_even_without_a_body(kind: str, method: str) -> None:
    async with platform(kind, sends(answer())) as server, running(kind, server.url) as engine:
        await engine.send(method, "/", [], b"")
        await engine.send(method, "/", [("content-type", "application/json")], b'{"a":1}')
    assert [(request.method, request.body) for request in server.received] == [(method, b""), (method, b'{"a":1}')]
    assert [request.values("content-length") for request in server.received] == [["0"], ["7"]]
    assert [request.values("transfer-encoding") for request in server.received] == [[], []]


async def test_headers_go_up_as_given_and_nothing_telling_is_added(kind: str) -> None:
    given = [("accept", "application/json"), ("authorization", "Bearer t"), ("if-match", '"7"')]
    async with platform(kind, sends(answer())) as server, running(kind, server.url) as engine:
        await engine.send("GET", "/", given, b"")
    (request,) = server.received
    added = {name: value for name, value in request.headers if (name, value) not in given}
    assert all(pair in request.headers for pair in given)
    assert added.pop("host") in server.url
    assert added == {"accept-encoding": "identity", "user-agent": "pitboss"}


async def test_a_header_that_would_begin_another_is_not_sent(kind: str) -> None:
    async with platform(kind, sends(answer())) as server, running(kind, server.url) as engine:
        with pytest.raises((ValueError, NoReply)):
            await engine.send("GET", "/", [("if-match", "7\r\nx-forged: 1")], b"")
    assert server.received == []


async def test_an_answer_comes_as_it_is(kind: str) -> None:
    reply_bytes = answer(b"\x1f\x8bnot gzip", b'ETag: "7"', b"X-Two: a", b"X-Two: b", b"Content-Encoding: gzip")
    async with platform(kind, sends(reply_bytes)) as server, running(kind, server.url) as engine:
        reply = await engine.send("GET", "/", [], b"")
    assert (reply.status, reply.body, reply.chunks) == (200, b"\x1f\x8bnot gzip", None)
    assert [pair for pair in reply.headers if pair[0] in ("etag", "x-two")] == [
        ("etag", '"7"'),
        ("x-two", "a"),
        ("x-two", "b"),
    ]


@pytest.mark.parametrize("status", [b"204 No Content", b"304 Not Modified"])
async def test_an_answer_may_have_no_body(kind: str, status: bytes) -> None:
    async with (
        platform(kind, sends(b"HTTP/1.1 " + status + b"\r\n\r\n")) as server,
        running(kind, server.url) as engine,
    ):
        reply = await engine.send("DELETE", "/", [], b"")
    assert (reply.status, reply.body) == (int(status[:3]), b"")


async def test_redirects_are_not_followed(kind: str) -> None:
    moved = answer(b"", b"Location: /elsewhere", status=b"307 Temporary Redirect")
    async with platform(kind, sends(moved)) as server, running(kind, server.url) as engine:
        reply = await engine.send("POST", "/", [], b"{}")
    assert reply.status == 307
    assert len(server.received) == 1


async def test_cookies_of_one_answer_never_go_up_with_another_call(kind: str) -> None:
    set_cookie = answer(b"{}", b"Set-Cookie: sid=secret; Path=/")
    async with platform(kind, sends(set_cookie), keep_alive=True) as server, running(kind, server.url) as engine:
        await engine.send("GET", "/", [], b"")
        await engine.send("GET", "/", [], b"")
    assert [request.values("cookie") for request in server.received] == [[], []]


async def test_a_connection_is_used_again(kind: str) -> None:
    async with platform(kind, sends(answer()), keep_alive=True) as server, running(kind, server.url) as engine:
        for _ in range(3):
            await engine.send("GET", "/", [], b"")
    # httpcore cannot tell a second answer from the first one's rest: its connections have one call each.
    assert (len(server.received), server.connections) == (3, 3 if kind == "httpx" else 1)


@pytest.mark.parametrize("headers", [[], [b"Connection: close"]])
async def test_what_follows_a_whole_answer_spoils_its_connection_alone(kind: str, headers: list[bytes]) -> None:
    follows = answer(b"ours", *headers) + b"HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nforged"
    async with platform(kind, sends(follows), keep_alive=True) as server, running(kind, server.url) as engine:
        for _ in range(2):
            assert (await engine.send("GET", "/", [], b"")).body == b"ours"
    assert server.connections == 2


@pytest.mark.parametrize("chunked", [False, True])
async def test_a_buffered_reply_may_be_as_large_as_the_limit_and_no_byte_larger(kind: str, chunked: bool) -> None:
    for size in (PATIENT.reply_bytes, PATIENT.reply_bytes + 1):
        body = b"x" * size
        framed = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n%x\r\n%b\r\n0\r\n\r\n" % (size, body)
        async with (
            platform(kind, sends(framed if chunked else answer(body))) as server,
            running(kind, server.url) as engine,
        ):
            if size <= PATIENT.reply_bytes:
                assert (await engine.send("GET", "/", [], b"")).body == body
            else:
                with pytest.raises(TooLarge) as caught:
                    await engine.send("GET", "/", [], b"")
                assert caught.value.first_byte


async def test_a_stream_begins_before_its_answer_ends(kind: str) -> None:
    begun = b"HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\nTransfer-Encoding: chunked\r\n\r\n3\r\na,b\r\n"
    async with platform(kind, stalls(begun)) as server, running(kind, server.url) as engine:
        reply = await engine.send("GET", "/", [], b"", stream=True)
        assert reply.chunks is not None
        assert reply.status == 200
        assert ("content-type", "text/csv") in reply.headers
        assert await anext(reply.chunks) == b"a,b"
        await reply.aclose()
        await server.until_left()
    assert not server.open


async def test_a_stream_has_no_size_limit(kind: str) -> None:
    body = b"x" * (3 * PATIENT.reply_bytes)
    async with platform(kind, sends(answer(body))) as server, running(kind, server.url) as engine:
        reply = await engine.send("GET", "/", [], b"", stream=True)
        assert reply.chunks is not None
        assert b"".join([chunk async for chunk in reply.chunks]) == body
        await reply.aclose()


async def test_a_stream_may_be_read_whole_within_a_limit(kind: str) -> None:
    async with platform(kind, sends(answer(b"12345"))) as server, running(kind, server.url) as engine:
        reply = await engine.send("GET", "/", [], b"", stream=True)
        buffered = await whole(reply, 5)
        assert (buffered.body, buffered.chunks) == (b"12345", None)
        with pytest.raises(TooLarge):
            await whole(await engine.send("GET", "/", [], b"", stream=True), 4)


async def test_fifty_cancelled_calls_leave_nothing_behind(kind: str) -> None:
    async with platform(kind, stalls()) as server, running(kind, server.url, UNHURRIED) as engine:
        calls = [asyncio.create_task(engine.send("GET", "/", [], b"")) for _ in range(50)]
        await server.until(lambda: len(server.received) == 50)
        for call in calls:
            call.cancel()
        assert all(
            isinstance(end, asyncio.CancelledError) for end in await asyncio.gather(*calls, return_exceptions=True)
        )
        await server.until_left()
    assert not server.open


@pytest.mark.parametrize("begun", [b"", b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nabc"])
async def test_a_call_that_has_no_time_left_is_late_and_ends_its_connection(kind: str, begun: bytes) -> None:
    async with platform(kind, stalls(begun)) as server, running(kind, server.url) as engine:
        with pytest.raises(ReplyTimeout) as caught:
            await engine.send("POST", "/", [], b"{}", seconds=TIME_LIMIT)
        await server.until_left()
    assert caught.value.first_byte == bool(begun)
    assert len(server.received) == 1


async def test_a_stream_that_does_not_begin_in_time_is_late(kind: str) -> None:
    async with platform(kind, stalls()) as server, running(kind, server.url, UNHURRIED) as engine:
        with pytest.raises(ReplyTimeout) as caught:
            await engine.send("GET", "/", [], b"", stream=True, seconds=TIME_LIMIT)
        await server.until_left()
    assert not caught.value.first_byte
