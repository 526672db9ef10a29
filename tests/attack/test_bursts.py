"""One user asks for everything at once: the others are served, and what is too much is refused at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

from tests.attack.console_process import Browser, Connection, Timed, console_process, percentile, signed_in
from tests.attack.delayed_platform import delayed_platform

WANTED = "/api/players"
ELSEWHERE = "/api/activities"
SECONDS = 0.02
WAIT_SECONDS = 20  # on a machine that is busy with the burst, what waits is served late rather than never
SLOTS, WAITING = 8, 64  # a user's
TOGETHER = 200  # connections opened at a time: the listener's queue is bounded


async def burst(browser: Browser, calls: int) -> list[Timed]:
    """That many calls of one operation at once, each on a connection of its own."""
    async with AsyncExitStack() as stack:
        connections: list[Connection] = []
        while len(connections) < calls:
            size = min(TOGETHER, calls - len(connections))
            opened = (stack.enter_async_context(Connection.to(browser.port)) for _ in range(size))
            connections += await asyncio.gather(*opened)
        raw = browser.get(WANTED)
        return await asyncio.gather(*(connection.ask(raw) for connection in connections))


async def ask_until(ended: asyncio.Event, browser: Browser, path: str) -> list[Timed]:
    """One call after the other on a kept connection."""
    answers: list[Timed] = []
    async with Connection.to(browser.port) as connection:
        while not ended.is_set():
            answers.append(await connection.ask(browser.get(path)))
            await asyncio.sleep(0.02)
    return answers


async def test_a_burst_of_one_user_harms_nobody_else(prove: bool, figure: Callable[[str], None]) -> None:
    calls = 4000 if prove else 1000
    async with (
        delayed_platform() as platform,
        console_process(platform.url, bff_upstream_wait_seconds=WAIT_SECONDS) as port,
        asyncio.timeout(120),
    ):
        platform.delays["/players"] = SECONDS
        greedy, modest = await signed_in(port, "greedy@console.test", "modest@console.test")
        ended = asyncio.Event()
        watched = {
            "the same": asyncio.create_task(ask_until(ended, modest, WANTED)),
            "another": asyncio.create_task(ask_until(ended, modest, ELSEWHERE)),
            "/healthz": asyncio.create_task(ask_until(ended, modest, "/healthz")),
        }
        await asyncio.sleep(0.1)
        answers = await burst(greedy, calls)
        ended.set()
        others = {name: await task for name, task in watched.items()}
        again = await greedy.ask(greedy.get(WANTED))
    served = [one for one in answers if one.status == 200]
    refused = [one for one in answers if one.status == 503]
    assert len(served) + len(refused) == calls
    assert len(served) >= SLOTS + WAITING
    assert min(one.seconds for one in refused) < WAIT_SECONDS / 2
    assert {one.retry_after for one in refused} == {"1"}
    assert all(one.status == 200 for asked in others.values() for one in asked)
    assert all(len(asked) >= 3 for asked in others.values())
    assert again.status == 200
    worst = {name: f"{max(one.seconds for one in asked) * 1000:.0f} ms" for name, asked in others.items()}
    figure(
        f"bursts: {calls} calls at once by one user, {len(served)} served, {len(refused)} refused "
        f"(half of them within {percentile((one.seconds for one in refused), 0.5):.0f} ms, all within "
        f"{percentile((one.seconds for one in refused), 1):.0f} ms); worst of the others: {worst}"
    )
