"""No call goes up for a user of whom it is known that they have changed, and not to whom."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from bff.tests.driver import AURORA_MANAGER, SERVICE_TOKEN, Browser, Console, envelope
from bff.tests.sample import SAMPLE
from contracts import texts

MANAGER = AURORA_MANAGER["user"]["userCode"]
CHANGE: dict[str, Any] = {"realm": "default", "userCode": MANAGER}
CALLS = [("GET", "/api/sample/zones"), ("POST", "/api/sample/pay"), ("GET", "/api/sample/poll")]
PAYMENT = {"title": "x", "opId": "aurora"}


async def changed() -> tuple[Console, Browser]:
    """A manager of whom the feed has said that they changed, and a platform that would answer them."""
    console = Console(SAMPLE, service_token=SERVICE_TOKEN)
    assert await console.feed()
    console.clock.advance(0.1)
    browser = await console.signed_in(AURORA_MANAGER)
    for method, path in CALLS:
        console.platform.answers(method, path.removeprefix("/api"), {})
    console.platform.answers("GET", "/users/me/check", {"isBlocked": True})
    console.platform.changes.append(CHANGE)
    assert await console.feed()
    console.clock.advance(0.1)
    return console, browser


def reached(console: Console) -> set[str]:
    return {request.url.path for request in console.platform.seen}


@pytest.mark.parametrize(("method", "path"), CALLS)
@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (httpx.Response(500), 503),
        (httpx.Response(503), 503),
        (httpx.Response(429, headers={"retry-after": "9"}), 503),
        (httpx.ReadTimeout("late"), 503),
        (httpx.Response(403), 403),
        (httpx.Response(401), 401),
    ],
    ids=["500", "503", "429", "late", "403", "401"],
)
async def test_a_call_is_refused_where_the_platform_does_not_tell_who_the_user_is(
    method: str, path: str, told: Any, expected: int
) -> None:
    console, browser = await changed()
    console.platform.router.route(method="GET", path="/users/me").mock(side_effect=[told, told])
    answer = await browser.request(method, path, json=PAYMENT if method == "POST" else None)
    assert answer.status_code == expected
    if expected == 503:
        assert (answer.json()["messages"], answer.headers["retry-after"]) == ([texts.RIGHTS_UNKNOWN], "1")
    assert reached(console) == {"/users/me"}


async def test_it_goes_up_once_the_platform_told() -> None:
    console, browser = await changed()
    told = [httpx.Response(503), httpx.Response(200, json=envelope(AURORA_MANAGER))]
    console.platform.router.route(method="GET", path="/users/me").mock(side_effect=told)
    statuses = [(await browser.post("/api/sample/pay", json=PAYMENT)).status_code for _ in range(2)]
    assert statuses == [503, 200]


@pytest.mark.parametrize(("method", "path"), CALLS)
async def test_a_session_that_ends_while_the_platform_tells_is_over(method: str, path: str) -> None:
    console, browser = await changed()

    async def ends(_: httpx.Request) -> httpx.Response:
        console.platform.changes.append({**CHANGE, "isSignedOut": True})
        assert await console.feed()
        return httpx.Response(200, json=envelope(AURORA_MANAGER))

    console.platform.router.route(method="GET", path="/users/me").mock(side_effect=ends)
    answer = await browser.request(method, path, json=PAYMENT if method == "POST" else None)
    assert (answer.status_code, answer.json()["status"]) == (401, "UNAUTHENTICATED")
    assert reached(console) == {"/users/me"}


@pytest.mark.parametrize("is_told", [False, True])
@pytest.mark.parametrize(("change", "expected"), [(CHANGE, 503), ({**CHANGE, "isSignedOut": True}, 401)])
async def test_what_changed_while_a_body_came_in_counts(change: dict[str, Any], expected: int, is_told: bool) -> None:
    console = Console(SAMPLE, service_token=SERVICE_TOKEN)
    assert await console.feed()
    console.clock.advance(0.1)
    browser = await console.signed_in(AURORA_MANAGER)
    console.clock.advance(0.1)
    assert await console.feed()  # a session that began since it was asked is not ended by it
    console.platform.answers("POST", "/sample/pay", {})
    coming, let = asyncio.Event(), asyncio.Event()

    async def body() -> AsyncIterator[bytes]:
        coming.set()
        await let.wait()
        yield b'{"title":"x","opId":"aurora"}'

    headers = {"content-type": "application/json"}
    paying = asyncio.create_task(browser.post("/api/sample/pay", content=body(), headers=headers))
    await coming.wait()
    console.platform.changes.append(change)
    assert await console.feed()
    if is_told:
        console.clock.advance(0.1)
        console.platform.answers("GET", "/users/me", {**AURORA_MANAGER, "operators": []})
        await browser.get("/api/users/me")
    let.set()
    assert (await paying).status_code == expected
    assert "/sample/pay" not in reached(console)


async def test_who_is_blocked_still_hears_of_it() -> None:
    console, browser = await changed()
    console.platform.router.route(method="GET", path="/users/me").respond(403)
    assert (await browser.get("/api/users/me/check")).json()["data"]["isBlocked"] is True
    answer = await browser.get("/api/pulse", params={"parts": "check,badges,rates"}, headers={"x-background": "1"})
    data = answer.json()["data"]
    assert (data["check"]["isBlocked"], set(data["failures"])) == (True, {"badges", "rates"})
    assert reached(console) == {"/users/me", "/users/me/check"}


async def test_a_users_own_sessions_can_be_ended_while_the_platform_does_not_tell() -> None:
    console, browser = await changed()
    console.platform.router.route(method="GET", path="/users/me").respond(503)
    assert (await browser.delete("/api/auth/sessions")).status_code == 200
    assert (await browser.get("/api/sample/zones")).status_code == 401
