"""The server's protocol with the limits that uvicorn lacks: on headers, on time and on connections."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterable
from functools import partial
from typing import Any

import httptools
from uvicorn.protocols.http.flow_control import CLOSE_HEADER, HIGH_WATER_LIMIT
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from bff.answers import NO_STORE, WHOLE, RawHeaders
from bff.errors import (
    BadRequest,
    BodyTooLarge,
    ConsoleError,
    HeadersTooLarge,
    RequestTimeout,
    TooManyConnections,
)
from bff.requests.connections import Connections
from bff.requests.request import new_request_id
from bff.settings import Settings

BACKGROUND = (b"x-background", b"1")
BODY_BYTES_PER_SECOND = 1024
EXPECTED_SECONDS = 1.0
FIELD_OVERHEAD = len(": \r\n")
REQUEST_LINE_OVERHEAD = 64
FRAMING_BYTES = 4096
FRAMED = 1 + 1 / 8  # what a byte of body may take on the wire
SLICE_BYTES = 16 * 1024
_CONTROL = bytes((*range(9), *range(10, 32), 127))


class _Unheard:
    """In the place of a cycle's event until somebody waits for its body, which few requests have."""

    set = bool  # it does nothing


def _ended() -> None:
    """What a cycle that is over calls in the place of its protocol, to which it would lead back."""


class Cycle(RequestResponseCycle):
    """A request and its answer, which leaves in one write where it is whole."""

    disconnected = response_started = response_complete = access_log = False
    more_body, chunked_encoding, expected_content_length = True, None, 0
    body: Any = b""
    message_event: Any = _Unheard
    _is_given = False  # whether somebody has the whole body
    task: asyncio.Task[None] | None = None

    def __init__(self, protocol: LimitedProtocol, scope: Any, *, keep_alive: bool) -> None:
        self.scope, self.keep_alive = scope, keep_alive
        self.transport, self.flow, self.logger = protocol.transport, protocol.flow, protocol.logger
        self.default_headers, self._tasks = protocol.server_state.default_headers, protocol.tasks
        self.waiting_for_100_continue = protocol.expect_100_continue
        self.on_response = protocol.on_response_complete

    async def run_asgi(self, app: Any) -> None:
        try:
            await app(self.scope, self.receive, self.send)
            if not (self.response_complete or self.disconnected):
                raise RuntimeError("the console ended without an answer")
        except BaseException as error:
            self.logger.error("Exception in ASGI application", exc_info=error)
            if self.response_started:
                self.transport.close()
            else:
                await self.send_500_response()
        finally:  # a callback would cost a turn of the event loop
            self._tasks.discard(self.task)
            self.task, self.on_response = None, _ended

    async def receive(self) -> Any:
        if self.message_event is _Unheard:
            is_over = self.disconnected or self.response_complete or self.waiting_for_100_continue
            if not (self.more_body or self._is_given or is_over):  # the body is here
                self._is_given = True
                self.flow.resume_reading()
                body, self.body = self.body, b""
                return {"type": "http.request", "body": body, "more_body": False}
            self.message_event = asyncio.Event()
            if self.body or self.disconnected or not (self.more_body or self._is_given):
                self.message_event.set()
        return await super().receive()

    async def send_whole(self, status: int, headers: RawHeaders, body: bytes) -> None:
        if self.flow.write_paused and not self.disconnected:
            await self.flow.drain()
        if self.disconnected:
            return
        self.keep_alive = self.keep_alive and not self.more_body
        closing = () if self.keep_alive else (CLOSE_HEADER,)
        self.transport.write(_raw_answer(status, (*self.default_headers, *headers, *closing), body))
        self.response_started = self.response_complete = True
        del self.scope["extensions"]  # it leads back here: a circle would wait for the collector, headers and all
        self.message_event.set()
        if not self.keep_alive and not self.more_body:
            self.transport.close()
        self.on_response()


