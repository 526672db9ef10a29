"""The front door: profiles, and custom domains with their three lives."""

from upstream_sim.areas.afd import custom_domains, profiles, ticking

__all__ = ["custom_domains", "profiles", "ticking"]
