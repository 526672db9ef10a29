"""The sums of bets that a list has no rows for: those before the record, and the crowd's."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from datetime import UTC, date, datetime
from typing import Any, NamedTuple

from upstream_sim.areas.bets.crowd import CROWD, crowd_between
from upstream_sim.areas.bets.opening_shares import DAY, is_within, shares_of
from upstream_sim.areas.bets.records import OPENING_BETS
from upstream_sim.core.clock import midnight
from upstream_sim.core.tables.schema import INSTANT, Between
from upstream_sim.core.world.world import World
from upstream_sim.shared.measures import NOTHING, Sums, sums_of_ended

Steps = Generator[None, None, "Total"]

MOST_KEPT = 200  # sums of different filters and days
SHARED_AT_A_STEP = 64  # months of a tenant, type and status


class Total(NamedTuple):
    """How many bets, canceled ones too, and what they come to."""

    bets: int = 0
    sums: Sums = NOTHING

    def plus(self, count: int, sums: Sums) -> Total:
        return Total(self.bets + count, self.sums.plus(sums))


class Parts(NamedTuple):
    """The games and providers whose bets are wanted; None for any."""

    games: frozenset[str] | None
    providers: frozenset[str] | None

    @property
    def is_whole(self) -> bool:
        return self.games is None and self.providers is None


def whole_days(within: Between | None, now: datetime) -> tuple[datetime, datetime]:
    """The first and the last UTC day that lie within a period as a whole; up to now, where it does not end before."""
    since, until = (within.least, within.most) if within else (None, None)
    first = datetime(2000, 1, 1, tzinfo=UTC) if since is None else (since.astimezone(UTC) + DAY - INSTANT)
    last = now if until is None or until >= now else until.astimezone(UTC) + INSTANT - DAY
    return midnight(first), midnight(last)


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
        if parts.is_whole and is_within(world.start, row, first, last):
            sums = sums_of_ended(row.status, row.count, row.stakeInUSDCents, row.winInUSDCents)
            found = found.plus(row.count, sums)
        elif (first.year, first.month) <= (row.year, row.month) <= (last.year, last.month):
            for share in shares_of(world.start, row, first, last):
                if (parts.games is None or share.gameId in parts.games) and (
                    parts.providers is None or share.provider in parts.providers
                ):
                    sums = sums_of_ended(row.status, share.count, share.stakes, share.wins)
                    found = found.plus(share.count, sums)
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
        found = found.plus(sums.placed, sums)
    return found
