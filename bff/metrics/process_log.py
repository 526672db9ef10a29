"""The log of a process: its output, and what libraries say in it."""

from __future__ import annotations

import logging
import os

from bff.metrics.telemetry import Log, code_lines


class Unbuffered:
    """A file as a stream without a buffer: of a buffer the lock would stay with a thread that is stuck, and the
    process could not end."""

    def __init__(self, file: int) -> None:
        self._file = file

    def write(self, text: str) -> None:
        left = memoryview(text.encode())
        while left:
            left = left[os.write(self._file, left) :]

    def flush(self) -> None: ...


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
