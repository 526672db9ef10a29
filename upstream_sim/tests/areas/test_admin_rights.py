"""What staff accounts may do: roles, moves, and permissions that are cloned, refreshed and granted."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from contracts.roles import Role
from contracts.texts import DENIED
from upstream_sim.http.app import Simulator
from upstream_sim.shared.staff import StaffAct
from upstream_sim.shared.templates import DUE_GRANTS, default_template
from upstream_sim.tests.client import (
    ADMIN,
    AURORA,
    AURORA_MANAGER,
    BOREALIS,
    SUPER,
    control,
    sign_in,
)
from upstream_sim.tests.reviews import read
from upstream_sim.tests.staff import NEW, act_on, change_user, colleague, post, user_of, world_of


@pytest.mark.spec("002-call-user-change-roles", "002-rule-capability-admin-roles")
@pytest.mark.parametrize("many", [False, True])
async def test_a_role_brings_its_permissions(client: httpx.AsyncClient, simulator: Simulator, many: bool) -> None:
    world = world_of(simulator)
    manager = user_of(world, AURORA_MANAGER)
    roles = ["OPERATOR_ADMIN"] if many else "OPERATOR_ADMIN"
    answer = await act_on(client, world, StaffAct.CHANGE_ROLE, manager, AURORA, roles=roles)
    data = answer.json()["data"]
    assert (data["role"], data["opId"]) == ("OPERATOR_ADMIN", "aurora")
    assert data["permissions"] == list(user_of(world, AURORA).permissions)
    answer = await act_on(client, world, StaffAct.CHANGE_ROLE, manager, SUPER, roles="DEV_OPS")
    assert (answer.json()["data"]["role"], "opId" in answer.json()["data"]) == ("DEV_OPS", False)
    answer = await act_on(client, world, StaffAct.CHANGE_ROLE, manager, SUPER, roles="OPERATOR_ADMIN")
    assert answer.json()["data"]["fields"] == {
        "roles": "An account of the platform has no operator: migrate it to one."
    }


@pytest.mark.spec(
    "002-rule-change-role-required", "002-message-change-role-required", "002-rule-change-role-restricted"
)
@pytest.mark.parametrize(
    ("by", "roles", "http", "message"),
    [
        (AURORA, ["OPERATOR_ADMIN", "OPERATOR_MANAGER"], 422, "roles: An account has one role."),
        (AURORA, None, 422, "roles: Invalid input, make sure to select a role"),
        (AURORA, [], 422, "roles: Invalid input, make sure to select a role"),
        (AURORA, "OPERATOR_MANAGER", 422, "roles: The account has this role."),
        (AURORA, "AFFILIATE", 422, "roles: An affiliate’s account is created with the affiliate, not here."),
        (AURORA, "ADMIN", 403, DENIED),
        (AURORA, ["SUPER_ADMIN"], 403, DENIED),
        (ADMIN, "DEV_OPS", 403, DENIED),
    ],
)
async def test_a_role_that_is_not_given(
    client: httpx.AsyncClient, simulator: Simulator, by: str, roles: Any, http: int, message: str
) -> None:
    """The platform says so in the field `error`."""
    world = world_of(simulator)
    manager = user_of(world, AURORA_MANAGER)
    answer = await act_on(client, world, StaffAct.CHANGE_ROLE, manager, by, roles=roles)
    assert (answer.status_code, answer.json()["error"]) == (http, message)


@pytest.mark.spec("002-call-user-migrate", "002-call-user-me")
async def test_who_moves_takes_a_role_and_leaves_the_sessions_behind(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    world = world_of(simulator)
    manager = user_of(world, AURORA_MANAGER)
    headers = await sign_in(client, AURORA_MANAGER)
    same = await act_on(client, world, StaffAct.MIGRATE, manager, SUPER, opId="aurora")
    assert same.json()["data"]["fields"] == {"opId": "The account is at this operator."}
    odd = await act_on(client, world, StaffAct.MIGRATE, manager, SUPER, role="ADMIN")
    assert [*odd.json()["data"]["fields"]] == ["role"]
    assert (await act_on(client, world, StaffAct.MIGRATE, manager, AURORA, opId="borealis")).status_code == 403
    answer = await act_on(client, world, StaffAct.MIGRATE, manager, SUPER, opId="borealis", role="OPERATOR_ADMIN")
    data = answer.json()["data"]
    assert (data["opId"], data["role"]) == ("borealis", "OPERATOR_ADMIN")
    assert data["permissions"] == list(user_of(world, BOREALIS).permissions)
    assert (await client.get("/users/me", headers=headers)).status_code == 401
    me = await read(client, "/users/me", AURORA_MANAGER)
    assert {operator["opId"] for operator in me["operators"]} == {"borealis", "borealis-prime"}


@pytest.mark.spec("002-call-user-clone-permissions", "002-rule-clone-permissions-same-role")
async def test_permissions_are_cloned_within_a_role(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    manager = user_of(world, AURORA_MANAGER)
    source = colleague(world, Role.OPERATOR_MANAGER, "aurora", but=AURORA_MANAGER)
    change_user(world, source, permissions=("bets_read", "players_read"))
    source = user_of(world, source.email)
    answer = await act_on(client, world, StaffAct.CLONE_PERMISSIONS, manager, AURORA)
    assert answer.json()["data"]["permissions"] == ["bets_read", "players_read"]
    chief = user_of(world, AURORA)
    other = {"sourceUserId": chief.userCode, "sourceRole": chief.role, "permissions": chief.permissions}
    answer = await act_on(client, world, StaffAct.CLONE_PERMISSIONS, manager, SUPER, **other)
    assert (answer.status_code, answer.json()["data"]) == (422, "targetUserId: The target must have the same role.")


async def test_who_gets_a_set_of_their_own_waits_for_nothing_of_the_role(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    """What the role's template got meanwhile falls due for those who follow it, and for nobody else."""
    world = world_of(simulator)
    source = colleague(world, Role.OPERATOR_MANAGER, "aurora", but=AURORA_MANAGER)
    change_user(world, source, permissions=("bets_read",), hasOwnPermissions=True)
    default = default_template(world, Role.OPERATOR_MANAGER)
    body = {"roleId": default.id, "roleName": default.name, "permissions": [*default.permissions, "wallet_topup"]}
    headers = {**await sign_in(client, SUPER), "If-Match": f'"{default.revision}"'}
    assert (await client.put("/users/roles", json=body, headers=headers)).status_code == 200
    manager = user_of(world, AURORA_MANAGER)
    assert world.table(DUE_GRANTS).get(manager.userCode) is not None
    assert (await act_on(client, world, StaffAct.CLONE_PERMISSIONS, manager, AURORA)).status_code == 200
    assert world.table(DUE_GRANTS).get(manager.userCode) is None
    await control(client, "/clock", advance="PT5M")
    assert user_of(world, AURORA_MANAGER).permissions == ("bets_read",)
    manager = user_of(world, AURORA_MANAGER)
    assert (await act_on(client, world, StaffAct.REFRESH_PERMISSIONS, manager, AURORA)).status_code == 200
    assert "wallet_topup" in user_of(world, AURORA_MANAGER).permissions


