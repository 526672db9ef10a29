"""The seam to the platform: one request out, one reply back, and what is known when there is none.

EngineError
├── NotSent       provably never connected: nothing of the request left
└── Lost          anything else: the request may have been done
    ├── Late      no answer, or not all of it, in time
    ├── Garbled   an answer that is not HTTP
    └── TooLarge  an answer beyond the size limit
"""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Protocol, cast

import httpx
from pyreqwest.client import ClientBuilder
from pyreqwest.exceptions import (
    DecodeError,
    DetailedPyreqwestError,
    PoolTimeoutError,
    PyreqwestError,
    RequestTimeoutError,
)
from pyreqwest.http import HeaderMap
from pyreqwest.request import StreamRequest
from pyreqwest.response import Response

Headers = list[tuple[str, str]]

MAX_REPLY_HEADERS = 100
_OWN_HEADERS: Headers = [("user-agent", "pitboss"), ("accept-encoding", "identity")]
_SIZED_METHODS = frozenset({"POST", "PUT", "PATCH", "DELETE"})
_SEGMENT = r"/(?!(?:\.|%2[eE]){1,2}(?:[/?]|\Z))[^\x00-\x20\x7f-\U0010ffff\"<>\\`{}#?/]*"
_QUERY = r"\?[^\x00-\x20\x7f-\U0010ffff\"'<>#]*"
_PLAIN = re.compile(rf"(?:{_SEGMENT})+(?:{_QUERY})?")
_UNPLAIN_PATH = re.compile(r"[\"<>`{}]")
_UNPLAIN_QUERY = re.compile(r"[\"'<>]")


class EngineError(Exception):
    """No whole answer came."""

    first_byte = False


class NotSent(EngineError):
    """Nothing of the request left: it was not done."""


class Lost(EngineError):
    """The request may have been done. `first_byte`: whether a byte of an answer is known to have come."""

    def __init__(self, reason: str = "", *, first_byte: bool = False) -> None:
        super().__init__(reason)
        self.first_byte = first_byte


class Late(Lost):
    """No answer, or not all of it, in time."""


class Garbled(Lost):
    """An answer that is not HTTP."""

    def __init__(self, reason: str = "") -> None:
        super().__init__(reason, first_byte=True)


class TooLarge(Lost):
    """An answer beyond the size limit."""

    def __init__(self, reason: str = "") -> None:
        super().__init__(reason, first_byte=True)


async def _nothing() -> None:
    return None


@dataclass(slots=True)
class Reply:
    """An answer. Buffered: `body`, and `chunks` is None. Streamed: `chunks`, which raise Lost, and
    whoever owns the reply awaits `aclose`. Headers that are not ASCII text are left out."""

    status: int
    headers: Headers
    body: bytes = b""
    chunks: AsyncIterator[bytes] | None = None
    aclose: Callable[[], Awaitable[None]] = _nothing


@dataclass(frozen=True, slots=True)
class Limits:
    """`read_seconds` is the longest silence before or within an answer; `idle_seconds` how long an
    unused connection is kept, shorter than the platform keeps its own."""

    connect_seconds: float = 2.0
    read_seconds: float = 30.0
    pool_seconds: float = 2.0
    idle_seconds: float = 4.0
    reply_bytes: int = 16 * 1024 * 1024


DEFAULT_LIMITS = Limits()


async def whole(reply: Reply, limit: int) -> Reply:
    """A streamed reply as a buffered one, closed. Raises Lost."""
    if reply.chunks is None:
        return reply
    try:
        _check_length(reply.headers, limit)
        parts = _Parts(limit)
        async for chunk in reply.chunks:
            parts.add(chunk)
    finally:
        await reply.aclose()
    return Reply(reply.status, reply.headers, parts.whole())


class Engine(Protocol):
    async def send(self, method: str, target: str, headers: Headers, body: bytes, stream: bool = False) -> Reply:
        """One request, sent once. `target` is path and query, sent as `wire_target` says.

        Raises NotSent or Lost; ValueError for a target or header that cannot be sent.
        """

    async def aclose(self) -> None: ...


def wire_target(target: str) -> str:
    """The target as it goes out: as given, save that the few characters which engines would each
    escape in their own way (quotes, angle brackets; backticks and braces in a path) are
    percent-encoded here.

    Raises ValueError for what an engine would change: dot segments, a backslash in the path, a
    fragment, spaces, control characters, anything but ASCII.
    """
    if _PLAIN.fullmatch(target):
        return target
    path, mark, query = target.partition("?")
    escaped = _UNPLAIN_PATH.sub(_escape, path) + mark + _UNPLAIN_QUERY.sub(_escape, query)
    if _PLAIN.fullmatch(escaped):
        return escaped
    raise ValueError("this target cannot be sent as it is")


