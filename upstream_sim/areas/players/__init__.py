"""Players: the rules behind `contracts.areas.players`."""

from upstream_sim.areas.players import balances, deeds, listing, searching
from upstream_sim.areas.players.records import PLAYERS, Player

__all__ = ["PLAYERS", "Player", "balances", "deeds", "listing", "searching"]
