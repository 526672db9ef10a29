"""Wallets at Utopia: the rules behind `contracts.areas.external_wallet`."""

from upstream_sim.areas.external_wallet import commands, events, jobs, queries

__all__ = ["commands", "events", "jobs", "queries"]
