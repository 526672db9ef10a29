"""An engine over any httpx transport: httpx's own in service, respx's or an application in tests. Imported only when
BFF_ENGINE is httpx."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncGenerator
from typing import Any, cast

import httpcore
import httpx

from bff.engines.answer_budget import HeldAnswer
from bff.engines.engine import (
    DEFAULT_LIMITS,
    MAX_REPLY_HEADERS,
    Body,
    Headers,
    Limits,
    MalformedReply,
    NoReply,
    NotSent,
    Reply,
    ReplyTimeout,
    StreamedBody,
    is_mostly_framing,
    request_headers,
    whole,
    wire_target,
)

_NOT_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.ProxyError, httpx.UnsupportedProtocol)
_NO_ANSWER = "Server disconnected without sending a response."


def platform_transport(trust: ssl.SSLContext | bool = True) -> httpx.AsyncHTTPTransport:
    """The httpx transport for service, with a connection for each call: what a platform sends after a whole
    answer httpcore would take for the next call's. Its pool has no bound: the bulkhead stands before it, and
    httpcore never gets back a bounded place whose request was cancelled while waiting for it."""
    pool = httpx.Limits(max_connections=None, max_keepalive_connections=0)
    transport = httpx.AsyncHTTPTransport(verify=trust, limits=pool)
    connections: Any = transport._pool  # noqa: SLF001 - httpx names no other way to a network backend of one's own
    connections._network_backend = _CountingBackend(connections._network_backend)  # noqa: SLF001
    return transport


class _CountingStream(httpcore.AsyncNetworkStream):
    """A connection that counts what comes of its one answer. `body` is how much of it was the body's."""

    def __init__(self, stream: httpcore.AsyncNetworkStream) -> None:
        self._stream = stream
        self._received = self.body = 0

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:  # noqa: ASYNC109 - as in the base class
        if is_mostly_framing(self._received, self.body):
            raise httpcore.RemoteProtocolError("more around the body than in it")
        data = await self._stream.read(max_bytes, timeout)
        self._received += len(data)
        return data

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:  # noqa: ASYNC109 - as in the base class
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        await self._stream.aclose()

    async def start_tls(self, *args: Any, **named: Any) -> httpcore.AsyncNetworkStream:
        return _CountingStream(await self._stream.start_tls(*args, **named))

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)


class _CountingBackend(httpcore.AsyncNetworkBackend):
    def __init__(self, backend: httpcore.AsyncNetworkBackend) -> None:
        self._backend = backend

    async def connect_tcp(self, *args: Any, **named: Any) -> httpcore.AsyncNetworkStream:
        return _CountingStream(await self._backend.connect_tcp(*args, **named))


class HttpxEngine:
    """Any httpx transport, called directly: `AsyncClient` would hand one user's cookies to the next.

    httpcore never gets back a connection of its pool whose closing is cancelled. So each call runs in
    a task that is cancelled once at most, and an answer is closed in a task of its own.
    """

    def __init__(self, transport: httpx.AsyncBaseTransport, base_url: str, limits: Limits = DEFAULT_LIMITS) -> None:
        self._transport = transport
        self._base = base_url.rstrip("/")
        self._prefix = httpx.URL(self._base).path.rstrip("/")
        self._limits = limits
        self._ending: set[asyncio.Future[Any]] = set()
        self._timeouts = httpx.Timeout(limits.read_seconds, connect=limits.connect_seconds).as_dict()

    async def send(
        self, method: str, target: str, headers: Headers, body: Body, stream: bool = False, *, seconds: float = 60
    ) -> Reply:
        seconds *= 2 if isinstance(body, StreamedBody) else 1
        begun = asyncio.Event()
        task = asyncio.create_task(self._exchange(self._request(method, target, headers, body), begun, stream))
        try:
            done, _ = await asyncio.wait({task}, timeout=seconds)
        except asyncio.CancelledError:
            self._abandon(task)
            raise
        if not done:
            self._abandon(task)
            raise ReplyTimeout("out of time", first_byte=begun.is_set())
        return task.result()

    async def aclose(self) -> None:
        await asyncio.gather(*self._ending, return_exceptions=True)
        await self._transport.aclose()

    def _request(self, method: str, target: str, headers: Headers, body: Body) -> httpx.Request:
        plain = wire_target(target)
        # The URL object may escape what the extension passes through as it is.
        extensions = {"timeout": self._timeouts, "target": (self._prefix + plain).encode("ascii")}
        sent = request_headers(method, headers, body)
        content = body.chunks if isinstance(body, StreamedBody) else body
        return httpx.Request(method, self._base + plain, headers=sent, content=content, extensions=extensions)

    async def _exchange(self, request: httpx.Request, begun: asyncio.Event, stream: bool) -> Reply:
        try:
            response = await self._transport.handle_async_request(request)
        except _NOT_SENT as error:
            raise NotSent(str(error)) from error
        except httpx.HTTPError as error:
            raise _lost(error, first_byte=False) from error
        raw = response.headers.raw
        if len(raw) > MAX_REPLY_HEADERS:
            await self._close(response)
            raise MalformedReply("too many headers")
        readable = [(name, value) for name, value in raw if name.isascii() and value.isascii()]
        headers = [(name.decode("ascii").lower(), value.decode("ascii")) for name, value in readable]
        reply = Reply(response.status_code, headers, b"", _chunks(response), lambda: self._close(response))
        reply.held = HeldAnswer(self._limits.budget)
        begun.set()
        return reply if stream else await whole(reply, self._limits.reply_bytes)

    def _abandon(self, task: asyncio.Task[Reply]) -> None:
        self._keep(task)
        task.add_done_callback(self._close_unread)
        task.cancel()

    def _close_unread(self, task: asyncio.Task[Reply]) -> None:
        if not task.cancelled() and task.exception() is None:
            self._keep(asyncio.ensure_future(task.result().aclose()))

    async def _close(self, response: httpx.Response) -> None:
        await asyncio.shield(self._keep(asyncio.ensure_future(response.aclose())))

    def _keep(self, task: asyncio.Future[Any]) -> asyncio.Future[Any]:
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
        return task


def _lost(error: httpx.HTTPError, *, first_byte: bool) -> NoReply:
    if isinstance(error, httpx.TimeoutException):
        return ReplyTimeout(str(error), first_byte=first_byte)
    if isinstance(error, httpx.RemoteProtocolError) and str(error) != _NO_ANSWER and not first_byte:
        return MalformedReply(str(error))
    return NoReply(str(error), first_byte=first_byte)


async def _chunks(response: httpx.Response) -> AsyncGenerator[bytes, None]:
    network = response.extensions.get("network_stream")
    try:
        async for chunk in cast(httpx.AsyncByteStream, response.stream):
            if isinstance(network, _CountingStream):
                network.body += len(chunk)
            yield chunk
    except httpx.HTTPError as error:
        raise _lost(error, first_byte=True) from error
