"""The server's protocol with the limits that uvicorn lacks: on headers, on time and on connections."""

from __future__ import annotations

import asyncio
import math
from http import HTTPStatus
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from bff.connections import Connections
from bff.errors import BadRequest, ConsoleError, HeadersTooLarge, RequestTimeout, TooManyConnections
from bff.request import new_request_id
from bff.settings import Settings

BODY_BYTES_PER_SECOND = 1024
FIELD_OVERHEAD = len(": \r\n")
REQUEST_LINE_OVERHEAD = 64


class LimitedProtocol(HttpToolsProtocol):
    """Requests have at most `header_limit_bytes` of target and header fields.

    A field counts its name, its value and 4 bytes around them. A body never counts, though it may
    come in the same chunk; trailers count and are dropped.

    A request has until `_deadline` to come: its headers `headers_seconds`, its body `body_grace_seconds`
    and a second more for each KB, of which it has no more than the grace in hand. An answer of which the
    browser takes nothing for `download_stall_seconds` is cut, and its handler told that the browser left.
    """

    settings: Settings
    open: Connections

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._in_message = False
        self._in_head = False
        self._refused = False
        self._begun = 0
        self._counted = 0
        self._came = 0
        self._deadline = math.inf
        self._unsent = -1

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in the base class
        super().connection_made(transport)
        self._deadline = self.loop.time() + self.settings.headers_seconds
        try:
            self.open.admit(self, self.client[0] if self.client else "")
        except TooManyConnections as error:
            self._refuse(error)

    def connection_lost(self, exc: Exception | None) -> None:
        self.open.forget(self)
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        self._unsent = -1
        if not self._in_message:
            self._deadline = math.inf
        super().resume_writing()

    def shutdown(self) -> None:
        if not self._in_head:  # else it will be answered, and the answer ends the connection
            super().shutdown()

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        idle, in_head, self._begun = not self._in_message, self._in_head, 0
        super().data_received(data)
        if self._deadline == math.inf and not self._in_message and not self._is_answering():
            self._deadline = self.loop.time() + self.settings.headers_seconds  # line ends before a request
        if not self._in_head or self._refused:
            return
        # A field that has not ended is told to nobody yet. Of a chunk that also holds the end of
        # an earlier request nobody knows how much is this one's: it is not counted.
        if self._begun == (1 if idle else 0) and (idle or in_head):
            self._came += len(data)
        if self._came > self.settings.header_limit_bytes + REQUEST_LINE_OVERHEAD:
            self._refuse(HeadersTooLarge())

    def on_message_begin(self) -> None:
        self._in_message = self._in_head = True
        self._begun += 1
        self._counted = self._came = 0
        if self._deadline == math.inf:
            self._deadline = self.loop.time() + self.settings.headers_seconds
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + FIELD_OVERHEAD)
        if self._in_head and not self._refused:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if not self._refused:
            super().on_headers_complete()
            if self.open.draining:
                self.cycle.keep_alive = False
        self._in_head = False  # not where the target cannot be read
        self._deadline = self.loop.time() + self.settings.body_grace_seconds

    def on_body(self, body: bytes) -> None:
        latest = self.loop.time() + self.settings.body_grace_seconds
        self._deadline = min(self._deadline + len(body) / BODY_BYTES_PER_SECOND, latest)
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_message = False
        self._deadline = math.inf
        if not self._refused:
            super().on_message_complete()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - the base class names it
        if not self._refused:
            self._refuse(BadRequest())

    def is_overdue(self, now: float) -> bool:
        """Whether its time is over. What is not read, or waits for an earlier request, is not late."""
        if self.transport.is_closing() or self.flow.write_paused:
            unsent, self._unsent = self._unsent, self.transport.get_write_buffer_size()
            if self._unsent != unsent:
                limits = self.settings
                patience = limits.headers_seconds if self.transport.is_closing() else limits.download_stall_seconds
                self._deadline = now + patience
        elif now > self._deadline and (self.flow.read_paused or (self._in_head and self._is_answering())):
            self._deadline = now + self.settings.headers_seconds
        return now > self._deadline

    def cut(self) -> None:
        """Ends it, in a word if part of a request came; at once where an answer is not read, since a mere
        close would wait for its reader."""
        if self.transport.is_closing() or self.flow.write_paused:
            self.transport.abort()
        elif self._in_message:
            self._refuse(RequestTimeout())
        else:
            self.transport.close()

    def _count(self, size: int) -> None:
        self._counted += size
        if self._counted > self.settings.header_limit_bytes and not self._refused:
            self._refuse(HeadersTooLarge())

    def _refuse(self, error: ConsoleError) -> None:
        self._refused = True
        if self._may_answer():
            self.transport.write(_raw_answer(error))
        self.transport.close()

    def _may_answer(self) -> bool:
        """Whether what is coming has no answer yet, and no earlier request waits for one. A handler that
        waits for the body is told that the browser left."""
        if not self._in_message or self._in_head:
            return not self._is_answering()
        if self.pipeline or self.cycle.response_started:
            return False
        self.cycle.disconnected = True
        self.cycle.message_event.set()
        return True

    def _is_answering(self) -> bool:
        """Whether an earlier request of this connection still waits for its answer."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete


def limited_protocol(settings: Settings, connections: Connections) -> type[LimitedProtocol]:
    """The protocol class of a server with these limits."""
    return type("LimitedProtocol", (LimitedProtocol,), {"settings": settings, "open": connections})


def _raw_answer(error: ConsoleError) -> bytes:
    body = error.answer().body
    head = (
        b"HTTP/1.1 %d %s\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
        b"x-request-id: %s\r\ncache-control: no-store\r\nconnection: close\r\n"
    )
    more = "".join(f"{name}: {value}\r\n" for name, value in error.headers)
    start = head % (error.http, HTTPStatus(error.http).phrase.encode(), len(body), new_request_id().encode())
    return start + more.encode() + b"\r\n" + body
