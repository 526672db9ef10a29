"""The selections of a sport bet: derived from the world's seed and the bet's id whenever they are read."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

from contracts.bet_filters import BetStatus, SelectionStatus
from upstream_sim.areas.bets.odds import leg_odds
from upstream_sim.areas.bets.records import Bet
from upstream_sim.core.rng import seeded
from upstream_sim.shared.games import EVENTS

MARKETS: dict[str, dict[str, tuple[str, ...]]] = {
    "Football": {
        "Match result": ("Home", "Draw", "Away"),
        "Total goals": ("Over 2.5", "Under 2.5"),
        "Both teams to score": ("Yes", "No"),
    },
    "Basketball": {
        "Match winner": ("Home", "Away"),
        "Total points": ("Over 160.5", "Under 160.5"),
        "Handicap": ("Home -4.5", "Away +4.5"),
    },
    "Tennis": {
        "Match winner": ("Home", "Away"),
        "Total sets": ("Over 2.5", "Under 2.5"),
        "Set handicap": ("Home -1.5", "Away +1.5"),
    },
    "Ice hockey": {
        "Match result": ("Home", "Draw", "Away"),
        "Total goals": ("Over 5.5", "Under 5.5"),
        "Both teams to score": ("Yes", "No"),
    },
}
"""By sport, what may be bet on and what it may come to: of each one is right at any score."""
LEG_STATUSES = {
    BetStatus.OPEN: SelectionStatus.OPEN,
    BetStatus.CASHBACK: SelectionStatus.OPEN,
    BetStatus.CANCELED: SelectionStatus.VOID,
    BetStatus.WON: SelectionStatus.WON,
    BetStatus.LOST: SelectionStatus.LOST,
}


class Leg(NamedTuple):
    event_id: str
    market: str
    outcome: str
    odds: Decimal
    status: SelectionStatus


def selections_of(seed: int, bet: Bet) -> list[Leg]:
    """None of a casino bet. A lost bet of several selections may have won some, but not the first."""
    if bet.betMode is None or bet.eventId is None:
        return []
    rng = seeded(f"{seed}:selections:{bet.betId}")
    odds = leg_odds(seed, bet.betId, bet.betMode)
    others = rng.sample([each for each in EVENTS if each != bet.eventId], len(odds) - 1)
    legs = []
    for number, (event_id, price) in enumerate(zip((bet.eventId, *others), odds, strict=True)):
        markets = MARKETS[EVENTS[event_id].sport]
        market = rng.choice(list(markets))
        outcome, luck = rng.choice(markets[market]), rng.random()
        status = LEG_STATUSES[bet.status]
        if number and status is SelectionStatus.LOST and luck < 0.6:
            status = SelectionStatus.WON
        legs.append(Leg(event_id, market, outcome, price, status))
    return legs


def cash_out_share(seed: int, bet_id: str) -> Decimal:
    """The part of its stake that an open bet would be bought back for."""
    return Decimal(seeded(f"{seed}:cash-out:{bet_id}").randrange(40, 120)).scaleb(-2)
