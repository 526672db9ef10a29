"""Several processes of one console. Optional: imported only with BFF_WORKERS above 1."""

from __future__ import annotations

import asyncio
import math
import os
import signal
import socket
import sys
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass

from bff.requests.draining import DrainingServer
from bff.settings import PREFIX, Settings, WrongSetting

FLAG, LEAVE = "--worker", signal.SIGUSR2
MOST_DEATHS, WITHIN_SECONDS, START_SECONDS = 5, 60.0, 60.0
BOTH = (socket.SO_REUSEADDR, socket.SO_REUSEPORT)
EACH_LISTENS = sys.platform == "linux"  # which spreads connections over the listeners of one port
LIMITS = ("connections", "connections_per_address", "upstream_slots")


def _bound(host: str, port: int, *options: int) -> socket.socket:
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    bound = socket.socket(family, kind)
    for option in options:
        bound.setsockopt(socket.SOL_SOCKET, option, 1)
    try:
        bound.bind(address)
    except OSError as error:
        bound.close()
        raise WrongSetting(f"BFF_PORT is wrong: {host} port {port}: {error.strerror}.") from None
    return bound


def place_of(
    argv: list[str], settings: Settings
) -> tuple[Settings, Callable[[DrainingServer], Coroutine[None, None, None]]]:
    """Of a worker: its settings, and what serves until it is rolled, told to end, or has no parent any more."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    number, inherited = map(int, argv[argv.index(FLAG) + 1 :][:2])
    line, shares = socket.socket(fileno=number), inherited >= 0
    own = socket.socket(fileno=inherited) if shares else _bound(settings.host, settings.port, *BOTH)

    async def serve(server: DrainingServer) -> None:
        def end(*, is_rolled: bool) -> None:
            loop.remove_reader(line)
            server.is_rolled, server.should_exit = is_rolled, True

        loop = asyncio.get_running_loop()
        server.shares_listener, server.on_started = shares, lambda: line.send(b"1")
        loop.add_signal_handler(LEAVE, lambda: end(is_rolled=True))
        loop.add_reader(line, lambda: end(is_rolled=False))
        await server.serve(sockets=[own])

    return part_of(settings), serve


def part_of(settings: Settings) -> Settings:
    part = {name: math.ceil(getattr(settings, name) / settings.workers) for name in LIMITS}
    return settings.model_copy(update={**part, "upstream_slots": max(2, part["upstream_slots"])})


@dataclass(eq=False)
class _Worker:
    process: asyncio.subprocess.Process
    line: socket.socket
    serves = is_leaving = False

    def leave(self, number: int) -> None:
        self.is_leaving = True
        with suppress(ProcessLookupError):
            self.process.send_signal(number)


class Parent:
    """SIGTERM and SIGINT end it and its workers; SIGHUP replaces them one by one, each once the new one serves."""

    def __init__(self, settings: Settings, tell: Callable[..., None]) -> None:
        self._settings, self._tell, self._status = settings, tell, 0
        self._workers: dict[_Worker, asyncio.Task[None]] = {}
        self._deaths: deque[float] = deque(maxlen=MOST_DEATHS)

    async def run(self) -> int:
        """Until it is told to end; the exit code. Raises WrongSetting for a port that is taken."""
        self._loop, self._turn, self._end = asyncio.get_running_loop(), asyncio.Lock(), asyncio.Event()
        host, tasks = self._settings.host, set[asyncio.Task[None]]()
        # No two consoles share a port unnoticed: the first without SO_REUSEPORT, what holds it without SO_REUSEADDR.
        with _bound(host, self._settings.port, socket.SO_REUSEADDR) as first:
            self._port = first.getsockname()[1]
        with _bound(host, self._port, BOTH[EACH_LISTENS]) as self._holder:
            if not EACH_LISTENS:
                self._holder.listen(2048)
            for number in (signal.SIGTERM, signal.SIGINT):
                self._loop.add_signal_handler(number, self._end.set)
            self._loop.add_signal_handler(signal.SIGHUP, lambda: tasks.add(self._loop.create_task(self._roll())))
            if not all(await asyncio.gather(*(self._start() for _ in range(self._settings.workers)))):
                self._fail()
            self._tell("info", "workers", count=len(self._workers), host=host, port=self._port)
            await self._end.wait()
            for worker in self._workers:
                worker.leave(signal.SIGTERM)
            while self._workers:
                await asyncio.gather(*self._workers.values(), *tasks)
        return self._status

    async def _start(self) -> bool:
        """Whether a new worker serves."""
        own, its = socket.socketpair()
        own.setblocking(False)
        passed = [its.fileno(), *([] if EACH_LISTENS else [self._holder.fileno()])]
        command = (sys.executable, "-m", "bff", FLAG, *map(str, [*passed, -1][:2]))
        os.environ[f"{PREFIX}PORT"] = str(self._port)
        with its:
            worker = _Worker(await asyncio.create_subprocess_exec(*command, pass_fds=passed), own)
        self._workers[worker] = self._loop.create_task(self._watch(worker))
        with suppress(OSError, TimeoutError):
            worker.serves = bool(await asyncio.wait_for(self._loop.sock_recv(own, 1), START_SECONDS))
        if self._end.is_set() or not worker.serves:
            worker.leave(signal.SIGTERM if worker.serves else signal.SIGKILL)
        return worker.serves

    async def _watch(self, worker: _Worker) -> None:
        """Waits for its end, and starts another in the place of one that served, and that nobody told to end."""
        status = await worker.process.wait()
        worker.line.close()
        while worker.serves and not worker.is_leaving and not self._end.is_set():
            self._deaths.append(self._loop.time())
            self._tell("error", "worker-died", pid=worker.process.pid, status=status)
            if len(self._deaths) == MOST_DEATHS and self._deaths[-1] - self._deaths[0] < WITHIN_SECONDS:
                self._fail()
            elif await self._start():
                break
        del self._workers[worker]

    async def _roll(self) -> None:
        async with self._turn:
            for worker, ends in list(self._workers.items()):
                if worker.is_leaving or self._end.is_set() or not await self._start():
                    return self._tell("error", "workers", message="Not all were replaced: a new one did not serve.")
                worker.leave(LEAVE)
                await asyncio.wait([ends])
            return self._tell("info", "workers", message="All were replaced.")

    def _fail(self) -> None:
        self._status = 0 if self._end.is_set() else 1
        self._end.set()
