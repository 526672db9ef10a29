"""The httpx engine over transports that have no socket: respx's, and an application's."""

from __future__ import annotations

import httpx
import pytest
import respx
from starlette.types import Receive, Scope, Send

from bff import engine as engine_module
from bff.engine import HttpxEngine, Limits, MalformedReply, NoReply, NotSent, ReplyTimeout, TooLarge

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
        said = b" ".join([scope["method"].encode(), scope["raw_path"], scope["query_string"], body])
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/plain")]})
        await send({"type": "http.response.body", "body": said})

    engine = HttpxEngine(httpx.ASGITransport(application), URL, Limits(reply_bytes=60))
    reply = await engine.send("PUT", "/a%2Cb?x=%C3%A9", [], b"body")
    assert reply.body == b"PUT /v1/a%2Cb x=%C3%A9 body"
    with pytest.raises(TooLarge):
        await engine.send("PUT", "/a", [], b"x" * 60)


def test_what_the_module_hands_out() -> None:
    assert engine_module.__all__ == [
        "DEFAULT_LIMITS",
        "Engine",
        "EngineError",
        "Headers",
        "HttpxEngine",
        "Limits",
        "MalformedReply",
        "NoReply",
        "NotSent",
        "PyreqwestEngine",
        "Reply",
        "ReplyTimeout",
        "TooLarge",
        "platform_transport",
        "whole",
    ]
