"""Players: the rules behind `contracts.areas.players`."""

from upstream_sim.areas.players import balances, commands, events, queries, search

__all__ = ["balances", "commands", "events", "queries", "search"]
