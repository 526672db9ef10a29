"""What was counted, for Prometheus. Optional: imported only with BFF_METRICS_PORT or BFF_METRICS_TOKEN.

Each process adds what it counted to the client's metrics once a second, and when it is asked. Several workers keep
theirs in files of one folder, which the parent reads. Labels hold names that the console knows by itself, and numbers:
never what a user or the platform wrote.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from bff.metrics.build import build
from bff.metrics.status import resident_bytes
from bff.metrics.tally import BOUNDS, Seconds, Tally, TimedCalls

if TYPE_CHECKING:
    from bff.metrics.watched import Areas, Shared, Upstream
    from bff.requests.connections import Connections
    from bff.settings import Settings
    from bff.stores import Stores

PERIOD_SECONDS = 1.0
REQUESTS, OTHER = "pitboss_requests", "other"
MOST_REQUESTS = 10_000  # series of it; what comes later is counted as of the operation OTHER
STATUSES = frozenset((200, 201, 202, 204, 303, 304, *range(400, 432), 499, *range(500, 505)))

disable_created_metrics()  # type: ignore[no-untyped-call]  # the library has no types for it


class Meter:
    """The metrics of this process."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._sources: list[Callable[[], None]] = []
        self._ping: Callable[[], Awaitable[bool]] | None = None
        self._redis_up: Gauge | None = None
        self._redis: Histogram | None = None
        self.registry = own = CollectorRegistry()

        def counter(name: str, what: str, *labels: str) -> Counter:
            return Counter(f"pitboss_{name}", what, labels, registry=own)

        def gauge(name: str, what: str, *labels: str) -> Gauge:
            return Gauge(f"pitboss_{name}", what, labels, registry=own, multiprocess_mode="livesum")

        def histogram(name: str, what: str, *labels: str) -> Histogram:
            return Histogram(f"pitboss_{name}", what, labels, registry=own, buckets=BOUNDS)

        by_cause = ("operation", "status", "cause")
        self._requests = counter("requests", "Answers; the cause is an error of the console, or platform", *by_cause)
        self._security = counter("security_events", "Security events of the log, throttling among them", "kind")
        self._events = counter("log_events", "Other events of the log", "event")
        self._deviations = counter("deviations", "Fields seen that are not as the contract says", "operation", "kind")
        self._shadow = counter(
            "shadow_differences", "Fields that a second platform answers otherwise", "operation", "kind"
        )
        self._upstream = histogram("upstream_seconds", "How long the platform took for a call", "operation")
        self._waits = histogram("slot_wait_seconds", "How long calls that waited for a slot did")
        self._slots = gauge("slots", "Slots at the platform, and calls that wait for one", "kind", "state")
        self._open = gauge("breakers_open", "Operations that take no calls", "area")
        self._slow = gauge("areas_slow", "Areas that take far longer than usual")
        self._shared = counter("shared_answers", "Answers to reads that callers may share", "source")
        self._sessions = gauge("sessions", "Sessions held: all, or with Redis those used in the last second or so")
        self._connections = gauge("connections", "Open connections")
        self._memory = gauge("resident_bytes", "Memory of the processes")
        self._processes = gauge("processes", "Processes that serve", "build")
        self._gauge, self._histogram = gauge, histogram

    def watch_redis(self, ping: Callable[[], Awaitable[bool]]) -> None:
        """Counts of the stores of a console; where they are its own, there is nothing of Redis."""
        self._ping = ping
        self._redis_up = self._gauge("redis_up", "Processes that reach Redis")
        self._redis = self._histogram("redis_ping_seconds", "How long Redis took for a PING, asked once a second")

    def watch(
        self, settings: Settings, upstream: Upstream, shared: Shared, stores: Stores, connections: Connections
    ) -> None:
        """Counts of a console, too, what its log is not told."""
        areas: Areas | None = upstream.guard  # type: ignore[assignment]  # it is both
        if areas is None:
            upstream.guard = TimedCalls(self._tally)
        else:
            areas.on_took = self._tally.took
        upstream.calls.on_wait = upstream.downloads.on_wait = self._tally.waited
        limits = {"call": settings.upstream_slots, "download": settings.download_slots}
        if stores.ping is not None:
            self.watch_redis(stores.ping)
        seen = {"shared": 0, "platform": 0}
        self._processes.labels(build()).set(1)

        def look() -> None:
            for kind, slots in (("call", upstream.calls), ("download", upstream.downloads)):
                self._slots.labels(kind, "held").set(slots.held)
                self._slots.labels(kind, "waiting").set(slots.waiting)
                self._slots.labels(kind, "limit").set(limits[kind])
            if areas is not None:
                for area, failing in list(areas.failing.items()):
                    self._open.labels(area).set(sum(not breaker.is_closed for breaker in failing.values()))
                self._slow.set(sum(pace.is_slow() for pace in list(areas.paces.values())))
            now = {"shared": max(shared.given - shared.made, seen["shared"]), "platform": shared.made}
            for source, count in now.items():
                self._shared.labels(source).inc(count - seen[source])
            seen.update(now)
            self._sessions.set(len(stores.sessions))
            self._connections.set(connections.count)
            self._memory.set(resident_bytes())

        self._sources.append(look)

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            if self._ping is not None and self._redis_up is not None and self._redis is not None:
                began = time.perf_counter()
                is_reached = await self._ping()
                self._redis_up.set(is_reached)
                if is_reached:
                    self._redis.observe(time.perf_counter() - began)
            self.add_up()
            await asyncio.sleep(PERIOD_SECONDS)

    def add_up(self) -> None:
        """Adds what was counted since the last time."""
        taken = self._tally.take()
        for (operation, status, cause), count in taken.requests.items():
            known = str(status) if status in STATUSES else f"{status // 100}xx"
            self._requests.labels(operation, known, cause).inc(count)
        for kind, count in taken.security.items():
            self._security.labels(kind).inc(count)
        for event, count in taken.events.items():
            self._events.labels(event).inc(count)
        for (operation, kind), count in taken.deviations.items():
            self._deviations.labels(operation, kind).inc(count)
        for (operation, kind), count in taken.shadow.items():
            self._shadow.labels(operation, kind).inc(count)
        for operation, seconds in taken.upstream.items():
            _add(self._upstream.labels(operation), seconds)
        _add(self._waits, taken.waits)
        for look in self._sources:
            look()


