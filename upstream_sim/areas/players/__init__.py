"""Players: the rules behind `contracts.areas.players`."""

from upstream_sim.areas.players import searching
from upstream_sim.areas.players.records import PLAYERS, Player

__all__ = ["PLAYERS", "Player", "searching"]
