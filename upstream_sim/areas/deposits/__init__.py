"""Deposits: the rules behind `contracts.areas.deposits`."""

from upstream_sim.areas.deposits import rules

__all__ = ["rules"]
