"""Sends a reply: whole, cut, garbled, or not at all because the connection is dropped."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any, Protocol

from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from upstream_sim.core.calls.faults import FaultKind
from upstream_sim.http.platform import HandledCall

LOG = logging.getLogger("upstream_sim")
EXTENSION = "upstream_sim.responder"
SEEN_WITHIN = 0.5  # seconds
JUNK = b'\x00{"success": tru<<<'


class Dropped(ConnectionResetError):
    """The connection was dropped on purpose, and there is no socket to drop."""


class Connection(Protocol):
    """What a transport can do to its connection: `close` sends what is written first."""

    def abort(self) -> None: ...

    def close(self) -> None: ...


class DroppableProtocol(HttpToolsProtocol):
    """uvicorn's protocol, which also hands its connection to the app."""

    def on_message_begin(self) -> None:
        super().on_message_begin()
        extensions: dict[str, Any] = {EXTENSION: self.transport}
        self.scope["extensions"] = extensions


async def send_call(handled: HandledCall, scope: Scope, receive: Receive, send: Send) -> None:
    """Sends a reply, or breaks it as its fault says. Raises Dropped where there is no socket to drop."""
    connection: Connection | None = scope.get("extensions", {}).get(EXTENSION)
    if handled.transport_fault in (FaultKind.DROP_BEFORE, FaultKind.DROP_AFTER):
        await _end(connection, receive, at_once=True)
        return
    if handled.reply.stream is not None:
        await _send_stream(handled, handled.reply.stream, connection, receive, send)
        return
    if handled.reply.parts and handled.transport_fault is None:
        await _send_parts(handled, send)
        return
    body = handled.reply.body or b"".join(map(_bytes, handled.reply.parts))
    if handled.transport_fault is FaultKind.GARBLE:
        body = body[: len(body) // 2] + JUNK
    await send({"type": "http.response.start", "status": handled.reply.http, "headers": _headers(handled, len(body))})
    if handled.transport_fault is FaultKind.CUT:
        await send({"type": "http.response.body", "body": body[: len(body) // 2], "more_body": True})
        await _end(connection, receive, at_once=False)
        return
    await send({"type": "http.response.body", "body": body})


async def _send_parts(handled: HandledCall, send: Send) -> None:
    """Sends a file part by part, as fast as it is read."""
    reply = handled.reply
    size = sum(len(part) if part.isascii() else len(_bytes(part)) for part in reply.parts)
    await send({"type": "http.response.start", "status": reply.http, "headers": _headers(handled, size)})
    for part in reply.parts:
        await send({"type": "http.response.body", "body": _bytes(part), "more_body": True})
    await send({"type": "http.response.body", "body": b""})


async def _send_stream(
    handled: HandledCall, stream: AsyncIterator[bytes], connection: Connection | None, receive: Receive, send: Send
) -> None:
    """Sends a file while it is made. Whoever leaves ends it at once; where it fails, the connection is dropped. Raises
    Dropped where there is no socket to drop."""
    headers = _headers(handled, handled.reply.size or 0)
    if handled.reply.size is None:
        headers = [(name, value) for name, value in headers if name != b"content-length"]
    sending = asyncio.ensure_future(_send_all(handled.reply.http, headers, stream, send))
    leaving = asyncio.ensure_future(_disconnected(receive))
    try:
        await asyncio.wait({sending, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not sending.done():
            sending.cancel()
        leaving.cancel()
        await asyncio.gather(sending, leaving, return_exceptions=True)
    finally:
        sending.cancel()
        leaving.cancel()
    error = None if sending.cancelled() else sending.exception()
    if error is not None:
        LOG.warning("an export broke off: %s", error)
        if connection is None:
            raise Dropped from error
        connection.abort()


async def _send_all(http: int, headers: list[tuple[bytes, bytes]], stream: AsyncIterator[bytes], send: Send) -> None:
    try:
        await send({"type": "http.response.start", "status": http, "headers": headers})
        async for part in stream:
            await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b""})
    finally:
        close = getattr(stream, "aclose", None)
        if close is not None:
            await close()


def _bytes(part: str | bytes) -> bytes:
    return part if isinstance(part, bytes) else part.encode()


async def _end(connection: Connection | None, receive: Receive, *, at_once: bool) -> None:
    if connection is None:
        raise Dropped
    if at_once:
        connection.abort()
    else:
        connection.close()
    # the server would complain of an app that returns before it has seen the end itself; of requests
    # sent in one go it is told of the last one's end alone
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(_disconnected(receive), SEEN_WITHIN)


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _headers(handled: HandledCall, length: int) -> list[tuple[bytes, bytes]]:
    reply = handled.reply
    headers = {**handled.headers, "Cache-Control": "no-store"}
    if reply.content_type:
        headers["Content-Type"] = reply.content_type
    if reply.file_name:
        headers["Content-Disposition"] = f'attachment; filename="{reply.file_name}"'
    if reply.http != 204:
        headers["Content-Length"] = str(length)
    return [(name.lower().encode(), value.encode("latin-1")) for name, value in headers.items()]
