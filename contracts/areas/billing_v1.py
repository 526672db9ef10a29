"""Billing, first generation: invoices and payments of operators, and of brands, as single records.

Months are uppercase names here. The lists and single reads are our choice where the specification
is silent; the rest are its calls. Brand and operator billing share these models.
"""

from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, ValidationInfo, model_validator

from contracts.area import Area, ForWeb
from contracts.envelope import Page
from contracts.fields import Instant, ListQuery, OneTenant, Year, field_error, identity_of
from contracts.marks import StaffName
from contracts.money import LARGEST_USD, OVER_LARGEST, Percentage, Usd
from contracts.operation import Dialect, Example, Export, Origin
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Level, Permission, Role
from contracts.rules import Ge, Le, MaxLength, OpId, ParentOpId, Required
from contracts.texts import BRAND_NOT_FOUND, MISSING_PAYMENT_ID, OPERATOR_NOT_FOUND
from contracts.warnings import Act, Confirmable
from contracts.wire import Wire

MISSING_INVOICE_ID: ForWeb[str] = "Missing Invoice ID."

TEST_PLAYERS_HINT = "Only available for Super Admin and Admin"
NOT_PAID = "Enter an amount greater than 0."

Title = Annotated[str, Required("Title is required."), MaxLength(120, "At most 120 characters.")]
PaidBy = Annotated[str, Required("Paid by is required."), MaxLength(120, "At most 120 characters.")]
Reference = Annotated[str, Required("Reference is required."), MaxLength(120, "At most 120 characters.")]
Remark = Annotated[str, MaxLength(500, "At most 500 characters.")]
PaidAmount = Annotated[Usd, Required("Amount is required."), Ge(0.01, NOT_PAID), Le(float(LARGEST_USD), OVER_LARGEST)]
InvoiceV1Id = Annotated[str, Required(MISSING_INVOICE_ID)]
PaymentV1Id = Annotated[str, Required(MISSING_PAYMENT_ID)]
ChosenOperator = Annotated[OpId, Required(OPERATOR_NOT_FOUND)]
ChosenBrand = Annotated[OpId, Required(BRAND_NOT_FOUND)]


class MonthName(StrEnum):
    JANUARY = "JANUARY"
    FEBRUARY = "FEBRUARY"
    MARCH = "MARCH"
    APRIL = "APRIL"
    MAY = "MAY"
    JUNE = "JUNE"
    JULY = "JULY"
    AUGUST = "AUGUST"
    SEPTEMBER = "SEPTEMBER"
    OCTOBER = "OCTOBER"
    NOVEMBER = "NOVEMBER"
    DECEMBER = "DECEMBER"


MONTH_NAMES = tuple(MonthName)


def number_of(month: MonthName) -> int:
    """1 for JANUARY."""
    return MONTH_NAMES.index(month) + 1


class TestPlayersInclusion(StrEnum):
    """Whose bets an invoice counts: everybody's, the test players' alone, or all but theirs."""

    ALL = "ALL"
    TEST = "TEST"
    NO_TEST = "NO_TEST"


class RecordType(StrEnum):
    INVOICE = "invoice"
    PAYMENT = "payment"


class InvoiceType(StrEnum):
    """What decided an invoice's amount."""

    GGR_COMMISSION = "GGR_COMMISSION"
    MINIMUM_FEE = "MINIMUM_FEE"


class Person(Wire):
    """A user of the console; `id` is the user code."""

    id: str
    nickname: Annotated[str, StaffName(code="id")]


class BillingTerms(Wire):
    ggrPercentage: Percentage
    minMonthlyFeeInUSD: Usd


class PaymentPart(Wire):
    paidBy: str
    createdBy: Person


class InvoicePart(Wire):
    """The invoiced figures of one operator or brand, as they were when the invoice was generated. `from` is
    the start of the invoiced month."""

    invoiceType: Annotated[InvoiceType, Field(strict=False)]
    since: Instant = Field(alias="from")
    totalGGRInUSD: Usd
    ggrCommissionAmountInUSD: Usd
    note: str
    createdBy: Person
    billingSettings: BillingTerms
    testPlayersInclusion: Annotated[TestPlayersInclusion, Field(strict=False, title="Test players")]
    includeBrands: bool


