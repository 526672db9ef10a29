"""Players: search, lists and details; block, unblock and delete.

The lists and the block are our choice where the specification is silent.
"""

from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.area import Area, ForWeb
from contracts.envelope import Page
from contracts.fields import (
    INVALID_RANGE,
    EmailAddress,
    FromDateToDate,
    Instant,
    ListQuery,
    Named,
    PageNumber,
    PageSize,
    PersonName,
    field_error,
)
from contracts.marks import Personal, PersonalKind
from contracts.money import Amount, Currency, Usd
from contracts.operation import Example, Origin
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import MaxLength, OpId, Required
from contracts.wire import Wire

UNABLE = "Unable to perform this action"
PLAYER_DELETED = "Player deleted successfully"
PLAYERS_DELETED: ForWeb[str] = "Players deleted successfully"


class VerificationStatus(StrEnum):
    CONFIRMED = "CONFIRMED"
    PENDING = "PENDING"
    REJECTED = "REJECTED"


class RegisteredBy(StrEnum):
    EMAIL = "EMAIL"
    GMAIL = "GMAIL"
    TELEGRAM = "TELEGRAM"


class RegisteredFrom(Wire):
    ip: Annotated[str, Personal(PersonalKind.IP)]
    deviceId: Annotated[str, Personal(PersonalKind.DEVICE)]


class PlayerProfile(Wire):
    nickname: str
    firstName: PersonName
    lastName: PersonName
    email: EmailAddress
    country: str
    language: str


class BalanceInUsd(Wire):
    balance: Usd


class Balance(Wire):
    """A balance in its own currency."""

    balance: Amount


class PlayerWallet(Wire):
    """A main wallet. `inUSD` is the total over all currencies at current rates. Not real-time."""

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
    """The player's operator or brand."""

    opId: str
    opTitle: str
    parentOpId: str | None = None
    parentOpTitle: str | None = None


class PlayerBlock(Wire):
    """Who blocked or unblocked a player, when and why."""

    reason: str
    by: Named
    at: Instant


class Player(Wire):
    """A player. `block` is present while the player is blocked; `unblock` describes the latest unblocking.
    `registeredFrom` is for platform admins and those who read risks, in a player's own details alone. Send `revision`
    in If-Match."""

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
    registeredBy: Annotated[RegisteredBy, Field(strict=False)] | None = None
    registeredFrom: RegisteredFrom | None = None
    createdAt: Instant
    updatedAt: Instant
    operator: PlayerOperator
    block: PlayerBlock | None = None
    unblock: PlayerBlock | None = None
    revision: int


class PlayerSearch(Wire):
    """`query` is matched against code, id, username, nickname, name and e-mail, ignoring case; matches at the
    beginning come first. Several words are each matched, so that a full name is found; a card's number and a
    transaction's id in full find whose they are, for those who may view them. `opId` limits the
    search to that operator and its brands."""

    query: Annotated[str, Required("Enter a code, ID, name or email."), MaxLength(100, "At most 100 characters.")]
    opId: OpId | None = None
    page: PageNumber = 1
    limit: PageSize = 50


class PlayerDateField(StrEnum):
    CREATED_AT = "createdAt"
    FIRST_VERIFIED_AT = "firstVerifiedAt"


class ActiveBetType(StrEnum):
    CASINO = "CASINO"
    SPORT = "SPORT"


class ActiveBy(StrEnum):
    """What makes a player active: a bet that is placed, a deposit or a withdrawal that is confirmed."""

    BET = "BET"
    DEPOSIT = "DEPOSIT"
    WITHDRAW = "WITHDRAW"


class PlayerSource(StrEnum):
    """What a player came by: a partner's link, another player's, or neither. A partner's counts before a player's."""

    AFFILIATE = "affId"
    REFERRER = "refId"
    DIRECT = "direct"


class PlayerCount(Wire):
    """Of all that the filters find."""

    count: int


class PlayersQuery(FromDateToDate, ListQuery):
    """`currency` is the one a player plays in; `fromDate` and `toDate` are both included, unless `toExclusive`, and
    mean `dateField`. `activeFrom` and `activeTo` find who placed a bet between them, canceled and free bets left out;
    `toExclusive` means `activeTo`, too; `activeBetType`, `activeGameId` and `activeProvider` (assumed) say on what;
    `activeBy` (assumed) finds those who deposited or withdrew in place of those who bet.
    What is typed is matched whole, whatever its case."""

    playerCode: str | None = None
    playerId: str | None = None
    username: str | None = None
    email: EmailAddress | None = None
    affId: str | None = None
    refId: str | None = None
    channelId: str | None = None
    currency: Currency | None = None
    kycStatus: VerificationStatus | None = None
    isVerified: bool | None = None
    isBlocked: bool | None = None
    isDeleted: bool | None = None
    chatIsBlocked: bool | None = None
    hasDeposit: bool | None = None
    activeFrom: Instant | None = None
    activeTo: Instant | None = None
    activeBy: Annotated[ActiveBy, Field(strict=False)] | None = None
    activeBetType: Annotated[ActiveBetType, Field(strict=False)] | None = None
    activeGameId: str | None = None
    activeProvider: str | None = None
    source: PlayerSource | None = None

    @model_validator(mode="after")
    def _active_in_order(self) -> Self:
        if self.activeFrom and self.activeTo and self.activeFrom > self.activeTo:
            raise field_error("activeFrom", INVALID_RANGE)
        if self.activeBy not in (None, ActiveBy.BET) and (
            self.activeBetType or self.activeGameId or self.activeProvider
        ):
            raise field_error("activeBy", "A game, a provider and a type of bets go with BET alone.")
        return self


