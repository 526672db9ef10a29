"""The cashback of a player's loss: one percentage for the whole, by levels of loss."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_DOWN, Decimal
from typing import Protocol

from contracts.money import CENT
from upstream_sim.shared.measures import ggr

ZERO = Decimal("0.00")


class Level(Protocol):
    """From a loss of `lostAmountInUSD` on, `percentage` of it is paid back."""

    @property
    def lostAmountInUSD(self) -> Decimal: ...  # noqa: N802  # a wire name
    @property
    def percentage(self) -> Decimal: ...


@dataclass(frozen=True, slots=True)
class Figures:
    """A player's figures in USD."""

    bets: Decimal
    wins: Decimal
    cash_bonus: Decimal
    bonus_claim: Decimal
    claimed: Decimal

    @property
    def loss(self) -> Decimal:
        return ggr(self.bets, self.wins)

    @property
    def adjusted_loss(self) -> Decimal:
        return self.loss - self.cash_bonus - self.bonus_claim


def entitled(figures: Figures, percentage: Decimal) -> Decimal:
    """The whole cashback, claimed or not, rounded down to cents."""
    return (max(ZERO, figures.adjusted_loss) * percentage / 100).quantize(CENT, rounding=ROUND_DOWN)


def available(figures: Figures, percentage: Decimal) -> Decimal:
    """The cashback that is not claimed yet, rounded down to cents."""
    exact = max(ZERO, figures.adjusted_loss) * percentage / 100 - figures.claimed
    return max(ZERO, exact).quantize(CENT, rounding=ROUND_DOWN)


def level_at(levels: Sequence[Level], loss: Decimal) -> int | None:
    """The position of the highest level that the loss reaches; None below the first."""
    reached = [position for position, level in enumerate(levels) if level.lostAmountInUSD <= loss]
    return max(reached, key=lambda position: levels[position].lostAmountInUSD, default=None)


def level_after(levels: Sequence[Level], loss: Decimal) -> int | None:
    """The position of the lowest level that the loss does not reach; None at the last."""
    ahead = [position for position, level in enumerate(levels) if level.lostAmountInUSD > loss]
    return min(ahead, key=lambda position: levels[position].lostAmountInUSD, default=None)


def percentage_at(levels: Sequence[Level], loss: Decimal) -> Decimal:
    """The percentage of the level that the loss reaches; 0 below the first."""
    position = level_at(levels, loss)
    return Decimal(0) if position is None else levels[position].percentage
