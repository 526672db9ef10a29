"""Creating staff accounts, blocking, moving and deleting them, and giving them another password."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec

from contracts.areas.admins import (
    AdminBlock,
    AdminDelete,
    AdminDraft,
    AdminMigration,
    AdminPassword,
    NewAccount,
)
from contracts.areas.players import BlockAction
from contracts.roles import OPERATOR_ROLES, PLATFORM_ROLES, Role
from contracts.texts import OPERATOR_NOT_FOUND
from upstream_sim.areas.admins.permissions import give_template
from upstream_sim.areas.admins.wire import to_wire
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.refusals import Denied, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared import hidden_staff
from upstream_sim.shared.languages import LANGUAGES
from upstream_sim.shared.staff import (
    StaffAct,
    account_of,
    may_assign,
    require_act,
    require_identity,
)
from upstream_sim.shared.templates import require_grantable, template_of
from upstream_sim.shared.users import USERS, Caller, User

EMAIL_KEPT = timedelta(days=90)
EMAIL_TAKEN = "This email address is taken."
CODE_TAKEN = "This user code is taken."
NAME_TAKEN = "The platform itself goes by this name."
OF_PLATFORM = frozenset(map(str.casefold, (PLATFORM.userCode, PLATFORM.nickname, hidden_staff.CODE, hidden_staff.NAME)))
OPERATORS_ROLE = "An account at an operator is an operator admin or an operator manager."
SAME_OPERATOR = "The account is at this operator."


@handles("adminCreate", hashes="password")
def create(world: World, caller: Caller, command: Command[None, AdminDraft]) -> dict[str, Any]:
    """The new account, with the permissions of its role's template and a password that its owner must change. Raises
    Denied for a role or permissions that the caller may not give, and ValidationFailed."""
    form = command.body
    if not may_assign(caller, form.role):
        raise Denied
    op_id = _place_of(caller, form)
    if problems := account_problems(world, form):
        raise ValidationFailed(fields=problems)
    with caller.change(world) as change:
        user = add_account(
            change,
            caller,
            form,
            form.role,
            op_id,
            password_hash=command.hashed,
            roundReportNumbers=form.roundReportNumbers,
            isHidden=bool(form.isHidden),
            playerSubInfoType=form.playerSubInfoType,
        )
    return to_wire(world, caller, user)


def add_account(
    change: Change, caller: Caller, form: NewAccount, role: Role, op_id: str | None, *, password_hash: str, **more: Any
) -> User:
    """A new account with the permissions of its role's template and a password that its owner must change. Raises a
    Refusal for permissions that the caller may not give."""
    world, now = change.world, change.world.now()
    permissions = template_of(world, role, op_id).permissions
    require_grantable(world, caller, role, permissions)
    user = User(
        userCode=form.userCode,
        nickname=form.nickname.strip(),
        email=form.email.strip().lower(),
        role=role,
        opId=op_id,
        timezone=form.timezone,
        language=form.language,
        permissions=permissions,
        isBlocked=False,
        mustChangePassword=True,
        passwordHash=password_hash,
        createdAt=now,
        updatedAt=now,
        **{"affId": None, "roundReportNumbers": False, **more},
    )
    return change.put(world.table(USERS), user)


@handles("adminBlock")
def block(world: World, caller: Caller, command: Command[None, AdminBlock]) -> dict[str, Any]:
    """The account, blocked or not. Raises NotFound, Denied, RecordLocked and StaleRecord."""
    form = command.body
    user = account_of(world, caller, form.adminId)
    require_act(world, caller, user, StaffAct.BLOCK)
    require_identity(world, user, to_wire(world, caller, user), email=form.adminEmail)
    is_blocked = form.action is BlockAction.BLOCK
    # A session of a blocked user is told so, and nothing else; it is over for good when the user is let in again.
    changed = _change(world, caller, user, isBlocked=is_blocked, ends_sessions=not is_blocked)
    return to_wire(world, caller, changed)


@handles("adminPasswordChange", hashes="newPassword")
def change_password(world: World, caller: Caller, command: Command[None, AdminPassword]) -> dict[str, Any]:
    """The account, whose sessions are over. Raises NotFound, Denied and RecordLocked."""
    user = account_of(world, caller, command.body.adminId)
    require_act(world, caller, user, StaffAct.CHANGE_PASSWORD)
    changed = _change(world, caller, user, passwordHash=command.hashed, mustChangePassword=True)
    return to_wire(world, caller, changed)


@handles("adminDelete")
def delete(world: World, caller: Caller, command: Command[None, AdminDelete]) -> None:
    """Ends the account; its name stays in the history. Raises NotFound, Denied, RecordLocked and StaleRecord."""
    form = command.body
    user = account_of(world, caller, form.adminId)
    require_act(world, caller, user, StaffAct.DELETE)
    present = to_wire(world, caller, user)
    require_identity(world, user, present, email=form.adminEmail, nickname=form.adminUsername)
    _change(world, caller, user, deletedAt=world.now())


@handles("adminMigrate")
def migrate(world: World, caller: Caller, command: Command[None, AdminMigration]) -> dict[str, Any]:
    """The account at its new operator, with the permissions of its role's template there. Raises NotFound, Denied,
    RecordLocked, ValidationFailed, and what `require_grantable` does."""
    form = command.body
    user = account_of(world, caller, form.adminId)
    require_act(world, caller, user, StaffAct.MIGRATE)
    if not may_assign(caller, form.role):
        raise Denied
    if form.role not in OPERATOR_ROLES:
        raise ValidationFailed("role", OPERATORS_ROLE)
    if form.opId == user.opId:
        raise ValidationFailed("opId", SAME_OPERATOR)
    with caller.change(world) as change:
        moved = give_template(change, caller, msgspec.structs.replace(user, opId=form.opId, role=form.role))
        change.end_sessions(user.userCode)
    return to_wire(world, caller, moved)


def _change(world: World, caller: Caller, user: User, *, ends_sessions: bool = True, **fields: Any) -> User:
    with caller.change(world) as change:
        if ends_sessions:
            change.end_sessions(user.userCode)
        return change.put(world.table(USERS), msgspec.structs.replace(user, updatedAt=world.now(), **fields))


def _place_of(caller: Caller, form: AdminDraft) -> str | None:
    """The operator of a new account: none of the platform's, else the named one, else the caller's own. Raises
    ValidationFailed for one of an operator that nobody names."""
    if form.role in PLATFORM_ROLES:
        return None
    op_id = form.opId or caller.identity.opId
    if op_id is None:
        raise ValidationFailed("opId", OPERATOR_NOT_FOUND)
    return op_id


def account_problems(world: World, form: NewAccount) -> dict[str, str]:
    """What is in the way of a new account, by field: a language that there is not, a user code that anybody ever had,
    an e-mail that somebody has, or had until less than 90 days ago, and a name by which the platform itself goes."""
    problems: dict[str, str] = {}
    email, code, since = form.email.strip().lower(), form.userCode.casefold(), world.now() - EMAIL_KEPT
    if form.language not in LANGUAGES:
        problems["language"] = f"One of {', '.join(LANGUAGES)}."
    for user in world.table(USERS).all():
        if user.userCode.casefold() == code:
            problems["userCode"] = CODE_TAKEN
        if user.email == email and (user.deletedAt is None or user.deletedAt > since):
            problems["email"] = EMAIL_TAKEN
    if code in OF_PLATFORM:
        problems["userCode"] = CODE_TAKEN
    if form.nickname.strip().casefold() in OF_PLATFORM:
        problems["nickname"] = NAME_TAKEN
    return problems
