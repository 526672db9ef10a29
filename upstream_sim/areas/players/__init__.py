"""Players: the rules behind `contracts.areas.players`."""

from upstream_sim.areas.players import balances, commands, events, live, queries, search

__all__ = ["balances", "commands", "events", "live", "queries", "search"]
