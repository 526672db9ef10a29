"""Reading usernames that players asked for, and editing, approving or rejecting them."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.usernames import (
    USERNAME_APPROVED,
    USERNAME_REJECTED,
    USERNAME_SAVED,
    UsernameForm,
    UsernamesQuery,
    UsernameStatus,
    is_username,
)
from contracts.texts import INVALID_USERNAME
from upstream_sim.areas.usernames.records import USERNAMES, UsernameReview
from upstream_sim.core.answers import Answer
from upstream_sim.core.handlers import Command, handles
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world import World
from upstream_sim.shared.badges import Tenants, counts
from upstream_sim.shared.players import PLAYERS, Player, change_player, player_of
from upstream_sim.shared.records import UserRef, require_revision
from upstream_sim.shared.reviews import TransitionNotAllowed, contains, player_to_wire, review_page, title_of
from upstream_sim.shared.users import Caller

HIDDEN = ("isTest", "updatedBy")
TOLD = {
    UsernameStatus.PENDING: USERNAME_SAVED,
    UsernameStatus.APPROVE: USERNAME_APPROVED,
    UsernameStatus.REJECT: USERNAME_REJECTED,
}


@handles("usernames")
def usernames(world: World, caller: Caller, command: Command) -> Any:
    query: UsernamesQuery = command.query
    wanted = contains(query.username, lambda review: f"{review.username}\n{_goes_by(world, review)}")
    items, count, remaining = review_page(world, caller, USERNAMES, query, {"status": query.status}, wanted)
    return {"items": [to_wire(world, each) for each in items], "count": count, "remaining": remaining}


def _goes_by(world: World, review: UsernameReview) -> str:
    player = world.table(PLAYERS).get(review.playerCode)
    return player.username if player else ""


@handles("username")
def username(world: World, caller: Caller, command: Command) -> Any:
    """Raises NotFound, for another tenant's player too."""
    return to_wire(world, standing(world, player_of(world, caller, command.params.playerCode)))


@handles("usernameUpdate")
def update(world: World, caller: Caller, command: Command) -> Answer:
    """An approved name becomes the player's; a rejection leaves both names as they are. Raises NotFound,
    StaleRecord, ValidationFailed for a name that is taken or not this caller's to give, and TransitionNotAllowed."""
    form: UsernameForm = command.body
    player = player_of(world, caller, form.playerCode)
    review = standing(world, player)
    require_revision(review, command.revision, to_wire(world, review))
    is_rejected = form.status is UsernameStatus.REJECT
    name = review.username if is_rejected else form.username.strip() or review.username
    _require_open_to(player, review, form.status, name)
    if not is_rejected:
        _require_good(world, caller, player, name)
    with world.change(caller.actor, caller.request_id) as change:
        now, who = world.now(), UserRef.of(change.actor)
        is_decided = form.status is not UsernameStatus.PENDING
        changed = msgspec.structs.replace(
            review,
            username=name,
            status=form.status,
            note=form.note.strip(),
            reviewedBy=who if is_decided else None,
            reviewedAt=now if is_decided else None,
            updatedAt=now,
            updatedBy=who,
        )
        stored = change.put(world.table(USERNAMES), changed)
        if form.status is UsernameStatus.APPROVE and player.username != name:
            change_player(change, player, username=name)
    return Answer(to_wire(world, stored), messages=(TOLD[form.status],))


def standing(world: World, player: Player) -> UsernameReview:
    """The player's review; for one whose name nobody reviewed, that name, approved, at revision 0."""
    return world.table(USERNAMES).get(player.playerCode) or UsernameReview(
        playerCode=player.playerCode,
        opId=player.opId,
        isTest=player.isTest,
        username=player.username,
        status=UsernameStatus.APPROVE,
        note="",
        reviewedBy=None,
        reviewedAt=None,
        createdAt=player.createdAt,
        updatedAt=player.updatedAt,
        revision=0,
    )


def _require_open_to(player: Player, review: UsernameReview, status: UsernameStatus, name: str) -> None:
    """Raises TransitionNotAllowed."""
    if player.isDeleted:
        raise TransitionNotAllowed("This player was deleted; the username stays as it is.")
    if status is UsernameStatus.PENDING and review.status is not UsernameStatus.PENDING:
        raise TransitionNotAllowed("A username that was decided does not wait again. Approve or reject it.")
    if status is UsernameStatus.PENDING and name == review.username:
        raise TransitionNotAllowed("Nothing was changed. Approve or reject the username, or edit it.")
    if status is UsernameStatus.REJECT and review.status is UsernameStatus.REJECT:
        raise TransitionNotAllowed("This username is rejected already.")
    if status is UsernameStatus.APPROVE and review.status is UsernameStatus.APPROVE and name == player.username:
        raise TransitionNotAllowed("This username is approved already.")


def _require_good(world: World, caller: Caller, player: Player, name: str) -> None:
    """Raises ValidationFailed."""
    if not is_username(name, caller.identity.role):
        raise ValidationFailed("username", INVALID_USERNAME)
    wanted = name.casefold()
    holders = (each for each in world.table(PLAYERS).search(name) if each.playerCode != player.playerCode)
    if any(holder.username.casefold() == wanted for holder in holders):
        raise ValidationFailed("username", f"The username {name} is taken. Choose another one.")


@counts("playerUsernames")
def waiting(world: World, tenants: Tenants) -> int:
    where = {} if tenants is None else {"opId": tenants}
    return world.table(USERNAMES).count(status=UsernameStatus.PENDING, **where)


def to_wire(world: World, review: UsernameReview) -> dict[str, Any]:
    """`UsernameReview` on the wire."""
    fields = {name: getattr(review, name) for name in review.__struct_fields__ if name not in HIDDEN}
    return {**fields, "player": player_to_wire(world, review.playerCode), "opTitle": title_of(world, review.opId)}
