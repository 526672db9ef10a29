"""The platform over HTTP/1.1, with TLS or without, by asyncio and httptools alone: no client library between."""

from __future__ import annotations

import asyncio
import math
import select
import ssl
from collections.abc import AsyncGenerator
from typing import cast
from urllib.parse import urlsplit

import httptools

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
    TooLarge,
    request_headers,
    wire_target,
)

MOST_HEADER_BYTES = 64 * 1024
MOST_UNREAD_BYTES = 64 * 1024
READ_FIRST_SECONDS = 0.001  # what came while the event loop was busy is read before a call is called late
_CONTROL = bytes((*range(9), *range(10, 32), 127))


class NativeEngine:
    """Keeps connections that are idle for `idle_seconds`; how many there are is the bulkhead's to say.

    Over https the platform's certificate must be good for its name; whose word counts is `trust`'s to say, else
    the system's, or that of the files that SSL_CERT_FILE or SSL_CERT_DIR names.
    """

    def __init__(self, base_url: str, limits: Limits = DEFAULT_LIMITS, trust: ssl.SSLContext | None = None) -> None:
        parts = urlsplit(base_url)
        self._tls = (trust or ssl.create_default_context()) if parts.scheme == "https" else None
        self._address = (parts.hostname or "", parts.port or (443 if self._tls else 80))
        self._host = parts.netloc.rpartition("@")[2]
        self._prefix = parts.path.rstrip("/")
        self._limits = limits
        self._idle: list[_Connection] = []
        self._open: set[_Connection] = set()

    async def send(
        self, method: str, target: str, headers: Headers, body: bytes, stream: bool = False, *, seconds: float = 60
    ) -> Reply:
        request = b"%b\r\n\r\n%b" % (self._head(method, target, headers, body), body)
        loop = asyncio.get_running_loop()
        now = loop.time()
        connection = self._kept(now) or await self._connect(loop, seconds)
        try:
            return await connection.exchange(request, stream=stream, end=now + seconds)
        except BaseException:
            connection.abort()
            raise

    async def aclose(self) -> None:
        for connection in tuple(self._open):
            connection.abort()

    def keep(self, connection: _Connection) -> None:
        self._idle.append(connection)

    def forget(self, connection: _Connection) -> None:
        self._open.discard(connection)
        if connection in self._idle:
            self._idle.remove(connection)

    def _kept(self, now: float) -> _Connection | None:
        """The connection that was used last and that the platform has not ended; those that were idle for too
        long are closed."""
        while self._idle and now - self._idle[0].heard_at >= self._limits.idle_seconds:
            self._idle.pop(0).abort()
        while self._idle:
            connection = self._idle.pop()
            if not connection.has_ended():
                return connection
            connection.abort()
        return None

    async def _connect(self, loop: asyncio.AbstractEventLoop, seconds: float) -> _Connection:
        try:
            async with asyncio.timeout(min(self._limits.connect_seconds, seconds)):
                _, connection = await loop.create_connection(
                    lambda: _Connection(self, self._limits), *self._address, ssl=self._tls
                )
        except (OSError, TimeoutError) as error:
            raise NotSent(str(error)) from error
        self._open.add(connection)
        return connection

    def _head(self, method: str, target: str, headers: Headers, body: bytes) -> bytes:
        lines = [f"{method} {self._prefix}{wire_target(target)} HTTP/1.1", f"host: {self._host}"]
        lines += [f"{name}: {value}" for name, value in request_headers(method, headers, body)]
        if body:
            lines.append(f"content-length: {len(body)}")
        if len(head := "\r\n".join(lines).encode("ascii")) - len(head.translate(None, _CONTROL)) != 2 * len(lines) - 2:
            raise ValueError("a header cannot be sent")
        return head


