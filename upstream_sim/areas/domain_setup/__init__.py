"""Setting domains up: from a zone to a live domain."""

from upstream_sim.areas.domain_setup import commands, front_door_actions

__all__ = ["commands", "front_door_actions"]
