"""Staff accounts: the rules behind `contracts.areas.admins`."""

from upstream_sim.areas.admins import accounts, permissions, queries, sessions

__all__ = ["accounts", "permissions", "queries", "sessions"]
