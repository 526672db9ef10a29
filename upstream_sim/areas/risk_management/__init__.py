"""Risk: the rules behind `contracts.areas.risk_management`."""

from upstream_sim.areas.risk_management import queries, reactions

__all__ = ["queries", "reactions"]
