"""A Redis of the tests' own, a proxy before it that drops and delays, and stores that use it."""

from __future__ import annotations

import asyncio
import atexit
import functools
import io
import itertools
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bff.metrics.telemetry import Log
from bff.settings import Settings
from bff.stores.redis.address import Address
from bff.stores.redis.client import Redis
from bff.tests.driver import KEYS
from pitboss.services import die_with_parent
from tools.servers import REDIS, are_left_out, find

_numbers = itertools.count()
NEEDS_REDIS = (pytest.mark.slow, pytest.mark.skipif(are_left_out(), reason="PITBOSS_NO_REDIS is set"))


class Server:
    """A redis-server process that keeps nothing on disk."""

    def __init__(self, *options: str, port: int = 0) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = port or free.getsockname()[1]
        self._options = options
        self.start()

    def start(self) -> None:
        program = find(REDIS)
        assert program is not None, "there is no redis-server: install one, or set PITBOSS_NO_REDIS=1"
        given = ("--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", *self._options)
        self.process = subprocess.Popen(
            [program, *given],
            stdout=subprocess.DEVNULL,
            preexec_fn=die_with_parent,  # noqa: PLW1509 - it takes no lock
        )
        for _ in range(500):
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
            except OSError:
                time.sleep(0.01)
            else:
                return
        raise AssertionError("redis-server does not start")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


@functools.cache
def server() -> Server:
    """One for all tests of this process, each with a prefix of its own."""
    started = Server()
    atexit.register(started.stop)
    return started


def new_prefix() -> str:
    return f"t{next(_numbers)}:"


def settings_for(url: str, **more: Any) -> Settings:
    return Settings.model_validate({"redis_url": url, "secret_keys": KEYS, "redis_prefix": new_prefix(), **more})


@asynccontextmanager
async def connected(
    url: str, clock: Callable[[], float] | None = None, lines: io.StringIO | None = None
) -> AsyncIterator[Redis]:
    redis = Redis(Address.of(settings_for(url)), Log(lines or io.StringIO()).write, clock)
    try:
        yield redis
    finally:
        await redis.aclose()


class Proxy:
    """Passes on between a client and a Redis. Of every other connection the `commands`th is its last command: it is
    passed on or not, in turn, and never answered. Every fifth takes longer. Until it `hears`,
    nothing is passed on, nor refused."""

    def __init__(self, port: int, commands: int | None = None) -> None:
        self._to, self._commands = port, commands
        self._count = self._connections = 0
        self.dropped = 0
        self.hears = asyncio.Event()
        self.hears.set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._connections += 1
        is_bad = self._connections % 2 == 1
        await self.hears.wait()
        there, to = await asyncio.open_connection("127.0.0.1", self._to)
        back = asyncio.create_task(self._pass_on(there, writer))
        self._tasks.add(back)
        try:
            for number in itertools.count(1):
                data = await reader.read(65536)
                if not data:
                    break
                self._count += 1
                await self.hears.wait()
                if is_bad and number == self._commands:
                    self.dropped += 1
                    back.cancel()
                    await asyncio.gather(back, return_exceptions=True)
                    if self.dropped % 2:
                        to.write(data)
                        await there.read(1)  # it was done
                    break
                await asyncio.sleep(0.03 if self._count % 5 == 0 else 0)
                to.write(data)
        except asyncio.CancelledError:
            pass  # asyncio would log it
        finally:
            writer.transport.abort()
            to.transport.abort()

    @staticmethod
    async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            writer.write(data)
