"""The sums of bets that a list has no rows for: those before the record, and the background traffic's.

Each is dated at one instant, so that neighbouring periods add up: a UTC day before the record at its noon, which is on
the local day of that date in nearly all timezones, but never after the world's start; an hour of the background
traffic at its beginning.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Mapping, Sequence
from datetime import UTC, date, datetime
from itertools import pairwise
from operator import add, sub
from typing import Any, NamedTuple

from contracts.bet_filters import BetType
from upstream_sim.areas.bets.background_traffic import BACKGROUND_TRAFFIC, traffic_between
from upstream_sim.areas.bets.opening_bets_by_day import OPENING_SUMS, PARTS, parts_before, shared_between
from upstream_sim.core.clock import midnight
from upstream_sim.core.tables.schema import INSTANT
from upstream_sim.core.world.world import World
from upstream_sim.shared.measures import NOTHING, SETTLED, Sums, sums_of_ended
from upstream_sim.shared.periods import DAY

Steps = Generator[None, None, "Total"]

MOST_KEPT = 200  # sums of different filters and days
LONG_AGO = date(2000, 1, 1)
SHARED_AT_A_STEP = 32  # tenants' types and statuses


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

    def among(self, known: Sequence[tuple[str, str | None]]) -> list[int] | None:
        """The numbers of the wanted ones among providers and their games; None for all."""
        if self.is_whole:
            return None
        return [
            number
            for number, (provider, game) in enumerate(known)
            if (self.games is None or game in self.games) and (self.providers is None or provider in self.providers)
        ]


ALL = Parts(None, None)


class Days(NamedTuple):
    """UTC days, both included; none where the last is before the first."""

    first: date
    last: date


def dated_days(start: datetime, since: datetime | None, until: datetime | None) -> Days:
    """The days before the record that are dated within a period, up to its end, of a world that started then."""
    start = start.astimezone(UTC)
    most = start if until is None else min(until.astimezone(UTC) - INSTANT, start)
    last = most.date() if most >= _dated(most, start) else most.date() - DAY
    if since is None:
        return Days(LONG_AGO, last)
    least = since.astimezone(UTC)
    return Days(least.date() if least <= _dated(least, start) else least.date() + DAY, last)


def _dated(moment: datetime, start: datetime) -> datetime:
    """The instant of a moment's UTC day."""
    return min(midnight(moment) + DAY / 2, start)


def without_rows_between(
    world: World, filters: Mapping[str, Any], parts: Parts, since: datetime | None, until: datetime | None
) -> Steps:
    """What is dated within a period, up to its end, in steps. `filters` are of tenants, types, statuses and test
    players; of the background traffic no status is known, no game, and no test player."""
    days = dated_days(world.start.now, since, until)
    found = yield from _kept_before_the_record(world, filters, parts, days)
    if not parts.is_whole or "status" in filters or filters.get("isTest"):
        return found
    wanted = {name: filters[name] for name in ("opId", "betType") if name in filters}
    for traffic in world.table(BACKGROUND_TRAFFIC).where(**wanted):
        sums = traffic_between(traffic, since, until)
        found = found.plus(sums.placed, sums)
    return found


def _kept_before_the_record(world: World, filters: Mapping[str, Any], parts: Parts, days: Days) -> Steps:
    """What was bet before the record never changes, so that it is summed once."""
    kept: dict[Any, Total] = world.derived.setdefault("betsBeforeTheRecord", {})
    key = (frozenset(filters.items()), parts, days)
    if key not in kept:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        kept[key] = yield from _before_the_record(world, filters, parts, days)
    return kept[key]


def _before_the_record(world: World, filters: Mapping[str, Any], parts: Parts, days: Days) -> Steps:
    found, start = Total(), world.start
    if days.first > days.last:
        return found
    wanted = {bet_type: parts.among(PARTS[bet_type]) for bet_type in BetType}
    for number, row in enumerate(world.table(OPENING_SUMS).where(**filters), 1):
        own = wanted[row.betType]
        if own is None or own:
            shared = shared_between(start.seed, start.now, row, *days, own)
            found = found.plus(shared.bets, sums_of_ended(row.status, *shared))
        if number % SHARED_AT_A_STEP == 0:
            yield
    return found


Groups = Mapping[tuple[Any, ...], Sums]
NO_GAME = ""
"""The provider and the game of the background traffic's bets: it knows none."""


