"""Polls answered in one call: each part as its own call would be, and the session check by the feed."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
import respx

from bff.tests.driver import AURORA, AURORA_MANAGER, DEV_OPS, SERVICE_TOKEN, Browser, Console

NOW = "2026-11-20T00:00:00Z"
COUNTS = {"tickets": 1, "withdraw": 2}
RATES: dict[str, Any] = {"rates": []}
POLL = {"x-background": "1"}
ALL = "badges,check,rates"


def answering(console: Console) -> dict[str, respx.Route]:
    """A platform that answers every part; the routes by part."""
    answers = {
        "badges": ("/admin/badges", COUNTS),
        "check": ("/users/me/check", {"isBlocked": False, "now": NOW}),
        "rates": ("/rates", RATES),
    }
    return {part: console.platform.answers("GET", path, data) for part, (path, data) in answers.items()}


async def pulse(browser: Browser, parts: str = ALL, **query: str) -> httpx.Response:
    return await browser.get("/api/pulse", params={"parts": parts, **query}, headers=POLL)


async def data(browser: Browser, parts: str = ALL, **query: str) -> Any:
    answer = await pulse(browser, parts, **query)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def test_every_part_that_is_named_is_answered_and_no_other() -> None:
    console = Console()
    routes = answering(console)
    browser = await console.signed_in()
    assert await data(browser) == {
        "badges": COUNTS,
        "check": {"isBlocked": False, "now": NOW},
        "rates": RATES,
        "failures": {},
        "identityVersion": "",
    }
    assert set(await data(browser, "check,check")) == {"check", "failures", "identityVersion"}
    assert {part: route.call_count for part, route in routes.items()} == {"badges": 1, "check": 2, "rates": 1}


async def test_each_part_is_told_what_its_own_call_takes() -> None:
    console = Console()
    answering(console)
    await data(await console.signed_in(AURORA), opId="aurora-north", includeBrands="false")
    asked = {request.url.path: str(request.url.query, "ascii") for request in console.platform.seen}
    badges = "opId=aurora-north&includeBrands=false"
    assert asked == {"/admin/badges": badges, "/users/me/check": "", "/rates": ""}
    assert {request.headers["x-background"] for request in console.platform.seen} == {"1"}


async def test_what_fails_is_absent_with_the_answer_of_its_own_call() -> None:
    console = Console()
    routes = answering(console)
    refusal = {"success": False, "status": "BUSY_COUNTING", "messages": ["Try later."]}
    routes["badges"].respond(503, json=refusal)
    browser = await console.signed_in()
    parts_ = await data(browser)
    alone = await browser.get("/api/admin/badges", headers=POLL)
    assert parts_["failures"] == {"badges": {"http": 503, **alone.json()}}
    assert (parts_["check"]["isBlocked"], parts_["rates"], "badges" in parts_) == (False, RATES, False)


async def test_a_platform_that_is_away_is_told_for_each_part() -> None:
    console = Console()
    console.platform.router.get(path__regex=".*").mock(side_effect=httpx.ConnectError)
    parts_ = await data(await console.signed_in())
    assert set(parts_) == {"failures", "identityVersion"}
    assert {(part, failure["http"]) for part, failure in parts_["failures"].items()} == {
        (part, 503) for part in ("badges", "check", "rates")
    }


async def test_a_part_that_is_not_for_the_role_is_denied_and_not_forwarded() -> None:
    console = Console()
    routes = answering(console)
    parts_ = await data(await console.signed_in(DEV_OPS))
    assert {part: failure["http"] for part, failure in parts_["failures"].items()} == {"badges": 403}
    assert parts_["check"]["isBlocked"] is False
    assert routes["badges"].call_count == 0


async def test_parts_are_shared_with_their_own_calls() -> None:
    console, _ = await fed()
    routes = answering(console)
    browser, other = await console.signed_in(AURORA), await console.signed_in(AURORA)
    await data(browser, opId="aurora")
    await other.get("/api/admin/badges", params={"opId": "aurora"}, headers={"accept-language": "de"})
    await other.get("/api/rates", headers={"accept-language": "fa"})
    assert (routes["badges"].call_count, routes["rates"].call_count) == (1, 1)


@pytest.mark.parametrize("parts", ["badges,players", "", "badges,", "Badges", "badges%2Ccheck"])
async def test_a_part_that_is_unknown_is_refused_by_its_name(parts: str) -> None:
    console = Console()
    answer = await pulse(await console.signed_in(), parts)
    wording = "Parts are badges, check, rates, news, separated by commas." if parts else "Name the parts that are due."
    assert (answer.status_code, answer.json()["data"]["fields"]) == (422, {"parts": wording})
    assert console.platform.seen == []


async def test_a_foreign_operator_is_denied_before_anything_is_forwarded() -> None:
    console = Console()
    answer = await pulse(await console.signed_in(AURORA), opId="borealis")
    assert (answer.status_code, console.platform.seen) == (403, [])


async def test_a_session_that_the_platform_ended_is_over() -> None:
    console = Console()
    answering(console)["rates"].respond(401)
    browser = await console.signed_in()
    assert (await pulse(browser)).status_code == 401
    assert (await pulse(browser, "check")).status_code == 401


MANAGER = AURORA_MANAGER["user"]["userCode"]
COLLEAGUE = {**AURORA_MANAGER, "user": {**AURORA_MANAGER["user"], "userCode": "colleague"}}


async def fed() -> tuple[Console, respx.Route]:
    """A console that hears who changed, and a platform that says of the manager alone that they are blocked."""
    console = Console(service_token=SERVICE_TOKEN)
    assert await console.feed()
    console.clock.advance(0.1)
    route = console.platform.router.get("/users/me/check")

    async def check(request: httpx.Request) -> httpx.Response:
        await asyncio.sleep(0)
        is_blocked = request.headers["authorization"] == "Bearer token-1"
        return httpx.Response(200, json={"isBlocked": is_blocked, "now": NOW})

    return console, route.mock(side_effect=check)


async def is_blocked(browser: Browser) -> bool:
    is_blocked: bool = (await data(browser, "check"))["check"]["isBlocked"]
    return is_blocked


async def test_while_the_feed_says_that_nobody_changed_one_check_answers_all() -> None:
    console, route = await fed()
    browsers = [await console.signed_in() for _ in range(21)][1:]
    assert await console.feed()
    assert await asyncio.gather(*map(is_blocked, browsers)) == [False] * 20
    assert route.call_count == 1
    console.clock.advance(1)
    assert await console.feed()
    assert await asyncio.gather(*map(is_blocked, browsers)) == [False] * 20
    assert route.call_count == 2


async def test_without_the_feed_every_check_goes_to_the_platform() -> None:
    console = Console()
    route = answering(console)["check"]
    browsers = [await console.signed_in() for _ in range(5)]
    assert await asyncio.gather(*map(is_blocked, browsers)) == [False] * 5
    assert route.call_count == 5


async def test_who_is_blocked_is_told_and_nobody_else_is() -> None:
    console, _ = await fed()
    manager, colleague = await console.signed_in(AURORA_MANAGER), await console.signed_in(COLLEAGUE)
    console.platform.changes.append({"realm": "default", "userCode": MANAGER})
    assert await console.feed()
    assert [await is_blocked(browser) for browser in (colleague, manager, colleague)] == [False, True, False]


async def test_who_is_blocked_before_the_feed_tells_is_not_taken_for_another() -> None:
    console, route = await fed()
    manager, colleague = await console.signed_in(AURORA_MANAGER), await console.signed_in(COLLEAGUE)
    assert await console.feed()
    assert list(await asyncio.gather(is_blocked(manager), is_blocked(colleague))) == [True, False]
    assert await is_blocked(colleague) is False
    assert route.call_count == 2


async def test_a_check_of_the_users_own_goes_to_the_platform_which_keeps_them_signed_in() -> None:
    console, route = await fed()
    browser = await console.signed_in(COLLEAGUE)
    assert await console.feed()
    for _ in range(2):
        assert (await browser.get("/api/users/me/check")).status_code == 200
    assert route.call_count == 2
