"""New players: whoever registers at an operator or a brand."""

from __future__ import annotations

import re
from typing import Annotated, Any

from pydantic import Field

from contracts.areas.channels import SUB_CHANNEL_PATTERN
from contracts.areas.players import RegisteredBy
from contracts.areas.usernames import USERNAME
from contracts.rules import Required
from contracts.wire import Wire
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATES
from upstream_sim.shared.channels import CHANNELS
from upstream_sim.shared.players import (
    PLAYERS,
    Player,
    RegisteredFrom,
    make_player_code,
    make_player_id,
    registration_of,
)
from upstream_sim.shared.tenants import OPERATORS, Operator, family

NO_OPERATOR = "There is no such operator or brand that takes players."


class PlayerRegistered(Wire):
    """A player registers at an operator or a brand; with `affId` it was a partner who brought them, with `refId`
    another player who referred them: where both are named, the partner's link wins, and the other earns nothing.
    `channelId` is a channel of the partner, or the referring player's own name for one, and `subChannelId` a part of
    it. The currency is the operator's first where none is named."""

    opId: Annotated[str, Required("Operator is required.")]
    firstName: Annotated[str, Required("First name is required.")]
    lastName: Annotated[str, Required("Last name is required.")]
    username: Annotated[str, Required("Username is required.")]
    email: Annotated[str, Required("Email is required.")]
    country: str = "IR"
    language: str = "en"
    currency: str | None = None
    affId: str | None = None
    refId: str | None = None
    channelId: str | None = None
    subChannelId: str | None = None
    registeredBy: Annotated[RegisteredBy, Field(strict=False)] | None = None
    ip: str | None = None
    deviceId: str | None = None


@event("playerRegistered", PlayerRegistered)
def registered(world: World, body: PlayerRegistered) -> dict[str, Any]:
    """The new player. Raises ValidationFailed."""
    return {"playerCode": register(world, body).playerCode}


def register(world: World, body: PlayerRegistered, code: str | None = None) -> Player:
    """The new player, with nothing in any wallet; the next code where none is given. Raises ValidationFailed for an
    operator, currency, partner, channel or referring player that is not there, and for a name or address that is
    taken."""
    operator = world.table(OPERATORS).get(body.opId)
    if operator is None or not operator.isActive:
        raise ValidationFailed("opId", NO_OPERATOR)
    _require_free(world, body)
    currency = body.currency or operator.allowedCurrenciesToPlay[0]
    if currency not in operator.allowedCurrenciesToPlay:
        raise ValidationFailed("currency", f"{operator.title} does not take {currency}.")
    _require_partner(world, operator, body.affId)
    _require_channel(world, body)
    _require_referrer(world, operator, body.refId, code)
    now = world.now()
    with world.change() as change:
        player_code = code or make_player_code(world.sequence("player"))
        player_id = make_player_id(world.seed, player_code)
        way, place = registration_of(player_id)
        place = RegisteredFrom(ip=body.ip or place.ip, deviceId=body.deviceId or place.deviceId)
        player = Player(
            playerCode=player_code,
            playerId=player_id,
            uuid=world.new_uuid("registered-player"),
            username=body.username,
            nickname=body.firstName,
            firstName=body.firstName,
            lastName=body.lastName,
            email=body.email,
            country=body.country,
            language=body.language,
            opId=operator.opId,
            isTest=False,
            isVerified=False,
            isDeleted=False,
            isBlocked=False,
            chatIsBlocked=False,
            affId=body.affId,
            refId=body.refId,
            channelId=body.channelId,
            subChannelId=body.subChannelId,
            activeCurrency=currency,
            totalBetCount=0,
            totalDepositCount=0,
            totalWithdrawCount=0,
            totalTopUpIncreaseCount=0,
            verification=None,
            isAffCprCredited=False,
            isAffCpaCredited=False,
            registeredBy=body.registeredBy or way,
            registeredFrom=place,
            createdAt=now,
            updatedAt=now,
        )
        return change.put(world.table(PLAYERS), player)


def _require_free(world: World, body: PlayerRegistered) -> None:
    """Raises ValidationFailed."""
    if not USERNAME.fullmatch(body.username):
        raise ValidationFailed("username", "6 to 20 letters, digits, hyphens and underscores, a letter first.")
    for name in ("username", "email"):
        if world.table(PLAYERS).count(**{name: getattr(body, name)}):
            raise ValidationFailed(name, "Another player has this already.")


def _require_partner(world: World, operator: Operator, aff_id: str | None) -> None:
    """Raises ValidationFailed unless it is a partner of the operator, who is not deleted."""
    affiliate = world.table(AFFILIATES).get(aff_id) if aff_id else None
    if aff_id is not None and (affiliate is None or affiliate.opId != operator.opId or affiliate.deletedAt):
        raise ValidationFailed("affId", f"{operator.title} has no such partner.")


def _require_channel(world: World, body: PlayerRegistered) -> None:
    """Raises ValidationFailed unless a partner's player comes by a channel of that partner, and anybody by a channel
    only through somebody."""
    channel = world.table(CHANNELS).get(body.channelId) if body.channelId else None
    if body.channelId is not None and body.affId is not None:
        if channel is None or channel.affId != body.affId:
            raise ValidationFailed("channelId", "The partner has no such channel.")
        if channel.deletedAt is not None:
            raise ValidationFailed("channelId", "This channel was deleted; nobody comes by it any more.")
    elif body.channelId is not None and (body.refId is None or channel is not None):
        raise ValidationFailed("channelId", "A channel belongs to the partner or player who is named, too.")
    if body.subChannelId is not None and body.channelId is None:
        raise ValidationFailed("subChannelId", "It is a part of a channel, which must be named, too.")
    if body.subChannelId is not None and not re.fullmatch(SUB_CHANNEL_PATTERN, body.subChannelId):
        raise ValidationFailed("subChannelId", "1 to 40 letters, digits, hyphens and underscores.")


def _require_referrer(world: World, operator: Operator, ref_id: str | None, code: str | None) -> None:
    """Raises ValidationFailed unless it is a player of the operator, its parent or its brands, whom this player, of
    that code, did not refer in turn."""
    table, seen = world.table(PLAYERS), {code}
    referrer = table.get(ref_id) if ref_id else None
    if ref_id is not None and code != ref_id:
        ours = family(world, operator.parentOpId or operator.opId)
        if referrer is None or referrer.isDeleted or referrer.opId not in ours:
            raise ValidationFailed("refId", f"{operator.title} has no such player.")
    while ref_id is not None:
        if ref_id in seen:
            raise ValidationFailed("refId", "A player cannot be referred, over others or not, by themselves.")
        seen.add(ref_id)
        referrer = table.get(ref_id)
        ref_id = referrer.refId if referrer else None
