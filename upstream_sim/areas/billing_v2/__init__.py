"""Operator invoices, second generation: the rules behind `contracts.areas.billing_v2`."""

from upstream_sim.areas.billing_v2 import invoicing, reading, settings

__all__ = ["invoicing", "reading", "settings"]
