"""Many pollers, one upstream call; and nobody gets what another may see."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
import respx

from bff.tests.driver import (
    ADMIN,
    AFFILIATE,
    AURORA,
    AURORA_MANAGER,
    BOREALIS,
    SERVICE_TOKEN,
    SUPER_ADMIN,
    Browser,
    Console,
    envelope,
)
from bff.tests.sample import SAMPLE

POLL, SECONDS = "/api/sample/poll", 10


async def fed() -> Console:
    """A console that hears at once whose identity changed."""
    console = Console(SAMPLE, service_token=SERVICE_TOKEN)
    assert await console.feed()
    console.clock.advance(0.1)
    return console


def counting(console: Console, method: str = "GET", path: str = "/sample/poll") -> respx.Route:
    """A platform whose every answer tells whose token asked and which answer it is."""
    route = console.platform.router.route(method=method, path=path)

    async def answer(request: httpx.Request) -> httpx.Response:
        await asyncio.sleep(0)
        data = {"token": request.headers["authorization"], "number": route.call_count}
        return httpx.Response(200, json=envelope(data))

    return route.mock(side_effect=answer)


async def test_100_pollers_at_once_make_one_call() -> None:
    console = await fed()
    route = counting(console)
    browsers = [await console.signed_in() for _ in range(100)]
    answers = await asyncio.gather(*(browser.get(POLL) for browser in browsers))
    assert route.call_count == 1
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert len({answer.headers["x-request-id"] for answer in answers}) == 100


async def test_an_answer_is_shared_for_its_seconds_and_no_longer() -> None:
    console = await fed()
    route = counting(console)
    browser = await console.signed_in()
    await browser.get(POLL)
    console.clock.advance(SECONDS - 1)
    assert await console.feed()
    await browser.get(POLL)
    assert route.call_count == 1
    console.clock.advance(1)
    assert await console.feed()
    await browser.get(POLL)
    assert route.call_count == 2


async def both(console: Console, one: Browser, other: Browser, *, path: str = POLL) -> int:
    """How many upstream calls it takes to answer both at once."""
    route = counting(console)
    answers = await asyncio.gather(one.get(path), other.get(path))
    assert [answer.status_code for answer in answers] == [200, 200]
    return route.call_count


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param(SUPER_ADMIN, ADMIN, id="two roles of the platform"),
        pytest.param(AURORA, AURORA_MANAGER, id="two roles of an operator"),
        pytest.param(AURORA, BOREALIS, id="two tenants"),
        pytest.param(AURORA, {**AURORA, "operators": AURORA["operators"][:2]}, id="more and fewer brands"),
        pytest.param(
            SUPER_ADMIN,
            {**SUPER_ADMIN, "user": {**SUPER_ADMIN["user"], "permissions": ["operators_read"]}},
            id="two sets of permissions",
        ),
        pytest.param(
            {**AFFILIATE, "user": {**AFFILIATE["user"], "affId": "a1"}},
            {**AFFILIATE, "user": {**AFFILIATE["user"], "affId": "a2"}},
            id="two affiliates of an operator",
        ),
    ],
)
async def test_users_who_differ_in_what_an_answer_varies_by_never_share_it(
    one: dict[str, Any], other: dict[str, Any]
) -> None:
    console = await fed()
    assert await both(console, await console.signed_in(one), await console.signed_in(other)) == 2


async def test_two_worlds_never_share() -> None:
    console = await fed()
    one = await console.signed_in()
    console.platform.realm = "another"
    assert await both(console, one, await console.signed_in()) == 2


async def test_two_languages_never_share() -> None:
    console = await fed()
    one = await console.signed_in(SUPER_ADMIN, **{"accept-language": "de"})
    other = await console.signed_in(SUPER_ADMIN, **{"accept-language": "fa"})
    assert await both(console, one, other) == 2


async def test_languages_that_begin_alike_share_what_went_up_in_that_language() -> None:
    console = await fed()
    one = await console.signed_in(SUPER_ADMIN, **{"accept-language": "de-at,de;q=0.9"})
    other = await console.signed_in(SUPER_ADMIN, **{"accept-language": "DE-AT;q=0.8, fa"})
    assert await both(console, one, other) == 1
    assert console.platform.seen[-1].headers["accept-language"] == "de-AT"


STRANGE = {
    "accept": "application/x-strange",
    "if-match": '"7"',
    "content-type": "application/json; charset=utf-8",
    "idempotency-key": "a-key-of-the-browser",
    "accept-language": "de",
}


@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize("is_background", [False, True])
async def test_a_shared_call_has_no_header_that_a_browser_wrote(method: str, is_background: bool) -> None:
    console = await fed()
    counting(console, method)
    browser = await console.signed_in()
    marked = {"x-background": "1"} if is_background else {}
    answer = await browser.request(method, POLL, json={} if method == "POST" else None, headers={**STRANGE, **marked})
    assert answer.status_code == 200
    sent = dict(console.platform.seen[-1].headers)
    ours = {"accept": "application/json", "accept-language": "de", "authorization": "Bearer token-1", **marked}
    if method == "POST":
        ours["content-type"] = "application/json"
    engines = ("x-request-id", "host", "user-agent", "accept-encoding", "content-length")
    assert {name: value for name, value in sent.items() if name not in engines} == ours


async def test_two_users_of_one_kind_do() -> None:
    console = await fed()
    other = {**AURORA, "user": {**AURORA["user"], "userCode": "another"}}
    assert await both(console, await console.signed_in(AURORA), await console.signed_in(other)) == 1


async def test_two_questions_never_share() -> None:
    console = await fed()
    route = counting(console)
    browser = await console.signed_in()
    for query in ("", "?opId=aurora", "?opId=borealis"):
        await browser.get(f"{POLL}{query}")
        await browser.get(f"{POLL}{query}")
    assert route.call_count == 3


async def test_two_bodies_never_share() -> None:
    console = await fed()
    route = counting(console, "POST")
    browser = await console.signed_in()
    for body in ({}, {"opId": "aurora"}, {"opId": "borealis"}):
        await browser.post(POLL, json=body)
        await browser.post(POLL, json=body)
    assert route.call_count == 3


async def test_a_failure_is_not_shared() -> None:
    console = await fed()
    route = console.platform.router.get("/sample/poll")
    route.side_effect = [httpx.Response(500), httpx.Response(200, json=envelope({}))]
    browser = await console.signed_in()
    assert (await browser.get(POLL)).status_code == 500
    assert (await browser.get(POLL)).status_code == 200
    assert route.call_count == 2


async def test_a_session_that_ended_ends_no_other() -> None:
    console = await fed()
    one, other = await console.signed_in(), await console.signed_in()

    async def check_tenants(request: httpx.Request) -> httpx.Response:
        await asyncio.sleep(0)
        ended = request.headers["authorization"] == "Bearer token-1"
        return httpx.Response(401) if ended else httpx.Response(200, json=envelope({}))

    console.platform.router.get("/sample/poll").mock(side_effect=check_tenants)
    first, second = await asyncio.gather(one.get(POLL), other.get(POLL))
    assert (first.status_code, second.status_code) == (401, 200)
    assert (await one.get(POLL)).status_code == 401
    assert (await other.get(POLL)).status_code == 200


async def test_many_sessions_that_ended_end_no_other() -> None:
    console = await fed()
    browsers = [await console.signed_in() for _ in range(5)]

    async def check_tenants(request: httpx.Request) -> httpx.Response:
        await asyncio.sleep(0)
        ended = request.headers["authorization"] != "Bearer token-5"
        return httpx.Response(401) if ended else httpx.Response(200, json=envelope({}))

    console.platform.router.get("/sample/poll").mock(side_effect=check_tenants)
    answers = await asyncio.gather(*(browser.get(POLL) for browser in browsers))
    assert [answer.status_code for answer in answers] == [401, 401, 401, 401, 200]


async def test_the_session_check_is_never_shared() -> None:
    console = await fed()
    route = console.platform.answers("GET", "/users/me/check", {"isBlocked": False, "now": "2026-11-20T00:00:00Z"})
    browsers = [await console.signed_in() for _ in range(5)]
    await asyncio.gather(*(browser.get("/api/users/me/check") for browser in browsers))
    assert route.call_count == 5


async def test_who_is_signed_out_gets_nothing_of_what_is_shared() -> None:
    console = await fed()
    counting(console)
    await (await console.signed_in()).get(POLL)
    assert (await console.browser().get(POLL)).status_code == 401
