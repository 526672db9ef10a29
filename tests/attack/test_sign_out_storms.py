"""Ending thousands of sessions stops nobody, and the platform is told of each or the answer says of how many not."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable

import pytest
from starlette.types import Message

from bff.sessions import signin
from contracts import texts
from tests.attack.recording_engine import DirectBrowser
from tests.attack.signing_platform import SigningPlatform, Storm

SESSIONS = "/api/auth/sessions"
USER = "many@pitboss.test"


async def slowest_answer(browser: DirectBrowser, until: asyncio.Task[object]) -> float:
    """The longest that /healthz took, asked all the time."""
    slowest = 0.0
    while not until.done():
        started = time.perf_counter()
        assert (await browser.send("GET", "/healthz")).status == 200
        await asyncio.sleep(0.001)
        slowest = max(slowest, time.perf_counter() - started)
    return slowest


async def told_of(platform: SigningPlatform, count: int) -> set[str]:
    """The tokens that the platform was told of, when nothing new came for a while."""
    for _ in range(10_000):
        if len(platform.ended) >= count:
            break
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.02)
    return set(platform.ended)


async def test_ending_thousands_stops_nobody_and_the_platform_hears_of_each(
    prove: bool, figure: Callable[[str], None]
) -> None:
    own, others = (2_000, 6_000) if prove else (300, 900)
    platform = SigningPlatform(seconds=0.001)
    storm = Storm(platform, sessions_per_user=own, sign_in_successes=0)
    for number in range(others):
        await storm.signed_in(f"user{number}@pitboss.test")
    browsers = [await storm.signed_in(USER) for _ in range(own)]
    ending = asyncio.create_task(browsers[0].send("DELETE", SESSIONS))
    slowest = await slowest_answer(storm.browser(), ending)
    data = json.loads(ending.result().body)["data"]
    assert data == {"endedCount": own, "pendingCount": own, "notQueuedCount": 0}
    telling = asyncio.create_task(told_of(platform, own))
    slowest = max(slowest, await slowest_answer(storm.browser(), telling))
    assert len(telling.result()) == len(platform.ended) == own
    assert all(token.startswith(USER) for token in telling.result())
    assert (await browsers[-1].send("GET", SESSIONS)).status == 401
    assert slowest < 2
    figure(f"sign-out storm: {own} of {own + others} sessions ended and told, /healthz at most {slowest * 1000:.0f} ms")


async def test_what_does_not_fit_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signin, "MOST_WAITING", 100)
    platform = SigningPlatform(seconds=0.001)
    storm = Storm(platform, sessions_per_user=300, sign_in_successes=0)
    browsers = [await storm.signed_in(USER) for _ in range(300)]
    data = json.loads((await browsers[0].send("DELETE", SESSIONS)).body)["data"]
    assert data == {"endedCount": 300, "pendingCount": 100, "notQueuedCount": 200}
    assert len(await told_of(platform, 100)) == 100


async def test_nobody_piles_sessions_up(prove: bool, figure: Callable[[str], None]) -> None:
    tries = 2_000 if prove else 200
    platform = SigningPlatform()
    storm = Storm(platform, sign_in_successes=0)
    browsers = [await storm.signed_in(USER) for _ in range(tries)]
    answers = [await browser.send("GET", SESSIONS) for browser in browsers]
    left = [answer for answer in answers if answer.status == 200]
    assert len(left) == 50
    assert all(json.loads(answer.body)["messages"] == [texts.TOO_MANY_SESSIONS] for answer in answers[:-50])
    assert len(await told_of(platform, tries - 50)) == tries - 50
    figure(f"piled sessions: {tries} sign-ins of one user left {len(left)} sessions, the platform told of the rest")


async def test_a_stop_tells_what_it_can_in_time() -> None:
    platform = SigningPlatform(seconds=0.001)
    storm = Storm(platform, sign_in_successes=0, drain_seconds=5)
    browsers = [await storm.signed_in(USER) for _ in range(50)]
    messages: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    sent: asyncio.Queue[Message] = asyncio.Queue()

    async def live() -> None:
        await storm.app({"type": "lifespan"}, messages.get, sent.put)

    living = asyncio.create_task(live())
    await messages.put({"type": "lifespan.startup"})
    assert (await sent.get())["type"] == "lifespan.startup.complete"
    await browsers[0].send("DELETE", SESSIONS)
    assert len(platform.ended) < 50
    await messages.put({"type": "lifespan.shutdown"})
    await living
    assert len(platform.ended) == 50
