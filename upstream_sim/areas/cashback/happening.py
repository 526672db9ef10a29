"""What players do that changes their cashback: bets end, bonuses come."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any

from contracts.money import Usd
from contracts.rules import Ge, Required
from contracts.wire import Wire
from upstream_sim.areas.cashback.standings import bonus_given, figures_of, settled
from upstream_sim.areas.players import PLAYERS
from upstream_sim.events import event
from upstream_sim.refusals import Invalid422
from upstream_sim.world import World

NothingOrMore = Annotated[Usd, Ge(0, "At least 0.")]


class BetsSettled(Wire):
    """What a player bet and won, and which bonuses they got, in USD."""

    playerCode: Annotated[str, Required("Player is required.")]
    betAmountInUSD: NothingOrMore = Decimal(0)
    winAmountInUSD: NothingOrMore = Decimal(0)
    cashBonusInUSD: NothingOrMore = Decimal(0)
    bonusClaimInUSD: NothingOrMore = Decimal(0)


@event("betsSettled", BetsSettled)
def bets_settled(world: World, body: BetsSettled) -> dict[str, Any]:
    """Raises Invalid422 for a player who is not there."""
    player = world.table(PLAYERS).get(body.playerCode)
    if player is None:
        raise Invalid422("playerCode", "There is no such player.")
    with world.change() as change:
        settled(change, player, bets=body.betAmountInUSD, wins=body.winAmountInUSD)
        after = bonus_given(change, player, cash_bonus=body.cashBonusInUSD, bonus_claim=body.bonusClaimInUSD)
    return {"playerCode": player.playerCode, "playerLossInUSD": figures_of(world, after).loss}
