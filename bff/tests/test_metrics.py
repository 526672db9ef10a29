"""What the console counts, and what it tells of that: names and numbers, never what somebody wrote."""

from __future__ import annotations

import asyncio
import os
import re
import socket
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import CollectorRegistry, Counter, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from bff.errors import UpstreamBusy
from bff.metrics import endpoint
from bff.metrics.endpoint import WithMetrics, listener_at, listening
from bff.metrics.prometheus import MOST_REQUESTS, Bounded, Exposition, Meter, forget_ended
from bff.metrics.tally import BOUNDS, CountingLog, Tally
from bff.settings import WrongSetting
from bff.tests.driver import Console, envelope
from contracts.table import TABLE

TOKEN = "a-token-of-the-tests-for-metrics"
MOST_SERIES = 20_000


@dataclass
class Counted:
    """A console, and what is counted of it."""

    console: Console
    meter: Meter
    exposition: Exposition

    @classmethod
    def make(cls, **settings: Any) -> Counted:
        tally = Tally()
        console = Console(log=lambda lines: CountingLog(lines, tally), **settings)
        meter = Meter(tally)
        proxy = console.app.proxy
        meter.watch(console.settings, proxy.upstream, proxy.shared, console.app.stores, console.connections)
        return cls(console, meter, Exposition(meter, None))

    async def series(self) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
        text = (await self.exposition.text()).decode()
        return {
            (sample.name, frozenset(sample.labels.items())): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }

    async def value(self, name: str, **labels: str) -> float:
        return (await self.series()).get((f"pitboss_{name}", frozenset(labels.items())), 0)


@pytest.fixture
def counted() -> Counted:
    return Counted.make(deviations_every=1)


async def test_requests_are_counted_by_operation_status_and_cause(counted: Counted) -> None:
    browser = await counted.console.signed_in()
    counted.console.platform.router.get("/operators/transform").respond(
        503, json={"success": False, "messages": ["Closed."]}
    )
    await browser.get("/api/auth/sessions")
    await browser.get("/api/operators/transform?opId=aurora")
    await browser.get("/api/no/such/path")
    await counted.console.browser().get("/api/auth/sessions")
    value = counted.value
    assert await value("requests_total", operation="authSessions", status="200", cause="") == 1
    assert await value("requests_total", operation="authSessions", status="401", cause="Unauthenticated") == 1
    assert await value("requests_total", operation="transformPreview", status="503", cause="platform") == 1
    assert await value("requests_total", operation="", status="404", cause="NotFound") == 1
    assert await value("requests_total", operation="authLogin", status="200", cause="") == 1
    assert await value("upstream_seconds_count", operation="authLogin") == 1
    assert await value("upstream_seconds_count", operation="transformPreview") == 1


async def test_what_a_user_or_the_platform_writes_is_in_no_label(counted: Counted) -> None:
    console = counted.console
    browser = await console.signed_in()
    console.platform.router.route().respond(299, json=envelope({"someone@secret.test": 1}))
    await browser.request("SPY", "/api/someone@secret.test")
    await browser.get("/someone@secret.test?x=10.9.8.7", headers={"traceparent": f"00-{'5e' * 16}-{'c7' * 8}-01"})
    await console.browser(client="10.9.8.7").sign_in("someone@secret.test", "wrong")
    for operation in list(TABLE)[:60]:
        await browser.request(operation.method, operation.neutral_path.replace("{", "").replace("}", ""))
    known = {operation.id for operation in TABLE} | {operation.area for operation in TABLE}
    for name, labels in await counted.series():
        for label, text in labels:
            if label in ("operation", "area") and text:
                assert text in known, name
            elif label == "le":
                assert text in {*map(str, BOUNDS), "+Inf"}
            else:
                assert re.fullmatch(r"[A-Za-z0-9_ -]{0,40}", text), (name, label, text)
                assert "secret" not in text
    assert "secret" not in (await counted.exposition.text()).decode()


async def test_slots_shared_answers_security_events_and_deviations_are_counted() -> None:
    counted = Counted.make()
    console = counted.console
    browser = await counted.console.signed_in()
    console.app.log.write("warning", "deviation", operation="transformPreview", field="x", kind="missing")
    await console.browser().sign_in("a@b.test", "wrong")
    console.platform.answers("GET", "/tooltips", data=[])
    for _ in range(2):
        await browser.get("/api/tooltips")
    value = counted.value
    assert await value("security_events_total", kind="sign-in-failed") == 1
    assert await value("log_events_total", event="deviation") == 1
    assert await value("deviations_total", operation="transformPreview", kind="missing") == 1
    assert await value("slots", kind="call", state="limit") == 64
    assert await value("slots", kind="call", state="held") == 0
    assert await value("sessions") == 1
    assert await value("shared_answers_total", source="platform") >= 1
    assert await value("processes", build="checkout") == 1


async def test_calls_that_wait_for_a_slot_are_timed_also_in_vain() -> None:
    counted = Counted.make(upstream_slots=2, upstream_wait_seconds=0.05)
    calls = counted.console.app.proxy.upstream.calls
    release = await calls.take("an-area", "a-user")
    assert await counted.value("slots", kind="call", state="held") == 1
    with pytest.raises(UpstreamBusy):
        await calls.take("an-area", "a-user")
    assert await counted.value("slot_wait_seconds_count") == 1
    waiting = asyncio.create_task(calls.take("an-area", "a-user"))
    await asyncio.sleep(0)
    assert await counted.value("slots", kind="call", state="waiting") == 1
    release()
    await waiting
    assert await counted.value("slot_wait_seconds_count") == 2


