"""The closed months of affiliates, and the statement of each."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.areas.affiliate_billing import AffiliateTerms, ProfitBreakdown
from contracts.areas.affiliates.area import AREA, CLAIMS, PATH, AffiliateId
from contracts.areas.affiliates.claims import AffiliateClaimStatus
from contracts.areas.billing_v1 import MonthName
from contracts.fields import Instant, ListQuery
from contracts.money import Usd
from contracts.operation import Example, Origin
from contracts.wire import Wire


class AffiliateMonth(Wire):
    """A closed month of an affiliate, by the record of its profit in affiliate billing. `claimId` and `claimStatus` are
    of the claim that holds it, null while it is free."""

    recordId: str
    affId: str
    opId: str
    month: Annotated[MonthName, Field(strict=False)]
    year: int
    closedAt: Instant
    affiliateSettings: AffiliateTerms
    profitBreakdown: ProfitBreakdown
    claimId: str | None = None
    claimStatus: Annotated[AffiliateClaimStatus, Field(strict=False)] | None = None


class AffiliateMonthsQuery(ListQuery):
    """An affiliate sees their own by themselves; all others name the affiliate. The latest month comes first. Sorts:
    `createdAt`, `netProfitInUSD`."""

    affId: AffiliateId | None = None
    year: int | None = None


class AffiliateMonthPath(Wire):
    recordId: str


class StatementCode(StrEnum):
    COMMISSION = "COMMISSION"
    REFERRAL_INCOME = "REFERRAL_INCOME"
    ADMINISTRATION_FEE = "ADMINISTRATION_FEE"
    DEPOSIT_FEES = "DEPOSIT_FEES"
    WITHDRAW_FEES = "WITHDRAW_FEES"
    CARRIED_LOSS = "CARRIED_LOSS"


class StatementLine(Wire):
    """A line of a month: less than 0 where it is deducted. `formula` is how its amount is made, in figures."""

    code: Annotated[StatementCode, Field(strict=False)]
    label: str
    formula: str
    amountInUSD: Usd


class CarriedFrom(Wire):
    """The month that left a loss to the next."""

    recordId: str
    month: Annotated[MonthName, Field(strict=False)]
    year: int
    netProfitInUSD: Usd


class UnlistedActivity(Wire):
    """What of a month's basis no listed player did: only sums of it are kept."""

    casinoGgrInUSD: Usd
    sportGgrInUSD: Usd
    totalDepositsInUSD: Usd
    totalWithdrawsInUSD: Usd


class AffiliateStatement(AffiliateMonth):
    """A month line by line: the lines add up to its net profit. With what its players did in the month, `unlisted`
    adds up to the breakdown's basis."""

    affTitle: str
    opTitle: str
    lines: list[StatementLine]
    carriedFrom: CarriedFrom | None = None
    unlisted: UnlistedActivity | None = None


OPERATIONS = (
    AREA.list(
        "affiliateMonths",
        f"{PATH}/months",
        "List an affiliate’s closed months",
        AffiliateMonth,
        query=AffiliateMonthsQuery,
        example=Example(query={"affId": "A-65a1f0c2"}),
        tags=CLAIMS | {"AffiliateBilling"},
    ),
    AREA.read(
        "affiliateStatement",
        f"{PATH}/months/{{recordId}}",
        "View an affiliate’s month line by line",
        origin=Origin.ASSUMED,
        path_params=AffiliateMonthPath,
        data=AffiliateStatement,
        tags=CLAIMS | {"AffiliateBilling"},
    ),
)
