"""Domains, their zones and records, and the outside world that they live in."""

from upstream_sim.areas.domains_v2 import acting, adding, outside, reading

__all__ = ["acting", "adding", "outside", "reading"]
