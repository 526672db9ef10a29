"""What players do about their names: they ask for another."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from contracts.areas.usernames import UsernameStatus
from contracts.rules import MaxLength, Required
from contracts.wire import Wire
from upstream_sim.areas.usernames.records import USERNAMES, latest_review
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import active_player


class UsernameRequested(Wire):
    """A player asks for another username, which then waits for its review."""

    playerCode: Annotated[str, Required("Player code is required.")]
    username: Annotated[str, Required("Username is required."), MaxLength(20, "At most 20 characters.")]


@event("usernameRequested", UsernameRequested)
def requested(world: World, body: UsernameRequested) -> dict[str, Any]:
    """The player. Raises ValidationFailed for a player who may not ask, and for the name that they have."""
    player, now = active_player(world, body.playerCode), world.now()
    review = latest_review(world, player)
    if body.username in (player.username, review.username):
        raise ValidationFailed("username", "The player has this name, or asked for it already.")
    with world.change() as change:
        asked = msgspec.structs.replace(
            review,
            username=body.username,
            status=UsernameStatus.PENDING,
            note="",
            reviewedBy=None,
            reviewedAt=None,
            createdAt=now,
            updatedAt=now,
        )
        change.put(world.table(USERNAMES), asked)
    return {"playerCode": player.playerCode}
