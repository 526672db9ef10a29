"""The console in a process of its own, and browsers that time what they are answered."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ORIGIN = "http://console.test"
STARTED = "running on http://127.0.0.1:"
WRITE_MARKS = (f"origin: {ORIGIN}", "x-requested-with: pitboss", "content-type: application/json")


@dataclass(frozen=True, slots=True)
class Timed:
    status: int
    seconds: float
    retry_after: str | None = None


@dataclass
class Browser:
    """A signed-in session."""

    port: int
    cookie: str = ""

    def get(self, path: str, *lines: str) -> bytes:
        return self._request("GET", path, lines)

    def write(self, method: str, path: str, value: object) -> bytes:
        return self._request(method, path, WRITE_MARKS, json.dumps(value).encode())

    def _request(self, method: str, path: str, lines: Iterable[str], body: bytes = b"") -> bytes:
        head = [f"{method} {path} HTTP/1.1", "host: console.test", f"cookie: {self.cookie}", *lines]
        if body:
            head.append(f"content-length: {len(body)}")
        return "\r\n".join([*head, "", ""]).encode() + body

    async def sign_in(self, email: str) -> None:
        async with Connection.to(self.port) as connection:
            await connection.ask(self.write("POST", "/api/auth/login", {"email": email, "password": "p"}))
            self.cookie = "; ".join(cookie.partition(";")[0] for cookie in connection.cookies)

    async def ask(self, raw: bytes) -> Timed:
        """The answer, on a connection of its own."""
        async with Connection.to(self.port) as connection:
            return await connection.ask(raw)


class Connection:
    """A kept connection. `headers` and `cookies` are those of the last answer."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.headers: dict[str, str] = {}
        self.cookies: list[str] = []

    @classmethod
    @asynccontextmanager
    async def to(cls, port: int) -> AsyncIterator[Connection]:
        connection = cls(*await asyncio.open_connection("127.0.0.1", port))
        try:
            yield connection
        finally:
            connection.writer.close()

    async def ask(self, raw: bytes) -> Timed:
        began = time.perf_counter()
        self.writer.write(raw)
        status = await self.head()
        await self.reader.readexactly(int(self.headers["content-length"]))
        return Timed(status, time.perf_counter() - began, self.headers.get("retry-after"))

    async def head(self) -> int:
        """The status of the answer that begins now."""
        first, *lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        pairs = (line.partition(": ") for line in lines)
        self.headers = {}
        self.cookies = []
        for name, _, value in pairs:
            self.headers[name.lower()] = value
            if name.lower() == "set-cookie":
                self.cookies.append(value)
        return int(first.split(" ")[1])


@asynccontextmanager
async def console_process(upstream_url: str, **settings: object) -> AsyncIterator[int]:
    """The port of a console before this platform."""
    async with measured_console(upstream_url, **settings) as (port, _):
        yield port


@asynccontextmanager
async def measured_console(upstream_url: str, **settings: object) -> AsyncIterator[tuple[int, int]]:
    """The port of a console before this platform, and its process. One address has as many connections as it likes."""
    own = {name.upper(): str(value) for name, value in settings.items()}
    env = {
        "PATH": os.environ["PATH"],
        "BFF_PORT": "0",
        "BFF_UPSTREAM_URL": upstream_url,
        "BFF_ORIGINS": ORIGIN,
        "BFF_TRUSTED_PROXIES": "127.0.0.1",
        **own,
    }
    with tempfile.TemporaryFile() as output:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bff", cwd=ROOT, env=env, stdout=output, stderr=output
        )
        try:
            async with asyncio.timeout(30):
                while STARTED not in (line := _said(output.fileno())):
                    assert process.returncode is None, line
                    await asyncio.sleep(0.05)
            yield int(line.partition(STARTED)[2].partition(" ")[0]), process.pid
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()


def _said(file: int) -> str:
    return os.pread(file, 1 << 16, 0).decode()


async def signed_in(port: int, *emails: str) -> list[Browser]:
    browsers = [Browser(port) for _ in emails]
    for browser, email in zip(browsers, emails, strict=True):
        await browser.sign_in(email)
    return browsers


def percentile(seconds: Iterable[float], part: float) -> float:
    """In milliseconds."""
    found = sorted(seconds)
    return found[min(len(found) - 1, int(len(found) * part))] * 1000 if found else 0.0