@pytest.mark.spec("002-call-user-refresh-permissions")
async def test_refreshed_permissions_are_those_of_the_role(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    manager = user_of(world, AURORA_MANAGER)
    change_user(world, manager, permissions=("players_read",))
    for more in ({"opId": "aurora"}, {}):
        answer = await act_on(client, world, StaffAct.REFRESH_PERMISSIONS, manager, AURORA, **more)
        assert answer.json()["data"]["permissions"] == list(manager.permissions)
    elsewhere = await act_on(client, world, StaffAct.REFRESH_PERMISSIONS, manager, SUPER, opId="borealis")
    assert elsewhere.json()["data"]["fields"] == {"opId": "The account is at another operator."}
    other = await act_on(client, world, StaffAct.REFRESH_PERMISSIONS, manager, SUPER, roles="OPERATOR_ADMIN")
    assert other.json()["data"]["fields"] == {"roles": "The account has another role."}


@pytest.mark.parametrize(
    ("act", "more"),
    [
        (StaffAct.BLOCK, {"adminEmail": "somebody@aurora.test"}),
        (StaffAct.CHANGE_ROLE, {"targetUsername": "Somebody"}),
        (StaffAct.REFRESH_PERMISSIONS, {"targetUsername": "Somebody"}),
        (StaffAct.DELETE, {"adminUsername": "Somebody"}),
        (StaffAct.DELETE, {"adminEmail": "somebody@aurora.test"}),
        (StaffAct.CLONE_PERMISSIONS, {"permissions": ["players_read"]}),
        (StaffAct.CLONE_PERMISSIONS, {"sourceRole": "OPERATOR_ADMIN"}),
    ],
)
async def test_two_names_in_a_request_must_be_one_accounts(
    client: httpx.AsyncClient, simulator: Simulator, act: StaffAct, more: dict[str, Any]
) -> None:
    world = world_of(simulator)
    manager = user_of(world, AURORA_MANAGER)
    answer = await act_on(client, world, act, manager, AURORA, **more)
    assert (answer.status_code, answer.json()["status"]) == (412, "STALE_RECORD")
    if act is not StaffAct.CLONE_PERMISSIONS:  # whose failure is a text alone
        assert answer.json()["data"]["record"]["userCode"] == manager.userCode
    assert user_of(world, AURORA_MANAGER) == manager


async def test_nobody_grants_what_they_lack(client: httpx.AsyncClient, simulator: Simulator) -> None:
    """Not by creating, by a role, by moving, by a refresh, nor by a clone; a platform admin may."""
    world = world_of(simulator)
    chief, manager = user_of(world, AURORA), user_of(world, AURORA_MANAGER)
    change_user(world, chief, permissions=tuple(name for name in chief.permissions if name != "kyc_read"))
    deputy = colleague(world, Role.OPERATOR_ADMIN, "aurora", but=AURORA)
    change_user(world, manager, permissions=("players_read",))
    narrow = user_of(world, AURORA_MANAGER)
    source = colleague(world, Role.OPERATOR_MANAGER, "aurora", but=AURORA_MANAGER)
    assert "kyc_read" in source.permissions
    tries = [
        post(client, "", AURORA, NEW),
        act_on(client, world, StaffAct.CHANGE_ROLE, narrow, AURORA),
        act_on(client, world, StaffAct.MIGRATE, narrow, AURORA),
        act_on(client, world, StaffAct.REFRESH_PERMISSIONS, narrow, AURORA),
        act_on(client, world, StaffAct.CLONE_PERMISSIONS, narrow, AURORA),
    ]
    for attempt in tries:
        answer = await attempt
        assert (answer.status_code, answer.json()["status"]) == (422, "PERMISSIONS_NOT_GRANTABLE"), answer.text
    # nor are the password, the role and the operator of one who holds more changed
    for act in (StaffAct.CHANGE_PASSWORD, StaffAct.CHANGE_ROLE, StaffAct.MIGRATE):
        answer = await act_on(client, world, act, deputy, AURORA)
        assert (answer.status_code, answer.json().get("error", DENIED)) == (403, DENIED)
    assert (await act_on(client, world, StaffAct.BLOCK, deputy, AURORA)).status_code == 200
    assert user_of(world, AURORA_MANAGER) == narrow
    assert (await act_on(client, world, StaffAct.REFRESH_PERMISSIONS, narrow, ADMIN)).status_code == 200


async def effect(client: httpx.AsyncClient, email: str, **query: str) -> dict[str, list[str]]:
    answer = await client.post("/users/permissions/preview", json=query, headers=await sign_in(client, email))
    assert answer.status_code == 200, answer.text
    return {part: [each["name"] for each in named] for part, named in answer.json()["data"].items()}


async def test_what_an_account_would_get_and_lose_is_previewed(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    manager = user_of(world, AURORA_MANAGER)
    role = frozenset(manager.permissions)
    change_user(world, manager, permissions=("bets_settle", "players_read"), hasOwnPermissions=True)
    code = manager.userCode
    refreshed = await effect(client, AURORA, adminId=code)
    assert refreshed["removed"] == ["bets_settle"]
    assert frozenset(refreshed["added"]) == role - {"players_read"}
    assert refreshed["notGrantable"] == []

    source = colleague(world, Role.OPERATOR_MANAGER, "aurora", but=AURORA_MANAGER)
    change_user(world, source, permissions=("kyc_read", "night_desk"), hasOwnPermissions=True)
    cloned = await effect(client, AURORA, adminId=code, sourceUserId=source.userCode)
    assert sorted(cloned["added"]) == ["kyc_read", "night_desk"]
    assert cloned["notGrantable"] == ["night_desk"]
    assert sorted(cloned["removed"]) == ["bets_settle", "players_read"]

    promoted = await effect(client, SUPER, adminId=code, role="OPERATOR_ADMIN", opId="borealis")
    held = frozenset(user_of(world, BOREALIS).permissions)
    assert frozenset(promoted["added"]) == held - {"bets_settle", "players_read"}


async def test_accounts_say_whether_they_follow_their_role(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    manager = user_of(world, AURORA_MANAGER)
    change_user(world, manager, hasOwnPermissions=True)
    listed = await read(client, "/users", AURORA, hasOwnPermissions="true")
    assert manager.userCode in {each["userCode"] for each in listed["items"]}
    assert all(each["hasOwnPermissions"] for each in listed["items"])
    others = await read(client, "/users", AURORA, hasOwnPermissions="false")
    assert manager.userCode not in {each["userCode"] for each in others["items"]}
