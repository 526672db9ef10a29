"""Connections that send half a request, or nothing, from many addresses: others are served as before,
and each of them is cut."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Callable
from typing import Any

from tests.attack.console_process import ROOT, Browser, Connection, Timed, console_process, percentile, signed_in
from tests.attack.delayed_platform import delayed_platform

PATHS = ("/api/general", "/healthz", "/api/operators", "/api/activities")


async def served(browser: Browser, until: asyncio.Future[Any]) -> list[Timed]:
    """What some modest users are answered, each on a kept connection."""

    async def user(path: str) -> list[Timed]:
        answers: list[Timed] = []
        async with Connection.to(browser.port) as connection:
            while not until.done():
                answers.append(await connection.ask(browser.get(path)))
                await asyncio.sleep(0.01)
        return answers

    return [answer for answers in await asyncio.gather(*(user(path) for path in PATHS)) for answer in answers]


async def slow_senders(port: int, count: int, seconds: float, seed: int) -> dict[str, int]:
    command = [sys.executable, "-m", "tests.attack.slow_senders", *map(str, (port, count, seconds, seed))]
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    received, _ = await process.communicate()
    counts: dict[str, int] = json.loads(received)
    return counts


async def test_slow_senders_are_cut_and_others_do_not_notice(
    prove: bool, seed: int, figure: Callable[[str], None]
) -> None:
    count, limit, patience = (2000, 8.0, 40.0) if prove else (300, 1.0, 15.0)
    limits = {"bff_headers_seconds": limit, "bff_body_grace_seconds": limit}
    async with (
        asyncio.timeout(120),
        delayed_platform() as platform,
        console_process(platform.url, **limits) as port,
    ):
        (browser,) = await signed_in(port, "modest@console.test")
        calm = await served(browser, asyncio.create_task(asyncio.sleep(2 * limit if prove else 2)))
        senders = asyncio.create_task(slow_senders(port, count, patience, seed))
        began = time.monotonic()
        attacked = await served(browser, senders)
        took, counts = time.monotonic() - began, await senders
        after = await served(browser, asyncio.create_task(asyncio.sleep(0.2)))
    assert {answer.status for answer in (*calm, *attacked, *after)} == {200}
    assert counts == {"opened": count, "cut": count}
    usual, under = (percentile((answer.seconds for answer in answers), 0.99) for answers in (calm, attacked))
    figure(
        f"slowloris: {count} connections that never finish, all cut within {took:.1f} s (limit {limit:g} s); "
        f"others' p99 {usual:.1f} ms, under attack {under:.1f} ms ({under / usual:.2f} times), "
        f"{len(attacked)} requests, all answered"
    )
