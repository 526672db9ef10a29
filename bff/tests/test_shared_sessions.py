"""Two consoles over one Redis are one console to their users, and without it nobody is signed out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bff.sessions.cookies import DEVICE_NAME, NAME
from bff.stores.sessions import key_of
from bff.tests import shared_stores
from bff.tests.driver import AURORA, KEYS, PASSWORD, SUPER_ADMIN, Browser, Console, envelope, me
from bff.tests.sample import SAMPLE
from bff.tests.shared_stores import NEEDS_REDIS, Server, new_prefix
from contracts import texts
from contracts.roles import Role

pytestmark = list(NEEDS_REDIS)

OLD, NEW = KEYS
AWAY = {"status": "UNAVAILABLE", "messages": ["Sessions cannot be read just now. Please try again."]}


NEW_PASSWORD = {"currentPassword": PASSWORD, "newPassword": "Another-2026", "passwordConfirm": "Another-2026"}


class Consoles:
    """Two of them, before one platform."""

    def __init__(self, url: str, **settings: Any) -> None:
        self.given = {"redis_url": url, "redis_prefix": new_prefix(), **settings}
        self.all: list[Console] = []
        self.one, self.other = self.another(), self.another()
        self.clock, self.platform = self.one.clock, self.one.platform

    def another(self, **settings: Any) -> Console:
        beside = self.all[0] if self.all else None
        self.all.append(Console(SAMPLE, beside=beside, **{**self.given, **settings}))
        return self.all[-1]

    async def aclose(self) -> None:
        for console in self.all:
            assert console.app.stores.aclose is not None
            await console.app.stores.aclose()


def at(console: Console, browser: Browser) -> Browser:
    """The same browser before another console."""
    other = console.browser()
    other.cookies = browser.cookies
    return other


@pytest.fixture
async def consoles() -> AsyncIterator[Consoles]:
    made = Consoles(shared_stores.server().url)
    yield made
    await made.aclose()


async def calls(browser: Browser) -> httpx.Response:
    return await browser.get("/api/users/me")


async def test_who_signed_in_at_one_is_signed_in_at_the_other(consoles: Consoles) -> None:
    browser = await consoles.one.signed_in(AURORA)
    there = at(consoles.other, browser)
    assert (await calls(there)).json()["data"]["user"]["userCode"] == AURORA["user"]["userCode"]
    listed = (await there.get("/api/auth/sessions")).json()["data"]["sessions"]
    assert [session["isCurrent"] for session in listed] == [True]


async def test_who_signed_out_at_one_is_out_at_the_other_within_a_second(consoles: Consoles) -> None:
    browser = await consoles.one.signed_in()
    there = at(consoles.other, browser)
    assert (await calls(there)).status_code == 200
    cookie = browser.cookies[NAME]
    assert (await browser.get("/api/auth/logout")).status_code == 200
    consoles.clock.advance(1)
    there.cookies.set(NAME, cookie)
    assert (await calls(there)).status_code == 401


async def test_sessions_that_are_ended_elsewhere_are_told_why(consoles: Consoles) -> None:
    browser, second = await consoles.one.signed_in(), await consoles.other.signed_in()
    there = at(consoles.other, browser)
    assert (await calls(there)).status_code == 200
    assert (await second.request("DELETE", "/api/auth/sessions")).status_code == 200
    consoles.clock.advance(1)
    answer = await calls(there)
    assert (answer.status_code, answer.json()["messages"]) == (401, [texts.SIGNED_OUT_ELSEWHERE])


async def test_whoever_must_change_their_password_may_go_on_at_the_other_at_once(consoles: Consoles) -> None:
    must = me(Role.SUPER_ADMIN, tenants=["aurora"])
    consoles.platform.answers("GET", "/sample/zones")
    browser = await consoles.one.signed_in({**must, "user": {**must["user"], "mustChangePassword": True}})
    there = at(consoles.other, browser)
    refused = await there.get("/api/sample/zones")
    assert refused.json()["status"] == "PASSWORD_CHANGE_REQUIRED"
    for token in consoles.platform._users:
        consoles.platform._users[token] = must
    consoles.platform.answers("POST", "/users/me/password")
    changed = await browser.post("/api/users/me/password", json=NEW_PASSWORD)
    assert changed.status_code == 200, changed.text
    assert (await at(consoles.other, browser).get("/api/sample/zones")).status_code == 200


async def test_failed_sign_ins_count_at_both(consoles: Consoles) -> None:
    made = Consoles(shared_stores.server().url, sign_in_attempts=3)
    try:
        statuses = [
            (await console.browser().sign_in(password="wrong")).status_code
            for console in (made.one, made.other, made.one, made.other, made.one)
        ]
        assert statuses == [401, 401, 401, 429, 429]
        made.clock.advance(made.one.settings.sign_in_window_seconds)
        assert (await made.other.browser().sign_in()).status_code == 200
    finally:
        await made.aclose()


async def test_a_device_stays_forgotten_while_keys_rotate(consoles: Consoles) -> None:
    old = consoles.another(secret_keys=(OLD,))
    device = (await old.signed_in()).cookies[DEVICE_NAME]
    user = SUPER_ADMIN["user"]
    for console in (old, consoles.another(secret_keys=(NEW, OLD)), consoles.another(secret_keys=(OLD, NEW))):
        assert await knows(console, device)
    consoles.clock.advance(1)
    await old.app.api.sign_in.devices.forget("default", user["userCode"])
    for keys in ((OLD,), (NEW, OLD), (OLD, NEW)):
        assert not await knows(consoles.another(secret_keys=keys), device)


async def knows(console: Console, device: str) -> bool:
    request = httpx.Request("GET", "http://console.test", headers={"cookie": f"{DEVICE_NAME}={device}"})
    return await console.app.api.sign_in.devices.find(_as_seen(console, request), "\nsuper@pitboss.test") is not None


def _as_seen(console: Console, request: httpx.Request) -> Any:
    from bff.requests.request import ConsoleRequest

    raw = [(name.lower(), value) for name, value in request.headers.raw]
    scope = {"method": "GET", "raw_path": b"/", "query_string": b"", "scheme": "http", "headers": raw}

    async def nothing() -> dict[str, str]:
        return {"type": "http.disconnect"}

    return ConsoleRequest(scope, nothing, "id", console.settings)


async def test_redis_away_is_told_and_signs_nobody_out(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html></html>")
    server = Server()
    made = Consoles(server.url, web_dist=tmp_path)
    try:
        browser = await made.one.signed_in()
        made.platform.router.get("/healthz").respond(200)
        assert (await browser.get("/readyz")).status_code == 200
        server.stop()
        made.clock.advance(1.1)
        answers = [
            await calls(browser),
            await browser.post("/api/sample/pay", json={"title": "x"}),
            await made.one.browser().sign_in(),
            await browser.get("/api/auth/logout"),
        ]
        for answer in answers:
            body = answer.json()
            assert (answer.status_code, answer.headers.get("set-cookie")) == (503, None), answer.text
            assert {name: body[name] for name in AWAY} == AWAY
            assert answer.headers["retry-after"] == "1"
        ready = await browser.get("/readyz")
        assert (ready.status_code, ready.json()["messages"]) == (503, ["The session store is not ready."])
        assert [(await browser.get(path)).status_code for path in ("/healthz", "/admin/home")] == [200, 200]
        server.start()
        made.clock.advance(1.1)
        while (answer := await calls(browser)).status_code == 503:
            pass
        # It is empty: the session is over, and a sign-in in place goes on.
        assert (answer.status_code, answer.json()["messages"]) == (401, [texts.SIGNED_OUT])
        assert "set-cookie" not in answer.headers
        assert (await browser.sign_in()).status_code == 200
        assert (await calls(browser)).status_code == 200
        assert (await browser.get("/readyz")).status_code == 200
    finally:
        await made.aclose()
        server.stop()


async def test_a_write_that_was_sent_is_of_unknown_outcome_where_the_store_is_gone_after_it() -> None:
    server = Server()
    made = Consoles(server.url)
    try:
        browser = await made.one.signed_in()

        def answers(_: httpx.Request) -> httpx.Response:
            server.stop()
            return httpx.Response(200, json=envelope())

        made.platform.router.post("/users/me/password").mock(side_effect=answers)
        answer = await browser.post("/api/users/me/password", json=NEW_PASSWORD)
        assert (answer.status_code, answer.json()["status"]) == (504, "OUTCOME_UNKNOWN")
    finally:
        await made.aclose()
        server.stop()


async def test_the_store_is_asked_by_a_hash_of_the_cookie(consoles: Consoles) -> None:
    browser = await consoles.one.signed_in()
    key = key_of(browser.cookies[NAME].rpartition(".")[0])
    assert await consoles.other.app.stores.sessions.get(key) is not None
