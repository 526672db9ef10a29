"""Staff accounts on the wire."""

from __future__ import annotations

from typing import Any

from contracts.roles import PLATFORM_ADMINS
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import operator_to_wire, without_none
from upstream_sim.shared.staff import StaffAct, obstacle_to
from upstream_sim.shared.templates import closed_items_of
from upstream_sim.shared.users import Caller, User

FIELDS = (
    "userCode",
    "nickname",
    "email",
    "role",
    "affId",
    "timezone",
    "language",
    "roundReportNumbers",
    "playerSubInfoType",
    "isBlocked",
    "mustChangePassword",
    "permissions",
    "hasOwnPermissions",
    "createdAt",
    "updatedAt",
    "revision",
)


def to_wire(world: World, caller: Caller, user: User) -> dict[str, Any]:
    """The account with what the caller may not do to it."""
    place = operator_to_wire(world, user.opId) if user.opId else {}
    is_hidden = user.isHidden if caller.user.role in PLATFORM_ADMINS else None
    obstacles = {act: obstacle_to(world, caller, user, act) for act in StaffAct}
    return {
        **without_none({name: getattr(user, name) for name in FIELDS}),
        "closedMenuItems": closed_items_of(world, user),
        **without_none({**place, "isHidden": is_hidden}),
        "denials": {act: obstacle.reason for act, obstacle in obstacles.items() if obstacle is not None},
    }
