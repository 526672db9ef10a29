"""Who may do what to which staff account, and which roles and permissions they may give."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum
from typing import NamedTuple

from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Role
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.refusals import Denied, NotFound, RecordLocked, Refusal, StaleRecord
from upstream_sim.core.world.world import World
from upstream_sim.shared.simulated_staff import is_simulated
from upstream_sim.shared.users import KIND, USERS, Caller, User

USER_GONE = "User not found."
OWN_ACCOUNT = "You cannot do this to your own account."
LAST_SUPER_ADMIN = "This is the last super admin who is not blocked."
AFFILIATE_ROLE = "An affiliate’s account keeps its role and operator."
SIMULATED = "Nobody signs in to the account of simulated staff: it can be blocked, and nothing else."
AFFILIATE_DELETED = "Delete the affiliate instead."
OTHER_RIGHTS = "This account holds permissions that you do not hold."
OTHER_ROLE = "Your role may not act on accounts of this role."
TENANTS_ROLES = OPERATOR_ROLES | {Role.AFFILIATE}


class StaffAct(StrEnum):
    """What is done to an account, as the wire calls it."""

    BLOCK = "block"
    CHANGE_PASSWORD = "changePassword"  # an act
    CHANGE_ROLE = "changeRole"
    MIGRATE = "migrate"
    CLONE_PERMISSIONS = "clonePermissions"
    REFRESH_PERMISSIONS = "refreshPermissions"
    END_SESSIONS = "endSessions"
    DELETE = "delete"


# An affiliate is the affiliate's own: the account keeps its place.
OF_AFFILIATES = {
    StaffAct.CHANGE_ROLE: AFFILIATE_ROLE,
    StaffAct.MIGRATE: AFFILIATE_ROLE,
    StaffAct.DELETE: AFFILIATE_DELETED,
}
FOR_EQUALS = frozenset({StaffAct.CHANGE_PASSWORD, StaffAct.CHANGE_ROLE, StaffAct.MIGRATE})
ENDING_A_ROLE = frozenset({StaffAct.BLOCK, StaffAct.CHANGE_ROLE, StaffAct.MIGRATE, StaffAct.DELETE})


class Obstacle(NamedTuple):
    """Why an act is refused, in words. A denial says no more than that to whoever tries."""

    reason: str
    is_denial: bool = False

    @property
    def refusal(self) -> Refusal:
        return Denied() if self.is_denial else RecordLocked(self.reason)


def account_of(world: World, caller: Caller, user_code: str) -> User:
    """The account of this user code. Raises NotFound, for one that is deleted or another tenant's, too."""
    user = world.table(USERS).get(user_code)
    if user is None or user.deletedAt is not None or not can_see(caller, user):
        raise NotFound(USER_GONE)
    return user


def can_see(caller: Caller, user: User) -> bool:
    """Platform admins see every account, others those of the tenants that they see."""
    tenants = caller.identity.tenants
    return tenants is None or user.opId in tenants


def obstacle_to(world: World, caller: Caller, user: User, act: StaffAct) -> Obstacle | None:
    """What stands in the way of an act on an account; None where nothing does."""
    if user.userCode == caller.user.userCode:
        return Obstacle(OWN_ACCOUNT)
    if not _manages(caller, user):
        return Obstacle(OTHER_ROLE, is_denial=True)
    if is_simulated(user.userCode) and act is not StaffAct.BLOCK:
        return Obstacle(SIMULATED)
    if user.role is Role.AFFILIATE and act in OF_AFFILIATES:
        return Obstacle(OF_AFFILIATES[act])
    if act in FOR_EQUALS and caller.user.role not in PLATFORM_ADMINS and not _holds_all(caller, user.permissions):
        return Obstacle(OTHER_RIGHTS, is_denial=True)
    if act in ENDING_A_ROLE and not user.isBlocked and _is_last_super_admin(world, user):
        return Obstacle(LAST_SUPER_ADMIN)
    return None


def require_act(world: World, caller: Caller, user: User, act: StaffAct) -> None:
    """Raises Denied and RecordLocked."""
    obstacle = obstacle_to(world, caller, user, act)
    if obstacle is not None:
        raise obstacle.refusal


def require_identity(world: World, user: User, present: object, **named: object) -> None:
    """Raises StaleRecord, with `present` as the account on the wire, where a request names it by something that is not
    the account's: e-mail, nickname, role, or the set of its permissions."""
    own = {
        "email": user.email,
        "nickname": user.nickname,
        "role": user.role,
        "permissions": frozenset(user.permissions),
    }
    if any(own[name] != value for name, value in named.items()):
        changes = list(world.table(ACTIVITIES).where(recordId=user.userCode, recordKind=KIND))
        by = {"nickname": changes[-1].nickname, "userCode": changes[-1].userCode} if changes else None
        raise StaleRecord(present, by, user.updatedAt)


def may_assign(caller: Caller, role: Role) -> bool:
    """Whether the caller may give this role: SUPER_ADMIN all, ADMIN and OPERATOR_ADMIN those of operators. An
    affiliate's is never given."""
    if caller.user.role is Role.SUPER_ADMIN:
        return role is not Role.AFFILIATE
    return caller.user.role in (Role.ADMIN, Role.OPERATOR_ADMIN) and role in OPERATOR_ROLES


def _manages(caller: Caller, user: User) -> bool:
    if caller.user.role is Role.SUPER_ADMIN:
        return True
    return caller.user.role in (Role.ADMIN, Role.OPERATOR_ADMIN) and user.role in TENANTS_ROLES


def _holds_all(caller: Caller, permissions: Collection[str]) -> bool:
    return caller.identity.permissions.issuperset(permissions)


def _is_last_super_admin(world: World, user: User) -> bool:
    if user.role is not Role.SUPER_ADMIN:
        return False
    others = world.table(USERS).where(role=Role.SUPER_ADMIN)
    return all(other.isBlocked or other.deletedAt or other.userCode == user.userCode for other in others)
