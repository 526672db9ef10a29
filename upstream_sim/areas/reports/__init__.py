"""Reports: the rules behind `contracts.areas.reports`."""

from upstream_sim.areas.reports import changes, queries

__all__ = ["changes", "queries"]
