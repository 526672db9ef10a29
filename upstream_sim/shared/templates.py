"""Permissions and role templates: what an account of a role begins with, which accounts follow a template, and what
its giver may give it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import datetime

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.roles_permissions import NEVER_CLOSED
from contracts.roles import PLATFORM_ADMINS, Permission, Role
from contracts.table import DESCRIBED
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.tables.declarations import AuditSpec, IdentityFields
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import UserRef
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.shared.users import USERS, Caller, User
from upstream_sim.shared.words import in_words

BUILT_IN = frozenset(key.value for key in Permission)


class StaffPermission(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A permission; `name` is its key."""

    id: str
    name: str
    desc: str
    tags: tuple[str, ...]
    allowedRoles: tuple[Role, ...]
    requiredMenuItems: tuple[str, ...]
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
    revision: int = 1

    @property
    def is_built_in(self) -> bool:
        """Whether the platform itself asks for it."""
        return self.name in BUILT_IN

    @property
    def title(self) -> str:
        return DESCRIBED[Permission(self.name)].title if self.is_built_in else in_words(self.name)


class RoleTemplate(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What accounts of a role have: the platform's default, or without it an operator's or brand's own."""

    id: str
    name: str
    role: Role
    opId: str | None
    permissions: tuple[str, ...]
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
    revision: int = 1


class DueGrant(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What an account gets at `dueAt` of the template that it follows."""

    userCode: str
    templateId: str
    permissions: tuple[str, ...]
    dueAt: datetime


STAFF_PERMISSIONS = Schema(
    name="staffPermissions",
    record=StaffPermission,
    arrays=("name",),
    audit=AuditSpec(
        area=ActivityArea.USERS,
        kind="Permission",
        title=lambda permission: permission.title,
        readers=PLATFORM_ADMINS,
    ),
    identity=IdentityFields(("requiredMenuItems",), is_user=False),
)
ROLE_TEMPLATES = Schema(
    name="roleTemplates",
    record=RoleTemplate,
    bitmaps=("role", "opId"),
    audit=AuditSpec(area=ActivityArea.USERS, kind="Role", title=lambda template: template.name),
)
DUE_GRANTS = Schema(name="dueGrants", record=DueGrant, key="userCode", arrays=("templateId",))


def default_template(world: World, role: Role) -> RoleTemplate:
    """The platform's template of a role."""
    found = world.table(ROLE_TEMPLATES).first(role=role, opId=None)
    if found is None:
        raise LookupError(f"{role} has no template")
    return found


def template_of(world: World, role: Role, op_id: str | None) -> RoleTemplate:
    """The template of a role at an operator or brand: its own, else its operator's, else the platform's."""
    operator = world.table(OPERATORS).get(op_id) if op_id else None
    if operator is None:
        return default_template(world, role)
    return template_under(world, role, operator.opId, operator.parentOpId)


def template_under(world: World, role: Role, op_id: str, parent_op_id: str | None) -> RoleTemplate:
    """The template of a role at an operator or brand with this parent."""
    own = (world.table(ROLE_TEMPLATES).first(role=role, opId=owner) for owner in (op_id, parent_op_id) if owner)
    return next((found for found in own if found), None) or default_template(world, role)


def followers(world: World, template: RoleTemplate) -> Iterator[User]:
    """The accounts whose permissions are the template's."""
    return (user for user in world.table(USERS).where(role=template.role) if follows(world, user, template.id))


def with_own_permissions(world: World, template: RoleTemplate) -> Iterator[User]:
    """The accounts that would follow the template, had theirs not been changed by hand."""
    found = world.table(USERS).where(role=template.role, hasOwnPermissions=True)
    for user in found:
        if user.deletedAt is None and template_of(world, user.role, user.opId).id == template.id:
            yield user


def follows(world: World, user: User, template_id: str) -> bool:
    """Whether an account has the permissions of this template, and gets what is added to it."""
    is_free = user.hasOwnPermissions or user.deletedAt is not None
    return not is_free and template_of(world, user.role, user.opId).id == template_id


def permission_titles(world: World, names: Collection[str]) -> str:
    """These permissions in words, by title."""
    return ", ".join(named["title"] for named in permissions_named(world, names))


def permissions_named(world: World, names: Collection[str]) -> list[dict[str, str]]:
    """These permissions with their titles, by title."""
    titles = {permission.name: permission.title for permission in world.table(STAFF_PERMISSIONS).all()}
    named = [{"name": name, "title": titles.get(name, in_words(name))} for name in names]
    return sorted(named, key=lambda each: (each["title"], each["name"]))


def grantable(world: World, caller: Caller, role: Role) -> frozenset[str]:
    """The permissions that the caller may give to an account of this role: of those that the role may hold, SUPER_ADMIN
    any, ADMIN any that is not for SUPER_ADMIN alone, everybody else what they hold."""
    known = [each for each in world.table(STAFF_PERMISSIONS).all() if role in each.allowedRoles]
    if caller.identity.role is Role.ADMIN:
        return frozenset(each.name for each in known if each.allowedRoles != (Role.SUPER_ADMIN,))
    names = frozenset(each.name for each in known)
    return names if caller.identity.role is Role.SUPER_ADMIN else names & caller.identity.permissions


def require_grantable(world: World, caller: Caller, role: Role, permissions: Collection[str]) -> None:
    """Raises a Refusal that names what the caller may not give to an account of this role."""
    beyond = frozenset(permissions) - grantable(world, caller, role)
    if beyond:
        message = f"You may not give {in_words(role).lower()} accounts: {permission_titles(world, beyond)}."
        raise Refusal(422, "PERMISSIONS_NOT_GRANTABLE", [message])


def closed_menu_items(world: World, role: Role, permissions: Collection[str]) -> list[str]:
    """The menu's items that permissions are asked for which an account of this role lacks. Those that open
    with a call which asks for the same permission are left out: they are closed anyway."""
    closed = {item for name, items in _menu_gates(world) if name not in permissions for item in items}
    return sorted(closed - never_closed(role))


def closed_items_of(world: World, user: User) -> list[str]:
    """The menu's items that are closed to a user."""
    return closed_menu_items(world, user.role, user.permissions)


def never_closed(role: Role) -> frozenset[str]:
    """The menu's items that no permission closes to a role."""
    return frozenset(NEVER_CLOSED) if role is Role.SUPER_ADMIN else frozenset()


def _menu_gates(world: World) -> list[tuple[str, frozenset[str]]]:
    """The permissions that close items of the menu by themselves, as they were read since the last change of any: every
    poll asks for them."""

    def read() -> list[tuple[str, frozenset[str]]]:
        gates = [(each.name, _gated_items(each)) for each in world.table(STAFF_PERMISSIONS).all()]
        return [gate for gate in gates if gate[1]]

    return world.derive("menuGates", (STAFF_PERMISSIONS,), read)


def _gated_items(permission: StaffPermission) -> frozenset[str]:
    own = DESCRIBED[Permission(permission.name)].menu_items if permission.is_built_in else ()
    return frozenset(permission.requiredMenuItems) - frozenset(own)
