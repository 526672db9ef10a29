"""A platform that says yes to everything and keeps what it was asked; and a browser that costs little."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

import httpx
from starlette.types import ASGIApp, Message, Scope

from bff.engines.engine import Body, Headers, Reply
from bff.tests.driver import MARKED, ORIGIN

ANSWER = b'{"success": true, "status": "OK", "data": {}, "messages": []}'


class RecordingEngine:
    """Signs everybody in as `user`. `asked` are the targets of all other calls."""

    def __init__(self) -> None:
        self.user: dict[str, Any] = {}
        self.asked: list[str] = []

    async def send(
        self, method: str, target: str, headers: Headers, body: Body, stream: bool = False, *, seconds: float = 60
    ) -> Reply:
        answer = ANSWER
        if target == "/auth/login":
            answer = json.dumps({"success": True, "data": {"token": "t", "realm": "r", **self.user}}).encode()
        else:
            self.asked.append(f"{method} {target}")
        return Reply(200, [("content-type", "application/json")], answer)

    async def aclose(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Answered:
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    @property
    def fields(self) -> dict[str, str]:
        """The messages of an invalid request by field."""
        found: dict[str, str] = (json.loads(self.body).get("data") or {}).get("fields", {})
        return found


class DirectBrowser:
    """Calls an ASGI app without a client between; keeps the cookies of its sign-in."""

    def __init__(self, app: ASGIApp, address: str = "127.0.0.1") -> None:
        self._app = app
        self._address = address
        self._cookie = b""

    async def sign_in(self, email: str = "a@b.test", password: str = "a password") -> None:
        answer = await self.try_sign_in(email, password)
        assert answer.status == 200, answer.body
        self.keep_cookies(answer)

    def keep_cookies(self, answer: Answered) -> None:
        """Sends from now on what this answer sets, if it sets any."""
        given = [value.partition(b";")[0] for name, value in answer.headers if name == b"set-cookie"]
        self._cookie = b"; ".join(given) or self._cookie

    async def try_sign_in(self, email: str, password: str) -> Answered:
        """A sign-in whose cookies are not kept."""
        return await self.send("POST", "/api/auth/login", body={"email": email, "password": password})

    async def send(
        self,
        method: str,
        path: str,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        content_type: str = "application/json",
    ) -> Answered:
        """The answer to a body, given as bytes or as what is sent in JSON."""
        content = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        headers = [(name.encode(), value.encode()) for name, value in MARKED.items()]
        headers += [(b"cookie", self._cookie), (b"host", ORIGIN.encode())]
        if content:
            headers += [(b"content-type", content_type.encode()), (b"content-length", str(len(content)).encode())]
        scope: Scope = {
            "type": "http",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": quote(path).encode(),
            "query_string": str(httpx.QueryParams(query or {})).encode(),
            "headers": headers,
            "client": (self._address, 40000),
        }
        answers: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: Message) -> None:
            answers.append(message)

        await self._app(scope, receive, send)
        whole = b"".join(message.get("body", b"") for message in answers)
        return Answered(answers[0]["status"], list(answers[0]["headers"]), whole)
