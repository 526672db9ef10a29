"""What affiliates claim of their profits: the history, and rejecting a claim."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.areas.affiliates.area import AREA, CLAIMS, PATH, REPORT, SCOPES, TAGS, AffiliateId
from contracts.areas.affiliates.reports import AffiliateReportKey
from contracts.areas.billing_v1 import MonthName
from contracts.envelope import StaleData
from contracts.fields import FromTo, Instant, Named
from contracts.money import Usd
from contracts.operation import Example, Origin
from contracts.roles import Permission, Role, Scope
from contracts.rules import MaxLength, OpId, Required
from contracts.wire import Wire

ClaimNote = Annotated[str, Required("Note is required."), MaxLength(500, "At most 500 characters.")]


class AffiliateClaimStatus(StrEnum):
    """CLAIMED: asked for, and not paid yet. REJECTED: its months are free to be claimed again."""

    CLAIMED = "CLAIMED"
    PAID = "PAID"
    REJECTED = "REJECTED"


class AffiliateClaimAction(StrEnum):
    REJECT = "reject"


class ClaimedMonth(Wire):
    recordId: str
    month: Annotated[MonthName, Field(strict=False)]
    year: int
    netProfitInUSD: Usd


class AffiliateClaim(Wire):
    """What an affiliate asked to be paid of months that were closed. `from` and `to` are the beginning of the first and
    the end of the last. `paymentId` is the payment that paid it. Affiliates are not told `decidedBy`. All but `from`,
    `to`, `amountInUSD` and `affId` is assumed. Send `revision` in If-Match."""

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


OPERATIONS = (
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
