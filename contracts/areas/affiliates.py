"""Affiliates: the partners who refer players to an operator, each with an account of their own, their percentages,
figures, months and claims. What they are paid is `affiliate_billing`'s, where their players come from `channels`'.

The specification's calls are creating and deleting, the report, the claim history and the active players; the rest is
our choice where it is silent.
"""

from datetime import datetime
from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, ValidationInfo, model_validator

from contracts.area import Area, ForWeb
from contracts.areas.admins import PROOF_SECONDS, AdminId, NewAccount
from contracts.areas.affiliate_billing import AffiliateTerms, ProfitBreakdown
from contracts.areas.billing_v1 import TEST_PLAYERS_HINT, MonthName, TestPlayersInclusion
from contracts.areas.cashback import Share
from contracts.areas.referrals import ReferralChannelType, SummaryPeriod
from contracts.envelope import Page, StaleData
from contracts.fields import (
    FromDateToDate,
    FromTo,
    Instant,
    ListQuery,
    Named,
    OneTenant,
    PageNumber,
    PageSize,
    field_error,
    identity_of,
)
from contracts.marks import StaffName
from contracts.money import Usd
from contracts.operation import Example, Export, Origin
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import PLATFORM_ADMINS, Permission, Role, Scope
from contracts.rules import MaxLength, OpId, ParentOpId, Pattern, Required
from contracts.warnings import ASSUMED
from contracts.wire import Wire

PATH = "/api/affiliates"
REPORT = "/api/reports/{scope}/affiliate"
# The affiliate's own path is the one that the specification writes without a scope.
SCOPES = {Scope.SUPER_ADMIN: "super-admin", Scope.OPERATOR: "operator", Scope.BRAND: "brand", Scope.AFFILIATE: ""}
MONTHS_MAX = 120
TOO_MANY_MONTHS = f"At most {MONTHS_MAX} months at once."
ONE_OF_BOTH = "Choose an affiliate or a referring player, not both."
ONLY_REFERRED = "Only players whom a player referred are told apart so."
PERIOD_OR_ENDS = "Choose a period or its ends, not both."
AFFILIATE_REQUIRED: ForWeb[str] = "Choose an affiliate."
PERCENTAGE_REQUIRED = "Percentage is required."
AFF_CODE_PATTERN = "[A-Z0-9_-]{3,20}"
INVALID_AFF_CODE: ForWeb[str] = "3 to 20 capital letters, digits, hyphens and underscores."

AffiliateId = Annotated[str, MaxLength(64, "At most 64 characters.")]
SearchText = Annotated[str, MaxLength(100, "At most 100 characters.")]
ClaimNote = Annotated[str, Required("Note is required."), MaxLength(500, "At most 500 characters.")]
Percent = Annotated[Share, Required(PERCENTAGE_REQUIRED)]


class AffiliateStatus(StrEnum):
    """BLOCKED: the account is blocked; players are counted and months closed all the same. DELETED: no month is closed
    any more."""

    ACTIVE = "ACTIVE"
    BLOCKED = "BLOCKED"
    DELETED = "DELETED"


class AffiliateClaimStatus(StrEnum):
    """CLAIMED: asked for, and not paid yet. REJECTED: its months are free to be claimed again."""

    CLAIMED = "CLAIMED"
    PAID = "PAID"
    REJECTED = "REJECTED"


class AffiliateClaimAction(StrEnum):
    REJECT = "reject"


class WaitingSettings(Wire):
    """Percentages that hold from `validFrom` on, the first of the next month (UTC)."""

    affiliateSettings: AffiliateTerms
    validFrom: Instant
    setBy: Named
    setAt: Instant


class Affiliate(Wire):
    """An affiliate with their account, which `userCode` names: `adminId` in requests. `players` counts those whom the
    affiliate brought, test players and deleted ones left out. `openAmountInUSD` is profit that is not paid yet,
    `claimableInUSD` what of it can still be claimed. Send `revision` in If-Match."""

    userCode: str
    affId: str
    affCode: str
    affTitle: str
    nickname: Annotated[str, StaffName(unless="email")]
    email: str
    opId: str
    opTitle: str
    parentOpId: str | None = None
    status: Annotated[AffiliateStatus, Field(strict=False)]
    referredBy: str | None = None
    referredByTitle: str | None = None
    players: int
    channels: int
    openAmountInUSD: Usd
    claimableInUSD: Usd
    affiliateSettings: AffiliateTerms
    waitingSettings: WaitingSettings | None = None
    createdAt: Instant
    updatedAt: Instant
    deletedAt: Instant | None = None
    revision: int


