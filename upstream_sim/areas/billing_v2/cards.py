"""An operator's statement: its invoices against its payments. Computed, never stored.

Pure functions, amounts in USD. For every statement Σ debt - pool = Σ invoices - Σ payments.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import NamedTuple

from contracts.areas.billing_v2 import InvoiceStatus
from contracts.areas.billing_v2_payments import PaymentType
from upstream_sim.areas.billing_v2.records import POOL_TYPES

ZERO = Decimal("0.00")


class InvoiceDue(NamedTuple):
    """An invoice, as the statement counts it."""

    invoice_no: int
    year: int
    month: int
    amount: Decimal


class PaymentApplied(NamedTuple):
    """A payment, as the statement counts it; `year` is the named invoice's where it names one."""

    kind: PaymentType
    amount: Decimal
    year: int
    invoice_no: int | None = None


@dataclass(frozen=True, slots=True)
class Statement:
    """One operator's statement. `open_amounts` by invoice number; `debts` by year, negative where a year was paid
    more than it owed; `pool` is what stays with the provider and may be negative; `named` are the invoices that a
    payment names."""

    open_amounts: Mapping[int, Decimal]
    debts: Mapping[int, Decimal]
    pool: Decimal
    named: frozenset[int]

    def debt(self, year: int) -> Decimal:
        return self.debts.get(year, ZERO)


def statement_of(invoices: Iterable[InvoiceDue], payments: Iterable[PaymentApplied]) -> Statement:
    """The statement of one operator, from all its invoices and all its payments."""
    in_order = sorted(invoices, key=lambda invoice: (invoice.year, invoice.month))
    paid = list(payments)
    still_open = {invoice.invoice_no: invoice.amount for invoice in in_order}
    surplus = _apply_direct_payments(still_open, in_order, [p for p in paid if p.kind not in POOL_TYPES])
    pool = sum((p.amount for p in paid if p.kind in POOL_TYPES), ZERO)
    if pool > 0:
        pool = _apply(still_open, in_order, pool)
    debts: dict[int, Decimal] = defaultdict(lambda: ZERO)
    for invoice in in_order:
        debts[invoice.year] += still_open[invoice.invoice_no]
    for year, amount in surplus.items():
        debts[year] -= amount
    named = frozenset(p.invoice_no for p in paid if p.invoice_no is not None)
    return Statement(still_open, dict(debts), pool, named)


def _apply_direct_payments(
    still_open: dict[int, Decimal], in_order: list[InvoiceDue], payments: list[PaymentApplied]
) -> dict[int, Decimal]:
    """What is left of each year, after payments other than the pool's were applied, named ones first."""
    left: dict[int, Decimal] = defaultdict(lambda: ZERO)
    for payment in payments:
        rest = payment.amount
        if payment.invoice_no is not None:
            used = min(rest, still_open[payment.invoice_no])
            still_open[payment.invoice_no] -= used
            rest -= used
        left[payment.year] += rest
    for year, amount in left.items():
        left[year] = _apply(still_open, [i for i in in_order if i.year == year], amount)
    return left


def _apply(still_open: dict[int, Decimal], in_order: list[InvoiceDue], amount: Decimal) -> Decimal:
    """What is left of an amount, applied to open invoices from the oldest on."""
    for invoice in in_order:
        used = min(amount, still_open[invoice.invoice_no])
        still_open[invoice.invoice_no] -= used
        amount -= used
    return amount


def status_of(total: Decimal, still_open: Decimal) -> InvoiceStatus:
    """How much of an invoice is paid; one of 0 is paid."""
    if still_open == 0:
        return InvoiceStatus.PAID
    return InvoiceStatus.OPEN if still_open == total else InvoiceStatus.PARTLY_PAID
