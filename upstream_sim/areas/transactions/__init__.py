"""Transactions: the rules behind `contracts.areas.transactions`, and the records that other areas write."""

from upstream_sim.areas.transactions import decisions, deletion, queries, rollups, simulated_staff, totals

__all__ = ["decisions", "deletion", "queries", "rollups", "simulated_staff", "totals"]
