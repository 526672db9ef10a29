"""Affiliates with their accounts, percentages, figures, months and claims: the rules behind
`contracts.areas.affiliates`."""

from upstream_sim.areas.affiliates import (
    accounts,
    claims,
    events,
    live,
    players,
    queries,
    reports,
    settings,
    statements,
)

__all__ = ["accounts", "claims", "events", "live", "players", "queries", "reports", "settings", "statements"]
