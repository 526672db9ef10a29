"""Bets: the record, its life, and the sums that billing, cashback and the players' panels are made of."""

from upstream_sim.areas.bets import active_days, commands, events, live, queries, rollups, settled_days

__all__ = ["active_days", "commands", "events", "live", "queries", "rollups", "settled_days"]
