"""The player platform brings back who stayed away."""

from __future__ import annotations

from typing import Annotated, Any

from contracts.areas.flows import FlowTrigger
from contracts.rules import Required
from contracts.wire import Wire
from upstream_sim.areas.flows.jobs import enter
from upstream_sim.areas.flows.records import FLOWS
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import active_player


class PlayerReengaged(Wire):
    """A player who stayed away enters the active flows of their operator or brand that are meant to bring them back."""

    playerCode: Annotated[str, Required("Player code is required.")]


@event("playerReengaged", PlayerReengaged)
def reengaged(world: World, body: PlayerReengaged) -> dict[str, Any]:
    """The flows that the player entered. Raises ValidationFailed for a player who is not there, blocked or deleted, and
    where there is no such flow to enter."""
    player = active_player(world, body.playerCode)
    wanted = {"opId": player.opId, "trigger": FlowTrigger.RE_ENGAGEMENT, "isActive": True}
    with world.change() as change:
        entered = [flow.flowId for flow in list(world.table(FLOWS).where(**wanted)) if enter(change, flow, player)]
    if not entered:
        raise ValidationFailed("playerCode", "There is no active flow that this player could enter.")
    return {"flowIds": entered}
