"""Invoices on the wire: the stored fields, those of the statement, and what only some roles see."""

from __future__ import annotations

from datetime import date, datetime
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.billing_v2 import InvoiceStatus
from contracts.roles import PLATFORM_ADMINS
from upstream_sim.areas.billing_v2.cards import Statement, status_of
from upstream_sim.areas.billing_v2.due import days_overdue, due_of
from upstream_sim.areas.billing_v2.records import Invoice
from upstream_sim.areas.billing_v2.statement import statement
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import record_to_wire
from upstream_sim.shared.users import Caller


class Row(msgspec.Struct, frozen=True, gc=False):
    """An invoice with its fields of the operator's statement."""

    invoice: Invoice
    openAmountInUSD: Decimal
    status: InvoiceStatus
    isLocked: bool
    dueBy: date
    overdueDays: int


def row_of(invoice: Invoice, current: Statement, now: datetime) -> Row:
    still_open, due = current.open_amounts[invoice.invoiceNo], due_of(invoice)
    return Row(
        invoice,
        still_open,
        status_of(invoice.totalPayableAmountInUSD, still_open),
        invoice.invoiceNo in current.named,
        due,
        days_overdue(due, still_open, now),
    )


def to_wire_summary(row: Row, caller: Caller) -> dict[str, Any]:
    """`Invoice` on the wire."""
    return _add_status(record_to_wire(row.invoice, hidden=("records",)), row, caller)


def to_wire(world: World, invoice: Invoice, caller: Caller) -> dict[str, Any]:
    """`InvoiceDetails` on the wire, with its lines."""
    row = row_of(invoice, statement(world, invoice.opId), world.now())
    return _add_status(record_to_wire(invoice), row, caller)


def _add_status(to_wire: dict[str, Any], row: Row, caller: Caller) -> dict[str, Any]:
    if caller.identity.role not in PLATFORM_ADMINS:
        del to_wire["superAdminNote"]
    to_wire["openAmountInUSD"] = row.openAmountInUSD
    to_wire["status"] = row.status.value
    to_wire["isLocked"] = row.isLocked
    to_wire["dueBy"], to_wire["overdueDays"] = row.dueBy, row.overdueDays
    return to_wire
