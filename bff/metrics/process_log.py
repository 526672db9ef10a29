"""The log of a process: its output, and what libraries say in it."""

from __future__ import annotations

import logging
import os
import select
from collections.abc import Iterator

from bff.metrics.telemetry import Log, code_lines


class Unbuffered:
    """A file as a stream without a buffer: of a buffer the lock would stay with a thread that is stuck, and the
    process could not end. Others write to one that `is_shared`."""

    def __init__(self, file: int, *, is_shared: bool = False) -> None:
        self._file = file
        self._is_shared = is_shared

    def write(self, text: str) -> None:
        for piece in _pieces(text.encode()) if self._is_shared else [memoryview(text.encode())]:
            left = piece
            while left:
                left = left[os.write(self._file, left) :]

    def flush(self) -> None: ...


def _pieces(lines: bytes) -> Iterator[memoryview]:
    """Whole lines that a pipe takes in one step, so that those of several processes do not mix."""
    start, size, whole = 0, len(lines), memoryview(lines)
    while start < size:
        end = lines.rfind(b"\n", start, start + select.PIPE_BUF) + 1 or lines.find(b"\n", start) + 1 or size
        yield whole[start:end]
        start = end


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
            at_lines=code_lines(error) if error else None,
        )
