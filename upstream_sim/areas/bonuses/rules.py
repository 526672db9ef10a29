"""Which bets count for a release, what they unlock, and what a bonus is worth: figures alone, no tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from functools import lru_cache

from contracts.areas.bonus_releases import ReleaseSchedule, ReleaseStatus
from contracts.areas.bonuses import BonusStatus
from contracts.bet_filters import BetType, StakeFrom
from contracts.money import round_cents
from upstream_sim.areas.bets.records import Bet
from upstream_sim.areas.bonuses.records import Definition, Grant, Release, Terms, Tier, oldest_first
from upstream_sim.core.clock import months_later
from upstream_sim.shared.measures import SETTLED

MAIN, CASINO = StakeFrom.MAIN, BetType.CASINO  # looked up for each bet, which an enumeration does slowly
DAY, WEEK = timedelta(days=1), timedelta(days=7)
Shares = list[tuple[Grant, int]]
"""Cents of each grant."""


def in_usd(cents: int) -> Decimal:
    return Decimal(cents).scaleb(-2)


def in_cents(usd: Decimal) -> int:
    return int(round_cents(usd).scaleb(2))


def period_at(schedule: ReleaseSchedule, at: datetime) -> tuple[datetime, datetime]:
    """The period that a moment lies in: its beginning, and its end, which is the next one's."""
    return _period_of_day(schedule, at.toordinal())


@lru_cache(maxsize=64)
def _period_of_day(schedule: ReleaseSchedule, day: int) -> tuple[datetime, datetime]:
    began = datetime.fromordinal(day).replace(tzinfo=UTC)
    match schedule:
        case ReleaseSchedule.DAILY:
            return began, began + DAY
        case ReleaseSchedule.WEEKLY:
            began -= timedelta(days=began.weekday())
            return began, began + WEEK
        case ReleaseSchedule.MONTHLY:
            began = began.replace(day=1)
            return began, months_later(began, 1)


def terms_at(release: Release, at: datetime) -> Terms:
    """The terms that hold at a moment."""
    is_next = release.nextTerms is not None and release.nextFrom is not None and release.nextFrom <= at
    return release.nextTerms if is_next and release.nextTerms else release.terms


def running_terms(release: Release, at: datetime) -> Terms | None:
    """The terms of a release that counts bets which are settled at a moment; None of one that counts none."""
    if release.isDeleted or not release.isActive or at < release.activeSince:
        return None
    terms = release.terms if release.nextTerms is None else terms_at(release, at)
    return terms if terms.startTime <= at < terms.endTime else None


def status_of(release: Release, now: datetime) -> ReleaseStatus:
    """What it is called on screen."""
    if not release.isActive:
        return ReleaseStatus.DISABLED
    return ReleaseStatus.EXPIRED if terms_at(release, now).endTime <= now else ReleaseStatus.ACTIVE


def counts_anywhere(bet: Bet) -> bool:
    """Whether it is settled, paid for, and no test player's."""
    is_own = bet.stakeFrom is MAIN and bet.stakeInUSDCents > 0 and not bet.isTest
    return is_own and bet.status in SETTLED


def wagers_of(terms: Terms, bet: Bet) -> tuple[int, ...] | None:
    """What a bet counts towards each tier, in cents; None where it counts towards none."""
    if terms.betType is not None and bet.betType is not terms.betType:
        return None
    if (terms.games or terms.gameProviders) and not (bet.gameId in terms.games or bet.provider in terms.gameProviders):
        return None
    stake = bet.stakeInUSDCents
    wagers = tuple([stake if _qualifies(tier, bet) else 0 for tier in terms.tiers])
    return wagers if stake in wagers else None


def _qualifies(tier: Tier, bet: Bet) -> bool:
    if bet.stakeInUSDCents < tier.minBetCents:
        return False
    if tier.minOdds is None or bet.betType is CASINO:
        return True
    return bet.odds is not None and bet.odds >= tier.minOdds


def reached_tier(terms: Terms, wagers: Sequence[int]) -> int | None:
    """The place of the highest tier whose wager is met; None where none is."""
    met = [
        place for place, tier in enumerate(terms.tiers) if place < len(wagers) and wagers[place] >= tier.requiredCents
    ]
    return met[-1] if met else None


def shared_out(grants: Iterable[Grant], cents: int, part: str) -> Shares:
    """The oldest grant first: what of `cents` each has in this part of it (`locked_cents`, `claimable_cents`)."""
    shares: Shares = []
    for grant in sorted(grants, key=oldest_first):
        share = min(cents, getattr(grant, part))
        if share > 0:
            shares.append((grant, share))
            cents -= share
    return shares


def claimed_by_release(grant: Grant) -> Counter[str]:
    """What was claimed of what each release unlocked: the first to be unlocked is the first to be claimed."""
    found: Counter[str] = Counter()
    left = grant.claimedCents
    for unlock in grant.unlocks:
        taken = min(left, unlock.cents)
        left -= taken
        if unlock.releaseId is not None and taken:
            found[unlock.releaseId] += taken
    return found


def amount_for(definition: Definition, deposit_cents: int) -> int:
    """What a deposit earns, in cents; 0 below the smallest deposit."""
    least = definition.minDepositAmountInUSD
    if least is not None and deposit_cents < least * 100:
        return 0
    if definition.amountInUSD is not None:
        return in_cents(definition.amountInUSD)
    share = in_cents(Decimal(deposit_cents) * (definition.percentage or Decimal(0)) / 10_000)
    return min(share, in_cents(definition.maxBonusAmountInUSD or Decimal(0)))


def is_given_at(definition: Definition, at: datetime) -> bool:
    """Whether it is given at a moment, its budget aside."""
    return definition.status is BonusStatus.ACTIVE and definition.startTime <= at < definition.endTime


def required_cents(cents: int, multiplier: Decimal) -> int:
    """What is to be wagered because of it."""
    return in_cents(Decimal(cents) * multiplier / 100)


def unlocks_by_wager(terms: Terms, cents: int) -> Iterator[tuple[int, int]]:
    """The wager of each tier within one period, and what of `cents` it unlocks in all, up to the tier that unlocks
    all."""
    unlocked = 0
    for tier in terms.tiers:
        if unlocked < min(tier.maxCents, cents):
            unlocked = min(tier.maxCents, cents)
            yield tier.requiredCents, unlocked