def _escape(match: re.Match[str]) -> str:
    return f"%{ord(match[0]):02X}"


def _request_headers(method: str, headers: Headers, body: bytes) -> Headers:
    if not body and method in _SIZED_METHODS:
        return [*headers, *_OWN_HEADERS, ("content-length", "0")]
    return [*headers, *_OWN_HEADERS]


def _check_length(headers: Headers, limit: int) -> None:
    for name, value in headers:
        if name == "content-length" and value.isdecimal() and int(value) > limit:
            raise TooLarge(f"{value} bytes")


class _Parts:
    """The parts of a body up to a limit."""

    __slots__ = ("_left", "_parts")

    def __init__(self, limit: int) -> None:
        self._left = limit
        self._parts: list[bytes] = []

    def add(self, part: bytes) -> None:
        """Raises TooLarge beyond the limit."""
        self._left -= len(part)
        if self._left < 0:
            raise TooLarge("more than the limit")
        self._parts.append(part)

    def whole(self) -> bytes:
        return self._parts[0] if len(self._parts) == 1 else b"".join(self._parts)


def platform_transport(limits: Limits = DEFAULT_LIMITS) -> httpx.AsyncHTTPTransport:
    """The httpx transport for service. Its pool has no bound: the bulkhead stands before it, and
    httpcore never gets back a bounded place whose request was cancelled while waiting for it."""
    pool = httpx.Limits(max_connections=None, keepalive_expiry=limits.idle_seconds)
    return httpx.AsyncHTTPTransport(limits=pool)


class HttpxEngine:
    """Any httpx transport, called directly: `AsyncClient` would hand one user's cookies to the next."""

    def __init__(self, transport: httpx.AsyncBaseTransport, base_url: str, limits: Limits = DEFAULT_LIMITS) -> None:
        self._transport = transport
        self._base = base_url.rstrip("/")
        self._prefix = httpx.URL(self._base).path.rstrip("/")
        self._limits = limits
        self._timeouts = {
            "connect": limits.connect_seconds,
            "read": limits.read_seconds,
            "write": limits.read_seconds,
            "pool": limits.pool_seconds,
        }

    async def send(self, method: str, target: str, headers: Headers, body: bytes, stream: bool = False) -> Reply:
        response = await self._start(self._request(method, target, headers, body))
        try:
            found = _httpx_headers(response)
        except Garbled:
            await response.aclose()
            raise
        reply = Reply(response.status_code, found, b"", _httpx_chunks(response), response.aclose)
        return reply if stream else await whole(reply, self._limits.reply_bytes)

    def _request(self, method: str, target: str, headers: Headers, body: bytes) -> httpx.Request:
        plain = wire_target(target)
        # The URL object may escape what the extension passes through as it is.
        raw = (self._prefix + plain).encode("ascii")
        return httpx.Request(
            method,
            self._base + plain,
            headers=_request_headers(method, headers, body),
            content=body,
            extensions={"timeout": self._timeouts, "target": raw},
        )

    async def _start(self, request: httpx.Request) -> httpx.Response:
        try:
            return await self._transport.handle_async_request(request)
        except _HTTPX_NOT_SENT as error:
            raise NotSent(str(error)) from error
        except httpx.HTTPError as error:
            raise _httpx_lost(error, first_byte=False) from error

    async def aclose(self) -> None:
        await self._transport.aclose()


_HTTPX_NOT_SENT = (
    httpx.ConnectError,
    httpx.ConnectTimeout,
    httpx.PoolTimeout,
    httpx.ProxyError,
    httpx.UnsupportedProtocol,
)
_HTTPX_NO_ANSWER = "Server disconnected without sending a response."


def _httpx_lost(error: httpx.HTTPError, *, first_byte: bool) -> Lost:
    if isinstance(error, httpx.TimeoutException):
        return Late(str(error), first_byte=first_byte)
    unreadable = isinstance(error, httpx.RemoteProtocolError) and str(error) != _HTTPX_NO_ANSWER
    if unreadable and not first_byte:
        return Garbled(str(error))
    return Lost(str(error), first_byte=first_byte)


