"""Bets: the record, its life, and the sums that billing, cashback and the players' panels are made of."""

from upstream_sim.areas.bets import events, rollups

__all__ = ["events", "rollups"]
