"""Risk: the rules behind `contracts.areas.risk_management`."""

from upstream_sim.areas.risk_management import events, queries, reactions

__all__ = ["events", "queries", "reactions"]
