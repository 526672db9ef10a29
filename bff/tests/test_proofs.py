"""A password given again: what it opens, what wrong ones cost, and who must change theirs first."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from bff.sessions.cookies import DEVICE_NAME
from bff.tests.driver import (
    ADMIN,
    AURORA,
    AURORA_MANAGER,
    PASSWORD,
    SERVICE_TOKEN,
    SUPER_ADMIN,
    Browser,
    Console,
    envelope,
)
from bff.tests.sample import SAMPLE, operation
from bff.tests.test_fixation import cookie_of, status_with
from contracts.operation import Effect
from contracts.texts import (
    PASSWORD_CHANGE_REQUIRED,
    PASSWORD_CHANGED,
    PROOF_REQUIRED,
    SIGNED_OUT,
    TOO_MANY_PROOFS,
    WRONG_PASSWORD,
)

SECONDS = 600
POLL = {"x-background": "1"}
GUARDED = operation("guarded", "POST", "/api/sample/guarded", Effect.WRITE, proof_seconds=SECONDS)
MUST = {**AURORA, "user": {**AURORA["user"], "mustChangePassword": True}}


def refused(field: str, text: str = WRONG_PASSWORD) -> httpx.Response:
    failure = {"success": False, "status": "VALIDATION_ERROR", "data": {"fields": {field: text}}, "messages": [text]}
    return httpx.Response(422, json=failure)


def judged(request: httpx.Request) -> httpx.Response:
    """A platform's answer to a password."""
    form = json.loads(request.content)
    field = "currentPassword" if "currentPassword" in form else "password"
    if form[field] != PASSWORD:
        return refused(field)
    if form.get("newPassword") == "weak":
        return refused("newPassword", "Too weak.")
    return httpx.Response(200, json=envelope({"provedAt": "2027-01-15T08:00:00Z"}))


def proving(**settings: Any) -> Console:
    console = Console([*SAMPLE, GUARDED], **settings)
    for path in ("/auth/prove", "/users/me/password"):
        console.platform.router.post(path).mock(side_effect=judged)
    console.platform.answers("POST", "/sample/guarded")
    return console


async def prove(browser: Browser, password: str = PASSWORD) -> httpx.Response:
    return await browser.post("/api/auth/prove", json={"password": password})


async def change(browser: Browser, current: str = PASSWORD, new: str = "Another-2026") -> httpx.Response:
    form = {"currentPassword": current, "newPassword": new, "passwordConfirm": new}
    return await browser.post("/api/users/me/password", json=form)


async def test_without_a_fresh_proof_a_call_is_refused_and_not_forwarded() -> None:
    console = proving()
    browser = await console.signed_in()
    console.clock.advance(SECONDS)
    assert (await browser.post("/api/sample/guarded")).status_code == 200
    console.clock.advance(0.5)
    seen = len(console.platform.seen)
    answer = await browser.post("/api/sample/guarded", headers={"Idempotency-Key": "a-key-of-a-form"})
    assert (answer.status_code, answer.json()["status"], answer.json()["messages"]) == (
        403,
        "PROOF_REQUIRED",
        [PROOF_REQUIRED],
    )
    assert len(console.platform.seen) == seen
    assert (await prove(browser)).status_code == 200
    again = await browser.post("/api/sample/guarded", headers={"Idempotency-Key": "a-key-of-a-form"})
    assert (again.status_code, again.headers["idempotency-key"]) == (200, "a-key-of-a-form")
    console.clock.advance(SECONDS + 1)
    assert (await browser.post("/api/sample/guarded")).status_code == 403


async def test_a_proof_gives_the_session_a_new_id() -> None:
    console = proving()
    browser = await console.signed_in()
    first = cookie_of(browser)
    assert (await prove(browser, "wrong")).json()["data"] == {"fields": {"password": WRONG_PASSWORD}}
    assert cookie_of(browser) == first
    await prove(browser)
    assert cookie_of(browser) != first
    assert await status_with(console, first) == 401
    assert await status_with(console, cookie_of(browser)) == 200


