"""The channels of affiliates and what came of them: the rules behind `contracts.areas.channels`."""

from upstream_sim.areas.channels import commands, queries
from upstream_sim.areas.channels.sums import players_by

__all__ = ["commands", "players_by", "queries"]
