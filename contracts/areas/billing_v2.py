"""Operator invoices, second generation: generate, read, annotate, delete, settings and cards.

An invoice covers an operator and all its brands for one month. The lists and the single read are
our choice where the specification is silent; the rest are its calls.
"""

from datetime import date
from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, ValidationInfo, model_validator

from contracts.area import Area, ForWeb
from contracts.envelope import Page
from contracts.fields import FreeText, Instant, ListQuery, Month, Named, OneTenant, Year, field_error, identity_of
from contracts.money import LARGEST_USD, OVER_LARGEST, Amount, Percentage, Rate, Usd
from contracts.operation import Dialect, Example, Export, Origin
from contracts.permissions import STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Level, Permission
from contracts.rules import Ge, Le, MaxItems, MaxLength, OpId, Required
from contracts.texts import OPERATOR_NOT_FOUND
from contracts.warnings import ASSUMED
from contracts.wire import Wire, WireQuery

SUPER_ADMIN_NOTE_HINT: ForWeb[str] = "Only available for Super Admin and Admin"

NOT_NEGATIVE = "Enter an amount of at least 0."
PERCENTAGE = "Enter a percentage between 0 and 100."
FIRST_YEAR = 2024
DUE_DAY = 5
MINIMUM_FEE_LINE = "Minimum monthly fee"
MONTH_NOT_ENDED = "This month has not ended."
BRAND_REFUSED = "Brands have no invoices of their own; select the operator."

GgrPercentage = Annotated[Percentage, Ge(0, PERCENTAGE), Le(100, PERCENTAGE)]
Fee = Annotated[Usd, Ge(0, NOT_NEGATIVE), Le(float(LARGEST_USD), OVER_LARGEST)]
ChosenOperator = Annotated[OpId, Required(OPERATOR_NOT_FOUND)]
InvoiceId = Annotated[str, Required("Missing Invoice ID.")]
Description = Annotated[str, MaxLength(500, "At most 500 characters.")]


class Service(StrEnum):
    """The service that an invoice line charges for."""

    REVENUE_SHARE = "revenueShare"
    LIVESTREAM = "livestream"
    ADD_ON = "addOn"
    ADDITIONAL_BRANDS = "additionalBrands"
    OTHER = "other"


class UnitType(StrEnum):
    """`count`: `value` is a price per unit. `ratio`: `value` is a share of the usage in USD."""

    COUNT = "count"
    RATIO = "ratio"


class InvoiceStatus(StrEnum):
    """How much of an invoice its operator's payments cover, computed as the cards are."""

    OPEN = "OPEN"
    PARTLY_PAID = "PARTLY_PAID"
    PAID = "PAID"


class AdditionalCost(Wire):
    name: Annotated[str, Required("Enter a name for the cost."), MaxLength(60, "At most 60 characters.")]
    value: Annotated[Fee, Required("Enter a value for the cost.")]


AdditionalCosts = Annotated[list[AdditionalCost], MaxItems(20, "At most 20 additional costs.")]


class InvoiceUnit(Wire):
    type: Annotated[UnitType, Field(strict=False)] = UnitType.COUNT
    value: Rate


class InvoiceRecord(Wire):
    """A line of an invoice: `amount` = `usage` × `unit.value` in USD, rounded half up to cents."""

    service: Annotated[Service, Field(strict=False)]
    otherServiceTitle: str | None = None
    usage: Amount
    unit: InvoiceUnit
    amount: Usd
    description: str


class InvoiceCosts(Wire):
    minMonthlyFeeInUSD: Annotated[Usd, Field(title="Minimum monthly fee")]
    additionalCosts: list[AdditionalCost]