class AffiliateDetails(Affiliate):
    """The same with the account's language and time zone, whom the affiliate referred, and what is in the way of
    deleting: `deletionBlockers`, in words, empty where nothing is."""

    language: str
    timezone: str
    referredAffiliates: int
    deletionBlockers: list[str]


class AffiliateTotals(Wire):
    """Totals over all affiliates that match the filters."""

    players: int
    openAmountInUSD: Usd
    claimableInUSD: Usd


class AffiliatesQuery(FromDateToDate, ListQuery):
    """`query` is looked for in title, nickname, e-mail, `affId` and `affCode`, whatever its case. The period is when
    they were created, both ends included. Sorts: `createdAt`, `affTitle`, `affId`, `affCode`, `opId`, `players`,
    `channels`, `openAmountInUSD`, `claimableInUSD`."""

    query: SearchText | None = None
    affId: AffiliateId | None = None
    affCode: SearchText | None = None
    referredBy: AffiliateId | None = None
    status: AffiliateStatus | None = None
    hasOpenAmount: bool | None = None


class AffiliatePath(Wire):
    userCode: str


class AffiliatePercentages(Wire):
    """The six percentages, 0 to 100 each."""

    administrationFeePercentage: Percent
    depositFeePercentage: Percent
    withdrawFeePercentage: Percent
    referralFeePercentage: Percent
    casinoCommission: Percent
    sportCommission: Percent


class AffiliateDraft(NewAccount, AffiliatePercentages):
    """A new affiliate with their account. Without `opId` it is the caller's own operator's; without `affCode` it is
    made of the nickname. `referredBy` is the `affId` of an affiliate of the same operator."""

    opId: OpId | None = None
    affCode: Annotated[str, Pattern(AFF_CODE_PATTERN, INVALID_AFF_CODE)] | None = None
    referredBy: AffiliateId | None = None


class AffiliateDeletion(Wire):
    """Who is deleted, by their account."""

    adminId: AdminId


class AffiliateSettingsForm(AffiliatePercentages):
    """All six percentages as they shall be from the next month (UTC) on. Those that hold already take back what
    waits."""

    adminId: AdminId


class SettingsPreview(Wire):
    """The last closed month by the percentages that hold and by those that were sent; all null where no month is closed
    yet."""

    month: Annotated[MonthName, Field(strict=False)] | None
    year: int | None
    present: ProfitBreakdown | None
    proposed: ProfitBreakdown | None


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


class AffiliatePlayer(Wire):
    """What is told of an affiliate's player, to anybody. `wagerInUSD` is of the period, or of all time where there is
    none; players count as active who placed a bet in the period, or in the running month (UTC)."""

    playerCode: str
    registrationMonth: str
    hasDeposited: bool
    wagerInUSD: Usd
    isActive: bool


class AffiliatePlayersQuery(FromTo, ListQuery):
    """An affiliate sees their own by themselves; all others name the affiliate. `joinedFrom` and `joinedTo`
    bound when they joined, both included. Sorts: `createdAt`, `playerCode`."""

    affId: AffiliateId | None = None
    channelId: AffiliateId | None = None
    subChannelId: AffiliateId | None = None
    playerCode: AffiliateId | None = None
    joinedFrom: Instant | None = None
    joinedTo: Instant | None = None
    hasDeposited: bool | None = None
    isActive: bool | None = None


class ActivePlayersRequest(FromTo):
    """The same of those alone who were active: in the period, which `period` or its ends say, or in the running month
    (UTC) where none is given. With `playerCode`, of the players whom that player referred, who count as active as the
    player's settings say; platform admins ask for these alone."""

    affId: AffiliateId | None = None
    playerCode: AffiliateId | None = None
    opId: OpId | None = None
    channelId: AffiliateId | None = None
    subChannelId: AffiliateId | None = None
    channelType: Annotated[ReferralChannelType, Field(strict=False)] | None = None
    period: Annotated[SummaryPeriod, Field(strict=False)] | None = None
    page: PageNumber = 1
    limit: PageSize = 50

    @model_validator(mode="after")
    def _of_one(self) -> Self:
        if self.affId is not None and self.playerCode is not None:
            raise field_error("playerCode", ONE_OF_BOTH)
        if self.channelType is not None and self.playerCode is None:
            raise field_error("channelType", ONLY_REFERRED)
        if self.period is not None and (self.since or self.until):
            raise field_error("period", PERIOD_OR_ENDS)
        return self


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


