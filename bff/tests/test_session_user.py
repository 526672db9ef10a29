"""A call that names the user it was made for is refused where the session has become somebody else's."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from bff.tests.driver import AURORA, BOREALIS, MARKED, SUPER_ADMIN, Browser, Console, envelope
from bff.tests.sample import SAMPLE
from contracts.texts import SESSION_CHANGED

User = dict[str, Any]
ME = "/api/users/me"
HEADER = "x-session-user"


async def made_for(browser: Browser) -> dict[str, str]:
    """The header with which a page of this browser makes its calls."""
    answer = await browser.get(ME)
    assert answer.status_code == 200
    return {HEADER: answer.headers[HEADER]}


async def two_users(console: Console, first: User, second: User) -> tuple[Browser, dict[str, str]]:
    """A browser whose page was made for the first, and in which the second has signed in since."""
    browser = await console.signed_in(first)
    page = await made_for(browser)
    console.platform.user = second
    assert (await browser.sign_in()).status_code == 200
    return browser, page


def told(answer: httpx.Response) -> tuple[int, str, list[str]]:
    body = answer.json()
    return answer.status_code, body["status"], body["messages"]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", ME, None),
        ("GET", "/api/users/me/check", None),
        ("GET", "/api/pulse?parts=check,rates", None),
        ("GET", "/api/auth/logout", None),
        ("GET", "/api/auth/sessions", None),
        ("GET", "/api/sample/zones?export=true", None),
        ("POST", "/api/sample/pay", {"opId": "borealis", "title": "Rent"}),
        ("POST", "/api/auth/prove", {"password": "Pitboss-2026"}),
        ("POST", "/api/sample/pay", {"nothing": "valid"}),
    ],
)
async def test_nothing_goes_up_for_a_page_of_another_user(method: str, path: str, body: object) -> None:
    console = Console(SAMPLE)
    browser, page = await two_users(console, AURORA, BOREALIS)
    answer = await browser.request(method, path, json=body, headers=page)
    assert told(answer) == (409, "SESSION_CHANGED", [SESSION_CHANGED])
    assert answer.json()["messagesFrom"] == "console"
    assert answer.json()["data"] is None
    assert not any(request.headers["authorization"] == "Bearer token-2" for request in console.platform.seen)
    assert "set-cookie" not in answer.headers
    console.platform.router.get("/sample/zones").respond(json=envelope([]))
    assert (await browser.get("/api/sample/zones", headers=await made_for(browser))).status_code == 200


async def test_the_header_is_no_part_of_what_goes_up() -> None:
    console = Console(SAMPLE)
    browser = await console.signed_in(AURORA)
    console.platform.router.get("/sample/zones").respond(json=envelope([]))
    for headers in (await made_for(browser), {}):
        assert (await browser.get("/api/sample/zones", headers=headers)).status_code == 200
    assert all(HEADER not in request.headers for request in console.platform.seen)


async def test_the_same_user_in_another_realm_is_somebody_else() -> None:
    console = Console(SAMPLE)
    browser = await console.signed_in(AURORA)
    page = await made_for(browser)
    console.platform.realm = "another"
    await browser.sign_in()
    assert told(await browser.get(ME, headers=page))[:2] == (409, "SESSION_CHANGED")


async def test_the_same_user_signed_in_anew_goes_on_with_the_page() -> None:
    console = Console(SAMPLE)
    browser, page = await two_users(console, AURORA, AURORA)
    assert (await browser.get(ME, headers=page)).status_code == 200


@pytest.mark.parametrize("given", ["", "nobody", "code-OPERATOR_ADMIN-aurora", "%00", "é"])
async def test_what_names_nobody_is_somebody_else(given: str) -> None:
    console = Console(SAMPLE)
    browser = await console.signed_in(SUPER_ADMIN)
    answer = await browser.get(ME, headers={HEADER.encode(): given.encode("latin-1")})
    assert told(answer)[:2] == (409, "SESSION_CHANGED")


async def test_a_user_named_in_letters_that_no_header_takes() -> None:
    console = Console(SAMPLE)
    strange = {**AURORA, "user": {**AURORA["user"], "userCode": "Ж\r\nx: y/%"}}
    browser = await console.signed_in(strange)
    page = await made_for(browser)
    assert page[HEADER].isascii()
    assert (await browser.get(ME, headers=page)).status_code == 200


async def test_a_doubled_header_names_nobody() -> None:
    console = Console(SAMPLE)
    browser = await console.signed_in(AURORA)
    own = (await made_for(browser))[HEADER]
    headers = [*MARKED.items(), (HEADER, own), (HEADER, own)]
    assert (await browser.get(ME, headers=headers)).status_code == 409


async def test_without_a_session_the_page_is_told_that_it_has_ended() -> None:
    console = Console(SAMPLE)
    browser = await console.signed_in(AURORA)
    page = await made_for(browser)
    await browser.get("/api/auth/logout")
    assert (await browser.get(ME, headers=page)).status_code == 401


async def test_the_page_of_another_user_signs_in_and_its_calls_keep_nobody_awake() -> None:
    console = Console(SAMPLE, session_idle_seconds=100)
    browser, page = await two_users(console, AURORA, BOREALIS)
    console.clock.advance(90)
    assert (await browser.get(ME, headers=page)).status_code == 409
    console.clock.advance(20)
    assert (await browser.get(ME)).status_code == 401
    console.platform.user = AURORA
    login = {"email": "a@pitboss.test", "password": "Pitboss-2026"}
    assert (await browser.post("/api/auth/login", json=login, headers=page)).status_code == 200
    assert (await browser.get(ME, headers=page)).status_code == 200