class BillingRecord(Wire):
    """An invoice or a payment of an operator, or of a brand (`parentOpId`); `amount` is in USD. `month` and
    `year` are the invoiced ones; for a payment, those of `issuedAt`. Send `revision` in If-Match."""

    id: str = Field(alias="_id")
    type: Annotated[RecordType, Field(strict=False)]
    amount: Usd
    title: str
    description: str
    reference: str
    opId: str
    opTitle: str
    parentOpId: str | None = None
    month: Annotated[MonthName, Field(strict=False)]
    year: int
    createdAt: Instant
    issuedAt: Annotated[Instant, Field(title="Issued on")]
    updatedAt: Instant
    paidBy: str | None = None
    updatedBy: Person
    payment: PaymentPart | None = None
    invoice: InvoicePart | None = None
    revision: int


class BillingRecordPage(Page[BillingRecord]):
    """A page of records with totals over all records that match the filters. `openAmountInUSD` is the invoiced
    amount less the payments, negative for a credit."""

    totalInvoicedInUSD: Usd
    totalPaidInUSD: Usd
    openAmountInUSD: Usd


class RecordsQuery(ListQuery):
    """`year` sorts by year and month."""

    type: RecordType | None = None
    month: MonthName | None = None
    year: Year | None = None


class InvoicesV1Query(ListQuery):
    month: MonthName | None = None
    year: Year | None = None
    invoiceType: InvoiceType | None = None
    testPlayersInclusion: TestPlayersInclusion | None = None


class InvoiceV1Path(Wire):
    invoiceId: str


class RecordPath(Wire):
    recordId: str


class InvoiceV1Fields(Wire):
    """What an invoice is made of. `createdBy` is accepted and means nothing: it is the session's user.

    Where the tenant has been invoiced for the month and some of the same players, the answer is a conflict
    with those invoices (`data.invoices`); `duplicate`, assumed, makes another one all the same.
    """

    month: Annotated[MonthName, Field(strict=False), Required("Month is required.")]
    year: Annotated[Year, Required("Year is required.")]
    parentOpId: ParentOpId | None = None
    testPlayersInclusion: Annotated[
        TestPlayersInclusion, Field(strict=False), Required("Choose which players to include.")
    ]
    includeBrands: Annotated[bool, Required("Choose whether to include brands.")]
    title: Title
    reference: Reference
    note: Annotated[str, Required("Note is required."), MaxLength(500, "At most 500 characters.")]
    issuedAt: Instant | None = None
    description: Remark | None = None
    createdBy: Person | None = None
    duplicate: bool | None = None

    @model_validator(mode="after")
    def _test_players_are_for_platform_admins(self, info: ValidationInfo) -> Self:
        who = identity_of(info)
        if who and who.role not in PLATFORM_ADMINS and self.testPlayersInclusion is not TestPlayersInclusion.ALL:
            raise field_error("testPlayersInclusion", TEST_PLAYERS_HINT)
        return self


class InvoiceV1Form(InvoiceV1Fields):
    """An invoice of an operator, or of a brand by its `opId`."""

    opId: ChosenOperator


class InvoiceRecordEdit(Wire):
    """The editable fields of an invoice; omitted fields keep their values."""

    title: Title
    reference: Reference
    description: Remark | None = None
    note: Remark | None = None


class InvoiceV1Edit(InvoiceRecordEdit):
    invoiceId: InvoiceV1Id


class InvoiceV1Key(Wire):
    invoiceId: InvoiceV1Id
    opId: ChosenOperator


class PaymentV1Fields(Wire):
    title: Title
    paidBy: PaidBy
    issuedAt: Instant | None = None
    amountInUSD: PaidAmount
    reference: Reference
    description: Remark | None = None


class OperatorPaymentForm(PaymentV1Fields, Confirmable):
    opId: ChosenOperator
    parentOpId: ParentOpId | None = None
    createdBy: Person | None = None


class PaymentRecordEdit(PaymentV1Fields):
    """The complete record after the edit. `updatedBy` has no effect: the session's user is recorded. `opId`
    and `affId` identify the owner of the record and cannot change it."""

    id: str | None = Field(default=None, alias="_id")
    updatedBy: Person | None = None
    opId: OpId | None = None
    affId: str | None = None


