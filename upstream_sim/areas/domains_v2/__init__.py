"""Domains, their zones and records, and the world outside."""

from upstream_sim.areas.domains_v2 import commands, creation, events, queries

__all__ = ["commands", "creation", "events", "queries"]
