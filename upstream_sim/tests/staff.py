"""Staff accounts as tests find them, and what is done to them."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec

from contracts.roles import Role
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.staff import StaffAct
from upstream_sim.shared.users import USERS, User, staff, user_by_email
from upstream_sim.tests.client import SUPER, sign_in

PASSWORD = "Lamplight-7301"
NEW: dict[str, Any] = {
    "email": "Nia.New@aurora.test",
    "password": PASSWORD,
    "nickname": "Nia New",
    "userCode": "nia-1",
    "role": "OPERATOR_MANAGER",
}
PATHS = {
    StaffAct.BLOCK: "block",
    StaffAct.CHANGE_PASSWORD: "change-password",
    StaffAct.CHANGE_ROLE: "change-roles",
    StaffAct.MIGRATE: "migrate",
    StaffAct.CLONE_PERMISSIONS: "clone-permissions",
    StaffAct.REFRESH_PERMISSIONS: "refresh-permissions",
    StaffAct.END_SESSIONS: "end-sessions",
    StaffAct.DELETE: "delete",
}
OTHER_ROLE = {Role.OPERATOR_ADMIN: "OPERATOR_MANAGER", Role.SUPER_ADMIN: "ADMIN", Role.ADMIN: "DEV_OPS"}


def world_of(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


def user_of(world: World, email: str) -> User:
    user = user_by_email(world, email)
    assert user is not None, email
    return user


def change_user(world: World, user: User, **fields: Any) -> User:
    """The user with these fields, put as the platform's own change."""
    with world.change() as change:
        return change.put(world.table(USERS), msgspec.structs.replace(user, **fields))


def colleague(world: World, role: Role, op_id: str | None, *, but: str = "") -> User:
    """Somebody of this role there who is not blocked, other than one."""
    return next(
        user
        for user in staff(world)
        if (user.role, user.opId, user.isBlocked) == (role, op_id, False) and user.email != but
    )


def form(world: World, act: StaffAct, target: User, **more: Any) -> dict[str, Any]:
    """The body of an act on somebody, as the console sends it."""
    twins = [user for user in staff(world) if user.role is target.role and user.userCode != target.userCode]
    twin = min(twins, key=lambda user: (user.opId != target.opId, user.userCode))
    bodies: dict[StaffAct, dict[str, Any]] = {
        StaffAct.BLOCK: {"action": "BLOCK", "adminEmail": target.email},
        StaffAct.CHANGE_PASSWORD: {"newPassword": PASSWORD, "passwordConfirm": PASSWORD},
        StaffAct.CHANGE_ROLE: {
            "targetUsername": target.nickname,
            "roles": OTHER_ROLE.get(target.role, "OPERATOR_ADMIN" if target.opId else "ADMIN"),
        },
        StaffAct.MIGRATE: {"opId": "aurora-south", "role": "OPERATOR_MANAGER"},
        StaffAct.REFRESH_PERMISSIONS: {"targetUsername": target.nickname, "roles": target.role},
        StaffAct.END_SESSIONS: {},
        StaffAct.DELETE: {"adminUsername": target.nickname, "adminEmail": target.email},
    }
    if act is StaffAct.CLONE_PERMISSIONS:
        source = {"sourceUserId": twin.userCode, "sourceRole": twin.role, "permissions": twin.permissions}
        return {**source, "targetUserId": target.userCode, **more}
    filled = {"adminId": target.userCode, **bodies[act], **more}
    return {name: value for name, value in filled.items() if value is not None}


async def post(client: httpx.AsyncClient, path: str, email: str, body: dict[str, Any]) -> httpx.Response:
    return await client.post(f"/users{path and '/'}{path}", json=body, headers=await sign_in(client, email))


async def act_on(
    client: httpx.AsyncClient, world: World, act: StaffAct, target: User, by: str = SUPER, **more: Any
) -> httpx.Response:
    return await post(client, PATHS[act], by, form(world, act, target, **more))
