"""The server from its files to its end: first it is no longer ready, then nobody new connects, then it answers and
closes."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import resource
import socket
import struct
from collections.abc import Callable

import uvicorn

from bff.requests.connections import Connections

RESERVED_FILES = 200
PROXIES_SECONDS = 7.0  # longer than a proxy keeps an idle connection: docs/operating.md
# Drops the packets that begin a connection (SYN without ACK). Closing a listener resets whoever is connected
# and not accepted yet; who begins anew after this is refused, once it is closed, as nobody's word is lost.
_ONLY_BEGUN = ((0x30, 0, 0, 13), (0x54, 0, 0, 0x12), (0x15, 0, 1, 0x02), (0x06, 0, 0, 0), (0x06, 0, 0, 0xFFFFFFFF))
_SO_ATTACH_FILTER = 26


def affordable(wanted: int) -> int:
    """How many connections this process has files for, up to `wanted`."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if files == resource.RLIM_INFINITY else max(1, min(wanted, files - RESERVED_FILES))


class DrainingServer(uvicorn.Server):
    """uvicorn's server; `grace_seconds` pass between /readyz saying 503 and the listener's end, and then
    `accept_seconds` for what has connected to be accepted. Where a request may be on its way it has
    `arrive_seconds`: a client of a busy machine is late."""

    accept_seconds, arrive_seconds = 0.2, 3.0
    is_rolled = shares_listener = False  # another worker takes over; others accept from the same listener
    on_started: Callable[[], object] | None = None

    def __init__(self, config: uvicorn.Config, connections: Connections, grace_seconds: float) -> None:
        super().__init__(config)
        self._open = connections
        self._grace_seconds = grace_seconds

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.on_started is not None and self.started:
            self.on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._open.draining, self._open.stopping = True, not self.is_rolled
        await asyncio.sleep(0 if self.is_rolled else self._grace_seconds)
        if self.shares_listener:  # the others accept
            self._close(sockets)
        else:
            for server in self.servers:
                for listener in server.sockets:
                    _refuse_new(listener)
        await asyncio.sleep(self.accept_seconds)
        await self._until(lambda: not self._open.is_any_expected(), self.arrive_seconds)
        self._close(sockets)
        # A proxy may send a request on an idle connection at any moment, and a write that meets its end is lost: the
        # proxy ends it. No new ones come meanwhile, and each ends with its next answer.
        proxies_seconds = min(PROXIES_SECONDS, self.config.timeout_graceful_shutdown or 0)
        await self._until(lambda: not self._open.of_proxies, proxies_seconds)
        await super().shutdown(sockets)

    def _close(self, sockets: list[socket.socket] | None) -> None:
        for server in self.servers:
            server.close()
        for listener in sockets or []:
            listener.close()

    async def _until(self, is_so: Callable[[], bool], seconds: float) -> None:
        """Waits until it is so, as long as that at most."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while not is_so() and loop.time() < until:  # noqa: ASYNC110 - nothing else says so
            await asyncio.sleep(0.05)


def _refuse_new(listener: socket.socket) -> None:
    """Lets nobody new connect to a listener that will close, where the system can (Linux)."""
    program = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in _ONLY_BEGUN))
    option = struct.pack("HL", len(_ONLY_BEGUN), ctypes.addressof(program))
    with contextlib.suppress(OSError), socket.fromfd(listener.fileno(), listener.family, listener.type) as own:
        own.setsockopt(socket.SOL_SOCKET, _SO_ATTACH_FILTER, option)
