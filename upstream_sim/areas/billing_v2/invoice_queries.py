"""The list of invoices with its totals, one invoice with its lines, and the dashboard cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from decimal import Decimal
from operator import attrgetter
from typing import Any

from contracts.areas.billing_v2 import CardsRequest, InvoicePath, InvoicesQuery
from contracts.fields import OneTenant
from upstream_sim.areas.billing_v2.invoice_wire import Row, row_of, to_wire, to_wire_summary
from upstream_sim.areas.billing_v2.records import INVOICES, Invoice
from upstream_sim.areas.billing_v2.statement import statement
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import visible_record, without_none
from upstream_sim.shared.tenancies import all_operators
from upstream_sim.shared.users import Caller

ZERO = Decimal("0.00")
INVOICE_GONE = "Invoice not found. It may have been deleted in the meantime."
STORED_SORTS = (
    "invoiceNo",
    "opId",
    "opTitle",
    "month",
    "issuedAt",
    "createdAt",
    "updatedAt",
    "casinoGGRInUSD",
    "sportGGRInUSD",
    "casinoGGRPercentage",
    "sportGGRPercentage",
    "casinoGGRCommissionInUSD",
    "sportGGRCommissionInUSD",
    "premiumSportInUSD",
    "premiumBotInUSD",
    "brandFeeInUSD",
    "minMonthlyFeeInUSD",
    "isSettingsOverridden",
    "totalPayableAmountInUSD",
)
SORTS: dict[str, Callable[[Row], Any]] = {
    **{name: attrgetter(f"invoice.{name}") for name in STORED_SORTS},
    "year": lambda row: (row.invoice.year, row.invoice.month),
    "createdBy.nickname": lambda row: row.invoice.createdBy.nickname,
    "openAmountInUSD": lambda row: row.openAmountInUSD,
    "status": lambda row: row.status,
    "isLocked": lambda row: row.isLocked,
    "dueBy": lambda row: row.dueBy,
    "overdueDays": lambda row: row.overdueDays,
}


@handles("billingV2Invoices")
def invoices(world: World, caller: Caller, command: Command[InvoicesQuery]) -> Any:
    """A page, its count and the totals of everything found. Raises ValidationFailed for an unknown sort."""
    query = command.query
    op_id = query.opId or caller.identity.opId
    wanted = {
        "opId": op_id,
        "year": query.year,
        "month": query.month,
        "isSettingsOverridden": query.isSettingsOverridden,
        "invoiceNo": query.invoiceNo,
    }
    found = world.table(INVOICES).where(**without_none(wanted))
    rows = [
        row
        for row in _rows(world, found)
        if query.status in (None, row.status) and query.isOverdue in (None, row.overdueDays > 0)
    ]
    items, count, remaining = page_of(_sorted(rows, query.sort), query.page, query.limit)
    return {
        "items": [to_wire_summary(row, caller) for row in items],
        "count": count,
        "remaining": remaining,
        "totalPayableAmountInUSD": sum((r.invoice.totalPayableAmountInUSD for r in rows), ZERO),
        "openAmountInUSD": sum((row.openAmountInUSD for row in rows), ZERO),
    }


def _rows(world: World, found: Iterable[Invoice]) -> list[Row]:
    kept = list(found)
    statements = {op_id: statement(world, op_id) for op_id in {invoice.opId for invoice in kept}}
    return [row_of(invoice, statements[invoice.opId], world.now()) for invoice in kept]


def _sorted(rows: list[Row], sort: str) -> list[Row]:
    """The rows sorted, ties by invoice number in the same direction."""
    by = SORTS.get(sort.removeprefix("-"))
    if by is None:
        raise ValidationFailed("sort", f"Sort by one of {', '.join(sorted(SORTS))}.")
    return sorted(rows, key=lambda row: (by(row), row.invoice.invoiceNo), reverse=sort[:1] == "-")


@handles("billingV2Invoice")
def invoice(world: World, caller: Caller, command: Command[OneTenant, None, InvoicePath]) -> Any:
    """One invoice with its lines. Raises NotFound, for another tenant's too."""
    return to_wire(world, visible_invoice(world, caller, command.path.invoiceId), caller)


def visible_invoice(world: World, caller: Caller, invoice_id: str, op_id: str | None = None) -> Invoice:
    """The invoice. Raises NotFound for one that is not there, not `op_id`'s, or not visible to this caller."""
    return visible_record(world, caller, INVOICES, invoice_id, INVOICE_GONE, op_id=op_id)


@handles("billingV2DashboardCards")
def cards(world: World, caller: Caller, command: Command[None, CardsRequest]) -> Any:
    """Debt of the year and the pool: each operator's statement, summed."""
    request = command.body
    op_id = request.opId or caller.identity.opId
    asked = [op_id] if op_id else all_operators(world)
    statements = [statement(world, op_id) for op_id in asked]
    return {
        "debt": {"amountInUSD": sum((each.debt(request.year) for each in statements), ZERO)},
        "cpgProvider": {"amountInUSD": sum((each.pool for each in statements), ZERO)},
    }
