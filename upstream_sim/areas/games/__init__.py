"""Games and who has them: the rules behind `contracts.areas.games`."""

from upstream_sim.areas.games import assets, commands, entry_commands, launches, queries, reactions

__all__ = ["assets", "commands", "entry_commands", "launches", "queries", "reactions"]
