"""Structured logs, a JSON object per line.

Nothing that a user or the platform wrote is logged: no path, query, header, body, or text of an
exception, any of which may hold an e-mail, a token or a cookie. Security events tell the browser's
network address.
"""

from __future__ import annotations

import asyncio
import time
import traceback
import weakref
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec

from bff.requests.request import ConsoleRequest

if TYPE_CHECKING:
    from bff.metrics.line_writer import LineWriter, Stream

REQUEST = "request"
FLUSH_SECONDS = 0.05
MOST_WAITING, MOST_WAITING_EVENTS, MOST_WAITING_SECURITY = 10_000, 15_000, 20_000
END_SECONDS = 1.0


class _RequestLine(msgspec.Struct):
    """The line of a plain request. It is a record of its own, since there is one for every call."""

    at: datetime
    level: str
    event: str
    requestId: str
    method: str
    operation: str | msgspec.UnsetType
    user: str | msgspec.UnsetType
    traceparent: str | msgspec.UnsetType
    status: int
    ms: float


class Log:
    """Writes lines to `stream`: each at once, or, from `start` on, many together by a thread, for which `stop` and
    lines after it wait END_SECONDS in all. None values are left out.

    Lines that wait while nobody takes any are at most MOST_WAITING; events come in beyond these, and security events
    beyond those. What is dropped is counted, and told once lines are taken again. `on_request` is told of each request,
    too."""

    on_request: Callable[[ConsoleRequest, int], None] | None = None

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._encode = msgspec.json.Encoder().encode_lines
        self._waiting: list[dict[str, Any] | _RequestLine] = []
        self._dropped = 0
        self.error: OSError | None = None  # why lines could not be written before the start
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writer: LineWriter | None = None
        self._patience = END_SECONDS

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        if self._writer is None:
            from bff.metrics.line_writer import LineWriter  # noqa: PLC0415 - for what serves

            self._writer = LineWriter(self._stream)
            self._writer.start()
            weakref.finalize(self, self._writer.end)

    def stop(self) -> None:
        self._loop = None
        self._flush()

    def write(self, level: str, event: str, **fields: Any) -> None:
        self._add(_event(level, event, fields), MOST_WAITING_EVENTS)

    def _add(self, line: dict[str, Any] | _RequestLine, most: int) -> None:
        if len(self._waiting) >= most:
            self._dropped += 1
            return
        self._waiting.append(line)
        if self._loop is None:
            self._flush()
        elif len(self._waiting) == 1:
            self._loop.call_later(FLUSH_SECONDS, self._flush)

    def _flush(self) -> None:
        writer = self._writer
        if writer is not None and not self._is_idle(writer):
            if self._loop is not None:
                self._loop.call_later(FLUSH_SECONDS, self._flush)
            return
        waiting, self._waiting, dropped, self._dropped = self._waiting, [], self._dropped, 0
        if writer is not None:
            dropped, writer.lost = dropped + writer.lost, 0
        count = len(waiting) + dropped
        if dropped:
            waiting.append(_event("warning", "lines-dropped", {"count": dropped}))
        lines = self._encode(waiting).decode()
        if writer is None:
            try:
                self._stream.write(lines)
                self._stream.flush()
            except OSError as error:
                self.error, self._dropped = error, count
        else:
            writer.put(lines, count)
            if self._loop is None:
                self._is_idle(writer)

    def _is_idle(self, writer: LineWriter) -> bool:
        """Whether all is written; after the end it may take what is left of END_SECONDS."""
        if self._loop is not None:
            return writer.idle.is_set()
        began = time.monotonic()
        is_idle = writer.idle.wait(self._patience)
        self._patience = max(0, self._patience - (time.monotonic() - began))
        return is_idle

    def request(self, request: ConsoleRequest, status: int, seconds: float) -> None:
        """A request that was answered, or whose browser left."""
        self._add(
            _RequestLine(
                datetime.now(UTC),
                "info",
                REQUEST,
                request.request_id,
                request.method,
                request.operation_id or msgspec.UNSET,
                request.user_code or msgspec.UNSET,
                (b"traceparent" in request.headers.values and request.headers.traceparent) or msgspec.UNSET,
                status,
                round(seconds * 100_000) / 100,
            ),
            MOST_WAITING,
        )
        if self.on_request is not None:
            self.on_request(request, status)

    def security(self, kind: str, request: ConsoleRequest, **fields: Any) -> None:
        """Something that may be part of an attack, or that undoes one."""
        told = {
            "kind": kind,
            "requestId": request.request_id,
            "address": request.address,
            "operation": request.operation_id,
            "user": request.user_code,
            "realm": request.realm,
        }
        self._add(_event("warning", "security", {**told, **fields}), MOST_WAITING_SECURITY)

    def exception(self, error: BaseException, request_id: str, operation_id: str | None) -> None:
        """An exception that nobody expected: its type and where it was, never its text."""
        self.write(
            "error",
            "exception",
            requestId=request_id,
            operation=operation_id,
            type=type(error).__name__,
            at_lines=code_lines(error),
        )


def _event(level: str, event: str, fields: Mapping[str, Any]) -> dict[str, Any]:
    given = {name: value for name, value in fields.items() if value is not None}
    return {"at": datetime.now(UTC), "level": level, "event": event, **given}


def code_lines(error: BaseException) -> list[str]:
    """Where an exception was, from the outside in."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
