"""Which players had a bet in the wager on a UTC day: by tenant, game and provider of sport, and by tenant alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from contracts.bet_filters import BetType
from upstream_sim.areas.bets.records import BETS, Bet
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
    is_derived=True,
)


class ActiveTenantDay(PlayersOfDay, frozen=True, gc=False, kw_only=True):
    """Who was active at a tenant with bets of a product: a day has some hundred games and few tenants."""

    betType: BetType


ACTIVE_TENANT_DAYS = Schema(
    name="activeTenantDays",
    record=ActiveTenantDay,
    bitmaps=("opId", "betType", "isTest"),
    is_derived=True,
)


def _moment_of(bet: Bet) -> datetime | None:
    return bet.placedAt if is_in_wager(bet) else None


ACTIVE = DistinctDays(ACTIVE_DAYS, BETS, moment=_moment_of, dated_by="placedAt")
ACTIVE_AT_TENANTS = DistinctDays(ACTIVE_TENANT_DAYS, BETS, moment=_moment_of, dated_by="placedAt")
_OF_TENANTS = frozenset(ActiveTenantDay.__struct_fields__)


def active_by(fields: Iterable[str]) -> DistinctDays[Any, Bet]:
    """The days that are read least of for these fields of bets, as filters or groups."""
    return ACTIVE_AT_TENANTS if _OF_TENANTS.issuperset(fields) else ACTIVE


def count_active(world: World, since: datetime, until: datetime, filters: Mapping[str, Any]) -> int:
    """How many players were active in a period."""
    return at_once(active_by(filters).counts(world, since, until, filters, lambda _each: ())).total
