"""SIGTERM ends the console when what was sent has been answered."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from bff.tests.driver import SUPER_ADMIN, envelope

ROOT = Path(__file__).resolve().parents[2]
FORM = {"invoiceId": "i1", "opId": "aurora", "description": "By hand"}


@dataclass
class SlowPlatform:
    """A platform that holds back its answer to a PUT until told. `cut` says that the console left."""

    got_write: asyncio.Event = field(default_factory=asyncio.Event)
    may_answer: asyncio.Event = field(default_factory=asyncio.Event)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    cut: bool = False

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).lower()
                length = head.partition(b"content-length: ")[2].partition(b"\r\n")[0]
                await reader.readexactly(int(length or b"0"))
                if head.startswith(b"put"):
                    await self._hold(reader)
                data = {"token": "t", **SUPER_ADMIN} if head.startswith(b"post") else {}
                body = json.dumps(envelope(data)).encode()
                writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: %d\r\n\r\n%s" % (len(body), body))
                await writer.drain()
                if head.startswith(b"put"):
                    self.answered.set()
        except asyncio.IncompleteReadError:
            writer.close()

    async def _hold(self, reader: asyncio.StreamReader) -> None:
        self.got_write.set()
        left = asyncio.ensure_future(reader.read(1))
        told = asyncio.ensure_future(self.may_answer.wait())
        await asyncio.wait([left, told], return_when=asyncio.FIRST_COMPLETED)
        self.cut = left.done()
        left.cancel()


@dataclass
class Running:
    """A console in a process of its own."""

    process: asyncio.subprocess.Process
    base_url: str

    def terminate(self) -> None:
        self.process.send_signal(signal.SIGTERM)

    async def said(self, text: str) -> str:
        """The next line it writes that holds `text`."""
        assert self.process.stdout is not None
        while line := await self.process.stdout.readline():
            if text in line.decode():
                return line.decode()
        raise AssertionError(f"it ended without saying {text}")


@asynccontextmanager
async def running(**settings: str) -> AsyncIterator[tuple[Running, SlowPlatform]]:
    platform = SlowPlatform()
    upstream = await asyncio.start_server(platform.handle, "127.0.0.1", 0)
    env = {
        "PATH": os.environ["PATH"],
        "BFF_PORT": "0",
        "BFF_UPSTREAM_URL": f"http://127.0.0.1:{upstream.sockets[0].getsockname()[1]}",
        "BFF_ORIGINS": "http://console.test",
        **settings,
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bff", cwd=ROOT, env=env, stdout=asyncio.subprocess.PIPE
    )
    console = Running(process, "")
    try:
        async with asyncio.timeout(30):
            line = await console.said("Uvicorn running on ")
            console.base_url = line.partition("running on ")[2].split(" ")[0]
            yield console, platform
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        upstream.close()


def client(console: Running) -> httpx.AsyncClient:
    marked = {"x-requested-with": "pitboss", "origin": "http://console.test"}
    return httpx.AsyncClient(base_url=console.base_url, headers=marked, timeout=20)


async def begin_write(browser: httpx.AsyncClient, platform: SlowPlatform) -> asyncio.Task[httpx.Response]:
    """A write that the platform has taken and not answered."""
    assert (await browser.post("/api/auth/login", json={"email": "a@b.test", "password": "p"})).status_code == 200
    write = asyncio.create_task(browser.put("/api/billingV2/invoice", json=FORM))
    await platform.got_write.wait()
    return write


async def test_a_running_write_is_answered_before_the_end() -> None:
    async with running() as (console, platform), client(console) as browser:
        write = await begin_write(browser, platform)
        console.terminate()
        await console.said("Shutting down")
        assert not write.done()
        platform.may_answer.set()
        answer = await write
        assert answer.status_code == 200
        assert answer.json()["messages"] == ["Invoice Note Updated!"]
        assert await console.process.wait() in (0, -signal.SIGTERM)
        assert not platform.cut


async def test_a_write_whose_time_to_answer_is_over_is_still_not_cut_short() -> None:
    async with running(BFF_DRAIN_SECONDS="0") as (console, platform), client(console) as browser:
        write = await begin_write(browser, platform)
        console.terminate()
        await console.said("Waiting for application shutdown")
        platform.may_answer.set()
        await platform.answered.wait()
        await console.process.wait()
        assert not platform.cut
        await asyncio.gather(write, return_exceptions=True)


async def test_a_write_whose_browser_left_is_finished_too() -> None:
    async with running() as (console, platform):
        async with client(console) as browser:
            write = await begin_write(browser, platform)
            write.cancel()
            await asyncio.gather(write, return_exceptions=True)
        console.terminate()
        await console.said("Shutting down")
        platform.may_answer.set()
        await platform.answered.wait()
        await console.process.wait()
        assert not platform.cut


async def test_an_idle_console_ends_at_once() -> None:
    async with running() as (console, _):
        console.terminate()
        assert await console.process.wait() in (0, -signal.SIGTERM)
