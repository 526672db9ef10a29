"""Operators and their brands: the rules behind `contracts.areas.operators`."""

from upstream_sim.areas.operators import commands, queries

__all__ = ["commands", "queries"]
