"""Payment gateways: the rules behind `contracts.areas.gateways`."""

from upstream_sim.areas.gateways import commands, instances, queries, tags

__all__ = ["commands", "instances", "queries", "tags"]
