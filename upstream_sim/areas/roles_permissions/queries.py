"""The roles that a caller sees, one of them, what a change of it would do, how far one has come; the permissions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from contracts.areas.roles_permissions import (
    RoleEffectQuery,
    RoleKey,
    RolesQuery,
    StaffPermissionEffectQuery,
    StaffPermissionsQuery,
)
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Role
from upstream_sim.areas.roles_permissions.permissions import parts_of, require_menu_items
from upstream_sim.areas.roles_permissions.wire import (
    Holders,
    details_to_wire,
    permission_to_wire,
    template_to_wire,
    visible_followers,
)
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import operator_title, page_to_wire
from upstream_sim.shared.templates import (
    DUE_GRANTS,
    ROLE_TEMPLATES,
    STAFF_PERMISSIONS,
    RoleTemplate,
    StaffPermission,
    followers,
    grantable,
    never_closed,
    template_of,
)
from upstream_sim.shared.tenants import operator_of
from upstream_sim.shared.users import Caller, staff

ROLE_GONE = "Role not found. It may have been deleted in the meantime."
TENANT_ROLES = OPERATOR_ROLES | {Role.AFFILIATE}
Row = TypeVar("Row", RoleTemplate, StaffPermission)


@handles("roles")
def roles(world: World, caller: Caller, command: Command[RolesQuery]) -> Any:
    """A page of the templates that the caller sees, or of those in effect at an operator. Raises NotFound for an
    unknown one, and ValidationFailed for an unknown order."""
    query = command.query
    text = (query.query or "").strip().casefold()
    seen = visible_templates(world, caller) if query.opId is None else in_effect_at(world, query.opId)
    found = [template for template in seen if text in _searched(world, template)]
    sorts: dict[str, Callable[[RoleTemplate], Any]] = {
        "name": lambda template: (template.name.casefold(), template.opId or ""),
        "opTitle": lambda template: operator_title(world, template.opId).casefold() if template.opId else "",
        "updatedAt": lambda template: template.updatedAt,
    }
    page = page_of(_in_order(found, query.sort, sorts), query.page, query.limit)
    return page_to_wire(page, lambda template: template_to_wire(world, caller, template))


@handles("role")
def role(world: World, caller: Caller, command: Command[RoleKey]) -> Any:
    """One template. Raises NotFound, for another tenant's too."""
    return details_to_wire(world, caller, visible_template(world, caller, command.query.role))


@handles("roleEffect")
def effect(world: World, caller: Caller, command: Command[None, RoleEffectQuery]) -> dict[str, Any]:
    """What a save would do. Raises NotFound, for another tenant's too."""
    found = visible_template(world, caller, command.body.roleId)
    before, after = frozenset(found.permissions), frozenset(command.body.permissions)
    return {
        "added": sorted(after - before),
        "removed": sorted(before - after),
        "cannotRegrant": sorted(before - after - _grantable_after(world, caller, found, after)),
        "accountCount": len(visible_followers(world, caller, found)),
    }


def _grantable_after(world: World, caller: Caller, template: RoleTemplate, after: frozenset[str]) -> frozenset[str]:
    """What the caller could give to accounts of the role once it has these permissions: where they follow it
    themselves and give only what they hold, no more than these."""
    known = grantable(world, caller, template.role)
    gives_anything = caller.identity.role in PLATFORM_ADMINS
    is_own = any(user.userCode == caller.user.userCode for user in followers(world, template))
    return known & after if is_own and not gives_anything else known


@handles("roleProgress")
def progress(world: World, caller: Caller, command: Command[RoleKey]) -> dict[str, Any]:
    """How many of a template's followers have all of its permissions. Raises NotFound, for another tenant's too."""
    found = visible_template(world, caller, command.query.role)
    reached = {user.userCode for user in visible_followers(world, caller, found)}
    waiting = [grant for grant in world.table(DUE_GRANTS).where(templateId=found.id) if grant.userCode in reached]
    return {
        "accountCount": len(reached),
        "updatedCount": len(reached) - len(waiting),
        "dueAt": max((grant.dueAt for grant in waiting), default=None),
        "isClockFrozen": world.clock.is_frozen,
    }


