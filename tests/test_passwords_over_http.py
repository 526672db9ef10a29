"""Both services together: old proofs, passwords that must be changed, rights that are taken away, and what is told of
passwords: nothing."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import pytest

from bff.app import bootstrap
from bff.engines.httpx_engine import HttpxEngine
from bff.metrics.telemetry import Log
from bff.sessions.cookies import NAME
from contracts.table import TABLE
from contracts.texts import PASSWORD_CHANGE_REQUIRED, PROOF_REQUIRED
from tests.conftest import ORIGIN, PASSWORD, settings_of_tests
from upstream_sim import testing
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import USERS, User, identity_of, user_by_email

ADMIN, MANAGER = "admin@aurora.test", "manager@aurora.test"
FIRST, SECOND = "Lamplight-7301", "Windmill-8402"
KEY = {"Idempotency-Key": "a-key-of-one-form"}


@dataclass
class Both:
    """The console in front of the simulator; the clocks of both go on only when told to."""

    now: float = 1_800_000_000.0
    ahead: float = 0.0  # by how much the platform's clock is
    lines: io.StringIO = field(default_factory=io.StringIO)

    def __post_init__(self) -> None:
        self.simulator = testing.simulator(real=lambda: self.now + self.ahead)
        engine = HttpxEngine(httpx.ASGITransport(self.simulator), "http://platform.test")
        settings = settings_of_tests()
        self.console = bootstrap(settings, engine, clock=lambda: self.now, steady=lambda: self.now, log=Log(self.lines))

    @property
    def world(self) -> World:
        return self.simulator.worlds.get("default")

    def user(self, email: str) -> User:
        user = user_by_email(self.world, email)
        assert user is not None
        return user

    def browser(self) -> httpx.AsyncClient:
        headers = {"X-Requested-With": "pitboss", "Origin": ORIGIN}
        transport = httpx.ASGITransport(self.console)
        return httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers=headers, timeout=30)

    async def signed_in(self, email: str, password: str = PASSWORD) -> httpx.AsyncClient:
        browser = self.browser()
        answer = await browser.post("/api/auth/login", json={"email": email, "password": password})
        assert answer.status_code == 200, answer.text
        return browser

    async def set_password(self, browser: httpx.AsyncClient, password: str, key: dict[str, str] = KEY) -> Any:
        form = {"adminId": self.user(MANAGER).userCode, "newPassword": password, "passwordConfirm": password}
        return await browser.post("/api/users/change-password", json=form, headers=key)


@pytest.fixture
def both() -> Both:
    return Both()


def told(answer: httpx.Response) -> tuple[int, str, str]:
    found = answer.json()
    return answer.status_code, found["status"], found["messages"][0]


@pytest.mark.parametrize("by_platform", [False, True], ids=["by the console", "by the platform"])
async def test_an_act_on_an_account_wants_a_fresh_proof(both: Both, by_platform: bool) -> None:
    browser = await both.signed_in(ADMIN)
    if by_platform:
        both.ahead = 601
    else:
        both.now += 601
    assert told(await both.set_password(browser, FIRST)) == (403, "PROOF_REQUIRED", PROOF_REQUIRED)
    assert both.user(MANAGER).passwordHash is None
    before = browser.cookies[NAME]
    assert (await browser.post("/api/auth/prove", json={"password": PASSWORD})).status_code == 200
    assert browser.cookies[NAME] != before
    assert (await both.set_password(browser, FIRST)).status_code == 200
    assert both.user(MANAGER).passwordHash is not None


async def test_five_wrong_proofs_end_the_session_and_no_other(both: Both) -> None:
    browser, other = await both.signed_in(ADMIN), await both.signed_in(ADMIN)
    answers = [await browser.post("/api/auth/prove", json={"password": "wrong"}) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [422] * 4 + [401]
    assert (await browser.get("/api/users/me")).status_code == 401
    assert (await other.get("/api/users/me")).status_code == 200


async def test_who_was_given_a_password_changes_it_before_anything_else(both: Both) -> None:
    admin, manager = await both.signed_in(ADMIN), await both.signed_in(MANAGER)
    assert (await both.set_password(admin, FIRST)).status_code == 200
    assert (await manager.get("/api/users/me")).status_code == 401
    assert (await both.browser().post("/api/auth/login", json={"email": MANAGER, "password": PASSWORD})).is_error
    manager = await both.signed_in(MANAGER, FIRST)
    identity = identity_of(both.world, both.user(MANAGER))
    closed = {op.area: op for op in TABLE if op.permits(identity) and not (op.public or op.before_password_change)}
    assert len(closed) > 20
    for operation in closed.values():
        answer = await manager.request(operation.method, operation.neutral_path)
        assert told(answer) == (403, "PASSWORD_CHANGE_REQUIRED", PASSWORD_CHANGE_REQUIRED), operation.id
    form = {"currentPassword": FIRST, "newPassword": SECOND, "passwordConfirm": SECOND}
    assert (await manager.post("/api/users/me/password", json=form)).status_code == 200
    assert (await manager.get("/api/players")).status_code == 200
    await both.signed_in(MANAGER, SECOND)


async def test_a_permission_taken_away_closes_the_call_at_once_and_the_menu_at_the_next_check(both: Both) -> None:
    manager = await both.signed_in(MANAGER)
    poll = "/api/pulse?parts=check"
    known = (await manager.get(poll, headers={"X-Background": "1"})).json()["data"]["identityVersion"]
    assert (await manager.get("/api/players")).status_code == 200
    fire_event(both.world, "userPermissionsSet", {"email": MANAGER, "permissions": []})
    assert (await manager.get("/api/players")).status_code == 403
    both.now += 1
    told_now = (await manager.get(poll, headers={"X-Background": "1"})).json()["data"]
    assert told_now["identityVersion"] != known
    assert "identityVersion" not in told_now["check"]
    me = (await manager.get("/api/users/me")).json()["data"]["user"]
    assert (me["identityVersion"], me["permissions"]) == (told_now["identityVersion"], [])


async def test_passwords_are_told_nowhere(both: Both) -> None:
    admin = await both.signed_in(ADMIN)
    account = {
        "email": "vera@aurora.test",
        "password": FIRST,
        "nickname": "Vera Vane",
        "userCode": "vera-1",
        "role": "OPERATOR_MANAGER",
    }
    made = await admin.post("/api/users", json=account, headers={"Idempotency-Key": "a-key-of-a-new-account"})
    assert made.status_code == 200, made.text
    assert (await both.set_password(admin, SECOND)).status_code == 200
    vera = await both.signed_in(account["email"], FIRST)
    await vera.post("/api/auth/prove", json={"password": "Not-at-all-1"})
    outcomes = [await admin.get(f"/api/outcomes/{key}") for key in ("a-key-of-a-new-account", KEY["Idempotency-Key"])]
    assert [answer.json()["data"]["state"] for answer in outcomes] == ["DONE", "DONE"]
    hashes = [user.passwordHash for user in both.world.table(USERS).all() if user.passwordHash]
    shown = [
        both.lines.getvalue(),
        *(answer.text for answer in (made, *outcomes)),
        str(list(both.world.journal.latest(None, 500))),
        msgspec.json.encode(list(both.world.table(ACTIVITIES).where(area="USERS"))).decode(),
        (await admin.get("/api/activities?limit=1000")).text,
        (await admin.get("/api/users?limit=1000")).text,
    ]
    secrets = [FIRST, SECOND, "Not-at-all-1", *hashes]
    assert not [secret for text in shown for secret in secrets if secret in text]
