"""The console behind its real server, and requests written to its socket byte by byte."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bff.__main__ import server
from bff.tests.driver import Console


@dataclass(frozen=True)
class Raw:
    """An answer as it came."""

    status: int
    headers: dict[str, str]
    body: bytes


@asynccontextmanager
async def serving(console: Console) -> AsyncIterator[int]:
    """The port that the console is served on."""
    listener = socket.create_server(("127.0.0.1", 0))
    serves = server(console.settings, console.app, console.connections)
    serves.accept_seconds = serves.arrive_seconds = 0  # nobody connects anew, or asks, at a test's end
    task = asyncio.create_task(serves.serve(sockets=[listener]))
    try:
        yield listener.getsockname()[1]
    finally:
        serves.should_exit = True
        await task


async def exchange(port: int, *parts: bytes) -> bytes:
    """All that the server answers to these bytes until it closes. Each part is sent on its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0)
        async with asyncio.timeout(10):
            return await reader.read()
    finally:
        writer.close()


async def ask(port: int, *parts: bytes) -> Raw:
    """The one answer to these bytes."""
    head, _, body = (await exchange(port, *parts)).partition(b"\r\n\r\n")
    status, *lines = head.decode("latin-1").split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in lines)
    return Raw(int(status.split(" ")[1]), headers, body)


def request(method: str, target: bytes, *lines: bytes, body: bytes = b"") -> bytes:
    """A request whose connection ends with its answer."""
    head = [method.encode() + b" " + target + b" HTTP/1.1", b"host: console.test", b"connection: close", *lines]
    if body:
        head.append(b"content-length: %d" % len(body))
    return b"\r\n".join(head) + b"\r\n\r\n" + body
