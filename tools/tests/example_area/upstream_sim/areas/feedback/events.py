"""What players do: they say what they think."""

from __future__ import annotations

from typing import Annotated, Any

from upstream_sim.areas.feedback.records import FEEDBACK, Feedback

from contracts.rules import MaxLength, Required
from contracts.wire import Wire
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import active_player


class FeedbackGiven(Wire):
    """A player says something."""

    playerCode: Annotated[str, Required("Player code is required.")]
    text: Annotated[str, Required("Text is required."), MaxLength(200, "At most 200 characters.")]


@event("feedbackGiven", FeedbackGiven)
def given(world: World, body: FeedbackGiven) -> dict[str, Any]:
    """The feedback's id. Raises ValidationFailed for a player who may not write."""
    player, now = active_player(world, body.playerCode), world.now()
    with world.change() as change:
        feedback = Feedback(
            id=world.new_id("fbk"),
            opId=player.opId,
            isTest=player.isTest,
            playerCode=player.playerCode,
            text=body.text,
            createdAt=now,
            updatedAt=now,
        )
        change.put(world.table(FEEDBACK), feedback)
    return {"id": feedback.id}
