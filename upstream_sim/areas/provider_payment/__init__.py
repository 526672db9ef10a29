"""Paying through the crypto provider: the rules behind `contracts.areas.provider_payment`."""

from upstream_sim.areas.provider_payment import commands, events, live, queries

__all__ = ["commands", "events", "live", "queries"]
