"""Browsers that leave, at any moment and in numbers: afterwards every slot and every place in a queue is free."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

from tests.attack.console_process import Browser, Connection, console_process, signed_in
from tests.attack.delayed_platform import ENDLESS, FILES, DelayedPlatform, delayed_platform

AREAS = ("/api/players", "/api/activities", "/api/operators", "/api/withdraw/treasuries", "/api/dev/dns")
DOWNLOAD = f"/api{FILES}{ENDLESS}"
WRITE = "/api/billingV2/invoice"
USERS = 6
SETTINGS = {
    "bff_upstream_slots": 16,
    "bff_upstream_queue": 8,
    "bff_upstream_wait_seconds": 10,
    "bff_download_slots": 4,
    "bff_breaker": False,  # what is slow would get less room
}


async def leave(browser: Browser, rng: random.Random) -> None:
    """Asks for something and is gone before, while or after it is answered."""
    raw = rng.choice(
        [
            browser.get(rng.choice(AREAS)),
            browser.get(rng.choice(AREAS)),
            browser.get(DOWNLOAD),
            browser.write("PUT", WRITE, {"invoiceId": "i1", "opId": "aurora"}),
        ]
    )
    async with Connection.to(browser.port) as connection:
        connection.writer.write(raw[: rng.randint(1, len(raw))] if rng.random() < 0.1 else raw)
        await asyncio.sleep(rng.random() * 0.2)
        connection.writer.transport.abort()


async def room(platform: DelayedPlatform, browsers: list[Browser]) -> tuple[int, int]:
    """How many calls reach a platform that answers none, and how many are answered once it does."""
    platform.may_answer.clear()
    calls = [asyncio.create_task(one.ask(one.get(path))) for path in AREAS for one in browsers for _ in range(2)]
    reached = -1
    while reached < platform.under_way or not any(call.done() for call in calls):
        reached = platform.under_way
        await asyncio.sleep(0.2)
    platform.may_answer.set()
    answers = await asyncio.gather(*calls)
    return reached, sum(answer.status == 200 for answer in answers)


async def settle(platform: DelayedPlatform) -> None:
    """Waits until those that waited for a slot, their browsers gone, have had it too."""
    asked = -1
    while platform.under_way or asked != platform.asked.total():
        asked = platform.asked.total()
        await asyncio.sleep(0.5)


async def test_nothing_is_kept_for_those_who_left(
    prove: bool, rng: random.Random, figure: Callable[[str], None]
) -> None:
    storm = 5000 if prove else 250
    names = [f"user-{number}@console.test" for number in range(USERS)]
    async with delayed_platform() as platform, console_process(platform.url, **SETTINGS) as port, asyncio.timeout(120):
        browsers = await signed_in(port, *names)
        before = await room(platform, browsers)
        platform.delays = {path.removeprefix("/api"): 0.05 for path in AREAS}
        for _ in range(storm // 250):
            await asyncio.gather(*(leave(rng.choice(browsers), rng) for _ in range(250)))
        await settle(platform)
        platform.delays.clear()
        after = await room(platform, browsers)
        health = await browsers[0].ask(browsers[0].get("/healthz"))
    assert health.status == 200
    assert platform.asked["/billingV2/invoice"]
    assert after == before
    figure(
        f"cancel storms: {storm} browsers left; room for {before[0]} calls at once and {before[1]} with those "
        f"that wait before, for {after[0]} and {after[1]} after"
    )
