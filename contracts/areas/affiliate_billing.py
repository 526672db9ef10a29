"""Affiliate billing: monthly profits of affiliates and payments to them, as records.

An affiliate reads its own profits. A negative net profit is carried to the next month as a field of
that month's record. The lists are ours where the specification is silent.
"""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.areas.billing_v1 import (
    NOT_FOR_BRANDS,
    READERS,
    WRITERS,
    MonthName,
    PaymentRecordEdit,
    PaymentV1Fields,
    PaymentV1Id,
    Person,
    RecordPath,
)
from contracts.envelope import Page
from contracts.fields import Instant, ListQuery, OneTenant, Year
from contracts.money import Percentage, Usd
from contracts.operation import Dialect, Example, Export, Origin
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import Permission, Role, Scope
from contracts.rules import OpId, ParentOpId, Required
from contracts.texts import MISSING_PAYMENT_ID, OPERATOR_NOT_FOUND
from contracts.warnings import ASSUMED, Act, Confirmable
from contracts.wire import Wire

AFFILIATE_NOT_FOUND = "Affiliate not found, please select an affiliate."

EDITING = {Scope.SUPER_ADMIN: "super-admin", Scope.OPERATOR: "operator"}
PAYING = {**EDITING, Scope.BRAND: "brand"}
READING = {**PAYING, Scope.AFFILIATE: "affiliate"}
RECORDS = "/api/reports/{scope}/affiliate-billing/records"
PAYMENT = "/api/reports/{scope}/affiliate-billing/payment"

AffId = Annotated[str, Required(AFFILIATE_NOT_FOUND)]


class AffiliateRecordType(StrEnum):
    PROFIT = "profit"
    PAYMENT = "payment"


class AffiliateTerms(Wire):
    """An affiliate's percentages in the month of the record."""

    administrationFeePercentage: Percentage
    depositFeePercentage: Percentage
    withdrawFeePercentage: Percentage
    referralFeePercentage: Percentage
    casinoCommission: Percentage
    sportCommission: Percentage


class GgrBreakdown(Wire):
    total: Usd
    sport: Usd
    casino: Usd


class ProfitBreakdown(Wire):
    """`netProfitInUSD` = commission + referral income - administration, deposit and withdrawal fees + carried
    loss. `referralFeesInUSD` (assumed) is income: a share of the commission of affiliates that this one
    referred. `carriedLossInUSD` (assumed) is 0 or negative."""

    ggrInUSD: GgrBreakdown
    affiliateCommissionInUSD: Usd
    referralFeesInUSD: Usd
    administrationFeeInUSD: Usd
    totalDepositsInUSD: Usd
    depositFeesInUSD: Usd
    totalWithdrawsInUSD: Usd
    withdrawFeesInUSD: Usd
    carriedLossInUSD: Usd
    netProfitInUSD: Usd


class AffiliateRecord(Wire):
    """A month's profit with its settings and breakdown, or a payment with `paidBy`. `amountInUSD` is the net
    profit (a negative one is carried over, not owed) or the amount paid. `month` and `year` are those of the
    profit; for a payment, of `issuedAt`. `claimId` (assumed) is the claim that a payment paid."""

    id: str = Field(alias="_id")
    type: Annotated[AffiliateRecordType, Field(strict=False)]
    affId: Annotated[str, Field(title="Affiliate")]
    affTitle: str
    opId: str
    opTitle: str
    parentOpId: str | None = None
    month: Annotated[MonthName, Field(strict=False)]
    year: int
    amountInUSD: Usd
    title: str
    reference: str
    description: str
    paidBy: str | None = None
    createdAt: Instant
    issuedAt: Instant
    updatedAt: Instant
    createdBy: Person
    updatedBy: Person
    affiliateSettings: AffiliateTerms | None = None
    profitBreakdown: ProfitBreakdown | None = None
    claimId: str | None = None
    revision: int


class AffiliateRecordPage(Page[AffiliateRecord]):
    """A page of records with totals over all records that match the filters. `totalProfitInUSD` counts
    positive net profits only, since a negative one is carried into the next month; `openAmountInUSD` is what
    remains of it after the payments."""

    totalProfitInUSD: Usd
    totalPaidInUSD: Usd
    openAmountInUSD: Usd


class AffiliateRecordsQuery(ListQuery):
    """`year` sorts by year and month."""

    type: AffiliateRecordType | None = None
    month: MonthName | None = None
    year: Year | None = None
    affId: str | None = None


class BilledAffiliate(Wire):
    """An affiliate to choose from. `openAmountInUSD` is profit not yet paid, in USD."""

    affId: str
    affTitle: str
    opId: str
    opTitle: str
    parentOpId: str | None = None
    referredBy: str | None = None
    openAmountInUSD: Usd


