"""The answer that goes back to the browser, and the envelope of those that the console makes itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.types import Send

from contracts.envelope import MessagesFrom, Status

RawHeaders = list[tuple[bytes, bytes]]

JSON = (b"content-type", b"application/json")
NO_STORE = (b"cache-control", b"no-store")


@dataclass(slots=True)
class Answer:
    """A whole answer, ready to send; header names in lower case."""

    status: int
    headers: RawHeaders = field(default_factory=list)
    body: bytes = b""

    def set_cookie(self, value: str) -> None:
        self.headers.append((b"set-cookie", value.encode()))

    async def send(self, send: Send, *, head: bool = False) -> None:
        """Send it; `head`: the headers alone, as HEAD has it."""
        length = (b"content-length", str(len(self.body)).encode())
        await send({"type": "http.response.start", "status": self.status, "headers": [*self.headers, length]})
        await send({"type": "http.response.body", "body": b"" if head else self.body})


def success(data: Any = None, *messages: str, messages_from: MessagesFrom = MessagesFrom.CONSOLE) -> Answer:
    """A good answer of the console's own."""
    return Answer(200, [JSON], envelope(Status.OK, data, messages, messages_from))


def envelope(
    status: str, data: Any, messages: tuple[str, ...], messages_from: MessagesFrom = MessagesFrom.CONSOLE
) -> bytes:
    """The JSON of an answer that the console makes; only OK is a success."""
    fields = {
        "success": status == Status.OK,
        "status": str(status),
        "data": data,
        "messages": messages,
        "messagesFrom": messages_from.value,
    }
    return msgspec.json.encode(fields)
