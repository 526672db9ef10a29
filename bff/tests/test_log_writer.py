"""The log never stops a request: not where nobody reads it, nor where it cannot be written."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import IO, Any, ClassVar

import pytest

from bff.metrics import telemetry
from bff.metrics.process_log import Unbuffered
from bff.metrics.telemetry import Log
from bff.requests.request import ConsoleRequest
from bff.settings import Settings
from bff.tests.serving import exchange, request

ROOT = Path(__file__).resolve().parents[2]
STARTED = b"running on http://127.0.0.1:"
ASKED = 2000


@asynccontextmanager
async def process(stdout: int | IO[bytes]) -> AsyncIterator[asyncio.subprocess.Process]:
    env = {"PATH": os.environ["PATH"], "BFF_PORT": "0"}
    command = (sys.executable, "-m", "bff")
    running = await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=env, stdout=stdout, stderr=-1)
    try:
        yield running
    finally:
        if running.returncode is None:
            running.kill()
        await running.wait()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while True:
            if holds():
                return
            await asyncio.sleep(0.01)


async def port_told(read: Callable[[], bytes]) -> int:
    await until(lambda: STARTED in read())
    return int(read().partition(STARTED)[2].partition(b" ")[0])


async def ask_often(port: int) -> None:
    asked = request("GET", b"/healthz").replace(b"connection: close\r\n", b"")
    for _ in range(ASKED // 100):
        answers = await exchange(port, asked * 99 + request("GET", b"/healthz"))
        assert answers.count(b"HTTP/1.1 200") == 100


@pytest.mark.slow
async def test_a_reader_who_takes_nothing_stops_neither_requests_nor_the_end() -> None:
    """A pipe holds some 360 lines."""
    mine, theirs = os.pipe()
    os.set_blocking(mine, False)
    told = bytearray()

    def read() -> bytes:
        with suppress(BlockingIOError):
            told.extend(os.read(mine, 1 << 16))
        return bytes(told)

    try:
        async with process(theirs) as running, asyncio.timeout(60):
            os.close(theirs)
            port = await port_told(read)
            await ask_often(port)
            running.send_signal(signal.SIGTERM)
            await running.wait()
    finally:
        os.close(mine)


@pytest.mark.slow
async def test_where_the_log_is_read_no_line_is_lost(tmp_path: Path) -> None:
    with (file := tmp_path / "log").open("wb") as stdout:
        async with process(stdout) as running, asyncio.timeout(60):
            await ask_often(await port_told(file.read_bytes))
            running.send_signal(signal.SIGTERM)
            await running.wait()
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert sum(line["event"] == "request" for line in lines) == ASKED
    assert lines[-1]["message"].startswith("Finished server process")


@pytest.mark.slow
def test_a_reader_who_leaves_before_the_start_stops_nothing() -> None:
    class Gone:
        """A pipe whose reader left after the first line."""

        taken: ClassVar[list[str]] = []

        def write(self, text: str) -> None:
            if self.taken:
                raise BrokenPipeError
            self.taken.append(text)

        def flush(self) -> None: ...

    log = Log(Gone())
    log.write("info", "starting")
    assert log.error is None
    log.write("info", "library")
    assert isinstance(log.error, BrokenPipeError)


async def test_a_full_disk_at_the_start_is_a_sentence() -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    try:
        async with process(full) as running:
            _, told = await running.communicate()
    finally:
        os.close(full)
    assert told == b"The log cannot be written to the standard output: No space left on device.\n"
    assert running.returncode == 2


class SlowReader:
    """A stream of which nothing is taken until `may_go`, and nothing at all while `is_full`."""

    def __init__(self) -> None:
        self.may_go = threading.Event()
        self.is_full = False
        self.lines: list[dict[str, Any]] = []

    def write(self, text: str) -> None:
        self.may_go.wait()
        if self.is_full:
            raise OSError
        self.lines += [json.loads(line) for line in text.splitlines()]

    def flush(self) -> None: ...

    @property
    def kinds(self) -> list[str]:
        return [line["event"] for line in self.lines]


@pytest.fixture
def slow_reader() -> SlowReader:
    return SlowReader()


@pytest.fixture
async def log(slow_reader: SlowReader, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Log]:
    monkeypatch.setattr(telemetry, "FLUSH_SECONDS", 0)
    monkeypatch.setattr(telemetry, "MOST_WAITING", 3)
    monkeypatch.setattr(telemetry, "MOST_WAITING_EVENTS", 5)
    monkeypatch.setattr(telemetry, "MOST_WAITING_SECURITY", 7)
    log = Log(slow_reader)
    log.start()
    yield log
    slow_reader.may_go.set()
    log.stop()


def asked() -> ConsoleRequest:
    scope = {"method": "GET", "raw_path": b"/", "query_string": b"", "scheme": "http", "http_version": "1.1"}

    async def receive() -> dict[str, Any]:
        return {}

    return ConsoleRequest({"type": "http", "headers": [], **scope}, receive, "id", Settings())


async def test_lines_that_nobody_takes_are_dropped_plain_ones_first(log: Log, slow_reader: SlowReader) -> None:
    log.write("info", "first")
    await until(lambda: not log._waiting)
    for _ in range(5):
        log.request(asked(), 200, 0.1)
    for _ in range(5):
        log.write("info", "event")
    for _ in range(5):
        log.security("refused", asked())
    slow_reader.may_go.set()
    await until(lambda: "lines-dropped" in slow_reader.kinds)
    waited = ["request"] * 3 + ["event"] * 2 + ["security"] * 2
    assert slow_reader.kinds == ["first", *waited, "lines-dropped"]
    assert slow_reader.lines[-1]["count"] == 8


async def test_lines_that_could_not_be_written_are_counted(log: Log, slow_reader: SlowReader) -> None:
    slow_reader.is_full = True
    slow_reader.may_go.set()
    for name in ("one", "two"):
        log.write("info", name)
        await until(lambda: not log._waiting)
    slow_reader.is_full = False
    log.write("info", "three")
    await until(lambda: bool(slow_reader.lines))
    assert slow_reader.kinds == ["three", "lines-dropped"]
    assert slow_reader.lines[-1]["count"] == 2


async def test_what_is_logged_after_the_end_is_written(log: Log, slow_reader: SlowReader) -> None:
    slow_reader.may_go.set()
    log.write("info", "one")
    log.stop()
    assert slow_reader.kinds == ["one"]
    log.write("info", "two")
    assert slow_reader.kinds == ["one", "two"]


async def test_the_end_waits_for_no_reader_who_takes_nothing(log: Log, slow_reader: SlowReader) -> None:
    log.write("info", "one")
    log.stop()
    log.write("info", "two")
    assert slow_reader.kinds == []


def test_lines_that_several_processes_write_stay_whole() -> None:
    reading, writing = os.pipe2(os.O_DIRECT)  # a read takes what one write gave
    lines = [f"{number} {'x' * 700}\n" for number in range(20)]
    Unbuffered(writing, is_shared=True).write("".join(lines))
    os.close(writing)
    pieces = []
    while piece := os.read(reading, 65536):
        pieces.append(piece)
    os.close(reading)
    assert b"".join(pieces) == "".join(lines).encode()
    assert all(len(piece) <= 4096 and piece.endswith(b"\n") for piece in pieces)
    assert len(pieces) == 4