class AffiliateStatement(AffiliateMonth):
    """A month line by line: the lines add up to its net profit."""

    affTitle: str
    opTitle: str
    lines: list[StatementLine]
    carriedFrom: CarriedFrom | None = None


class ClaimedMonth(Wire):
    recordId: str
    month: Annotated[MonthName, Field(strict=False)]
    year: int
    netProfitInUSD: Usd


class AffiliateClaim(Wire):
    """What an affiliate asked to be paid of months that were closed. `from` and `to` are the beginning of the first and
    the end of the last. `paymentId` is the payment that paid it. All but `from`, `to`, `amountInUSD` and `affId` is
    assumed. Send `revision` in If-Match."""

    claimId: str
    since: Instant = Field(alias="from")
    until: Instant = Field(alias="to")
    amountInUSD: Usd
    affId: str
    affTitle: str
    opId: str
    opTitle: str
    status: Annotated[AffiliateClaimStatus, Field(strict=False)]
    months: list[ClaimedMonth]
    claimedAt: Instant
    note: str
    paymentId: str | None = None
    decidedBy: Named | None = None
    decidedAt: Instant | None = None
    revision: int


class ClaimHistoryRequest(FromTo):
    """`from` and `to` bound when they were claimed, both included."""

    affId: AffiliateId | None = None
    opId: OpId | None = None
    status: Annotated[AffiliateClaimStatus, Field(strict=False)] | None = None


class AffiliateClaimDecision(Wire):
    claimId: Annotated[str, Required("Claim is required."), MaxLength(64, "At most 64 characters.")]
    actionType: Annotated[AffiliateClaimAction, Field(strict=False), Required("Choose reject.")]
    note: ClaimNote


TAGS = frozenset({"Affiliate"})
CLAIMS = frozenset({"AffiliateClaim"})
READERS = STAFF | {Role.AFFILIATE}
PERCENTAGES = {
    "administrationFeePercentage": 2,
    "depositFeePercentage": 1,
    "withdrawFeePercentage": 1,
    "referralFeePercentage": 5,
    "casinoCommission": 25,
    "sportCommission": 20,
}

AREA = Area(
    "affiliates",
    readers=READERS,
    writers=MANAGERS,
    can_read=Permission.AFFILIATES_READ,
    can_write=Permission.AFFILIATES_WRITE,
    tags=TAGS,
    invalidates=TAGS | {"AffiliateBilling", "Admin", "Activity"},
    lists=("affiliates",),
    permissions={
        Permission.AFFILIATES_READ: Described(
            "View affiliates",
            "See the partners who refer players, their figures, months and claims; affiliates see their own.",
            ("affiliates",),
            READERS,
            ("/affiliates",),
        ),
        Permission.AFFILIATES_WRITE: Described(
            "Manage affiliates",
            "Create affiliates with their accounts, delete them, and change their percentages.",
            ("affiliates", "staff"),
            MANAGERS,
        ),
    },
)

