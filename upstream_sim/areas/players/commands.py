"""Blocking, unblocking and deleting players."""

from __future__ import annotations

from typing import Any

from contracts.areas.players import BlockAction, PlayerBlockForm, PlayerDeletion
from upstream_sim.areas.players.deletion_blockers import deletion_blockers_of
from upstream_sim.areas.players.wire import to_wire
from upstream_sim.core.calls.answers import Answer
from upstream_sim.core.refusals import Refusal, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import Block, change_player, player_by_id, player_of
from upstream_sim.shared.records import UserRef, require_revision
from upstream_sim.shared.users import Caller

DELETED_ALREADY = "This player is deleted."


@handles("playersBlock")
def block(world: World, caller: Caller, command: Command[None, PlayerBlockForm]) -> Any:
    """The player. Raises NotFound, StaleRecord, and a PLAYER_STATE refusal where there is nothing to change."""
    form = command.body
    player = player_of(world, caller, form.playerCode)
    require_revision(player, command.revision, to_wire(world, player))
    blocks = form.action is BlockAction.BLOCK
    if player.isDeleted:
        raise Refusal(422, "PLAYER_STATE", [DELETED_ALREADY])
    if player.isBlocked is blocks:
        raise Refusal(422, "PLAYER_STATE", [f"This player is {'already blocked' if blocks else 'not blocked'}."])
    with caller.change(world) as change:
        entry = Block(reason=form.reason.strip(), by=UserRef.of(caller.actor), at=world.now())
        fields = {"block": entry} if blocks else {"block": None, "unblock": entry}
        player = change_player(change, player, isBlocked=blocks, **fields)
    return Answer(to_wire(world, player), (f"{player.username} is {'blocked' if blocks else 'unblocked'}.",))


@handles("playersDelete")
def delete(world: World, caller: Caller, command: Command[None, PlayerDeletion]) -> None:
    """Marks the player as deleted. Raises NotFound, StaleRecord, ValidationFailed where the three identifiers are
    not one player's, and a PLAYER_NOT_EMPTY refusal with all blockers."""
    form = command.body
    player = player_by_id(world, caller, form.playerId)
    wrong = {
        name: "This does not belong to that player."
        for name, given, own in (
            ("playerUsername", form.playerUsername, player.username),
            ("uuid", form.uuid, player.uuid),
        )
        if given != own
    }
    if wrong:
        raise ValidationFailed(fields=wrong)
    require_revision(player, command.revision, to_wire(world, player))
    if player.isDeleted:
        raise Refusal(422, "PLAYER_STATE", [DELETED_ALREADY])
    if blockers := deletion_blockers_of(world, player):
        raise Refusal(422, "PLAYER_NOT_EMPTY", blockers)
    with caller.change(world) as change:
        change_player(change, player, isDeleted=True)
