"""Where an account is signed in, and signing it out there: its own sessions alone, here and at the platform."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from bff.tests.driver import ADMIN, START, SUPER_ADMIN, Browser, Console

SESSIONS = "/api/auth/sessions"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Safari/604.1"


def using(user_agent: str) -> dict[str, Any]:
    return {"user-agent": user_agent}


async def told(browser: Browser) -> list[dict[str, Any]]:
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


def tokens_ended(console: Console) -> list[str]:
    calls = console.platform.router["logout"].calls
    return sorted(call.request.headers["authorization"].removeprefix("Bearer ") for call in calls)


async def test_each_session_says_from_where_and_when() -> None:
    console, desk, _ = await desk_and_phone()
    console.clock.advance(5)
    here, there = await told(desk)
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
    await told(desk)
    assert console.platform.seen == []


async def test_this_one_comes_first_then_the_latest_used() -> None:
    console, desk, phone = await desk_and_phone()
    await console.signed_in(**using("curl/8.5.0"))
    console.clock.advance(30)
    await told(desk)
    assert [one["userAgent"] for one in await told(phone)] == [
        "Safari 17 on iPhone",
        "Firefox 128 on Linux",
        "curl 8.5.0",
    ]


async def test_nobody_sees_anybody_elses() -> None:
    console, desk, _ = await desk_and_phone()
    other = await console.signed_in(ADMIN)
    console.platform.realm = "another-world"
    elsewhere = await console.signed_in(SUPER_ADMIN)
    assert [len(await told(browser)) for browser in (desk, other, elsewhere)] == [2, 1, 1]


async def test_a_handle_is_neither_id_nor_key() -> None:
    _, desk, _ = await desk_and_phone()
    listed = await told(desk)
    cookie = next(iter(desk.cookies.values()))
    assert all(one["_id"] not in cookie for one in listed)
    thief = httpx.Cookies({"pitboss_session": listed[0]["_id"]})
    desk.cookies = thief
    assert (await desk.get(SESSIONS)).status_code == 401


async def test_one_is_ended_here_and_at_the_platform() -> None:
    console, desk, phone = await desk_and_phone()
    there = (await told(desk))[1]
    answer = await desk.delete(SESSIONS, params={"sessionId": there["_id"]})
    assert answer.json() == {
        "success": True,
        "status": "OK",
        "data": {"endedCount": 1},
        "messages": ["Session Ended!"],
        "messagesFrom": "operation",
    }
    assert "set-cookie" not in answer.headers
    assert tokens_ended(console) == ["token-2"]
    assert not await is_signed_in(console, phone)
    assert await is_signed_in(console, desk)
    assert len(await told(desk)) == 1


async def test_ending_this_one_takes_the_cookie_back() -> None:
    console, desk, phone = await desk_and_phone()
    here = (await told(desk))[0]
    answer = await desk.delete(SESSIONS, params={"sessionId": here["_id"]})
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert tokens_ended(console) == ["token-1"]
    assert not await is_signed_in(console, desk)
    assert await is_signed_in(console, phone)


async def test_all_are_ended_this_one_too() -> None:
    console, desk, phone = await desk_and_phone()
    other = await console.signed_in(ADMIN)
    answer = await desk.delete(SESSIONS)
    assert (answer.json()["data"], answer.json()["messages"]) == ({"endedCount": 2}, ["Signed Out Everywhere!"])
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert tokens_ended(console) == ["token-1", "token-2"]
    assert [await is_signed_in(console, browser) for browser in (desk, phone, other)] == [False, False, True]


async def test_they_end_here_while_the_platform_is_away() -> None:
    console, desk, phone = await desk_and_phone()
    console.platform.router["logout"].mock(side_effect=httpx.ConnectError("away"))
    answer = await desk.delete(SESSIONS)
    assert (answer.status_code, answer.json()["data"]) == (200, {"endedCount": 2})
    assert [await is_signed_in(console, browser) for browser in (desk, phone)] == [False, False]
    assert console.lines.getvalue().count('"event":"sign-out"') == 2


async def test_an_unknown_handle_ends_nothing() -> None:
    console, desk, phone = await desk_and_phone()
    foreign = (await told(await console.signed_in(ADMIN)))[0]
    for handle in (foreign["_id"], "nothing-like-it"):
        answer = await desk.delete(SESSIONS, params={"sessionId": handle})
        assert (answer.status_code, answer.json()["messages"]) == (
            404,
            ["There is no such session. It may have ended already."],
        )
    assert tokens_ended(console) == []
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
    await told(desk)
    console.clock.advance(90)
    assert len(await told(desk)) == 1
