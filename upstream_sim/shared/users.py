"""Users, the caller of a request, and how passwords are stored."""

from __future__ import annotations

import hashlib
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import datetime

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.roles import Identity, Role
from upstream_sim.core.audit import Actor, AuditSpec
from upstream_sim.core.canonical import canonical
from upstream_sim.core.identity_log import IdentityFields
from upstream_sim.core.schema import Schema
from upstream_sim.core.world import Change, World
from upstream_sim.shared.tenants import OPERATORS, visible

PASSWORD = "Pitboss-2026"


class User(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A member of staff. `opId` is absent for platform roles; `affId` is an affiliate's own. Without
    `hasOwnPermissions` an account follows the template of its role."""

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
    passwordHash: str
    mustChangePassword: bool = False
    createdAt: datetime
    updatedAt: datetime
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
        kind="User",
        title=lambda user: user.nickname,
        secrets=frozenset({"passwordHash"}),
    ),
    identity=IdentityFields(
        ("role", "opId", "affId", "permissions", "isBlocked", "passwordHash", "mustChangePassword")
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


def user_by_email(world: World, email: str) -> User | None:
    return world.table(USERS).first(email=email.strip().lower())


def version_of(user: User, identity: Identity, closed_menu_items: list[str]) -> str:
    """A text that is another whenever the user's rights are: what they may do, and where, and what of the menu is
    closed to them."""
    parts = [user.isBlocked, user.mustChangePassword, closed_menu_items, *_parts_of(identity)]
    return hashlib.sha256(canonical(parts)).hexdigest()[:16]


def _parts_of(identity: Identity) -> list[object]:
    tenants = None if identity.tenants is None else sorted(identity.tenants)
    own = [identity.role, identity.opId, identity.parentOpId, identity.affId]
    return [*own, tenants, sorted(identity.permissions)]