def without_rows_by(
    world: World, filters: Mapping[str, Any], parts: Parts, bounds: Sequence[datetime], group_by: Sequence[str]
) -> Generator[None, None, dict[tuple[Any, ...], Sums]]:
    """As `without_rows_between`, of the periods from each of these moments up to the next: by the number of the period
    and by some of `opId`, `betType`, `provider` and `gameId`."""
    days = tuple(dated_days(world.start.now, since, until) for since, until in pairwise(bounds))
    kept: dict[Any, Groups] = world.derived.setdefault("betsBeforeTheRecordByGroup", {})
    key = (frozenset(filters.items()), parts, days, tuple(group_by))
    if key not in kept:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        kept[key] = yield from _before_the_record_by(world, filters, parts, days, group_by)
    found: defaultdict[tuple[Any, ...], Sums] = defaultdict(Sums, kept[key])
    if parts.is_whole and not filters.get("isTest"):
        _add_traffic(found, world, filters, bounds, group_by)
    return {group: sums for group, sums in found.items() if any(sums)}


def _before_the_record_by(
    world: World, filters: Mapping[str, Any], parts: Parts, days: Sequence[Days], group_by: Sequence[str]
) -> Generator[None, None, Groups]:
    ends = sorted({end for first, last in days if first <= last for end in (first, last + DAY)})
    is_by_part, start = not {"provider", "gameId"}.isdisjoint(group_by), world.start
    before: dict[tuple[str | None, BetType], list[list[list[int]]]] = {}
    for row in world.table(OPENING_SUMS).where(**filters, status=SETTLED) if ends else ():
        wanted = parts.among(PARTS[row.betType])
        if wanted != []:
            own = [parts_before(start.seed, start.now, row, day, wanted) for day in ends]
            columns = [[[*each] if is_by_part else [sum(each)] for each in amounts] for amounts in own]
            key = (row.opId if "opId" in group_by else None, row.betType)
            before[key] = _added(before[key], columns) if key in before else columns
        yield
    found: dict[tuple[Any, ...], Sums] = {}
    for (op_id, bet_type), amounts in before.items():
        by_end = dict(zip(ends, amounts, strict=True))
        groups = _groups_of(op_id, bet_type, parts.among(PARTS[bet_type]), group_by)
        for at, (first, last) in enumerate(days):
            if first <= last:
                _add_shares(found, at, groups, by_end[first], by_end[last + DAY])
        yield
    return found


def _added(some: list[list[list[int]]], more: list[list[list[int]]]) -> list[list[list[int]]]:
    """Amounts by column and part, of each end of days."""
    return [
        [list(map(add, *columns)) for columns in zip(*amounts, strict=True)] for amounts in zip(some, more, strict=True)
    ]


def _groups_of(
    op_id: str | None, bet_type: BetType, numbers: Sequence[int] | None, group_by: Sequence[str]
) -> list[tuple[Any, ...]]:
    """The group of each part; the same one of all where they are not told apart."""
    known = PARTS[bet_type]
    found = []
    for provider, game in known if numbers is None else (known[number] for number in numbers):
        values = {"opId": op_id, "betType": bet_type, "provider": provider, "gameId": game}
        found.append(tuple([values[name] for name in group_by]))
    return found


def _add_shares(
    found: dict[tuple[Any, ...], Sums],
    at: int,
    groups: Sequence[tuple[Any, ...]],
    begin: Sequence[Sequence[int]],
    end: Sequence[Sequence[int]],
) -> None:
    """What falls to the days between two ends, to each part's group."""
    counts, stakes, wins = (map(sub, last, first) for first, last in zip(begin, end, strict=True))
    for group, count, stake, win in zip(groups, counts, stakes, wins, strict=False):
        key = (at, *group)
        found[key] = found.get(key, NOTHING).plus(Sums(count, stake, count, stake, win))


def _add_traffic(
    found: dict[tuple[Any, ...], Sums],
    world: World,
    filters: Mapping[str, Any],
    bounds: Sequence[datetime],
    group_by: Sequence[str],
) -> None:
    wanted = {name: filters[name] for name in ("opId", "betType") if name in filters}
    for traffic in world.table(BACKGROUND_TRAFFIC).where(**wanted):
        values = {"opId": traffic.opId, "betType": traffic.betType, "provider": NO_GAME, "gameId": NO_GAME}
        group = tuple(values[name] for name in group_by)
        for at, (since, until) in enumerate(pairwise(bounds)):
            sums = traffic_between(traffic, since, until)
            if any(sums):
                found[at, *group] = found[at, *group].plus(sums)
