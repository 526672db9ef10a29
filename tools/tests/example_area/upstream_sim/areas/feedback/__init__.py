"""Players' feedback: the rules behind `contracts.areas.feedback`."""

from upstream_sim.areas.feedback import commands, events, live, queries, reactions

__all__ = ["commands", "events", "live", "queries", "reactions"]
