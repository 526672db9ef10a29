"""What the C library keeps of the memory that was freed. It is glibc's to set; elsewhere nothing is done."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes

M_TRIM_THRESHOLD, KEPT_BYTES = -1, 2 * 1024 * 1024  # free at the heap's end
M_MMAP_THRESHOLD, LARGE_BLOCK_BYTES = -3, 512 * 1024  # more than the event loop reads at once
TRIM_SECONDS, TRIMS = 2.0, 30


def keep_pieces() -> None:
    """Keeps blocks as large as the pieces of an upload with the process: one that comes from the system anew costs ten
    times what else is done with a piece. Larger ones always go back: glibc would raise that size to the largest
    answer that it saw."""
    with contextlib.suppress(OSError, AttributeError):  # another C library has its own ways
        library = ctypes.CDLL(None)
        library.mallopt(M_MMAP_THRESHOLD, LARGE_BLOCK_BYTES)
        library.mallopt(M_TRIM_THRESHOLD, KEPT_BYTES)


def trim() -> None:
    """Gives back what lies free between blocks that are in use."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


class Trimmer:
    """Trims from time to time for a minute after it was last asked to: what was written to a transport is only free
    once its browser has read it."""

    def __init__(self) -> None:
        self._left = 0
        self._timer: asyncio.TimerHandle | None = None

    def soon(self) -> None:
        self._left = TRIMS
        if self._timer is None:
            with contextlib.suppress(RuntimeError):  # no event loop runs any more
                self._wait()

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(TRIM_SECONDS, self._trim)

    def _trim(self) -> None:
        trim()
        self._left -= 1
        self._timer = None
        if self._left:
            self._wait()
