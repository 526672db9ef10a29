"""Who is blocked gets no answer that was made for somebody else, whoever keeps asking for it."""

from __future__ import annotations

import io
import itertools
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
import pytest

from bff.app import Console, bootstrap
from bff.engines.httpx_engine import HttpxEngine
from bff.metrics.telemetry import Log
from contracts.areas.simulator.faults import FaultForm, FaultKind
from tests.conftest import ORIGIN, PASSWORD, settings_of_tests
from upstream_sim import testing
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.control_actions import add_fault, clear_faults
from upstream_sim.shared.users import USERS

TOKEN = "a-service-token-of-the-tests"
MANAGER, COLLEAGUE = "manager@aurora.test", "colleague@aurora.test"
SHARED = ("/api/tooltips", "/api/admin/badges", "/api/rates")


@dataclass
class Stack:
    """The console in front of the simulator, on a clock that is moved by hand."""

    simulator: Simulator
    console: Console
    now: float

    @property
    def world(self) -> World:
        return self.simulator.worlds.get("default")

    def calls(self, path: str) -> int:
        """How many calls of this path reached the platform."""
        entries = self.world.journal.latest(None, 500)
        return sum(entry.path == path.removeprefix("/api") for entry in entries)

    async def signed_in(self, email: str) -> httpx.AsyncClient:
        headers = {"X-Requested-With": "pitboss", "Origin": ORIGIN}
        browser = httpx.AsyncClient(
            transport=httpx.ASGITransport(self.console), base_url=ORIGIN, headers=headers, timeout=30
        )
        answer = await browser.post("/api/auth/login", json={"email": email, "password": PASSWORD})
        assert answer.status_code == 200, answer.text
        return browser

    async def pass_time(self, seconds: float) -> None:
        """Time goes on, and the feed with it, if there is one."""
        for step in itertools.repeat(0.5, int(seconds / 0.5)):
            self.now += step
            if self.console.feed is not None:
                assert await self.console.feed.ask()


def stack(service_token: str) -> Stack:
    simulator = testing.simulator(service_token=TOKEN)
    engine = HttpxEngine(httpx.ASGITransport(simulator), "http://platform.test")
    settings = settings_of_tests(service_token=service_token)
    made = Stack.__new__(Stack)
    made.now = 1_800_000_000.0
    console = bootstrap(settings, engine, clock=lambda: made.now, steady=lambda: made.now, log=Log(io.StringIO()))
    made.simulator, made.console = simulator, console
    manager = made.world.table(USERS).first(email=MANAGER)
    assert manager is not None
    for number in range(20):
        code = f"colleague-{number}"
        email = COLLEAGUE if number == 0 else f"{number}.{COLLEAGUE}"
        one = msgspec.structs.replace(manager, userCode=code, email=email)
        with made.world.change() as change:
            change.put(made.world.table(USERS), one)
    return made


@pytest.mark.parametrize("service_token", [TOKEN, ""], ids=["with the feed", "without the feed"])
@pytest.mark.parametrize("path", SHARED)
@pytest.mark.parametrize("is_colleague_polling", [True, False], ids=["a colleague polls", "nobody polls"])
async def test_who_is_blocked_gets_no_kept_answer_after_a_second(
    service_token: str, path: str, is_colleague_polling: bool
) -> None:
    here = stack(service_token)
    await here.pass_time(1)
    manager, colleague = await here.signed_in(MANAGER), await here.signed_in(COLLEAGUE)
    assert (await manager.get(path)).status_code == 200
    fire_event(here.world, "userBlocked", {"email": MANAGER})
    for _ in range(10):
        await here.pass_time(1)
        if is_colleague_polling:
            assert (await colleague.get(path)).status_code == 200
        assert (await manager.get(path)).status_code == 403


async def test_who_may_less_gets_no_kept_answer_of_who_may_more_after_a_second() -> None:
    here = stack(TOKEN)
    await here.pass_time(1)
    manager, colleague = await here.signed_in(MANAGER), await here.signed_in(COLLEAGUE)
    assert (await colleague.get("/api/admin/badges")).status_code == 200
    fire_event(here.world, "userPermissionsSet", {"email": MANAGER, "permissions": []})
    await here.pass_time(1)
    calls = []
    for browser in (colleague, manager, manager):
        assert (await browser.get("/api/admin/badges")).status_code == 200
        calls.append(here.calls("/api/admin/badges"))
    assert calls == [1, 2, 2]
    assert here.calls("/api/users/me") == 1


async def test_with_the_feed_many_users_make_few_calls() -> None:
    here = stack(TOKEN)
    await here.pass_time(1)
    browsers = [await here.signed_in(MANAGER), await here.signed_in(COLLEAGUE)]
    browsers += [await here.signed_in(f"{number}.{COLLEAGUE}") for number in range(1, 20)]
    for _ in range(12):
        await here.pass_time(5)
        for browser in browsers:
            assert (await browser.get("/api/tooltips")).status_code == 200
            assert (await browser.get("/api/admin/badges")).status_code == 200
    assert here.calls("/api/tooltips") <= 2
    assert here.calls("/api/admin/badges") <= 12


PULSE_PARTS = ("badges", "check", "rates")
PULSE: dict[str, Any] = {
    "url": "/api/pulse",
    "params": {"parts": ",".join(PULSE_PARTS)},
    "headers": {"X-Background": "1"},
}


async def test_with_the_feed_a_pulse_of_many_is_few_calls_and_who_is_blocked_hears_of_it() -> None:
    here = stack(TOKEN)
    await here.pass_time(1)
    manager, *colleagues = [await here.signed_in(MANAGER), await here.signed_in(COLLEAGUE)]
    colleagues += [await here.signed_in(f"{number}.{COLLEAGUE}") for number in range(1, 20)]
    await here.pass_time(5)
    for browser in (manager, *colleagues):
        details = (await browser.get(**PULSE)).json()["data"]
        assert (set(details), details["failures"]) == ({*PULSE_PARTS, "failures", "identityVersion"}, {})
    paths = ("/api/admin/badges", "/api/users/me/check", "/api/rates")
    assert [here.calls(path) for path in paths] == [1, 1, 1]
    fire_event(here.world, "userBlocked", {"email": MANAGER})
    await here.pass_time(1)
    blocked = (await manager.get(**PULSE)).json()["data"]
    assert (blocked["check"]["isBlocked"], set(blocked["failures"])) == (True, {"badges", "rates"})
    for browser in colleagues:
        assert (await browser.get(**PULSE)).json()["data"]["check"]["isBlocked"] is False


async def test_a_fault_is_felt_at_once_where_answers_are_shared() -> None:
    made = stack(TOKEN)
    browsers = [await made.signed_in(email) for email in (MANAGER, COLLEAGUE)]
    await made.pass_time(0.5)
    for browser in browsers:
        assert (await browser.get("/api/rates")).status_code == 200
    add_fault(made.world, FaultForm(operation="rates", kind=FaultKind.ERROR, http=503))
    await made.pass_time(1)
    for browser in browsers:
        assert (await browser.get("/api/rates")).status_code == 503
    clear_faults(made.world, "rates")
    await made.pass_time(1)
    for browser in browsers:
        assert (await browser.get("/api/rates")).status_code == 200
