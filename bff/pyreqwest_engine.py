"""The platform through pyreqwest, which knows TLS."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from datetime import timedelta

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

from bff.engine import (
    DEFAULT_LIMITS,
    MAX_REPLY_HEADERS,
    EngineError,
    Headers,
    Limits,
    MalformedReply,
    NoReply,
    NotSent,
    Reply,
    ReplyTimeout,
    request_headers,
    whole,
    wire_target,
)

_NEVER_CONNECTED = "client error (Connect)"
_IN_BODY = "request or response body error"


class PyreqwestEngine:
    """pyreqwest's own API. It tells failures apart by the texts of their causes alone, which the
    socket tests pin."""

    outlives_callers = True

    def __init__(self, base_url: str, limits: Limits = DEFAULT_LIMITS) -> None:
        self._base = base_url.rstrip("/")
        self._limits = limits
        builder = ClientBuilder().no_proxy().follow_redirects(False).referer(False).http1_only()
        builder = builder.gzip(False).brotli(False).zstd(False).deflate(False)
        builder = builder.connect_timeout(timedelta(seconds=limits.connect_seconds))
        builder = builder.read_timeout(timedelta(seconds=limits.read_seconds))
        builder = builder.pool_timeout(timedelta(seconds=limits.pool_seconds))
        self._client = builder.pool_idle_timeout(timedelta(seconds=limits.idle_seconds)).build()

    async def send(
        self, method: str, target: str, headers: Headers, body: bytes, stream: bool = False, *, seconds: float = 60
    ) -> Reply:
        builder = self._client.request(method, self._base + wire_target(target))
        builder = builder.headers(request_headers(method, headers, body))
        if body:
            builder = builder.body_bytes(body)
        if not stream:
            builder = builder.timeout(timedelta(seconds=seconds))
            return await whole(await _begin(builder.build_streamed()), self._limits.reply_bytes)
        # Otherwise the answer begins only after 64 KiB or its end.
        builder = builder.streamed_read_buffer_limit(0)
        try:
            async with asyncio.timeout(seconds):
                return await _begin(builder.build_streamed())
        except TimeoutError as error:
            raise ReplyTimeout("out of time") from error

    async def aclose(self) -> None:
        await self._client.close()


async def _begin(request: StreamRequest) -> Reply:
    try:
        response = await request.__aenter__()
    except PyreqwestError as error:
        raise _failure(error) from error

    async def aclose() -> None:
        await request.__aexit__(None, None, None)

    if len(response.headers) > MAX_REPLY_HEADERS:
        await aclose()
        raise MalformedReply("too many headers")
    return Reply(response.status, _headers(response.headers), b"", _chunks(response), aclose)


def _failure(error: PyreqwestError) -> EngineError:
    """What a failure before the answer's headers means."""
    details = error.details if isinstance(error, DetailedPyreqwestError) else None
    causes = [cause["message"] for cause in (details and details["causes"]) or ()]
    if isinstance(error, PoolTimeoutError) or _NEVER_CONNECTED in causes:
        return NotSent(str(error))
    if isinstance(error, DecodeError) and _IN_BODY not in causes:
        return MalformedReply(str(error))
    return _lost(error, first_byte=_IN_BODY in causes)


def _lost(error: PyreqwestError, *, first_byte: bool) -> NoReply:
    kind = ReplyTimeout if isinstance(error, RequestTimeoutError) else NoReply
    return kind(str(error), first_byte=first_byte)


def _headers(headers: HeaderMap) -> Headers:
    try:
        return list(headers.items())
    except ValueError:
        return [pair for name in set(headers) for pair in _readable(headers, name)]


def _readable(headers: HeaderMap, name: str) -> Headers:
    try:
        return [(name, value) for value in headers.getall(name)]
    except ValueError:
        return []


async def _chunks(response: Response) -> AsyncGenerator[bytes, None]:
    reader = response.body_reader
    try:
        while (chunk := await reader.read_chunk()) is not None:
            yield chunk.to_bytes()
    except PyreqwestError as error:
        raise _lost(error, first_byte=True) from error
