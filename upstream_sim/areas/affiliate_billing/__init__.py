"""What affiliates earned, claimed and were paid: the rules behind `contracts.areas.affiliate_billing`."""

from upstream_sim.areas.affiliate_billing import commands, jobs, queries

__all__ = ["commands", "jobs", "queries"]
