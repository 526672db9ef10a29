"""Cashback: the rules behind `contracts.areas.cashback`."""

from upstream_sim.areas.cashback import claims, events, jobs, live, queries, reactions, settings, simulated_staff

__all__ = ["claims", "events", "jobs", "live", "queries", "reactions", "settings", "simulated_staff"]
