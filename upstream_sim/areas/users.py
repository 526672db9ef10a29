"""The signed-in user."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from pydantic import Field

from contracts.areas.users import OwnPasswordForm, PlatformCheck, Preferences
from contracts.roles import Permission
from contracts.rules import Required
from contracts.wire import Wire
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.languages import LANGUAGES
from upstream_sim.shared.passwords import confirm_password, own_user
from upstream_sim.shared.records import without_none
from upstream_sim.shared.templates import closed_items_of
from upstream_sim.shared.tenants import in_menu_order
from upstream_sim.shared.users import USERS, Caller, User, caller_of, user_by_email, version_of


@handles("usersMe")
def me(world: World, caller: Caller, _command: Command) -> dict[str, Any]:
    return me_answer(world, caller)


@handles("usersMeCheck", data=PlatformCheck, allow_blocked=True)
def check(world: World, caller: Caller, _command: Command) -> dict[str, Any]:
    return {
        "isBlocked": caller.user.isBlocked,
        "now": world.now(),
        "isClockFrozen": world.clock.is_frozen,
        "identityVersion": version_of(caller.user, caller.identity, closed_items_of(world, caller.user)),
    }


@handles("usersMeUpdate")
def update(world: World, caller: Caller, command: Command[None, Preferences]) -> dict[str, Any]:
    """The changed user. Raises ValidationFailed for an unknown language."""
    chosen = command.body
    if chosen.language not in LANGUAGES:
        raise ValidationFailed("language", f"One of {', '.join(LANGUAGES)}.")
    with caller.change(world) as change:
        fields = chosen.model_dump(exclude_none=True)
        if chosen.startPage is not None:
            fields["startPage"] = chosen.startPage or None
        user = msgspec.structs.replace(caller.user, updatedAt=world.now(), **fields)
        user = change.put(world.table(USERS), user)
    answer: dict[str, Any] = me_answer(world, caller_of(world, user))["user"]
    return answer


def _who_changes_it(world: World, caller: Caller, command: Command[None, OwnPasswordForm]) -> tuple[User | None, str]:
    return own_user(world, caller), command.body.currentPassword


@handles("usersMePassword", hashes="newPassword", checks=_who_changes_it)
def change_password(world: World, caller: Caller, command: Command[None, OwnPasswordForm]) -> None:
    """The user's other sessions are over. Raises what `confirm_password` does."""
    confirm_password(world, caller, command, "currentPassword")
    with caller.change(world) as change:
        fields = {"passwordHash": command.hashed, "mustChangePassword": False, "updatedAt": world.now()}
        change.put(world.table(USERS), msgspec.structs.replace(caller.user, **fields))
        change.end_sessions(caller.user.userCode, but=caller.token)


def me_answer(world: World, caller: Caller) -> dict[str, Any]:
    """The user and the tenants they may see, as sign-in and `users/me` return them."""
    user, identity = caller.user, caller.identity
    closed = closed_items_of(world, user)
    known = {
        "userCode": user.userCode,
        "nickname": user.nickname,
        "email": user.email,
        "role": user.role,
        "timezone": user.timezone,
        "language": user.language,
        "roundReportNumbers": user.roundReportNumbers,
        "playerSubInfoType": user.playerSubInfoType,
        "permissions": user.permissions,
        "mustChangePassword": user.mustChangePassword,
        "identityVersion": version_of(user, identity, closed),
        "closedMenuItems": closed,
    }
    own = {
        "opId": identity.opId,
        "parentOpId": identity.parentOpId,
        "affId": identity.affId,
        "startPage": user.startPage,
    }
    return {
        "user": {**known, **without_none(own)},
        "operators": [
            {"opId": operator.opId, "title": operator.title, "parentOpId": operator.parentOpId}
            for operator in in_menu_order(world, identity.tenants, deleted_too=True)
        ],
    }


class UserBlocked(Wire):
    """Blocks or unblocks a user."""

    email: Annotated[str, Required("Email is required.")]
    isBlocked: bool = True


class UserPermissionsSet(Wire):
    """Replaces a user's permissions."""

    email: Annotated[str, Required("Email is required.")]
    permissions: list[Annotated[Permission, Field(strict=False)]]


@event("userBlocked", UserBlocked)
def user_blocked(world: World, body: UserBlocked) -> dict[str, Any]:
    return _changed(world, body.email, isBlocked=body.isBlocked)


@event("userPermissionsSet", UserPermissionsSet, is_for_admins=True)
def user_permissions_set(world: World, body: UserPermissionsSet) -> dict[str, Any]:
    return _changed(world, body.email, permissions=tuple(sorted(body.permissions)), hasOwnPermissions=True)


def _changed(world: World, email: str, **fields: Any) -> dict[str, Any]:
    user = user_by_email(world, email)
    if user is None:
        raise NotFound("User not found.")
    with world.change() as change:
        changed = msgspec.structs.replace(user, **fields, updatedAt=world.now())
        stored = change.put(world.table(USERS), changed)
    return {"userCode": stored.userCode, "isBlocked": stored.isBlocked, "permissions": stored.permissions}
