"""The one cookie that a browser holds: a random id, signed; it says nothing about its user."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from functools import lru_cache

from itsdangerous import BadSignature, Signer

NAME = "pitboss_session"
SECURE_NAME = f"__Host-{NAME}"
ID_BYTES = 32
MAX_LENGTH = 4096
REMEMBERED, LONGEST_REMEMBERED = 16_384, 1024
_SIGNED = re.compile(r"[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+")


def new_id() -> str:
    """A new session id: 256 random bits."""
    return secrets.token_urlsafe(ID_BYTES)


def key_of(session_id: str) -> str:
    """The key that a session is stored under."""
    return hashlib.sha256(session_id.encode()).hexdigest()


def handle_of(key: str) -> str:
    """What a session is called to its user: tells it from their others and opens nothing."""
    return hashlib.sha256(f"handle:{key}".encode()).hexdigest()[:24]


class Cookies:
    """Writes and reads the cookie. `keys`: the last one signs, all of them verify."""

    def __init__(self, keys: Sequence[str]) -> None:
        self._signer = Signer(list(keys), salt="pitboss.session", digest_method=hashlib.sha256)
        # A cookie once found good stays good: checking it anew is a tenth of a request's work.
        # What is not good raises, so that it is not kept: anybody may send any number of those.
        self._remembered = lru_cache(maxsize=REMEMBERED)(self._find)

    def read(self, header: str, *, secure: bool) -> str | None:
        """The key of the session in a Cookie header. None where there is none, more than one, or one
        not ours."""
        find = self._remembered if len(header) <= LONGEST_REMEMBERED else self._find
        try:
            return find(header, secure)
        except BadSignature:
            return None

    def _find(self, header: str, secure: bool) -> str:
        value = cookie_value(header, SECURE_NAME if secure else NAME)
        # base64 skips strange characters: a good signature could be written in many ways.
        if value is None or len(value) > MAX_LENGTH or not _SIGNED.fullmatch(value):
            raise BadSignature("not as we write it")
        return key_of(self._signer.unsign(value).decode())

    def write(self, session_id: str, *, secure: bool) -> str:
        """The Set-Cookie value that hands out a session id."""
        return set_cookie(NAME, self._signer.sign(session_id).decode(), secure=secure)

    def clear(self, *, secure: bool) -> str:
        """The Set-Cookie value that takes the cookie back."""
        return set_cookie(NAME, "", secure=secure) + "; Max-Age=0"


def cookie_value(header: str, wanted: str) -> str | None:
    """The value of the cookie of this name in a Cookie header. None where there is none, or more than one."""
    found = _pattern(wanted).findall(header)
    return found[0].strip() if len(found) == 1 else None


@lru_cache
def _pattern(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?:\A|;)\s*{re.escape(name)}=([^;]*)")


def set_cookie(name: str, value: str, *, secure: bool) -> str:
    """The Set-Cookie value of a cookie that the server alone reads; under https it is bound to the host."""
    prefix, suffix = ("__Host-", "; Secure") if secure else ("", "")
    return f"{prefix}{name}={value}; Path=/; HttpOnly; SameSite=Lax{suffix}"
