"""Transactions: the rules behind `contracts.areas.transactions`, and the records that other areas write."""

from upstream_sim.areas.transactions import deciding, deleting, reading

__all__ = ["deciding", "deleting", "reading"]
