"""Creating permissions, describing and deleting them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from contracts.areas.roles_permissions import PermissionKey, StaffPermissionForm
from contracts.menu_items import MENU_ITEMS
from contracts.roles import Role
from upstream_sim.areas.roles_permissions.wire import Holders, permission_to_wire
from upstream_sim.core.refusals import Conflict, NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import UserRef, change_record, require_revision
from upstream_sim.shared.templates import ROLE_TEMPLATES, STAFF_PERMISSIONS, StaffPermission
from upstream_sim.shared.users import Caller, staff
from upstream_sim.shared.words import in_words

PERMISSION_GONE = "Permission not found. It may have been deleted in the meantime."
KEY_TAKEN = "A permission with this key already exists."
KEY_STAYS = "The key of a permission cannot change."
NEW_HAS_NO_ID = "A new permission has no id yet."
BUILT_IN_STAYS = "The platform itself asks for this permission. It cannot be deleted."
BUILT_IN_ROLES = "The platform itself asks for this permission. Its allowed roles cannot change."
MOST_NAMED = 5


@handles("staffPermissionSave")
def save(world: World, caller: Caller, command: Command[None, StaffPermissionForm]) -> dict[str, Any]:
    """The new or changed permission. Raises NotFound, StaleRecord, Conflict where roles are taken away from those who
    have it, and ValidationFailed."""
    form = command.body
    fields: dict[str, Any] = {
        "desc": form.desc.strip(),
        "tags": parts_of(form.tags),
        "allowedRoles": tuple(role for role in Role if role in form.allowedRoles),
        "requiredMenuItems": parts_of(form.requiredMenuItems),
    }
    require_menu_items(fields["requiredMenuItems"])
    if form.edit:
        return _edit(world, caller, command, fields)
    if form.id is not None:
        raise ValidationFailed("_id", NEW_HAS_NO_ID)
    if world.table(STAFF_PERMISSIONS).first(name=form.name):
        raise ValidationFailed("name", KEY_TAKEN)
    with caller.change(world) as change:
        now, by = world.now(), UserRef.of(change.actor)
        made = StaffPermission(
            id=world.new_id_for("per"), name=form.name, createdAt=now, updatedAt=now, updatedBy=by, **fields
        )
        made = change.put(world.table(STAFF_PERMISSIONS), made)
    return permission_to_wire(caller, made, Holders(world))


def _edit(
    world: World, caller: Caller, command: Command[None, StaffPermissionForm], fields: dict[str, Any]
) -> dict[str, Any]:
    form = command.body
    found = _permission_of(world, form.id)
    require_revision(found, command.revision, permission_to_wire(caller, found, Holders(world)))
    if form.name != found.name:
        raise ValidationFailed("name", KEY_STAYS)
    if found.is_built_in and fields["allowedRoles"] != found.allowedRoles:
        raise ValidationFailed("allowedRoles", BUILT_IN_ROLES)
    holders = _holders(world, found.name, {*found.allowedRoles} - {*fields["allowedRoles"]})
    if holders:
        raise Conflict(f"These have this permission by a role that would no longer be allowed: {holders}.")
    with caller.change(world) as change:
        edited = change_record(change, STAFF_PERMISSIONS, found, **fields)
    return permission_to_wire(caller, edited, Holders(world))


@handles("staffPermissionDelete")
def delete(world: World, caller: Caller, command: Command[PermissionKey]) -> None:
    """Raises NotFound, StaleRecord, and Conflict for a built-in permission and for one that a role or an account
    has."""
    found = _permission_of(world, command.query.permissionId)
    if found.is_built_in:
        raise Conflict(BUILT_IN_STAYS)
    require_revision(found, command.revision, permission_to_wire(caller, found, Holders(world)))
    holders = _holders(world, found.name, set(Role))
    if holders:
        raise Conflict(f"This permission is in use. Take it away first from: {holders}.")
    with caller.change(world) as change:
        change.delete(world.table(STAFF_PERMISSIONS), found.id)


def require_menu_items(items: Iterable[str]) -> None:
    """Raises ValidationFailed for what is not in the menu."""
    unknown = [item for item in items if item not in MENU_ITEMS]
    if unknown:
        raise ValidationFailed("requiredMenuItems", f"Not in the menu: {', '.join(unknown)}.")


def _permission_of(world: World, permission_id: str | None) -> StaffPermission:
    """Raises NotFound."""
    found = world.table(STAFF_PERMISSIONS).get(permission_id) if permission_id else None
    if found is None:
        raise NotFound(PERMISSION_GONE)
    return found


def _holders(world: World, name: str, roles: set[Role]) -> str:
    """The roles and accounts of these roles that have a permission, in words; empty for none."""
    templates = (each for each in world.table(ROLE_TEMPLATES).all() if name in each.permissions)
    users = (user for user in staff(world) if name in user.permissions)
    return _named(
        [f"role {each.name}" for each in templates if each.role in roles]
        + [f"{user.nickname} ({in_words(user.role).lower()})" for user in users if user.role in roles]
    )


def _named(names: list[str]) -> str:
    rest = len(names) - MOST_NAMED
    return ", ".join([*names[:MOST_NAMED], *([f"and {rest} more"] if rest > 0 else [])])


def parts_of(listed: str) -> tuple[str, ...]:
    """The parts of a comma list, each once, in their order."""
    parts: Iterable[str] = (part.strip() for part in listed.split(","))
    return tuple(dict.fromkeys(part for part in parts if part))
