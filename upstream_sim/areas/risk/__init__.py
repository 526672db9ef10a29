"""Points that stand against players: the rules behind `contracts.areas.risk`."""

from upstream_sim.areas.risk import commands, events, live, queries, reactions

__all__ = ["commands", "events", "live", "queries", "reactions"]
