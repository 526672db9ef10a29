"""Players: the rules behind `contracts.areas.players`."""

from upstream_sim.areas.players import balances, commands, queries, search

__all__ = ["balances", "commands", "queries", "search"]
