"""The answer that goes back to the browser, and the envelope of those that the console makes itself."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send

from contracts.envelope import MessagesFrom, Status

RawHeaders = list[tuple[bytes, bytes]]

JSON = (b"content-type", b"application/json")
NO_STORE = (b"cache-control", b"no-store")
WHOLE = "pitboss.whole"  # the ASGI extension by which our server takes status, headers and body in one call


class Answer(msgspec.Struct):
    """A whole answer, ready to send; header names in lower case."""

    status: int
    headers: RawHeaders = []
    body: bytes = b""
    cause: str = ""  # the console's own error that it is

    def set_cookie(self, value: str) -> None:
        self.headers.append((b"set-cookie", value.encode()))

    async def send(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002 - for one that streams
        """Sends the answer, in one step where the server takes it whole. HEAD gets only the headers."""
        headers = [*self.headers, (b"content-length", b"%d" % len(self.body))]
        body = b"" if scope["method"] == "HEAD" else self.body
        send_whole = scope.get("extensions", {}).get(WHOLE)
        if send_whole is not None:
            await send_whole(self.status, headers, body)
            return
        await send({"type": "http.response.start", "status": self.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def success(data: Any = None, *messages: str, messages_from: MessagesFrom = MessagesFrom.CONSOLE) -> Answer:
    """A successful answer that the console makes itself."""
    return Answer(200, [JSON], envelope(Status.OK, data, messages, messages_from))


def envelope(
    status: str, data: Any, messages: tuple[str, ...], messages_from: MessagesFrom = MessagesFrom.CONSOLE
) -> bytes:
    """The JSON of an answer that the console makes; only OK is a success."""
    worded = {"messages": messages, "messagesFrom": str(messages_from)}
    return msgspec.json.encode({"success": status == Status.OK, "status": str(status), "data": data, **worded})
