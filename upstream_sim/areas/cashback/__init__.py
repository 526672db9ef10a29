"""Cashback: the rules behind `contracts.areas.cashback`."""

from upstream_sim.areas.cashback import claim_queries, claims, events, jobs, queries, settings

__all__ = ["claim_queries", "claims", "events", "jobs", "queries", "settings"]
