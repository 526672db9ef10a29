"""Reports on players: the rules behind `contracts.areas.player_reports`."""

from upstream_sim.areas.player_reports import panels, totals

__all__ = ["panels", "totals"]