def _add(histogram: Histogram, seconds: Seconds) -> None:
    """Adds many observations in one step, for which the client has no call."""
    for bucket, count in zip(histogram._buckets, seconds.counts, strict=True):  # noqa: SLF001
        if count:
            bucket.inc(count)
    if seconds.total:
        histogram._sum.inc(seconds.total)  # noqa: SLF001


class Bounded(Collector):
    """What a registry has, with at most MOST_REQUESTS series of requests: the first that came keep theirs, and what
    comes later is counted under OTHER, by its status. So no series ever counts backwards."""

    def __init__(self, registry: CollectorRegistry, most: int = MOST_REQUESTS) -> None:
        self._registry, self._most = registry, most
        self._admitted: set[tuple[str, ...]] = set()

    def collect(self) -> Iterator[Metric]:
        for metric in self._registry.collect():
            yield self._bounded(metric) if metric.name == REQUESTS else metric

    def _bounded(self, metric: Metric) -> Metric:
        folded = Metric(metric.name, metric.documentation, metric.type)
        others: dict[str, float] = {}
        for sample in metric.samples:
            key = tuple(sample.labels.values())
            if key not in self._admitted and len(self._admitted) < self._most:
                self._admitted.add(key)
            if key in self._admitted:
                folded.samples.append(sample)
            else:
                others[sample.labels["status"]] = others.get(sample.labels["status"], 0) + sample.value
        for status, value in others.items():
            folded.add_sample(f"{REQUESTS}_total", {"operation": OTHER, "status": status, "cause": ""}, value)
        return folded


class Exposition:
    """The text that Prometheus reads: of this process alone, or of every one that has files in the `folder`."""

    def __init__(self, meter: Meter, folder: str | None) -> None:
        self._meter, self._folder = meter, folder
        registry = meter.registry
        if folder is not None:
            registry = CollectorRegistry()
            MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]  # nor for this
        self._all = CollectorRegistry()
        self._all.register(Bounded(registry))

    async def text(self) -> bytes:
        """Made in a thread: of several thousand series it takes a while."""
        self._meter.add_up()
        if self._folder is not None:
            forget_ended(Path(self._folder))
        return await asyncio.to_thread(generate_latest, self._all)


def forget_ended(folder: Path) -> None:
    """Removes what processes held that are no more; what they counted stays."""
    for file in folder.glob("gauge_live*_*.db"):
        try:
            os.kill(int(file.stem.rpartition("_")[2]), 0)
        except ProcessLookupError:
            file.unlink(missing_ok=True)
