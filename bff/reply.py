"""What comes back from the platform, and what is known when nothing does.

EngineError
├── NotSent       provably never connected: nothing of the request left
└── NoReply          anything else: the request may have been done
    ├── ReplyTimeout      no answer, or not all of it, in time
    ├── MalformedReply   an answer that is not HTTP
    └── TooLarge  an answer beyond the size limit
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

Headers = list[tuple[str, str]]


class EngineError(Exception):
    """No whole answer came."""

    first_byte = False


class NotSent(EngineError):
    """Nothing of the request left: it was not done."""


class NoReply(EngineError):
    """The request may have been done. `first_byte`: whether a byte of an answer is known to have come."""

    def __init__(self, reason: str = "", *, first_byte: bool = False) -> None:
        super().__init__(reason)
        self.first_byte = first_byte or self.first_byte


class ReplyTimeout(NoReply):
    """No answer, or not all of it, in time."""


class MalformedReply(NoReply):
    """An answer that is not HTTP."""

    first_byte = True


class TooLarge(NoReply):
    """An answer beyond the size limit."""

    first_byte = True


async def _nothing() -> None:
    return None


@dataclass(slots=True)
class Reply:
    """An answer. Buffered: `body`, and `chunks` is None. Streamed: `chunks`, which raise NoReply, and
    whoever owns the reply awaits `aclose`. Headers that are not ASCII text are left out."""

    status: int
    headers: Headers
    body: bytes = b""
    chunks: AsyncIterator[bytes] | None = None
    aclose: Callable[[], Awaitable[None]] = _nothing


async def whole(reply: Reply, limit: int) -> Reply:
    """A streamed reply as a buffered one of at most `limit` bytes, closed. Raises NoReply."""
    if reply.chunks is None:
        return reply
    parts, size = [], 0
    try:
        for name, value in reply.headers:
            if name == "content-length" and value.isdecimal() and int(value) > limit:
                raise TooLarge(f"{value} bytes")
        async for chunk in reply.chunks:
            parts.append(chunk)
            size += len(chunk)
            if size > limit:
                raise TooLarge("more than the limit")
    finally:
        await reply.aclose()
    return Reply(reply.status, reply.headers, b"".join(parts))
