"""Proofs of a password, changing one's own, and who must before anything else."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import httpx
import msgspec
import pytest
from argon2 import low_level

from contracts.areas import TABLE
from contracts.passwords import is_weak
from contracts.texts import (
    BAD_CREDENTIALS,
    BLOCKED,
    PASSWORD_CHANGE_REQUIRED,
    PASSWORD_RULE,
    PASSWORDS_DIFFER,
    SAME_PASSWORD,
    SIGNED_OUT,
    TOO_MANY_PROOFS,
    WRONG_PASSWORD,
)
from upstream_sim.core.calls import passwords
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.refusals import NotFound, ProofRequired
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.http.admission import require_proof
from upstream_sim.http.app import Simulator
from upstream_sim.http.settings import Settings
from upstream_sim.shared.scenarios import scenario_of
from upstream_sim.shared.users import PASSWORD, USERS, User, caller_of, user_by_email
from upstream_sim.tests.client import AURORA, SUPER, RealSeconds, sign_in

NEW = "Another-2026"
CHECK = "upstream_sim.http.platform.is_password"
OPEN = {
    "usersMe": ("GET", "/users/me"),
    "usersMeCheck": ("GET", "/users/me/check"),
    "general": ("GET", "/general"),
    "authLogout": ("GET", "/auth/logout"),
}


def user_of(simulator: Simulator, email: str) -> User:
    user = user_by_email(simulator.worlds.get("default"), email)
    assert user is not None
    return user


def must_change(simulator: Simulator, email: str) -> None:
    world = simulator.worlds.get("default")
    with world.change() as change:
        change.put(world.table(USERS), msgspec.structs.replace(user_of(simulator, email), mustChangePassword=True))


async def prove(client: httpx.AsyncClient, headers: dict[str, str], password: str = PASSWORD) -> httpx.Response:
    return await client.post("/auth/prove", headers=headers, json={"password": password})


async def change(client: httpx.AsyncClient, headers: dict[str, str], **fields: str) -> httpx.Response:
    body = {"currentPassword": PASSWORD, "newPassword": NEW, "passwordConfirm": NEW, **fields}
    return await client.post("/users/me/password", headers=headers, json=body)


async def enter(client: httpx.AsyncClient, email: str, password: str) -> int:
    return (await client.post("/auth/login", json={"email": email, "password": password})).status_code


async def test_a_blocked_user_is_told_so_after_the_right_password_alone(
    client: httpx.AsyncClient, simulator: Simulator, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashing = Mock(wraps=low_level)
    for name in ("hash_secret", "verify_secret"):
        monkeypatch.setattr(passwords, name, getattr(hashing, name))
    fire_event(simulator.worlds.get("default"), "userBlocked", {"email": AURORA})
    answers = []
    for email, password in ((AURORA, PASSWORD), (AURORA, "wrong"), ("nobody@pitboss.test", PASSWORD)):
        hashing.reset_mock()
        answer = await client.post("/auth/login", json={"email": email, "password": password})
        answers.append((answer.status_code, answer.json()["messages"], len(hashing.mock_calls)))
    assert answers == [(403, [BLOCKED], 1), (401, [BAD_CREDENTIALS], 1), (401, [BAD_CREDENTIALS], 1)]


async def test_a_call_that_wants_a_proof_is_closed_when_the_last_one_is_too_old(
    client: httpx.AsyncClient, simulator: Simulator, real: RealSeconds
) -> None:
    world = simulator.worlds.get("default")
    headers = await sign_in(client, SUPER)
    token = headers["Authorization"].removeprefix("Bearer ")
    caller = caller_of(world, user_of(simulator, SUPER), token=token)
    operation = dataclasses.replace(TABLE["usersMeUpdate"], proof_seconds=600)
    real.seconds += 600
    require_proof(world, operation, caller)
    real.seconds += 1
    with pytest.raises(ProofRequired):
        require_proof(world, operation, caller)
    answer = await prove(client, headers)
    assert answer.json()["data"] == {"provedAt": "2027-01-15T08:10:01Z"}
    require_proof(world, operation, caller)


async def test_the_fifth_wrong_password_ends_the_session(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers, other = await sign_in(client, AURORA), await sign_in(client, AURORA)
    for _ in range(4):
        await prove(client, headers, "wrong")
    assert (await prove(client, headers)).status_code == 200  # begins the count anew
    for _ in range(2):
        answer = await prove(client, headers, "wrong")
        assert (answer.status_code, answer.json()["data"]) == (422, {"fields": {"password": WRONG_PASSWORD}})
    for _ in range(2):
        answer = await change(client, headers, currentPassword="wrong")
        assert (answer.status_code, answer.json()["data"]) == (422, {"fields": {"currentPassword": WRONG_PASSWORD}})
    answer = await prove(client, headers, "wrong")
    assert (answer.status_code, answer.json()["messages"]) == (401, [TOO_MANY_PROOFS])
    assert (await prove(client, headers)).json()["messages"] == [SIGNED_OUT]
    assert (await client.get("/users/me", headers=other)).status_code == 200
    failed = simulator.worlds.get("default").table(ACTIVITIES).where(recordKind="Failed password check")
    assert len(list(failed)) == 9


async def test_an_own_password_is_changed_and_ends_the_other_sessions(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    headers, other, stranger = [await sign_in(client, email) for email in (AURORA, AURORA, SUPER)]
    must_change(simulator, AURORA)
    assert (await change(client, headers)).status_code == 200
    assert [(await client.get("/users/me", headers=one)).status_code for one in (headers, other, stranger)] == [
        200,
        401,
        200,
    ]
    assert user_of(simulator, AURORA).mustChangePassword is False
    assert [await enter(client, AURORA, password) for password in (PASSWORD, NEW)] == [401, 200]


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"passwordConfirm": "Another-2027"}, {"passwordConfirm": PASSWORDS_DIFFER}),
        *[
            ({"newPassword": new, "passwordConfirm": new}, {"newPassword": PASSWORD_RULE})
            for new in ("Short-1", "no-upper-2026", "NO-LOWER-2026", "No-digits-here")
        ],
        ({"newPassword": f"Aa1{'x' * 126}"}, {"newPassword": "At most 128 characters."}),
        ({"newPassword": PASSWORD, "passwordConfirm": PASSWORD}, {"newPassword": SAME_PASSWORD}),
    ],
)
async def test_a_new_password_keeps_the_rule(
    client: httpx.AsyncClient, fields: dict[str, str], expected: dict[str, str]
) -> None:
    answer = await change(client, await sign_in(client, AURORA), **fields)
    assert (answer.status_code, answer.json()["data"]) == (422, {"fields": expected})
    assert await enter(client, AURORA, PASSWORD) == 200


async def test_who_must_change_their_password_can_do_nothing_else(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    must_change(simulator, SUPER)
    headers = await sign_in(client, SUPER)
    assert (await client.get("/users/me", headers=headers)).json()["data"]["user"]["mustChangePassword"] is True
    first_of_area = {operation.area: operation for operation in reversed(list(TABLE)) if not operation.public}
    closed = [op for op in first_of_area.values() if not (op.before_password_change or op.handled_by_bff)]
    assert len(closed) > 30
    for operation in closed:
        scope = operation.scope_for(caller_of(simulator.worlds.get("default"), user_of(simulator, SUPER)).identity)
        answer = await client.request(operation.method, operation.upstream_path(scope), headers=headers)
        if not operation.is_service:
            assert answer.status_code == 403, operation.id
            assert PASSWORD_CHANGE_REQUIRED in answer.text, operation.id
    for method, path in OPEN.values():
        assert (await client.request(method, path, headers=headers)).status_code == 200, path
    assert {op.id for op in TABLE if op.before_password_change} == {*OPEN, "usersMePassword", "pulse"}


@pytest.mark.parametrize(
    ("password", "weak"),
    [
        ("Aurora-2026", True),  # the nickname
        ("aDmIn-of-2026", True),  # the e-mail's local part
        ("x-USR1-99", True),  # the user code
        ("Aa-1234", True),
        ("Aa-12345", False),
        ("lowercase-2026", False),
        ("lowercase2026", True),
        ("x" * 126 + "A-1", True),
        ("bob-BOB-2026", False),  # a name of three letters says nothing
    ],
)
def test_an_account_does_not_begin_with_a_weak_password(password: str, weak: bool) -> None:
    assert is_weak(password, email="admin@bob.test", nickname="Aurora", user_code="usr1") is weak
    assert is_weak("bob-BOB-2026", email="bob@bob.test", nickname="bob", user_code="usr1") is False


def sign_out_and_fail(world: World, user: User) -> None:
    with world.change() as change:
        change.end_sessions(user.userCode)
        change.delete(world.table(USERS), "nobody")


def test_a_change_that_fails_ends_no_session(world: World) -> None:
    user = user_by_email(world, AURORA)
    assert user is not None
    token = world.tokens.issue(user.userCode)
    with pytest.raises(NotFound):
        sign_out_and_fail(world, user)
    assert world.tokens.user_of(token) == user.userCode
    with world.change() as change:
        change.end_sessions(user.userCode)
    assert world.tokens.user_of(token) is None


@pytest.fixture
def hashes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """One entry for each hash that is computed."""
    computed: list[str] = []

    def counting(known: Callable[..., Any]) -> Callable[..., Any]:
        def compute(*given: Any) -> Any:
            computed.append(known.__name__)
            return known(*given)

        return compute

    for name in ("hash_secret", "verify_secret"):
        monkeypatch.setattr(passwords, name, counting(getattr(passwords, name)))
    return computed


async def test_whether_an_account_exists_cannot_be_told_by_the_work(
    client: httpx.AsyncClient, hashes: list[str]
) -> None:
    await change(client, await sign_in(client, AURORA))
    hashes.clear()
    for email in (AURORA, SUPER, "nobody@pitboss.test"):  # an own password, the published one, none
        assert await enter(client, email, "Wrong-2026") == 401
        assert len(hashes) == 1, email
        hashes.clear()


async def test_each_password_has_a_salt_of_its_own_and_the_cost_of_its_world(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    for email in (AURORA, SUPER):
        await change(client, await sign_in(client, email))
    kept = [user_of(simulator, email).passwordHash or "" for email in (AURORA, SUPER)]
    assert {one.rpartition("$")[0].rpartition("$")[0] for one in kept} == {"$argon2id$v=19$m=8,t=1,p=1"}
    assert len({one.split("$")[4] for one in kept}) == 2
    costly = await passwords.hash_password(NEW, Settings().password_cost, simulator.worlds.get("default").random)
    assert costly.startswith("$argon2id$v=19$m=19456,t=2,p=1$")


async def test_a_password_that_changes_while_it_is_checked_is_checked_again(
    client: httpx.AsyncClient, simulator: Simulator, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, known = simulator.worlds.get("default"), passwords.is_password

    async def overtaken(*given: Any) -> bool:
        monkeypatch.setattr(CHECK, known)
        is_right = await known(*given)
        hashed = await passwords.hash_password(NEW, world.password_cost, world.random)
        with world.change() as change:
            user = msgspec.structs.replace(user_of(simulator, AURORA), passwordHash=hashed)
            change.put(world.table(USERS), user)
        return is_right

    monkeypatch.setattr(CHECK, overtaken)
    assert await enter(client, AURORA, PASSWORD) == 401
    assert await enter(client, AURORA, NEW) == 200


async def test_who_is_signed_out_while_a_password_is_checked_does_nothing(
    client: httpx.AsyncClient, simulator: Simulator, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, known = simulator.worlds.get("default"), passwords.is_password
    headers = await sign_in(client, AURORA)

    async def signed_out(*given: Any) -> bool:
        world.tokens.end_of_user(user_of(simulator, AURORA).userCode)
        return await known(*given)

    monkeypatch.setattr(CHECK, signed_out)
    assert (await change(client, headers)).status_code == 401
    assert user_of(simulator, AURORA).passwordHash is None


async def test_passwords_and_what_is_kept_of_them_are_told_to_nobody(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    world = simulator.worlds.get("default")
    headers = await sign_in(client, AURORA)
    for form in ({"currentPassword": "Wrong-in-vain-1"}, {}):
        await change(client, headers, **form)
    await prove(client, headers, NEW)
    assert await enter(client, AURORA, NEW) == 200
    secrets = (NEW, "Wrong-in-vain-1", user_of(simulator, AURORA).passwordHash or "none")
    told = [
        str(list(world.journal.latest(None, 100))),
        str(list(world.table(ACTIVITIES).where(userCode=user_of(simulator, AURORA).userCode))),
        scenario_of(world).model_dump_json(),
    ]
    assert not [text for text in told for secret in secrets if secret in text]
    user = user_of(simulator, AURORA)
    assert USERS.digest_of(user) == USERS.digest_of(msgspec.structs.replace(user, passwordHash=None))


async def test_the_accounts_told_before_signing_in_still_have_the_published_password(
    client: httpx.AsyncClient,
) -> None:
    await change(client, await sign_in(client, AURORA))
    told = (await client.get("/simulator/accounts?world=default")).json()["data"]["accounts"]
    emails = {account["email"] for account in told}
    assert (AURORA in emails, SUPER in emails) == (False, True)
