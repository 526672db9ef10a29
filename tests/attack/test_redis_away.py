"""Redis goes away under load, and comes back: every call is told within a second, nobody's cookie is cleared, and the
console goes on by itself."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import httpx
import pytest

from bff.tests.shared_stores import NEEDS_REDIS, Server, new_prefix
from bff.tests.test_drain import Running, client, running

pytestmark = list(NEEDS_REDIS)

BROWSERS = 8
CALLS = ("/api/users/me", "/api/billingV2/invoices", "/api/auth/sessions")
SLOWEST_SECONDS = 1.0


@dataclass
class Load:
    """Signed-in browsers that call on and on; what each call was answered, and how long it took."""

    console: Running
    answered: list[tuple[int, float, bool]] = field(default_factory=list)
    stop: asyncio.Event = field(default_factory=asyncio.Event)

    async def browse(self, browser: httpx.AsyncClient) -> None:
        while not self.stop.is_set():
            for path in CALLS:
                began = time.monotonic()
                answer = await browser.get(path)
                took = time.monotonic() - began
                self.answered.append((answer.status_code, took, "set-cookie" in answer.headers))
                await asyncio.sleep(0.01)


@pytest.mark.parametrize("comes_back", ["as it was", "empty"])
async def test_redis_away_under_load(comes_back: str, prove: bool, figure: Callable[[str], None]) -> None:
    server, seconds = Server(), 60 if prove else 2
    settings = {
        "BFF_REDIS_URL": server.url,
        "BFF_SECRET_KEYS": "a-key-of-this-attack",
        "BFF_REDIS_PREFIX": new_prefix(),
    }
    try:
        async with running(seconds + 60, **settings, BFF_SIGN_IN_SUCCESSES="0") as (console, _):
            assert console.process.stdout is not None
            lines = asyncio.create_task(console.process.stdout.read())
            browsers = [client(console) for _ in range(BROWSERS)]
            for browser in browsers:
                form = {"email": "a@b.test", "password": "p"}
                assert (await browser.post("/api/auth/login", json=form)).status_code == 200
            load = Load(console)
            asking = [asyncio.create_task(load.browse(browser)) for browser in browsers]
            before = await told(load, 200)
            away(server, comes_back)
            await asyncio.sleep(1.5)  # a session that was read is used for a second
            load.answered.clear()
            await asyncio.sleep(seconds)
            during = list(load.answered)
            probes = [(await browsers[0].get(path)).status_code for path in ("/readyz", "/healthz", "/admin")]
            back(server, comes_back)
            await told(load, 200 if comes_back == "as it was" else 401)
            load.stop.set()
            await asyncio.gather(*asking)
            assert (await browsers[0].post("/api/auth/login", json=form)).status_code == 200
            for browser in browsers:
                await browser.aclose()
            console.terminate()
            await console.process.wait()
            await lines
    finally:
        server.stop()
    assert before
    assert {status for status, _, _ in during} == {503}
    assert not any(has_cookie for _, _, has_cookie in load.answered + during)
    assert probes[:2] == [503, 200]
    assert probes[2] in (200, 503)  # a page, where the web app is built
    slowest = max(took for _, took, _ in during)
    if prove:
        assert slowest <= SLOWEST_SECONDS
    figure(
        f"Redis away for {seconds} s ({comes_back}): {len(during)} calls were told so, the slowest in {slowest:.2f} s"
    )


def away(server: Server, comes_back: str) -> None:
    """It stops, or answers nobody: then it is as it was once it goes on."""
    if comes_back == "empty":
        server.stop()
    else:
        server.process.send_signal(signal.SIGSTOP)


def back(server: Server, comes_back: str) -> None:
    if comes_back == "empty":
        server.start()
    else:
        server.process.send_signal(signal.SIGCONT)


async def told(load: Load, status: int) -> bool:
    """Waits until calls are answered so."""
    load.answered.clear()
    async with asyncio.timeout(20):
        while not any(one[0] == status for one in load.answered[-BROWSERS:]):  # noqa: ASYNC110 - nothing else says so
            await asyncio.sleep(0.02)
    return True
