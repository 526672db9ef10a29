"""The changes that the feed of changed identities reports, for all worlds together, bounded."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Iterable
from itertools import islice
from typing import Any

import msgspec

MOST_CHANGES = 10_000


class IdentityChange(msgspec.Struct, frozen=True):
    """A user of a realm, or None for everybody in it; whether their sessions are over."""

    realm: str
    userCode: str | None
    isSignedOut: bool = False


class IdentityLog:
    def __init__(self) -> None:
        self._boot = secrets.token_hex(6)
        self._last = 0
        self._changes: deque[IdentityChange] = deque(maxlen=MOST_CHANGES)

    def extend(self, changes: Iterable[IdentityChange]) -> None:
        for change in changes:
            self._last += 1
            self._changes.append(change)

    def since(self, cursor: str | None) -> dict[str, Any]:
        """What came after a cursor, and the cursor to go on from. Without one, that alone."""
        here = f"{self._boot}.{self._last}"
        if cursor is None:
            return {"cursor": here, "isComplete": True, "changes": []}
        boot, _, number = cursor.partition(".")
        missed = self._last - int(number) if boot == self._boot and number.isdecimal() else -1
        if not 0 <= missed <= len(self._changes):
            return {"cursor": here, "isComplete": False, "changes": []}
        changes = list(islice(self._changes, len(self._changes) - missed, None))
        return {"cursor": here, "isComplete": True, "changes": changes}
