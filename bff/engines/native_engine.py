"""The platform over HTTP/1.1, with TLS or without, by asyncio and httptools alone: no client library between."""

from __future__ import annotations

import asyncio
import math
import select
import ssl
from typing import cast
from urllib.parse import urlsplit

from bff.engines.engine import (
    DEFAULT_LIMITS,
    Body,
    Headers,
    Limits,
    NoReply,
    NotSent,
    Reply,
    ReplyTimeout,
    StreamedBody,
    request_headers,
    wire_target,
)
from bff.engines.native_call import Call

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
        self._call: Call | None = None
        self._at_end = self._is_sending = False
        self._may_write = asyncio.Event()
        self._may_write.set()
        self.heard_at = self._loop.time()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._poll.register(
            transport.get_extra_info("socket").fileno(), select.POLLIN | getattr(select, "POLLRDHUP", 0)
        )

    def has_ended(self) -> bool:
        """Whether the platform closed it, or spoke unasked, though the event loop may not know yet."""
        return self._at_end or self._transport.is_closing() or bool(self._poll.poll(0))

    def begin(self, request: bytes, coming: asyncio.Future[Reply], *, stream: bool, end: float) -> Call:
        """Sends a request. `coming` gets the reply, whole or, of a stream, begun."""
        self._call = call = Call(self, coming, stream=stream, end=end)
        self.heard_at = now = self._loop.time()
        self._transport.write(request)
        if self._timer_at > min(end, now + self.limits.read_seconds):
            self._watch()
        return call

    async def send_body(self, call: Call, body: StreamedBody, coming: asyncio.Future[Reply], seconds: float) -> None:
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
