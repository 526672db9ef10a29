"""A request as it came, read once."""

from __future__ import annotations

import secrets

from starlette.types import Receive, Scope

from bff.addresses import is_within, parse_address
from bff.engines.answer_budget import HeldAnswer
from bff.errors import BodyTooLarge
from bff.requests.headers import RequestHeaders
from bff.settings import Settings
from contracts.operation import Operation

MARK = b"x-requested-with"
_ids: list[str] = []


def new_request_id() -> str:
    """An id for a request, the same in the answer and in both services' logs."""
    if not _ids:
        many = secrets.token_hex(8 * 512)  # asking the system for each would cost a request more
        _ids.extend(many[start : start + 16] for start in range(0, len(many), 16))
    return _ids.pop()


class ClientGone(Exception):
    """The browser left before its request was whole."""


class ConsoleRequest:
    """A request, and what becomes known of it on the way, for the log and the answer: the operation's id, the
    user's code and realm, how long their session lasts, the Idempotency-Key of a write, the operation whose call is
    on its way to the platform, and which error of the console's own answers it. The settings say whose word on its
    address and scheme counts."""

    operation_id: str | None = None
    user_code: str | None = None
    realm: str | None = None
    session_left: str | None = None
    key: str | None = None
    sent: Operation | None = None
    cause = ""

    def __init__(self, scope: Scope, receive: Receive, request_id: str, settings: Settings) -> None:
        self.receive = receive
        self._proxies = settings.trusted_proxies
        self.request_id = request_id
        self.method: str = scope["method"]
        self.raw_path: bytes = scope["raw_path"]
        self.query_string: bytes = scope["query_string"]
        self.is_oldest_http: bool = scope.get("http_version") == "1.0"
        self._is_https = settings.is_https or scope["scheme"] == "https"
        client = scope.get("client")
        self.peer: str = client[0] if client else ""
        self.headers = RequestHeaders.read(scope["headers"])
        self._held: tuple[HeldAnswer, ...] | None = ()

    def hold(self, held: HeldAnswer | None) -> None:
        """Counts an answer of the platform as in memory until this request is over."""
        if held is not None and self._held is not None:
            self._held += (held,)

    def give_back(self) -> None:
        """The request is over."""
        for held in self._held or ():
            held.give_back()
        self._held = None

    def header(self, name: bytes) -> str | None:
        """A header's value, whatever it holds; `name` in lower case."""
        value = self.headers.values.get(name)
        return None if value is None else value.decode("latin-1")

    @property
    def cookies(self) -> str:
        """The Cookie header."""
        return self.header(b"cookie") or ""

    @property
    def address(self) -> str:
        """The browser's address: the nearest one that no trusted proxy has."""
        hops = [hop.strip() for hop in (self.header(b"x-forwarded-for") or "").split(",") if hop.strip()]
        address = self.peer
        while hops and is_within(address, self._proxies):
            nearer = hops.pop()
            if parse_address(nearer) is None:
                break
            address = nearer
        parsed = parse_address(address)
        return address if parsed is None else str(parsed)

    @property
    def is_secure(self) -> bool:
        """Whether the browser came by https."""
        is_said = self.headers.values.get(b"x-forwarded-proto") == b"https"
        return self._is_https or (is_said and is_within(self.peer, self._proxies))

    @property
    def is_background(self) -> bool:
        """Whether this is a poll, which keeps no session awake."""
        return self.headers.values.get(b"x-background") == b"1"

    @property
    def is_own_navigation(self) -> bool:
        """Whether the user followed a link of our own pages, or typed the address."""
        own = self.header(b"sec-fetch-site") in ("same-origin", "none")
        return own and self.header(b"sec-fetch-mode") == "navigate" and self.header(MARK) is None

    async def body(self, limit: int) -> bytes:
        """The whole body. Raises BodyTooLarge beyond `limit` bytes, ClientGone when it never ends."""
        declared = self.header(b"content-length") or ""
        if declared.isdecimal() and int(declared) > limit:
            raise BodyTooLarge
        parts: list[bytes] = []
        size = 0
        while True:
            message = await self.receive()
            if message["type"] == "http.disconnect":
                raise ClientGone
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > limit:
                raise BodyTooLarge
            if not message.get("more_body", False):
                return parts[0] if len(parts) == 1 else b"".join(parts)
