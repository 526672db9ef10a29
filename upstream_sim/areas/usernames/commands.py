"""Editing, approving and rejecting usernames that players asked for."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.usernames import (
    INVALID_USERNAME,
    UsernameForm,
    UsernameStatus,
    is_username,
)
from upstream_sim.areas.usernames.records import REVIEWS, USERNAMES, UsernameReview, latest_review
from upstream_sim.core.refusals import TransitionNotAllowed, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import Contains
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS, Player, change_player, player_of
from upstream_sim.shared.records import UserRef, change_record
from upstream_sim.shared.users import Caller


@handles("usernameUpdate")
def update(world: World, caller: Caller, command: Command[None, UsernameForm]) -> dict[str, Any]:
    """The review as it is then: an approved name becomes the player's, a rejection leaves both names as they
    are. Raises NotFound, StaleRecord, AlreadyDecided, TransitionNotAllowed, ConfirmationRequired, RecordLocked, and
    ValidationFailed for a name that is taken or not this caller's to give."""
    form = command.body
    player = player_of(world, caller, form.playerCode)
    review = latest_review(world, player)
    REVIEWS.require_revision(world, review, command.revision)
    is_rejected = form.status is UsernameStatus.REJECT
    name = review.username if is_rejected else form.username.strip() or review.username
    _require_transition(world, player, review, form.status, name)
    if not is_rejected:
        _require_valid_name(world, caller, player, name)
    if form.status is UsernameStatus.APPROVE:
        REVIEWS.require_answers(world, msgspec.structs.replace(review, username=name), form.acknowledged)
    with caller.change(world) as change:
        is_decided = form.status is not UsernameStatus.PENDING
        stored = change_record(
            change,
            USERNAMES,
            review,
            username=name,
            status=form.status,
            note=form.note.strip(),
            reviewedBy=UserRef.of(change.actor) if is_decided else None,
            reviewedAt=world.now() if is_decided else None,
        )
        if form.status is UsernameStatus.APPROVE and player.username != name:
            change_player(change, player, username=name)
    return REVIEWS.to_wire(world, stored)


def _require_transition(
    world: World, player: Player, review: UsernameReview, status: UsernameStatus, name: str
) -> None:
    """Raises AlreadyDecided and TransitionNotAllowed."""
    if player.isDeleted and status is UsernameStatus.PENDING:
        raise TransitionNotAllowed("This player was deleted; the username cannot be changed.")
    if status is UsernameStatus.PENDING and review.status is not UsernameStatus.PENDING:
        raise TransitionNotAllowed("A reviewed username cannot become pending again. Approve or reject it.")
    if status is UsernameStatus.PENDING and name == review.username:
        raise TransitionNotAllowed("Nothing was changed. Approve or reject the username, or edit it.")
    if status is UsernameStatus.REJECT or (status is UsernameStatus.APPROVE and name == player.username):
        REVIEWS.require_change(world, review, status)


def _require_valid_name(world: World, caller: Caller, player: Player, name: str) -> None:
    """Raises ValidationFailed."""
    if not is_username(name, caller.identity.role):
        raise ValidationFailed("username", INVALID_USERNAME)
    wanted = name.casefold()
    holders = (
        each for each in world.table(PLAYERS).where(username=Contains(name)) if each.playerCode != player.playerCode
    )
    if any(holder.username.casefold() == wanted for holder in holders):
        raise ValidationFailed("username", f"The username {name} is taken. Choose another one.")
