"""`/metrics`: at a port of its own, or at the console's for whoever has the token. Optional, as what it tells is."""

from __future__ import annotations

import asyncio
import hmac
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.types import ASGIApp, Receive, Scope, Send

from bff.answers import NO_STORE, Answer
from bff.errors import NotFound
from bff.settings import WrongSetting

PATH = "/metrics"
RAW_PATH = PATH.encode()
HEAD_BYTES, HEAD_SECONDS = 8192, 5.0
Text = Callable[[], Awaitable[bytes]]


def is_allowed(token: str, authorization: str) -> bool:
    """Whether a request may read: it brings the token, or there is none."""
    return not token or hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())


class WithMetrics:
    """The console, and at its own port /metrics for whoever has the token; while it serves, `lives` runs, and the
    `listener` of a port of its own is served, if there is one."""

    def __init__(
        self,
        app: ASGIApp,
        token: str,
        text: Text,
        lives: Callable[[], Awaitable[None]],
        listener: socket.socket | None = None,
    ) -> None:
        self._app, self._token, self._text, self._lives, self._listener = app, token, text, lives, listener

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] == "lifespan":
            return self._live(scope, receive, send)
        if self._token and scope["type"] == "http" and scope["raw_path"] == RAW_PATH:
            return self._tell(scope, receive, send)
        return self._app(scope, receive, send)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        living = asyncio.ensure_future(self._lives())
        try:
            async with listening(self._listener, self._token, self._text):
                await self._app(scope, receive, send)
        finally:
            living.cancel()

    async def _tell(self, scope: Scope, receive: Receive, send: Send) -> None:
        given = dict(scope["headers"]).get(b"authorization", b"").decode("latin-1")
        if scope["method"] not in ("GET", "HEAD") or not is_allowed(self._token, given):
            answer = NotFound().answer()  # who has no token is not told that there is anything
        else:
            answer = Answer(200, [(b"content-type", CONTENT_TYPE_LATEST.encode()), NO_STORE], await self._text())
        await answer.send(scope, receive, send)


def listener_at(host: str, port: int) -> socket.socket:
    """Raises WrongSetting for a port that is taken."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise WrongSetting(f"BFF_METRICS_PORT is wrong: {host} port {port}: {os.strerror(error.errno or 0)}.") from None


@asynccontextmanager
async def listening(listener: socket.socket | None, token: str, text: Text) -> AsyncIterator[None]:
    """Serves /metrics to whoever connects to the listener."""

    handling: set[asyncio.Task[None] | None] = set()

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        handling.add(task := asyncio.current_task())
        try:
            with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                async with asyncio.timeout(HEAD_SECONDS):
                    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                writer.write(await _reply(head, token, text))
                await writer.drain()
        finally:
            writer.close()
            handling.discard(task)

    if listener is None:
        yield
        return
    async with await asyncio.start_server(handle, sock=listener, limit=HEAD_BYTES):
        yield
    for task in filter(None, tuple(handling)):
        task.cancel()
        await asyncio.wait([task])


async def _reply(head: str, token: str, text: Text) -> bytes:
    first, *lines = head.split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    method, _, rest = first.partition(" ")
    if method != "GET" or rest.partition(" ")[0].partition("?")[0] != PATH:
        return _whole("404 Not Found", "text/plain", f"There is GET {PATH} alone.\n".encode())
    if not is_allowed(token, headers.get("authorization", "")):
        return _whole("401 Unauthorized", "text/plain", b"The token is missing or wrong.\n")
    return _whole("200 OK", CONTENT_TYPE_LATEST, await text())


def _whole(status: str, kind: str, body: bytes) -> bytes:
    head = f"HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    return head.encode() + body
