"""Players' usernames: the rules behind `contracts.areas.usernames`."""

from upstream_sim.areas.usernames import commands, events, live, queries, simulated_staff
from upstream_sim.areas.usernames.records import USERNAMES, UsernameReview

__all__ = ["USERNAMES", "UsernameReview", "commands", "events", "live", "queries", "simulated_staff"]