def _httpx_headers(response: httpx.Response) -> Headers:
    raw = response.headers.raw
    if len(raw) > MAX_REPLY_HEADERS:
        raise Garbled("too many headers")
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


class PyreqwestEngine:
    """pyreqwest's own API. It tells failures apart by the texts of their causes alone, which the
    socket tests pin."""

    def __init__(self, base_url: str, limits: Limits = DEFAULT_LIMITS) -> None:
        self._base = base_url.rstrip("/")
        self._limits = limits
        self._client = (
            ClientBuilder()
            .no_proxy()
            .follow_redirects(False)
            .referer(False)
            .gzip(False)
            .brotli(False)
            .zstd(False)
            .deflate(False)
            .http1_only()
            .connect_timeout(timedelta(seconds=limits.connect_seconds))
            .read_timeout(timedelta(seconds=limits.read_seconds))
            .pool_timeout(timedelta(seconds=limits.pool_seconds))
            .pool_idle_timeout(timedelta(seconds=limits.idle_seconds))
            .build()
        )

    async def send(self, method: str, target: str, headers: Headers, body: bytes, stream: bool = False) -> Reply:
        request = self._request(method, target, headers, body, stream)
        try:
            response = await request.__aenter__()
        except PyreqwestError as error:
            raise _pyreqwest_failure(error) from error
        try:
            found = _pyreqwest_headers(response)
            if stream:
                return Reply(response.status, found, b"", _pyreqwest_chunks(response), _closer(request))
            _check_length(found, self._limits.reply_bytes)
            parts = _Parts(self._limits.reply_bytes)
            reader = response.body_reader
            while (chunk := await reader.read_chunk()) is not None:
                parts.add(chunk.to_bytes())
        except PyreqwestError as error:
            await request.__aexit__(None, None, None)
            raise _pyreqwest_lost(error, first_byte=True) from error
        except BaseException:
            await request.__aexit__(None, None, None)
            raise
        await request.__aexit__(None, None, None)
        return Reply(response.status, found, parts.whole())

    def _request(self, method: str, target: str, headers: Headers, body: bytes, stream: bool) -> StreamRequest:
        builder = self._client.request(method, self._base + wire_target(target))
        builder = builder.headers(_request_headers(method, headers, body))
        if body:
            builder = builder.body_bytes(body)
        if stream:
            # Otherwise the answer begins only after 64 KiB or its end.
            builder = builder.streamed_read_buffer_limit(0)
        return builder.build_streamed()

    async def aclose(self) -> None:
        await self._client.close()


_NEVER_CONNECTED = "client error (Connect)"
_IN_BODY = "request or response body error"


def _pyreqwest_failure(error: PyreqwestError) -> EngineError:
    """What a failure before the answer's headers means."""
    if isinstance(error, PoolTimeoutError) or _NEVER_CONNECTED in _causes(error):
        return NotSent(str(error))
    in_body = _IN_BODY in _causes(error)
    if isinstance(error, DecodeError) and not in_body:
        return Garbled(str(error))
    return _pyreqwest_lost(error, first_byte=in_body)


def _pyreqwest_lost(error: PyreqwestError, *, first_byte: bool) -> Lost:
    if isinstance(error, RequestTimeoutError):
        return Late(str(error), first_byte=first_byte)
    return Lost(str(error), first_byte=first_byte)


def _causes(error: PyreqwestError) -> list[str]:
    details = error.details if isinstance(error, DetailedPyreqwestError) else None
    return [cause["message"] for cause in (details and details["causes"]) or ()]


def _pyreqwest_headers(response: Response) -> Headers:
    found = response.headers
    if len(found) > MAX_REPLY_HEADERS:
        raise Garbled("too many headers")
    try:
        return list(found.items())
    except ValueError:
        return [pair for name in set(found) for pair in _readable(found, name)]


def _readable(headers: HeaderMap, name: str) -> Headers:
    try:
        return [(name, value) for value in headers.getall(name)]
    except ValueError:
        return []


async def _pyreqwest_chunks(response: Response) -> AsyncGenerator[bytes, None]:
    reader = response.body_reader
    try:
        while (chunk := await reader.read_chunk()) is not None:
            yield chunk.to_bytes()
    except PyreqwestError as error:
        raise _pyreqwest_lost(error, first_byte=True) from error


def _closer(request: StreamRequest) -> Callable[[], Awaitable[None]]:
    return lambda: request.__aexit__(None, None, None)
