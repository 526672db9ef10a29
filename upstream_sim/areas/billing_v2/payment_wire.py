"""Payments on the wire: the stored fields, with titles and the invoice that they name."""

from __future__ import annotations

from typing import Any

from upstream_sim.areas.billing_v2.records import INVOICES, Payment
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import operator_title, record_to_wire


def to_wire(world: World, payment: Payment) -> dict[str, Any]:
    """`PaymentV2` on the wire."""
    fields = record_to_wire(payment)
    fields["extraData"] = {"explorerURL": fields.pop("explorerURL")}
    fields["opTitle"] = operator_title(world, payment.opId)
    fields["brandTitle"] = operator_title(world, payment.brandOpId) if payment.brandOpId else None
    fields["invoiceId"] = _invoice_id(world, payment)
    return fields


def _invoice_id(world: World, payment: Payment) -> str | None:
    if payment.invoiceNo is None:
        return None
    invoice = world.table(INVOICES).first(opId=payment.opId, invoiceNo=payment.invoiceNo)
    return invoice.id if invoice else None
