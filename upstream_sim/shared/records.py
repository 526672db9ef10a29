"""What the records of all areas have in common: who changed them, who sees them, and how they look on the wire."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any, Protocol

import msgspec

from upstream_sim.core.history import audit
from upstream_sim.core.refusals import NotFound, StaleRecord, ValidationFailed
from upstream_sim.core.tables.schema import Schema, T
from upstream_sim.core.tables.table import Row
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.tenants import OPERATORS, selected
from upstream_sim.shared.users import Caller

UserRef = audit.UserRef
MOST_PAGED = 1000
REVISION_EXPECTED = "A record’s revision is expected."
WIRE_TYPES = (Decimal, datetime)
"""Left as they are until the answer is encoded."""


class Revised(Protocol):
    """A record with a revision, and who made it when."""

    @property
    def revision(self) -> int: ...
    @property
    def updatedBy(self) -> object: ...  # noqa: N802  # a wire name
    @property
    def updatedAt(self) -> datetime: ...  # noqa: N802  # a wire name


class TenantQuery(Protocol):
    """The part of a list's query that names tenants."""

    @property
    def opId(self) -> str | None: ...  # noqa: N802  # a wire name
    @property
    def includeBrands(self) -> bool | None: ...  # noqa: N802  # a wire name


def require_revision(record: Revised | None, revision: int | None, present: object, by: UserRef | None = None) -> None:
    """Raises StaleRecord, with `present` as the record on the wire, unless `revision` is the record's, and
    ValidationFailed where none is named. A record that is not made yet has no revision to compare. `by` is who
    changed it, where `updatedBy` is no `UserRef`."""
    if revision is None:
        raise ValidationFailed("If-Match", REVISION_EXPECTED)
    if record is not None and revision != record.revision:
        raise StaleRecord(present, by or record.updatedBy, record.updatedAt)


def visible_record(
    world: World, caller: Caller, schema: Schema[T], key: str, gone: str, *, op_id: str | None = None
) -> T:
    """The record of this key. Raises NotFound, in the words of `gone`, for a record that is not there, not
    `op_id`'s where one is named, or another tenant's."""
    found = world.table(schema).get(key)
    owner: Any = getattr(found, "opId", None)
    if found is None or op_id not in (None, owner) or not caller.identity.can_see_tenant(owner):
        raise NotFound(gone)
    return found


def change_record(change: Change, schema: Schema[T], record: T, **fields: Any) -> T:
    """The record with these fields, the time and who changed it."""
    now, by = change.world.now(), UserRef.of(change.actor)
    changed = msgspec.structs.replace(record, updatedAt=now, updatedBy=by, **fields)
    return change.put(change.world.table(schema), changed)


def decision_text(by: UserRef, did: str, at: datetime) -> str:
    """Who decided what and when, as a sentence."""
    return f"{by.nickname} {did} on {at.astimezone(UTC):%Y-%m-%d at %H:%M} UTC."


def operator_title(world: World, op_id: str) -> str:
    """An operator's title, or its `opId` where it is no longer there."""
    operator = world.table(OPERATORS).get(op_id)
    return operator.title if operator else op_id


def operator_to_wire(world: World, op_id: str) -> dict[str, Any]:
    """An operator or brand with its parent, on the wire."""
    operators = world.table(OPERATORS)
    operator = operators.get(op_id)
    parent = operators.get(operator.parentOpId) if operator and operator.parentOpId else None
    return {
        "opId": op_id,
        "opTitle": operator.title if operator else op_id,
        "parentOpId": parent.opId if parent else None,
        "parentOpTitle": parent.title if parent else None,
    }


def without_none(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values that are given: what is None filters nothing and changes nothing."""
    return {name: value for name, value in values.items() if value is not None}


def queried_tenants(world: World, caller: Caller, query: TenantQuery) -> frozenset[str] | None:
    """The tenants that a list is about: those that the query names, else the caller's own; None for all."""
    return selected(world, caller.identity.opId, query.opId, include_brands=query.includeBrands is not False)


def record_to_wire(record: msgspec.Struct, *, hidden: Collection[str] = ()) -> dict[str, Any]:
    """The record's fields by their wire names, without the hidden ones."""
    fields: dict[str, Any] = msgspec.to_builtins(record, builtin_types=WIRE_TYPES)
    return {name: value for name, value in fields.items() if name not in hidden}


def page_to_wire(page: tuple[list[Row], int, int], to_wire: Callable[[Row], Any]) -> dict[str, Any]:
    """A table's page as a list on the wire: items, the count of all that were found, and what remains."""
    rows, count, remaining = page
    return {"items": rows_to_wire(rows, to_wire), "count": count, "remaining": remaining}


def rows_to_wire(rows: list[Row], to_wire: Callable[[Row], Any]) -> Iterable[Any]:
    """The rows of a page on the wire. More than a page, which only an export asks for, are made one by one as they are
    read: they may be a million."""
    return map(to_wire, rows) if len(rows) > MOST_PAGED else [to_wire(row) for row in rows]
