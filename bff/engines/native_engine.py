"""The platform over HTTP/1.1, with TLS or without, by asyncio and httptools alone: no client library between."""

from __future__ import annotations

import asyncio
import math
import select
import ssl
from collections.abc import AsyncGenerator, Sequence
from typing import cast
from urllib.parse import urlsplit

import httptools

from bff.engines.answer_budget import HeldAnswer
from bff.engines.engine import (
    DEFAULT_LIMITS,
    MAX_REPLY_HEADERS,
    MOST_FRAMING_BYTES,
    Body,
    EngineError,
    Headers,
    Limits,
    MalformedReply,
    NoReply,
    NotSent,
    OverBudget,
    Reply,
    ReplyTimeout,
    StreamedBody,
    TooLarge,
    is_mostly_framing,
    request_headers,
    wire_target,
)

MOST_UNREAD_BYTES = 64 * 1024
SLICE_BYTES = 64 * 1024
READ_FIRST_SECONDS = 0.001  # what came while the event loop was busy is read before a call is called late
_FRAMING = frozenset({b"content-length", b"transfer-encoding"})
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
        self, method: str, target: str, headers: Headers, body: Body, stream: bool = False, *, seconds: float = 60
    ) -> Reply:
        whole = body if isinstance(body, bytes) else b""
        request = b"%b\r\n\r\n%b" % (self._head(method, target, headers, body), whole)
        loop = asyncio.get_running_loop()
        now = loop.time()
        connection = self._kept(now) or await self._connect(loop, seconds)
        coming: asyncio.Future[Reply] = loop.create_future()
        call = connection.begin(request, coming, stream=stream, end=now + seconds * (1 if whole is body else 2))
        try:
            if isinstance(body, StreamedBody):
                await connection.send_body(call, body, coming, seconds)
            return await coming
        except BaseException:
            call.abort()  # which has no connection any more where the answer came all the same
            raise
        finally:
            del coming  # an error's traceback leads back to it

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

    def _head(self, method: str, target: str, headers: Headers, body: Body) -> bytes:
        lines = [f"{method} {self._prefix}{wire_target(target)} HTTP/1.1", f"host: {self._host}"]
        lines += [f"{name}: {value}" for name, value in request_headers(method, headers, body)]
        if body and isinstance(body, bytes):
            lines.append(f"content-length: {len(body)}")
        if len(head := "\r\n".join(lines).encode("ascii")) - len(head.translate(None, _CONTROL)) != 2 * len(lines) - 2:
            raise ValueError("a header cannot be sent")
        return head


