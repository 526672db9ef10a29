"""The server's protocol with a limit on request headers, which uvicorn lacks."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from uvicorn.server import ServerState

from bff.errors import BadRequest, ConsoleError, HeadersTooLarge
from bff.request import new_request_id
from bff.stalls import StallProtocol

REASONS = {400: b"Bad Request", 431: b"Request Header Fields Too Large"}
FIELD_OVERHEAD = len(": \r\n")
REQUEST_LINE_OVERHEAD = 64


class LimitedProtocol(StallProtocol):
    """Requests have at most `limit` bytes of target and header fields.

    A field counts its name, its value and 4 bytes around them. A body never counts, though it may
    come in the same chunk; trailers count and are dropped.
    """

    limit = 16 * 1024

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

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        idle, in_head, self._begun = not self._in_message, self._in_head, 0
        super().data_received(data)
        if not self._in_head or self._refused:
            return
        # A field that has not ended is told to nobody yet. Of a chunk that also holds the end of
        # an earlier request nobody knows how much is this one's: it is not counted.
        if self._begun == (1 if idle else 0) and (idle or in_head):
            self._came += len(data)
        if self._came > self.limit + REQUEST_LINE_OVERHEAD:
            self._refuse()

    def on_message_begin(self) -> None:
        self._in_message = self._in_head = True
        self._begun += 1
        self._counted = self._came = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + FIELD_OVERHEAD)
        if self._in_head and not self._refused:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        if not self._refused:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_message = False
        if not self._refused:
            super().on_message_complete()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - the base class names it
        if not self._refused:
            self._answer(BadRequest())

    def _count(self, size: int) -> None:
        self._counted += size
        if self._counted > self.limit and not self._refused:
            self._refuse()

    def _refuse(self) -> None:
        self._refused = True
        self._answer(HeadersTooLarge())

    def _answer(self, error: ConsoleError) -> None:
        if not self._is_answering():
            self.transport.write(_raw_answer(error))
        self.transport.close()

    def _is_answering(self) -> bool:
        """Whether an earlier request of this connection still waits for its answer."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete


def limited_protocol(limit: int, stall_seconds: float) -> type[LimitedProtocol]:
    """A protocol class with these limits."""
    return type("LimitedProtocol", (LimitedProtocol,), {"limit": limit, "stall_seconds": stall_seconds})


def _raw_answer(error: ConsoleError) -> bytes:
    body = error.body()
    head = (
        b"HTTP/1.1 %d %s\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
        b"x-request-id: %s\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
    )
    return head % (error.http, REASONS[error.http], len(body), new_request_id().encode()) + body
