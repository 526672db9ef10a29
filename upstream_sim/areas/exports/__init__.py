"""Files of everything that a list finds: the rules behind `contracts.areas.exports`."""

from upstream_sim.areas.exports import calls

__all__ = ["calls"]
