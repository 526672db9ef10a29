"""The match that a bet is on, and what its provider said of it: derived from the world's seed whenever they are read.

An event of the feeds is played every day at an hour of its own. A bet is on the first match after it was placed; one
that its provider ended before that match was over was on one that ended just then.
"""

from __future__ import annotations

import functools
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import NamedTuple

from contracts.bet_filters import BetStatus
from upstream_sim.areas.bets.records import Bet
from upstream_sim.areas.bets.selections import Leg, selections_of
from upstream_sim.core.money.ledger import amount_of
from upstream_sim.core.rng import seeded
from upstream_sim.shared.games import EVENTS

LASTS = timedelta(hours=2)
REPORTED_WITHIN = timedelta(minutes=5)
SCORES = {
    "Football": [(home, away) for home in range(5) for away in range(5)],
    "Basketball": [(home, away) for home in range(66, 104, 3) for away in range(67, 105, 3)],
    "Tennis": [(2, 0), (2, 1), (0, 2), (1, 2)],
    "Ice hockey": [(home, away) for home in range(7) for away in range(7)],
}
"""Goals, points or sets, by sport."""
ENDED_BY_PLAY = frozenset({BetStatus.WON, BetStatus.LOST})


class Match(NamedTuple):
    """`ended_at` once it is over; `result` as far as the provider reported one."""

    starts_at: datetime
    ended_at: datetime | None
    result: str | None


class Report(NamedTuple):
    """What the provider said last of a bet."""

    status: BetStatus
    win: Decimal
    at: datetime


def report_of(bet: Bet) -> Report:
    """That it ended; of one that is open or was settled by hand, that it was placed."""
    if bet.settledAt is None or bet.settledBy is not None:
        return Report(BetStatus.OPEN, Decimal(0), bet.placedAt)
    return Report(bet.status, amount_of(bet.winUnits), bet.settledAt)


def starts_at(seed: int, bet: Bet) -> datetime | None:
    """When the match of a sport bet began or begins, of several selections the first one's."""
    if bet.eventId is None:
        return None
    hour = _kick_off_hour(seed, bet.eventId)
    start = bet.placedAt.astimezone(UTC).replace(hour=hour, minute=0, second=0, microsecond=0)
    if start <= bet.placedAt:
        start += timedelta(days=1)
    report = report_of(bet)
    if report.status in ENDED_BY_PLAY and report.at < start + LASTS:
        return (report.at - REPORTED_WITHIN - LASTS).replace(second=0, microsecond=0)
    return start


@functools.lru_cache
def _kick_off_hour(seed: int, event_id: str) -> int:
    return 12 + seeded(f"{seed}:kick-off:{event_id}").randrange(10)


def match_of(seed: int, bet: Bet, now: datetime) -> Match | None:
    """The match of a sport bet as it is known now; None of a casino bet."""
    start = starts_at(seed, bet)
    if start is None:
        return None
    end = start + LASTS
    return Match(start, end if end <= now else None, _result(seed, bet))


def _result(seed: int, bet: Bet) -> str | None:
    """A score by which the first selection ended as it did; None where the provider reported none."""
    if report_of(bet).status not in ENDED_BY_PLAY:
        return None
    leg = selections_of(seed, bet)[0]
    is_won = bet.status is BetStatus.WON
    fitting = [score for score in SCORES[EVENTS[leg.event_id].sport] if came_true(leg, *score) is is_won]
    home, away = seeded(f"{seed}:score:{bet.betId}").choice(fitting)
    return f"{home}-{away}"


def came_true(leg: Leg, home: int, away: int) -> bool:
    """Whether a selection is right at this score."""
    outcome, _, line = leg.outcome.partition(" ")
    match outcome:
        case "Home":
            return home + float(line or 0) > away
        case "Draw":
            return home == away
        case "Away":
            return home < away + float(line or 0)
        case "Over":
            return home + away > float(line)
        case "Under":
            return home + away < float(line)
    return (home > 0 and away > 0) is (outcome == "Yes")
