"""Tournaments, their rankings and the payout of their prizes: the rules behind `contracts.areas.tournaments`."""

from upstream_sim.areas.tournaments import bets, commands, jobs, live, payouts, queries, rankings, simulated_staff

__all__ = ["bets", "commands", "jobs", "live", "payouts", "queries", "rankings", "simulated_staff"]
