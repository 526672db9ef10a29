"""Wallets at Utopia: the rules behind `contracts.areas.external_wallet`."""

from upstream_sim.areas.external_wallet import commands, queries

__all__ = ["commands", "queries"]