class BilledAffiliates(Wire):
    """Affiliates, sorted by title."""

    affiliates: list[BilledAffiliate]


class BilledAffiliatesQuery(OneTenant):
    includeBrands: bool | None = None


class AffiliatePaymentForm(PaymentV1Fields, Confirmable):
    """A payment to an affiliate; the affiliate determines the paying operator. `claimId` (assumed) is a claim of theirs
    that it pays, of the same amount. `parentOpId` is for brand users; `createdBy` and `updatedBy` are accepted and have
    no effect."""

    affId: AffId
    claimId: Annotated[str | None, Field(json_schema_extra=ASSUMED)] = None
    parentOpId: ParentOpId | None = None
    createdBy: Person | None = None
    updatedBy: Person | None = None


class AffiliatePaymentEdit(PaymentRecordEdit, Confirmable):
    id: Annotated[str, Required(MISSING_PAYMENT_ID)] = Field(alias="_id")


class AffiliatePaymentKey(Wire):
    paymentId: PaymentV1Id
    opId: Annotated[OpId, Required(OPERATOR_NOT_FOUND)]
    affId: AffId


AFFILIATE_TOO = READERS | {Role.AFFILIATE}
TAGS = frozenset({"AffiliateBilling"})

AREA = Area(
    "affiliate_billing",
    readers=AFFILIATE_TOO,
    writers=WRITERS,
    can_read=Permission.AFFILIATE_BILLING_READ,
    can_write=Permission.AFFILIATE_BILLING_WRITE,
    tags=TAGS,
    invalidates=TAGS,
    lists=("affiliate_billing.records",),
    permissions={
        Permission.AFFILIATE_BILLING_READ: Described(
            "View affiliate records",
            "See what affiliates earned and what they were paid; affiliates see their own.",
            ("billing", "affiliates"),
            STAFF | {Role.AFFILIATE},
            ("/billing/affiliates",),
        ),
        Permission.AFFILIATE_BILLING_WRITE: Described(
            "Manage affiliate payments", "Add, change and delete their payments.", ("billing", "affiliates"), MANAGERS
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "affiliateBillingRecords",
        RECORDS,
        "List affiliate profits and payments",
        origin=Origin.ASSUMED,
        scopes=READING,
        query=AffiliateRecordsQuery,
        export=Export(),
        data=AffiliateRecordPage,
    ),
    AREA.read(
        "affiliateBillingRecord",
        f"{RECORDS}/{{recordId}}",
        "View an affiliate profit or payment",
        origin=Origin.ASSUMED,
        scopes=READING,
        path_params=RecordPath,
        query=OneTenant,
        data=AffiliateRecord,
    ),
    AREA.read(
        "affiliateBillingAffiliates",
        "/api/reports/{scope}/affiliate-billing/affiliates",
        "List affiliates with their outstanding amounts",
        origin=Origin.ASSUMED,
        roles=READERS,
        scopes=PAYING,
        query=BilledAffiliatesQuery,
        data=BilledAffiliates,
    ),
    AREA.write(
        "affiliateBillingPaymentAdd",
        "POST",
        PAYMENT,
        "Add an affiliate payment",
        scopes=PAYING,
        body=AffiliatePaymentForm,
        example=Example(
            body={"title": "Rent", "reference": "R-1", "paidBy": "Bank", "amountInUSD": 1, "affId": "A-65a1f0c2"}
        ),
        data=AffiliateRecord,
        act=Act.RECORD_V1_PAYMENT,
        success="Payment Added!",
    ),
    AREA.write(
        "affiliateBillingPaymentUpdate",
        "PUT",
        PAYMENT,
        "Edit an affiliate payment",
        levels=NOT_FOR_BRANDS,
        scopes=EDITING,
        body=AffiliatePaymentEdit,
        example=Example(
            body={
                "title": "Rent",
                "reference": "R-1",
                "paidBy": "Bank",
                "amountInUSD": 1,
                "_id": "65a1f0c2e4b0d3a9c7f81203",
            }
        ),
        data=AffiliateRecord,
        if_match=True,
        act=Act.RECORD_V1_PAYMENT,
        success="Payment Updated!",
        dialect=Dialect.PROBLEM,
    ),
    AREA.write(
        "affiliateBillingPaymentDelete",
        "DELETE",
        PAYMENT,
        "Delete an affiliate payment",
        levels=NOT_FOR_BRANDS,
        scopes=EDITING,
        body=AffiliatePaymentKey,
        example=Example(body={"paymentId": "65a1f0c2e4b0d3a9c7f81202", "affId": "A-65a1f0c2", "opId": "aurora"}),
        if_match=True,
        success="Payment Deleted!",
        dialect=Dialect.MESSAGE,
    ),
)
