"""Which players had a bet in the wager on a UTC day, by tenant, game and provider of sport."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from contracts.bet_filters import BetType
from upstream_sim.areas.bets.records import BETS
from upstream_sim.core.serving.steps import at_once
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.distinct_days import DistinctDays, PlayersOfDay
from upstream_sim.shared.measures import is_in_wager


class ActiveDay(PlayersOfDay, frozen=True, gc=False, kw_only=True):
    """Who was active at a tenant with bets on a game, or with a provider of sport."""

    betType: BetType
    provider: str
    gameId: str | None


ACTIVE_DAYS = Schema(
    name="activeDays",
    record=ActiveDay,
    bitmaps=("opId", "betType", "provider", "gameId", "isTest"),
    sorts=("day",),
    is_derived=True,
)
ACTIVE = DistinctDays(
    ACTIVE_DAYS, BETS, moment=lambda bet: bet.placedAt if is_in_wager(bet) else None, dated_by="placedAt"
)


def count_active(world: World, since: datetime, until: datetime, filters: Mapping[str, Any]) -> int:
    """How many players were active in a period."""
    return at_once(ACTIVE.counts(world, since, until, filters, lambda _each: ())).total
