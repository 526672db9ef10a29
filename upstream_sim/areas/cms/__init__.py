"""Content of the players' site: the rules behind `contracts.areas.cms`."""

from upstream_sim.areas.cms import commands, image_uses, queries, sliders

__all__ = ["commands", "image_uses", "queries", "sliders"]