class PlayerKey(Wire):
    """Exactly one of the two."""

    playerId: str | None = None
    playerCode: str | None = None

    @model_validator(mode="after")
    def _one_of_them(self) -> Self:
        if (self.playerId is None) == (self.playerCode is None):
            raise field_error("playerCode", "Enter either the player’s code or their ID.")
        return self


class PlayerDeletion(Wire):
    """The player to delete. All three fields must name the same player."""

    playerId: Annotated[str, Required("Missing player ID.")]
    playerUsername: Annotated[str, Required("Missing username.")]
    uuid: Annotated[str, Required("Missing UUID.")]


class BlockAction(StrEnum):
    BLOCK = "BLOCK"
    UNBLOCK = "UNBLOCK"


class PlayerBlockForm(Wire):
    """`reason` is shown in the player's details and in the activities."""

    playerCode: Annotated[str, Required("Missing player code.")]
    action: Annotated[BlockAction, Field(strict=False)]
    reason: Annotated[str, Required("Enter a reason."), MaxLength(200, "At most 200 characters.")]


READERS = PLATFORM_ADMINS | OPERATOR_ROLES
DELETERS = PLATFORM_ADMINS | {Role.OPERATOR_ADMIN}
TAGS = frozenset({"Player"})

AREA = Area(
    "players",
    readers=READERS,
    can_read=Permission.PLAYERS_READ,
    can_write=Permission.PLAYERS_BLOCK,
    tags=TAGS,
    invalidates=TAGS,
    lists=("players.players", "players.balances"),
    permissions={
        Permission.PLAYERS_BLOCK: Described(
            "Block players", "Block players and let them in again.", ("players",), STAFF
        ),
        Permission.PLAYERS_DELETE: Described("Delete players", "Delete players’ accounts.", ("players",), MANAGERS),
        Permission.PLAYERS_READ: Described(
            "View players", "See players and their balances.", ("players",), STAFF, ("/players", "/players/balances")
        ),
        Permission.PLAYERS_SEARCH: Described(
            "Search players everywhere",
            "Find a player of any operator from the top bar.",
            ("players",),
            PLATFORM_ADMINS,
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "playersSearch",
        "/api/players/search",
        "Search players; deleted ones are excluded",
        method="POST",
        roles=PLATFORM_ADMINS,
        permission=Permission.PLAYERS_SEARCH,
        body=PlayerSearch,
        example=Example(body={"query": "ayla"}),
        data=Page[Player],
        tags=frozenset({"Player"}),
    ),
    AREA.list(
        "playersList",
        "/api/players",
        "List players",
        Player,
        totals=PlayerCount,
        date_field=PlayerDateField,
        query=PlayersQuery,
    ),
    AREA.read(
        "player",
        "/api/player",
        "View a player",
        method="POST",
        body=PlayerKey,
        example=Example(body={"playerCode": "P-65a1f0c2"}),
        data=Player,
    ),
    AREA.write(
        "playersBlock",
        "POST",
        "/api/players/block",
        "Block or unblock a player",
        origin=Origin.ASSUMED,
        body=PlayerBlockForm,
        example=Example(
            body={"playerCode": "P-65a1f0c2", "action": "BLOCK", "reason": "Chargeback reported by the bank."}
        ),
        data=Player,
        if_match=True,
        success="Saved.",
    ),
    AREA.write(
        "playersDelete",
        "DELETE",
        "/api/players/delete",
        "Delete a player without balance or open items",
        roles=DELETERS,
        permission=Permission.PLAYERS_DELETE,
        body=PlayerDeletion,
        example=Example(
            body={
                "playerId": "65a1f0c2e4b0d3a9c7f81205",
                "playerUsername": "nobody",
                "uuid": "1f6e5a0c-8f3b-4c9d-9c55-0a1b2c3d4e5f",
            }
        ),
        if_match=True,
        success=PLAYER_DELETED,
        failure=UNABLE,
    ),
)
