"""How many may be connected, and for how long a request may take to come.

One sweep a second looks at every connection: a timer for each would cost the requests more.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Protocol

from bff.addresses import is_within, subscriber_of
from bff.errors import TooManyConnections
from bff.requests.batching import Batch
from bff.settings import Settings

SWEEP_SECONDS = 1.0
SLICE, SLICE_SECONDS = 10, 0.005


class Connection(Protocol):
    def is_overdue(self, now: float) -> bool: ...

    def is_expected(self, now: float) -> bool: ...

    def cut(self) -> None: ...


class Connections:
    """The open connections: at most `limit`, and `per_address` from one address or, for IPv6, one /64;
    trusted networks have no limit of their own. `draining`: each ends with its next answer; `stopping`: nobody else
    takes over. `polls` begins their polls."""

    def __init__(self, settings: Settings, limit: int | None = None) -> None:
        self.draining = self.stopping = False
        self.polls = Batch()
        self._limit = settings.connections if limit is None else limit
        self._per_address = settings.connections_per_address
        self._trusted = settings.trusted_proxies
        self._open: dict[Connection, str] = {}
        self._from: Counter[str] = Counter()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def count(self) -> int:
        return len(self._open)

    @property
    def of_proxies(self) -> int:
        """How many of them trusted proxies hold."""
        return self._from[""]

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

    def is_any_expected(self) -> bool:
        now = asyncio.get_running_loop().time()
        return any(connection.is_expected(now) for connection in self._open)

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
