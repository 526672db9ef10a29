"""When invoices are due, and what is overdue of them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime
from decimal import Decimal
from typing import NamedTuple

from contracts.areas.billing_v2 import DUE_DAY
from upstream_sim.areas.billing_v2.records import INVOICES, Invoice
from upstream_sim.areas.billing_v2.statement import statement
from upstream_sim.core.clock import months_later
from upstream_sim.core.world.world import World
from upstream_sim.shared.badges import Tenants, counts


class OpenInvoice(NamedTuple):
    """An invoice that is not paid in full, when it was or is due, and for how many days it is overdue."""

    invoice: Invoice
    open_amount: Decimal
    due: date
    days: int


def due_by(now: datetime) -> date:
    """The coming 5th, today's included (UTC)."""
    today = now.astimezone(UTC)
    month = today if today.day <= DUE_DAY else months_later(today.replace(day=1), 1)
    return month.replace(day=DUE_DAY).date()


def due_of(invoice: Invoice) -> date:
    """The first 5th after the invoice was issued, and after the month that it is of."""
    ended = months_later(datetime(invoice.year, invoice.month, 1, tzinfo=UTC), 1)
    return due_by(max(invoice.issuedAt, ended))


def days_overdue(due: date, open_amount: Decimal, now: datetime) -> int:
    """Whole days (UTC) since the day it was due; 0 until then, and once it is paid."""
    return max(0, (now.astimezone(UTC).date() - due).days) if open_amount > 0 else 0


def open_invoices(world: World, op_id: str) -> list[OpenInvoice]:
    """Those of an operator that are not paid in full, the oldest month first."""
    current, now = statement(world, op_id), world.now()
    found = []
    for invoice in sorted(world.table(INVOICES).where(opId=op_id), key=lambda each: (each.year, each.month)):
        amount, due = current.open_amounts[invoice.invoiceNo], due_of(invoice)
        if amount > 0:
            found.append(OpenInvoice(invoice, amount, due, days_overdue(due, amount, now)))
    return found


@counts("overdueInvoices")
def overdue_invoices(world: World, tenants: Tenants) -> int:
    """How many invoices of these tenants are overdue."""
    return sum(each.days > 0 for op_id in _billed(world, tenants) for each in open_invoices(world, op_id))


def _billed(world: World, tenants: Tenants) -> Iterator[str]:
    """Who of the tenants has invoices."""
    rows = world.table(INVOICES).all() if tenants is None else world.table(INVOICES).where(opId=tenants)
    yield from sorted({row.opId for row in rows})
