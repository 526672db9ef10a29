"""The front door: profiles, and custom domains with their three state machines."""

from upstream_sim.areas.afd import custom_domains, events, jobs, profiles

__all__ = ["custom_domains", "events", "jobs", "profiles"]