class _Connection(asyncio.Protocol):
    """One call at a time. What comes before one was made, or after its answer, ends the connection."""

    def __init__(self, engine: NativeEngine, limits: Limits) -> None:
        self.limits = limits
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._poll = select.poll()
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = math.inf
        self._call: _Call | None = None
        self._at_end = self._is_sending = False
        self._may_write = asyncio.Event()
        self._may_write.set()
        self.heard_at = self._loop.time()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._poll.register(transport.get_extra_info("socket").fileno(), select.POLLIN | select.POLLRDHUP)

    def has_ended(self) -> bool:
        """Whether the platform closed it, or spoke unasked, though the event loop may not know yet."""
        return self._at_end or self._transport.is_closing() or bool(self._poll.poll(0))

    def begin(self, request: bytes, coming: asyncio.Future[Reply], *, stream: bool, end: float) -> _Call:
        """Sends a request. `coming` gets the reply, whole or, of a stream, begun."""
        self._call = call = _Call(self, coming, stream=stream, end=end)
        self.heard_at = now = self._loop.time()
        self._transport.write(request)
        if self._timer_at > min(end, now + self.limits.read_seconds):
            self._watch()
        return call

    async def send_body(self, call: _Call, body: StreamedBody, coming: asyncio.Future[Reply], seconds: float) -> None:
        """Sends a body no faster than the platform reads it, until its end or an answer. Raises what its chunks do."""
        self._is_sending = True
        async for chunk in body.chunks:
            if coming.done():
                return
            self._transport.write(chunk)
            await self._may_write.wait()
        self._is_sending, self.heard_at = False, self._loop.time()
        call.end = self.heard_at + seconds

    def pause_writing(self) -> None:
        self._may_write.clear()

    def resume_writing(self) -> None:
        self._may_write.set()

    def leave(self, *, can_be_kept: bool) -> None:
        """Its call is over. The next may have it where nothing of this one is left in it, and reading is on."""
        self._call, transport = None, self._transport
        if can_be_kept and not self._is_sending and transport.is_reading() and not transport.get_write_buffer_size():
            self._engine.keep(self)
        else:
            transport.abort()

    def abort(self) -> None:
        if self._call is not None:
            self._call.fail(NoReply("closed", first_byte=True))
        self._transport.abort()

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self.heard_at = self._loop.time()  # the platform could not speak until now
        self._transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        self.heard_at = self._loop.time()
        if self._call is None or self._call.is_whole:
            self._transport.abort()
        else:
            self._call.feed(data)

    def eof_received(self) -> None:
        self._at_end = True  # over TLS in so many words: a mere end may be somebody else's doing

    def connection_lost(self, exc: Exception | None) -> None:
        self._engine.forget(self)
        self._may_write.set()
        if self._timer is not None:
            self._timer.cancel()
        call, self._call = self._call, None
        if call is not None:
            call.lose(str(exc or "closed"), at_end=self._at_end)
        del self._transport  # which leads back here over TLS

    def _watch(self) -> None:
        """Sees to it that the call ends in time; a timer that stands already is used again."""
        call = self._call
        if call is None or call.is_whole:
            return
        now = self._loop.time()
        heard_at = now if call.is_paused or self._is_sending else self.heard_at
        late_at = min(call.end, heard_at + self.limits.read_seconds)
        if now >= late_at:
            call.fail(ReplyTimeout("out of time", first_byte=call.has_head))
        elif self._timer_at > late_at:
            if self._timer is not None:
                self._timer.cancel()
            self._timer, self._timer_at = self._loop.call_at(late_at, self._on_timer), late_at

    def _on_timer(self) -> None:
        self._timer, self._timer_at = None, math.inf
        self._loop.call_later(READ_FIRST_SECONDS, self._watch)


