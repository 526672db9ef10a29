"""Requests and answers of a world, for those who test against it: bounded, secrets redacted."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from datetime import datetime
from itertools import islice
from typing import Any

import msgspec

from contracts.wire import Invalid, parse_json

MAX_ENTRIES = 500
BODY_LIMIT = 64 * 1024
SECRETS = frozenset({"password", "token", "cfapikey", "authorization"})
REDACTED = "•••"


class JournalEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A request and its answer. Bodies are JSON, or a sentence that describes them."""

    at: datetime
    requestId: str
    operation: str
    userCode: str | None
    method: str
    path: str
    query: dict[str, Any]
    headers: dict[str, str]
    body: Any
    http: int
    answer: Any
    faults: list[str]


class Journal:
    def __init__(self) -> None:
        self._entries: deque[JournalEntry] = deque(maxlen=MAX_ENTRIES)

    def add(self, entry: JournalEntry) -> None:
        self._entries.append(entry)

    def latest(
        self,
        operation: str | None,
        limit: int,
        since: datetime | None = None,
        users: Collection[str | None] | None = None,
    ) -> list[JournalEntry]:
        """The last entries, newest first; of all users, or of some."""
        found = (
            entry
            for entry in reversed(self._entries)
            if operation in (None, entry.operation)
            and (since is None or entry.at >= since)
            and (users is None or entry.userCode in users)
        )
        return list(islice(found, limit))


def redact(value: Any) -> Any:
    """The value with everything under a secret's name redacted, at every depth."""
    if isinstance(value, dict):
        return {name: REDACTED if str(name).lower() in SECRETS else redact(item) for name, item in value.items()}
    if isinstance(value, list):
        return [redact(item) for item in value]
    return value


def body_to_journal(body: bytes) -> Any:
    """A body as the journal keeps it; of one that is not JSON, which might hide a secret, only the size."""
    if not body:
        return None
    if len(body) > BODY_LIMIT:
        return f"{len(body)} bytes"
    try:
        return redact(parse_json(body))
    except Invalid:
        return f"{len(body)} bytes that are not JSON"
