"""Billing, first generation: the rules behind `contracts.areas.billing_v1`. Brand and operator billing use the same
records and functions."""

from upstream_sim.areas.billing_v1 import invoices

__all__ = ["invoices"]
