"""Free bets for players who bet in tests."""

from __future__ import annotations

from decimal import Decimal

from contracts.areas.sport_freebets import FreebetType
from upstream_sim.areas.bets.lifecycle import Stake
from upstream_sim.areas.sport_freebets.commands import give
from upstream_sim.core.world.world import Change
from upstream_sim.shared.free_bets import EITHER, FreeBet, FreeBetTemplate, FreeBetTerms
from upstream_sim.shared.games import SPORTS
from upstream_sim.shared.players import Player

ANYTHING = FreeBetTerms(
    minSelection=1,
    maxSelection=3,
    minOdd=100,
    maxOdd=100_000,
    betCents=100_000_000,
    betCount=10,
    maxWinCents=100_000_000,
    stage=EITHER,
    disciplines=tuple(SPORTS),
)


def free_bet_of(change: Change, player: Player, amount: object = 1, count: int = 1) -> FreeBet:
    """A free bet of this amount in USD on anything."""
    now = change.world.now()
    template = FreeBetTemplate(
        id="fbt_test",
        opId=player.opId,
        name="A test",
        isEnable=True,
        type=FreebetType.SPORT,
        fromTime=now,
        toTime=now,
        activationDate=now,
        daysToUse=7,
        terms=ANYTHING,
    )
    return give(change, player, template, count, int(Decimal(str(amount)) * 100), None)


def free_stake(change: Change, player: Player, amount: object = 1) -> Stake:
    """A stake of a free bet that the player has just been given."""
    return Stake.of(free_bet_of(change, player, amount))
