"""The periods of a referring player's figures: in UTC, weeks from Monday, each beside the one before it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from contracts.areas.referrals import SummaryPeriod
from upstream_sim.areas.bets.sums import lifetime_of, wager_since
from upstream_sim.core.clock import months_later
from upstream_sim.core.tables.schema import INSTANT
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import Player

HOUR, DAY, WEEK = timedelta(hours=1), timedelta(days=1), timedelta(days=7)


class Bucket(NamedTuple):
    """A part of a period: up to its end, which is not part of it."""

    label: str
    since: datetime
    until: datetime


class Span(NamedTuple):
    """A period up to a moment, in parts."""

    since: datetime
    until: datetime
    buckets: tuple[Bucket, ...]


def start_of(period: SummaryPeriod | None, now: datetime) -> datetime | None:
    """The start of a period, in UTC; None for all time."""
    day = now.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    match period:
        case SummaryPeriod.TODAY:
            return day
        case SummaryPeriod.THIS_WEEK:
            return day - timedelta(days=day.weekday())
        case SummaryPeriod.THIS_MONTH:
            return day.replace(day=1)
        case SummaryPeriod.THIS_YEAR:
            return day.replace(month=1, day=1)
    return None


def spans_of(period: SummaryPeriod, now: datetime) -> tuple[Span, Span]:
    """A period up to now, and the one before it up to the same time since its beginning; both with that instant."""
    since = start_of(period, now) or now
    before = _before(period, since)
    elapsed = now.astimezone(UTC) - since + INSTANT
    return _span(period, since, since + elapsed), _span(period, before, min(before + elapsed, since))


def _before(period: SummaryPeriod, since: datetime) -> datetime:
    """The start of the period before the one that starts then."""
    match period:
        case SummaryPeriod.TODAY:
            return since - DAY
        case SummaryPeriod.THIS_WEEK:
            return since - WEEK
        case SummaryPeriod.THIS_MONTH:
            return months_later(since, -1)
    return months_later(since, -12)


def _span(period: SummaryPeriod, since: datetime, until: datetime) -> Span:
    """Hours of a day, days of a week or month, months of a year."""
    buckets: list[Bucket] = []
    begin = since
    while begin < until:
        match period:
            case SummaryPeriod.TODAY:
                end, label = begin + HOUR, f"{begin:%H:%M}"
            case SummaryPeriod.THIS_YEAR:
                end, label = months_later(begin, 1), f"{begin:%Y-%m}"
            case _:
                end, label = begin + DAY, f"{begin:%Y-%m-%d}"
        buckets.append(Bucket(label, begin, min(end, until)))
        begin = end
    return Span(since, until, tuple(buckets))


def wager_in_period(world: World, player: Player, since: datetime | None) -> int:
    """What a player has wagered since then, in US cents. What was bet before the record has no dates: it counts where
    all of the player's time lies within the period."""
    if since is None or since <= player.createdAt:
        return lifetime_of(world, player.playerCode).wager
    return wager_since(world, player.playerCode, since)
