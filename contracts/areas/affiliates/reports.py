"""What an affiliate's players did, month by month."""

from datetime import datetime
from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, ValidationInfo, model_validator

from contracts.areas.affiliates.area import AREA, REPORT, SCOPES, TAGS, AffiliateId
from contracts.areas.billing_v1 import TEST_PLAYERS_HINT, TestPlayersInclusion
from contracts.fields import FromTo, Instant, OneTenant, field_error, identity_of
from contracts.money import Usd
from contracts.operation import Example
from contracts.roles import PLATFORM_ADMINS
from contracts.rules import OpId, ParentOpId, Required
from contracts.warnings import ASSUMED
from contracts.wire import Wire

MONTHS_MAX = 120
TOO_MANY_MONTHS = f"At most {MONTHS_MAX} months at once."


class AffiliateReportKey(OneTenant):
    affId: AffiliateId | None = None


class ReportGranularity(StrEnum):
    MONTHLY = "MONTHLY"


class AffiliateReportForm(FromTo):
    """What is reported: every UTC month of which a part lies between `from` and `to`, the whole of it. `affId` is an
    affiliate's own by itself, and must be given by all others, here or in the query. `interpolate` adds months in which
    nothing happened, `futureInterpolation` those after now."""

    since: Annotated[Instant, Required("From is required.")] = Field(alias="from")
    until: Annotated[Instant, Required("To is required.")] = Field(alias="to")
    granularity: Annotated[ReportGranularity, Field(strict=False)] = ReportGranularity.MONTHLY
    testPlayersInclusion: Annotated[TestPlayersInclusion, Field(strict=False)] = TestPlayersInclusion.NO_TEST
    interpolate: bool = False
    futureInterpolation: bool = False
    opId: OpId | None = None
    parentOpId: ParentOpId | None = None
    affId: AffiliateId | None = None
    channelId: AffiliateId | None = None

    @model_validator(mode="after")
    def _few_months(self) -> Self:
        if _months_between(self.since, self.until) > MONTHS_MAX:
            raise field_error("to", TOO_MANY_MONTHS)
        return self

    @model_validator(mode="after")
    def _test_players_are_for_platform_admins(self, info: ValidationInfo) -> Self:
        who = identity_of(info)
        if who and who.role not in PLATFORM_ADMINS and self.testPlayersInclusion is not TestPlayersInclusion.NO_TEST:
            raise field_error("testPlayersInclusion", TEST_PLAYERS_HINT)
        return self


def _months_between(since: datetime, until: datetime) -> int:
    return (until.year - since.year) * 12 + until.month - since.month + 1


class AffiliateReportRow(Wire):
    """A month (UTC) of an affiliate's players, or of those who came by one channel: what they wagered and lost, how
    many joined, and how many deposited for the first time. `timeStamp` (assumed) is when the month begins."""

    timeStamp: Annotated[Instant, Field(json_schema_extra=ASSUMED)]
    totalBetAmountInUSD: Usd
    totalBetCount: int
    totalPlInUSD: Usd
    signups: int
    totalFtdCount: int


class AffiliateReport(Wire):
    """The months in order."""

    data: list[AffiliateReportRow]


OPERATIONS = (
    AREA.read(
        "affiliateReport",
        REPORT,
        "View what an affiliate’s players did, month by month",
        method="POST",
        scopes=SCOPES,
        query=AffiliateReportKey,
        body=AffiliateReportForm,
        example=Example(
            query={"affId": "A-65a1f0c2"},
            body={"from": "2026-10-01T00:00:00Z", "to": "2026-11-30T23:59:59.999Z", "granularity": "MONTHLY"},
        ),
        data=AffiliateReport,
        tags=TAGS | {"Channel"},
    ),
)
