"""The roles and permissions of staff accounts."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.admin_permissions import (
    AdminRole,
    PermissionsClone,
    PermissionsEffectQuery,
    PermissionsRefresh,
)
from contracts.areas.admins import AFFILIATE_ELSEWHERE
from contracts.roles import PLATFORM_ROLES, Role
from upstream_sim.areas.admins.wire import to_wire
from upstream_sim.core.refusals import Denied, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.staff import (
    StaffAct,
    account_of,
    may_assign,
    require_act,
    require_identity,
)
from upstream_sim.shared.templates import (
    DUE_GRANTS,
    grantable,
    permissions_named,
    require_grantable,
    template_of,
)
from upstream_sim.shared.users import USERS, Caller, User

SAME_ROLE = "The account has this role."
NEEDS_OPERATOR = "An account of the platform has no operator: migrate it to one."
OTHER_ROLE = "The target must have the same role."
OTHER_OPERATOR = "The account is at another operator."
SOURCE_IS_TARGET = "Choose another account to clone from."
NOT_ITS_ROLE = "The account has another role."


@handles("adminRoleChange")
def change_role(world: World, caller: Caller, command: Command[None, AdminRole]) -> dict[str, Any]:
    """The account with its new role and that one's permissions; one that becomes the platform's leaves its operator.
    Raises NotFound, Denied, RecordLocked, StaleRecord and ValidationFailed."""
    form = command.body
    user = account_of(world, caller, form.adminId)
    require_act(world, caller, user, StaffAct.CHANGE_ROLE)
    role = form.roles
    if role is Role.AFFILIATE:
        raise ValidationFailed("roles", AFFILIATE_ELSEWHERE)
    if not may_assign(caller, role):
        raise Denied
    require_identity(world, user, to_wire(world, caller, user), nickname=form.targetUsername)
    if role is user.role:
        raise ValidationFailed("roles", SAME_ROLE)
    is_platform = role in PLATFORM_ROLES
    if user.opId is None and not is_platform:
        raise ValidationFailed("roles", NEEDS_OPERATOR)
    with caller.change(world) as change:
        in_role = msgspec.structs.replace(user, role=role, opId=None if is_platform else user.opId)
        changed = give_template(change, caller, in_role)
    return to_wire(world, caller, changed)


@handles("adminPermissionsClone")
def clone(world: World, caller: Caller, command: Command[None, PermissionsClone]) -> dict[str, Any]:
    """The target with the source's permissions. Raises NotFound, Denied, RecordLocked, StaleRecord and
    ValidationFailed."""
    form = command.body
    source = account_of(world, caller, form.sourceUserId)
    target = account_of(world, caller, form.targetUserId)
    require_act(world, caller, target, StaffAct.CLONE_PERMISSIONS)
    if source.userCode == target.userCode:
        raise ValidationFailed("sourceUserId", SOURCE_IS_TARGET)
    present = to_wire(world, caller, source)
    require_identity(world, source, present, role=form.sourceRole, permissions=frozenset(form.permissions))
    if source.role is not target.role:
        raise ValidationFailed("targetUserId", OTHER_ROLE)
    template = template_of(world, target.role, target.opId)
    is_own = frozenset(source.permissions) != frozenset(template.permissions)
    with caller.change(world) as change:
        changed = _give(change, caller, target, source.permissions, is_own=is_own)
    return to_wire(world, caller, changed)


@handles("adminPermissionsRefresh")
def refresh(world: World, caller: Caller, command: Command[None, PermissionsRefresh]) -> dict[str, Any]:
    """The account with the permissions of its role's template. Raises NotFound, Denied, RecordLocked, StaleRecord and
    ValidationFailed."""
    form = command.body
    user = account_of(world, caller, form.adminId)
    require_act(world, caller, user, StaffAct.REFRESH_PERMISSIONS)
    require_identity(world, user, to_wire(world, caller, user), nickname=form.targetUsername)
    if form.roles is not user.role:
        raise ValidationFailed("roles", NOT_ITS_ROLE)
    if form.opId not in (None, user.opId):
        raise ValidationFailed("opId", OTHER_OPERATOR)
    with caller.change(world) as change:
        refreshed = give_template(change, caller, user)
    return to_wire(world, caller, refreshed)


@handles("adminPermissionsEffect")
def effect(world: World, caller: Caller, command: Command[None, PermissionsEffectQuery]) -> dict[str, Any]:
    """What an account would get and lose. Raises NotFound, also for a source that the caller does not see."""
    query = command.body
    user = account_of(world, caller, query.adminId)
    role = query.role or user.role
    op_id = None if role in PLATFORM_ROLES else query.opId or user.opId
    source = account_of(world, caller, query.sourceUserId) if query.sourceUserId else None
    after = source.permissions if source else template_of(world, role, op_id).permissions
    added = frozenset(after) - {*user.permissions}
    parts = {
        "added": added,
        "removed": frozenset(user.permissions) - {*after},
        "notGrantable": added - grantable(world, caller, role),
    }
    return {name: permissions_named(world, keys) for name, keys in parts.items()}


def give_template(change: Change, caller: Caller, user: User) -> User:
    """The account with the permissions of its role's template at its operator. Raises a Refusal for those that the
    caller may not give."""
    return _give(change, caller, user, template_of(change.world, user.role, user.opId).permissions, is_own=False)


def _give(change: Change, caller: Caller, user: User, permissions: tuple[str, ...], *, is_own: bool) -> User:
    """The account with these permissions, whatever it was still to get."""
    world, grants = change.world, change.world.table(DUE_GRANTS)
    present = world.table(USERS).get(user.userCode)
    held = present.permissions if present else ()
    require_grantable(world, caller, user.role, frozenset(permissions) - {*held})
    if grants.get(user.userCode) is not None:
        change.delete(grants, user.userCode)
    fields = {"permissions": permissions, "hasOwnPermissions": is_own, "updatedAt": world.now()}
    return change.put(world.table(USERS), msgspec.structs.replace(user, **fields))
