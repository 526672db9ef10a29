"""Billing, first generation: the rules behind `contracts.areas.billing_v1`. Brand and operator billing
keep the same records and use these parts."""

from upstream_sim.areas.billing_v1 import invoices

__all__ = ["invoices"]
