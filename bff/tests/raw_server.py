"""A server on a raw socket, which answers with exact bytes, late, half or not at all."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import cast


@dataclass(frozen=True)
class Received:
    """A request as its bytes came."""

    method: str
    target: str
    headers: list[tuple[str, str]]
    body: bytes

    def values(self, name: str) -> list[str]:
        return [value for key, value in self.headers if key == name]


Behaviour = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@dataclass
class RawServer:
    """`received` are the requests whose bodies were read whole; `open` the connections that live."""

    url: str = ""
    received: list[Received] = field(default_factory=list)
    connections: int = 0
    open: set[asyncio.Task[None]] = field(default_factory=set)
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Waits until this holds of the server. Raises TimeoutError when it never does."""
        async with asyncio.timeout(10):
            while not holds():
                self.changed.clear()
                await self.changed.wait()

    async def until_left(self) -> None:
        await self.until(lambda: not self.open)


def sends(*parts: bytes) -> Behaviour:
    """Answers with these bytes."""

    async def behave(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for part in parts:
            writer.write(part)
            await writer.drain()

    return behave


def stalls(*parts: bytes) -> Behaviour:
    """Sends these bytes and then nothing until the other side leaves."""

    async def behave(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await sends(*parts)(reader, writer)
        await reader.read()

    return behave


def answer(body: bytes = b"{}", *headers: bytes, status: bytes = b"200 OK") -> bytes:
    lines = [b"HTTP/1.1 " + status, b"Content-Length: %d" % len(body), *headers]
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


async def read_request(reader: asyncio.StreamReader) -> Received:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    first, *lines = head.removesuffix("\r\n\r\n").split("\r\n")
    method, target, _ = first.split(" ")
    pairs = [line.partition(": ") for line in lines]
    headers = [(name.lower(), value) for name, _, value in pairs]
    size = next((int(value) for name, value in headers if name == "content-length"), 0)
    return Received(method, target, headers, await reader.readexactly(size))


@asynccontextmanager
async def raw_server(
    behaviour: Behaviour, *, keep_alive: bool = False, tls: ssl.SSLContext | None = None
) -> AsyncIterator[RawServer]:
    """A server that behaves so at every request, and then closes or, if `keep_alive`, reads on."""
    server = RawServer()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            server.received.append(await read_request(reader))
            server.changed.set()
            await behaviour(reader, writer)
            if not keep_alive:
                return

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        server.connections += 1
        server.open.add(cast(asyncio.Task[None], asyncio.current_task()))
        try:
            await talk(reader, writer)
        except (asyncio.IncompleteReadError, ConnectionError, asyncio.CancelledError):
            return
        finally:
            server.open.discard(cast(asyncio.Task[None], asyncio.current_task()))
            server.changed.set()
            writer.close()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls)
    server.url = f"{'https' if tls else 'http'}://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield server
    finally:
        listening.close()
        for task in server.open:
            task.cancel()
