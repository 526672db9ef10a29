"""Templates and permissions as staff read and change them."""

from __future__ import annotations

from typing import Any

import httpx

from contracts.roles import Role
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import User, staff, user_by_email
from upstream_sim.tests.client import (
    SUPER,
    sign_in,
)
from upstream_sim.tests.reviews import put, read

ROLES = "/users/roles"
PERMISSIONS = "/users/permissions-v2"
MANAGER = Role.OPERATOR_MANAGER
KEY = {"name": "night_desk", "desc": "Works at night.", "tags": "staff, night, staff", "edit": False}
NEW = {**KEY, "name": "day_desk", "allowedRoles": ["OPERATOR_MANAGER"], "requiredMenuItems": "/quick-bets"}


async def template(client: httpx.AsyncClient, email: str, role: Role = MANAGER, **query: str) -> dict[str, Any]:
    """The role's template as the caller's list has it; of several the one of the query's operator."""
    listed = (await read(client, ROLES, email, **query))["items"]
    found: dict[str, Any] = next(each for each in listed if each["role"] == role)
    return found


def keys_of(found: dict[str, Any]) -> set[str]:
    """The keys of a template as the list or as its own call gives it."""
    return {each if isinstance(each, str) else each["name"] for each in found["permissions"]}


async def save(
    client: httpx.AsyncClient, email: str, found: dict[str, Any], add: tuple[str, ...] = (), take: tuple[str, ...] = ()
) -> httpx.Response:
    keys = sorted({*keys_of(found), *add} - {*take})
    body = {"roleId": found["_id"], "roleName": found["name"], "permissions": keys}
    return await put(client, ROLES, email, body, found["revision"])


async def saved(client: httpx.AsyncClient, email: str, found: dict[str, Any], **change: tuple[str, ...]) -> Any:
    answer = await save(client, email, found, **change)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def add_permission(client: httpx.AsyncClient, email: str = SUPER, **more: Any) -> httpx.Response:
    return await client.post(PERMISSIONS, json={**NEW, **more}, headers=await sign_in(client, email))


async def edit(client: httpx.AsyncClient, found: dict[str, Any], **more: Any) -> httpx.Response:
    names = ("_id", "name", "desc", "tags", "allowedRoles", "requiredMenuItems")
    headers = {**await sign_in(client, SUPER), "If-Match": f'"{found["revision"]}"'}
    body = {**{name: found[name] for name in names}, "edit": True, **more}
    return await client.post(PERMISSIONS, json=body, headers=headers)


async def permission(client: httpx.AsyncClient, name: str) -> dict[str, Any]:
    listed = (await read(client, PERMISSIONS, SUPER, query=name))["items"]
    found: dict[str, Any] = next(each for each in listed if each["name"] == name)
    return found


async def remove(
    client: httpx.AsyncClient, path: str, email: str, record: dict[str, Any], revision: int | None = None
) -> httpx.Response:
    headers = await sign_in(client, email) | {"If-Match": f'"{revision or record["revision"]}"'}
    name = {ROLES: "templateId", PERMISSIONS: "permissionId"}[path]
    return await client.delete(path, params={name: record["_id"]}, headers=headers)


def user_of(world: World, email: str) -> User:
    user = user_by_email(world, email)
    assert user is not None
    return user


def managers(world: World) -> list[User]:
    """The managers who have just what their role has."""
    return [user for user in staff(world) if user.role is MANAGER and not user.hasOwnPermissions]
