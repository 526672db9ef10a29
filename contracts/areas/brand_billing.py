"""Brand billing: invoices and payments of brands to their operator, as records.

The specification has the payment's POST and PUT and the invoice's PUT; the lists, the invoice's
POST and the deletes are ours.
"""

from contracts.area import Area
from contracts.areas.billing_v1 import (
    NOT_FOR_BRANDS,
    READERS,
    TAGS,
    WRITERS,
    BillingRecord,
    BillingRecordPage,
    ChosenBrand,
    InvoiceRecordEdit,
    InvoiceV1Fields,
    InvoiceV1Id,
    PaymentRecordEdit,
    PaymentV1Fields,
    PaymentV1Id,
    Person,
    RecordPath,
    RecordsQuery,
)
from contracts.fields import OneTenant
from contracts.operation import Dialect, Example, Export, Origin
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import Permission, Scope
from contracts.rules import ParentOpId
from contracts.warnings import Act, Confirmable
from contracts.wire import Wire

SCOPES = {Scope.SUPER_ADMIN: "super-admin", Scope.OPERATOR: "operator"}
RECORDS = "/api/reports/{scope}/brand-billing/records"
INVOICE = "/api/reports/{scope}/brand-billing/invoice"
PAYMENT = "/api/reports/{scope}/brand-billing/payment"


class BrandInvoiceForm(InvoiceV1Fields):
    """An invoice of a brand. `includeBrands` has no effect: a brand has no brands."""

    opId: ChosenBrand


class BrandInvoiceEdit(Wire):
    invoiceId: InvoiceV1Id
    payload: InvoiceRecordEdit


class BrandInvoiceKey(Wire):
    invoiceId: InvoiceV1Id
    opId: ChosenBrand


class BrandPaymentForm(PaymentV1Fields, Confirmable):
    """A payment of a brand. `createdBy` is accepted and has no effect: the session's user is recorded."""

    opId: ChosenBrand
    parentOpId: ParentOpId | None = None
    createdBy: Person | None = None


class BrandPaymentEdit(Confirmable):
    paymentId: PaymentV1Id
    payload: PaymentRecordEdit


class BrandPaymentKey(Wire):
    paymentId: PaymentV1Id
    opId: ChosenBrand


AREA = Area(
    "brand_billing",
    readers=READERS,
    writers=WRITERS,
    can_read=Permission.BRAND_BILLING_READ,
    can_write=Permission.BRAND_BILLING_WRITE,
    tags=TAGS,
    invalidates=TAGS,
    levels=NOT_FOR_BRANDS,
    lists=("brand_billing.records",),
    permissions={
        Permission.BRAND_BILLING_READ: Described(
            "View brand records", "See what brands owe and what they paid.", ("billing",), STAFF, ("/billing/brands",)
        ),
        Permission.BRAND_BILLING_WRITE: Described(
            "Manage brand records", "Generate, change and delete brands’ invoices and payments.", ("billing",), MANAGERS
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "brandBillingRecords",
        RECORDS,
        "List brand invoices and payments",
        origin=Origin.ASSUMED,
        scopes=SCOPES,
        query=RecordsQuery,
        export=Export(),
        data=BillingRecordPage,
    ),
    AREA.read(
        "brandBillingRecord",
        f"{RECORDS}/{{recordId}}",
        "View a brand invoice or payment",
        origin=Origin.ASSUMED,
        scopes=SCOPES,
        path_params=RecordPath,
        query=OneTenant,
        data=BillingRecord,
    ),
    AREA.write(
        "brandBillingInvoiceGenerate",
        "POST",
        INVOICE,
        "Generate a brand invoice",
        origin=Origin.ASSUMED,
        scopes=SCOPES,
        body=BrandInvoiceForm,
        example=Example(
            body={
                "title": "December",
                "reference": "R-17",
                "month": "DECEMBER",
                "year": 2026,
                "testPlayersInclusion": "ALL",
                "includeBrands": True,
                "note": "As agreed.",
                "opId": "aurora-north",
            }
        ),
        data=BillingRecord,
        success="Invoice Generated!",
    ),
    AREA.write(
        "brandBillingInvoiceUpdate",
        "PUT",
        INVOICE,
        "Edit the texts of a brand invoice",
        scopes=SCOPES,
        body=BrandInvoiceEdit,
        example=Example(
            body={"invoiceId": "65a1f0c2e4b0d3a9c7f81201", "payload": {"title": "December", "reference": "R-17"}}
        ),
        data=BillingRecord,
        if_match=True,
        success="Invoice Updated!",
    ),
    AREA.write(
        "brandBillingInvoiceDelete",
        "DELETE",
        INVOICE,
        "Delete a brand invoice",
        origin=Origin.ASSUMED,
        scopes=SCOPES,
        body=BrandInvoiceKey,
        example=Example(body={"invoiceId": "65a1f0c2e4b0d3a9c7f81201", "opId": "aurora-north"}),
        if_match=True,
        success="Invoice Deleted!",
        dialect=Dialect.MESSAGE,
    ),
    AREA.write(
        "brandBillingPaymentAdd",
        "POST",
        PAYMENT,
        "Add a brand payment",
        scopes=SCOPES,
        body=BrandPaymentForm,
        example=Example(
            body={"title": "December", "reference": "R-17", "paidBy": "Bank", "amountInUSD": 1, "opId": "aurora-north"}
        ),
        data=BillingRecord,
        act=Act.RECORD_V1_PAYMENT,
        success="Payment Added!",
    ),
    AREA.write(
        "brandBillingPaymentUpdate",
        "PUT",
        PAYMENT,
        "Edit a brand payment",
        scopes=SCOPES,
        body=BrandPaymentEdit,
        example=Example(
            body={
                "paymentId": "65a1f0c2e4b0d3a9c7f81202",
                "payload": {"title": "December", "reference": "R-17", "paidBy": "Bank", "amountInUSD": 1},
            }
        ),
        data=BillingRecord,
        if_match=True,
        act=Act.RECORD_V1_PAYMENT,
        success="Payment Updated!",
        dialect=Dialect.ERRORS_LIST,
    ),
    AREA.write(
        "brandBillingPaymentDelete",
        "DELETE",
        PAYMENT,
        "Delete a brand payment",
        origin=Origin.ASSUMED,
        scopes=SCOPES,
        body=BrandPaymentKey,
        example=Example(body={"paymentId": "65a1f0c2e4b0d3a9c7f81202", "opId": "aurora-north"}),
        if_match=True,
        success="Payment Deleted!",
        dialect=Dialect.MESSAGE,
    ),
)
