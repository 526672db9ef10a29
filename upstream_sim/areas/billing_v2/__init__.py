"""Operator invoices and payments, second generation: the rules behind `contracts.areas.billing_v2`
and `contracts.areas.billing_v2_payments`."""

from upstream_sim.areas.billing_v2 import (
    invoice_commands,
    invoice_queries,
    notices,
    payment_commands,
    payment_queries,
    settings,
)

__all__ = ["invoice_commands", "invoice_queries", "notices", "payment_commands", "payment_queries", "settings"]
