"""A connection that sends nothing, too little or too slowly ends; there are only so many of them."""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import sys
import time
from typing import Any

import pytest

from bff.environment import load
from bff.requests import connections as module
from bff.requests.draining import RESERVED_FILES, affordable
from bff.tests.driver import Console
from bff.tests.serving import ask, request, serving
from bff.tests.test_drain import ROOT

HEAD = b"GET /healthz HTTP/1.1\r\nhost: console.test\r\n"
POST = (
    b"POST /api/auth/login HTTP/1.1\r\nhost: console.test\r\nx-requested-with: pitboss\r\n"
    b"origin: http://console.test\r\ncontent-type: application/json\r\n"
)
SHORT = 0.4


@pytest.fixture(autouse=True)
def quick_sweep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SWEEP_SECONDS", 0.05)


def console(**settings: Any) -> Console:
    return Console(**{"headers_seconds": SHORT, "body_grace_seconds": SHORT, "keep_alive_seconds": 30, **settings})


async def all_of(port: int, *parts: bytes, pause: float = 0) -> bytes:
    """All that comes until the server ends the connection, which it must."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        answer = asyncio.create_task(reader.read())
        for part in parts:
            writer.write(part)
            await asyncio.sleep(pause)
        async with asyncio.timeout(10):
            return await answer
    finally:
        writer.close()


def test_the_limits_of_the_rules() -> None:
    settings = load({})
    assert (settings.headers_seconds, settings.body_grace_seconds, settings.keep_alive_seconds) == (10, 10, 75)
    assert (settings.connections, settings.connections_per_address, settings.drain_seconds) == (10_000, 200, 20)


async def test_silence_is_cut_without_a_word() -> None:
    async with serving(console()) as port:
        assert await all_of(port) == b""


@pytest.mark.parametrize("parts", [[HEAD], [b"G"], [HEAD + b"x: ", *[b"y"] * 30]], ids=["half", "a letter", "drops"])
async def test_headers_that_do_not_end_are_408(parts: list[bytes]) -> None:
    async with serving(console()) as port:
        head, _, body = (await all_of(port, *parts, pause=0.05)).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408 Request Timeout\r\n")
    assert b"connection: close" in head
    assert json.loads(body)["status"] == "TIMEOUT"


@pytest.mark.parametrize("length", [b"content-length: 50\r\n", b"transfer-encoding: chunked\r\n"])
async def test_a_body_that_does_not_end_is_408(length: bytes) -> None:
    drops = [b"1\r\n \r\n" if b"chunked" in length else b" "] * 30
    async with serving(console()) as port:
        assert (await all_of(port, POST + length + b"\r\n")).startswith(b"HTTP/1.1 408 ")
        assert (await all_of(port, POST + length + b"\r\n", *drops, pause=0.05)).startswith(b"HTTP/1.1 408 ")


async def test_a_body_of_some_kilobytes_a_second_is_read_however_long_it_takes() -> None:
    body = b'{"email":"a@b.test","password":"x"}'
    body += b" " * (4096 - len(body))
    parts = [body[start : start + 256] for start in range(0, len(body), 256)]
    async with serving(console()) as port:
        began = time.monotonic()
        answer = await all_of(port, POST + b"connection: close\r\ncontent-length: 4096\r\n\r\n", *parts, pause=0.08)
        assert time.monotonic() - began > 2 * SHORT
    assert answer.startswith(b"HTTP/1.1 401 ")


async def test_bytes_sent_at_once_buy_no_more_than_the_grace() -> None:
    """Else 59 KB would hold a connection for a minute."""
    async with serving(console()) as port:
        start = b"PUT /api/billingV2/invoice HTTP/1.1\r\nhost: console.test\r\ncontent-length: 60000\r\n\r\n"
        answer = await all_of(port, start + b" " * 59_000)
    assert answer.startswith(b"HTTP/1.1 403 ")


@pytest.mark.parametrize(
    ("start", "more"),
    [(b"content-length: 9\r\n\r\n{", b""), (b"transfer-encoding: chunked\r\n\r\n1\r\n{\r\n", b"no chunk\r\n")],
)
async def test_a_request_that_is_answered_before_its_end_is_answered_once(start: bytes, more: bytes) -> None:
    async with serving(console()) as port:
        answer = await all_of(port, POST + b"origin: http://evil.test\r\n" + start, more, pause=0.2)
    assert answer.startswith(b"HTTP/1.1 403 ")
    assert answer.count(b"HTTP/1.1 ") == 1


async def test_an_idle_connection_stays_for_its_own_time() -> None:
    """Longer than headers may take; and bytes that begin no request do not keep it."""
    whole = HEAD + b"\r\n"
    async with serving(console(keep_alive_seconds=5 * SHORT)) as port:
        began = time.monotonic()
        assert (await all_of(port, whole, b"", pause=2 * SHORT)).count(b"200 OK") == 1
        assert time.monotonic() - began > 4 * SHORT
        assert (await all_of(port, whole, whole, pause=2 * SHORT)).count(b"200 OK") == 2
    async with serving(console()) as port:
        assert (await all_of(port, whole, *[b"\r\n"] * 20, pause=0.05)).count(b"HTTP/1.1") == 1


async def test_who_waits_for_the_platform_is_not_late() -> None:
    """Nor is the half of a next request that came meanwhile."""
    held = console()
    may_answer = asyncio.Event()

    async def slow(_: Any) -> Any:
        await may_answer.wait()
        return held.platform.router.routes["logout"].return_value

    held.platform.router.get("/healthz").mock(side_effect=slow)
    async with serving(held) as port:
        answers = asyncio.create_task(all_of(port, b"GET /readyz HTTP/1.1\r\nhost: x\r\n\r\n" + HEAD))
        await asyncio.sleep(3 * SHORT)
        may_answer.set()
        assert re.findall(rb"HTTP/1.1 (\d+)", await answers) == [b"200", b"408"]


async def test_an_answer_that_nobody_reads_is_dropped() -> None:
    """A mere close would wait for ever for the rest of it to be read."""
    served = console()
    served.platform.answers("GET", "/general", {"text": "x" * 8_000_000})
    browser = await served.signed_in()
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    async with serving(served) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=64)
        writer.write(request("GET", b"/api/general", b"cookie: " + cookie.encode()))
        assert await reader.readline() == b"HTTP/1.1 200 OK\r\n"
        async with asyncio.timeout(10):
            while served.connections.count:  # noqa: ASYNC110  # nothing says when one is cut
                await asyncio.sleep(0.05)
        writer.close()


async def test_an_address_has_so_many_connections_and_a_trusted_proxy_any_number() -> None:
    async with serving(console(connections_per_address=3, headers_seconds=10)) as port:
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        await asyncio.sleep(0.05)
        refused = await all_of(port)
        assert refused.startswith(b"HTTP/1.1 503 ")
        assert b"retry-after: 1\r\n" in refused
        elsewhere = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.9", 0))
        elsewhere[1].write(HEAD + b"\r\n")
        assert (await elsewhere[0].readline()) == b"HTTP/1.1 200 OK\r\n"
        held.pop()[1].close()
        await asyncio.sleep(0.05)
        assert (await ask(port, request("GET", b"/healthz"))).status == 200
        for _, writer in [*held, elsewhere]:
            writer.close()
    trusting = load({"BFF_TRUSTED_PROXIES": "127.0.0.0/8"}).trusted_proxies
    async with serving(console(connections_per_address=1, trusted_proxies=trusting)) as port:
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
        assert (await ask(port, request("GET", b"/healthz"))).status == 200
        for _, writer in held:
            writer.close()


async def test_all_addresses_together_have_so_many() -> None:
    async with serving(console(connections=2, headers_seconds=10)) as port:
        held = [await asyncio.open_connection("127.0.0.1", port, local_addr=(f"127.0.0.{last}", 0)) for last in (5, 6)]
        await asyncio.sleep(0.05)
        assert (await all_of(port)).startswith(b"HTTP/1.1 503 ")
        for _, writer in held:
            writer.close()


def test_connections_are_lowered_to_what_there_are_files_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    assert (affordable(10_000), affordable(800)) == (1024 - RESERVED_FILES, 800)
    monkeypatch.setattr(resource, "getrlimit", lambda _: (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert affordable(10_000) == 10_000


async def test_the_log_says_that_connections_are_lowered() -> None:
    command = ["sh", "-c", "ulimit -n 300; exec $0 -m bff", sys.executable]
    env = {"PATH": os.environ["PATH"], "BFF_PORT": "0"}
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=env, stdout=asyncio.subprocess.PIPE)
    try:
        assert process.stdout is not None
        async with asyncio.timeout(30):
            line: dict[str, Any] = {}
            while "lowered" not in line.get("event", ""):
                line = json.loads(await process.stdout.readline())
        assert (line["wanted"], line["limit"]) == (10_000, 300 - RESERVED_FILES)
    finally:
        process.kill()
        await process.wait()
