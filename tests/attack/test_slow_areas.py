"""Areas that have become slow, and users who keep asking them: the other areas are served as before."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from tests.attack.console_process import Browser, Connection, Timed, console_process, percentile, signed_in
from tests.attack.delayed_platform import DelayedPlatform, delayed_platform

SLOW = ("/api/players", "/api/transactions/cashback", "/api/withdraw/treasuries", "/api/billingV2/invoices")
FAST = ("/api/activities", "/api/operators", "/api/dev/dns", "/api/dev/app-service/apps")
USUAL_SECONDS = 0.01
SLOW_SECONDS = 1.2
USERS = 12
CALLERS_PER_USER = 4
QUEUE = 8


async def ask_for(seconds: float, browser: Browser, path: str, pause: float = 0.0) -> list[Timed]:
    """One call after the other on a kept connection; after a refusal as much later as it says."""
    answers: list[Timed] = []
    end = time.perf_counter() + seconds
    async with Connection.to(browser.port) as connection:
        while time.perf_counter() < end:
            answers.append(await connection.ask(browser.get(path)))
            await asyncio.sleep(min(float(answers[-1].retry_after or pause), end - time.perf_counter()))
    return answers


async def phase(
    platform: DelayedPlatform, browsers: list[Browser], slow: tuple[str, ...], seconds: float
) -> tuple[list[Timed], list[Timed]]:
    """What the fast areas and the slow ones were answered, while so many were slow."""
    for path in slow:
        platform.delays[path.removeprefix("/api")] = SLOW_SECONDS
    users, modest = browsers[:-1], browsers[-1]
    stuck = [
        asyncio.create_task(ask_for(seconds, user, path))
        for path in slow
        for user in users
        for _ in range(CALLERS_PER_USER)
    ]
    await asyncio.sleep(0.3)
    fast = await asyncio.gather(*(ask_for(seconds, modest, path, 0.01) for path in FAST))
    ended = [answer for answers in await asyncio.gather(*stuck) for answer in answers]
    return [answer for answers in fast for answer in answers], ended


async def test_slow_areas_keep_to_themselves(prove: bool, figure: Callable[[str], None]) -> None:
    seconds = 10.0 if prove else 0.8
    names = [f"user-{number}@console.test" for number in range(USERS)]
    async with (
        delayed_platform() as platform,
        console_process(platform.url, bff_upstream_queue=QUEUE) as port,
        asyncio.timeout(120),
    ):
        platform.delays = {path.removeprefix("/api"): USUAL_SECONDS for path in (*SLOW, *FAST)}
        browsers = await signed_in(port, *names, "modest@console.test")
        await asyncio.gather(*(ask_for(0.5, browsers[-1], path) for path in SLOW))
        before, _ = await phase(platform, browsers, (), seconds)
        one, stuck_by_one = await phase(platform, browsers, SLOW[:1], seconds)
        four, stuck_by_four = await phase(platform, browsers, SLOW, seconds)
    for name, fast in (("none", before), ("one", one), ("four", four)):
        assert {answer.status for answer in fast} == {200}, name
        assert len(fast) >= 2 * len(FAST), name
    for stuck in (stuck_by_one, stuck_by_four):
        assert {answer.status for answer in stuck} <= {200, 503}
        refused = [answer for answer in stuck if answer.status == 503]
        assert refused
        assert all(answer.retry_after for answer in refused)
        assert min(answer.seconds for answer in refused) < SLOW_SECONDS / 4
    usual, late_by_one, late_by_four = (
        percentile((answer.seconds for answer in fast), 0.99) for fast in (before, one, four)
    )
    at_once = percentile((answer.seconds for answer in stuck_by_four if answer.status == 503), 0.5)
    figure(
        f"slow areas: others' p99 {usual:.1f} ms, with one slow {late_by_one:.1f} ms "
        f"({late_by_one / usual:.2f} times), with four slow {late_by_four:.1f} ms ({late_by_four / usual:.2f} times); "
        f"half of the refusals within {at_once:.1f} ms"
    )
