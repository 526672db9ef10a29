"""Roles and permissions on the wire."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any

from contracts.roles import PLATFORM_ADMINS, Role
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import operator_title, record_to_wire
from upstream_sim.shared.templates import (
    ROLE_TEMPLATES,
    STAFF_PERMISSIONS,
    RoleTemplate,
    StaffPermission,
    closed_menu_items,
    followers,
    grantable,
    with_own_permissions,
)
from upstream_sim.shared.users import Caller, User, staff


def may_edit(caller: Caller, template: RoleTemplate) -> bool:
    """Whether the caller may change a template that they see: SUPER_ADMIN any, an operator's admin those in effect at
    their own operator."""
    identity = caller.identity
    if identity.role is Role.SUPER_ADMIN:
        return True
    return identity.role is Role.OPERATOR_ADMIN and template.opId in (None, identity.parentOpId, identity.opId)


def may_delete(caller: Caller, template: RoleTemplate) -> bool:
    """Whether the caller may delete a template that they see: never the platform's."""
    is_own = template.opId == caller.identity.opId or caller.identity.role is Role.SUPER_ADMIN
    return template.opId is not None and is_own and may_edit(caller, template)


def visible_followers(world: World, caller: Caller, template: RoleTemplate) -> list[User]:
    """The accounts that follow a template, of the tenants that the caller sees."""
    tenants = caller.identity.tenants
    return [user for user in followers(world, template) if tenants is None or user.opId in tenants]


def _own_count(world: World, caller: Caller, template: RoleTemplate) -> int:
    tenants = caller.identity.tenants
    return sum(tenants is None or user.opId in tenants for user in with_own_permissions(world, template))


def head_to_wire(world: World, caller: Caller, template: RoleTemplate) -> dict[str, Any]:
    return {
        **record_to_wire(template, hidden={"id", "permissions"}),
        "_id": template.id,
        "opTitle": operator_title(world, template.opId) if template.opId else None,
        "accountCount": len(visible_followers(world, caller, template)),
        "ownCount": _own_count(world, caller, template),
        "closedMenuItems": closed_menu_items(world, template.role, template.permissions),
        "isEditable": may_edit(caller, template),
        "isDeletable": may_delete(caller, template),
    }


def template_to_wire(world: World, caller: Caller, template: RoleTemplate) -> dict[str, Any]:
    return {**head_to_wire(world, caller, template), "permissions": dict.fromkeys(template.permissions, True)}


def details_to_wire(world: World, caller: Caller, template: RoleTemplate) -> dict[str, Any]:
    """The template with its permissions, and those that the caller may add to it."""
    held = frozenset(template.permissions)
    available = grantable(world, caller, template.role) - held
    return {
        **head_to_wire(world, caller, template),
        "permissions": _of_role(world, caller, held),
        "available": _of_role(world, caller, available),
    }


def _of_role(world: World, caller: Caller, names: Collection[str]) -> list[dict[str, Any]]:
    """These permissions by name, their allowed roles for those alone who may know them."""
    knows_roles = caller.identity.role in PLATFORM_ADMINS
    found = (permission for permission in world.table(STAFF_PERMISSIONS).all() if permission.name in names)
    return [
        {
            "name": permission.name,
            "title": permission.title,
            "desc": permission.desc,
            "allowedRoles": permission.allowedRoles if knows_roles else None,
        }
        for permission in sorted(found, key=lambda each: each.name)
    ]


class Holders:
    """How many roles and accounts have each permission."""

    def __init__(self, world: World) -> None:
        self.roles = _counted(template.permissions for template in world.table(ROLE_TEMPLATES).all())
        self.accounts = _counted(user.permissions for user in staff(world))


def _counted(sets: Iterable[Collection[str]]) -> Counter[str]:
    return Counter(name for names in sets for name in names)


def permission_to_wire(caller: Caller, permission: StaffPermission, holders: Holders) -> dict[str, Any]:
    return {
        **record_to_wire(permission, hidden={"id"}),
        "_id": permission.id,
        "title": permission.title,
        "tags": ", ".join(permission.tags),
        "requiredMenuItems": ", ".join(permission.requiredMenuItems),
        "edit": caller.identity.role is Role.SUPER_ADMIN,
        "isBuiltIn": permission.is_built_in,
        "roleCount": holders.roles[permission.name],
        "accountCount": holders.accounts[permission.name],
    }
