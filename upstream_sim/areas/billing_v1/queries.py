"""Lists of billing records with their totals, and one record, for all billing areas."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from decimal import Decimal
from operator import attrgetter
from typing import Any

from contracts.areas.billing_v1 import MonthName, RecordType, number_of
from contracts.fields import ListQuery
from upstream_sim.areas.billing_v1.records import RECORDS, Record, to_wire
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import without_none
from upstream_sim.shared.tenants import family
from upstream_sim.shared.users import Caller

ZERO = Decimal("0.00")
RECORD_GONE = "Record not found. It may have been deleted in the meantime."
Key = Callable[[Any], Any]


def _of_invoice(name: str) -> Key:
    read = attrgetter(name)
    return lambda record: (record.invoice is not None, read(record.invoice) if record.invoice else None)


SORTS: dict[str, Key] = {
    **{
        name: attrgetter(name)
        for name in ("type", "amount", "title", "reference", "opId", "opTitle", "month", "createdAt", "issuedAt")
    },
    "updatedAt": attrgetter("updatedAt"),
    "year": attrgetter("year", "month"),
    "paidBy": lambda record: record.paidBy or "",
    "updatedBy.nickname": attrgetter("updatedBy.nickname"),
    **{
        f"invoice.{name}": _of_invoice(name)
        for name in ("invoiceType", "totalGGRInUSD", "ggrCommissionAmountInUSD", "testPlayersInclusion")
    },
}


def month_filter(month: MonthName | None) -> int | None:
    return None if month is None else number_of(month)


def find_records(world: World, tenants: frozenset[str] | None, **filters: Any) -> Iterable[Record]:
    """The records of these tenants (None for all) with these values; None is no filter."""
    wanted = without_none({"opId": tenants, **filters})
    return world.table(RECORDS).where(**wanted)


def page_with_totals(records: Iterable[Record], query: ListQuery) -> dict[str, Any]:
    """`BillingRecordPage` on the wire. Raises ValidationFailed for an unknown sort."""
    rows = list(records)
    items, count, remaining = page_of(in_order(rows, query.sort, SORTS), query.page, query.limit)
    invoiced = _sum(row for row in rows if row.type is RecordType.INVOICE)
    paid = _sum(row for row in rows if row.type is RecordType.PAYMENT)
    return {
        "items": [to_wire(row) for row in items],
        "count": count,
        "remaining": remaining,
        "totalInvoicedInUSD": invoiced,
        "totalPaidInUSD": paid,
        "openAmountInUSD": invoiced - paid,
    }


def in_order(rows: list[Any], sort: str, sorts: dict[str, Key]) -> list[Any]:
    """The rows sorted, ties by id in the same direction. Raises ValidationFailed for an unknown sort."""
    by = sorts.get(sort.removeprefix("-"))
    if by is None:
        raise ValidationFailed("sort", f"Sort by one of {', '.join(sorted(sorts))}.")
    return sorted(rows, key=lambda row: (by(row), row.id), reverse=sort[:1] == "-")


def visible_record_v1(world: World, caller: Caller, record_id: str, op_id: str | None = None) -> Record:
    """The record. Raises NotFound for one that is not there, not of `op_id`, its brands or what they were, or not
    visible to this caller: an operator still sees what a brand that left it owed."""
    record = world.table(RECORDS).get(record_id)
    if record is None or not any(caller.identity.can_see_tenant(each) for each in _parties(record)):
        raise NotFound(RECORD_GONE)
    if op_id is not None and record.opId not in family(world, op_id) and record.parentOpId != op_id:
        raise NotFound(RECORD_GONE)
    return record


def _parties(record: Record) -> tuple[str, ...]:
    """Who owes, and a brand's operator of then."""
    return (record.opId,) if record.parentOpId is None else (record.opId, record.parentOpId)


def of_type(record: Record, kind: RecordType) -> Record:
    """The record. Raises NotFound for one of the other type."""
    if record.type is not kind:
        raise NotFound(RECORD_GONE)
    return record


def of_brand(record: Record) -> Record:
    """The record. Raises NotFound for an operator's."""
    if record.parentOpId is None:
        raise NotFound(RECORD_GONE)
    return record


def of_operator(record: Record) -> Record:
    """The record. Raises NotFound for a brand's."""
    if record.parentOpId is not None:
        raise NotFound(RECORD_GONE)
    return record


def _sum(records: Iterable[Record]) -> Decimal:
    return sum((record.amount for record in records), ZERO)
