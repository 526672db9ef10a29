"""Operators become brands, and brands operators: the rules behind `contracts.areas.transforms`."""

from upstream_sim.areas.transforms import commands, queries

__all__ = ["commands", "queries"]
