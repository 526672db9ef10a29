"""Tournaments, their rankings and the payout of their prizes: the rules behind `contracts.areas.tournaments`."""

from upstream_sim.areas.tournaments import commands, jobs, payouts, queries, rankings

__all__ = ["commands", "jobs", "payouts", "queries", "rankings"]
