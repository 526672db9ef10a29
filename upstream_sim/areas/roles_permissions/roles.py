"""Changing and deleting the templates of roles."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.roles_permissions import KEPT_BY_SUPER_ADMIN, RoleUpdate, TemplateKey
from contracts.roles import Permission, Role
from upstream_sim.areas.roles_permissions.jobs import bring_up_to_date
from upstream_sim.areas.roles_permissions.queries import is_above, visible_template
from upstream_sim.areas.roles_permissions.wire import details_to_wire, may_delete, may_edit
from upstream_sim.core.refusals import Conflict, Denied, StaleRecord, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.records import UserRef, change_record, require_revision
from upstream_sim.shared.templates import (
    DUE_GRANTS,
    ROLE_TEMPLATES,
    STAFF_PERMISSIONS,
    RoleTemplate,
    followers,
    permission_titles,
    require_grantable,
    template_of,
)
from upstream_sim.shared.users import USERS, Caller

DEFAULT_STAYS = "This is the platform’s default of the role. It cannot be deleted."
OWN_RIGHTS = frozenset({Permission.ROLES_READ, Permission.ROLES_WRITE})


@handles("roleUpdate")
def update(world: World, caller: Caller, command: Command[None, RoleUpdate]) -> dict[str, Any]:
    """The template with its new name and permissions, and its followers with it; of an operator's admin the operator's
    own one, which is new where it had none. Raises NotFound, for another tenant's too, Denied, StaleRecord,
    ValidationFailed for what there is not, and a Refusal for what the caller may not give."""
    form = command.body
    found = _named(world, caller, form.roleId)
    if not may_edit(caller, found):
        raise Denied
    require_revision(found, command.revision, details_to_wire(world, caller, found))
    chosen = frozenset(form.permissions)
    _require_known(world, chosen)
    require_grantable(world, caller, found.role, chosen - {*found.permissions})
    _require_own_rights(world, caller, found, chosen)
    _require_kept(world, found, chosen)
    with caller.change(world) as change:
        changed = _change(change, caller, found, name=form.roleName.strip(), permissions=tuple(sorted(chosen)))
        bring_up_to_date(change, changed)
    return details_to_wire(world, caller, changed)


@handles("roleDelete")
def delete(world: World, caller: Caller, command: Command[TemplateKey]) -> None:
    """Deletes an operator's own template; who followed it keeps what they have. Raises NotFound, for another tenant's
    too, Conflict for the platform's, Denied and StaleRecord."""
    found = visible_template(world, caller, command.query.templateId)
    if found.opId is None:
        raise Conflict(DEFAULT_STAYS)
    if not may_delete(caller, found):
        raise Denied
    require_revision(found, command.revision, details_to_wire(world, caller, found))
    with caller.change(world) as change:
        for user in list(followers(world, found)):
            change.put(world.table(USERS), msgspec.structs.replace(user, hasOwnPermissions=True))
        for grant in list(world.table(DUE_GRANTS).where(templateId=found.id)):
            change.delete(world.table(DUE_GRANTS), grant.userCode)
        change.delete(world.table(ROLE_TEMPLATES), found.id)


def _named(world: World, caller: Caller, template_id: str) -> RoleTemplate:
    """The template that a change names. Raises NotFound, and StaleRecord where the caller's operator has its own in
    place of it by now."""
    named = visible_template(world, caller, template_id)
    present = template_of(world, named.role, caller.identity.opId) if is_above(caller, named) else named
    if present.id != named.id:
        raise StaleRecord(details_to_wire(world, caller, present), present.updatedBy, present.updatedAt)
    return named


def _require_known(world: World, names: frozenset[str]) -> None:
    """Raises ValidationFailed."""
    unknown = names - {permission.name for permission in world.table(STAFF_PERMISSIONS).all()}
    if unknown:
        raise ValidationFailed("permissions", f"Not known: {', '.join(sorted(unknown))}.")


def _require_kept(world: World, template: RoleTemplate, chosen: frozenset[str]) -> None:
    """Raises ValidationFailed for a change that takes from SUPER_ADMIN what nobody else could give back."""
    lost = KEPT_BY_SUPER_ADMIN & {*template.permissions} - chosen
    if lost and template.role is Role.SUPER_ADMIN:
        message = f"Super admins keep: {permission_titles(world, lost)}."
        raise ValidationFailed("permissions", message)


def _require_own_rights(world: World, caller: Caller, template: RoleTemplate, chosen: frozenset[str]) -> None:
    """Raises ValidationFailed for a change that takes from the caller what they need to change it back."""
    lost = OWN_RIGHTS & {*template.permissions} - chosen
    if lost and any(user.userCode == caller.user.userCode for user in followers(world, template)):
        message = f"This is your own role. You would lose: {permission_titles(world, lost)}."
        raise ValidationFailed("permissions", message)


def _change(change: Change, caller: Caller, found: RoleTemplate, **fields: Any) -> RoleTemplate:
    """The template changed, or a new one of the caller's operator in its place."""
    if found.opId == caller.identity.opId or caller.identity.opId is None:
        return change_record(change, ROLE_TEMPLATES, found, **fields)
    world = change.world
    own = msgspec.structs.replace(
        found,
        id=world.new_id_for("rol"),
        opId=caller.identity.opId,
        createdAt=world.now(),
        updatedAt=world.now(),
        updatedBy=UserRef.of(change.actor),
        revision=1,
        **fields,
    )
    return change.put(world.table(ROLE_TEMPLATES), own)
