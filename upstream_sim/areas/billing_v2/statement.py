"""Operators' statements, computed again only when their invoices or payments change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from weakref import WeakKeyDictionary

from upstream_sim.areas.billing_v2.cards import InvoiceDue, PaymentApplied, Statement, statement_of
from upstream_sim.areas.billing_v2.records import INVOICES, PAYMENTS, Invoice, Payment
from upstream_sim.core.world.world import World


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


def statement_with(world: World, op_id: str, replaced: Payment | None, applied: PaymentApplied | None) -> Statement:
    """The statement of an operator as it would be without the payment `replaced` and with the one `applied`."""
    kept = [p for p in world.table(PAYMENTS).where(opId=op_id) if replaced is None or p.id != replaced.id]
    added = [] if applied is None else [applied]
    return _compute(world.table(INVOICES).where(opId=op_id), kept, added)


def _compute(
    invoices: Iterable[Invoice], payments: Iterable[Payment], added: Iterable[PaymentApplied] = ()
) -> Statement:
    return statement_of(
        (InvoiceDue(i.invoiceNo, i.year, i.month, i.totalPayableAmountInUSD) for i in invoices),
        [*(PaymentApplied(p.paymentType, p.amountInUSD, p.year, p.invoiceNo) for p in payments), *added],
    )
