"""Browsers: how people read their User-Agent (`Firefox 128 on Windows`), and which accounts know them."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cachetools import TTLCache
from itsdangerous import BadSignature, TimestampSigner

from bff.cookies import cookie_value, set_cookie
from bff.request import ConsoleRequest
from contracts.roles import Identity

COOKIE = "pitboss_device"
KNOWN_SECONDS = 90 * 24 * 60 * 60
MOST_FORGOTTEN = 100_000
LONGEST_COOKIE = 512

UNKNOWN = "Unknown browser"
LONGEST = 60
# The more particular first: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
BROWSERS = (
    ("Edge", re.compile(r"\bEdg(?:A|iOS)?/(\d+)")),
    ("Opera", re.compile(r"\bOPR/(\d+)")),
    ("Samsung Internet", re.compile(r"\bSamsungBrowser/(\d+)")),
    ("Firefox", re.compile(r"\b(?:Firefox|FxiOS)/(\d+)")),
    ("Chrome", re.compile(r"(?:Chrome|CriOS)/(\d+)")),
    ("Safari", re.compile(r"\bVersion/(\d+).*\bSafari/")),
)
SYSTEMS = ("Windows", "iPhone", "iPad", "Android", "CrOS", "Mac OS X", "Linux")
OTHER_NAMES = {"CrOS": "ChromeOS", "Mac OS X": "macOS"}
_PRODUCT = re.compile(r"[A-Za-z][A-Za-z0-9._ -]*(?:/[0-9.]+)?")


def describe_user_agent(user_agent: str | None) -> str:
    """Browser and system, as far as they can be told; at most 60 printable characters."""
    text = user_agent or ""
    browser = next((f"{name} {found[1]}" for name, sign in BROWSERS if (found := sign.search(text))), None)
    if browser is None:
        product = _PRODUCT.match(text)
        return product[0].replace("/", " ")[:LONGEST].strip() if product else UNKNOWN
    system = next((name for name in SYSTEMS if name in text), None)
    return f"{browser} on {OTHER_NAMES.get(system, system)}" if system else browser


@dataclass(frozen=True, slots=True)
class Device:
    """A known browser: its id, and whose it is."""

    id: str
    user: str


class KnownDevices:
    """The cookie of a browser from which an account has signed in: a random id and the user by keyed hash.
    Its signature holds for this account alone, which it does not name. `keys` are as for sessions."""

    def __init__(self, keys: Sequence[str], clock: Callable[[], float]) -> None:
        self._keys = list(keys)
        self._clock = clock
        self._forgotten: TTLCache[str, int] = TTLCache(MOST_FORGOTTEN, KNOWN_SECONDS, timer=clock)

    def find(self, request: ConsoleRequest, realm: str, account: str) -> Device | None:
        """The device of a request's cookie, if this account knows it."""
        value = cookie_value(request.cookies, f"__Host-{COOKIE}" if request.is_secure else COOKIE)
        if value is None or len(value) > LONGEST_COOKIE:
            return None
        signer = self._signer(realm, account)
        try:
            text = signer.unsign(value, max_age=KNOWN_SECONDS).decode()
        except (BadSignature, UnicodeError):
            return None
        device_id, _, user = text.partition(".")
        issued_at = int(signer.unsign(value, return_timestamp=True)[1].timestamp())
        return Device(device_id, user) if issued_at > self._forgotten.get(user, 0) else None

    def write(self, device: Device | None, realm: str, account: str, identity: Identity, *, secure: bool) -> str:
        """The Set-Cookie value by which the account knows this browser from now on; `device` is what it
        was known as."""
        device_id = device.id if device else secrets.token_urlsafe(12)
        value = self._signer(realm, account).sign(f"{device_id}.{self._user(identity.realm, identity.userCode)}")
        return set_cookie(COOKIE, value.decode(), secure=secure) + f"; Max-Age={KNOWN_SECONDS}"

    def forget(self, realm: str, user_code: str) -> None:
        """No browser is known to this user any more."""
        self._forgotten[self._user(realm, user_code)] = int(self._clock())

    def _user(self, realm: str, user_code: str) -> str:
        text = f"{realm}\n{user_code}".encode()
        return hmac.new(self._keys[-1].encode(), text, hashlib.sha256).hexdigest()[:32]

    def _signer(self, realm: str, account: str) -> TimestampSigner:
        salt = f"pitboss.device\n{realm}\n{account.strip().casefold()}"
        signer = TimestampSigner(self._keys, salt=salt, digest_method=hashlib.sha256)
        signer.get_timestamp = lambda: int(self._clock())  # type: ignore[method-assign]  # its one seam
        return signer
