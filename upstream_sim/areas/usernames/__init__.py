"""Players' usernames: the rules behind `contracts.areas.usernames`."""

from upstream_sim.areas.usernames import commands, queries
from upstream_sim.areas.usernames.records import USERNAMES, UsernameReview

__all__ = ["USERNAMES", "UsernameReview", "commands", "queries"]