class Invoice(Wire):
    """An invoice as shown in lists. `superAdminNote` is present for SUPER_ADMIN and ADMIN only; `isLocked`: a
    payment refers to the invoice. `dueBy` is the 5th (UTC) after it was issued, `overdueDays` how long ago that was
    while some of it is open, else 0 (both assumed). Send `revision` in If-Match."""

    id: str = Field(alias="_id")
    invoiceNo: Annotated[int, Field(title="Invoice number")]
    opId: str
    opTitle: str
    month: int
    year: int
    issuedAt: Instant
    createdAt: Instant
    updatedAt: Instant
    createdBy: Named
    updatedBy: Named
    casinoGGRInUSD: Usd
    sportGGRInUSD: Usd
    casinoGGRPercentage: Percentage
    sportGGRPercentage: Percentage
    casinoGGRCommissionInUSD: Usd
    sportGGRCommissionInUSD: Usd
    premiumSportInUSD: Annotated[Usd, Field(title="Premium sport")]
    premiumBotInUSD: Annotated[Usd, Field(title="Premium bot")]
    brandFeeInUSD: Annotated[Usd, Field(title="Brand fee")]
    minMonthlyFeeInUSD: Usd
    settings: InvoiceCosts
    isSettingsOverridden: bool
    totalPayableAmountInUSD: Usd
    openAmountInUSD: Usd
    status: Annotated[InvoiceStatus, Field(strict=False)]
    description: str
    superAdminNote: str | None = None
    isLocked: bool
    dueBy: Annotated[date | None, Field(strict=False, title="Due", json_schema_extra=ASSUMED)] = None
    overdueDays: Annotated[int | None, Field(title="Days overdue", json_schema_extra=ASSUMED)] = None
    revision: int


class InvoiceDetails(Invoice):
    records: list[InvoiceRecord]


class ExistingInvoice(Wire):
    """The invoice that already exists."""

    invoice: Invoice


class InvoicePage(Page[Invoice]):
    """A page of invoices with totals over all invoices that match the filters."""

    totalPayableAmountInUSD: Usd
    openAmountInUSD: Usd


class InvoicesQuery(ListQuery):
    year: Year | None = None
    month: Month | None = None
    status: InvoiceStatus | None = None
    isSettingsOverridden: bool | None = None
    isOverdue: bool | None = None
    invoiceNo: Annotated[int, Ge(1, "Invoice numbers start at 1.")] | None = None


class InvoicePath(Wire):
    invoiceId: str


class InvoiceFigures(Wire):
    """The figures that come from the operator's settings unless a form overrides them."""

    casinoGGRPercentage: GgrPercentage | None = None
    sportGGRPercentage: GgrPercentage | None = None
    premiumSportInUSD: Fee | None = None
    premiumBotInUSD: Fee | None = None
    minMonthlyFeeInUSD: Fee | None = None
    additionalCosts: AdditionalCosts | None = None


class InvoiceForm(InvoiceFigures):
    """The invoice to generate. `brandFeeInUSD` and the figures are allowed only with `overrideSettings`;
    `overwriteExistingInvoice` only when repeating the request after a conflict."""

    opId: ChosenOperator
    year: Annotated[Year, Required("Year is required.")]
    month: Annotated[Month, Required("Month is required.")]
    issuedAt: Instant | None = None
    description: Description | None = None
    superAdminNote: FreeText | None = None
    overrideSettings: bool = False
    brandFeeInUSD: Fee | None = None
    overwriteExistingInvoice: bool = False

    @model_validator(mode="after")
    def _figures_need_the_override(self) -> Self:
        if not self.overrideSettings:
            for name in ("brandFeeInUSD", *InvoiceFigures.model_fields):
                if getattr(self, name) is not None:
                    raise field_error(name, "Only allowed when settings are overridden.")
        return self

    @model_validator(mode="after")
    def _note_is_for_platform_admins(self, info: ValidationInfo) -> Self:
        refuse_note(self.superAdminNote, info)
        return self


class InvoiceEdit(InvoiceFigures):
    """The complete form with `overrideSettings` false. Only `description` and `superAdminNote` can change."""

    invoiceId: Annotated[InvoiceId, Field(title="Invoice")]
    opId: ChosenOperator
    year: Year | None = None
    month: Month | None = None
    issuedAt: Instant | None = None
    description: Description | None = None
    superAdminNote: FreeText | None = None
    overrideSettings: bool = False
    brandFeeInUSD: Fee | None = None

    @model_validator(mode="after")
    def _note_is_for_platform_admins(self, info: ValidationInfo) -> Self:
        refuse_note(self.superAdminNote, info)
        return self


def refuse_note(note: str | None, info: ValidationInfo) -> None:
    who = identity_of(info)
    if note is not None and who is not None and who.role not in PLATFORM_ADMINS:
        raise field_error("superAdminNote", SUPER_ADMIN_NOTE_HINT)


