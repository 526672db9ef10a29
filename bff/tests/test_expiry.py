"""A session ends when nobody uses it, and in any case after its longest time. Polls keep none awake."""

from __future__ import annotations

import httpx
import pytest

from bff.tests.driver import SUPER_ADMIN, Browser, Console

IDLE, MAX = 600, 3600


async def active() -> tuple[Console, Browser]:
    console = Console(session_idle_seconds=IDLE, session_max_seconds=MAX)
    console.platform.answers("GET", "/users/me", SUPER_ADMIN)
    return console, await console.signed_in()


async def status(browser: Browser, **headers: str) -> int:
    answer = await browser.get("/api/users/me", headers=headers)
    if answer.status_code == 401:
        assert answer.json()["status"] == "UNAUTHENTICATED"
        assert answer.json()["messages"] == ["Your session has ended. Please sign in again."]
    return answer.status_code


async def test_a_second_before_the_idle_limit_and_at_it() -> None:
    console, browser = await active()
    console.clock.advance(IDLE - 1)
    assert await status(browser) == 200
    console.clock.advance(IDLE)
    assert await status(browser) == 401


async def test_each_request_begins_the_idle_time_anew() -> None:
    console, browser = await active()
    for _ in range(4):
        console.clock.advance(IDLE - 1)
        assert await status(browser) == 200


async def test_a_poll_keeps_no_session_awake() -> None:
    console, browser = await active()
    for _ in range(IDLE // 100 - 1):
        console.clock.advance(100)
        assert await status(browser, **{"x-background": "1"}) == 200
    console.clock.advance(100)
    assert await status(browser, **{"x-background": "1"}) == 401


async def test_the_longest_time_holds_for_the_busy_too() -> None:
    console, browser = await active()
    for _ in range(MAX // 300 - 1):
        console.clock.advance(300)
        assert await status(browser) == 200
    console.clock.advance(300)
    assert await status(browser) == 401


async def test_each_answer_tells_how_long_the_session_lasts() -> None:
    console, browser = await active()
    left = []
    for background in ("0", "1"):
        console.clock.advance(100)
        answer = await browser.get("/api/users/me", headers={"x-background": background})
        left.append(answer.headers["x-session-left"])
    assert left == [f"idle={IDLE}, max={MAX - 100}", f"idle={IDLE - 100}, max={MAX - 200}"]
    console.clock.advance(IDLE)
    assert "x-session-left" not in (await browser.get("/api/users/me")).headers
    assert "x-session-left" not in (await console.browser().get("/api/users/me")).headers


async def test_nothing_goes_up_for_a_session_that_ended() -> None:
    console, browser = await active()
    console.clock.advance(IDLE)
    await status(browser)
    assert console.platform.seen == []


async def test_when_the_platform_ends_it_it_ends_here() -> None:
    console, browser = await active()
    route = console.platform.router.get("/general").respond(401, json={"message": "Token expired"})
    answer = await browser.get("/api/general")
    assert answer.status_code == 401
    assert answer.json()["status"] == "UNAUTHENTICATED"
    assert "set-cookie" not in answer.headers
    await browser.get("/api/general")
    assert route.call_count == 1


@pytest.mark.parametrize("cookie", ["", "pitboss_session=", "pitboss_session=a.b", "other=1"])
async def test_no_cookie_of_ours_is_no_session(cookie: str) -> None:
    _, browser = await active()
    browser.cookies = httpx.Cookies()
    assert await status(browser, cookie=cookie) == 401
