"""The record of a player, its table, and how one is found and changed."""

from __future__ import annotations

import hashlib
from datetime import datetime
from typing import Any

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.players import PlayerSource, RegisteredBy, VerificationStatus
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.records import UserRef, change_record, visible_record
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.shared.users import Caller

PLAYER_GONE = "Player not found."
FIRST_CODE = 100_000
LAPSE_IN_DAYS = 360
"""After so many calm days one of e players still plays."""


class Block(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Who blocked or unblocked a player, when and why."""

    reason: str
    by: UserRef
    at: datetime


class RegisteredFrom(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The address and the device of a registration."""

    ip: str
    deviceId: str


class Player(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player of an operator or brand; their balances are in the ledger. `verification` is the state of the
    identity documents, None before there are any; `block` is there while `isBlocked`, `unblock` says what lifted the
    latest. `firstVerifiedAt` is when `isVerified` was first true, and stays when that is taken back."""

    playerCode: str
    playerId: str
    uuid: str
    username: str
    nickname: str
    firstName: str
    lastName: str
    email: str
    country: str
    language: str
    opId: str
    isTest: bool
    isVerified: bool
    isDeleted: bool
    isBlocked: bool
    chatIsBlocked: bool
    affId: str | None
    refId: str | None
    channelId: str | None
    subChannelId: str | None
    activeCurrency: str
    totalBetCount: int
    totalDepositCount: int
    totalWithdrawCount: int
    totalTopUpIncreaseCount: int
    verification: VerificationStatus | None
    isAffCprCredited: bool
    isAffCpaCredited: bool
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
    block: Block | None = None
    unblock: Block | None = None
    registeredBy: RegisteredBy | None = None
    registeredFrom: RegisteredFrom | None = None
    firstVerifiedAt: datetime | None = None
    revision: int = 1

    @property
    def source(self) -> PlayerSource:
        """Who brought them."""
        if self.affId is not None:
            return PlayerSource.AFFILIATE
        return PlayerSource.DIRECT if self.refId is None else PlayerSource.REFERRER


PLAYERS = Schema(
    name="players",
    record=Player,
    key="playerCode",
    bitmaps=(
        "opId",
        "isTest",
        "isDeleted",
        "isBlocked",
        "isVerified",
        "chatIsBlocked",
        "verification",
        "activeCurrency",
        "country",
        "source",
    ),
    arrays=("playerId", "username", "email", "affId", "refId", "channelId", "subChannelId"),
    sorts=("createdAt", "updatedAt", "playerCode", "username", "totalDepositCount", "totalBetCount"),
    texts=("playerCode", "playerId", "username", "nickname", "firstName", "lastName", "email"),
    parts=("username", "email"),
    periods=("firstVerifiedAt",),
    audit=AuditSpec(
        area=ActivityArea.PLAYERS,
        kind="Player",
        title=lambda player: player.username,
        internal=frozenset({"firstVerifiedAt"}),
    ),
    counters=("totalBetCount",),
)


def player_codes(world: World, code: str | None, player_id: str | None) -> frozenset[str] | None:
    """The codes of the players whom a search by code, by id or by both names; None if neither is given. A code may be
    an id, too."""
    code, player_id = (code or "").strip() or None, (player_id or "").strip() or None
    if code is not None:
        # People paste what the player's page shows, which is the id.
        owner = world.table(PLAYERS).first(playerId=code)
        code = owner.playerCode if owner else code.upper()
    if player_id is None:
        return None if code is None else frozenset({code})
    found = {player.playerCode for player in world.table(PLAYERS).where(playerId=player_id)}
    return frozenset(found if code is None else found & {code})


def player_of(world: World, caller: Caller, player_code: str) -> Player:
    """The player of this code, deleted or not. Raises NotFound, for another tenant's too."""
    return visible_record(world, caller, PLAYERS, player_code, PLAYER_GONE)


def narrowed_by_partner(
    world: World, filters: dict[str, Any], aff_id: str | None, channel_id: str | None
) -> dict[str, Any]:
    """The filters, by `playerCode` narrowed to players whom a partner brought, by one of the channels where it is
    named."""
    wanted = {name: value for name, value in (("affId", aff_id), ("channelId", channel_id)) if value}
    if not wanted:
        return filters
    codes = frozenset(player.playerCode for player in world.table(PLAYERS).where(**wanted))
    chosen = filters.get("playerCode")
    if chosen is not None:
        codes &= chosen if isinstance(chosen, frozenset) else {chosen}
    return {**filters, "playerCode": codes}


def player_by_id(world: World, caller: Caller, player_id: str) -> Player:
    """The player of this `playerId`. Raises NotFound, for another tenant's too."""
    player = world.table(PLAYERS).first(playerId=player_id)
    if player is None:
        raise NotFound(PLAYER_GONE)
    return player_of(world, caller, player.playerCode)


def make_player_code(number: int) -> str:
    return f"P{FIRST_CODE + number}"


def make_player_id(seed: int, number: int | str) -> str:
    """An id that is the same for the same seed and the same number or code."""
    return hashlib.sha256(f"{seed}:player:{number}".encode()).hexdigest()[:24]


def registration_of(player_id: str) -> tuple[RegisteredBy, RegisteredFrom]:
    """How and from where a player of this id registered, where nothing else says so."""
    draw = bytes.fromhex(player_id)
    ways = (*[RegisteredBy.EMAIL] * 7, RegisteredBy.GMAIL, RegisteredBy.GMAIL, RegisteredBy.TELEGRAM)
    return ways[draw[0] % len(ways)], RegisteredFrom(ip=f"198.51.{draw[1]}.{draw[2]}", deviceId=f"dev_{player_id[:12]}")


def active_player(world: World, player_code: str) -> Player:
    """The player of this code, who may use the platform. Raises ValidationFailed."""
    player = world.table(PLAYERS).get(player_code)
    if player is None or player.isDeleted or player.isBlocked or is_closed(world, player.opId):
        raise ValidationFailed("playerCode", "There is no such player who may do this.")
    return player


def is_closed(world: World, op_id: str) -> bool:
    """Whether it is a deleted brand."""
    operator = world.table(OPERATORS).get(op_id)
    return operator is None or operator.isDeleted


def change_player(change: Change, player: Player, **fields: Any) -> Player:
    """The player with these fields, the time and who changed them."""
    return change_record(change, PLAYERS, player, **fields)


def is_own_name(name: str, player: Player) -> bool:
    """Whether a name is the player's, in whatever order and case."""
    return sorted(name.casefold().split()) == sorted(f"{player.firstName} {player.lastName}".casefold().split())
