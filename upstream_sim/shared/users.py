"""Users, the caller of a request, and how passwords are stored."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import datetime

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.users import PlayerSubInfo
from contracts.roles import Identity, Role
from upstream_sim.core.calls.passwords import PASSWORD as PASSWORD  # noqa: PLC0414 - handed out here, too
from upstream_sim.core.history.audit import Actor
from upstream_sim.core.tables.canonical import canonical
from upstream_sim.core.tables.declarations import AuditSpec, IdentityFields
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.tenants import OPERATORS, visible

KIND = "User"


class User(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A member of staff. `opId` is absent for platform roles; `affId` is an affiliate's own. Without
    `hasOwnPermissions` an account follows the template of its role. A deleted one stays for the history, and nobody is
    found by it any more. `passwordHash` is None while the password is the published one."""

    userCode: str
    nickname: str
    email: str
    role: Role
    opId: str | None
    affId: str | None
    timezone: str
    language: str
    roundReportNumbers: bool
    permissions: tuple[str, ...]
    hasOwnPermissions: bool = False
    isBlocked: bool
    passwordHash: str | None
    mustChangePassword: bool = False
    createdAt: datetime
    updatedAt: datetime
    isHidden: bool = False
    playerSubInfoType: PlayerSubInfo = PlayerSubInfo.PLAYER_CODE
    startPage: str | None = None
    deletedAt: datetime | None = None
    revision: int = 1


USERS = Schema(
    name="users",
    record=User,
    key="userCode",
    bitmaps=("role", "opId"),
    arrays=("email",),
    sorts=("createdAt",),
    audit=AuditSpec(
        area=ActivityArea.USERS,
        kind=KIND,
        title=lambda user: user.nickname,
        secrets=frozenset({"passwordHash"}),
    ),
    identity=IdentityFields(
        ("role", "opId", "affId", "permissions", "isBlocked", "deletedAt", "passwordHash", "mustChangePassword")
    ),
    undigested=("passwordHash",),
)


@dataclass(frozen=True, slots=True)
class Caller:
    """The user who calls, their identity as the roles table reads it, and this request's id."""

    user: User
    identity: Identity
    request_id: str = ""
    token: str = ""

    @property
    def actor(self) -> Actor:
        return Actor(self.user.userCode, self.user.nickname, self.user.role)

    def change(self, world: World) -> AbstractContextManager[Change]:
        """A write set of the world in this caller's name."""
        return world.change(self.actor, self.request_id)


def caller_of(world: World, user: User, request_id: str = "", token: str = "") -> Caller:
    return Caller(user, identity_of(world, user), request_id, token)


def identity_of(world: World, user: User) -> Identity:
    operator = world.table(OPERATORS).get(user.opId) if user.opId else None
    return Identity(
        userCode=user.userCode,
        role=user.role,
        opId=user.opId,
        parentOpId=operator.parentOpId if operator else None,
        affId=user.affId,
        tenants=visible(world, user.role, user.opId),
        permissions=frozenset(user.permissions),
        realm=world.realm,
    )


def staff(world: World) -> Iterator[User]:
    """Everybody who is not deleted."""
    return (user for user in world.table(USERS).all() if user.deletedAt is None)


def staff_at(world: World, op_id: str) -> list[User]:
    """The accounts at an operator or brand itself, deleted ones left out."""
    return [user for user in world.table(USERS).where(opId=op_id) if user.deletedAt is None]


def user_by_email(world: World, email: str) -> User | None:
    """Whoever signs in by this e-mail, which may have been a deleted user's before."""
    found = world.table(USERS).where(email=email.strip().lower())
    return next((user for user in found if user.deletedAt is None), None)


def version_of(user: User, identity: Identity, closed_menu_items: list[str]) -> str:
    """A text that changes whenever the user's rights do: what they may do and where, and which menu items are closed
    to them."""
    parts = [user.isBlocked, user.mustChangePassword, closed_menu_items, *_parts_of(identity)]
    return hashlib.sha256(canonical(parts)).hexdigest()[:16]


def _parts_of(identity: Identity) -> list[object]:
    tenants = None if identity.tenants is None else sorted(identity.tenants)
    own = [identity.role, identity.opId, identity.parentOpId, identity.affId]
    return [*own, tenants, sorted(identity.permissions)]
