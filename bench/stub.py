"""A platform that does next to nothing: canned answers over keep-alive HTTP/1.1.

    python -m bench.stub PORT

Anybody may sign in as `<number>.<group>@bench.test`; `GET /__bench/calls` tells how many calls came of each path.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from typing import Any, cast

import uvloop

OPERATORS = ("aurora", "borealis", *(f"tenant-{number}" for number in range(3, 31)))
GROUPS: dict[str, tuple[str, str | None]] = {
    "super": ("SUPER_ADMIN", None),
    "admin": ("ADMIN", None),
    **{f"{op}-admin": ("OPERATOR_ADMIN", op) for op in OPERATORS},
    **{f"{op}-manager": ("OPERATOR_MANAGER", op) for op in OPERATORS},
}
SEES = ("players_personal",)
PERMISSIONS = {
    "SUPER_ADMIN": ["bank_accounts_read", "billing_v2_read", "billing_v2_write", "media_write", *SEES, "support_read"],
    "ADMIN": ["billing_v2_read", "billing_v2_write", *SEES, "support_read"],
    "OPERATOR_ADMIN": ["bank_accounts_read", "billing_v2_read", "brands_access", *SEES, "support_read"],
    "OPERATOR_MANAGER": ["bank_accounts_read", "billing_v2_read", "support_read"],
}
TICKETS_ON_A_PAGE = 50
INVOICES_ON_A_PAGE = 5  # about 4 KB
ACCOUNTS_ON_A_PAGE = 7  # the same
HEAD_END = b"\r\n\r\n"


def _invoice(number: int) -> dict[str, Any]:
    who = {"nickname": "Super", "userCode": "u-1"}
    when = "2026-10-01T09:00:00Z"
    return {
        "_id": f"inv-{number}",
        "invoiceNo": number,
        "opId": "aurora",
        "opTitle": "Aurora",
        "month": 9,
        "year": 2026,
        **dict.fromkeys(("issuedAt", "createdAt", "updatedAt"), when),
        **dict.fromkeys(("createdBy", "updatedBy"), who),
        "casinoGGRInUSD": 120345.67,
        "sportGGRInUSD": -2345.1,
        "casinoGGRPercentage": 12.5,
        "sportGGRPercentage": 10,
        "casinoGGRCommissionInUSD": 15043.21,
        "sportGGRCommissionInUSD": 0,
        "premiumSportInUSD": 500,
        "premiumBotInUSD": 0,
        "brandFeeInUSD": 0,
        "minMonthlyFeeInUSD": 2500,
        "settings": {"minMonthlyFeeInUSD": 2500, "additionalCosts": [{"name": "livestream", "value": 120}]},
        "isSettingsOverridden": False,
        "totalPayableAmountInUSD": 15663.21,
        "openAmountInUSD": 0,
        "status": "PAID",
        "description": "For the month of September, as agreed.",
        "isLocked": True,
        "revision": 3,
    }


def _account(number: int) -> dict[str, Any]:
    when = "2026-10-01T09:00:00Z"
    names = {"username": "summer12", "firstName": "Adalind", "lastName": "Lindqvist", "isTest": False}
    return {
        "uuid": f"1f6e5a0c-8f3b-4c9d-9c55-{number:012}",
        "status": "PENDING",
        "isDeleted": False,
        "player": {"playerCode": "P100001", "playerId": "65a1f0c2e4b0d3a9c7f81205", **names},
        "opId": "aurora",
        "opTitle": "Aurora",
        "bankName": "Bank Mellat",
        "nameOnCard": "ADALIND LINDQVIST",
        "isNameMatching": True,
        "cardNumber": f"603799112233{number:04}",
        "iban": "DE89370400440532013000",
        "noteForThePlayer": "",
        "warnings": ["KYC_MISSING"],
        **dict.fromkeys(("createdAt", "updatedAt"), when),
        "revision": 1,
    }


def _ticket(number: int) -> dict[str, Any]:
    when = "2026-10-01T09:00:00Z"
    names = {"username": "summer12", "firstName": "Ada", "lastName": "Lind", "language": "en"}
    return {
        "ticketId": f"tkt_{number:020}",
        "id": f"tkt_{number:020}",
        "kind": "PLAYER",
        "brandId": "aurora",
        "brandTitle": "Aurora",
        "ticketNumber": number,
        "status": "PENDING",
        "subject": "DEPOSIT",
        "priority": "NORMAL",
        "player": {"playerCode": "AUR000001", "playerId": "plr_1", **names, "isTest": False},
        "agent": {"nickname": "Super", "userCode": "u-1"},
        "lastMessage": {"from": "PLAYER", "text": "Where is my deposit of yesterday?", "at": when},
        "messageCount": 4,
        "isUnread": False,
        "viewers": [],
        **dict.fromkeys(("waitingSince", "warnAt", "dueAt", "createdAt", "updatedAt"), when),
        **dict.fromkeys(("parentBrandId", "parentBrandTitle", "openedBy", "txId", "firstResponseAt")),
        **dict.fromkeys(("snoozedUntil", "snoozedBefore")),
        "revision": 5,
    }


def _envelope(data: Any) -> bytes:
    envelope = {"success": True, "status": "OK", "data": data, "messages": []}
    return json.dumps(envelope, separators=(",", ":")).encode()


def _answer(body: bytes, status: str = "200 OK") -> bytes:
    return f"HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body


LINE = {
    "service": "revenueShare",
    "usage": 120345.67,
    "unit": {"type": "ratio", "value": 0.125},
    "amount": 15043.21,
    "description": "Casino revenue share",
}
PAGE = {
    "items": [_invoice(number) for number in range(1, INVOICES_ON_A_PAGE + 1)],
    "count": 288,
    "remaining": 284,
    "totalPayableAmountInUSD": 4511004.48,
    "openAmountInUSD": 31326.42,
}
QUEUE = {
    "items": [_ticket(number) for number in range(1, TICKETS_ON_A_PAGE + 1)],
    "count": 220,
    "remaining": 170,
    "counts": dict.fromkeys(("NEW", "PENDING", "REPLIED", "CLOSED", "ARCHIVED", "snoozed"), 110),
}
ACCOUNTS = {
    "items": [_account(number) for number in range(1, ACCOUNTS_ON_A_PAGE + 1)],
    "count": 288,
    "remaining": 281,
    "oldestAt": "2026-10-01T09:00:00Z",
}
MESSAGE: dict[str, Any] = {
    "messageId": "msg_1",
    "from": "PLAYER",
    "author": None,
    "text": "Where is my deposit of yesterday?",
    "at": "2026-10-01T09:00:00Z",
    "isInternal": False,
    "attachments": [],
}
IMAGE = {
    "_id": "media-1",
    "opId": "aurora",
    "opTitle": "Aurora",
    "source": "own",
    "name": "summer",
    "path": "/aurora/summer-1.png",
    "extension": "png",
    "target": "other",
    "tags": [],
    **dict.fromkeys(("alt", "description"), ""),
    **dict.fromkeys(("width", "height"), 512),
    "size": 2_097_152,
    "useCount": 0,
    **dict.fromkeys(("createdAt", "updatedAt"), "2026-10-01T09:00:00Z"),
    "updatedBy": {"nickname": "Super", "userCode": "u-1"},
    "revision": 1,
    "isExisting": False,
}
COUNTS = (
    "tickets",
    "withdraw",
    "deposit",
    "cashback",
    "affProfit",
    "bankAccounts",
    "kyc",
    "playerUsernames",
    "risk",
    "overdueInvoices",
)
NOW = "2026-11-15T09:00:00Z"
CURRENCIES = ("USD", "EUR", "USDT", "TRX", "BTC", "IRR")
NOT_FOUND = _answer(b'{"message": "Nothing here."}', "404 Not Found")
CANNED = {
    b"GET /readyz": _answer(_envelope(None)),
    b"GET /healthz": _answer(_envelope(None)),
    b"GET /auth/logout": _answer(_envelope(None)),
    b"GET /admin/badges": _answer(_envelope(dict.fromkeys(COUNTS, 3))),
    b"GET /users/me/check": _answer(json.dumps({"isBlocked": False, "now": NOW, "isClockFrozen": False}).encode()),
    b"GET /rates": _answer(
        json.dumps({"rates": [{"currency": one, "autoRate": 1.5, "updatedAt": NOW} for one in CURRENCIES]}).encode()
    ),
    b"GET /general/notifications/news": _answer(_envelope({"newestId": "n-1", "count": 5})),
    b"GET /sessions/changes": _answer(_envelope({"cursor": "1", "isComplete": True, "changes": []})),
    b"GET /billingV2/invoices": _answer(_envelope(PAGE)),
    b"GET /paymentsV2/withdraw/bank-accounts": _answer(_envelope(ACCOUNTS)),
    b"GET /support": _answer(_envelope(QUEUE)),
    b"GET /support/aurora/tkt_1/news": _answer(_envelope({"ticket": _ticket(1), "messages": [MESSAGE]})),
    b"POST /presence": _answer(_envelope({"others": [], "revision": 5})),
    b"POST /cms/v2/gallery/upload": _answer(_envelope(IMAGE)),
    b"PUT /billingV2/invoice": _answer(_envelope({**_invoice(1), "records": [LINE]})),
}


def group_of(email: str) -> str:
    """The group in `<number>.<group>@bench.test`."""
    return email.partition("@")[0].partition(".")[2]


def identity(email: str) -> dict[str, Any]:
    """A user and the operators they see."""
    role, op_id = GROUPS[group_of(email)]
    user = {
        "userCode": email.partition(".")[0],
        "nickname": email,
        "email": email,
        "role": role,
        "opId": op_id,
        "timezone": "UTC",
        "language": "en",
        "roundReportNumbers": False,
        "permissions": PERMISSIONS[role],
    }
    seen = OPERATORS if op_id is None else (op_id,)
    return {"user": user, "operators": [{"opId": each, "title": each.title()} for each in seen]}


class Stub(asyncio.Protocol):
    """One connection; requests may be pipelined, bodies come with a length."""

    def __init__(self, calls: Counter[str]) -> None:
        self._calls = calls
        self._pending = bytearray()
        self._wanted = 0  # bytes of the request that is coming, where its head says so

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._pending += data
        while len(self._pending) >= self._wanted and (end := self._pending.find(HEAD_END)) >= 0:
            head = bytes(self._pending[:end])
            self._wanted = end + len(HEAD_END) + _length(head)
            if len(self._pending) < self._wanted:
                return
            body = bytes(self._pending[end + len(HEAD_END) : self._wanted])
            del self._pending[: self._wanted]
            self._wanted = 0
            self._transport.write(self._reply(head, body))

    def _reply(self, head: bytes, body: bytes) -> bytes:
        method, target = head.split(b" ", 2)[:2]
        call = method + b" " + target.partition(b"?")[0]
        self._calls[call.decode()] += 1
        canned = CANNED.get(call)
        if canned is not None:
            return canned
        if call == b"POST /auth/login":
            email = json.loads(body)["email"]
            return _answer(_envelope({"token": email, "realm": "bench", **identity(email)}))
        if call == b"GET /users/me":
            return _answer(_envelope(identity(_bearer(head))))
        if call == b"GET /__bench/calls":
            return _answer(json.dumps(self._calls).encode())
        return NOT_FOUND


def _field(head: bytes, name: bytes) -> bytes:
    start = head.lower().find(b"\r\n" + name + b":")
    return head[start + len(name) + 3 :].partition(b"\r\n")[0].strip() if start >= 0 else b""


def _length(head: bytes) -> int:
    return int(_field(head, b"content-length") or 0)


def _bearer(head: bytes) -> str:
    return _field(head, b"authorization").decode().removeprefix("Bearer ")


async def serve(port: int) -> None:
    calls: Counter[str] = Counter()
    server = await asyncio.get_running_loop().create_server(lambda: Stub(calls), "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(serve(int(sys.argv[1])))
