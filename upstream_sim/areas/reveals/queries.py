"""The list of reveals, which are activities."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import msgspec

from contracts.areas.activities import ActivityAction
from contracts.areas.reveals import RevealsQuery
from upstream_sim.core.history.audit import ACTIVITIES, Activity
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import Between
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.hidden_staff import CODE, NAME, hidden_from
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.records import operator_title, page_to_wire, queried_tenants, without_none
from upstream_sim.shared.users import Caller

SORTS: dict[str, Callable[[Activity], Any]] = {
    "createdAt": attrgetter("createdAt"),
    "nickname": attrgetter("nickname"),
    "playerCode": attrgetter("recordId"),
}


@handles("playersReveals")
def reveals(world: World, caller: Caller, command: Command[RevealsQuery]) -> dict[str, Any]:
    """A page, newest first unless `sort` says otherwise. Raises ValidationFailed for an unknown sort."""
    query = command.query
    by = SORTS.get(query.sort.removeprefix("-"))
    if by is None:
        raise ValidationFailed("sort", f"Sort by one of {', '.join(sorted(SORTS))}.")
    code = (query.playerCode or "").strip().upper()
    filters: dict[str, Any] = {"opId": queried_tenants(world, caller, query), "recordId": code or None}
    if query.since or query.until:
        filters["createdAt"] = Between(query.since, query.until)
    found = world.table(ACTIVITIES).where(action=ActivityAction.REVEALED, **without_none(filters))
    hidden, wanted = hidden_from(world, caller), (query.who or "").strip().casefold()
    rows = [_unnamed(row) if row.userCode in hidden else row for row in found]
    rows = [row for row in rows if wanted in f"{row.nickname}\n{row.userCode}".casefold()]
    if query.isTest is not None:
        rows = [row for row in rows if _is_test(world, row) is query.isTest]
    ordered = sorted(rows, key=lambda row: (by(row), row.createdAt))
    ordered = ordered[::-1] if query.sort.startswith("-") else ordered
    return page_to_wire(page_of(ordered, query.page, query.limit), lambda row: _to_wire(world, row))


def _unnamed(row: Activity) -> Activity:
    return msgspec.structs.replace(row, userCode=CODE, nickname=NAME, role=None)


def _is_test(world: World, row: Activity) -> bool:
    player = world.table(PLAYERS).get(row.recordId)
    return player is not None and player.isTest


def _to_wire(world: World, row: Activity) -> dict[str, Any]:
    after = row.after or {}
    return {
        "_id": row.id,
        "createdAt": row.createdAt,
        "userCode": row.userCode,
        "nickname": row.nickname,
        "role": row.role,
        "playerCode": row.recordId,
        "username": row.recordTitle,
        "opId": row.opId,
        "opTitle": operator_title(world, row.opId or ""),
        "fields": after.get("fields", []),
        "reason": after.get("reason", ""),
    }
