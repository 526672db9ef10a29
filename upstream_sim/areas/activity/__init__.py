"""Live activity: what players, providers and partners do by themselves."""

from upstream_sim.areas.activity import jobs, queries, settings

__all__ = ["jobs", "queries", "settings"]
