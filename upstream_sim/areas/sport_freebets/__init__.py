"""Sport free bets: the sportsbook's templates, and what players are given by them."""

from upstream_sim.areas.sport_freebets import commands, jobs, live, queries

__all__ = ["commands", "jobs", "live", "queries"]
