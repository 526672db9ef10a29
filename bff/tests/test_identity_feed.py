"""An answer made for somebody else is for sessions alone that are known unchanged for less than a second."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
import respx

from bff.errors import StoreUnavailable
from bff.sessions.identity_feed import LONGEST_PAUSE_SECONDS, PERIOD_SECONDS
from bff.stores import identities
from bff.stores.sessions import ActiveSession, MemorySessions
from bff.tests.driver import AURORA_MANAGER, SERVICE_TOKEN, SUPER_ADMIN, Browser, Console, envelope, me
from bff.tests.sample import SAMPLE
from bff.tests.serving import serving
from contracts.roles import Role

POLL, OTHER, RATES = "/api/sample/poll", "/api/sample/fresh", "/api/rates"
MANAGER = AURORA_MANAGER["user"]["userCode"]
COLLEAGUE = {**AURORA_MANAGER, "user": {**AURORA_MANAGER["user"], "userCode": "colleague"}}
ME, CHECK, LIST = "/api/users/me", "/api/users/me/check", "/api/sample/zones"


async def fed() -> Console:
    """A console that has begun to ask whose identity changed."""
    console = Console(SAMPLE, service_token=SERVICE_TOKEN)
    assert await console.feed()
    console.clock.advance(0.1)
    return console


def counted(console: Console, path: str = POLL) -> respx.Route:
    """A platform that answers everything; the calls of the shared operation."""
    router = console.platform.router
    route = router.get(path.removeprefix("/api")).mock(side_effect=lambda _: httpx.Response(200, json=envelope({})))
    for other in ("/sample/fresh", "/sample/zones"):
        router.get(other).respond(json=envelope({}))
    router.get("/users/me/check").respond(json=envelope({"isBlocked": True}))
    console.platform.answers("GET", "/users/me", AURORA_MANAGER)
    return route


async def two(console: Console) -> tuple[Browser, Browser]:
    """A manager and a colleague who may share."""
    return await console.signed_in(AURORA_MANAGER), await console.signed_in(COLLEAGUE)


async def calls(route: respx.Route, *browsers: Browser, path: str = POLL) -> int:
    """How many calls the platform got of these, one after the other."""
    before = route.call_count
    for browser in browsers:
        assert (await browser.get(path)).status_code == 200
    return route.call_count - before


async def test_many_who_poll_make_few_calls_while_the_feed_says_that_nobody_changed() -> None:
    console = await fed()
    route = counted(console)
    browsers = [await console.signed_in() for _ in range(40)]
    for _ in range(10):
        assert await console.feed()
        await asyncio.gather(*(browser.get(POLL) for browser in browsers))
        console.clock.advance(1)
    assert route.call_count == 1
    assert console.platform.feed.call_count == 12  # once more, so that the one who asked is known to be unchanged


async def test_what_the_feed_said_is_known_for_less_than_a_second() -> None:
    console = await fed()
    route = counted(console)
    manager, colleague = await two(console)
    assert await calls(route, manager) == 1
    assert await console.feed()
    console.clock.advance(0.99)
    assert await calls(route, colleague) == 0
    console.clock.advance(0.01)
    assert await calls(route, colleague) == 1


async def test_without_the_feed_who_was_answered_within_the_second_shares_what_is_the_same_for_all() -> None:
    console = Console(SAMPLE)
    route = counted(console, RATES)
    manager, colleague = await two(console)
    assert await calls(route, manager, path=RATES) == 1
    console.clock.advance(5)
    assert await calls(route, colleague, manager, path=RATES) == 2
    console.clock.advance(4)
    await colleague.get(LIST)
    console.clock.advance(0.99)
    assert await calls(route, colleague, path=RATES) == 0
    assert await calls(route, manager, path=RATES) == 1


async def test_without_the_feed_what_varies_by_its_caller_is_shared_with_nobody() -> None:
    console = Console(SAMPLE)
    route = counted(console)
    assert await calls(route, *(await two(console))) == 2


async def test_the_session_check_which_blocked_users_get_is_no_proof() -> None:
    console = Console(SAMPLE)
    route = counted(console, RATES)
    manager, colleague = await two(console)
    console.clock.advance(5)
    assert await calls(route, colleague, path=RATES) == 1
    await manager.get(CHECK)
    assert await calls(route, manager, path=RATES) == 1


async def test_a_refusal_is_no_proof() -> None:
    console = Console(SAMPLE)
    route = counted(console, RATES)
    manager, colleague = await two(console)
    console.clock.advance(5)
    assert await calls(route, colleague, path=RATES) == 1
    console.platform.router.get("/sample/zones").respond(403, json={"success": False})
    assert (await manager.get(LIST)).status_code == 403
    assert await calls(route, manager, path=RATES) == 1


async def test_a_changed_user_shares_nothing_before_users_me_told_who_they_are() -> None:
    console = await fed()
    route = counted(console)
    manager, colleague = await two(console)
    assert await console.feed()
    assert await calls(route, colleague, manager) == 1
    console.platform.changes.append({"realm": "default", "userCode": MANAGER})
    assert await console.feed()
    assert await calls(route, colleague) == 0
    asked = console.platform.router.route(method="GET", path="/users/me").respond(503)
    assert [(await manager.get(POLL)).status_code for _ in range(2)] == [503, 503]
    asked.respond(json=envelope(AURORA_MANAGER))
    console.clock.advance(0.1)
    assert await calls(route, manager) == 0
    assert await calls(route, manager) == 0
    assert asked.call_count == 3


async def test_a_change_in_another_realm_is_somebody_elses() -> None:
    console = await fed()
    route = counted(console)
    manager, colleague = await two(console)
    assert await console.feed()
    console.platform.changes.append({"realm": "another", "userCode": MANAGER})
    console.platform.changes.append({"realm": "another"})
    assert await console.feed()
    assert await calls(route, colleague, manager) == 1
    console.platform.changes.append({"realm": "default"})
    assert await console.feed()
    assert await calls(route, colleague, manager) == 2


async def test_who_signs_in_after_a_change_shares_again() -> None:
    console = await fed()
    route = counted(console)
    await two(console)
    assert await console.feed()
    console.platform.changes.append({"realm": "default", "userCode": MANAGER})
    assert await console.feed()
    console.clock.advance(0.1)
    manager, colleague = await two(console)
    assert await calls(route, colleague, manager) == 1


async def test_a_session_that_the_platform_ended_is_over_here() -> None:
    console = await fed()
    counted(console)
    manager, colleague = await two(console)
    assert await console.feed()
    console.platform.changes.append({"realm": "default", "userCode": MANAGER, "isSignedOut": True})
    assert await console.feed()
    seen = len(console.platform.seen)
    assert (await manager.get(OTHER)).status_code == 401
    assert len(console.platform.seen) == seen
    assert (await colleague.get(OTHER)).status_code == 200


async def test_who_signed_in_since_the_feed_was_asked_is_asked_for_and_not_signed_out() -> None:
    console = await fed()
    counted(console)
    before = await console.signed_in(AURORA_MANAGER)
    console.clock.advance(0.1)
    assert await console.feed()
    console.clock.advance(0.1)
    console.platform.changes.append({"realm": "default", "userCode": MANAGER, "isSignedOut": True})
    console.clock.advance(0.1)
    since = await console.signed_in(AURORA_MANAGER)
    asked = console.platform.router.route(method="GET", path="/users/me").respond(json=envelope(AURORA_MANAGER))
    console.clock.advance(0.1)
    assert await console.feed()
    console.clock.advance(0.1)
    assert [(await one.get(LIST)).status_code for one in (before, since)] == [401, 200]
    assert [(await since.get(LIST)).status_code, asked.call_count] == [200, 1]


async def test_who_signed_in_since_and_is_signed_out_after_all_is_found_out_at_their_next_call() -> None:
    console = await fed()
    counted(console)
    manager = await console.signed_in(AURORA_MANAGER)
    console.platform.changes.append({"realm": "default", "userCode": MANAGER, "isSignedOut": True})
    console.platform.router.route(method="GET", path="/users/me").respond(401, json={"success": False})
    console.clock.advance(0.1)
    assert await console.feed()
    console.clock.advance(0.1)
    seen = len(console.platform.seen)
    assert (await manager.get(LIST)).status_code == 401
    assert [request.url.path for request in console.platform.seen[seen:]] == ["/users/me"]
    assert (await manager.get(LIST)).status_code == 401


@pytest.mark.parametrize("user_code", [None, MANAGER])
async def test_a_session_learns_from_the_feed_that_it_gained_a_tenant(user_code: str | None) -> None:
    console = await fed()
    route = counted(console)
    manager, staff = await console.signed_in(AURORA_MANAGER), await console.signed_in(SUPER_ADMIN)
    assert (await manager.get(f"{POLL}?opId=aurora-west")).status_code == 403
    wider = me(Role.OPERATOR_MANAGER, "aurora", ["aurora", "aurora-north", "aurora-south", "aurora-west"])
    asked = console.platform.answers("GET", "/users/me", wider)
    console.platform.changes.append({"realm": "default", **({"userCode": user_code} if user_code else {})})
    console.clock.advance(0.1)
    assert await console.feed()
    console.clock.advance(0.1)
    assert (await manager.get(f"{POLL}?opId=aurora-west")).status_code == 200
    assert (route.call_count, asked.call_count) == (1, 1)
    assert (await staff.get(OTHER)).status_code == 200
    assert asked.call_count == 1  # they see every tenant


async def test_what_was_answered_before_anybody_may_have_changed_is_shared_with_nobody_after_it() -> None:
    console = await fed()
    route = counted(console)
    manager, colleague = await two(console)
    assert await calls(route, manager, colleague) == 1
    console.platform.changes.append({"realm": "default"})
    console.clock.advance(0.1)
    assert await console.feed()
    console.clock.advance(0.1)
    assert await calls(route, manager, colleague) == 1


async def test_more_changes_than_can_be_kept_have_everybody_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identities, "MOST_CHANGES", 3)
    console = await fed()
    counted(console)
    manager, _ = await two(console)
    asked = console.platform.answers("GET", "/users/me", AURORA_MANAGER)
    console.platform.changes += [{"realm": "default", "userCode": f"user-{number}"} for number in range(4)]
    console.clock.advance(0.1)
    assert await console.feed()
    console.clock.advance(0.1)
    for _ in range(2):
        assert (await manager.get(LIST)).status_code == 200
    assert asked.call_count == 1


async def test_after_a_gap_in_the_feed_anybody_may_have_changed() -> None:
    console = await fed()
    route = counted(console)
    manager, colleague = await two(console)
    assert await console.feed()
    assert await calls(route, manager) == 1
    console.platform.boot = "another boot"
    console.clock.advance(1)
    assert await console.feed()
    assert await calls(route, colleague) == 1
    console.clock.advance(0.1)
    assert await calls(route, manager, manager) == 2
    await manager.get(ME)
    console.clock.advance(0.1)
    assert await calls(route, manager, manager) == 0


@pytest.mark.parametrize("answer", [httpx.Response(404), httpx.Response(200, json=envelope({})), httpx.ConnectError])
async def test_while_the_feed_fails_nobody_is_known_by_it(answer: Any) -> None:
    console = await fed()
    route = counted(console)
    manager, colleague = await two(console)
    assert await console.feed()
    assert await calls(route, manager) == 1
    working = console.platform.feed.side_effect
    console.platform.feed.mock(side_effect=[answer])
    console.clock.advance(1)
    assert not await console.feed()
    assert await calls(route, colleague) == 1
    console.platform.feed.mock(side_effect=working)
    console.clock.advance(1)
    assert await console.feed()
    assert await calls(route, colleague, manager) == 0


async def test_more_changes_than_can_be_kept_concern_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identities, "MOST_CHANGES", 3)
    console = await fed()
    route = counted(console)
    manager, _ = await two(console)
    assert await console.feed()
    console.platform.changes += [{"realm": "default", "userCode": f"user-{number}"} for number in range(4)]
    assert await console.feed()
    assert await calls(route, manager, manager) == 2


async def test_the_service_token_opens_the_feed_and_nothing_else() -> None:
    console = await fed()
    counted(console)
    browser = await console.signed_in()
    assert await console.feed()
    await browser.get(LIST)
    asked = [call.request for call in console.platform.router.calls]
    tokens = {request.url.path: request.headers.get("authorization") for request in asked}
    assert tokens.pop("/sessions/changes") == f"Bearer {SERVICE_TOKEN}"
    assert f"Bearer {SERVICE_TOKEN}" not in tokens.values()


async def test_no_browser_reaches_the_feed() -> None:
    console = Console(SAMPLE, service_token=SERVICE_TOKEN)
    for browser in (console.browser(), await console.signed_in(SUPER_ADMIN)):
        assert (await browser.get("/api/sessions/changes")).status_code == 404
    assert console.platform.feed.call_count == 0


async def test_the_feed_is_asked_while_the_console_is_served_and_holds_up_nobody() -> None:
    console = await fed()
    asked, let = asyncio.Event(), asyncio.Event()

    async def slow(_: httpx.Request) -> httpx.Response:
        asked.set()
        await let.wait()
        return httpx.Response(500)

    console.platform.feed.mock(side_effect=slow)
    counted(console)
    async with serving(console):
        async with asyncio.timeout(10):
            await asked.wait()
        assert (await (await console.signed_in()).get(POLL)).status_code == 200
    assert not let.is_set()


async def test_a_feed_that_fails_is_asked_more_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    console = Console(SAMPLE, service_token=SERVICE_TOKEN)
    page_ = envelope({"cursor": "a", "isComplete": True, "changes": []})
    console.platform.feed.mock(side_effect=[*[httpx.Response(503)] * 8, httpx.Response(200, json=page_)])

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 9:
            raise asyncio.CancelledError

    monkeypatch.setattr(asyncio, "sleep", sleep)
    assert console.app.feed is not None
    with pytest.raises(asyncio.CancelledError):
        await console.app.feed.run()
    assert pauses[0] < pauses[3] < pauses[6] <= LONGEST_PAUSE_SECONDS
    assert pauses[8] <= PERIOD_SECONDS
    assert console.lines.getvalue().count("identity-feed") == 2


async def test_who_could_not_be_signed_out_while_the_store_was_away_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    console = await fed()
    browser = await console.signed_in(AURORA_MANAGER)
    console.clock.advance(1)
    assert await console.feed()
    console.platform.changes.append({"realm": "default", "userCode": MANAGER, "isSignedOut": True})

    async def away(*_: object) -> list[ActiveSession]:
        raise StoreUnavailable

    with monkeypatch.context() as patched:
        patched.setattr(MemorySessions, "of_user", away)
        console.clock.advance(1)
        assert not await console.feed()
    console.clock.advance(1)
    assert await console.feed()
    assert (await browser.get("/api/users/me")).status_code == 401
