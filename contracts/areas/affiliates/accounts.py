"""Affiliates with their accounts: listing, viewing, creating and deleting them."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import ForWeb
from contracts.areas.admins import PROOF_SECONDS, AdminId, NewAccount
from contracts.areas.affiliate_billing import AffiliateTerms
from contracts.areas.affiliates.area import AREA, PATH, TAGS, AffiliateId, SearchText
from contracts.areas.affiliates.percentages import PERCENTAGES, AffiliatePercentages, WaitingSettings
from contracts.envelope import StaleData
from contracts.fields import FromDateToDate, Instant, ListQuery
from contracts.marks import StaffName
from contracts.money import Usd
from contracts.operation import Example, Origin
from contracts.permissions import STAFF
from contracts.rules import OpId, Pattern
from contracts.wire import Wire

AFF_CODE_PATTERN = "[A-Z0-9_-]{3,20}"
INVALID_AFF_CODE: ForWeb[str] = "3 to 20 capital letters, digits, hyphens and underscores."


class AffiliateStatus(StrEnum):
    """BLOCKED: the account is blocked; players are counted and months closed all the same. DELETED: no month is closed
    any more."""

    ACTIVE = "ACTIVE"
    BLOCKED = "BLOCKED"
    DELETED = "DELETED"


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


class AffiliateDraft(NewAccount, AffiliatePercentages):
    """A new affiliate with their account. Without `opId` it is the caller's own operator's; without `affCode` it is
    made of the nickname. `referredBy` is the `affId` of an affiliate of the same operator."""

    opId: OpId | None = None
    affCode: Annotated[str, Pattern(AFF_CODE_PATTERN, INVALID_AFF_CODE)] | None = None
    referredBy: AffiliateId | None = None


class AffiliateDeletion(Wire):
    """Who is deleted, by their account."""

    adminId: AdminId


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
)