OPERATIONS = (
    AREA.list(
        "affiliates",
        PATH,
        "List affiliates with what they are owed",
        Affiliate,
        roles=STAFF,
        totals=AffiliateTotals,
        query=AffiliatesQuery,
        tags=TAGS | {"AffiliateBilling"},
    ),
    AREA.read(
        "affiliate",
        f"{PATH}/accounts/{{userCode}}",
        "View an affiliate",
        origin=Origin.ASSUMED,
        path_params=AffiliatePath,
        data=AffiliateDetails,
        tags=TAGS | {"AffiliateBilling"},
    ),
    AREA.write(
        "affiliateCreate",
        "POST",
        PATH,
        "Create an affiliate with their account",
        proof_seconds=PROOF_SECONDS,
        body=AffiliateDraft,
        example=Example(
            body={
                "email": "ada@example.com",
                "password": "Lamplight-7301",
                "nickname": "Ada Example",
                "userCode": "U-1001",
                "opId": "nowhere",
                "affCode": "ADA-EXAMPLE",
                **PERCENTAGES,
            }
        ),
        data=AffiliateDetails,
        success="Affiliate has been created successfully!",
        failure="Unable to create new user",
    ),
    AREA.write(
        "affiliateDelete",
        "POST",
        f"{PATH}/delete",
        "Delete an affiliate with their account",
        proof_seconds=PROOF_SECONDS,
        ends_sessions_of="adminId",
        body=AffiliateDeletion,
        example=Example(body={"adminId": "nobody-1001"}),
        failure_data=StaleData,
        if_match=True,
        success="Affiliate deleted!",
        failure="The affiliate was not deleted. Please try again.",
        invalidates=TAGS | {"AffiliateBilling", "Admin", "Activity", "Channel"},
    ),
    AREA.write(
        "affiliateSettingsUpdate",
        "PUT",
        f"{PATH}/settings",
        "Change an affiliate's percentages from the next month on",
        origin=Origin.ASSUMED,
        body=AffiliateSettingsForm,
        example=Example(body={"adminId": "nobody-1001", **PERCENTAGES}),
        data=AffiliateDetails,
        failure_data=StaleData,
        if_match=True,
        success="Percentages saved. They hold from the first of next month.",
        failure="The percentages were not changed. Please try again.",
    ),
    AREA.read(
        "affiliateSettingsPreview",
        f"{PATH}/settings/preview",
        "View an affiliate's last month by other percentages",
        origin=Origin.ASSUMED,
        method="POST",
        roles=MANAGERS,
        permission=Permission.AFFILIATES_WRITE,
        body=AffiliateSettingsForm,
        example=Example(body={"adminId": "nobody-1001", **PERCENTAGES}),
        data=SettingsPreview,
    ),
    AREA.read(
        "affiliateReport",
        REPORT,
        "View what an affiliate's players did, month by month",
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
    AREA.read(
        "affiliateClaimHistory",
        f"{REPORT}/claim-history",
        "List what affiliates claimed of their profits, the newest first",
        method="POST",
        scopes=SCOPES,
        scope_of={Role.ADMIN: Scope.AFFILIATE},
        query=AffiliateReportKey,
        body=ClaimHistoryRequest,
        example=Example(query={"affId": "A-65a1f0c2"}, body={}),
        data=list[AffiliateClaim],
        tags=CLAIMS | {"AffiliateBilling"},
    ),
    AREA.read(
        "affiliateActivePlayers",
        "/api/reports/affiliate/active-players",
        "List the players of an affiliate, or of a referring player, who were active",
        method="POST",
        body=ActivePlayersRequest,
        example=Example(body={"affId": "A-65a1f0c2", "page": 1, "limit": 50}),
        export=Export(),
        data=Page[AffiliatePlayer],
    ),
    AREA.list(
        "affiliatePlayers",
        f"{PATH}/players",
        "List the players whom an affiliate brought",
        AffiliatePlayer,
        query=AffiliatePlayersQuery,
        example=Example(query={"affId": "A-65a1f0c2"}),
    ),
    AREA.list(
        "affiliateMonths",
        f"{PATH}/months",
        "List an affiliate's closed months",
        AffiliateMonth,
        query=AffiliateMonthsQuery,
        example=Example(query={"affId": "A-65a1f0c2"}),
        tags=CLAIMS | {"AffiliateBilling"},
    ),
    AREA.read(
        "affiliateStatement",
        f"{PATH}/months/{{recordId}}",
        "View an affiliate's month line by line",
        origin=Origin.ASSUMED,
        path_params=AffiliateMonthPath,
        data=AffiliateStatement,
        tags=CLAIMS | {"AffiliateBilling"},
    ),
    AREA.write(
        "affiliateClaimReject",
        "PUT",
        f"{PATH}/claims",
        "Reject what an affiliate claimed",
        origin=Origin.ASSUMED,
        permission=Permission.AFFILIATE_BILLING_WRITE,
        body=AffiliateClaimDecision,
        example=Example(body={"claimId": "afc_65a1f0c2e4", "actionType": "reject", "note": "Paid by another way"}),
        data=AffiliateClaim,
        failure_data=StaleData,
        if_match=True,
        success="Claim rejected!",
        failure="The claim was not rejected. Please try again.",
        invalidates=CLAIMS | TAGS | {"AffiliateBilling", "Activity"},
    ),
)