class LimitedProtocol(HttpToolsProtocol):
    """Requests have at most `header_limit_bytes` of target and header fields.

    A field counts its name, its value and 4 bytes around them. A body never counts, though it may
    come in the same chunk; trailers count and are dropped. Of what surrounds a body, on the wire, there is at
    most an eighth of it and FRAMING_BYTES beside the head (else 413); what the parser is given is counted, since
    it keeps for itself what has not ended. The rest of a body is not parsed once its request is answered.

    A request has until `_deadline` to come: its headers `headers_seconds`, its body `body_grace_seconds`
    and a second more for each KB, of which it has no more than the grace in hand. An answer of which the
    browser takes nothing for `download_stall_seconds` is cut, and its handler told that the browser left.
    Between requests it is kept for `keep_alive_seconds`.
    """

    def __init__(self, settings: Settings, connections: Connections, **server: Any) -> None:
        super().__init__(**server)
        self.settings = settings
        self.open = connections
        self._header_limit = settings.header_limit_bytes
        self._in_message = self._in_head = self._input_ended = self._is_idle = False
        self._begun = self._counted = self._declared = self._body_left = 0
        self._excess = 0.0  # bytes of this message that were parsed, less those that its body may take
        self._deadline = math.inf
        self._unsent = -1

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in the base class
        super().connection_made(transport)
        self._deadline = self.loop.time() + self.settings.headers_seconds
        try:
            self.open.admit(self, self.client[0] if self.client else "")
        except TooManyConnections as error:
            self._refuse(error)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.open.forget(self)
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        self._unsent = -1
        if not self._in_message and not self._input_ended:
            self._deadline = math.inf
        super().resume_writing()

    def shutdown(self) -> None:
        if not self._in_head:  # else it will be answered, and the answer ends the connection
            super().shutdown()

    def data_received(self, data: bytes) -> None:
        """Parses it in slices, what is nothing but a body of a known length as a whole."""
        start = 0
        if len(data) <= SLICE_BYTES and not self._input_ended:  # most often
            self._parse(data)
            start = len(data)
        while start < len(data) and not self._input_ended:
            rest = len(data) - start
            end = start + (rest if rest <= self._body_left else SLICE_BYTES)
            self._parse(data[start:end])
            start = end

    def _parse(self, data: bytes) -> None:
        if self._is_idle:
            self._is_idle, self._deadline = False, math.inf
        idle, self._begun = not self._in_message, 0
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserError:
            self._refuse(BadRequest())
        except httptools.HttpParserUpgrade:
            self._input_ended = True  # the parser has stopped before what follows a request for another protocol
        if self._deadline == math.inf and not self._in_message and not self._is_answering():
            self._deadline = self.loop.time() + self.settings.headers_seconds  # line ends before a request
        # Of bytes that also hold the end of an earlier request nobody knows how many are this one's: they
        # are not counted.
        self._excess = self._excess + len(data) if self._begun == (1 if idle else 0) else 0
        if self._in_head and self._excess > self._header_limit + REQUEST_LINE_OVERHEAD:
            self._refuse(HeadersTooLarge())
        elif self._in_message and self._excess > self._header_limit + REQUEST_LINE_OVERHEAD + FRAMING_BYTES:
            self._refuse(BodyTooLarge())

    def on_message_begin(self) -> None:
        if self._input_ended:
            return
        self._in_message = self._in_head = True
        self._begun += 1
        self._counted = self._excess = self._declared = self._body_left = 0
        if self._deadline == math.inf:
            self._deadline = self.loop.time() + self.settings.headers_seconds
        self.url, self.headers, self.expect_100_continue = b"", [], False

    def on_url(self, url: bytes) -> None:
        self.url += url
        self._counted += len(url)
        if self._counted > self._header_limit:
            self._refuse(HeadersTooLarge())

    def on_header(self, name: bytes, value: bytes) -> None:
        self._counted += len(name) + len(value) + FIELD_OVERHEAD
        if self._counted > self._header_limit:
            self._refuse(HeadersTooLarge())
        if self._in_head and not self._input_ended:
            lower = name.lower()
            if lower == b"content-length" and value.isdigit():
                self._declared = int(value)
            elif lower == b"expect" and value.lower() == b"100-continue":
                self.expect_100_continue = True
            self.headers.append((lower, value))

    def on_headers_complete(self) -> None:
        if not self._input_ended:
            self._begin(httptools.parse_url(self.url))
        self._in_head = False  # not where the target cannot be read
        self._body_left = self._declared
        self._deadline = self.loop.time() + self.settings.body_grace_seconds

    def _begin(self, url: Any) -> None:
        """Hands the request on; one that came before the answer to an earlier one waits. Raises ValueError for
        a target without a path."""
        if not url.path:
            raise ValueError("no path")
        scope: Any = {
            "type": "http",
            "asgi": {"version": self.asgi_version, "spec_version": "2.3"},
            "http_version": self.parser.get_http_version(),
            "client": self.client,
            "scheme": self.scheme,
            "method": self.parser.get_method().decode("ascii"),
            "raw_path": url.path,
            "query_string": url.query or b"",
            "headers": self.headers,
        }
        is_answering = self._is_answering()
        is_oldest, is_last = scope["http_version"] == "1.0", self.parser.should_upgrade()
        self.expect_100_continue = self.expect_100_continue and not is_oldest
        keep_alive = not is_oldest and not is_last and self.parser.should_keep_alive() and not self.open.draining
        self.cycle = cycle = Cycle(self, scope, keep_alive=keep_alive)
        scope["extensions"] = {WHOLE: cycle.send_whole}
        if is_answering:
            self.flow.pause_reading()
            self.pipeline.appendleft((cycle, self.app))
        elif BACKGROUND in self.headers:  # nobody waits for it
            self.open.polls.add(partial(self._start_asgi_task, cycle, self.app))
        else:
            self._start_asgi_task(cycle, self.app)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        cycle.task = self.loop.create_task(cycle.run_asgi(app))
        self.tasks.add(cycle.task)

    def on_response_complete(self) -> None:
        self.server_state.total_requests += 1
        if self.transport.is_closing():
            return
        if self._in_message and not self._in_head and self.cycle.response_complete:
            self._discard_rest()
            return
        self.flow.resume_reading()
        if self.pipeline:
            self._start_asgi_task(*self.pipeline.pop())
        elif not self._in_message:
            self._is_idle, self._deadline = True, self.loop.time() + self.settings.keep_alive_seconds

    def on_body(self, body: bytes) -> None:
        latest = self.loop.time() + self.settings.body_grace_seconds
        self._deadline = min(self._deadline + len(body) / BODY_BYTES_PER_SECOND, latest)
        self._excess -= len(body) * FRAMED
        self._body_left -= len(body)
        cycle = self.cycle
        if not self._input_ended and not cycle.response_complete:
            cycle.body += body
            if len(cycle.body) > HIGH_WATER_LIMIT:
                self.flow.pause_reading()
            cycle.message_event.set()

    def on_message_complete(self) -> None:
        if self._input_ended:
            return
        self._in_message = False
        self._deadline = math.inf
        if not self.cycle.response_complete:
            self.cycle.more_body = False
            self.cycle.message_event.set()

    def is_overdue(self, now: float) -> bool:
        """Whether its time is over. What is not read, or waits for an earlier request, is not late."""
        if self.transport.is_closing() or self.flow.write_paused:
            unsent, self._unsent = self._unsent, self.transport.get_write_buffer_size()
            if self._unsent != unsent:
                is_closing, limits = self.transport.is_closing(), self.settings
                self._deadline = now + (limits.headers_seconds if is_closing else limits.download_stall_seconds)
        elif now > self._deadline and (self.flow.read_paused or (self._in_head and self._is_answering())):
            self._deadline = now + self.settings.headers_seconds
        return now > self._deadline

    def is_expected(self, now: float) -> bool:
        """Whether a request may be on its way: it was connected, or answered, less than EXPECTED_SECONDS ago."""
        is_new, limits = self.cycle is None, self.settings
        waits = limits.headers_seconds if is_new else limits.keep_alive_seconds
        return (is_new or self._is_idle) and now - (self._deadline - waits) < EXPECTED_SECONDS

    def cut(self) -> None:
        """Ends it, in a word if part of a request came; at once where an answer is not read, since a mere
        close would wait for its reader."""
        if self.transport.is_closing() or self.flow.write_paused:
            self.transport.abort()
            return
        if self._in_message:
            self._refuse(RequestTimeout())
        self.transport.close()

    def _refuse(self, error: ConsoleError) -> None:
        if self._input_ended:
            return
        self._input_ended = True
        if not self._may_answer():
            self.transport.close()
            return
        answer, own = error.answer(), ((b"x-request-id", new_request_id().encode()), NO_STORE, CLOSE_HEADER)
        headers = (*answer.headers, (b"content-length", b"%d" % len(answer.body)), *own)
        self.transport.write(_raw_answer(answer.status, headers, answer.body))
        self._discard_rest()

    def _discard_rest(self) -> None:
        """Ends the connection once the browser has read the answer and closed, in `headers_seconds` at the latest.
        Till then what comes is read and dropped: to close before it would reset the connection, answer and all."""
        self._input_ended, self._deadline = True, self.loop.time() + self.settings.headers_seconds
        self.flow.resume_reading()
        self.transport.write_eof()

    def _may_answer(self) -> bool:
        """Whether the incoming request may still be answered here: it has no answer yet, and no earlier request waits
        for one. A handler that waits for the body gets a disconnect."""
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


def _raw_answer(status: int, headers: Iterable[tuple[bytes, bytes]], body: bytes) -> bytes:
    head = b"\r\n".join(lines := [b": ".join(header) for header in headers])
    if len(head) - len(head.translate(None, _CONTROL)) != 2 * len(lines) - 2:
        raise ValueError("a header would end before its end")
    return b"%b%b\r\n\r\n%b" % (STATUS_LINE[status], head, body)
