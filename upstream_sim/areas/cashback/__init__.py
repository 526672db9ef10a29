"""Cashback: the rules behind `contracts.areas.cashback`."""

from upstream_sim.areas.cashback import claiming, crediting, happening, listing, reading, settings

__all__ = ["claiming", "crediting", "happening", "listing", "reading", "settings"]
