"""What referring players earn: levels, rewards by level, and the share of a month's revenue. Pure functions; amounts in
USD, each line rounded half up to cents."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import ROUND_DOWN, Decimal
from typing import NamedTuple, Protocol

from contracts.areas.players import RegisteredBy
from contracts.money import CENT, round_cents
from upstream_sim.shared.operator_settings import ReferralLevel

ZERO = Decimal("0.00")
HUNDRED = Decimal(100)


class Share(Protocol):
    """From a month's wager on, a percentage of the revenue."""

    @property
    def monthlyReferredPlayersTotalWagerInUSD(self) -> Decimal: ...  # noqa: N802  # a wire name
    @property
    def revenueSharePercentage(self) -> Decimal: ...  # noqa: N802


class Terms(Protocol):
    """What a month's profit is computed by."""

    @property
    def claimedBonusAdminFeePercentage(self) -> Decimal: ...  # noqa: N802  # a wire name
    @property
    def cashbackAdminFeePercentage(self) -> Decimal: ...  # noqa: N802
    @property
    def affiliatesAdminFeePercentage(self) -> Decimal: ...  # noqa: N802
    @property
    def revenueShareSettings(self) -> Sequence[Share]: ...  # noqa: N802


class MonthFigures(NamedTuple):
    """What referred players did in a month; a negative `pl` is what they won."""

    wager: Decimal = ZERO
    pl: Decimal = ZERO
    bonuses: Decimal = ZERO
    cashbacks: Decimal = ZERO


class Profit(NamedTuple):
    """A month line by line; deductions are negative."""

    bonuses: Decimal
    cashbacks: Decimal
    administration: Decimal
    base: Decimal
    percentage: Decimal
    profit: Decimal


def level_at(levels: Sequence[ReferralLevel], wager: Decimal) -> int:
    """The position of the level that a wager is at: the first whose wager it does not reach, else the last."""
    leaving = (place for place, level in enumerate(levels[:-1]) if wager < level.requiredWagerInUSD)
    return next(leaving, len(levels) - 1)


def progress_at(levels: Sequence[ReferralLevel], wager: Decimal) -> Decimal:
    """How much of the way out of its level a wager has gone, in percent, rounded down; 100 at the last."""
    place = level_at(levels, wager)
    if place == len(levels) - 1:
        return HUNDRED
    entered = levels[place - 1].requiredWagerInUSD if place else ZERO
    return ((wager - entered) / (levels[place].requiredWagerInUSD - entered) * HUNDRED).quantize(CENT, ROUND_DOWN)


def next_wager(levels: Sequence[ReferralLevel], wager: Decimal) -> Decimal | None:
    """The wager that leads to the next level; None at the last."""
    place = level_at(levels, wager)
    return None if place == len(levels) - 1 else levels[place].requiredWagerInUSD


def cpr_of(level: ReferralLevel, way: RegisteredBy) -> Decimal:
    """What a registration is worth at a level."""
    by_way = {
        RegisteredBy.EMAIL: level.emailCpr,
        RegisteredBy.GMAIL: level.gmailCpr,
        RegisteredBy.TELEGRAM: level.telegramCpr,
    }
    return by_way[way]


def within_cap(amount: Decimal, paid: Decimal, most: Decimal) -> Decimal:
    """How much of an amount may still be paid beside what was paid already."""
    return max(ZERO, min(amount, most - paid))


def share_at(shares: Sequence[Share], wager: Decimal) -> Decimal:
    """The percentage of the highest row that a month's wager reaches; 0 below the first."""
    reached = [each for each in shares if each.monthlyReferredPlayersTotalWagerInUSD <= wager]
    highest = max(reached, key=lambda each: each.monthlyReferredPlayersTotalWagerInUSD, default=None)
    return highest.revenueSharePercentage if highest else ZERO


def profit_of(figures: MonthFigures, terms: Terms) -> Profit:
    """A month's profit; nothing where the base is negative, which is not carried."""
    bonuses = -_part(figures.bonuses, terms.claimedBonusAdminFeePercentage)
    cashbacks = -_part(figures.cashbacks, terms.cashbackAdminFeePercentage)
    administration = -_part(max(ZERO, figures.pl), terms.affiliatesAdminFeePercentage)
    base = figures.pl + bonuses + cashbacks + administration
    percentage = share_at(terms.revenueShareSettings, figures.wager)
    return Profit(bonuses, cashbacks, administration, base, percentage, _part(max(ZERO, base), percentage))


def _part(amount: Decimal, percentage: Decimal) -> Decimal:
    return round_cents(amount * percentage / HUNDRED)
