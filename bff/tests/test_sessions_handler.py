"""Where an account is signed in, and signing it out there: its own sessions alone, here and at the platform."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from bff.sessions import signin
from bff.tests.driver import ADMIN, START, SUPER_ADMIN, Browser, Console, envelope
from contracts import texts

SESSIONS = "/api/auth/sessions"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Safari/604.1"


def using(user_agent: str) -> dict[str, Any]:
    return {"user-agent": user_agent}


async def sessions_of(browser: Browser) -> list[dict[str, Any]]:
    answer = await browser.get(SESSIONS)
    assert answer.status_code == 200, answer.text
    sessions: list[dict[str, Any]] = answer.json()["data"]["sessions"]
    return sessions


async def is_signed_in(console: Console, browser: Browser) -> bool:
    console.platform.answers("GET", "/general", {})
    return (await browser.get("/api/general")).status_code == 200


async def desk_and_phone() -> tuple[Console, Browser, Browser]:
    """A user's two browsers, the phone's a minute after the desk's."""
    console = Console()
    desk = await console.signed_in(client="10.1.2.3", **using(FIREFOX))
    console.clock.advance(60)
    phone = await console.signed_in(client="2001:db8::7", **using(PHONE))
    return console, desk, phone


async def tokens_ended(console: Console, count: int) -> list[str]:
    """The sessions that the platform was told of, when it was told of so many."""
    for _ in range(5_000):
        if console.platform.router["logout"].call_count >= count:
            break
        await asyncio.sleep(0)
    calls = console.platform.router["logout"].calls
    return sorted(call.request.headers["authorization"].removeprefix("Bearer ") for call in calls)


async def test_each_session_says_from_where_and_when() -> None:
    console, desk, _ = await desk_and_phone()
    console.clock.advance(5)
    here, there = await sessions_of(desk)
    assert {**here, "_id": ""} == {
        "_id": "",
        "createdAt": "2027-01-15T08:00:00Z",
        "lastSeenAt": "2027-01-15T08:01:05Z",
        "address": "10.1.2.3",
        "userAgent": "Firefox 128 on Linux",
        "isCurrent": True,
    }
    assert (there["address"], there["userAgent"], there["isCurrent"]) == ("2001:db8::7", "Safari 17 on iPhone", False)
    assert console.clock.now == START + 65


async def test_the_platform_is_not_asked() -> None:
    console, desk, _ = await desk_and_phone()
    await sessions_of(desk)
    assert console.platform.seen == []


async def test_this_one_comes_first_then_the_latest_used() -> None:
    console, desk, phone = await desk_and_phone()
    await console.signed_in(**using("curl/8.5.0"))
    console.clock.advance(30)
    await sessions_of(desk)
    assert [one["userAgent"] for one in await sessions_of(phone)] == [
        "Safari 17 on iPhone",
        "Firefox 128 on Linux",
        "curl 8.5.0",
    ]


async def test_nobody_sees_anybody_elses() -> None:
    console, desk, _ = await desk_and_phone()
    other = await console.signed_in(ADMIN)
    console.platform.realm = "another-world"
    elsewhere = await console.signed_in(SUPER_ADMIN)
    assert [len(await sessions_of(browser)) for browser in (desk, other, elsewhere)] == [2, 1, 1]


async def test_a_handle_is_neither_id_nor_key() -> None:
    _, desk, _ = await desk_and_phone()
    listed = await sessions_of(desk)
    cookie = next(iter(desk.cookies.values()))
    assert all(one["_id"] not in cookie for one in listed)
    thief = httpx.Cookies({"pitboss_session": listed[0]["_id"]})
    desk.cookies = thief
    assert (await desk.get(SESSIONS)).status_code == 401


async def test_one_is_ended_here_and_at_the_platform() -> None:
    console, desk, phone = await desk_and_phone()
    there = (await sessions_of(desk))[1]
    answer = await desk.delete(SESSIONS, params={"sessionId": there["_id"]})
    assert answer.json() == {
        "success": True,
        "status": "OK",
        "data": {"endedCount": 1, "pendingCount": 1, "notQueuedCount": 0},
        "messages": ["Session Ended!"],
        "messagesFrom": "operation",
    }
    assert "set-cookie" not in answer.headers
    assert await tokens_ended(console, 1) == ["token-2"]
    assert not await is_signed_in(console, phone)
    assert await is_signed_in(console, desk)
    assert len(await sessions_of(desk)) == 1


async def test_ending_this_one_takes_the_cookie_back() -> None:
    console, desk, phone = await desk_and_phone()
    here = (await sessions_of(desk))[0]
    answer = await desk.delete(SESSIONS, params={"sessionId": here["_id"]})
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert await tokens_ended(console, 1) == ["token-1"]
    assert not await is_signed_in(console, desk)
    assert await is_signed_in(console, phone)


async def test_all_are_ended_this_one_too() -> None:
    console, desk, phone = await desk_and_phone()
    other = await console.signed_in(ADMIN)
    answer = await desk.delete(SESSIONS)
    assert answer.json()["data"] == {"endedCount": 2, "pendingCount": 2, "notQueuedCount": 0}
    assert answer.json()["messages"] == ["Signed out of 2 sessions here. The platform is being told."]
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert await tokens_ended(console, 2) == ["token-1", "token-2"]
    assert [await is_signed_in(console, browser) for browser in (desk, phone, other)] == [False, False, True]


