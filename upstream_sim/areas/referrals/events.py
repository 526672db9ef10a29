"""What players who refer others do: they claim the profit in their affiliate wallets."""

from __future__ import annotations

from typing import Annotated, Any

from contracts.money import Usd
from contracts.rules import Required
from contracts.wire import Wire
from upstream_sim.areas.referrals.profits import hold_claim, require_within
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import active_player


class ReferralProfitRequested(Wire):
    """A player who refers others claims profit out of the wallet that it is earned into."""

    playerCode: Annotated[str, Required("Player is required.")]
    amountInUSD: Annotated[Usd, Required("Amount is required.")]


@event("affiliateProfitRequested", ReferralProfitRequested)
def referral_profit_requested(world: World, body: ReferralProfitRequested) -> dict[str, Any]:
    """The referral claim, whose amount is held. Raises ValidationFailed below the player's minimum and beyond the
    wallet."""
    player = active_player(world, body.playerCode)
    require_within(world, player, body.amountInUSD, "amountInUSD")
    with world.change() as change:
        transaction = hold_claim(change, player, body.amountInUSD)
    return {"txId": transaction.txId}
