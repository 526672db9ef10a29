"""The seam to the platform: one request out, one reply back, or an EngineError."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bff.reply import Headers, Reply

MAX_REPLY_HEADERS = 100
_OWN_HEADERS: Headers = [("user-agent", "pitboss"), ("accept-encoding", "identity")]
_SIZED_METHODS = frozenset({"POST", "PUT", "PATCH", "DELETE"})


@dataclass(frozen=True, slots=True)
class Limits:
    """`read_seconds` is the longest silence before or within an answer; `idle_seconds` how long an
    unused connection is kept, shorter than the platform keeps its own."""

    connect_seconds: float = 2.0
    read_seconds: float = 30.0
    pool_seconds: float = 2.0
    idle_seconds: float = 4.0
    reply_bytes: int = 16 * 1024 * 1024


DEFAULT_LIMITS = Limits()


class Engine(Protocol):
    async def send(
        self,
        method: str,
        target: str,
        headers: Headers,
        body: bytes,
        stream: bool = False,
        *,
        seconds: float | None = None,
    ) -> Reply:
        """One request, sent once. `target` is path and query, sent as `wire_target` says; `seconds`
        are for the whole of a buffered answer, or until a streamed one begins.

        Raises NotSent or NoReply; ValueError for a target or header that cannot be sent. A call that is
        cancelled may keep its connection for as long as the engine bears silence.
        """

    async def aclose(self) -> None: ...


def request_headers(method: str, headers: Headers, body: bytes) -> Headers:
    """The headers as they go out."""
    if not body and method in _SIZED_METHODS:
        return [*headers, *_OWN_HEADERS, ("content-length", "0")]
    return [*headers, *_OWN_HEADERS]
