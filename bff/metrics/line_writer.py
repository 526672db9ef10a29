"""Lines written by a thread of their own, so that a reader who takes none stops nobody."""

from __future__ import annotations

import threading
from queue import SimpleQueue
from typing import Protocol


class Stream(Protocol):
    def write(self, text: str, /) -> object: ...

    def flush(self) -> object: ...


class LineWriter(threading.Thread):
    """Writes what it is given in order; `idle` says that all of it is. `lost` counts the lines that the stream
    did not take: a disk may be full, a reader gone."""

    def __init__(self, stream: Stream) -> None:
        super().__init__(name="log", daemon=True)
        self.idle = threading.Event()
        self.idle.set()
        self.lost = 0
        self._stream = stream
        self._batches: SimpleQueue[tuple[str, int] | None] = SimpleQueue()

    def put(self, lines: str, count: int) -> None:
        self.idle.clear()
        self._batches.put((lines, count))

    def end(self) -> None:
        """Ends the thread once all is written."""
        self._batches.put(None)

    def run(self) -> None:
        while (batch := self._batches.get()) is not None:
            lines, count = batch
            try:
                self._stream.write(lines)
                self._stream.flush()
            except (OSError, ValueError):
                self.lost += count
            self.idle.set()
