"""Transactions: the rules behind `contracts.areas.transactions`, and the records that other areas write."""

from upstream_sim.areas.transactions import decisions, deletion, events, live, queries, rollups, totals

__all__ = ["decisions", "deletion", "events", "live", "queries", "rollups", "totals"]
