"""Bets before the record shared out plainly: a month's sums, part by part, to its days."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from upstream_sim.areas.bets.opening_bets_by_day import PARTS, weights_of
from upstream_sim.areas.bets.records import OpeningBets
from upstream_sim.core.world.start import Start


@dataclass(frozen=True, slots=True)
class OpeningShare:
    """What of a month's sums falls to some days of one provider's game."""

    provider: str
    gameId: str | None  # a wire name
    count: int
    stakes: int
    wins: int


def shares_of(start: Start, row: OpeningBets, first: date, last: date) -> Iterator[OpeningShare]:
    """The shares of the days from `first` to `last`, those without bets left out."""
    if not row.count:
        return
    games, days = weights_of(start.seed, start.now, row.opId, row.betType, row.year, row.month)
    began = date(row.year, row.month, 1)
    since, until = ((day - began).days for day in (first, last + timedelta(days=1)))
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
