"""Bonuses: the rules behind `contracts.areas.bonuses`, `bonus_releases` and `bonus_transactions`."""

from upstream_sim.areas.bonuses import commands, events, jobs, live, preview, queries, reactions, releases, wagers

__all__ = ["commands", "events", "jobs", "live", "preview", "queries", "reactions", "releases", "wagers"]
