"""One connection to Redis, which all commands of this process share: each goes out at once, and replies come in order.

redis-py does not do here: its commands cost five times as much CPU, and what a session's first read in a second may
cost is bounded.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, cast

import hiredis

from bff.errors import StoreUnavailable
from bff.stores.redis.address import Address
from bff.stores.redis.fitness import Unfit, check_fitness

REPLY_SECONDS, CONNECT_SECONDS = 0.4, 0.4
AGAIN_SECONDS = 0.15  # a command whose connection was lost this soon goes out once more
PAUSE_SECONDS = 0.25  # between attempts to connect: in it every command fails at once
WATCH_SECONDS = 0.1
MOST_PENDING = 20_000
TAKEN_OVER = ("READONLY", "MASTERDOWN", "LOADING")  # by another server: the next connection finds out

Part = str | bytes | int
Tell = Callable[..., None]  # Log.write


class Ended(Exception):
    """The connection ended before the reply: whether the command was done is not known."""


class Script:
    """A script, sent by its digest wherever the server has it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.digest = hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest()


class _Line(asyncio.Protocol):
    """A connection while it lasts. What waits for a reply longer than REPLY_SECONDS ends it."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._reader = hiredis.Reader()
        self._waiting: deque[tuple[asyncio.Future[Any], float]] = deque()
        self._transport: asyncio.WriteTransport | None = None
        self._watch: asyncio.TimerHandle | None = None
        self._overdue: asyncio.Future[Any] | None = None
        self.is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's are one without being an instance of it.
        self._transport, self.is_open = cast("asyncio.WriteTransport", transport), True

    def data_received(self, data: bytes) -> None:
        self._reader.feed(data)
        try:
            while (reply := self._reader.gets()) is not False:
                coming, _ = self._waiting.popleft()
                if not coming.done():
                    coming.set_result(reply)
        except (hiredis.ProtocolError, IndexError):
            self.close()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - the base class names it
        self.is_open = False
        if self._watch is not None:
            self._watch.cancel()
        while self._waiting:
            coming, _ = self._waiting.popleft()
            if not coming.done():
                coming.set_exception(Ended())

    def send(self, command: tuple[Part, ...]) -> asyncio.Future[Any]:
        """A future of the reply. Raises Ended, and StoreUnavailable where too many wait."""
        if not self.is_open or self._transport is None:
            raise Ended
        if len(self._waiting) >= MOST_PENDING:
            raise StoreUnavailable
        coming = self._loop.create_future()
        self._waiting.append((coming, self._loop.time() + REPLY_SECONDS))
        self._transport.write(hiredis.pack_command(command))  # type: ignore[arg-type]  # its stub leaves out tuples
        if self._watch is None:
            self._watch = self._loop.call_later(WATCH_SECONDS, self._look)
        return coming

    def close(self) -> None:
        self.is_open = False
        if self._transport is not None:
            self._transport.abort()

    def _look(self) -> None:
        """Ends the connection where the oldest reply is late, twice: the first time this process may have been."""
        self._watch = None
        if not self._waiting:
            self._overdue = None
            return None
        oldest, until = self._waiting[0]
        if self._loop.time() >= until:
            if oldest is self._overdue:
                return self.close()
            self._overdue = oldest
        self._watch = self._loop.call_later(WATCH_SECONDS, self._look)
        return None


class Redis:
    """`own_clock` gives seconds that scripts go by in place of Redis's time. Every method raises StoreUnavailable,
    within a second, where no reply comes. A command whose connection is lost soon goes out again: every script bears
    that. `live` runs from the first connection on."""

    live: Callable[[], Coroutine[Any, Any, None]] | None = None

    def __init__(self, address: Address, log: Tell, own_clock: Callable[[], float] | None = None) -> None:
        self._address = address
        self._log = log
        self._own_clock = own_clock
        self._line: _Line | None = None
        self._connecting: asyncio.Task[_Line | None] | None = None
        self._resume_at = 0.0
        self._was_away = False
        self._living: asyncio.Task[None] | None = None
        self.failures = 0

    async def run(self, script: Script, keys: Iterable[str], *args: Part) -> Any:
        """What a script answers. Its first argument is the time in milliseconds, or empty: then Redis's counts."""
        given = tuple(keys)
        now = "" if self._own_clock is None else round(self._own_clock() * 1000)
        rest = (len(given), *given, now, *args)
        reply = await self._reply(("EVALSHA", script.digest, *rest))
        if isinstance(reply, hiredis.ReplyError) and str(reply).startswith("NOSCRIPT"):
            reply = await self._reply(("EVAL", script.text, *rest))
        return self._good(reply)

    async def call(self, *command: Part) -> Any:
        """What a command answers."""
        return self._good(await self._reply(command))

    async def ping(self) -> bool:
        """Whether it can be reached."""
        try:
            await self.call("PING")
        except StoreUnavailable:
            return False
        return True

    async def check(self) -> None:
        """Raises Unfit for a server that is none for sessions; one that cannot be reached is asked when it is back."""
        try:
            await self._connected()
        except Unfit:
            raise
        except StoreUnavailable:
            self._log("warning", "session-store", isReached=False)

    async def aclose(self) -> None:
        for task in (self._connecting, self._living):
            if task is not None:
                task.cancel()
        if self._line is not None:
            self._line.close()

    def _good(self, reply: Any) -> Any:
        if isinstance(reply, hiredis.ReplyError):
            code = str(reply).partition(" ")[0]  # the rest may hold what was stored
            self._log("error", "session-store", error=code)
            self.failures += 1
            if code in TAKEN_OVER and self._line is not None:
                self._line.close()
            raise StoreUnavailable
        return reply

    async def _reply(self, command: tuple[Part, ...]) -> Any:
        now = asyncio.get_running_loop().time
        began = now()
        while True:
            try:
                line = self._line if self._line is not None and self._line.is_open else await self._connected()
                return await line.send(command)
            except Unfit:  # why is told in the log, and not to browsers
                raise StoreUnavailable from None
            except Ended:
                if now() - began > AGAIN_SECONDS:
                    self._note_away()
                    raise StoreUnavailable from None

    async def _connected(self) -> _Line:
        loop = asyncio.get_running_loop()
        if self._connecting is None:
            if loop.time() < self._resume_at:
                raise StoreUnavailable
            self._connecting = loop.create_task(self._connect())
            self._connecting.add_done_callback(self._ended)
        # Several may wait for it: one who leaves does not end it.
        line = await asyncio.shield(self._connecting)
        if line is None:
            raise StoreUnavailable
        return line

    def _ended(self, task: asyncio.Task[_Line | None]) -> None:
        self._connecting = None
        self._line = None if task.cancelled() or task.exception() is not None else task.result()
        if self._line is None:
            self._resume_at = asyncio.get_running_loop().time() + PAUSE_SECONDS

    async def _connect(self) -> _Line | None:
        """A connection that is ready, or None where there is none. Raises Unfit."""
        address, loop, line = self._address, asyncio.get_running_loop(), None
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                _, line = await loop.create_connection(_Line, address.host, address.port, ssl=address.trust)
                await self._greet(line)
        except Unfit as unfit:
            self._log("error", "session-store", message=str(unfit))
            if line is not None:
                line.close()
            raise
        except (OSError, TimeoutError, Ended):
            if line is not None:
                line.close()
            self._note_away()
            return None
        if self._was_away:
            self._was_away = False
            self._log("info", "session-store", isReached=True)
        if self.live is not None and self._living is None:
            self._living = loop.create_task(self.live())
        return line

    async def _greet(self, line: _Line) -> None:
        address = self._address
        if address.password:
            login = (address.user, address.password) if address.user else (address.password,)
            if isinstance(await line.send(("AUTH", *login)), hiredis.ReplyError):
                raise Unfit("Redis refuses the user or the password.")
        if address.database and isinstance(await line.send(("SELECT", address.database)), hiredis.ReplyError):
            raise Unfit(f"Redis has no database {address.database}.")
        check_fitness(await line.send(("INFO",)))

    def _note_away(self) -> None:
        self.failures += 1
        if not self._was_away:
            self._was_away = True
            self._log("warning", "session-store", isReached=False)
