"""For tests of the mapping: calls through a mapping file, with made-up answers of a platform."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

from contracts.mapping import Platform
from contracts.mapping.exchange import MappedTarget, exchange
from contracts.mapping.incoming import RawReply
from contracts.wire import parse_json

Load = Callable[..., Platform]
Answer = tuple[int, Any] | tuple[int, Any, list[tuple[str, str]]]


class Sent:
    """What was sent, and what each call is answered."""

    def __init__(self, *answers: Answer) -> None:
        self.answers = list(answers)
        self.calls: list[tuple[str, str, dict[str, str], Any]] = []

    async def __call__(self, method: str, target: str, headers: list[tuple[str, str]], body: Any) -> RawReply:
        self.calls.append((method, target, dict(headers), body))
        status, said, *headers_of_it = self.answers.pop(0)
        text = said if isinstance(said, bytes) else json.dumps(said).encode()
        return RawReply(status, headers_of_it[0] if headers_of_it else [], text)

    @property
    def last(self) -> tuple[str, str, dict[str, str], Any]:
        return self.calls[-1]

    @property
    def query(self) -> dict[str, list[str]]:
        return parse_qs(urlsplit(self.last[1]).query, keep_blank_values=True)

    @property
    def body(self) -> Any:
        return parse_json(self.last[3])


async def call(
    platform: Platform, name: str, send: Sent, *, query: str = "", body: Any = None, token: str = "", **raw: str
) -> tuple[int, Any]:
    target = platform.routes[name].target(None, raw, query)
    assert isinstance(target, MappedTarget)
    sent = [("x-request-id", "r-1"), *([("authorization", f"Bearer {token}")] if token else [])]
    reply = await exchange(target, sent, json.dumps(body).encode() if body is not None else b"", send)
    return reply.status, parse_json(reply.body)


ENVELOPE = """
[envelope]
success = "meta.ok"
success_values = ["yes"]
data = "result"
messages = "notes"
extras = { total = "sums.all" }
"""

PAGES = """
[operations.playersList.answer]
playerCode = "customer_no"
createdAt = "opened"
[operations.playersList.page]
"""

CURSORS = PAGES + "by = 'cursor'\ncursor = 'after'\nitems = 'rows'\nnext = 'next'"

TOP_UP = """
[token]
in = "cookie"
name = "sid"
[sign_in]
[operations.walletTopup]
amounts = "minor"
path = "/v2/customers/{playerCode}/credits"
body = { amount = "money.value", currency = "money.unit" }
fixed_body = { source = "console, {account}" }
enums = { reason = { CORRECTION = "FIX" } }
static_headers = { X-Key = "env:KEY", X-Who = "{account}" }
"""
FORM = {"playerCode": "P-1", "currency": "BTC", "amount": 0.5, "action": "top-up", "reason": "CORRECTION", "note": "x"}

SIGN_IN = """
[roles]
SUPER_ADMIN = ["root", "owner"]
[permissions]
players_read = "customers.read"
wallet_topup = ["money.credit", "money.all"]
[sign_in]
token = "access"
refresh_token = "refresh"
expires_in = "lasts"
identity = "{identity}"
keep = {{ agent = "who.id" }}
[refresh]
path = "/oauth/token"
fixed_body = {{ grant = "refresh" }}
body_as = "form"
[operations.authLogin]
path = "/oauth/token"
body = {{ email = "username", password = "secret" }}
[operations.authLogin.envelope]
by = "status"
data = ""
[operations.authLogin.answer]
"user.userCode" = "who.id"
"user.role" = "who.level"
"user.permissions" = "who.rights"
[operations.usersMe.answer]
"user.userCode" = "id"
"user.role" = "level"
"user.permissions" = "rights"
"user.opId" = "house"
"operators" = "houses"
"operators[].opId" = "houses[].key"
[operations.usersMe.defaults]
"user.language" = "en"
"""
WHO = {"id": 7, "level": "owner", "rights": ["customers.read", "money.all", "other"]}
TOKENS = {"access": "a-1", "refresh": "r-1", "lasts": 900, "who": WHO}
CREDENTIALS = {"email": "a@b.test", "password": "p"}
