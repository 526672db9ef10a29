"""Payments as callers see them: what is stored, with the titles and the invoice that it names."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from typing import Any

import msgspec

from upstream_sim.areas.billing_v2.records import INVOICES, Payment
from upstream_sim.core.world import World
from upstream_sim.shared.tenants import OPERATORS

WIRE_TYPES = (Decimal, datetime)


def to_wire(world: World, payment: Payment) -> dict[str, Any]:
    """`PaymentV2` on the wire."""
    fields: dict[str, Any] = msgspec.to_builtins(payment, builtin_types=WIRE_TYPES)
    fields["extraData"] = {"explorerURL": fields.pop("explorerURL")}
    fields["opTitle"] = title_of(world, payment.opId)
    fields["brandTitle"] = title_of(world, payment.brandOpId) if payment.brandOpId else None
    fields["invoiceId"] = _invoice_id(world, payment)
    return fields


def title_of(world: World, op_id: str) -> str:
    """An operator's title, or its `opId` where it is no longer there."""
    operator = world.table(OPERATORS).get(op_id)
    return operator.title if operator else op_id


def _invoice_id(world: World, payment: Payment) -> str | None:
    if payment.invoiceNo is None:
        return None
    invoice = world.table(INVOICES).first(opId=payment.opId, invoiceNo=payment.invoiceNo)
    return invoice.id if invoice else None
