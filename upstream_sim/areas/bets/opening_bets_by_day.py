"""Bets before the record, by UTC day, provider and game: a month's sums shared out, the same whenever they are read.

The shares of a month add up to it: each is the difference of two running sums. What the months of a tenant come to by
provider and game is kept from the start on, so that only the two months that a period cuts are shared out by days.
"""

from __future__ import annotations

import calendar
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from itertools import accumulate, chain
from operator import add, attrgetter, sub
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from contracts.bet_filters import BetStatus, BetType
from upstream_sim.areas.bets.records import OpeningBets
from upstream_sim.core.rng import seeded
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.games import FEEDS, GAMES
from upstream_sim.shared.periods import DAY

PARTS: dict[BetType, tuple[tuple[str, str | None], ...]] = {
    BetType.CASINO: tuple((game.provider, game.id) for game in GAMES.values()),
    BetType.SPORT: tuple((feed, None) for feed in FEEDS),
}
"""Provider and game of each part that a month is shared out to."""

if TYPE_CHECKING:
    Column = array[int]
else:
    Column = array  # Python 3.11 has no array[int] when it runs
PART = attrgetter("opId", "betType", "status", "isTest")


class OpeningSums(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A tenant's bets before the record of one type, status and kind of player. `months` are those with bets, counted
    from the year 0, ascending. The others are running sums over them, for one part after another: before each month,
    and after the last."""

    id: str
    opId: str
    betType: BetType
    status: BetStatus
    isTest: bool
    months: tuple[int, ...]
    counts: Column
    stakes: Column
    wins: Column


OPENING_SUMS = Schema(
    name="openingBetsByGame",
    record=OpeningSums,
    bitmaps=("opId", "betType", "status", "isTest"),
    is_derived=True,
)


class Shared(NamedTuple):
    """How many bets, their stakes and their wins."""

    bets: int
    stakes: int
    wins: int


def opening_sums(seed: int, now: datetime, rows: Iterable[OpeningBets]) -> Iterator[OpeningSums]:
    """The sums of all months' bets, of a world that starts now."""
    found: dict[tuple[str, BetType, BetStatus, bool], list[OpeningBets]] = {}
    for row in rows:
        if row.count:
            found.setdefault(PART(row), []).append(row)
    for part, months in found.items():
        op_id, bet_type, status, is_test = part
        months.sort(key=_number_of)
        shares = [_by_part(row, weights_of(seed, now, op_id, bet_type, row.year, row.month)[0]) for row in months]
        counts, stakes, wins = (_running(by_month) for by_month in zip(*shares, strict=True))
        yield OpeningSums(
            id=":".join(map(str, part)),
            opId=op_id,
            betType=bet_type,
            status=status,
            isTest=is_test,
            months=tuple(map(_number_of, months)),
            counts=counts,
            stakes=stakes,
            wins=wins,
        )


def _running(by_month: Iterable[list[int]]) -> Column:
    """The running sums of each part, one part's after the other's, of amounts by month and part."""
    return array("q", chain.from_iterable(accumulate(own, initial=0) for own in zip(*by_month, strict=True)))


def shared_between(
    seed: int, now: datetime, row: OpeningSums, first: date, last: date, parts: Sequence[int] | None
) -> Shared:
    """What falls to the days from `first` to `last`, of some of the parts, or of all."""
    begins, ends = (_shared_before(seed, now, row, day, parts) for day in (first, last + DAY))
    return Shared(*map(sub, ends, begins))


def _shared_before(seed: int, now: datetime, row: OpeningSums, day: date, parts: Sequence[int] | None) -> list[int]:
    """What falls to all days before one."""
    return [sum(amounts) for amounts in parts_before(seed, now, row, day, parts)]


def parts_before(
    seed: int, now: datetime, row: OpeningSums, day: date, parts: Sequence[int] | None
) -> list[Sequence[int]]:
    """The same by parts, in their order: how many bets, their stakes and their wins. It is whole months by their sums,
    and a share of the day's own month."""
    month, size = day.year * 12 + day.month - 1, len(row.months) + 1
    at, cut = bisect_left(row.months, month), None
    if day.day > 1 and at < size - 1 and row.months[at] == month:
        _, days = weights_of(seed, now, row.opId, row.betType, day.year, day.month)
        if days[day.day - 1] < days[-1]:
            cut = days[day.day - 1], days[-1]
        else:
            at += 1
    columns: list[Sequence[int]] = [column[at::size] for column in (row.counts, row.stakes, row.wins)]
    if parts is not None:
        columns = [[column[number] for number in parts] for column in columns]
    if cut is None:
        return columns
    shares = _shares_of_month(row, at, *cut, parts)
    return [list(map(add, column, own)) for column, own in zip(columns, shares, strict=True)]


def _shares_of_month(
    row: OpeningSums, at: int, passed: int, whole: int, parts: Sequence[int] | None
) -> tuple[list[int], list[int], list[int]]:
    """What falls to the days of a month that have passed, as a share of their weights, by parts."""
    size = len(row.months) + 1
    counts: list[int] = list(map(sub, row.counts[at + 1 :: size], row.counts[at::size]))
    begins: list[int] = list(accumulate(counts, initial=0))
    total = begins.pop()
    if parts is not None:
        counts, begins = [counts[number] for number in parts], [begins[number] for number in parts]
    shared = [count * passed // whole for count in counts]

    def shares_in(column: Column) -> list[int]:
        amount: int = sum(column[at + 1 :: size]) - sum(column[at::size])
        return [
            amount * (begin + own) // total - amount * begin // total for begin, own in zip(begins, shared, strict=True)
        ]

    return shared, shares_in(row.stakes), shares_in(row.wins)


def _by_part(row: OpeningBets, weights: tuple[int, ...]) -> Iterator[list[int]]:
    """A month's count, stakes and wins, each by part."""
    bounds = [row.count * weight // weights[-1] for weight in weights]
    for amount in (row.count, row.stakeInUSDCents, row.winInUSDCents):
        sums = [amount * bound // row.count for bound in bounds]
        yield list(map(sub, sums[1:], sums))


def _number_of(row: OpeningBets) -> int:
    return row.year * 12 + row.month - 1


@lru_cache(maxsize=4096)
def weights_of(
    seed: int, now: datetime, op_id: str, bet_type: BetType, year: int, month: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Running sums of the weights of the parts, and of the days of the month up to `now`."""
    rng = seeded(f"{seed}:opening:{op_id}:{bet_type}:{year}-{month}")
    games = [rng.randrange(40, 160) for _ in PARTS[bet_type]]
    days = []
    for number in range(1, calendar.monthrange(year, month)[1] + 1):
        weight = rng.randrange(80, 121) * (3 if date(year, month, number).weekday() >= 5 else 2)
        begins = datetime(year, month, number, tzinfo=UTC)
        passed = min(max(now - begins, timedelta(0)), DAY)
        days.append(weight * int(passed.total_seconds()))
    return (0, *accumulate(games)), (0, *accumulate(days))
