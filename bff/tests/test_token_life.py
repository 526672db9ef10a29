"""A platform's tokens end before a session does: each is refreshed once, and what follows a refusal is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bff.tests import shared_stores
from bff.tests.driver import Browser, Console
from bff.tests.rotating import LASTS, Rotating, mapping_file
from bff.tests.sample import SAMPLE
from bff.tests.shared_stores import NEEDS_REDIS, new_prefix
from contracts.texts import NOT_RENEWED

ME = "/api/users/me"
FORM = {"playerCode": "P-1", "action": "BLOCK", "reason": "Chargeback reported by the bank."}


@pytest.fixture
def console(tmp_path: Path) -> Console:
    return Console(SAMPLE, mapping=mapping_file(tmp_path))


@pytest.fixture
def platform(console: Console) -> Rotating:
    return Rotating(console.platform, console.clock.wall)


async def signed_in(console: Console) -> Browser:
    browser = console.browser()
    answer = await browser.sign_in()
    assert answer.status_code == 200, answer.text
    return browser


async def test_a_token_is_refreshed_before_it_ends(console: Console, platform: Rotating) -> None:
    browser = await signed_in(console)
    for _ in range(3):
        console.clock.advance(LASTS - 20)
        assert (await browser.get(ME)).status_code == 200
    assert [token for _, token in platform.called] == ["a-2", "a-3", "a-4"]


async def test_whoever_asks_meanwhile_waits_for_the_one_refresh(console: Console, platform: Rotating) -> None:
    browser = await signed_in(console)
    console.clock.advance(LASTS)
    platform.gate.clear()
    asked = [asyncio.create_task(browser.get(ME)) for _ in range(5)]
    await platform.asked.wait()
    platform.gate.set()
    assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}
    assert platform.refreshes == 1


async def test_a_browser_that_leaves_does_not_lose_the_new_token(console: Console, platform: Rotating) -> None:
    browser = await signed_in(console)
    console.clock.advance(LASTS)
    platform.gate.clear()
    left = asyncio.create_task(browser.get(ME))
    await platform.asked.wait()
    left.cancel()
    await asyncio.gather(left, return_exceptions=True)
    platform.gate.set()
    assert (await browser.get(ME)).status_code == 200
    assert platform.refreshes == 1


async def test_a_read_that_is_refused_is_asked_again_under_a_new_token(console: Console, platform: Rotating) -> None:
    browser = await signed_in(console)
    platform.revoke()
    assert (await browser.get(ME)).status_code == 200
    assert platform.called == [("/who", "a-1"), ("/who", "a-2")]


async def test_a_write_that_is_refused_is_never_sent_again(console: Console, platform: Rotating) -> None:
    browser = await signed_in(console)
    platform.revoke()
    answer = await browser.post("/api/players/block", json=FORM)
    assert answer.status_code == 503
    assert answer.json()["messages"] == [
        "The platform had ended its token and gave a new one. Nothing was done: please try again."
    ]
    assert [path for path, _ in platform.called] == ["/players/block"]
    assert (await browser.get(ME)).status_code == 200


async def test_a_refused_refresh_ends_the_session_with_its_reason(console: Console, platform: Rotating) -> None:
    browser = await signed_in(console)
    console.clock.advance(LASTS)
    platform.status = 400
    told = [await browser.get(ME), await browser.get(ME)]
    assert [(answer.status_code, answer.json()["messages"]) for answer in told] == [(401, [NOT_RENEWED])] * 2


async def test_a_rotated_token_that_is_used_twice_ends_the_session(console: Console, platform: Rotating) -> None:
    browser = await signed_in(console)
    sessions = console.app.stores.sessions
    [active] = await sessions.of_user("code-SUPER_ADMIN-None", "")
    console.clock.advance(LASTS)
    assert (await browser.get(ME)).status_code == 200
    [renewed] = await sessions.of_user("code-SUPER_ADMIN-None", "")
    assert await sessions.replace_token(active.key, renewed.session.token, active.session.token)  # as if it were lost
    answer = await browser.get(ME)
    assert (answer.status_code, answer.json()["messages"]) == (401, [NOT_RENEWED])


async def test_a_poll_says_why_the_session_ended(console: Console, platform: Rotating) -> None:
    browser = await signed_in(console)
    console.clock.advance(LASTS)
    platform.status = 400
    answer = await browser.get("/api/pulse?parts=badges", headers={"x-background": "1"})
    assert (answer.status_code, answer.json()["messages"]) == (401, [NOT_RENEWED])


async def test_a_platform_that_is_away_ends_no_session(console: Console, platform: Rotating) -> None:
    browser = await signed_in(console)
    console.clock.advance(LASTS - 20)
    platform.status = 503
    assert (await browser.get(ME)).status_code == 200  # the token is still good
    console.clock.advance(20)
    assert (await browser.get(ME)).status_code == 503
    platform.status = 200
    assert (await browser.get(ME)).status_code == 200


@pytest.fixture
async def consoles(tmp_path: Path) -> AsyncIterator[tuple[Console, Console]]:
    given: dict[str, Any] = {
        "mapping": mapping_file(tmp_path),
        "redis_url": shared_stores.server().url,
        "redis_prefix": new_prefix(),
    }
    one = Console(SAMPLE, **given)
    other = Console(SAMPLE, beside=one, **given)
    yield one, other
    for console in (one, other):
        assert console.app.stores.aclose is not None
        await console.app.stores.aclose()


@pytest.mark.slow
@NEEDS_REDIS[1]
async def test_of_several_workers_one_refreshes(consoles: tuple[Console, Console]) -> None:
    one, other = consoles
    platform = Rotating(one.platform, one.clock.wall)
    browser = await signed_in(one)
    there = other.browser()
    there.cookies = browser.cookies
    for number in range(1, 4):
        one.clock.advance(LASTS)
        answers: list[httpx.Response] = await asyncio.gather(*(who.get(ME) for who in (browser, there) * 3))
        assert {answer.status_code for answer in answers} == {200}
        assert platform.refreshes == number


@pytest.mark.slow
@NEEDS_REDIS[1]
async def test_the_refresh_token_lies_encrypted(consoles: tuple[Console, Console]) -> None:
    one, _ = consoles
    Rotating(one.platform, one.clock.wall)
    browser = await signed_in(one)
    one.clock.advance(LASTS)
    assert (await browser.get(ME)).status_code == 200
    async with shared_stores.connected(shared_stores.server().url) as redis:
        keys = await redis.call("KEYS", f"{one.settings.redis_prefix}s:*")
        stored = b"".join([value for key in keys for value in await redis.call("HVALS", key)])
    assert stored
    assert not any(secret in stored for secret in (b"a-1", b"r-1", b"a-2", b"r-2"))


@pytest.mark.slow
@NEEDS_REDIS[1]
async def test_a_worker_that_dies_with_its_lease_holds_nobody_up(consoles: tuple[Console, Console]) -> None:
    one, _ = consoles
    Rotating(one.platform, one.clock.wall)
    await signed_in(one)
    leases, sessions = one.app.stores.leases, one.app.stores.sessions
    assert leases is not None
    [active] = await sessions.of_user("code-SUPER_ADMIN-None", "")
    token = active.session.token
    assert await leases.lease(active.key, token, "aa", 15) is True
    assert await leases.lease(active.key, token, "aa", 15) is True  # the same call, sent again
    assert await leases.lease(active.key, token, "bb", 15) is False
    one.clock.advance(16)
    assert await leases.lease(active.key, token, "bb", 15) is True
    assert await sessions.replace_token(active.key, token, "new")
    assert await leases.lease(active.key, token, "aa", 15) is None
