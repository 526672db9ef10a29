"""What one user asks too much of is refused at once, while the others are served; all through the app."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import httpx

from bff.tests.driver import SUPER_ADMIN, Browser, Console, envelope
from bff.tests.sample import FRESH, ZONES

ELSEWHERE = replace(FRESH, id="elsewhere", area="elsewhere", path="/api/sample/elsewhere")
SLOTS, QUEUE = 16, 16
SETTINGS: dict[str, Any] = {"upstream_slots": SLOTS, "upstream_queue": QUEUE, "upstream_wait_seconds": 60}


def user(code: str) -> dict[str, Any]:
    return {**SUPER_ADMIN, "user": {**SUPER_ADMIN["user"], "userCode": code}}


class Held:
    """A console whose platform holds the area `sample` back until told."""

    def __init__(self) -> None:
        self.console = Console((FRESH, ZONES, ELSEWHERE), **SETTINGS)
        self.may_answer = asyncio.Event()
        self.under_way = 0
        self.console.platform.router.get("/sample/fresh").mock(side_effect=self._hold)
        self.console.platform.answers("GET", "/sample/elsewhere", {})

    async def _hold(self, _: httpx.Request) -> httpx.Response:
        self.under_way += 1
        await self.may_answer.wait()
        return httpx.Response(200, json=envelope({}))

    async def asks(self, browser: Browser, calls: int) -> list[asyncio.Task[httpx.Response]]:
        """So many calls at once; those that can be answered are, when this returns."""
        tasks = [asyncio.create_task(browser.get("/api/sample/fresh")) for _ in range(calls)]
        for _ in range(200):
            await asyncio.sleep(0)
        return tasks


async def test_what_is_beyond_a_users_share_is_refused_while_the_rest_waits() -> None:
    held = Held()
    greedy = await held.console.signed_in(user("greedy"))
    modest = await held.console.signed_in(user("modest"))
    tasks = await held.asks(greedy, 100)
    done = [task.result() for task in tasks if task.done()]
    assert held.under_way == SLOTS // 8
    assert len(tasks) - len(done) == SLOTS // 8 + QUEUE // 4
    assert {(answer.status_code, answer.headers.get("retry-after")) for answer in done} == {(503, "1")}
    assert (await modest.get("/api/sample/elsewhere")).status_code == 200
    modest_tasks = await held.asks(modest, 1)
    assert held.under_way == SLOTS // 8 + 1
    held.may_answer.set()
    late = [await task for task in [*tasks, *modest_tasks]]
    assert sum(answer.status_code == 200 for answer in late) == SLOTS // 8 + QUEUE // 4 + 1


async def test_one_area_leaves_three_quarters_to_the_others() -> None:
    held = Held()
    tasks: list[asyncio.Task[httpx.Response]] = []
    for number in range(6):
        tasks += await held.asks(await held.console.signed_in(user(f"u{number}")), 2)
    assert held.under_way == SLOTS // 4
    another = await held.console.signed_in(user("another"))
    assert (await another.get("/api/sample/elsewhere")).status_code == 200
    held.may_answer.set()
    assert {(await task).status_code for task in tasks} == {200}
