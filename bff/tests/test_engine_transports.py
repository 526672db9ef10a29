"""The httpx engine over transports that have no socket: respx's, and an application's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest
import respx
from starlette.types import Receive, Scope, Send

from bff.engines.engine import Limits, MalformedReply, NoReply, NotSent, ReplyTimeout, TooLarge
from bff.engines.httpx_engine import HttpxEngine

URL = "http://platform.test/v1"


async def test_respx_answers_behind_the_engine() -> None:
    router = respx.Router()
    route = router.post("http://platform.test/v1/invoice", params={"opId": "aurora"})
    route.respond(201, json={"done": True}, headers={"ETag": '"7"'})
    engine = HttpxEngine(httpx.MockTransport(router.async_handler), URL)
    reply = await engine.send("POST", "/invoice?opId=aurora", [("x-request-id", "r1")], b'{"a":1}')
    assert (reply.status, reply.body) == (201, b'{"done":true}')
    assert ("etag", '"7"') in reply.headers
    sent = route.calls.last.request
    assert (sent.headers["x-request-id"], sent.content) == ("r1", b'{"a":1}')


@pytest.mark.parametrize(
    ("raised", "expected"),
    [
        (httpx.ConnectError, NotSent),
        (httpx.ConnectTimeout, NotSent),
        (httpx.PoolTimeout, NotSent),
        (httpx.ProxyError, NotSent),
        (httpx.UnsupportedProtocol, NotSent),
        (httpx.ReadTimeout, ReplyTimeout),
        (httpx.WriteTimeout, ReplyTimeout),
        (httpx.ReadError, NoReply),
        (httpx.WriteError, NoReply),
        (httpx.CloseError, NoReply),
        (httpx.LocalProtocolError, NoReply),
        (httpx.RemoteProtocolError, MalformedReply),
    ],
)
async def test_every_error_of_a_transport_has_its_meaning(
    raised: type[httpx.TransportError], expected: type[Exception]
) -> None:
    def fail(request: httpx.Request) -> httpx.Response:
        raise raised("text", request=request)

    engine = HttpxEngine(httpx.MockTransport(fail), URL)
    with pytest.raises((NotSent, NoReply)) as caught:
        await engine.send("POST", "/", [], b"{}")
    assert type(caught.value) is expected


async def test_an_application_answers_in_process() -> None:
    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        body = (await receive())["body"]
        received = b" ".join([scope["method"].encode(), scope["raw_path"], scope["query_string"], body])
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/plain")]})
        await send({"type": "http.response.body", "body": received})

    engine = HttpxEngine(httpx.ASGITransport(application), URL, Limits(reply_bytes=60))
    reply = await engine.send("PUT", "/a%2Cb?x=%C3%A9", [], b"body")
    assert reply.body == b"PUT /v1/a%2Cb x=%C3%A9 body"
    with pytest.raises(TooLarge):
        await engine.send("PUT", "/a", [], b"x" * 60)


class SlowToClose(httpx.AsyncByteStream):
    """A body that takes a while to close, and loses its connection where that is cancelled."""

    def __init__(self, *, endless: bool = False) -> None:
        self.endless = endless
        self.begun = asyncio.Event()
        self.closing = asyncio.Event()
        self.closed = asyncio.Event()

    async def __aiter__(self) -> AsyncIterator[bytes]:
        yield b"{}"
        self.begun.set()
        if self.endless:
            await asyncio.sleep(60)

    async def aclose(self) -> None:
        self.closing.set()
        await asyncio.sleep(0.05)
        self.closed.set()


def closing_slowly(stream: SlowToClose) -> HttpxEngine:
    return HttpxEngine(httpx.MockTransport(lambda _: httpx.Response(200, stream=stream)), URL)


async def test_a_call_that_is_late_while_its_answer_is_closed_loses_no_connection() -> None:
    stream = SlowToClose()
    with pytest.raises(ReplyTimeout):
        await closing_slowly(stream).send("POST", "/", [], b"", seconds=0.01)
    async with asyncio.timeout(5):
        await stream.closed.wait()


async def test_neither_does_one_that_is_left_meanwhile() -> None:
    stream = SlowToClose()
    call = asyncio.create_task(closing_slowly(stream).send("POST", "/", [], b""))
    await stream.closing.wait()
    call.cancel()
    await asyncio.gather(call, return_exceptions=True)
    async with asyncio.timeout(5):
        await stream.closed.wait()


async def test_nor_one_that_is_left_twice() -> None:
    stream = SlowToClose(endless=True)
    engine = closing_slowly(stream)
    call = asyncio.create_task(engine.send("POST", "/", [], b""))
    await stream.begun.wait()
    call.cancel()
    await stream.closing.wait()
    call.cancel()
    await asyncio.gather(call, return_exceptions=True)
    await engine.aclose()
    assert stream.closed.is_set()


async def test_an_answer_that_comes_as_its_caller_leaves_is_closed() -> None:
    stream = SlowToClose()
    arrived = asyncio.Event()

    async def answer(_: httpx.Request) -> httpx.Response:
        arrived.set()
        return httpx.Response(200, stream=stream)

    call = asyncio.create_task(HttpxEngine(httpx.MockTransport(answer), URL).send("GET", "/", [], b"", stream=True))
    await arrived.wait()
    call.cancel()
    await asyncio.gather(call, return_exceptions=True)
    async with asyncio.timeout(5):
        await stream.closed.wait()
