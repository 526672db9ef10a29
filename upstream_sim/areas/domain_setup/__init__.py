"""Setting domains up: from a zone to a domain that answers."""

from upstream_sim.areas.domain_setup import asked, calls

__all__ = ["asked", "calls"]
