"""The activities that a role may read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import attrgetter
from typing import Any

import msgspec

from contracts.areas.activities import ActivitiesQuery
from contracts.roles import PLATFORM_ADMINS
from upstream_sim.core.history.audit import ACTIVITIES, Activity
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.hidden_staff import CODE, NAME, hidden_from
from upstream_sim.shared.personal import masked_record, works_masked
from upstream_sim.shared.records import operator_title, page_to_wire, without_none
from upstream_sim.shared.tenants import selected
from upstream_sim.shared.users import Caller

NAMING = frozenset({"nickname", "userCode"})
FOR_ADMINS_ALONE = frozenset({"superAdminNote", "isHidden"})
SORTS: dict[str, Callable[[Activity], Any]] = {
    name: attrgetter(name) for name in ("createdAt", "area", "action", "nickname", "recordKind", "recordTitle")
}


@handles("activities")
def activities(world: World, caller: Caller, command: Command[ActivitiesQuery]) -> Any:
    """A page, newest first unless `sort` says otherwise. Raises ValidationFailed for an unknown sort."""
    query = command.query
    kinds, staff = _hidden_kinds(world, caller), hidden_from(world, caller)
    found = [] if query.userCode in staff else world.table(ACTIVITIES).where(**_filters(world, caller, query))
    told = (row for row in found if row.userCode not in staff or query.recordId != row.userCode)
    known = (_unnamed(row) if row.userCode in staff else row for row in told)
    rows = [
        row
        for row in known
        if row.recordKind not in kinds
        and _within(row, query)
        and _by(row, query.who)
        and query.role in (None, row.role)
        and _of(row, query.recordTitle)
        and _tells(row, caller, query.text)
    ]
    page = page_of(_sorted(rows, query.sort), query.page, query.limit)
    return page_to_wire(page, lambda row: _to_wire(world, row, caller))


def _filters(world: World, caller: Caller, query: ActivitiesQuery) -> dict[str, Any]:
    """The filters of a list. What belongs to no tenant is the platform's own, and shown to callers who name no
    tenant."""
    named = {"area": query.area, "action": query.action, "userCode": query.userCode, "recordId": query.recordId}
    filters: dict[str, Any] = without_none(named)
    own = caller.identity.opId
    tenants = selected(world, own, query.opId, include_brands=query.includeBrands is not False)
    if tenants is not None:
        filters["opId"] = tenants if own or query.opId else frozenset({*tenants, None})
    return filters


def _unnamed(row: Activity) -> Activity:
    """The row as one of a hidden user is searched, sorted and shown."""
    own = {"recordId": CODE, "recordTitle": NAME, "before": None, "after": None} if row.recordId == row.userCode else {}
    return msgspec.structs.replace(row, userCode=CODE, nickname=NAME, role=None, **own)


def _hidden_kinds(world: World, caller: Caller) -> frozenset[str]:
    """The kinds of records whose changes the caller's role may not read."""
    audits = [schema.audit for schema in world.schemas() if schema.audit is not None]
    return frozenset(spec.kind for spec in audits if caller.identity.role not in spec.readers)


def _within(row: Activity, query: ActivitiesQuery) -> bool:
    at = row.createdAt
    return (query.since is None or query.since <= at) and (query.until is None or at <= query.until)


def _by(row: Activity, user: str | None) -> bool:
    if user is None:
        return True
    wanted = user.strip().casefold()
    return wanted in row.nickname.casefold() or wanted in row.userCode.casefold()


def _of(row: Activity, record: str | None) -> bool:
    wanted = (record or "").strip().casefold()
    return not wanted or wanted in f"{row.recordKind} {row.recordTitle}\n{row.recordId}".casefold()


def _tells(row: Activity, caller: Caller, text: str | None) -> bool:
    """Whether any value that the caller is shown of the record, before or after, holds the text."""
    wanted = (text or "").strip().casefold()
    return not wanted or any(wanted in value for side in _sides(row, caller) for value in _texts(side))


def _texts(value: Any) -> Iterator[str]:
    """The values at every depth, folded, but for whom they name: a hidden user is not found by what they did."""
    if isinstance(value, dict):
        value = [item for name, item in value.items() if name not in NAMING]
    elif not isinstance(value, list | tuple):
        yield str(value).casefold()
        return
    for item in value:
        yield from _texts(item)


def _sides(row: Activity, caller: Caller) -> tuple[Any, Any]:
    """The record before and after, as the caller is shown it."""
    sides: tuple[Any, Any] = row.before, row.after
    if works_masked(caller):
        sides = masked_record(sides[0]), masked_record(sides[1])
    return sides if caller.identity.role in PLATFORM_ADMINS else (_for_others(sides[0]), _for_others(sides[1]))


def _sorted(rows: list[Activity], sort: str) -> list[Activity]:
    """Sorted, ties in the order of writing or the reverse of it."""
    by = SORTS.get(sort.removeprefix("-"))
    if by is None:
        raise ValidationFailed("sort", f"Sort by one of {', '.join(sorted(SORTS))}.")
    ordered = sorted(rows, key=lambda row: (by(row), row.createdAt))
    return ordered[::-1] if sort.startswith("-") else ordered


def _to_wire(world: World, row: Activity, caller: Caller) -> dict[str, Any]:
    fields = {name: getattr(row, name) for name in row.__struct_fields__}
    before, after = _sides(row, caller)
    op_title = operator_title(world, row.opId) if row.opId else None
    return {"_id": fields.pop("id"), **fields, "opTitle": op_title, "before": before, "after": after}


def _for_others(value: Any) -> Any:
    """The value without what is for platform admins alone, at every depth."""
    if isinstance(value, dict):
        return {name: _for_others(item) for name, item in value.items() if name not in FOR_ADMINS_ALONE}
    if isinstance(value, list | tuple):
        return [_for_others(item) for item in value]
    return value
