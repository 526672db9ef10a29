"""Players: the record, what a list shows of one, and the search of the top bar."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.players import PlayerSearch, VerificationStatus
from contracts.money import CURRENCY_PLACES, cents
from upstream_sim.people import Caller
from upstream_sim.rates import rate_of
from upstream_sim.serving import Command, serves
from upstream_sim.table import Schema, page_of
from upstream_sim.telling import Told
from upstream_sim.tenants import OPERATORS, family
from upstream_sim.world import World


class Player(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player of an operator or brand. `balances` are pairs of a currency and a number of its
    smallest units; `verification` is the state of the identity documents, None before any came."""

    playerCode: str
    playerId: str
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
    balances: tuple[tuple[str, int], ...]
    totalBetCount: int
    totalDepositCount: int
    totalWithdrawCount: int
    totalTopUpIncreaseCount: int
    verification: VerificationStatus | None
    isAffCprCredited: bool
    isAffCpaCredited: bool
    createdAt: datetime
    updatedAt: datetime
    revision: int = 1


PLAYERS = Schema(
    name="players",
    record=Player,
    key="playerCode",
    bitmaps=("opId", "isTest", "isDeleted", "isBlocked", "verification"),
    arrays=("playerId", "username", "affId"),
    sorts=("createdAt", "playerCode"),
    texts=("playerCode", "playerId", "username", "nickname", "firstName", "lastName", "email"),
    told=Told(area=ActivityArea.PLAYERS, kind="Player", title=lambda player: player.username),
)
AS_STORED = (
    "playerCode",
    "playerId",
    "username",
    "isTest",
    "isVerified",
    "isDeleted",
    "isBlocked",
    "chatIsBlocked",
    "affId",
    "refId",
    "channelId",
    "subChannelId",
    "activeCurrency",
    "isAffCprCredited",
    "isAffCpaCredited",
    "createdAt",
    "updatedAt",
)
PROFILE = ("nickname", "firstName", "lastName", "email", "country", "language")
STATS = ("totalBetCount", "totalDepositCount", "totalWithdrawCount", "totalTopUpIncreaseCount")


@serves("playersSearch")
def search(world: World, _caller: Caller, command: Command) -> Any:
    """A page of those found: what begins with the text first."""
    wanted: PlayerSearch = command.body
    filters: dict[str, Any] = {"isDeleted": False}
    if wanted.opId is not None:
        filters["opId"] = family(world, wanted.opId)
    found = world.table(PLAYERS).search(wanted.query.strip(), **filters)
    items, count, remaining = page_of(found, wanted.page, wanted.limit)
    return {"items": [shown(world, player) for player in items], "count": count, "remaining": remaining}


def shown(world: World, player: Player) -> dict[str, Any]:
    """The player's row on the wire."""
    verifications = [{"status": player.verification}] if player.verification else []
    return {
        **{name: getattr(player, name) for name in AS_STORED},
        "profile": {name: getattr(player, name) for name in PROFILE},
        "wallet": wallet(world, player),
        "playerStats": {name: getattr(player, name) for name in STATS},
        "kyc": {"verifications": verifications},
        "operator": _operator(world, player.opId),
    }


def wallet(world: World, player: Player) -> dict[str, Any]:
    """The balances, and their sum in USD at the rates of the moment, rounded once."""
    balances = {currency: Decimal(units).scaleb(-CURRENCY_PLACES[currency]) for currency, units in player.balances}
    total = sum((amount * rate_of(world, currency) for currency, amount in balances.items()), Decimal(0))
    return {
        "inUSD": {"balance": cents(total)},
        "byCurrency": {currency: {"balance": amount} for currency, amount in balances.items()},
    }


def _operator(world: World, op_id: str) -> dict[str, Any]:
    operators = world.table(OPERATORS)
    operator = operators.get(op_id)
    parent = operators.get(operator.parentOpId) if operator and operator.parentOpId else None
    return {
        "opId": op_id,
        "opTitle": operator.title if operator else op_id,
        "parentOpId": parent.opId if parent else None,
        "parentOpTitle": parent.title if parent else None,
    }
