"""An engine over any httpx transport."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any, TypeVar, cast

import httpx

from bff.engine import DEFAULT_LIMITS, MAX_REPLY_HEADERS, Limits, request_headers
from bff.reply import Headers, MalformedReply, NoReply, NotSent, Reply, ReplyTimeout, whole
from bff.targets import wire_target

T = TypeVar("T")


def platform_transport(limits: Limits = DEFAULT_LIMITS) -> httpx.AsyncHTTPTransport:
    """The httpx transport for service. Its pool has no bound: the bulkhead stands before it, and
    httpcore never gets back a bounded place whose request was cancelled while waiting for it."""
    pool = httpx.Limits(max_connections=None, keepalive_expiry=limits.idle_seconds)
    return httpx.AsyncHTTPTransport(limits=pool)


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
        self._ending: set[asyncio.Task[Any]] = set()
        self._timeouts = {
            "connect": limits.connect_seconds,
            "read": limits.read_seconds,
            "write": limits.read_seconds,
            "pool": limits.pool_seconds,
        }

    async def send(
        self,
        method: str,
        target: str,
        headers: Headers,
        body: bytes,
        stream: bool = False,
        *,
        seconds: float | None = None,
    ) -> Reply:
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

    async def _exchange(self, request: httpx.Request, begun: asyncio.Event, stream: bool) -> Reply:
        reply = await self._start(request)
        begun.set()
        return reply if stream else await whole(reply, self._limits.reply_bytes)

    def _abandon(self, task: asyncio.Task[Reply]) -> None:
        self._keep(task)
        task.add_done_callback(self._close_unread)
        task.cancel()

    def _close_unread(self, task: asyncio.Task[Reply]) -> None:
        if not task.cancelled() and task.exception() is None:
            self._keep(asyncio.get_running_loop().create_task(_aclose(task.result())))

    async def _close(self, response: httpx.Response) -> None:
        await asyncio.shield(self._keep(asyncio.ensure_future(response.aclose())))

    def _keep(self, task: asyncio.Task[T]) -> asyncio.Task[T]:
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
        return task

    def _request(self, method: str, target: str, headers: Headers, body: bytes) -> httpx.Request:
        plain = wire_target(target)
        # The URL object may escape what the extension passes through as it is.
        raw = (self._prefix + plain).encode("ascii")
        return httpx.Request(
            method,
            self._base + plain,
            headers=request_headers(method, headers, body),
            content=body,
            extensions={"timeout": self._timeouts, "target": raw},
        )

    async def _start(self, request: httpx.Request) -> Reply:
        try:
            response = await self._transport.handle_async_request(request)
        except _HTTPX_NOT_SENT as error:
            raise NotSent(str(error)) from error
        except httpx.HTTPError as error:
            raise _httpx_lost(error, first_byte=False) from error
        try:
            found = _httpx_headers(response)
        except MalformedReply:
            await self._close(response)
            raise
        return Reply(response.status_code, found, b"", _httpx_chunks(response), lambda: self._close(response))

    async def aclose(self) -> None:
        await asyncio.gather(*self._ending, return_exceptions=True)
        await self._transport.aclose()


async def _aclose(reply: Reply) -> None:
    await reply.aclose()


_HTTPX_NOT_SENT = (
    httpx.ConnectError,
    httpx.ConnectTimeout,
    httpx.PoolTimeout,
    httpx.ProxyError,
    httpx.UnsupportedProtocol,
)
_HTTPX_NO_ANSWER = "Server disconnected without sending a response."


def _httpx_lost(error: httpx.HTTPError, *, first_byte: bool) -> NoReply:
    if isinstance(error, httpx.TimeoutException):
        return ReplyTimeout(str(error), first_byte=first_byte)
    unreadable = isinstance(error, httpx.RemoteProtocolError) and str(error) != _HTTPX_NO_ANSWER
    if unreadable and not first_byte:
        return MalformedReply(str(error))
    return NoReply(str(error), first_byte=first_byte)


def _httpx_headers(response: httpx.Response) -> Headers:
    raw = response.headers.raw
    if len(raw) > MAX_REPLY_HEADERS:
        raise MalformedReply("too many headers")
    return [
        (name.decode("ascii").lower(), value.decode("ascii"))
        for name, value in raw
        if name.isascii() and value.isascii()
    ]


async def _httpx_chunks(response: httpx.Response) -> AsyncGenerator[bytes, None]:
    stream = cast(httpx.AsyncByteStream, response.stream)
    try:
        async for chunk in stream:
            yield chunk
    except httpx.HTTPError as error:
        raise _httpx_lost(error, first_byte=True) from error
