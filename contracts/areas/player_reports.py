"""Reports on players: registrations, deposits and withdrawals of a period, and the summary panels of one player.

The totals are our choice where the specification is silent; the panels are its calls.
"""

from enum import StrEnum
from typing import Annotated

from contracts.area import Area
from contracts.areas.players import PlayerOperator
from contracts.areas.transactions import Transaction, TransactionPage, TransactionTotals
from contracts.fields import FromDateToDate, Instant, ListQuery
from contracts.money import Usd
from contracts.operation import Example, Origin
from contracts.permissions import Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission
from contracts.rules import OpId, ParentOpId, Required
from contracts.wire import Wire, WireQuery


class TotalKind(StrEnum):
    """Who joined, whose deposits were confirmed, whose withdrawals were."""

    JOINED = "JOINED"
    DEPOSIT = "DEPOSIT"
    WITHDRAW = "WITHDRAW"


class TotalsQuery(FromDateToDate, WireQuery):
    """Without a period the totals are of all time; both ends are included. Transactions count at their confirmation."""

    opId: OpId | None = None
    includeBrands: bool | None = None
    isBrand: bool | None = None
    isTest: bool | None = None


class PlayerTotals(Wire):
    """`joined`, `depositors` and `withdrawers` count players who are not deleted; amounts are of all confirmed
    transactions."""

    joined: int
    depositors: int
    withdrawers: int
    depositsInUSD: Usd
    withdrawalsInUSD: Usd


class TotalUsersQuery(FromDateToDate, ListQuery):
    """For JOINED, transactions are those of every type."""

    kind: TotalKind
    playerCode: str | None = None


class TotalUser(Wire):
    """A player with their confirmed deposits or withdrawals of the period; without amounts for JOINED."""

    playerCode: str
    playerId: str
    username: str
    isTest: bool
    operator: PlayerOperator
    createdAt: Instant
    transactionCount: int
    totalInUSD: Usd
    lastTransactionAt: Instant | None = None


class PlayerPanel(Wire):
    """A player, and the operator or brand from whose view the summary is read."""

    playerCode: Annotated[str, Required("Missing player code.")]
    opId: OpId | None = None
    parentOpId: ParentOpId | None = None


class BonusSummary(Wire):
    """Not real-time."""

    bonusWalletBalanceInUSD: Usd
    totalClaimedBonusesInUSD: Usd


READERS = PLATFORM_ADMINS | OPERATOR_ROLES
TAGS = frozenset({"Player", "Transaction"})
PANELS = frozenset({"Player", "Wallet"})

AREA = Area(
    "player_reports",
    readers=READERS,
    can_read=Permission.PLAYERS_READ,
    tags=TAGS,
    permissions={
        Permission.PLAYERS_PANELS: Described(
            "View players’ bonuses and affiliates",
            "See the summaries of bonuses and of the affiliate on a player’s page.",
            ("players", "affiliates"),
            PLATFORM_ADMINS,
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "playersTotals",
        "/api/players/totals",
        "View totals of sign-ups, deposits and withdrawals",
        origin=Origin.ASSUMED,
        query=TotalsQuery,
        data=PlayerTotals,
        time_limit=30,
    ),
    AREA.list(
        "playersTotalUsers",
        "/api/players/total-users",
        "List players behind a total",
        TotalUser,
        query=TotalUsersQuery,
        example=Example(query={"kind": "JOINED"}),
        time_limit=30,
    ),
    AREA.list(
        "playersTotalTransactions",
        "/api/players/total-users/transactions",
        "List confirmed transactions behind a total",
        Transaction,
        page=TransactionPage,
        totals=TransactionTotals,
        oldest_at=True,
        query=TotalUsersQuery,
        example=Example(query={"kind": "JOINED"}),
        time_limit=30,
    ),
    AREA.read(
        "playerBonusSummary",
        "/api/reports/bonus/player/summary",
        "View a player’s bonus wallet",
        method="POST",
        roles=PLATFORM_ADMINS,
        permission=Permission.PLAYERS_PANELS,
        body=PlayerPanel,
        example=Example(body={"playerCode": "P-65a1f0c2"}),
        data=BonusSummary,
        tags=PANELS,
    ),
)
