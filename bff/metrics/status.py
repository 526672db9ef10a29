"""How this process does, and with a shared store how every other one does, for the page that shows it. Loaded once
somebody asks, or at once where the others are told."""

from __future__ import annotations

import os
import secrets
import socket
import statistics
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from bff.answers import Answer, success
from bff.errors import StoreUnavailable
from bff.metrics.build import build

if TYPE_CHECKING:
    from bff.forwarding.protocol import Noting
    from bff.metrics.watched import Areas, Slots, Upstream
    from bff.requests.connections import Connections
    from bff.settings import Settings
    from bff.stores import Stores

MOST_DEVIATIONS = 100
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")


class _Told(msgspec.Struct):
    """What another process told of itself, as far as this one must know it."""

    id: str = msgspec.field(name="_id")
    host: str
    pid: int


_READ = msgspec.json.Decoder(_Told).decode


class Status:
    """`areas` are the breakers and paces, where there are any; `clock` gives seconds since the epoch."""

    def __init__(
        self,
        settings: Settings,
        upstream: Upstream,
        areas: Areas | None,
        stores: Stores,
        connections: Connections | None,
        deviations: Noting | None,
        clock: Callable[[], float],
        started_at: float,
    ) -> None:
        self._settings, self._upstream, self._areas, self._stores = settings, upstream, areas, stores
        self._connections, self._deviations, self._clock = connections, deviations, clock
        self._who = {
            "_id": secrets.token_hex(8),
            "host": socket.gethostname(),
            "pid": os.getpid(),
            "build": build(),
            "startedAt": datetime.fromtimestamp(started_at, UTC),
        }

    def own(self) -> bytes:
        """What this process tells, as JSON."""
        return msgspec.json.encode({**self._who, **self._now()})

    async def answer(self) -> Answer:
        """Every process that is known of: this one as it is, the others as they told last. Those that cannot be asked
        for, since the store is away, are left out."""
        others: list[msgspec.Raw] = []
        redis: dict[str, Any] | None = None
        board = self._stores.board
        if board is not None:
            began = time.perf_counter()
            try:
                found = await board.statuses()
            except StoreUnavailable:
                redis = {"isReached": False, "ms": None}
            else:
                redis = {"isReached": True, "ms": _ms(time.perf_counter() - began)}
                others = [msgspec.Raw(told) for told in found if self._is_other(told)]
        return success({"processes": [msgspec.Raw(self.own()), *others], "redis": redis})

    def _is_other(self, told: bytes) -> bool:
        """Whether another process told it; what cannot be read, nobody did."""
        with suppress(msgspec.DecodeError):
            return _READ(told).id != self._who["_id"]
        return False

    def _now(self) -> dict[str, Any]:
        settings, upstream, connections, board = self._settings, self._upstream, self._connections, self._stores.board
        known = self._deviations.known if self._deviations else {}
        return {
            "toldAt": datetime.fromtimestamp(self._clock(), UTC),
            "isStopping": connections is not None and (connections.stopping or connections.draining),
            "sessions": len(self._stores.sessions),
            "connections": 0 if connections is None else connections.count,
            "memoryMb": round(resident_bytes() / 1e6, 1),
            "calls": _slots(upstream.calls, settings.upstream_slots),
            "downloads": _slots(upstream.downloads, settings.download_slots),
            **self._areas_now(),
            "deviations": [
                {"operation": operation, "field": name, "kind": kind}
                for (operation, name), kind in list(known.items())[-MOST_DEVIATIONS:]
            ],
            "deviationCount": len(known),
            "redisFailures": None if board is None else board.failures,
        }

    def _areas_now(self) -> dict[str, Any]:
        if self._areas is None:
            return {"breakers": [], "areas": []}
        breakers = [
            {"area": area, "operation": operation, "secondsLeft": round(max(0.0, breaker.seconds_left()), 1)}
            for area, failing in self._areas.failing.items()
            for operation, breaker in failing.items()
            if not breaker.is_closed
        ]
        areas = []
        for area, pace in sorted(self._areas.paces.items()):
            is_slow, taken = pace.is_slow(), [seconds for _, seconds in pace.ended]
            median = statistics.median(taken) if taken else None
            of_calls = {"calls": len(taken), "medianMs": _ms(median), "usualMs": _ms(pace.usual)}
            areas.append({"area": area, **of_calls, "isSlow": is_slow})
        return {"breakers": breakers, "areas": areas}


def _slots(slots: Slots, limit: int) -> dict[str, int]:
    return {"held": slots.held, "waiting": slots.waiting, "limit": limit}


def _ms(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds * 1000, 1)


def resident_bytes() -> int:
    """The memory of this process; 0 where the system does not tell."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE_BYTES
    return 0
