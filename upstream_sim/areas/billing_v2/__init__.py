"""Operator invoices and payments, second generation: the rules behind `contracts.areas.billing_v2`
and `contracts.areas.billing_v2_payments`."""

from upstream_sim.areas.billing_v2 import history, invoicing, paying, reading, settings

__all__ = ["history", "invoicing", "paying", "reading", "settings"]
