"""The time of day jumps: limits, kept answers and what is known of users go by a clock that does not."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest

from bff.app import STEADY
from bff.tests.driver import AURORA_MANAGER, SERVICE_TOKEN, START, Console, envelope
from bff.tests.sample import SAMPLE

HOUR = 3600.0
JUMPS = pytest.mark.parametrize("jump", [-2 * HOUR, -HOUR, HOUR, 24 * HOUR])
IDLE, MAX = 900, 2000
MANAGER = AURORA_MANAGER["user"]["userCode"]
PULSE: dict[str, Any] = {"url": "/api/pulse", "params": {"parts": "check"}, "headers": {"x-background": "1"}}


def test_the_clock_of_limits_goes_on_while_the_machine_sleeps_where_one_does() -> None:
    def read() -> float:
        return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()

    assert read() <= STEADY() <= read()


@JUMPS
async def test_a_session_is_idle_for_as_long_as_before(jump: float) -> None:
    console = Console(SAMPLE, session_idle_seconds=IDLE, session_max_seconds=MAX)
    console.platform.answers("GET", "/sample/zones", {})
    browser = await console.signed_in()
    console.clock.advance(IDLE - 1)
    console.clock.jumped = jump
    answer = await browser.get("/api/sample/zones")
    assert (answer.status_code, answer.headers["x-session-left"]) == (200, f"idle={IDLE}, max={MAX - IDLE + 1}")
    console.clock.advance(IDLE)
    assert (await browser.get("/api/sample/zones")).status_code == 401


@JUMPS
async def test_a_session_ends_in_any_case_when_it_would_have(jump: float) -> None:
    console = Console(SAMPLE, session_idle_seconds=IDLE, session_max_seconds=MAX)
    console.platform.answers("GET", "/sample/zones", {})
    browser = await console.signed_in()
    console.clock.jumped = jump
    statuses = []
    for _ in range(4):
        console.clock.advance(MAX / 4)
        statuses.append((await browser.get("/api/sample/zones")).status_code)
    assert statuses == [200, 200, 200, 401]


@JUMPS
async def test_a_block_is_told_and_nothing_kept_is_given_to_who_is_blocked(jump: float) -> None:
    console = Console(SAMPLE, service_token=SERVICE_TOKEN)
    assert await console.feed()
    console.clock.advance(0.1)
    blocked: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        is_blocked = request.headers["authorization"] in blocked
        if request.url.path == "/users/me/check":
            return httpx.Response(200, json={"isBlocked": is_blocked})
        return httpx.Response(403) if is_blocked else httpx.Response(200, json=envelope({}))

    for path in ("/users/me", "/users/me/check", "/sample/poll"):
        console.platform.router.route(method="GET", path=path).mock(side_effect=answer)
    manager = await console.signed_in(AURORA_MANAGER)
    colleague = {**AURORA_MANAGER, "user": {**AURORA_MANAGER["user"], "userCode": "colleague"}}
    assert (await (await console.signed_in(colleague)).get("/api/sample/poll")).status_code == 200
    console.clock.jumped = jump
    assert (await manager.get("/api/sample/poll")).status_code == 200
    blocked.append("Bearer token-1")
    console.platform.changes.append({"realm": "default", "userCode": MANAGER})
    console.clock.advance(0.5)
    assert await console.feed()
    console.clock.advance(0.1)
    assert (await manager.get("/api/sample/poll")).status_code == 403
    assert (await manager.get(**PULSE)).json()["data"]["check"]["isBlocked"] is True


@JUMPS
async def test_an_answer_is_kept_for_its_seconds(jump: float) -> None:
    console = Console(SAMPLE, service_token=SERVICE_TOKEN)
    assert await console.feed()
    console.clock.advance(0.1)
    route = console.platform.router.get("/sample/poll").respond(json=envelope({}))
    browser = await console.signed_in()
    calls = []
    for passed in (0, 9, 1):
        console.clock.advance(passed)
        assert await console.feed()
        assert (await browser.get("/api/sample/poll")).status_code == 200
        calls.append(route.call_count)
        console.clock.jumped = jump
    assert calls == [1, 1, 2]


@JUMPS
async def test_who_tried_too_often_waits_as_long_as_before(jump: float) -> None:
    console = Console(sign_in_attempts=2, sign_in_window_seconds=100)
    browser = console.browser()
    for _ in range(2):
        assert (await browser.sign_in(password="wrong")).status_code == 401
    console.clock.jumped = jump
    refused = await browser.sign_in()
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "100")
    console.clock.advance(100)
    assert (await browser.sign_in()).status_code == 200


@JUMPS
async def test_times_are_shown_by_the_time_of_day(jump: float) -> None:
    console = Console()
    browser = await console.signed_in()
    console.clock.advance(30)
    console.clock.jumped = jump
    (session,) = (await browser.get("/api/auth/sessions")).json()["data"]["sessions"]
    assert datetime.fromisoformat(session["createdAt"]) == datetime.fromtimestamp(START + jump, UTC)