class InvoiceKey(WireQuery):
    invoiceId: InvoiceId
    opId: ChosenOperator


class CardsRequest(Wire):
    """Without `opId`: all operators that the user can see. `includeBrands` has no effect in V2."""

    opId: OpId | None = None
    year: Annotated[Year, Required("Year is required.")]
    includeBrands: bool = True


class Card(Wire):
    amountInUSD: Usd


class DashboardCards(Wire):
    """`debt`: the open amount of the year less its surplus. `cpgProvider`: the balance of the provider pool."""

    debt: Card
    cpgProvider: Card


READERS = PLATFORM_ADMINS | OPERATOR_ROLES
NOT_FOR_BRANDS = frozenset({Level.PLATFORM, Level.OPERATOR})
TAGS = frozenset({"InvoiceV2"})
CARDS = frozenset({"CardsV2"})

AREA = Area(
    "billing_v2",
    readers=READERS,
    writers=PLATFORM_ADMINS,
    can_read=Permission.BILLING_V2_READ,
    can_write=Permission.BILLING_V2_WRITE,
    tags=TAGS,
    invalidates=TAGS | CARDS,
    lists=("billing_v2.operators", "billing_v2.own", "billing_v2.own_payments"),
    badges=("overdueInvoices",),
    permissions={
        Permission.BILLING_V2_READ: Described(
            "View billing (V2)",
            "See the invoices and payments of the present billing system.",
            ("billing",),
            STAFF,
            ("/billing/operatorsV2/invoice", "/billing/operatorsV2/transaction-history", "/billing/meV2"),
        ),
        Permission.BILLING_V2_WRITE: Described(
            "Manage billing (V2)",
            "Generate, change and delete invoices, add payments by hand and change operators’ billing settings.",
            ("billing",),
            PLATFORM_ADMINS,
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "billingV2Invoices",
        "/api/billingV2/invoices",
        "List operator invoices (V2)",
        origin=Origin.ASSUMED,
        levels=NOT_FOR_BRANDS,
        query=InvoicesQuery,
        export=Export(),
        data=InvoicePage,
    ),
    AREA.read(
        "billingV2Invoice",
        "/api/billingV2/invoices/{invoiceId}",
        "View an operator invoice (V2)",
        origin=Origin.ASSUMED,
        levels=NOT_FOR_BRANDS,
        path_params=InvoicePath,
        query=OneTenant,
        data=InvoiceDetails,
    ),
    AREA.write(
        "billingV2InvoiceGenerate",
        "POST",
        "/api/billingV2/invoice",
        "Generate or overwrite an operator invoice (V2)",
        body=InvoiceForm,
        example=Example(body={"year": 2026, "month": 12, "opId": "aurora"}),
        data=InvoiceDetails,
        failure_data=ExistingInvoice,
        if_match=True,
        success="Invoice Generated!",
    ),
    AREA.write(
        "billingV2InvoiceUpdate",
        "PUT",
        "/api/billingV2/invoice",
        "Edit the notes of an invoice (V2)",
        body=InvoiceEdit,
        example=Example(body={"invoiceId": "65a1f0c2e4b0d3a9c7f81201", "opId": "aurora"}),
        data=InvoiceDetails,
        failure_data=ExistingInvoice,
        if_match=True,
        success="Invoice Note Updated!",
        invalidates=TAGS,
    ),
    AREA.write(
        "billingV2InvoiceDelete",
        "DELETE",
        "/api/billingV2/invoice",
        "Delete an invoice without payments (V2)",
        query=InvoiceKey,
        example=Example(query={"invoiceId": "65a1f0c2e4b0d3a9c7f81201", "opId": "aurora"}),
        if_match=True,
        success="Invoice Deleted!",
        dialect=Dialect.MESSAGE,
    ),
    AREA.read(
        "billingV2DashboardCards",
        "/api/billingV2/dashboard-cards",
        "View the outstanding amount of a year and the CPG balance",
        method="POST",
        levels=NOT_FOR_BRANDS,
        body=CardsRequest,
        example=Example(body={"year": 2026}),
        data=DashboardCards,
        tags=CARDS,
    ),
)
