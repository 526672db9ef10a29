"""What affiliates earned, claimed and were paid: the rules behind `contracts.areas.affiliate_billing`."""

from upstream_sim.areas.affiliate_billing import commands, jobs, queries, simulated_staff

__all__ = ["commands", "jobs", "queries", "simulated_staff"]
