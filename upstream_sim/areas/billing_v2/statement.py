"""Operators' statements, computed again only when their invoices or payments change."""

from __future__ import annotations

from typing import NamedTuple
from weakref import WeakKeyDictionary

from upstream_sim.areas.billing_v2.cards import InvoiceDue, PaymentApplied, Statement, statement_of
from upstream_sim.areas.billing_v2.records import INVOICES, PAYMENTS, Invoice, Payment
from upstream_sim.core.world import World


class _Cached(NamedTuple):
    """A statement and the very records that it comes from."""

    invoices: tuple[Invoice, ...]
    payments: tuple[Payment, ...]
    statement: Statement


_CACHE: WeakKeyDictionary[World, dict[str, _Cached]] = WeakKeyDictionary()


def statement(world: World, op_id: str) -> Statement:
    """The statement of an operator; an empty one for a brand, which has no invoices."""
    invoices = tuple(world.table(INVOICES).where(opId=op_id))
    payments = tuple(world.table(PAYMENTS).where(opId=op_id))
    known = _CACHE.setdefault(world, {})
    found = known.get(op_id)
    if found is None or (found.invoices, found.payments) != (invoices, payments):
        found = known[op_id] = _Cached(invoices, payments, _compute(invoices, payments))
    return found.statement


def _compute(invoices: tuple[Invoice, ...], payments: tuple[Payment, ...]) -> Statement:
    return statement_of(
        (InvoiceDue(i.invoiceNo, i.year, i.month, i.totalPayableAmountInUSD) for i in invoices),
        (PaymentApplied(p.paymentType, p.amountInUSD, p.year, p.invoiceNo) for p in payments),
    )