async def test_the_fifth_wrong_password_ends_the_session_here_and_there() -> None:
    console = proving()
    browser, other = await console.signed_in(), await console.signed_in()
    answers = [await prove(browser, "wrong") for _ in range(2)] + [await change(browser, "wrong") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [422, 422, 422, 422, 401]
    assert answers[-1].json()["messages"] == [TOO_MANY_PROOFS]
    await console.app.sign_outs.aclose()
    assert [request.url.path for request in console.platform.seen][-1] == "/auth/logout"
    assert (await browser.get("/api/users/me")).json()["messages"] == [TOO_MANY_PROOFS]
    assert (await other.get("/api/users/me")).status_code == 200
    assert "wrong" not in console.lines.getvalue()
    assert PASSWORD not in console.lines.getvalue()


async def test_a_refusal_of_something_else_is_no_wrong_password() -> None:
    console = proving(sign_in_attempts=3)
    browser = await console.signed_in()
    for _ in range(9):
        assert (await change(browser, new="weak")).status_code == 422


async def test_wrong_passwords_count_with_the_accounts_failed_sign_ins() -> None:
    console = proving(sign_in_attempts=3)
    browser = await console.signed_in()
    for _ in range(2):
        await browser.sign_in(password="wrong")
    assert [(await prove(browser, "wrong")).status_code for _ in range(2)] == [422, 429]
    assert (await browser.sign_in()).status_code == 429


async def test_a_platform_that_ended_the_session_ends_it_here() -> None:
    console = proving()
    browser = await console.signed_in()
    console.platform.router.post("/auth/prove").respond(401)
    assert (await prove(browser)).json()["messages"] == [SIGNED_OUT]
    assert (await browser.get("/api/users/me")).status_code == 401


async def test_who_must_change_their_password_can_do_nothing_else() -> None:
    console = proving()
    console.platform.answers("GET", "/general", {})
    console.platform.answers("GET", "/users/me/check", {"isBlocked": False})
    browser = await console.signed_in(MUST)
    closed = {
        "/api/sample/zones?nonsense=1": "GET",
        "/api/sample/zones": "GET",
        "/api/views": "GET",
        "/api/auth/sessions": "GET",
        "/api/auth/prove": "POST",
    }
    for path, method in closed.items():
        seen = len(console.platform.seen)
        answer = await browser.request(method, path, json={"password": PASSWORD} if method == "POST" else None)
        assert (answer.status_code, answer.json()["status"]) == (403, "PASSWORD_CHANGE_REQUIRED"), path
        assert answer.json()["messages"] == [PASSWORD_CHANGE_REQUIRED]
        assert len(console.platform.seen) == seen
    pulse = (await browser.get("/api/pulse?parts=badges,check", headers=POLL)).json()
    assert pulse["data"]["failures"]["badges"]["status"] == "PASSWORD_CHANGE_REQUIRED"
    assert pulse["data"]["check"]["isBlocked"] is False
    for path in ("/api/users/me", "/api/users/me/check", "/api/general"):
        assert (await browser.get(path)).status_code == 200, path
    assert (await change(browser)).status_code == 200
    console.platform.answers("GET", "/users/me", AURORA)
    console.platform.answers("GET", "/views", {"items": []})
    assert (await browser.get("/api/views")).status_code == 200


async def test_a_new_password_of_ones_own_ends_the_other_sessions() -> None:
    console = proving(sign_in_attempts=2)
    browser, other, stranger = [await console.signed_in(user) for user in (SUPER_ADMIN, SUPER_ADMIN, AURORA_MANAGER)]
    first = cookie_of(browser)
    assert (await change(browser)).status_code == 200
    assert cookie_of(browser) != first
    assert [(await one.get("/api/users/me")).status_code for one in (browser, other, stranger)] == [200, 401, 200]
    assert (await other.get("/api/users/me")).json()["messages"] == [PASSWORD_CHANGED]
    assert DEVICE_NAME in other.cookies  # which the account no longer knows
    for number in range(2):
        await console.browser(client=f"192.0.2.{number}").sign_in(password="wrong")
    assert (await other.sign_in(password="wrong")).status_code == 429


@pytest.mark.parametrize(("status", "left"), [(200, 401), (403, 200)])
async def test_a_call_that_ends_a_users_sessions_ends_them_here_at_once(status: int, left: int) -> None:
    console = proving()
    admin, manager, other = [await console.signed_in(user) for user in (SUPER_ADMIN, AURORA_MANAGER, AURORA)]
    answer = envelope() if status == 200 else {"success": False, "messages": ["No."]}
    console.platform.router.post("/sample/password").respond(status, json=answer)
    code = AURORA_MANAGER["user"]["userCode"]
    assert (await admin.post("/api/sample/password", json={"userCode": code})).status_code == status
    assert [(await one.get("/api/users/me")).status_code for one in (admin, manager, other)] == [200, left, 200]


LOST = {"status": 504, "json": {"success": False, "status": "OUTCOME_UNKNOWN", "messages": ["It is not known."]}}
REFUSED = {"status": 403, "json": {"success": False, "messages": ["Not yours."]}}


def answering(console: Console, path: str, outcome: dict[str, Any] | Exception) -> None:
    """Has the platform answer a write so."""
    route = console.platform.router.post(path)
    if isinstance(outcome, Exception):
        route.mock(side_effect=outcome)
    else:
        route.respond(outcome["status"], json=outcome["json"])


async def is_known(console: Console, device: str, email: str) -> bool:
    """Whether the account knows a browser with this cookie, which then waits for nobody's wrong passwords."""
    for number in range(2):
        await console.browser(client=f"192.0.2.{number}").sign_in(email, password="wrong")
    again = console.browser(client="203.0.113.1", cookie=f"{DEVICE_NAME}={device}")
    return (await again.sign_in(email)).status_code == 200


@pytest.mark.parametrize(
    ("outcome", "known"),
    [
        ({"status": 200, "json": envelope()}, False),
        (LOST, False),
        ({"status": 502, "json": {}}, False),
        (httpx.ReadError("gone"), False),
        (httpx.ReadTimeout("late"), False),
        (httpx.ConnectError("away"), True),
        (REFUSED, True),
        ({"status": 404, "json": {"success": False, "messages": ["There is no such user."]}}, True),
        ({"status": 422, "json": {"success": False, "messages": ["Weak."]}}, True),
        ({"status": 401, "json": {"success": False}}, True),
    ],
)
async def test_devices_are_forgotten_once_the_platform_agreed_or_its_answer_was_lost(
    outcome: dict[str, Any] | Exception, known: bool
) -> None:
    console = proving(sign_in_attempts=2)
    admin, manager = await console.signed_in(ADMIN), await console.signed_in(AURORA_MANAGER)
    answering(console, "/sample/password", outcome)
    console.clock.advance(1)
    await admin.post("/api/sample/password", json={"userCode": AURORA_MANAGER["user"]["userCode"]})
    assert await is_known(console, manager.cookies[DEVICE_NAME], "super@pitboss.test") is known


@pytest.mark.parametrize("body", [{"userCode": "x", "extra": 1}, {}, {"userCode": 7}])
async def test_what_never_reaches_the_platform_forgets_no_device(body: dict[str, Any]) -> None:
    console = proving(sign_in_attempts=2)
    manager = await console.signed_in(AURORA_MANAGER)
    await manager.post("/api/sample/password", json=body)
    assert await is_known(console, manager.cookies[DEVICE_NAME], "super@pitboss.test")


@pytest.mark.parametrize(
    ("outcome", "known"),
    [(LOST, False), (httpx.ReadError("gone"), False), (httpx.ConnectError("away"), True), (REFUSED, True)],
)
async def test_a_new_password_of_ones_own_whose_answer_was_lost_forgets_the_devices(
    outcome: dict[str, Any] | Exception, known: bool
) -> None:
    console = proving(sign_in_attempts=2)
    browser = await console.signed_in()
    answering(console, "/users/me/password", outcome)
    console.clock.advance(1)
    await change(browser)
    assert await is_known(console, browser.cookies[DEVICE_NAME], "super@pitboss.test") is known


async def test_a_device_is_forgotten_under_every_key() -> None:
    old, new = "the-old-key-of-the-console", "the-new-key-of-the-console"
    before = proving(secret_keys=(old,))
    device = (await before.signed_in(AURORA_MANAGER)).cookies[DEVICE_NAME]
    for forgotten in (False, True):
        console = proving(secret_keys=(old, new), sign_in_attempts=2)
        if forgotten:
            answering(console, "/sample/password", {"status": 200, "json": envelope()})
            admin = await console.signed_in(ADMIN)
            await admin.post("/api/sample/password", json={"userCode": AURORA_MANAGER["user"]["userCode"]})
        assert await is_known(console, device, "super@pitboss.test") is not forgotten


def versioned(version: str, **user: Any) -> dict[str, Any]:
    return {**AURORA, "user": {**AURORA["user"], "identityVersion": version, **user}}


async def test_another_version_of_the_identity_has_users_me_asked_before_the_next_call() -> None:
    console = proving()
    browser = await console.signed_in(versioned("one"))
    check = console.platform.answers("GET", "/users/me/check", {"isBlocked": False, "identityVersion": "one"})
    me = console.platform.answers("GET", "/users/me", versioned("two", permissions=[]))
    console.clock.advance(1)
    pulse = (await browser.get("/api/pulse?parts=check", headers=POLL)).json()["data"]
    assert (pulse["identityVersion"], pulse["check"], me.call_count) == ("one", {"isBlocked": False}, 0)
    check.respond(json=envelope({"isBlocked": False, "identityVersion": "two"}))
    assert (await browser.get("/api/billingV2/invoices")).status_code != 403
    console.clock.advance(1)
    pulse = (await browser.get("/api/pulse?parts=check", headers=POLL)).json()["data"]
    assert (pulse["identityVersion"], me.call_count) == ("two", 1)
    console.clock.advance(1)  # who was asked for at the very instant of the change may be who they were
    for _ in range(3):
        assert (await browser.get("/api/billingV2/invoices")).status_code == 403
        await browser.get("/api/pulse?parts=check", headers=POLL)
    assert me.call_count == 2


async def test_whom_the_feed_calls_changed_has_users_me_asked_before_the_next_call() -> None:
    console = proving(service_token=SERVICE_TOKEN)
    browser = await console.signed_in(versioned("one"))
    assert await console.feed()
    me = console.platform.answers("GET", "/users/me", versioned("two", permissions=[]))
    console.clock.advance(1)
    console.platform.changes.append({"realm": "default", "userCode": AURORA["user"]["userCode"]})
    assert await console.feed()
    console.clock.advance(0.1)
    assert (await browser.get("/api/billingV2/invoices")).status_code == 403
    assert me.call_count == 1
    me.respond(401, json={"success": False})
    console.platform.changes.append({"realm": "default", "userCode": AURORA["user"]["userCode"]})
    console.clock.advance(0.1)
    assert await console.feed()
    assert (await browser.get("/api/billingV2/invoices")).status_code == 401
    assert (await browser.get("/api/users/me")).status_code == 401
