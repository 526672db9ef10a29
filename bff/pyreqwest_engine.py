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

from bff.engine import DEFAULT_LIMITS, MAX_REPLY_HEADERS, Limits, request_headers
from bff.reply import (
    EngineError,
    Headers,
    MalformedReply,
    NoReply,
    NotSent,
    Reply,
    ReplyTimeout,
    whole,
)
from bff.targets import wire_target


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
        builder = self._client.request(method, self._base + wire_target(target))
        builder = builder.headers(request_headers(method, headers, body))
        if body:
            builder = builder.body_bytes(body)
        if stream:
            # Otherwise the answer begins only after 64 KiB or its end.
            builder = builder.streamed_read_buffer_limit(0)
        elif seconds is not None:
            # Cancelling stops only the waiting for it; this stops the call itself.
            builder = builder.timeout(timedelta(seconds=seconds))
        try:
            async with asyncio.timeout(seconds if stream else None):
                reply = await _begin(builder.build_streamed())
        except TimeoutError as error:
            raise ReplyTimeout("out of time") from error
        return reply if stream else await whole(reply, self._limits.reply_bytes)

    async def aclose(self) -> None:
        await self._client.close()


async def _begin(request: StreamRequest) -> Reply:
    try:
        response = await request.__aenter__()
    except PyreqwestError as error:
        raise _pyreqwest_failure(error) from error

    async def aclose() -> None:
        await request.__aexit__(None, None, None)

    try:
        found = _pyreqwest_headers(response)
    except MalformedReply:
        await aclose()
        raise
    return Reply(response.status, found, b"", _pyreqwest_chunks(response), aclose)


_NEVER_CONNECTED = "client error (Connect)"
_IN_BODY = "request or response body error"


def _pyreqwest_failure(error: PyreqwestError) -> EngineError:
    """What a failure before the answer's headers means."""
    if isinstance(error, PoolTimeoutError) or _NEVER_CONNECTED in _causes(error):
        return NotSent(str(error))
    in_body = _IN_BODY in _causes(error)
    if isinstance(error, DecodeError) and not in_body:
        return MalformedReply(str(error))
    return _pyreqwest_lost(error, first_byte=in_body)


def _pyreqwest_lost(error: PyreqwestError, *, first_byte: bool) -> NoReply:
    if isinstance(error, RequestTimeoutError):
        return ReplyTimeout(str(error), first_byte=first_byte)
    return NoReply(str(error), first_byte=first_byte)


def _causes(error: PyreqwestError) -> list[str]:
    details = error.details if isinstance(error, DetailedPyreqwestError) else None
    return [cause["message"] for cause in (details and details["causes"]) or ()]


def _pyreqwest_headers(response: Response) -> Headers:
    found = response.headers
    if len(found) > MAX_REPLY_HEADERS:
        raise MalformedReply("too many headers")
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
