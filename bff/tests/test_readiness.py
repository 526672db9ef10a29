"""/readyz asks the platform once at a time, and not again within a second."""

from __future__ import annotations

import asyncio

import httpx

from bff.tests.driver import Console


async def test_two_hundred_at_once_ask_once() -> None:
    console = Console()
    under_way: list[int] = [0, 0]

    async def slow(_: httpx.Request) -> httpx.Response:
        under_way[0] += 1
        under_way[1] = max(under_way)
        await asyncio.sleep(0.05)
        under_way[0] -= 1
        return httpx.Response(200)

    route = console.platform.router.get("/healthz").mock(side_effect=slow)
    browser = console.browser()
    answers = await asyncio.gather(*(browser.get("/readyz") for _ in range(200)))
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.json()["status"] for answer in answers} == {"ready"}
    assert under_way == [0, 1]
    assert route.call_count == 1
    assert (await browser.get("/readyz")).status_code == 200
    assert route.call_count == 1


async def test_a_platform_that_is_away_is_asked_no_more_often() -> None:
    console = Console()
    route = console.platform.router.get("/healthz").mock(side_effect=httpx.ConnectError("refused"))
    browser = console.browser()
    answers = await asyncio.gather(*(browser.get("/readyz") for _ in range(50)))
    assert {answer.status_code for answer in answers} == {503}
    assert route.call_count == 1