async def test_open_breakers_are_told_by_area() -> None:
    counted = Counted.make(breaker_failures=3)
    browser = await counted.console.signed_in()
    counted.console.platform.router.get("/operators/transform").mock(side_effect=httpx.ReadError("cut"))
    for _ in range(4):
        await browser.get("/api/operators/transform?opId=aurora")
    assert await counted.value("breakers_open", area="transforms") == 1
    assert await counted.value("requests_total", operation="transformPreview", status="503", cause="Paused") >= 1


def test_at_most_so_many_series_whatever_happens() -> None:
    tally = Tally()
    meter = Meter(tally)
    causes = ["", "platform", *(f"Cause{number}" for number in range(40))]
    for operation in TABLE:
        tally.upstream[operation.id].add(0.1)
        for status in (*range(200, 205), *range(400, 431), *range(500, 600, 3)):
            tally.requests[operation.id, status, causes[status % len(causes)]] = 1
    for number in range(100):
        tally.events[f"event-{number}"] = tally.security[f"kind-{number}"] = 1
    meter.add_up()
    registry = CollectorRegistry()
    registry.register(Bounded(meter.registry))
    lines = [line for line in generate_latest(registry).decode().splitlines() if not line.startswith("#")]
    assert MOST_REQUESTS < len(lines) <= MOST_SERIES
    counts = [float(line.rpartition(" ")[2]) for line in lines if line.startswith("pitboss_requests_total")]
    assert sum(counts) == len(TABLE) * (5 + 31 + 34)  # what has no series of its own is counted under another


def test_those_that_came_first_keep_their_series() -> None:
    registry = CollectorRegistry()
    requests = Counter("pitboss_requests", "", ("operation", "status", "cause"), registry=registry)
    bounded = Bounded(registry, most=1)

    def told() -> dict[str, float]:
        return {sample.labels["operation"]: sample.value for one in bounded.collect() for sample in one.samples}

    requests.labels("first", "200", "").inc()
    assert told() == {"first": 1}
    requests.labels("before", "200", "").inc(5)
    requests.labels("another", "200", "").inc(5)
    assert told() == {"first": 1, "other": 10}


async def test_own_port_serves_metrics_alone_and_asks_for_a_token_where_there_is_one(counted: Counted) -> None:
    listener = listener_at("127.0.0.1", 0)
    port = listener.getsockname()[1]
    with pytest.raises(
        WrongSetting, match=r"^BFF_METRICS_PORT is wrong: 127.0.0.1 port \d+: Address already in use\.$"
    ):
        listener_at("127.0.0.1", port)
    async with listening(listener, TOKEN, counted.exposition.text), httpx.AsyncClient(trust_env=False) as client:
        address = f"http://127.0.0.1:{port}"
        assert (await client.get(f"{address}/metrics")).status_code == 401
        assert (await client.get(f"{address}/")).status_code == 404
        assert (await client.post(f"{address}/metrics")).status_code == 404
        told = await client.get(f"{address}/metrics", headers={"authorization": f"Bearer {TOKEN}"})
        assert told.status_code == 200
        assert told.headers["content-type"].startswith("text/plain; version=")
        assert "# TYPE pitboss_requests_total counter" in told.text
        with socket.create_connection(("127.0.0.1", port)) as half:
            half.sendall(b"GET /metrics")
            assert (await client.get(f"{address}/")).status_code == 404  # one that says no more keeps nobody waiting


async def test_at_the_consoles_port_it_needs_the_token(counted: Counted) -> None:
    app = WithMetrics(counted.console.app, TOKEN, counted.exposition.text, counted.meter.run)
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://console.test") as client:
        for given in ({}, {"authorization": "Bearer no"}, {"authorization": f"Basic {TOKEN}"}):
            assert (await client.get("/metrics", headers=given)).status_code == 404
        told = await client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
        assert (told.status_code, told.headers["cache-control"]) == (200, "no-store")
        assert "pitboss_connections 0.0" in told.text
        assert (await client.get("/healthz")).status_code == 200
    assert endpoint.PATH == "/metrics"


def test_what_an_ended_process_held_is_forgotten_and_what_it_counted_stays(tmp_path: Path) -> None:
    ended, here = 2**22 + 1, os.getpid()
    for pid in (ended, here):
        for kind in ("gauge_livesum", "counter"):
            (tmp_path / f"{kind}_{pid}.db").touch()
    forget_ended(tmp_path)
    left = {file.name for file in tmp_path.iterdir()}
    assert left == {f"counter_{ended}.db", f"counter_{here}.db", f"gauge_livesum_{here}.db"}


async def test_while_it_serves_it_adds_up_and_asks_redis(counted: Counted) -> None:
    asked = asyncio.Event()

    async def ping() -> bool:
        asked.set()
        return True

    counted.meter.watch_redis(ping)
    running = asyncio.create_task(counted.meter.run())
    await asked.wait()
    await asyncio.sleep(0)
    running.cancel()
    assert await counted.value("redis_up") == 1
    assert await counted.value("redis_ping_seconds_count") == 1


async def test_without_breakers_the_platform_is_timed_too() -> None:
    counted = Counted.make(breaker=False)
    await counted.console.signed_in()
    assert await counted.value("upstream_seconds_count", operation="authLogin") == 1
    assert await counted.value("areas_slow") == 0
