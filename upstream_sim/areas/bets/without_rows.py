"""The sums of bets that a list has no rows for: those before the record, and the crowd's."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from datetime import date
from typing import Any, NamedTuple

from upstream_sim.areas.bets.crowd import CROWD, crowd_between
from upstream_sim.areas.bets.opening_shares import is_within, shares_of
from upstream_sim.areas.bets.records import OPENING_BETS, SETTLED
from upstream_sim.core.schema import Between
from upstream_sim.core.world import World

Steps = Generator[None, None, "Total"]

MOST_KEPT = 200  # sums of different filters and days
SHARED_AT_A_STEP = 64  # months of a tenant, type and status


class Total(NamedTuple):
    """How many bets, and their stakes and wins in US cents; PL is that of settled ones."""

    bets: int = 0
    stakes: int = 0
    wins: int = 0
    pl: int = 0

    def plus(self, count: int, stakes: int, wins: int, *, is_settled: bool) -> Total:
        return Total(self.bets + count, self.stakes + stakes, self.wins + wins, self.pl + (stakes - wins) * is_settled)


class Parts(NamedTuple):
    """The games and providers whose bets are wanted; None for any."""

    games: frozenset[str] | None
    providers: frozenset[str] | None

    @property
    def is_whole(self) -> bool:
        return self.games is None and self.providers is None


def before_the_record(world: World, filters: Mapping[str, Any], parts: Parts, first: date, last: date) -> Steps:
    """What was bet before the record on these days, in steps; it never changes, so that it is summed once."""
    kept: dict[Any, Total] = world.derived.setdefault("betsBeforeTheRecord", {})
    key = (frozenset(filters.items()), parts, first, last)
    if key not in kept:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        kept[key] = yield from _before_the_record(world, filters, parts, first, last)
    return kept[key]


def _before_the_record(world: World, filters: Mapping[str, Any], parts: Parts, first: date, last: date) -> Steps:
    found, shared = Total(), 0
    for row in world.table(OPENING_BETS).where(**filters):
        is_settled = row.status in SETTLED
        if parts.is_whole and is_within(world.start, row, first, last):
            found = found.plus(row.count, row.stakeInUSDCents, row.winInUSDCents, is_settled=is_settled)
        elif (first.year, first.month) <= (row.year, row.month) <= (last.year, last.month):
            for share in shares_of(world.start, row, first, last):
                if (parts.games is None or share.gameId in parts.games) and (
                    parts.providers is None or share.provider in parts.providers
                ):
                    found = found.plus(share.count, share.stakes, share.wins, is_settled=is_settled)
            shared += 1
            if shared % SHARED_AT_A_STEP == 0:
                yield
    return found


def with_crowd(world: World, found: Total, filters: Mapping[str, Any], period: Between | None) -> Total:
    """The total and what the crowd bet in the whole hours of a period. Of the crowd no status is known, no game, and
    no test player."""
    if "status" in filters or filters.get("isTest"):
        return found
    wanted = {name: filters[name] for name in ("opId", "betType") if name in filters}
    for crowd in world.table(CROWD).where(**wanted):
        sums = crowd_between(crowd, period)
        found = found.plus(sums.placed, sums.stakes, sums.wins, is_settled=True)
    return found
