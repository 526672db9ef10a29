"""A session's token at the platform, with what goes with it: when it expires, by what it is refreshed, and the values
of the sign-in that later calls need. The console keeps it as one text, which nothing but this reads."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from contracts.mapping.entries import Refresh, SignIn
from contracts.mapping.paths import MISSING, get, text_at

MARK = "pm1."
Headers = list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class PlatformToken:
    """`expires_at`: seconds since the epoch, 0 where the platform does not say."""

    token: str = field(repr=False)
    refresh_token: str = field(default="", repr=False)
    expires_at: float = 0
    kept: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, text: str) -> PlatformToken:
        """What was written by `written`; any other text is a token by itself."""
        if not text.startswith(MARK):
            return cls(text)
        token, refresh_token, expires_at, kept = json.loads(base64.urlsafe_b64decode(text[len(MARK) :]))
        return cls(token, refresh_token, expires_at, kept)

    def written(self) -> str:
        said = json.dumps([self.token, self.refresh_token, self.expires_at, dict(self.kept)], separators=(",", ":"))
        return MARK + base64.urlsafe_b64encode(said.encode()).decode()

    def renewed(self, other: PlatformToken) -> PlatformToken:
        """The token that a refresh gave. A platform that gives no new refresh token goes on with the one before."""
        return replace(other, refresh_token=other.refresh_token or self.refresh_token, kept=self.kept)


def read_token(data: Any, places: SignIn | Refresh, fallback: SignIn, now: float) -> PlatformToken | None:
    """The token in the data of a sign-in or a refresh; None where there is none."""
    token = text_at(data, places.token or fallback.token)
    if not token or not _is_sendable(token):
        return None
    refresh_token = text_at(data, places.refresh_token or fallback.refresh_token) or ""
    return PlatformToken(token, refresh_token, _expiry(data, places, fallback, now))


def _expiry(data: Any, places: SignIn | Refresh, fallback: SignIn, now: float) -> float:
    seconds = text_at(data, places.expires_in or fallback.expires_in)
    if seconds is not None and seconds.isdecimal():
        return now + int(seconds)
    path = places.expires_at or fallback.expires_at
    found = get(data, path) if path else MISSING
    if isinstance(found, int | float) and not isinstance(found, bool):
        return float(found)
    try:
        return datetime.fromisoformat(found).timestamp() if isinstance(found, str) else 0
    except ValueError:
        return 0


def _is_sendable(token: str) -> bool:
    return token.isascii() and token.isprintable() and "\n" not in token