async def test_they_end_here_while_the_platform_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signin, "PAUSE_SECONDS", 0)
    console, desk, phone = await desk_and_phone()
    console.platform.router["logout"].mock(side_effect=httpx.ConnectError("away"))
    answer = await desk.delete(SESSIONS)
    assert (answer.status_code, answer.json()["data"]["endedCount"]) == (200, 2)
    assert [await is_signed_in(console, browser) for browser in (desk, phone)] == [False, False]
    await tokens_ended(console, 2 * signin.TRIES)
    await asyncio.sleep(0.01)
    assert console.lines.getvalue().count('"event":"sign-out"') == 2


async def test_the_platform_is_told_when_it_is_there_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signin, "PAUSE_SECONDS", 0)
    console, desk, _ = await desk_and_phone()
    away, there = httpx.ConnectError("away"), httpx.Response(200, json=envelope())
    console.platform.router["logout"].mock(side_effect=[away, away, there, there])
    await desk.delete(SESSIONS)
    assert set(await tokens_ended(console, 4)) == {"token-1", "token-2"}
    assert '"event":"sign-out"' not in console.lines.getvalue()


async def test_too_many_that_wait_are_counted_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signin, "MOST_WAITING", 1)
    console, desk, phone = await desk_and_phone()
    answer = await desk.delete(SESSIONS)
    assert answer.json()["data"] == {"endedCount": 2, "pendingCount": 1, "notQueuedCount": 1}
    assert answer.json()["messages"] == [
        "Signed out of 2 sessions here. The platform is being told of 1; the rest end by themselves."
    ]
    assert [await is_signed_in(console, browser) for browser in (desk, phone)] == [False, False]


async def test_the_one_that_was_ended_is_told_so() -> None:
    console, desk, phone = await desk_and_phone()
    there = (await sessions_of(desk))[1]
    await desk.delete(SESSIONS, params={"sessionId": there["_id"]})
    answer = await phone.get(SESSIONS)
    assert (answer.status_code, answer.json()["messages"]) == (401, [texts.SIGNED_OUT_ELSEWHERE])
    console.clock.advance(console.settings.session_idle_seconds)
    assert (await phone.get(SESSIONS)).json()["messages"] == [texts.SIGNED_OUT]


async def test_a_user_has_so_many_sessions_and_the_oldest_ends() -> None:
    console = Console(sessions_per_user=3)
    browsers = []
    for _ in range(4):
        browsers.append(await console.signed_in())
        console.clock.advance(1)
    other = await console.signed_in(ADMIN)
    console.platform.realm = "another-world"
    elsewhere = await console.signed_in(SUPER_ADMIN)
    signed_in = [await is_signed_in(console, browser) for browser in (*browsers, other, elsewhere)]
    assert signed_in == [False, True, True, True, True, True]
    assert (await browsers[0].get(SESSIONS)).json()["messages"] == [texts.TOO_MANY_SESSIONS]
    assert await tokens_ended(console, 1) == ["token-1"]


async def test_signing_in_again_in_one_browser_ends_nobody_elses() -> None:
    console = Console(sessions_per_user=2)
    desk, phone = await console.signed_in(), await console.signed_in()
    for _ in range(3):
        await desk.sign_in()
    assert [await is_signed_in(console, browser) for browser in (desk, phone)] == [True, True]


async def test_a_session_that_is_replaced_ends_at_the_platform_too() -> None:
    console = Console()
    browser = await console.signed_in()
    await browser.sign_in()
    assert await tokens_ended(console, 1) == ["token-1"]
    assert await is_signed_in(console, browser)


async def test_an_unknown_handle_ends_nothing() -> None:
    console, desk, phone = await desk_and_phone()
    foreign = (await sessions_of(await console.signed_in(ADMIN)))[0]
    for handle in (foreign["_id"], "nothing-like-it"):
        answer = await desk.delete(SESSIONS, params={"sessionId": handle})
        assert (answer.status_code, answer.json()["messages"]) == (
            404,
            ["There is no such session. It may have ended already."],
        )
    assert await tokens_ended(console, 0) == []
    assert await is_signed_in(console, phone)


@pytest.mark.parametrize("query", ["?sessionId=", "?sessionId=a&sessionId=b", "?session=a", "?all=true"])
async def test_a_query_that_says_something_else_ends_nothing(query: str) -> None:
    console, desk, phone = await desk_and_phone()
    answer = await desk.delete(SESSIONS + query)
    assert (answer.status_code, answer.json()["status"]) == (422, "VALIDATION_ERROR")
    assert await is_signed_in(console, phone)


async def test_a_foreign_page_ends_nothing() -> None:
    console, desk, phone = await desk_and_phone()
    answer = await desk.delete(SESSIONS, headers={"origin": "http://elsewhere.test"})
    assert answer.status_code == 403
    assert await is_signed_in(console, phone)


async def test_ended_sessions_are_not_listed() -> None:
    console, desk, _ = await desk_and_phone()
    console.clock.advance(console.settings.session_idle_seconds - 90)
    await sessions_of(desk)
    console.clock.advance(90)
    assert len(await sessions_of(desk)) == 1
