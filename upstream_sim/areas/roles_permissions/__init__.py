"""Permissions and role templates: the rules behind `contracts.areas.roles_permissions`."""

from upstream_sim.areas.roles_permissions import jobs, permissions, queries, roles

__all__ = ["jobs", "permissions", "queries", "roles"]
