"""A colleague's life through both services: made, let in, kept out, moved and gone."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from contracts.areas.simulator.faults import FaultForm, FaultKind
from contracts.table import TABLE
from tests.conftest import Stack
from upstream_sim.shared.control_actions import add_fault

AURORA = "admin@aurora.test"
SUPER = "super@pitboss.test"
FIRST, OWN = "Lamplight-7301", "Moonrise-4415"
NEW = {
    "email": "nia.new@aurora.test",
    "password": FIRST,
    "nickname": "Nia New",
    "userCode": "nia-1",
    "role": "OPERATOR_MANAGER",
}
WHO = {"adminId": "nia-1", "adminEmail": NEW["email"]}


async def sign_in(stack: Stack, password: str) -> tuple[httpx.AsyncClient, httpx.Response]:
    browser = stack.browser()
    return browser, await browser.post("/api/auth/login", json={"email": NEW["email"], "password": password})


async def done(answer: httpx.Response, message: str) -> Any:
    assert (answer.status_code, answer.json()["messages"]) == (200, [message]), answer.text
    return answer.json()["data"]


@pytest.mark.spec(
    "002-rule-capability-admin-create",
    "002-rule-capability-admin-block",
    "002-state-block-user",
    "002-message-ok-admin-created",
)
async def test_a_colleague_is_made_let_in_and_kept_out(stack: Stack) -> None:
    chief = await stack.signed_in(AURORA)
    made = await done(await chief.post("/api/users", json=NEW), "Admin has been created successfully!")
    assert (made["opId"], made["mustChangePassword"]) == ("aurora", True)

    nia, signed_in = await sign_in(stack, FIRST)
    assert signed_in.json()["data"]["user"]["mustChangePassword"] is True
    closed = await nia.get("/api/players")
    assert (closed.status_code, closed.json()["status"]) == (403, "PASSWORD_CHANGE_REQUIRED")
    form = {"currentPassword": FIRST, "newPassword": OWN, "passwordConfirm": OWN}
    await done(await nia.post("/api/users/me/password", json=form), "Password updated!")
    assert (await nia.get("/api/players")).status_code == 200

    await done(await chief.post("/api/users/block", json={**WHO, "action": "BLOCK"}), "User successfully blocked!")
    kept_out = await nia.get("/api/players")
    assert kept_out.status_code == 403, kept_out.text
    assert (await nia.get("/api/users/me/check", headers={"X-Background": "1"})).json()["data"]["isBlocked"] is True
    assert (await sign_in(stack, OWN))[1].status_code == 403
    unblock = await chief.post("/api/users/block", json={**WHO, "action": "UNBLOCK"})
    await done(unblock, "User successfully unblocked!")
    assert (await nia.get("/api/players")).status_code == 401
    assert (await sign_in(stack, OWN))[1].status_code == 200


@pytest.mark.spec(
    "002-rule-capability-admin-migrate", "002-rule-capability-admin-password", "002-message-ok-password-updated"
)
async def test_who_is_moved_gets_another_password_or_is_deleted_is_out_at_once(stack: Stack) -> None:
    chief = await stack.signed_in(SUPER)
    await chief.post("/api/users", json={**NEW, "opId": "aurora"})
    one, _ = await sign_in(stack, FIRST)
    other, _ = await sign_in(stack, FIRST)
    move = {"adminId": "nia-1", "opId": "borealis", "role": "OPERATOR_ADMIN"}
    await done(await chief.post("/api/users/migrate", json=move), "User migrated!")
    for browser in (one, other):
        assert (await browser.get("/api/users/me")).status_code == 401

    again, signed_in = await sign_in(stack, FIRST)
    assert signed_in.json()["data"]["user"]["opId"] == "borealis"
    change = {"adminId": "nia-1", "newPassword": OWN, "passwordConfirm": OWN}
    await done(await chief.post("/api/users/change-password", json=change), "Password updated!")
    assert (await again.get("/api/users/me")).status_code == 401
    assert (await sign_in(stack, FIRST))[1].status_code == 401

    last, _ = await sign_in(stack, OWN)
    await done(await chief.post("/api/users/delete", json={**WHO, "adminUsername": "Nia New"}), "User deleted!")
    assert (await last.get("/api/users/me")).status_code == 401
    assert (await sign_in(stack, OWN))[1].status_code == 401


@pytest.mark.spec(
    "002-message-denied-user-delete",
    "002-message-denied-migrate",
    "002-message-err-clone-permissions",
    "002-rule-role-change-error",
)
async def test_refusals_read_as_specified(stack: Stack) -> None:
    """The platform words them in three ways: messages, a text under `error`, a text for data."""
    chief = await stack.signed_in("admin@pitboss.test")
    sam = (await chief.get("/api/users", params={"query": SUPER})).json()["data"]["items"][0]
    who = {"adminId": sam["userCode"], "adminEmail": sam["email"], "adminUsername": sam["nickname"]}
    denied = "You don't have permissions to perform this action."
    move = {"adminId": sam["userCode"], "opId": "aurora", "role": "OPERATOR_ADMIN"}
    role = {"adminId": sam["userCode"], "targetUsername": sam["nickname"], "roles": "OPERATOR_ADMIN"}
    for path, body in (("delete", who), ("migrate", move), ("change-roles", role)):
        answer = await chief.post(f"/api/users/{path}", json=body)
        assert (answer.status_code, answer.json()["messages"]) == (403, [denied])
    manager = (await chief.get("/api/users", params={"query": "manager@aurora"})).json()["data"]["items"][0]
    role = {"adminId": manager["userCode"], "targetUsername": manager["nickname"], "roles": "OPERATOR_MANAGER"}
    answer = await chief.post("/api/users/change-roles", json=role)
    assert answer.json()["messages"] == ["roles: The account has this role."]
    clone = {
        "sourceUserId": sam["userCode"],
        "targetUserId": manager["userCode"],
        "sourceRole": sam["role"],
        "permissions": sam["permissions"],
    }
    answer = await chief.post("/api/users/clone-permissions", json=clone)
    assert answer.json()["messages"] == ["targetUserId: The target must have the same role."]


@pytest.mark.spec(
    "002-message-err-admin-create",
    "002-rule-admin-create-error",
    "002-message-err-block-user",
    "002-rule-block-user-error",
    "002-message-err-password",
    "002-rule-password-error",
    "002-message-err-clone-permissions",
    "002-rule-clone-permissions-error",
)
@pytest.mark.parametrize(
    ("operation", "text"),
    [
        ("adminCreate", "Unable to create new user"),
        ("adminBlock", "An error occurred, please try again"),
        ("adminPasswordChange", "Failed to update password"),
        ("adminPermissionsClone", "Failed to clone permissions"),
    ],
)
async def test_a_failure_without_words_gets_the_specified_ones(stack: Stack, operation: str, text: str) -> None:
    call, world = TABLE[operation], stack.simulator.worlds.get("default")
    body = dict(call.example.body or {}) if call.example else {}
    chief = await stack.signed_in(SUPER)
    for words in ([], ["The platform rests."]):
        world.faults.clear(operation)
        add_fault(world, FaultForm(operation=operation, kind=FaultKind.ERROR, http=422, messages=words))
        answer = await chief.post(call.path, json={**body, **({"opId": "aurora"} if "opId" in body else {})})
        assert (answer.status_code, answer.json()["messages"]) == (422, words or [text])


@pytest.mark.spec(
    "002-rule-clone-permissions-source-user",
    "002-rule-clone-permissions-target-user",
    "002-rule-clone-permissions-source-role",
    "002-rule-clone-permissions-permissions",
    "002-message-clone-permissions-invalid",
)
@pytest.mark.parametrize("name", ["sourceUserId", "targetUserId", "sourceRole", "permissions"])
async def test_a_clone_wants_all_of_its_fields(stack: Stack, name: str) -> None:
    chief = await stack.signed_in(AURORA)
    body = {"sourceUserId": "U-1", "targetUserId": "U-2", "sourceRole": "OPERATOR_MANAGER", "permissions": ["redo"]}
    for lacking in ({k: v for k, v in body.items() if k != name}, {**body, name: [] if name == "permissions" else ""}):
        answer = await chief.post("/api/users/clone-permissions", json=lacking)
        assert answer.status_code == 422, answer.text
        if name != "sourceRole" or name not in lacking:
            assert answer.json()["data"]["fields"] == {name: "Invalid input, please check input fields and try again."}
