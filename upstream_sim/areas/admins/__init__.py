"""Staff accounts: the rules behind `contracts.areas.admins`."""

from upstream_sim.areas.admins import accounts, permissions, queries

__all__ = ["accounts", "permissions", "queries"]
