"""Operators' accounts in a world, worked out again only when their invoices or payments change."""

from __future__ import annotations

from typing import NamedTuple
from weakref import WeakKeyDictionary

from upstream_sim.areas.billing_v2.cards import Account, Owed, Paid, account_of
from upstream_sim.areas.billing_v2.records import INVOICES, PAYMENTS, Invoice, Payment
from upstream_sim.world import World


class _Known(NamedTuple):
    """An account and the very records that it comes from."""

    invoices: tuple[Invoice, ...]
    payments: tuple[Payment, ...]
    account: Account


_KNOWN: WeakKeyDictionary[World, dict[str, _Known]] = WeakKeyDictionary()


def account(world: World, op_id: str) -> Account:
    """The account of an operator; an empty one for a brand, which has no invoices."""
    invoices = tuple(world.table(INVOICES).where(opId=op_id))
    payments = tuple(world.table(PAYMENTS).where(opId=op_id))
    known = _KNOWN.setdefault(world, {})
    found = known.get(op_id)
    if found is None or (found.invoices, found.payments) != (invoices, payments):
        found = known[op_id] = _Known(invoices, payments, _worked_out(invoices, payments))
    return found.account


def _worked_out(invoices: tuple[Invoice, ...], payments: tuple[Payment, ...]) -> Account:
    return account_of(
        (Owed(i.invoiceNo, i.year, i.month, i.totalPayableAmountInUSD) for i in invoices),
        (Paid(p.paymentType, p.amountInUSD, p.year, p.invoiceNo) for p in payments),
    )
