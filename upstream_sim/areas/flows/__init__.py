"""Flows that players go through: the rules behind `contracts.areas.flows`."""

from upstream_sim.areas.flows import commands, events, jobs, queries, reactions

__all__ = ["commands", "events", "jobs", "queries", "reactions"]
