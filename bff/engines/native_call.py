"""One call of the native engine over HTTP/1.1: the state of its parser, and the future of its caller."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncGenerator, Sequence
from typing import TYPE_CHECKING

import httptools

from bff.engines.answer_budget import HeldAnswer
from bff.engines.engine import (
    MAX_REPLY_HEADERS,
    MOST_FRAMING_BYTES,
    EngineError,
    Headers,
    MalformedReply,
    NoReply,
    OverBudget,
    Reply,
    TooLarge,
    is_mostly_framing,
)

if TYPE_CHECKING:
    from bff.engines.protocol import CallConnection

MOST_UNREAD_BYTES = SLICE_BYTES = 64 * 1024
_FRAMING = frozenset({b"content-length", b"transfer-encoding"})


class Call:
    """The answer to one request: what was parsed of it and not read yet. A call holds its connection until its answer
    was read to the end, was buffered whole, failed or was abandoned. After that, its owner can no longer affect a
    connection."""

    on_status = on_chunk_header = on_chunk_complete = None  # the parser looks for each, and a miss costs it dearly
    has_head = is_whole = is_paused = False
    _is_framed = _is_beyond = _can_be_kept = False
    _status = _fed = _body_bytes = _taken = 0
    _more: asyncio.Future[None] | None = None
    _error: EngineError | None = None

    def __init__(self, connection: CallConnection, coming: asyncio.Future[Reply], *, stream: bool, end: float) -> None:
        self.end = end
        self._connection: CallConnection | None = connection
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
