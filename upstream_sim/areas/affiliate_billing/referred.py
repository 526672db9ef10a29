"""What the players whom an affiliate referred did in a period: their bets, deposits and withdrawals."""

from __future__ import annotations

from collections.abc import Generator
from datetime import datetime
from decimal import Decimal

from contracts.bet_filters import BetType
from upstream_sim.areas.affiliate_billing.rules import Activity
from upstream_sim.areas.bets.sums import settled_by_player
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.tables.schema import INSTANT, Between
from upstream_sim.core.world.world import World
from upstream_sim.shared.measures import Flow, flows_of
from upstream_sim.shared.players import PLAYERS


def activity_between(world: World, aff_id: str, since: datetime, until: datetime) -> Generator[None, None, Activity]:
    """What the affiliate's players did on the UTC days before `until`, test players left out; a player at each step."""
    ggr = dict.fromkeys(BetType, 0)
    paid = dict.fromkeys((Flow.DEPOSIT, Flow.WITHDRAW), 0)
    confirmed = Between(since, until - INSTANT)
    for player in world.table(PLAYERS).where(affId=aff_id, isTest=False):
        for bet_type in BetType:
            sums = settled_by_player(world, player.playerCode, bet_type, since, until)
            ggr[bet_type] += sums.ggr
        for row in world.table(TRANSACTIONS).where(playerCode=player.playerCode, confirmedAt=confirmed):
            for flow in paid.keys() & flows_of(row):
                paid[flow] += row.toUSDCents
        yield
    cents = (ggr[BetType.CASINO], ggr[BetType.SPORT], *paid.values())
    return Activity(*(Decimal(value).scaleb(-2) for value in cents))
