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
from upstream_sim.answers import Answer
from upstream_sim.areas.billing_v2.records import Who
from upstream_sim.areas.billing_v2.revisions import require_seen
from upstream_sim.areas.players.records import PLAYERS, Player, change_player, player_of
from upstream_sim.areas.usernames.records import USERNAMES, UsernameReview
from upstream_sim.badges import Tenants, counts
from upstream_sim.people import Caller
from upstream_sim.refusals import Invalid422
from upstream_sim.reviews import NotFromHere, found, holding, player_shown, title_of
from upstream_sim.serving import Command, serves
from upstream_sim.world import World

HIDDEN = ("isTest", "updatedBy")
TOLD = {
    UsernameStatus.PENDING: USERNAME_SAVED,
    UsernameStatus.APPROVE: USERNAME_APPROVED,
    UsernameStatus.REJECT: USERNAME_REJECTED,
}


@serves("usernames")
def usernames(world: World, caller: Caller, command: Command) -> Any:
    query: UsernamesQuery = command.query
    wanted = holding(query.username, lambda review: f"{review.username}\n{_goes_by(world, review)}")
    items, count, remaining = found(world, caller, USERNAMES, query, {"status": query.status}, wanted)
    return {"items": [shown(world, each) for each in items], "count": count, "remaining": remaining}


def _goes_by(world: World, review: UsernameReview) -> str:
    player = world.table(PLAYERS).get(review.playerCode)
    return player.username if player else ""


@serves("username")
def username(world: World, caller: Caller, command: Command) -> Any:
    """Raises NotFound, for another tenant's player too."""
    return shown(world, standing(world, player_of(world, caller, command.params.playerCode)))


@serves("usernameUpdate")
def update(world: World, caller: Caller, command: Command) -> Answer:
    """An approved name becomes the player's; a rejection leaves both names as they are. Raises NotFound,
    StaleRecord, Invalid422 for a name that is taken or not this caller's to give, and NotFromHere."""
    form: UsernameForm = command.body
    player = player_of(world, caller, form.playerCode)
    review = standing(world, player)
    require_seen(review, command.revision, shown(world, review))
    is_rejected = form.status is UsernameStatus.REJECT
    name = review.username if is_rejected else form.username.strip() or review.username
    _require_open_to(player, review, form.status, name)
    if not is_rejected:
        _require_good(world, caller, player, name)
    with world.change(caller.actor, caller.request_id) as change:
        now, who = world.now(), Who.of(change.actor)
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
    return Answer(shown(world, stored), messages=(TOLD[form.status],))


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
    """Raises NotFromHere."""
    if player.isDeleted:
        raise NotFromHere("This player was deleted; the username stays as it is.")
    if status is UsernameStatus.PENDING and review.status is not UsernameStatus.PENDING:
        raise NotFromHere("A username that was decided does not wait again. Approve or reject it.")
    if status is UsernameStatus.PENDING and name == review.username:
        raise NotFromHere("Nothing was changed. Approve or reject the username, or edit it.")
    if status is UsernameStatus.REJECT and review.status is UsernameStatus.REJECT:
        raise NotFromHere("This username is rejected already.")
    if status is UsernameStatus.APPROVE and review.status is UsernameStatus.APPROVE and name == player.username:
        raise NotFromHere("This username is approved already.")


def _require_good(world: World, caller: Caller, player: Player, name: str) -> None:
    """Raises Invalid422."""
    if not is_username(name, caller.identity.role):
        raise Invalid422("username", INVALID_USERNAME)
    wanted = name.casefold()
    holders = (each for each in world.table(PLAYERS).search(name) if each.playerCode != player.playerCode)
    if any(holder.username.casefold() == wanted for holder in holders):
        raise Invalid422("username", f"The username {name} is taken. Choose another one.")


@counts("playerUsernames")
def waiting(world: World, tenants: Tenants) -> int:
    where = {} if tenants is None else {"opId": tenants}
    return world.table(USERNAMES).count(status=UsernameStatus.PENDING, **where)


def shown(world: World, review: UsernameReview) -> dict[str, Any]:
    """`UsernameReview` on the wire."""
    fields = {name: getattr(review, name) for name in review.__struct_fields__ if name not in HIDDEN}
    return {**fields, "player": player_shown(world, review.playerCode), "opTitle": title_of(world, review.opId)}