class _Call:
    """A request's answer: what the parser told of it, and what its owner has not read yet.

    It has its connection until the answer was read to its end, a buffered one until it is whole, or until it
    failed or was left. From then on nothing that its owner does reaches a connection.
    """

    on_status = on_chunk_header = on_chunk_complete = None  # the parser looks for each, and a miss costs it dearly
    has_head = is_whole = is_paused = False
    _is_framed = _is_beyond = _can_be_kept = False
    _status = _fed = _body_bytes = _taken = 0
    _more: asyncio.Future[None] | None = None
    _error: EngineError | None = None

    def __init__(self, connection: _Connection, coming: asyncio.Future[Reply], *, stream: bool, end: float) -> None:
        self.end = end
        self._connection: _Connection | None = connection
        self._coming: asyncio.Future[Reply] | None = coming
        self._parser: httptools.HttpResponseParser | None = httptools.HttpResponseParser(self)
        self._stream = stream
        self._largest = math.inf if stream else connection.limits.reply_bytes
        self._headers: Headers = []
        self._parts: list[bytes] = []
        self._held = HeldAnswer(connection.limits.budget)

    def feed(self, data: bytes) -> None:
        """Takes in what came; in slices while no head ends in it, as the parser hands a header over whole."""
        parts: Sequence[bytes | memoryview] = (data,)
        if len(data) > SLICE_BYTES and not self.has_head and data.find(b"\r\n\r\n", 0, SLICE_BYTES) < 0:
            parts = [memoryview(data)[start : start + SLICE_BYTES] for start in range(0, len(data), SLICE_BYTES)]
        try:
            for part in parts:
                if self._parser is None or self.is_whole:
                    self._is_beyond = True
                    break
                self._parser.feed_data(part)
                self._fed += len(part)
                if self._fed > MOST_FRAMING_BYTES and is_mostly_framing(self._fed, self._body_bytes):
                    self.fail(MalformedReply("more around the body than in it"))
        except (httptools.HttpParserError, httptools.HttpParserUpgrade) as error:
            self._is_beyond = True  # what comes after a whole answer spoils the connection alone
            self.fail(NoReply(str(error), first_byte=True) if self.has_head else MalformedReply(str(error)))
        if self._connection is None:
            return
        if self.is_whole:
            self._finish()
        elif self._stream:
            if self._body_bytes - self._taken > MOST_UNREAD_BYTES and not self.is_paused:
                self.is_paused = True
                self._connection.pause_reading()
            self._wake()

    def fail(self, error: EngineError) -> None:
        """Ends it and its connection. Nothing where it is over, or the answer is whole."""
        if self._connection is not None and not self.is_whole:
            self._set_error(error)
            self.abort()

    def abort(self) -> None:
        self._held.give_back()
        self._leave(can_be_kept=False)

    def lose(self, reason: str, *, at_end: bool) -> None:
        """The connection has ended."""
        self._connection = self._parser = None
        if self.is_whole:
            return
        if self.has_head and not self._is_framed and at_end:
            self.is_whole = True  # its end is the connection's
            self._finish()
        else:
            self._set_error(NoReply(reason, first_byte=self.has_head))

    def on_message_begin(self) -> None:
        self._is_beyond = self.is_whole

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.has_head:
            return  # a trailer, or another answer's
        if len(self._headers) == MAX_REPLY_HEADERS:
            self.fail(MalformedReply("too many headers"))
        lower = name.lower()
        if lower in _FRAMING:
            self._is_framed = True
        try:
            self._headers.append((lower.decode("ascii"), value.decode("ascii")))
        except UnicodeDecodeError:
            return  # no text: left out

    def on_headers_complete(self) -> None:
        if self._is_beyond or self._parser is None:
            return
        self._status = self._parser.get_status_code()
        self.has_head = self._status >= 200
        if self._stream and self.has_head:
            self.end = math.inf
            self._answer(Reply(self._status, self._headers, b"", self._chunks(), self._aclose, self._held))

    def on_body(self, body: bytes) -> None:
        if self._is_beyond:
            return
        self._parts.append(body)
        self._body_bytes += len(body)
        if self._body_bytes > self._largest:
            self.fail(TooLarge("more than the limit"))
        elif not self._stream and not self._held.take(len(body)):
            self.fail(OverBudget("no room"))

    def on_message_complete(self) -> None:
        if self._is_beyond or self._parser is None:
            return
        if self.has_head:
            self.is_whole, self._can_be_kept = True, self._parser.should_keep_alive()
        else:
            self._headers, self._is_framed = [], False  # a 1xx; the answer is still to come

    def _finish(self) -> None:
        self._parser = None
        if self._stream:
            self._wake()
        else:
            self._answer(Reply(self._status, self._headers, self._take(), held=self._held))
            self._leave(can_be_kept=self._can_be_kept and not self._is_beyond)

    def _leave(self, *, can_be_kept: bool) -> None:
        connection, self._connection, self._parser = self._connection, None, None
        if connection is not None:
            connection.leave(can_be_kept=can_be_kept)

    def _answer(self, reply: Reply) -> None:
        coming, self._coming = self._coming, None
        if coming is not None and not coming.done():
            coming.set_result(reply)

    def _set_error(self, error: EngineError) -> None:
        self._held.give_back()
        coming, self._coming = self._coming, None
        if coming is None:
            self._error = error
            self._wake()
        elif not coming.done():
            coming.set_exception(error)

    def _wake(self) -> None:
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    def _take(self) -> bytes:
        parts, self._parts, self._taken = self._parts, [], self._body_bytes
        return parts[0] if len(parts) == 1 else b"".join(parts)

    async def _chunks(self) -> AsyncGenerator[bytes, None]:
        while True:
            if self._parts:
                yield self._take()
                if self.is_paused and self._connection is not None:
                    self.is_paused = False
                    self._connection.resume_reading()
            elif self._error is not None:
                try:
                    raise self._error
                finally:
                    self._error = None  # its traceback leads back here
            elif self.is_whole:
                self._leave(can_be_kept=self._can_be_kept and not self._is_beyond)
                return
            else:
                self._more = asyncio.get_running_loop().create_future()
                await self._more
                await asyncio.sleep(0)  # who gives up gets a turn, however fast the data come

    async def _aclose(self) -> None:
        if self._connection is not None:
            self.fail(NoReply("closed", first_byte=True))
            self.abort()
        self._parts.clear()
