"""Finding a player, as the top bar does."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.envelope import Page
from contracts.fields import Instant, Named, PageNumber, PageSize
from contracts.money import Amount, Usd
from contracts.operation import Effect, Operation, Origin
from contracts.roles import PLATFORM_ADMINS, Permission
from contracts.rules import MaxLength, OpId, Required
from contracts.wire import Wire


class VerificationStatus(StrEnum):
    CONFIRMED = "CONFIRMED"
    PENDING = "PENDING"
    REJECTED = "REJECTED"


class PlayerProfile(Wire):
    nickname: str
    firstName: str
    lastName: str
    email: str
    country: str
    language: str


class BalanceInUsd(Wire):
    balance: Usd


class Balance(Wire):
    """In the currency's own units."""

    balance: Amount


class PlayerWallet(Wire):
    """`inUSD` is the sum over the currencies at the rates of the moment. Not real-time."""

    inUSD: BalanceInUsd
    byCurrency: dict[str, Balance]


class PlayerStats(Wire):
    totalBetCount: int
    totalDepositCount: int
    totalWithdrawCount: int
    totalTopUpIncreaseCount: int


class Verification(Wire):
    status: Annotated[VerificationStatus, Field(strict=False)]


class PlayerKyc(Wire):
    verifications: list[Verification]


class PlayerOperator(Wire):
    """The operator or brand at which a player plays."""

    opId: str
    opTitle: str
    parentOpId: str | None = None
    parentOpTitle: str | None = None


class PlayerBlock(Wire):
    """Who blocked a player, when and why."""

    reason: str
    by: Named
    at: Instant


class Player(Wire):
    """`block` is there while the player is blocked; `revision` goes into If-Match."""

    playerCode: str
    playerId: str
    uuid: str
    username: str
    profile: PlayerProfile
    isTest: bool
    isVerified: bool
    isDeleted: bool
    isBlocked: bool
    chatIsBlocked: bool
    affId: str | None = None
    refId: str | None = None
    channelId: str | None = None
    subChannelId: str | None = None
    activeCurrency: str
    wallet: PlayerWallet
    playerStats: PlayerStats
    kyc: PlayerKyc
    isAffCprCredited: bool
    isAffCpaCredited: bool
    createdAt: Instant
    updatedAt: Instant
    operator: PlayerOperator
    block: PlayerBlock | None = None
    revision: int


class PlayerSearch(Wire):
    """`query` is looked for in code, id, username, nickname, name and e-mail, whatever its case;
    what begins with it comes first. With `opId`: that operator and its brands."""

    query: Annotated[
        str, Required("Type a code, an id, a name or an e-mail."), MaxLength(100, "At most 100 characters.")
    ]
    opId: OpId | None = None
    page: PageNumber = 1
    limit: PageSize = 50


OPERATIONS = (
    Operation(
        id="playersSearch",
        area="players",
        method="POST",
        path="/api/players/search",
        summary="Find players; deleted ones are left out",
        effect=Effect.READ,
        origin=Origin.SPECIFIED,
        roles=PLATFORM_ADMINS,
        permission=Permission.PLAYERS_SEARCH,
        body=PlayerSearch,
        data=Page[Player],
        tags=frozenset({"Player"}),
    ),
)
