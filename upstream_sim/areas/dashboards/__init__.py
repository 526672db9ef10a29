"""The dashboards: the rules behind `contracts.areas.dashboards`."""

from upstream_sim.areas.dashboards import period, quick

__all__ = ["period", "quick"]
