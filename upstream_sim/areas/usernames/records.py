"""Usernames that players asked for, as the world keeps them."""

from __future__ import annotations

from datetime import datetime

from contracts.areas.activities import ActivityArea
from contracts.areas.usernames import USERNAME, UsernameStatus
from contracts.warnings import Act, WarningCode
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import Player
from upstream_sim.shared.records import UserRef
from upstream_sim.shared.reviews import ReviewedRecord, Reviews
from upstream_sim.shared.warnings import Values


class UsernameReview(ReviewedRecord, frozen=True, gc=False, kw_only=True):
    """The latest name that a player asked for."""

    username: str
    status: UsernameStatus
    note: str
    reviewedBy: UserRef | None
    reviewedAt: datetime | None


USERNAMES = Schema(
    name="usernames",
    record=UsernameReview,
    key="playerCode",
    bitmaps=("opId", "isTest", "status"),
    sorts=("createdAt", "updatedAt", "reviewedAt", "status", "username", "playerCode"),
    parts=("username",),
    audit=AuditSpec(area=ActivityArea.PLAYERS, kind="Username", title=lambda review: review.username),
)


def format_of(_world: World, review: UsernameReview) -> dict[WarningCode, Values | None]:
    """What is worth a warning about a name that only platform admins may give."""
    name = review.username
    return {WarningCode.FORMAT_BROKEN: None if USERNAME.fullmatch(name) else {"username": name}}


REVIEWS = Reviews(USERNAMES, "Username", Act.APPROVE_USERNAME, own_warnings=format_of)


def latest_review(world: World, player: Player) -> UsernameReview:
    """The player's review; for a name that was never reviewed an approved one, at revision 0."""
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
