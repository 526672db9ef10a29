"""A platform that signs everybody in and takes its time, path by path."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bff.tests.driver import SUPER_ADMIN, envelope
from bff.tests.raw_server import Received, answer, read_request

CHUNK = b"x" * 65536
FINE = answer(json.dumps(envelope({})).encode(), b"Content-Type: application/json")
FILE_HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\nTransfer-Encoding: chunked\r\n\r\n"
FILES = "/files/"
ENDLESS = "endless"


@dataclass
class DelayedPlatform:
    """`delays` and `bodies`: seconds and JSON by path; `may_answer`: cleared, it holds every answer back but those to
    signing in. `under_way`: calls being answered, `idle` when there is none; `asked`: calls by path."""

    url: str = ""
    delays: dict[str, float] = field(default_factory=dict)
    bodies: dict[str, bytes] = field(default_factory=dict)
    may_answer: asyncio.Event = field(default_factory=asyncio.Event)
    asked: Counter[str] = field(default_factory=Counter)
    under_way: int = 0
    idle: asyncio.Event = field(default_factory=asyncio.Event)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                await self._answer(await read_request(reader), writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            return
        finally:
            writer.close()

    async def _answer(self, received: Received, writer: asyncio.StreamWriter) -> None:
        path = received.target.partition("?")[0]
        if path == "/auth/login":
            writer.write(_signed_in(json.loads(received.body)["email"]))
            return
        self.asked[path] += 1
        self.under_way += 1
        self.idle.clear()
        try:
            await self.may_answer.wait()
            await asyncio.sleep(self.delays.get(path, 0))
            if path.startswith(FILES):
                await _send_file(writer, endless=path.endswith(ENDLESS))
            elif path in self.bodies:
                writer.write(answer(self.bodies[path], b"Content-Type: application/json"))
            else:
                writer.write(FINE)
        finally:
            self.under_way -= 1
            if not self.under_way:
                self.idle.set()


def _signed_in(email: str) -> bytes:
    user = {**SUPER_ADMIN["user"], "userCode": email, "email": email}
    data = {"token": f"token-{email}", "realm": "default", "user": user, "operators": SUPER_ADMIN["operators"]}
    return answer(json.dumps(envelope(data)).encode(), b"Content-Type: application/json")


async def _send_file(writer: asyncio.StreamWriter, *, endless: bool) -> None:
    writer.write(FILE_HEAD)
    chunk = b"%x\r\n%s\r\n" % (len(CHUNK), CHUNK)
    writer.write(chunk)
    while endless:
        writer.write(chunk)
        await writer.drain()
    writer.write(b"0\r\n\r\n")


@asynccontextmanager
async def delayed_platform() -> AsyncIterator[DelayedPlatform]:
    platform = DelayedPlatform()
    platform.may_answer.set()
    platform.idle.set()
    listening = await asyncio.start_server(platform.serve, "127.0.0.1", 0, backlog=1024)
    platform.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield platform
    finally:
        listening.close()
