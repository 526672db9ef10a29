"""Paying through the crypto provider: the rules behind `contracts.areas.provider_payment`."""

from upstream_sim.areas.provider_payment import events, queries

__all__ = ["events", "queries"]
