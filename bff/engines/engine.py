"""The seam to the platform: one request out, one reply back, or what is known when none comes."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeAlias
from urllib.parse import quote

import msgspec

from bff.engines.answer_budget import AnswerBudget, HeldAnswer

Headers = list[tuple[str, str]]

MAX_REPLY_HEADERS = 100
MOST_FRAMING_BYTES, BODY_PER_FRAMING = 64 * 1024, 8
TARGETS_REMEMBERED, LONGEST_REMEMBERED = 1024, 512
_OWN_HEADERS: Headers = [("user-agent", "pitboss"), ("accept-encoding", "identity")]
_SIZED_METHODS = frozenset({"POST", "PUT", "PATCH", "DELETE"})
_SEGMENT = r"/(?!(?:\.|%2[eE]){1,2}(?:[/?;]|%3[bB]|\Z))[^\x00-\x20\x7f-\U0010ffff\"<>\\`{}#?/]*"
_QUERY = r"\?[^\x00-\x20\x7f-\U0010ffff\"'<>#]*"
_PLAIN = re.compile(rf"(?:{_SEGMENT})+(?:{_QUERY})?")
_ESCAPED_IN_PATH = str.maketrans({sign: quote(sign) for sign in '"<>`{}'})
_ESCAPED_IN_QUERY = str.maketrans({sign: quote(sign) for sign in "\"'<>"})


class EngineError(Exception):
    first_byte = False


class NotSent(EngineError):
    """Provably never connected: nothing of the request left."""


class NoReply(EngineError):
    """The request may have been done. `first_byte`: whether a byte of an answer is known to have come."""

    def __init__(self, reason: str = "", *, first_byte: bool = False) -> None:
        super().__init__(reason)
        self.first_byte = first_byte or self.first_byte


class ReplyTimeout(NoReply):
    """No answer, or not all of it, in time."""


class MalformedReply(NoReply):
    first_byte = True  # of an answer that is not HTTP


class TooLarge(NoReply):
    first_byte = True  # of an answer beyond the size limit


class OverBudget(TooLarge):
    """There is no room for this answer beside the others that are in memory."""


async def _nothing() -> None:
    return None


class Reply(msgspec.Struct):
    """An answer of the platform. Buffered: `body` holds it, and `chunks` is None. Streamed: `chunks` yields it and
    raises NoReply; the owner of the reply must await `aclose`. `held` is the share of the answer budget that a buffered
    one takes. Headers that are not ASCII text are left out."""

    status: int
    headers: Headers
    body: bytes = b""
    chunks: AsyncIterator[bytes] | None = None
    aclose: Callable[[], Awaitable[None]] = _nothing
    held: HeldAnswer | None = None


@dataclass(frozen=True, slots=True)
class Limits:
    """`read_seconds` is the longest silence before or within an answer; `idle_seconds` how long an
    unused connection is kept, shorter than the platform keeps its own; `budget` is that of all buffered answers."""

    connect_seconds: float = 2.0
    read_seconds: float = 30.0
    idle_seconds: float = 4.0
    reply_bytes: int = 16 * 1024 * 1024
    budget: AnswerBudget = field(default_factory=AnswerBudget)


DEFAULT_LIMITS = Limits()


@dataclass(slots=True)
class StreamedBody:
    """A body of `size` bytes that is sent as it comes. What its chunks raise ends the call and its connection."""

    size: int
    chunks: AsyncIterator[bytes]


Body: TypeAlias = bytes | StreamedBody


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
            if reply.held is not None and not reply.held.take(len(chunk)):
                raise OverBudget("no room")
    except BaseException:
        if reply.held is not None:
            reply.held.give_back()  # the error's traceback leads back to it
        raise
    finally:
        await reply.aclose()
    return Reply(reply.status, reply.headers, b"".join(parts), held=reply.held)


def is_mostly_framing(received: int, body: int) -> bool:
    """Whether what came of an answer is too much for its body so far: status lines, headers, endless 1xx, the chunks'
    sizes and extensions, trailers."""
    return received - body > MOST_FRAMING_BYTES + body // BODY_PER_FRAMING


def request_headers(method: str, headers: Headers, body: Body) -> Headers:
    """The headers as they go out, save the length of a body that is whole."""
    if isinstance(body, StreamedBody):
        return [*headers, *_OWN_HEADERS, ("content-length", str(body.size))]
    if not body and method in _SIZED_METHODS:
        return [*headers, *_OWN_HEADERS, ("content-length", "0")]
    return [*headers, *_OWN_HEADERS]


def wire_target(target: str) -> str:
    """The target as it goes out: as given, save that the few characters which engines would each
    escape in their own way (quotes, angle brackets; backticks and braces in a path) are escaped here.

    Raises ValueError for what an engine would change: dot segments, a backslash in the path, a
    fragment, spaces, control characters, anything but ASCII.
    """
    return _known_wire_target(target) if len(target) <= LONGEST_REMEMBERED else _wire_target(target)


def _wire_target(target: str) -> str:
    if not _PLAIN.fullmatch(target):
        path, mark, query = target.partition("?")
        target = path.translate(_ESCAPED_IN_PATH) + mark + query.translate(_ESCAPED_IN_QUERY)
        if not _PLAIN.fullmatch(target):
            raise ValueError("this target cannot be sent as it is")
    return target


_known_wire_target = lru_cache(maxsize=TARGETS_REMEMBERED)(_wire_target)
