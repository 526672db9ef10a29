"""Reports: tables of measures by operator, game, provider, time and so on, each figure with the list that it sums.

The specification names their pages; the calls are our choice. What is measured stands in `contracts.measures`, what
each report shows in `contracts.report_declarations`.
"""

from enum import StrEnum
from typing import Annotated, Any

from pydantic import Field

from contracts.area import Area, ForWeb
from contracts.areas.transactions import TransactionType
from contracts.bet_filters import BetType
from contracts.envelope import Page
from contracts.fields import FromDateToDate, Instant, PageNumber, PageSize, Sort
from contracts.measures import described
from contracts.money import Amount
from contracts.operation import Example, Export, Origin
from contracts.permissions import STAFF, Described
from contracts.report_declarations import REPORTS, Dimension, described_reports
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission
from contracts.rules import MaxLength, OpId
from contracts.wire import Wire, WireQuery

MOST_POINTS: ForWeb[int] = 1000
MOST_BARS = 12
LONGEST_DAYS: ForWeb[int] = 1100
RANGE_EXPECTED = "A range has a start and an end."
PERIOD_TOO_LONG = f"A report covers at most {LONGEST_DAYS:,} days."
HOURS_CLOSED = "Hours are kept for 90 days. Choose DAY for what is older."
NO_REPORT: ForWeb[str] = "No Report Available."
MEASURES: ForWeb[dict[str, dict[str, Any]]] = described()
REPORT_TABLES: ForWeb[dict[str, dict[str, Any]]] = described_reports()

ExactText = Annotated[str, MaxLength(100, "At most 100 characters.")]
# A figure in the unit of its measure: a count, USD, a share of 1, or seconds.
Figure = Amount

_OWN, _OF_PARTNERS = ({key: key for key, report in REPORTS.items() if report.of_partners is of} for of in (False, True))
ReportId = StrEnum("ReportId", _OWN)  # type: ignore[misc]  # made at run time
ReportId.__doc__ = "A report by the last part of its address."
PartnerReportId = StrEnum("PartnerReportId", _OF_PARTNERS)  # type: ignore[misc]  # made at run time
PartnerReportId.__doc__ = "A report on affiliates or channels, by the last part of its address."


class Granularity(StrEnum):
    HOUR = "HOUR"
    DAY = "DAY"
    WEEK = "WEEK"
    MONTH = "MONTH"


class ReportPeriod(StrEnum):
    """In the user's timezone; weeks begin on Monday. RANGE is from `fromDate` up to `toDate`."""

    TODAY = "TODAY"
    YESTERDAY = "YESTERDAY"
    LAST_7_DAYS = "LAST_7_DAYS"
    LAST_30_DAYS = "LAST_30_DAYS"
    THIS_WEEK = "THIS_WEEK"
    LAST_WEEK = "LAST_WEEK"
    THIS_MONTH = "THIS_MONTH"
    LAST_MONTH = "LAST_MONTH"
    THIS_YEAR = "THIS_YEAR"
    RANGE = "RANGE"


def too_many_points(chosen: Granularity, larger: Granularity) -> str:
    return f"{chosen} would make more than {MOST_POINTS:,} points. Choose {larger}."


class PeriodQuery(FromDateToDate, WireQuery):
    """`fromDate` is included, `toDate` is not. Operator roles always see no test players."""

    period: Annotated[ReportPeriod, Field(strict=False)] = ReportPeriod.LAST_7_DAYS
    granularity: Annotated[Granularity, Field(strict=False)] | None = None
    opId: OpId | None = None
    includeBrands: bool | None = None
    isBrand: bool | None = None
    isTest: bool | None = None


class ReportFilters(PeriodQuery):
    """A report takes those of these filters that it declares. `compare`: with the period before."""

    compare: bool = False
    betType: Annotated[BetType, Field(strict=False)] | None = None
    gameId: ExactText | None = None
    providerName: ExactText | None = None
    type: Annotated[TransactionType, Field(strict=False)] | None = None
    gateway: ExactText | None = None
    currency: ExactText | None = None


class ReportQuery(ReportFilters):
    """`by` chooses among the dimensions that the report offers. Sorts: a measure, a dimension of the rows, or with a
    comparison `change.` and a measure, by the size of the difference. `chart` names the measure of the chart that is
    wanted beside the rows."""

    by: Annotated[Dimension, Field(strict=False)] | None = None
    chart: ExactText | None = None
    sort: Sort | None = None
    page: PageNumber = 1
    limit: PageSize = 50


class ReportTableQuery(ReportQuery):
    report: Annotated[ReportId, Field(strict=False)]


class PartnerReportQuery(ReportQuery):
    report: Annotated[PartnerReportId, Field(strict=False)]


