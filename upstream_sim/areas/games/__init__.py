"""Games and who has them: the rules behind `contracts.areas.games`."""

from upstream_sim.areas.games import commands, entry_commands, queries, reactions
from upstream_sim.areas.games.assets import drawn_path
from upstream_sim.areas.games.launches import STUDIO

__all__ = ["STUDIO", "commands", "drawn_path", "entry_commands", "queries", "reactions"]
