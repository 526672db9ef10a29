"""The front door: profiles, and custom domains with their three lives."""

from upstream_sim.areas.afd import custom_domains, jobs, profiles

__all__ = ["custom_domains", "jobs", "profiles"]
