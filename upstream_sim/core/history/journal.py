"""Requests and answers of a world, for those who test against it: kept as they came, and bounded. Secrets are struck
out when it is read."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from re import Pattern
from typing import Any

import msgspec

from contracts.wire import Invalid, parse_json

MAX_ENTRIES = 500
MAX_BYTES = 16 * 1024 * 1024
BODY_LIMIT = 64 * 1024
PASSWORDS = frozenset({"password", "currentpassword", "newpassword", "passwordconfirm"})
SECRETS = PASSWORDS | {"token", "cfapikey", "credentials", "authorization", "launchurl"}
REDACTED = "•••"
SUSPECT = (*(name.encode() for name in SECRETS), b"\\u")
"""A body without these names no secret: the last one begins a character that is written by its number."""


class JournalEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A request and its answer. Bodies are JSON, or a sentence that describes them. `ms` is how long the platform
    took, in real time."""

    at: datetime
    requestId: str
    operation: str
    userCode: str | None
    email: str | None
    method: str
    path: str
    query: dict[str, Any]
    headers: dict[str, str]
    body: Any
    http: int
    answer: Any
    ms: float
    faults: list[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """A request and its answer as they came, secrets included: for this process alone. Of a large body only the size
    is kept."""

    at: datetime
    request_id: str
    operation: str
    user_code: str | None
    email: str | None
    method: str
    path: str
    query: list[tuple[str, str]]
    headers: dict[str, str]
    body: bytes | int
    http: int
    answer: bytes | int
    seconds: float
    faults: list[str]

    @property
    def size(self) -> int:
        """What its bodies take up."""
        return sum(len(body) for body in (self.body, self.answer) if isinstance(body, bytes))


class Journal:
    def __init__(self) -> None:
        self._exchanges: deque[Exchange] = deque()
        self._size = 0

    def add(self, exchange: Exchange) -> None:
        """Keeps a request, and drops the oldest beyond `MAX_ENTRIES` and `MAX_BYTES`."""
        self._exchanges.append(exchange)
        self._size += exchange.size
        while len(self._exchanges) > MAX_ENTRIES or self._size > MAX_BYTES:
            self._size -= self._exchanges.popleft().size

    def latest(
        self,
        operation: str | None,
        limit: int,
        since: datetime | None = None,
        users: Collection[str] | None = None,
    ) -> Iterator[JournalEntry]:
        """The last entries, newest first; of all users, or of some. Each is read when it is asked for: a large one
        takes milliseconds."""
        found = (
            exchange
            for exchange in reversed(self._exchanges)
            if operation in (None, exchange.operation)
            and (since is None or exchange.at >= since)
            and (users is None or exchange.user_code in users)
        )
        return map(_entry, list(islice(found, limit)))


def redact(value: Any, known: Pattern[str] | None = None) -> Any:
    """The value with everything under a secret's name redacted, at every depth, but for texts that `known` matches."""
    if isinstance(value, dict):
        return {name: _redacted(str(name), item, known) for name, item in value.items()}
    if isinstance(value, list):
        return [redact(item, known) for item in value]
    return value


def _redacted(name: str, value: Any, known: Pattern[str] | None) -> Any:
    if name.lower() not in SECRETS or (known and isinstance(value, str) and known.fullmatch(value)):
        return redact(value, known)
    return REDACTED


def kept_body(body: bytes) -> bytes | int:
    """A body as it is kept: of a large one, its size."""
    return body if len(body) <= BODY_LIMIT else len(body)


def body_to_journal(body: bytes | int, known: Pattern[str] | None = None) -> Any:
    """A body as the journal shows it; of one that is not JSON, which might hide a secret, only the size."""
    if isinstance(body, int):
        return f"{body} bytes"
    if not body:
        return None
    try:
        return redact(parse_json(body), known)
    except Invalid:
        return f"{len(body)} bytes that are not JSON"


def answer_to_journal(answer: bytes | int) -> Any:
    """An answer of the platform as the journal shows it: as it was sent, where nothing in it can be a secret."""
    if isinstance(answer, bytes) and not any(map(answer.lower().__contains__, SUSPECT)):
        with suppress(msgspec.DecodeError):
            return msgspec.json.decode(answer, type=msgspec.Raw)
    return body_to_journal(answer)


def _entry(exchange: Exchange) -> JournalEntry:
    return JournalEntry(
        at=exchange.at,
        requestId=exchange.request_id,
        operation=exchange.operation,
        userCode=exchange.user_code,
        email=exchange.email,
        method=exchange.method,
        path=exchange.path,
        query=redact(dict(exchange.query)),
        headers=redact(exchange.headers),
        body=body_to_journal(exchange.body),
        http=exchange.http,
        answer=answer_to_journal(exchange.answer),
        ms=round(exchange.seconds * 1000, 1),
        faults=exchange.faults,
    )