class PaymentV1Key(Wire):
    paymentId: PaymentV1Id
    opId: ChosenOperator


READERS = PLATFORM_ADMINS | OPERATOR_ROLES
WRITERS = PLATFORM_ADMINS | {Role.OPERATOR_ADMIN}
NOT_FOR_BRANDS = frozenset({Level.PLATFORM, Level.OPERATOR})
TAGS = frozenset({"BillingV1"})

AREA = Area(
    "billing_v1",
    readers=READERS,
    writers=WRITERS,
    can_read=Permission.BILLING_V1_READ,
    can_write=Permission.BILLING_V1_WRITE,
    tags=TAGS,
    invalidates=TAGS,
    lists=("billing_v1.invoices", "billing_v1.own"),
    permissions={
        Permission.BILLING_V1_READ: Described(
            "View operator invoices (V1)",
            "See invoices of the first system.",
            ("billing",),
            STAFF,
            ("/billing/invoices",),
        ),
        Permission.BILLING_V1_WRITE: Described(
            "Manage operator invoices (V1)",
            "Generate, change and delete invoices of the first billing system, and add their payments.",
            ("billing",),
            MANAGERS,
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "billingV1Invoices",
        "/api/billing/invoices",
        "List operator and brand invoices (V1)",
        origin=Origin.ASSUMED,
        query=InvoicesV1Query,
        export=Export(),
        data=BillingRecordPage,
    ),
    AREA.read(
        "billingV1Invoice",
        "/api/billing/invoices/{invoiceId}",
        "View an operator or brand invoice (V1)",
        origin=Origin.ASSUMED,
        path_params=InvoiceV1Path,
        query=OneTenant,
        data=BillingRecord,
    ),
    AREA.write(
        "billingV1InvoiceGenerate",
        "POST",
        "/api/billing/operator/invoice",
        "Generate an operator or brand invoice (V1)",
        levels=NOT_FOR_BRANDS,
        body=InvoiceV1Form,
        example=Example(
            body={
                "title": "Rent",
                "reference": "R-1",
                "month": "DECEMBER",
                "year": 2026,
                "testPlayersInclusion": "ALL",
                "includeBrands": True,
                "note": "As agreed.",
                "opId": "aurora",
            }
        ),
        data=BillingRecord,
        success="Invoice Generated!",
    ),
    AREA.write(
        "billingV1InvoiceUpdate",
        "PUT",
        "/api/billing/operator/invoice",
        "Edit the texts of an invoice (V1)",
        levels=NOT_FOR_BRANDS,
        body=InvoiceV1Edit,
        example=Example(body={"invoiceId": "65a1f0c2e4b0d3a9c7f81201", "title": "Rent", "reference": "R-1"}),
        data=BillingRecord,
        if_match=True,
        success="Invoice Updated!",
        dialect=Dialect.MESSAGE,
    ),
    AREA.write(
        "billingV1InvoiceDelete",
        "DELETE",
        "/api/billing/operator/invoice",
        "Delete an operator or brand invoice (V1)",
        levels=NOT_FOR_BRANDS,
        body=InvoiceV1Key,
        example=Example(body={"invoiceId": "65a1f0c2e4b0d3a9c7f81201", "opId": "aurora"}),
        if_match=True,
        success="Invoice Deleted!",
        dialect=Dialect.MESSAGE,
    ),
    AREA.write(
        "billingV1PaymentAdd",
        "POST",
        "/api/billing/operator/payment",
        "Add an operator payment (V1)",
        roles=PLATFORM_ADMINS,
        body=OperatorPaymentForm,
        example=Example(
            body={"title": "Rent", "reference": "R-1", "paidBy": "Bank", "amountInUSD": 1, "opId": "aurora"}
        ),
        data=BillingRecord,
        act=Act.RECORD_V1_PAYMENT,
        success="Payment Added!",
    ),
    AREA.write(
        "billingV1PaymentDelete",
        "DELETE",
        "/api/billing/operator/payment",
        "Delete an operator payment (V1)",
        roles=PLATFORM_ADMINS,
        body=PaymentV1Key,
        example=Example(body={"paymentId": "65a1f0c2e4b0d3a9c7f81202", "opId": "aurora"}),
        if_match=True,
        success="Payment Deleted!",
        dialect=Dialect.ERROR_TEXT,
    ),
)
