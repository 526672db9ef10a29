"""An answer is shared only where whoever it was made for is known to have been unchanged over the whole call."""

from __future__ import annotations

import asyncio

import httpx
import pytest
import respx

from bff.tests.driver import AURORA_MANAGER, SERVICE_TOKEN, Browser, Console, envelope
from bff.tests.sample import SAMPLE

POLL = "/api/sample/poll"
MANAGER = AURORA_MANAGER["user"]["userCode"]
COLLEAGUE = {**AURORA_MANAGER, "user": {**AURORA_MANAGER["user"], "userCode": "colleague"}}
WIDER = {**AURORA_MANAGER, "operators": [*AURORA_MANAGER["operators"], {"opId": "borealis", "title": "Borealis"}]}
CHANGE = {"realm": "default", "userCode": MANAGER}


class Stage:
    """A manager and a colleague of the same rights, until the platform gives the manager more: each answer says whose
    it is."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.held: asyncio.Event | None = None
        self.reached = asyncio.Event()
        self.fails = False
        self.route: respx.Route = console.platform.router.get("/sample/poll").mock(side_effect=self._answer)
        console.platform.answers("GET", "/sample/zones", {})

    async def _answer(self, request: httpx.Request) -> httpx.Response:
        token, fails = request.headers["authorization"], self.fails
        self.reached.set()
        if self.held is not None:
            await self.held.wait()
        if fails:
            return httpx.Response(500)
        return httpx.Response(200, json=envelope({"token": token}))

    async def sign_in(self) -> tuple[Browser, Browser]:
        return await self.console.signed_in(AURORA_MANAGER), await self.console.signed_in(COLLEAGUE)

    def widen(self) -> None:
        """The platform gives the manager a tenant; who the user is, is told from now on."""
        self.console.platform.changes.append(CHANGE)
        self.console.platform.answers("GET", "/users/me", WIDER)

    async def pass_time(self, seconds: float) -> None:
        self.console.clock.advance(seconds)
        if self.console.app.feed is not None:
            assert await self.console.feed()


async def stage(service_token: str = SERVICE_TOKEN) -> Stage:
    made = Stage(Console(SAMPLE, service_token=service_token))
    await made.pass_time(0.1)
    made.console.clock.advance(0.1)
    return made


async def whose(browser: Browser) -> str:
    answer = await browser.get(POLL)
    assert answer.status_code == 200, answer.text
    token: str = answer.json()["data"]["token"]
    return token.removeprefix("Bearer ")


@pytest.mark.parametrize("service_token", [SERVICE_TOKEN, ""], ids=["with the feed", "without the feed"])
@pytest.mark.parametrize("passed", [0.0, 0.1, 0.9, 5.0])
async def test_nobody_gets_what_was_made_for_a_user_who_may_see_more_by_then(service_token: str, passed: float) -> None:
    here = await stage(service_token)
    manager, colleague = await here.sign_in()
    await here.pass_time(0.1)
    assert (await manager.get("/api/sample/zones")).status_code == 200
    here.widen()
    assert await whose(manager) == "token-1"
    here.console.clock.advance(passed)
    assert (await colleague.get("/api/sample/zones")).status_code == 200
    for _ in range(9):
        assert await whose(colleague) == "token-2"
        await here.pass_time(0.5)


@pytest.mark.parametrize("service_token", [SERVICE_TOKEN, ""], ids=["with the feed", "without the feed"])
async def test_nobody_who_waits_does_either(service_token: str) -> None:
    here = await stage(service_token)
    manager, colleague = await here.sign_in()
    here.held = asyncio.Event()
    asking = asyncio.create_task(whose(manager))
    await here.reached.wait()
    here.widen()
    waiting = asyncio.create_task(whose(colleague))
    await asyncio.sleep(0)
    here.held.set()
    assert [await asking, await waiting] == ["token-1", "token-2"]


async def test_what_a_maker_filled_goes_when_the_feed_names_them() -> None:
    here = await stage()
    manager, colleague = await here.sign_in()
    await here.pass_time(0.1)
    assert [await whose(manager), await whose(colleague)] == ["token-1", "token-1"]
    here.console.clock.advance(0.1)
    here.widen()
    await here.pass_time(0.1)
    assert await whose(colleague) == "token-2"


async def test_nothing_is_kept_under_an_identity_that_a_call_began_with_and_that_is_not_the_latest() -> None:
    here = await stage()
    manager, colleague = await here.sign_in()
    await here.pass_time(0.1)
    here.held, here.fails = asyncio.Event(), True
    first = asyncio.create_task(colleague.get(POLL))
    await here.reached.wait()
    waiting = asyncio.create_task(whose(manager))
    await asyncio.sleep(0)
    here.widen()
    await here.pass_time(0.1)
    here.console.clock.advance(0.1)
    assert (await manager.get("/api/users/me")).status_code == 200
    here.console.clock.advance(0.1)
    here.fails = False
    here.held.set()
    assert ((await first).status_code, await waiting) == (500, "token-1")
    await here.pass_time(0.1)
    assert await whose(colleague) == "token-2"


async def test_after_a_gap_in_the_feed_only_who_was_identified_since_makes_what_others_get() -> None:
    here = await stage()
    manager, colleague = await here.sign_in()
    here.console.platform.boot = "another boot"
    await here.pass_time(0.1)
    here.console.clock.advance(0.1)
    assert [await whose(manager), await whose(colleague)] == ["token-1", "token-2"]
    assert (await manager.get("/api/users/me")).status_code == 200
    assert (await colleague.get("/api/sample/zones")).status_code == 200
    here.console.clock.advance(10)
    await here.pass_time(0.1)
    assert [await whose(manager), await whose(colleague)] == ["token-1", "token-1"]


async def test_a_feed_that_fails_vouches_for_nobody() -> None:
    here = await stage()
    manager, colleague = await here.sign_in()
    await here.pass_time(0.1)
    here.console.platform.feed.mock(side_effect=[httpx.Response(503)])
    assert [await whose(manager), await whose(colleague)] == ["token-1", "token-2"]


async def test_an_answer_that_comes_late_is_as_old_as_its_asking() -> None:
    here = await stage()
    manager, colleague = await here.sign_in()
    here.held = asyncio.Event()
    asking = asyncio.create_task(whose(manager))
    await here.reached.wait()
    await here.pass_time(9.5)
    here.held.set()
    assert await asking == "token-1"
    await here.pass_time(0.4)
    assert await whose(colleague) == "token-1"
    await here.pass_time(0.1)
    assert await whose(colleague) == "token-2"
