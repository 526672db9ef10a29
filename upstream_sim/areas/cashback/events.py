"""What players are given that changes their cashback."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any

from contracts.money import Usd
from contracts.rules import Ge, Required
from contracts.wire import Wire
from upstream_sim.areas.cashback.cashback_totals import add_bonus, figures_of
from upstream_sim.core.events import event
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world import World
from upstream_sim.shared.players import PLAYERS

NothingOrMore = Annotated[Usd, Ge(0, "At least 0.")]


class BonusesGiven(Wire):
    """What a player was given as bonuses, in USD: it lessens the loss that cashback is paid for."""

    playerCode: Annotated[str, Required("Player is required.")]
    cashBonusInUSD: NothingOrMore = Decimal(0)
    bonusClaimInUSD: NothingOrMore = Decimal(0)


@event("bonusesGiven", BonusesGiven)
def bonuses_given(world: World, body: BonusesGiven) -> dict[str, Any]:
    """The player's adjusted loss. Raises ValidationFailed for a player who is not there."""
    player = world.table(PLAYERS).get(body.playerCode)
    if player is None:
        raise ValidationFailed("playerCode", "Player not found.")
    with world.change() as change:
        after = add_bonus(change, player, cash_bonus=body.cashBonusInUSD, bonus_claim=body.bonusClaimInUSD)
    return {"playerCode": player.playerCode, "adjustedPlayerLossInUSD": figures_of(world, after).adjusted_loss}