@handles("staffPermissions")
def staff_permissions(world: World, caller: Caller, command: Command[StaffPermissionsQuery]) -> Any:
    """A page of the permissions. Raises ValidationFailed for an unknown order."""
    query = command.query
    text = (query.query or "").strip().casefold()
    found = [
        permission
        for permission in world.table(STAFF_PERMISSIONS).all()
        if query.role is None or query.role in permission.allowedRoles
        if text in "\n".join((permission.name, permission.title, permission.desc, *permission.tags)).casefold()
    ]
    holders = Holders(world)
    sorts: dict[str, Callable[[StaffPermission], Any]] = {
        "name": lambda permission: permission.name,
        "title": lambda permission: permission.title.casefold(),
        "accountCount": lambda permission: holders.accounts[permission.name],
        "updatedAt": lambda permission: permission.updatedAt,
    }
    page = page_of(_in_order(found, query.sort, sorts), query.page, query.limit)
    return page_to_wire(page, lambda permission: permission_to_wire(caller, permission, holders))


@handles("staffPermissionEffect")
def permission_effect(
    world: World, _caller: Caller, command: Command[None, StaffPermissionEffectQuery]
) -> dict[str, Any]:
    """Which accounts would lose the items from their menus, by role. Raises ValidationFailed for what is not in the
    menu."""
    query = command.body
    items = frozenset(parts_of(query.requiredMenuItems))
    require_menu_items(items)
    accounts = list(staff(world))
    by_role = {role: [user for user in accounts if user.role is role] for role in Role}
    return {
        "roles": [
            {
                "role": role,
                "closedCount": sum(query.name not in user.permissions for user in users)
                if items - never_closed(role)
                else 0,
                "accountCount": len(users),
                "keptMenuItems": sorted(items & never_closed(role)),
            }
            for role, users in by_role.items()
            if users
        ]
    }


def visible_templates(world: World, caller: Caller) -> list[RoleTemplate]:
    """The templates that a caller sees: those of tenants that they see, and what is in effect at their own."""
    tenants, own = caller.identity.tenants, caller.identity.opId
    if tenants is None or own is None:
        return list(world.table(ROLE_TEMPLATES).all())
    found = {template.id: template for template in in_effect_at(world, own)}
    for op_id in tenants:
        found |= {template.id: template for template in world.table(ROLE_TEMPLATES).where(opId=op_id)}
    return list(found.values())


def visible_template(world: World, caller: Caller, template_id: str) -> RoleTemplate:
    """A template that the caller sees, or one above it that their own operator has another in place of. Raises
    NotFound."""
    found = world.table(ROLE_TEMPLATES).get(template_id)
    if found is None or not (is_above(caller, found) or found in visible_templates(world, caller)):
        raise NotFound(ROLE_GONE)
    return found


def is_above(caller: Caller, template: RoleTemplate) -> bool:
    """Whether a template is in effect at the caller's operator unless that has its own."""
    own = caller.identity.opId
    return own is not None and template.role in TENANT_ROLES and template.opId in (None, caller.identity.parentOpId)


def in_effect_at(world: World, op_id: str) -> list[RoleTemplate]:
    """The templates of an operator's or brand's roles. Raises NotFound for an unknown one."""
    operator = operator_of(world, op_id)
    return [template_of(world, each, operator.opId) for each in Role if each in TENANT_ROLES]


def _searched(world: World, template: RoleTemplate) -> str:
    owner = operator_title(world, template.opId) if template.opId else ""
    return f"{template.name}\n{template.role}\n{owner}".casefold()


def _in_order(rows: Iterable[Row], sort: str, sorts: dict[str, Callable[[Row], Any]]) -> list[Row]:
    """The rows sorted, ties by id in the same direction. Raises ValidationFailed for an unknown order."""
    by = sorts.get(sort.removeprefix("-"))
    if by is None:
        raise ValidationFailed("sort", f"Sort by one of {', '.join(sorted(sorts))}.")
    return sorted(rows, key=lambda row: (by(row), row.id), reverse=sort.startswith("-"))
