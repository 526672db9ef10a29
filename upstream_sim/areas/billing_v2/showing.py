"""Invoices as callers see them: what is stored, what the account says, and what is not for everybody."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.billing_v2 import InvoiceStatus
from contracts.roles import PLATFORM_ADMINS
from upstream_sim.areas.billing_v2.accounts import account
from upstream_sim.areas.billing_v2.cards import Account, status_of
from upstream_sim.areas.billing_v2.records import Invoice
from upstream_sim.people import Caller
from upstream_sim.world import World

AS_THEY_ARE = (Decimal, datetime)


class Row(msgspec.Struct, frozen=True, gc=False):
    """An invoice and what its operator's account makes of it."""

    invoice: Invoice
    openAmountInUSD: Decimal
    status: InvoiceStatus
    isLocked: bool


def row_of(invoice: Invoice, books: Account) -> Row:
    still_open = books.open_amounts[invoice.invoiceNo]
    return Row(
        invoice,
        still_open,
        status_of(invoice.totalPayableAmountInUSD, still_open),
        invoice.invoiceNo in books.named,
    )


def listed(row: Row, caller: Caller) -> dict[str, Any]:
    """`Invoice` on the wire."""
    shown: dict[str, Any] = msgspec.to_builtins(row.invoice, builtin_types=AS_THEY_ARE)
    del shown["records"]
    return _completed(shown, row, caller)


def detailed(world: World, invoice: Invoice, caller: Caller) -> dict[str, Any]:
    """`InvoiceDetails` on the wire: with its lines."""
    row = row_of(invoice, account(world, invoice.opId))
    shown: dict[str, Any] = msgspec.to_builtins(invoice, builtin_types=AS_THEY_ARE)
    return _completed(shown, row, caller)


def _completed(shown: dict[str, Any], row: Row, caller: Caller) -> dict[str, Any]:
    if caller.identity.role not in PLATFORM_ADMINS:
        del shown["superAdminNote"]
    shown["openAmountInUSD"] = row.openAmountInUSD
    shown["status"] = row.status.value
    shown["isLocked"] = row.isLocked
    return shown
