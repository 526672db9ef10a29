"""Bets before the record, by UTC day, provider and game: a month's sums shared out, the same whenever they are read.

The shares of a month add up to it: each is the difference of two running sums.
"""

from __future__ import annotations

import calendar
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from itertools import accumulate

from contracts.areas.bets import BetType
from upstream_sim.areas.bets.records import OpeningBets
from upstream_sim.core.rng import seeded
from upstream_sim.core.world.start import Start
from upstream_sim.shared.games import FEEDS, GAMES
from upstream_sim.shared.periods import DAY

PARTS: dict[BetType, tuple[tuple[str, str | None], ...]] = {
    BetType.CASINO: tuple((game.provider, game.id) for game in GAMES.values()),
    BetType.SPORT: tuple((feed, None) for feed in FEEDS),
}
"""Provider and game of each part that a month is shared out to."""


@dataclass(frozen=True, slots=True)
class OpeningShare:
    """What of a month's sums falls to some days of one provider's game."""

    provider: str
    gameId: str | None
    count: int
    stakes: int
    wins: int


def shares_of(start: Start, row: OpeningBets, first: date, last: date) -> Iterator[OpeningShare]:
    """The shares of the days from `first` to `last`, those without bets left out."""
    if not row.count:
        return
    games, days = _weights(start.seed, start.now, row.opId, row.betType, row.year, row.month)
    began = date(row.year, row.month, 1)
    since, until = ((day - began).days for day in (first, last + DAY))
    since, until = (min(max(0, day), len(days) - 1) for day in (since, until))
    for number, (provider, game_id) in enumerate(PARTS[row.betType]):
        before, after = (row.count * games[at] // games[-1] for at in (number, number + 1))
        begins, ends = (before + (after - before) * days[day] // days[-1] for day in (since, until))
        if ends > begins:
            stakes, wins = (
                total * ends // row.count - total * begins // row.count
                for total in (row.stakeInUSDCents, row.winInUSDCents)
            )
            yield OpeningShare(provider, game_id, ends - begins, stakes, wins)


def is_within(start: Start, row: OpeningBets, first: date, last: date) -> bool:
    """Whether all days of a month that have bets are from `first` to `last`."""
    ends = date(row.year, row.month, calendar.monthrange(row.year, row.month)[1])
    return first <= date(row.year, row.month, 1) and last >= min(ends, start.now.astimezone(UTC).date())


@lru_cache(maxsize=4096)
def _weights(
    seed: int, now: datetime, op_id: str, bet_type: BetType, year: int, month: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Running sums of the weights of the games, and of the days of the month up to `now`."""
    rng = seeded(f"{seed}:opening:{op_id}:{bet_type}:{year}-{month}")
    games = [rng.randrange(40, 160) for _ in PARTS[bet_type]]
    days = []
    for number in range(1, calendar.monthrange(year, month)[1] + 1):
        weight = rng.randrange(80, 121) * (3 if date(year, month, number).weekday() >= 5 else 2)
        begins = datetime(year, month, number, tzinfo=UTC)
        passed = min(max(now - begins, timedelta(0)), DAY)
        days.append(weight * int(passed.total_seconds()))
    return (0, *accumulate(games)), (0, *accumulate(days))
