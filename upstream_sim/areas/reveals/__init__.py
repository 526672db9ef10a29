"""Reveals of players' personal data: the rules behind `contracts.areas.reveals`."""

from upstream_sim.areas.reveals import commands, queries

__all__ = ["commands", "queries"]
