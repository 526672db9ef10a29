"""Wallets at Utopia: the rules behind `contracts.areas.external_wallet`."""

from upstream_sim.areas.external_wallet import asking, reading

__all__ = ["asking", "reading"]
