"""SIGTERM ends the console when what was sent has been answered."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from bff.__main__ import server
from bff.environment import load as load_settings
from bff.requests import limits
from bff.tests.driver import SUPER_ADMIN, Console, envelope

pytestmark = pytest.mark.slow

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
        allowed = asyncio.ensure_future(self.may_answer.wait())
        await asyncio.wait([left, allowed], return_when=asyncio.FIRST_COMPLETED)
        self.cut = left.done()
        left.cancel()


@dataclass
class Running:
    """A console in a process of its own."""

    process: asyncio.subprocess.Process
    base_url: str
    metrics_url: str = ""

    def terminate(self) -> None:
        self.process.send_signal(signal.SIGTERM)

    async def line_with(self, text: str) -> str:
        """The next line it writes that holds `text`."""
        assert self.process.stdout is not None
        while line := await self.process.stdout.readline():
            if text in line.decode():
                return line.decode()
        raise AssertionError(f"it ended without saying {text}")


@asynccontextmanager
async def running(within: float = 30, **settings: str) -> AsyncIterator[tuple[Running, SlowPlatform]]:
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
        async with asyncio.timeout(within):
            line = await console.line_with("Uvicorn running on ")
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
        await console.line_with("Shutting down")
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
        await console.line_with("Waiting for application shutdown")
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
        await console.line_with("Shutting down")
        platform.may_answer.set()
        await platform.answered.wait()
        await console.process.wait()
        assert not platform.cut


async def test_an_idle_console_ends_at_once() -> None:
    async with running() as (console, _):
        console.terminate()
        assert await console.process.wait() in (0, -signal.SIGTERM)


@dataclass
class Load:
    """Browsers that ask on and on until nobody lets them connect. `broken`: connected, and not answered."""

    port: int
    answered: list[bytes] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    async def ask(self, path: bytes, *, keeps: bool) -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except ConnectionRefusedError:
                return
            try:
                while await self._answer(reader, writer, path, keeps=keeps):
                    pass
            except (ConnectionError, asyncio.IncompleteReadError) as error:
                self.broken.append(repr(error))
            writer.close()

    async def _answer(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: bytes, *, keeps: bool
    ) -> bool:
        """Whether the connection may be used again."""
        writer.write(b"GET %s HTTP/1.1\r\nhost: x\r\n%s\r\n" % (path, b"" if keeps else b"connection: close\r\n"))
        head = await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(int(head.partition(b"content-length: ")[2].partition(b"\r\n")[0]))
        self.answered.append(path + head.split(b" ")[1])
        return b"connection: close" not in head


@pytest.mark.parametrize("grace", ["0", "0.5"])
async def test_under_load_every_request_is_answered_or_refused_at_connect(grace: str) -> None:
    async with running(BFF_READY_GRACE_SECONDS=grace) as (console, _):
        assert console.process.stdout is not None
        lines = asyncio.create_task(console.process.stdout.read())
        load = Load(int(console.base_url.rpartition(":")[2]))
        paths = (b"/healthz", b"/readyz", b"/api/users/me")
        asking = [asyncio.create_task(load.ask(path, keeps=keeps)) for path in paths for keeps in (True, False) * 4]
        while len(load.answered) < 200:  # noqa: ASYNC110  # nothing else says how far they are
            await asyncio.sleep(0.01)
        assert set(load.answered) == {b"/healthz200", b"/readyz200", b"/api/users/me401"}
        console.terminate()
        await asyncio.gather(*asking)
        await console.process.wait()
        await lines
    assert load.broken == []
    assert load.answered.count(b"/readyz503") > 0  # told before the listener was closed
    assert load.answered[-1] in (b"/healthz200", b"/readyz503", b"/api/users/me401")


async def test_a_request_that_has_begun_to_come_is_answered_before_the_end() -> None:
    async with running() as (console, _):
        port = int(console.base_url.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /healthz HTTP/1.1\r\n")
        await writer.drain()
        await asyncio.sleep(0.1)
        console.terminate()
        await console.line_with("Shutting down")
        writer.write(b"host: x\r\n\r\n")
        answer = await reader.read()
        assert answer.startswith(b"HTTP/1.1 200 ")
        assert b"connection: close" in answer
        writer.close()


def test_on_its_own_machine_nobody_waits_for_it_to_be_unready() -> None:
    assert load_settings({}).ready_grace == load_settings({"BFF_HOST": "::1"}).ready_grace == 0
    assert load_settings({"BFF_HOST": "0.0.0.0", "BFF_PRODUCTION": "false"}).ready_grace == 5
    assert load_settings({"BFF_READY_GRACE_SECONDS": "1.5"}).ready_grace == 1.5


async def test_a_request_that_may_be_on_its_way_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "EXPECTED_SECONDS", 60)
    console = Console()
    listener = socket.create_server(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    serves = server(console.settings, console.app, console.connections)
    serves.arrive_seconds = 60
    serving = asyncio.create_task(serves.serve(sockets=[listener]))
    new, kept = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
    load = Load(port)
    assert await load._answer(*kept, b"/healthz", keeps=True)
    serves.should_exit = True
    await asyncio.sleep(3 * serves.accept_seconds)
    assert [await load._answer(*each, b"/healthz", keeps=True) for each in (new, kept)] == [False, False]
    await serving
    for _, writer in (new, kept):
        writer.close()
    assert load.answered == [b"/healthz200"] * 3
