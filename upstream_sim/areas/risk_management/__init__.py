"""Risk: the rules behind `contracts.areas.risk_management`, and which card paid for what."""

from upstream_sim.areas.risk_management import rules

__all__ = ["rules"]
