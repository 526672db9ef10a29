"""Risk management: the players who used a card."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.areas.players import PlayerOperator
from contracts.areas.transactions import TransactionStatus
from contracts.envelope import Page
from contracts.fields import CardNumber, FromDateToDate, Instant, PageNumber, PageSize
from contracts.money import Amount, Usd
from contracts.operation import Export
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission
from contracts.rules import MaxLength, OpId
from contracts.wire import Wire


class CardUseStatus(StrEnum):
    """The status of a completed transaction."""

    CONFIRMED = "CONFIRMED"
    REJECTED = "REJECTED"


class CardUseType(StrEnum):
    DEPOSIT = "DEPOSIT"
    WITHDRAW = "WITHDRAW"


class CardUsersQuery(FromDateToDate):
    """`cardNumber` must match completely, ignoring spaces. `isShared`: true for cards that several players used,
    false for cards of a single player. `fromDate` and `toDate` are inclusive. Newest first."""

    cardNumber: Annotated[CardNumber, MaxLength(40, "At most 40 characters.")] | None = None
    playerCode: str | None = None
    transactionType: Annotated[CardUseType, Field(strict=False)] | None = None
    status: Annotated[CardUseStatus, Field(strict=False)] | None = None
    isShared: bool | None = None
    isTest: bool | None = None
    opId: OpId | None = None
    includeBrands: bool | None = None
    page: PageNumber = 1
    limit: PageSize = 50


class CardUser(Wire):
    """One use of a card; `playersOfCard` is the number of players at these operators who used it."""

    txId: str
    cardNumber: CardNumber
    playersOfCard: int
    transactionType: Annotated[CardUseType, Field(strict=False)]
    status: Annotated[TransactionStatus, Field(strict=False)]
    fromAmount: Amount
    fromCurrency: str
    amountInUSD: Usd
    createdAt: Instant
    playerCode: str
    playerId: str
    username: str
    isTest: bool
    isBlocked: bool
    operator: PlayerOperator


AREA = Area(
    "risk_management",
    readers=PLATFORM_ADMINS | OPERATOR_ROLES,
    can_read=Permission.RISK_READ,
    tags=frozenset({"Transaction", "Player"}),
    lists=("risk_management",),
)

OPERATIONS = (
    AREA.read(
        "riskCardUsers",
        "/api/reports/risk-management/card-users",
        "List uses of a card",
        method="POST",
        body=CardUsersQuery,
        export=Export(),
        data=Page[CardUser],
        time_limit=30,
    ),
)
