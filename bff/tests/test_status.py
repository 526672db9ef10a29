"""How each process of the console does, told to those who keep it running."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest

from bff.tests import shared_stores
from bff.tests.driver import ADMIN, AFFILIATE, AURORA, DEV_OPS, SUPER_ADMIN, Browser, Console
from bff.tests.shared_stores import NEEDS_REDIS, Server
from bff.tests.test_shared_sessions import Consoles
from contracts.areas.console_status import ConsoleStatus
from contracts.deviations import deviations_of
from contracts.table import TABLE
from contracts.texts import DENIED

PATH = "/api/settings/status"


async def status(browser: Browser) -> dict[str, Any]:
    answer = await browser.get(PATH)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert deviations_of(TABLE["consoleStatus"], told["data"], told) == []
    ConsoleStatus.model_validate_json(msgspec.json.encode(told["data"]))
    found: dict[str, Any] = told["data"]
    return found


@pytest.mark.parametrize(("user", "is_open"), [(SUPER_ADMIN, True), (ADMIN, True), (DEV_OPS, True), (AURORA, False)])
async def test_it_is_for_those_of_the_platform(user: dict[str, Any], is_open: bool) -> None:
    console = Console()
    browser = await console.signed_in(user)
    answer = await browser.get(PATH)
    assert (answer.status_code, answer.json()["messages"]) == ((200, []) if is_open else (403, [DENIED]))
    assert console.platform.seen == []  # the platform is not asked


async def test_without_its_permission_it_is_closed() -> None:
    user = {**SUPER_ADMIN, "user": {**SUPER_ADMIN["user"], "permissions": ["dev"]}}
    assert (await (await Console().signed_in(user)).get(PATH)).status_code == 403
    assert (await (await Console().signed_in(AFFILIATE)).get(PATH)).status_code == 403
    assert (await Console().browser().get(PATH)).status_code == 401


async def test_one_process_tells_of_itself() -> None:
    console = Console(upstream_slots=12)
    browser = await console.signed_in()
    await console.signed_in()
    console.clock.advance(60)
    console.platform.answers("GET", "/operators/transform")
    await browser.get("/api/operators/transform?opId=aurora")
    told = await status(browser)
    (process,) = told["processes"]
    assert told["redis"] is None
    assert (process["sessions"], process["calls"]) == (2, {"held": 0, "waiting": 0, "limit": 12})
    assert (process["build"], process["isStopping"], process["redisFailures"]) == ("checkout", False, None)
    assert process["startedAt"] < process["toldAt"]
    assert process["memoryMb"] > 10
    (area,) = [area for area in process["areas"] if area["area"] == "transforms"]
    assert (area["calls"], area["isSlow"]) == (1, False)
    assert area["medianMs"] >= 0
    console.connections.stopping = True
    assert (await status(browser))["processes"][0]["isStopping"] is True


async def test_breakers_and_deviations_are_told() -> None:
    console = Console(breaker_failures=3, deviations_every=1)
    browser = await console.signed_in()
    console.platform.router.get("/operators/transform").mock(side_effect=httpx.ReadError("cut"))
    for _ in range(3):
        await browser.get("/api/operators/transform?opId=aurora")
    console.platform.answers("GET", "/tooltips", data={"tooltips": "none"})
    await browser.get("/api/tooltips")
    deviations = console.app.proxy.deviations
    assert deviations is not None
    await deviations.settle()
    (process,) = (await status(browser))["processes"]
    (breaker,) = process["breakers"]
    assert (breaker["area"], breaker["operation"]) == ("transforms", "transformPreview")
    assert 0 < breaker["secondsLeft"] <= 5
    assert process["deviationCount"] == len(process["deviations"]) > 0
    assert {one["operation"] for one in process["deviations"]} <= {"tooltips", "authLogin"}


async def test_without_breakers_there_are_none() -> None:
    (process,) = (await status(await Console(breaker=False, deviations_every=0).signed_in()))["processes"]
    assert (process["breakers"], process["areas"], process["deviations"]) == ([], [], [])


async def told_of(browser: Browser, count: int) -> dict[str, Any]:
    async with asyncio.timeout(20):
        while len((told := await status(browser))["processes"]) < count:  # noqa: ASYNC110 - nothing else says so
            await asyncio.sleep(0.05)
    return told


@pytest.mark.parametrize("make", [pytest.param(shared_stores.server, marks=NEEDS_REDIS)])
async def test_with_redis_every_process_is_told_of(make: Callable[[], Server]) -> None:
    consoles = Consoles(make().url)
    try:
        browser = await consoles.one.signed_in()
        await consoles.other.signed_in()
        for board in (consoles.one.app.stores.board, consoles.other.app.stores.board):
            assert board is not None
            await board.tell()  # type: ignore[attr-defined]  # as it does every two seconds
        told = await told_of(browser, 2)
        assert len({process["_id"] for process in told["processes"]}) == 2
        assert told["redis"]["isReached"] is True
        assert told["redis"]["ms"] >= 0
        assert {process["redisFailures"] for process in told["processes"]} == {0}
    finally:
        await consoles.aclose()


@pytest.mark.parametrize("make", [pytest.param(Server, marks=NEEDS_REDIS)])
async def test_while_redis_is_away_it_says_so(make: Callable[[], Server]) -> None:
    server = make()
    consoles = Consoles(server.url)
    try:
        browser = await consoles.one.signed_in()
        assert (await status(browser))["redis"]["isReached"] is True
        server.stop()
        told = await status(browser)  # the clock stands, and its session was read within this second
        assert told["redis"] == {"isReached": False, "ms": None}
        assert len(told["processes"]) == 1
    finally:
        await consoles.aclose()
        server.stop()
