"""A log whose reader stops nobody: lines are written by a thread of their own, and dropped where too many wait."""

from __future__ import annotations

import contextlib
import logging
import os
import threading
import time
from queue import Full, Queue

MOST_WAITING = 10_000
FLUSH_SECONDS = 1.0
THREAD = "log"


class ThreadedHandler(logging.Handler):
    """Writes to a file descriptor: at once before `start`, and in a child of the process. Lines that were dropped are
    counted, and told before the next one."""

    def __init__(self, file: int) -> None:
        super().__init__()
        self._file = file
        self._writer = 0  # the process whose thread writes
        self._dropped = 0
        self._lines: Queue[str] = Queue(MOST_WAITING)

    def start(self) -> None:
        self._writer = os.getpid()
        threading.Thread(target=self._run, name=THREAD, daemon=True).start()

    def emit(self, record: logging.LogRecord) -> None:
        line = self.format(record) + "\n"
        if self._writer != os.getpid():
            self._write(line)
            return
        told = f"{self._dropped} lines were dropped\n" if self._dropped else ""
        try:
            self._lines.put_nowait(told + line)
            self._dropped = 0
        except Full:
            self._dropped += 1

    def flush(self) -> None:
        """Waits until all is written, FLUSH_SECONDS at most."""
        until = time.monotonic() + FLUSH_SECONDS
        while self._lines.unfinished_tasks and time.monotonic() < until:
            time.sleep(0.01)

    def _run(self) -> None:
        while True:
            self._write(self._lines.get())
            self._lines.task_done()

    def _write(self, line: str) -> None:
        left = memoryview(line.encode(errors="backslashreplace"))
        with contextlib.suppress(OSError):  # a disk may be full, a reader gone
            while left:
                left = left[os.write(self._file, left) :]
