"""The list of staff accounts, and one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from contracts.areas.admins import AdminPath, AdminsQuery
from upstream_sim.areas.admins.wire import to_wire
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import page_to_wire, queried_tenants
from upstream_sim.shared.staff import account_of
from upstream_sim.shared.users import Caller, User, staff

SORTS: dict[str, Callable[[User], Any]] = {
    "createdAt": lambda user: user.createdAt,
    "updatedAt": lambda user: user.updatedAt,
    "nickname": lambda user: user.nickname.casefold(),
    "email": lambda user: user.email,
    "userCode": lambda user: user.userCode.casefold(),
    "role": lambda user: user.role,
    "opId": lambda user: user.opId or "",
    "isBlocked": lambda user: user.isBlocked,
}


@handles("admins")
def admins(world: World, caller: Caller, command: Command[AdminsQuery]) -> dict[str, Any]:
    """A page of the accounts that the caller sees. Raises ValidationFailed for an unknown sort."""
    query = command.query
    by = SORTS.get(query.sort.removeprefix("-"))
    if by is None:
        raise ValidationFailed("sort", f"Sort by one of {', '.join(SORTS)}.")
    tenants = queried_tenants(world, caller, query)
    # What belongs to no operator is found by those of the platform who name none.
    of_platform = query.opId is None and caller.identity.opId is None
    found = [
        user
        for user in staff(world)
        if (tenants is None or user.opId in tenants or (of_platform and user.opId is None)) and _matches(user, query)
    ]
    found.sort(key=lambda user: (by(user), user.userCode), reverse=query.sort.startswith("-"))
    return page_to_wire(page_of(found, query.page, query.limit), lambda user: to_wire(world, caller, user))


def _matches(user: User, query: AdminsQuery) -> bool:
    wanted = (query.query or "").strip().casefold()
    return (
        wanted in f"{user.nickname}\n{user.email}\n{user.userCode}".casefold()
        and query.userCode in (None, user.userCode)
        and query.role in (None, user.role)
        and query.isBlocked in (None, user.isBlocked)
        and query.hasOwnPermissions in (None, user.hasOwnPermissions)
    )


@handles("admin")
def admin(world: World, caller: Caller, command: Command[None, None, AdminPath]) -> dict[str, Any]:
    """One account. Raises NotFound, for one that is deleted or another tenant's, too."""
    return to_wire(world, caller, account_of(world, caller, command.path.userCode))
