"""The selections' odds of a sport bet, the most that a bet may pay, and how bets usually end."""

from __future__ import annotations

from decimal import ROUND_DOWN, Decimal
from itertools import combinations
from math import prod

from contracts.bet_filters import BetMode
from contracts.money import CENT
from upstream_sim.core.rng import seeded

SPORT_SHARE = 0.3
MODES = (BetMode.SINGLE, BetMode.SINGLE, BetMode.SINGLE, BetMode.COMBO, BetMode.SYSTEM)
PAID_BACK = 0.93  # of the stakes, on the whole
CASINO_ODDS = (30, 80, 120, 150, 200, 200, 300, 550)
MEAN_CASINO_ODDS = sum(CASINO_ODDS) / len(CASINO_ODDS)
CANCELED, CASHED_OUT = 0.02, 0.06  # the latter of bets on sport
LONGEST_ROUND, LONGEST_MATCH = 60, 50 * 3600  # seconds
LEAST_CENTS = 20

LEGS = {BetMode.SINGLE: 1, BetMode.COMBO: 3, BetMode.SYSTEM: 3}
PAIR = 2  # selections in each line of a system


def leg_odds(seed: int, bet_id: str, mode: BetMode) -> tuple[Decimal, ...]:
    """The odds of each selection: the same whenever they are read."""
    rng = seeded(f"{seed}:bet:{bet_id}")
    return tuple(Decimal(rng.randrange(120, 460)).scaleb(-2) for _ in range(LEGS[mode]))


def total_odds(odds: tuple[Decimal, ...], mode: BetMode) -> Decimal:
    """What the stake is multiplied by at the most: the product; of a system, whose lines share the stake, their
    average. Rounded down to hundredths."""
    if mode is not BetMode.SYSTEM:
        return prod(odds, start=Decimal(1)).quantize(CENT, ROUND_DOWN)
    lines = [prod(pair, start=Decimal(1)) for pair in combinations(odds, PAIR)]
    return (sum(lines, Decimal(0)) / len(lines)).quantize(CENT, ROUND_DOWN)