class _Connection(asyncio.Protocol):
    """One call at a time. What comes before one was made, or after its answer, ends the connection."""

    def __init__(self, engine: NativeEngine, limits: Limits) -> None:
        self._engine = engine
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._poll = select.poll()
        self._parser = httptools.HttpResponseParser(self)
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = math.inf
        self._call: asyncio.Future[Reply] | None = None
        self.heard_at = self._loop.time()
        self._is_busy = self._at_end = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._poll.register(transport.get_extra_info("socket").fileno(), select.POLLIN | select.POLLRDHUP)

    def has_ended(self) -> bool:
        """Whether the platform closed it, or spoke unasked, though the event loop may not know yet."""
        return self._at_end or self._transport.is_closing() or bool(self._poll.poll(0))

    def exchange(self, request: bytes, *, stream: bool, end: float) -> asyncio.Future[Reply]:
        """The reply to come, whole or, of a stream, begun. Whoever leaves before aborts the connection."""
        self._headers: Headers = []
        self._parts: list[bytes] = []
        self._header_bytes = self._unread = 0
        self._has_head = self._is_framed = self._is_whole = self._is_beyond = False
        self._error: EngineError | None = None
        self._is_busy, self._stream, self._end = True, stream, end
        self._more = asyncio.Event()
        self._call = call = self._loop.create_future()
        self.heard_at = now = self._loop.time()
        self._transport.write(request)
        if self._timer_at > min(end, now + self._limits.read_seconds):
            self._watch()
        return call

    def abort(self) -> None:
        self._is_busy = False
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self.heard_at = self._loop.time()
        if not self._is_busy:
            self.abort()
            return
        try:
            self._parser.feed_data(data)
        except (httptools.HttpParserError, httptools.HttpParserUpgrade) as error:
            self._is_beyond = self._is_whole  # what comes after a whole answer spoils the connection alone
            if not self._is_whole:
                self._fail(NoReply(str(error), first_byte=True) if self._has_head else MalformedReply(str(error)))
        if self._is_whole and self._is_busy:
            self._finish(can_be_kept=self._can_be_kept and not self._is_beyond)

    def eof_received(self) -> None:
        self._at_end = True  # over TLS in so many words: a mere end may be somebody else's doing

    def connection_lost(self, exc: Exception | None) -> None:
        self._engine.forget(self)
        if self._timer is not None:
            self._timer.cancel()
        if not self._is_busy:
            self._set_error(NoReply("closed", first_byte=True))
        elif self._has_head and not self._is_framed and self._at_end:
            self._finish(can_be_kept=False)  # its end is the connection's
        else:
            self._fail(NoReply(str(exc or "closed"), first_byte=self._has_head))

    def on_message_begin(self) -> None:
        self._is_beyond = self._is_whole

    def on_header(self, name: bytes, value: bytes) -> None:
        self._header_bytes += len(name) + len(value)
        if len(self._headers) == MAX_REPLY_HEADERS or self._header_bytes > MOST_HEADER_BYTES:
            self._fail(MalformedReply("too many headers"))
        lower = name.lower()
        self._is_framed = self._is_framed or lower in (b"content-length", b"transfer-encoding")
        if not self._is_beyond and name.isascii() and value.isascii():
            self._headers.append((lower.decode("ascii"), value.decode("ascii")))

    def on_headers_complete(self) -> None:
        if self._is_beyond:
            return
        self._status = self._parser.get_status_code()
        self._has_head = self._status >= 200
        if self._stream and self._has_head:
            self._answer(Reply(self._status, self._headers, b"", self._chunks(), self._aclose))

    def on_body(self, body: bytes) -> None:
        if self._is_beyond:
            return
        self._parts.append(body)
        self._unread += len(body)
        if not self._stream:
            if self._unread > self._limits.reply_bytes:
                self._fail(TooLarge("more than the limit"))
            return
        if self._unread > MOST_UNREAD_BYTES:
            self._transport.pause_reading()
        self._more.set()

    def on_message_complete(self) -> None:
        if self._is_beyond:
            return
        if self._has_head:
            self._is_whole, self._can_be_kept = True, self._parser.should_keep_alive()
        else:
            self._headers, self._is_framed = [], False  # a 1xx; the answer is still to come

    def _finish(self, *, can_be_kept: bool) -> None:
        self._is_busy, self._is_whole = False, True
        if not self._stream:
            parts = self._parts
            self._answer(Reply(self._status, self._headers, parts[0] if len(parts) == 1 else b"".join(parts)))
        self._more.set()
        if can_be_kept:
            self._engine.keep(self)
        else:
            self._transport.abort()

    def _fail(self, error: EngineError) -> None:
        if self._is_busy:
            self.abort()
            self._set_error(error)

    def _set_error(self, error: EngineError) -> None:
        if self._call is not None and not self._call.done():
            self._call.set_exception(error)
        elif self._call is not None and not self._is_whole:
            self._error = self._error or error
            self._more.set()

    def _answer(self, reply: Reply) -> None:
        if self._call is not None and not self._call.done():
            self._call.set_result(reply)

    async def _chunks(self) -> AsyncGenerator[bytes, None]:
        while True:
            if self._parts:
                parts, self._parts = self._parts, []
                for part in parts:
                    self._unread -= len(part)
                    yield part
                if not self._is_whole and self._unread <= MOST_UNREAD_BYTES:
                    self._transport.resume_reading()
            elif self._error is not None:
                raise self._error
            elif self._is_whole:
                return
            else:
                self._more.clear()
                await self._more.wait()
                await asyncio.sleep(0)  # who gives up gets a turn, however fast the data come

    async def _aclose(self) -> None:
        if not self._is_whole:
            self.abort()

    def _watch(self) -> None:
        """Sees to it that the call ends in time; a timer that stands already is used again."""
        if not self._is_busy:
            return
        now = self._loop.time()
        if self._stream and self._has_head:
            self._end = math.inf
        is_waiting_for_us = self._stream and self._unread > MOST_UNREAD_BYTES
        late_at = min(self._end, (now if is_waiting_for_us else self.heard_at) + self._limits.read_seconds)
        if now >= late_at:
            self._fail(ReplyTimeout("out of time", first_byte=self._has_head))
        elif self._timer_at > late_at:
            if self._timer is not None:
                self._timer.cancel()
            self._timer, self._timer_at = self._loop.call_at(late_at, self._on_timer), late_at

    def _on_timer(self) -> None:
        self._timer, self._timer_at = None, math.inf
        self._loop.call_later(READ_FIRST_SECONDS, self._watch)
