"""How many may be connected, for how long a request may take to come, and the server's end: first it is no longer
ready, then nobody new connects, then it answers and closes.

One sweep a second looks at every connection: a timer for each would cost the requests more.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import resource
import socket
import struct
from collections import Counter
from typing import Protocol

import uvicorn

from bff.addresses import is_within, subscriber_of
from bff.errors import TooManyConnections
from bff.settings import Settings

RESERVED_FILES = 200
SWEEP_SECONDS = 1.0
SLICE, SLICE_SECONDS = 10, 0.005
# Drops the packets that begin a connection (SYN without ACK). Closing a listener resets whoever is connected
# and not accepted yet; who begins anew after this is refused, once it is closed, as nobody's word is lost.
_ONLY_BEGUN = ((0x30, 0, 0, 13), (0x54, 0, 0, 0x12), (0x15, 0, 1, 0x02), (0x06, 0, 0, 0), (0x06, 0, 0, 0xFFFFFFFF))
_SO_ATTACH_FILTER = 26


class Connection(Protocol):
    def is_overdue(self, now: float) -> bool: ...

    def cut(self) -> None: ...


class Connections:
    """The open connections: at most `limit`, and `per_address` from one address or, for IPv6, one /64;
    trusted networks have no limit of their own. `draining`: each ends with its next answer."""

    def __init__(self, settings: Settings, limit: int | None = None) -> None:
        self.draining = False
        self._limit = settings.connections if limit is None else limit
        self._per_address = settings.connections_per_address
        self._trusted = settings.trusted_proxies
        self._open: dict[Connection, str] = {}
        self._from: Counter[str] = Counter()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def count(self) -> int:
        return len(self._open)

    def admit(self, connection: Connection, address: str) -> None:
        """Raises TooManyConnections."""
        source = "" if is_within(address, self._trusted) else subscriber_of(address)
        if self.count >= self._limit or (source and self._from[source] >= self._per_address):
            raise TooManyConnections
        self._open[connection] = source
        self._from[source] += 1
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)

    def forget(self, connection: Connection) -> None:
        source = self._open.pop(connection, None)
        if source is not None:
            self._from[source] -= 1
            if not self._from[source]:
                del self._from[source]

    def _sweep(self) -> None:
        now = asyncio.get_running_loop().time()
        self._cut([connection for connection in self._open if connection.is_overdue(now)])

    def _cut(self, overdue: list[Connection]) -> None:
        """Cuts a few and goes on later, so that requests pass in between; then waits for the next sweep."""
        for connection in overdue[:SLICE]:
            connection.cut()
        loop, rest = asyncio.get_running_loop(), overdue[SLICE:]
        self._timer = None
        if rest:
            self._timer = loop.call_later(SLICE_SECONDS, self._cut, rest)
        elif self._open:
            self._timer = loop.call_later(SWEEP_SECONDS, self._sweep)


def affordable(wanted: int) -> int:
    """How many connections this process has files for, up to `wanted`."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if files == resource.RLIM_INFINITY else max(1, min(wanted, files - RESERVED_FILES))


class DrainingServer(uvicorn.Server):
    """uvicorn's server; `grace_seconds` pass between /readyz saying 503 and the listener's end, and then
    `accept_seconds` for what has connected to be accepted, and its request to arrive."""

    accept_seconds = 0.2

    def __init__(self, config: uvicorn.Config, connections: Connections, grace_seconds: float) -> None:
        super().__init__(config)
        self._open = connections
        self._grace_seconds = grace_seconds

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._open.draining = True
        await asyncio.sleep(self._grace_seconds)
        for server in self.servers:
            for listener in server.sockets:
                _refuse_new(listener)
        await asyncio.sleep(self.accept_seconds)
        await super().shutdown(sockets)


def _refuse_new(listener: socket.socket) -> None:
    """Lets nobody new connect to a listener that will close, where the system can (Linux)."""
    program = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in _ONLY_BEGUN))
    option = struct.pack("HL", len(_ONLY_BEGUN), ctypes.addressof(program))
    with contextlib.suppress(OSError), socket.fromfd(listener.fileno(), listener.family, listener.type) as own:
        own.setsockopt(socket.SOL_SOCKET, _SO_ATTACH_FILTER, option)
