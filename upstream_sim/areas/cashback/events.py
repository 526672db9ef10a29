"""What players do that changes their cashback: bets are settled, bonuses given."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any

from contracts.money import Usd
from contracts.rules import Ge, Required
from contracts.wire import Wire
from upstream_sim.areas.cashback.cashback_totals import add_bets, add_bonus, figures_of
from upstream_sim.core.events import event
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world import World
from upstream_sim.shared.players import PLAYERS

NothingOrMore = Annotated[Usd, Ge(0, "At least 0.")]


class BetsSettled(Wire):
    """A player's settled bets and bonuses, in USD."""

    playerCode: Annotated[str, Required("Player is required.")]
    betAmountInUSD: NothingOrMore = Decimal(0)
    winAmountInUSD: NothingOrMore = Decimal(0)
    cashBonusInUSD: NothingOrMore = Decimal(0)
    bonusClaimInUSD: NothingOrMore = Decimal(0)


@event("betsSettled", BetsSettled)
def bets_settled(world: World, body: BetsSettled) -> dict[str, Any]:
    """The player's new loss. Raises ValidationFailed for a player who is not there."""
    player = world.table(PLAYERS).get(body.playerCode)
    if player is None:
        raise ValidationFailed("playerCode", "Player not found.")
    with world.change() as change:
        add_bets(change, player, bets=body.betAmountInUSD, wins=body.winAmountInUSD)
        after = add_bonus(change, player, cash_bonus=body.cashBonusInUSD, bonus_claim=body.bonusClaimInUSD)
    return {"playerCode": player.playerCode, "playerLossInUSD": figures_of(world, after).loss}
