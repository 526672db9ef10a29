"""Deposits: the rules behind `contracts.areas.deposits`."""

from upstream_sim.areas.deposits import commands, events, live, queries, simulated_staff, warnings

__all__ = ["commands", "events", "live", "queries", "simulated_staff", "warnings"]
