"""What players are given that changes their cashback, and what they claim of it."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any

from contracts.money import Usd
from contracts.rules import Ge, Required
from contracts.wire import Wire
from upstream_sim.areas.cashback.cashback_totals import add_bonus, figures_of
from upstream_sim.areas.cashback.claims import claim_by_player
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS, active_player

NothingOrMore = Annotated[Usd, Ge(0, "At least 0.")]


class BonusesGiven(Wire):
    """What a player was given as bonuses, in USD: it lessens the loss that cashback is paid for."""

    playerCode: Annotated[str, Required("Player is required.")]
    cashBonusInUSD: NothingOrMore = Decimal(0)
    bonusClaimInUSD: NothingOrMore = Decimal(0)


class CashbackClaimed(Wire):
    """A player claims cashback."""

    playerCode: Annotated[str, Required("Player is required.")]
    claimAmountInUSD: Annotated[Usd, Required("Amount is required.")]


@event("cashbackClaimed", CashbackClaimed)
def cashback_claimed(world: World, body: CashbackClaimed) -> dict[str, Any]:
    """The claim. Raises ValidationFailed, and a refusal without settings."""
    claimed = claim_by_player(world, active_player(world, body.playerCode), body.claimAmountInUSD)
    return {"txId": claimed.txId, "status": claimed.status}


@event("bonusesGiven", BonusesGiven)
def bonuses_given(world: World, body: BonusesGiven) -> dict[str, Any]:
    """The player's adjusted loss. Raises ValidationFailed for a player who is not there."""
    player = world.table(PLAYERS).get(body.playerCode)
    if player is None:
        raise ValidationFailed("playerCode", "Player not found.")
    with world.change() as change:
        after = add_bonus(change, player, cash_bonus=body.cashBonusInUSD, bonus_claim=body.bonusClaimInUSD)
    return {"playerCode": player.playerCode, "adjustedPlayerLossInUSD": figures_of(world, after).adjusted_loss}