class ChangesQuery(ReportFilters):
    """What a measure's difference to the period before is made of, by a dimension, the first that it can be broken
    down by where none is named. It takes the filters that the measure's sums know, those that the report does not
    declare too, so that a part can be broken down further."""

    report: Annotated[ReportId, Field(strict=False)]
    measure: ExactText
    by: Annotated[Dimension, Field(strict=False)] | None = None


class DimensionValue(Wire):
    """`value` is null for what has none of it, such as a transaction without a gateway."""

    dimension: Annotated[Dimension, Field(strict=False)]
    value: str | None
    title: str


class ReportRow(Wire):
    """`lists` are the filters of what the row is about, by list; a list that cannot show it is absent. `since` and
    `until` are its period. `figures` and `before`, those of the period before, are by measure, null where there is
    none."""

    key: str
    values: list[DimensionValue]
    since: Instant
    until: Instant
    lists: dict[str, dict[str, str]]
    figures: dict[str, Figure | None]
    before: dict[str, Figure | None] | None


class ChartPart(Wire):
    """A step of time, or a row by its `title`, and the figures of a measure; null where there is none."""

    title: str
    now: Figure | None
    before: Figure | None


class ReportPage(Page[ReportRow]):
    """A page of the rows, and `totals` of all of them. `chart`, where one is asked for, is of all rows, too: of a
    report with time every step, else the largest rows and the rest as one, `MOST_BARS` in all. `isRunning`: the period
    has not ended, and is compared up to the same elapsed time. `holdsSums`: some figures hold sums without rows.
    `tenants` are the filters of every list that a figure leads to."""

    totals: ReportRow
    chart: list[ChartPart] | None
    since: Instant
    until: Instant
    comparedSince: Instant | None
    comparedUntil: Instant | None
    granularity: Annotated[Granularity, Field(strict=False)] | None
    timezone: str
    asOf: Instant
    isRunning: bool
    holdsSums: bool
    tenants: dict[str, str]


class Cause(Wire):
    """A part of a difference; `row` is null for the rest."""

    title: str
    now: Figure
    before: Figure
    difference: Figure
    row: ReportRow | None


class Changes(Wire):
    """The ten largest parts of a measure's difference and the rest, which add up to it, and the two periods.
    `dimensions` are what it can be broken down by."""

    measure: str
    by: Annotated[Dimension, Field(strict=False)]
    dimensions: list[Annotated[Dimension, Field(strict=False)]]
    now: Figure
    before: Figure
    difference: Figure
    causes: list[Cause]
    since: Instant
    until: Instant
    comparedSince: Instant
    comparedUntil: Instant
    tenants: dict[str, str]


TAGS = frozenset({"Report"})
PATHS = (
    "/reports/operator",
    "/reports/game-operator",
    "/reports/games",
    "/reports/game-providers",
    "/reports/game-financial",
    "/reports/registration",
    "/reports/transactions",
    "/reports/transactionsV2",
    "/reports/transaction-operator",
    "/reports/bonus-releases",
    "/reports/bonus-transactions",
)
"""Of the console's pages that `reports_read` alone opens."""

AREA = Area(
    "reports",
    readers=PLATFORM_ADMINS | OPERATOR_ROLES,
    can_read=Permission.REPORTS_READ,
    tags=TAGS,
    lists=tuple(f"reports.{key}" for key in REPORTS),
    permissions={
        Permission.REPORTS_READ: Described(
            "View reports",
            "See reports on bets, money, registrations and bonuses; those on affiliates want View affiliates, too.",
            ("reports",),
            STAFF,
            PATHS,
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "reportTable",
        "/api/reports/tables",
        "View a report",
        origin=Origin.ASSUMED,
        export=Export(),
        query=ReportTableQuery,
        names_unseen_tenant=True,
        example=Example(query={"report": "games", "chart": "ggr"}),
        data=ReportPage,
        time_limit=30,
    ),
    AREA.read(
        "reportChanges",
        "/api/reports/tables/changes",
        "View what a difference between two periods is made of",
        origin=Origin.ASSUMED,
        query=ChangesQuery,
        names_unseen_tenant=True,
        example=Example(query={"report": "games", "measure": "ggr", "by": "operator"}),
        data=Changes,
        time_limit=30,
    ),
    AREA.read(
        "partnerReportTable",
        "/api/reports/partners",
        "View a report on affiliates or their channels",
        origin=Origin.ASSUMED,
        export=Export(),
        permission=Permission.AFFILIATES_READ,
        query=PartnerReportQuery,
        names_unseen_tenant=True,
        example=Example(query={"report": "top-affiliates"}),
        data=ReportPage,
        time_limit=30,
    ),
)
