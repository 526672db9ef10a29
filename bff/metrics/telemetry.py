"""Structured logs, a JSON object per line, and whether the console is well.

Nothing that a user or the platform wrote is logged: no path, query, header, body, or text of an
exception, any of which may hold an e-mail, a token or a cookie. Security events tell the browser's
network address.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

from bff.answers import JSON, NO_STORE, Answer
from bff.coalescing import Shared
from bff.connections import Connections
from bff.engine import Engine, EngineError
from bff.errors import UpstreamUnavailable
from bff.request import ConsoleRequest

REQUEST = "request"
FLUSH_SECONDS = 0.05
MOST_WAITING = 10_000
READY_SECONDS = 2.0
READY_SHARED_SECONDS = 1.0


class _RequestLine(msgspec.Struct):
    """The line of a plain request. It is a record of its own, since there is one for every call."""

    at: datetime
    level: str
    event: str
    requestId: str
    method: str
    operation: str | msgspec.UnsetType
    user: str | msgspec.UnsetType
    status: int
    ms: float


class Log:
    """Writes lines to `stream`: each at once, or, between `start` and `stop`, many together. None values are
    left out. Of more lines than MOST_WAITING those of plain requests are dropped, and counted."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._encode = msgspec.json.Encoder().encode_lines
        self._waiting: list[dict[str, Any] | _RequestLine] = []
        self._dropped = 0
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()

    def stop(self) -> None:
        self._loop = None
        self._flush()

    def write(self, level: str, event: str, **fields: Any) -> None:
        given = {name: value for name, value in fields.items() if value is not None}
        self._add({"at": datetime.now(UTC), "level": level, "event": event, **given})

    def _add(self, line: dict[str, Any] | _RequestLine) -> None:
        self._waiting.append(line)
        if self._loop is None:
            self._flush()
        elif len(self._waiting) == 1:
            self._loop.call_later(FLUSH_SECONDS, self._flush)

    def _flush(self) -> None:
        waiting, self._waiting, dropped, self._dropped = self._waiting, [], self._dropped, 0
        self._stream.write(self._encode(waiting).decode())
        self._stream.flush()
        if dropped:
            self.write("warning", "lines-dropped", count=dropped)

    def request(self, request: ConsoleRequest, status: int, seconds: float) -> None:
        """A request that was answered, or whose browser left."""
        if len(self._waiting) >= MOST_WAITING:
            self._dropped += 1
            return
        self._add(
            _RequestLine(
                datetime.now(UTC),
                "info",
                REQUEST,
                request.request_id,
                request.method,
                request.operation_id or msgspec.UNSET,
                request.user_code or msgspec.UNSET,
                status,
                round(seconds * 100_000) / 100,
            )
        )

    def security(self, kind: str, request: ConsoleRequest, **fields: Any) -> None:
        """Something that may be part of an attack, or that undoes one."""
        self.write(
            "warning",
            "security",
            kind=kind,
            requestId=request.request_id,
            address=request.address,
            operation=request.operation_id,
            user=request.user_code,
            realm=request.realm,
            **fields,
        )

    def exception(self, error: BaseException, request_id: str, operation_id: str | None) -> None:
        """An exception that nobody expected: its type and where it was, never its text."""
        self.write(
            "error",
            "exception",
            requestId=request_id,
            operation=operation_id,
            type=type(error).__name__,
            at_lines=_lines(error),
        )


class LogHandler(logging.Handler):
    """Passes what libraries log on to a Log."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.INFO)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self._log.write(
            record.levelname.lower(),
            "library",
            logger=record.name,
            message=record.getMessage() if error is None else None,
            type=type(error).__name__ if error else None,
            at_lines=_lines(error) if error else None,
        )


def _lines(error: BaseException) -> list[str]:
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]


class Readiness:
    """Whether the platform's own /healthz answers without a server error, asked once at a time and
    known for READY_SHARED_SECONDS, however many ask; and whether this process was not told to end."""

    def __init__(self, engine: Engine, connections: Connections) -> None:
        self._engine = engine
        self._connections = connections
        self._probes: Shared[bool] = Shared()

    async def answer(self) -> Answer:
        """The answer of /readyz."""
        if self._connections.draining:
            return UpstreamUnavailable("The console is stopping.").answer()
        if await self._probes.get("", READY_SHARED_SECONDS, self._probe):
            return Answer(200, [JSON, NO_STORE], b'{"status":"ready"}')
        return UpstreamUnavailable("The platform is not ready.").answer()

    async def _probe(self) -> bool:
        try:
            async with asyncio.timeout(READY_SECONDS):
                reply = await self._engine.send("GET", "/healthz", [], b"", seconds=READY_SECONDS)
        except (EngineError, TimeoutError):
            return False
        return reply.status < 500
