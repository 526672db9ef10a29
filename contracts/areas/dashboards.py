"""The dashboards: what waits and what happens today, at a glance, and a period with its cards and charts.

The specification names their pages and the permission of one chart; the calls are our choice.
"""

from typing import Annotated

from pydantic import Field

from contracts.area import Area, ForWeb
from contracts.areas.players import PlayerOperator
from contracts.areas.reports import Figure, Granularity, PeriodQuery, ReportRow
from contracts.bet_filters import BetType
from contracts.fields import Instant
from contracts.money import Usd
from contracts.operation import Origin
from contracts.permissions import STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission
from contracts.rules import OpId
from contracts.wire import Wire, WireQuery

BIG_AMOUNT: ForWeb[int] = 1000
LATEST = 10
QUICK_MEASURES: ForWeb[tuple[str, ...]] = ("deposits", "withdrawals", "ggr", "registrations")
CARDS: ForWeb[tuple[str, ...]] = (
    *("deposits", "withdrawals", "netDeposits", "ggr", "ngr", "margin"),
    *("wager", "active", "registrations", "ftd", "bets", "depositCount"),
)


class QuickQuery(WireQuery):
    opId: OpId | None = None
    includeBrands: bool | None = None
    isBrand: bool | None = None
    isTest: bool | None = None


class QueueTile(Wire):
    """What waits under a badge of the menu; `sumInUSD` is null for what is no money, `oldestAt` where nothing waits."""

    badge: str
    count: int
    sumInUSD: Usd | None
    oldestAt: Instant | None


class DayFigures(Wire):
    """By measure, of a half-open period."""

    since: Instant
    until: Instant
    figures: dict[str, Figure | None]


class BigWin(Wire):
    betId: str
    generation: int
    playerCode: str
    operator: PlayerOperator
    amountInUSD: Usd
    at: Instant


class BigWithdrawal(Wire):
    txId: str
    playerCode: str
    operator: PlayerOperator
    amountInUSD: Usd
    at: Instant


class QuickDashboard(Wire):
    """`yesterday` is up to the same time of day as `today`. `activeNow` counts different players with a bet in the last
    15 minutes. `wins` and `withdrawals` are the latest ones of at least 1,000 USD."""

    asOf: Instant
    timezone: str
    queues: list[QueueTile]
    today: DayFigures
    yesterday: DayFigures
    activeNow: int
    wins: list[BigWin]
    withdrawals: list[BigWithdrawal]
    tenants: dict[str, str]


class Dashboard(Wire):
    """A period against the one before it, in steps of `granularity`. `tenants` are the filters of every list that a
    figure leads to; `isRunning`: the period has not ended."""

    asOf: Instant
    timezone: str
    granularity: Annotated[Granularity, Field(strict=False)]
    isRunning: bool
    holdsSums: bool
    total: DayFigures
    before: DayFigures
    steps: list[DayFigures]
    stepsBefore: list[DayFigures]
    topGames: list[ReportRow]
    topOperators: list[ReportRow]
    tenants: dict[str, str]


class BetsOfType(Wire):
    betType: Annotated[BetType, Field(strict=False)]
    total: DayFigures
    steps: list[DayFigures]


class BetsChart(Wire):
    """Wager and GGR by the type of bets, in steps."""

    granularity: Annotated[Granularity, Field(strict=False)]
    types: list[BetsOfType]


TAGS = frozenset({"Report"})

AREA = Area(
    "dashboards",
    readers=PLATFORM_ADMINS | OPERATOR_ROLES,
    can_read=Permission.DASHBOARDS_READ,
    tags=TAGS,
    lists=("dashboards",),
    permissions={
        Permission.DASHBOARDS_READ: Described(
            "View the dashboards",
            "See what waits, what happens today, and how a period compares with the one before it.",
            ("dashboards",),
            STAFF,
            ("/quick-dashboard", "/dashboard"),
        ),
        Permission.DASHBOARD_BETS_CHART: Described(
            "View the dashboard’s chart of bets",
            "See bets by type on the dashboard.",
            ("dashboards", "bets"),
            STAFF,
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "quickDashboard",
        "/api/dashboards/quick",
        "View what waits and what happens today",
        origin=Origin.ASSUMED,
        query=QuickQuery,
        data=QuickDashboard,
        poll=True,
    ),
    AREA.read(
        "dashboard",
        "/api/dashboards/period",
        "View a period’s figures beside those of the period before",
        origin=Origin.ASSUMED,
        query=PeriodQuery,
        data=Dashboard,
        time_limit=30,
    ),
    AREA.read(
        "dashboardBetsChart",
        "/api/dashboards/bets",
        "View bets by type",
        origin=Origin.ASSUMED,
        permission=Permission.DASHBOARD_BETS_CHART,
        query=PeriodQuery,
        data=BetsChart,
        time_limit=30,
    ),
)
