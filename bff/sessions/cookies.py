"""The cookies that a browser holds: one of its session, a random id, signed, that says nothing about its user; and
one by which an account knows the browser."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from itsdangerous import BadSignature, Signer, TimestampSigner

from bff.requests.request import ConsoleRequest
from bff.stores.counters import KNOWN_SECONDS
from bff.stores.sessions import key_of
from contracts.roles import Identity

if TYPE_CHECKING:
    from bff.stores.protocols import ForgottenDevices

NAME = "pitboss_session"
SECURE_NAME = f"__Host-{NAME}"
DEVICE_NAME = "pitboss_device"
MAX_LENGTH, LONGEST_DEVICE_COOKIE = 4096, 512
REMEMBERED, LONGEST_REMEMBERED = 16_384, 1024
_SIGNED = re.compile(r"[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+")


class Cookies:
    """Writes and reads the cookie of a session. `keys`: the last one signs, all of them verify."""

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


class KnownDevices:
    """The cookie of a browser from which an account has signed in: a random id and the user by hash.
    Its signature holds for this account alone, which it does not name. `keys` are as for sessions."""

    def __init__(self, keys: Sequence[str], clock: Callable[[], float], forgotten: ForgottenDevices) -> None:
        self._keys = list(keys)
        self._clock = clock
        self._forgotten = forgotten

    async def find(self, request: ConsoleRequest, account: str) -> str | None:
        """The id of the device of a request's cookie, if this account knows it."""
        value = cookie_value(request.cookies, f"__Host-{DEVICE_NAME}" if request.is_secure else DEVICE_NAME)
        if value is None or len(value) > LONGEST_DEVICE_COOKIE:
            return None
        signer = self._signer(account)
        try:
            signed, issued_at = signer.unsign(value, max_age=KNOWN_SECONDS, return_timestamp=True)
            device_id, _, user = signed.decode().partition(".")
        except (BadSignature, UnicodeError):
            return None
        return device_id if int(issued_at.timestamp()) > await self._forgotten.latest(user) else None

    def write(self, device_id: str | None, account: str, identity: Identity, *, secure: bool) -> str:
        """The Set-Cookie value by which the account knows this browser from now on; `device_id` is
        what it was known as."""
        device_id = device_id or secrets.token_urlsafe(12)
        value = self._signer(account).sign(f"{device_id}.{_user(identity.realm, identity.userCode)}")
        return set_cookie(DEVICE_NAME, value.decode(), secure=secure) + f"; Max-Age={KNOWN_SECONDS}"

    async def forget(self, realm: str, user_code: str) -> None:
        """No browser is known to this user any more."""
        user = f"{realm}\n{user_code}".encode()
        keyed = [hmac.new(key.encode(), user, hashlib.sha256).hexdigest()[:32] for key in self._keys]  # of old cookies
        await self._forgotten.forget([_user(realm, user_code), *keyed], int(self._clock()))

    def _signer(self, account: str) -> TimestampSigner:
        signer = TimestampSigner(self._keys, salt=f"pitboss.device\n{account}", digest_method=hashlib.sha256)
        signer.get_timestamp = lambda: int(self._clock())  # type: ignore[method-assign]  # its one seam
        return signer


def _user(realm: str, user_code: str) -> str:
    return hashlib.sha256(f"pitboss.device\n{realm}\n{user_code}".encode()).hexdigest()[:32]


def cookie_value(header: str, wanted: str) -> str | None:
    """The value of the cookie of this name in a Cookie header. None where there is none, or more than one."""
    found = re.findall(rf"(?:\A|;)\s*{re.escape(wanted)}=([^;]*)", header)
    return found[0].strip() if len(found) == 1 else None


def set_cookie(name: str, value: str, *, secure: bool) -> str:
    """The Set-Cookie value of a cookie that the server alone reads; under https it is bound to the host."""
    prefix, suffix = ("__Host-", "; Secure") if secure else ("", "")
    return f"{prefix}{name}={value}; Path=/; HttpOnly; SameSite=Lax{suffix}"
