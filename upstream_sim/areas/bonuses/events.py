"""What players do about their bonuses: they claim what is unlocked."""

from __future__ import annotations

from typing import Annotated, Any

from contracts.money import Usd
from contracts.rules import Required
from contracts.wire import Wire
from upstream_sim.areas.bonuses.claims import claim
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import active_player


class BonusClaimed(Wire):
    """A player claims bonus money that was unlocked."""

    playerCode: Annotated[str, Required("Player is required.")]
    amountInUSD: Annotated[Usd, Required("Amount is required.")]


@event("bonusClaimed", BonusClaimed)
def bonus_claimed(world: World, body: BonusClaimed) -> dict[str, Any]:
    """The claim, whose amount is held. Raises ValidationFailed for nothing, and beyond what is unlocked."""
    return {"txId": claim(world, active_player(world, body.playerCode), body.amountInUSD).txId}
