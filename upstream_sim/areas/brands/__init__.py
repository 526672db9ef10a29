"""Brands of operators: the rules behind `contracts.areas.brands`."""

from upstream_sim.areas.brands import commands, queries

__all__ = ["commands", "queries"]
