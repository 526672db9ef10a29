"""A proxy between console and platform that breaks the answer, each time in one named way."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from bff.tests.raw_server import Received, answer, read_request

CLOSE = b"Connection: close"
PAGE = b"<!doctype html><html><body><h1>Not here</h1></body></html>"
CHUNKED = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"


@dataclass(frozen=True, slots=True)
class Break:
    """What becomes of an answer. `forwards`: the platform gets the request; `stalls`: what is left of
    the answer is followed by silence, not by the end."""

    spoil: Callable[[bytes], bytes]
    forwards: bool = True
    stalls: bool = False
    refuses: bool = False


def _nothing(_: bytes) -> bytes:
    return b""


def _instead(body: bytes, status: str, *headers: bytes) -> Break:
    """The platform does its work; something on the way answers for it."""
    whole = answer(body, CLOSE, *headers, status=status.encode())
    return Break(lambda _: whole)


def _cut_body(whole: bytes) -> bytes:
    head, blank, body = whole.partition(b"\r\n\r\n")
    return head + blank + body[: len(body) // 2]


def _garble(whole: bytes) -> bytes:
    head, blank, body = whole.partition(b"\r\n\r\n")
    half = len(body) // 2
    return head + blank + body[:half] + b"\x00" * (len(body) - half)


def _cut_chunks(whole: bytes) -> bytes:
    body = whole.partition(b"\r\n\r\n")[2]
    return CHUNKED + b"%x\r\n%b\r\n" % (len(body), body)


def _shorter(whole: bytes) -> bytes:
    """A whole body whose length is told as its half."""
    body = whole.partition(b"\r\n\r\n")[2]
    return answer(body[: len(body) // 2], CLOSE) + body[len(body) // 2 :]


def _longer(whole: bytes) -> bytes:
    """A whole body whose length is told as its double."""
    body = whole.partition(b"\r\n\r\n")[2]
    return b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%b" % (2 * len(body), body)


BREAKS: dict[str, Break] = {
    "dropped before": Break(_nothing, forwards=False),
    "dropped after": Break(_nothing),
    "cut in the head": Break(lambda whole: whole[:20]),
    "cut in the body": Break(_cut_body),
    "garbled": Break(_garble),
    "not HTTP": Break(lambda _: b"NOPE NOPE\r\n\r\n"),
    "stalled before": Break(_nothing, forwards=False, stalls=True),
    "stalled": Break(_nothing, stalls=True),
    "stalled in the body": Break(_cut_body, stalls=True),
    "chunks without an end": Break(_cut_chunks),
    "shorter than it is": Break(_shorter),
    "longer than it is": Break(_longer),
    "empty 200": _instead(b"", "200 OK"),
    "page 200": _instead(PAGE, "200 OK", b"Content-Type: text/html"),
    "message 200": _instead(b'{"message":"queued"}', "200 OK"),
    "page 403": _instead(PAGE, "403 Forbidden", b"Content-Type: text/html"),
    "empty 404": _instead(b"", "404 Not Found"),
    "page 413": _instead(PAGE, "413 Content Too Large", b"Content-Type: text/html"),
    "empty 429": _instead(b"", "429 Too Many Requests"),
    "redirect": _instead(b"", "302 Found", b"Location: /login"),
    "empty 408": _instead(b"", "408 Request Timeout"),
    "empty 499": _instead(b"", "499 Client Closed Request"),
    "empty 500": _instead(b"", "500 Internal Server Error"),
    "page 502": _instead(PAGE, "502 Bad Gateway", b"Content-Type: text/html"),
    "empty 503": _instead(b"", "503 Service Unavailable"),
    "message 503": _instead(b'{"message":"no healthy upstream"}', "503 Service Unavailable"),
    "message 504": _instead(b'{"success":false,"status":"UPSTREAM_TIMEOUT"}', "504 Gateway Timeout"),
    "empty 504": _instead(b"", "504 Gateway Timeout"),
    **{f"page {http}": _instead(PAGE, f"{http} Origin Error", b"Content-Type: text/html") for http in range(520, 531)},
    # the last, since nothing is served after it
    "refused": Break(_nothing, forwards=False, refuses=True),
}


@dataclass
class ChaosProxy:
    """`broken`: how answers are broken now; None: not at all. `forwarded`: what the platform got."""

    url: str
    platform: str
    broken: Break | None = None
    forwarded: list[Received] = field(default_factory=list)
    listening: asyncio.Server = field(init=False)
    _held: socket.socket | None = None

    @property
    def port(self) -> int:
        return int(self.listening.sockets[0].getsockname()[1])

    def refuse(self) -> None:
        """Refuses every connection from now on. The port stays bound, so that nobody else gets it."""
        port = self.port
        self.listening.close()
        self._held = socket.socket()
        self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._held.bind(("127.0.0.1", port))

    def close(self) -> None:
        self.listening.close()
        if self._held:
            self._held.close()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request, one answer or what is left of it."""
        try:
            received = await read_request(reader)
            broken = self.broken
            whole = await self._forward(received) if broken is None or broken.forwards else b""
            writer.write(broken.spoil(whole) if broken else whole)
            await writer.drain()
            if broken and broken.stalls:
                await reader.read()
        except (asyncio.IncompleteReadError, ConnectionError):
            return
        finally:
            writer.close()

    async def _forward(self, received: Received) -> bytes:
        self.forwarded.append(received)
        kept = [(name, value) for name, value in received.headers if name != "connection"]
        lines = [f"{received.method} {received.target} HTTP/1.1", *(f"{name}: {value}" for name, value in kept)]
        head = "\r\n".join([*lines, "connection: close", "", ""])
        address = urlsplit(self.platform)
        reader, writer = await asyncio.open_connection(address.hostname, address.port)
        writer.write(head.encode("latin-1") + received.body)
        try:
            return await reader.read()
        finally:
            writer.close()


@asynccontextmanager
async def chaos_proxy(platform: str) -> AsyncIterator[ChaosProxy]:
    """A proxy before the platform at this address, on a free port."""
    proxy = ChaosProxy("", platform)
    proxy.listening = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    proxy.url = f"http://127.0.0.1:{proxy.port}"
    try:
        yield proxy
    finally:
        proxy.close()
