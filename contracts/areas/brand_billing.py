"""What brands owe their operator: invoices and payments as records.

The specification has the payment's POST and PUT and the invoice's PUT; the lists, the invoice's
POST and the deletes are ours.
"""

from __future__ import annotations

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
from contracts.operation import Dialect, Effect, Operation, Origin
from contracts.roles import Permission, Scope
from contracts.rules import ParentOpId
from contracts.wire import Wire

SCOPES = {Scope.SUPER_ADMIN: "super-admin", Scope.OPERATOR: "operator"}
RECORDS = "/api/reports/{scope}/brand-billing/records"
INVOICE = "/api/reports/{scope}/brand-billing/invoice"
PAYMENT = "/api/reports/{scope}/brand-billing/payment"


class BrandInvoiceForm(InvoiceV1Fields):
    """`includeBrands` changes nothing: a brand has no brands."""

    opId: ChosenBrand


class BrandInvoiceEdit(Wire):
    invoiceId: InvoiceV1Id
    payload: InvoiceRecordEdit


class BrandInvoiceKey(Wire):
    invoiceId: InvoiceV1Id
    opId: ChosenBrand


class BrandPaymentForm(PaymentV1Fields):
    """`createdBy` is accepted and means nothing: it is the session's user."""

    opId: ChosenBrand
    parentOpId: ParentOpId | None = None
    createdBy: Person | None = None


class BrandPaymentEdit(Wire):
    paymentId: PaymentV1Id
    payload: PaymentRecordEdit


class BrandPaymentKey(Wire):
    paymentId: PaymentV1Id
    opId: ChosenBrand


OPERATIONS = (
    Operation(
        id="brandBillingRecords",
        area="brand_billing",
        method="GET",
        path=RECORDS,
        summary="Invoices and payments of brands, a page of them",
        effect=Effect.READ,
        origin=Origin.ASSUMED,
        roles=READERS,
        levels=NOT_FOR_BRANDS,
        scopes=SCOPES,
        permission=Permission.BRAND_BILLING_READ,
        query=RecordsQuery,
        data=BillingRecordPage,
        tags=TAGS,
    ),
    Operation(
        id="brandBillingRecord",
        area="brand_billing",
        method="GET",
        path=f"{RECORDS}/{{recordId}}",
        summary="One invoice or payment of a brand",
        effect=Effect.READ,
        origin=Origin.ASSUMED,
        roles=READERS,
        levels=NOT_FOR_BRANDS,
        scopes=SCOPES,
        permission=Permission.BRAND_BILLING_READ,
        path_params=RecordPath,
        query=OneTenant,
        data=BillingRecord,
        tags=TAGS,
    ),
    Operation(
        id="brandBillingInvoiceGenerate",
        area="brand_billing",
        method="POST",
        path=INVOICE,
        summary="Generate a brand's invoice for a month",
        effect=Effect.WRITE,
        origin=Origin.ASSUMED,
        roles=WRITERS,
        levels=NOT_FOR_BRANDS,
        scopes=SCOPES,
        permission=Permission.BRAND_BILLING_WRITE,
        body=BrandInvoiceForm,
        data=BillingRecord,
        success="Invoice Generated!",
        invalidates=TAGS,
    ),
    Operation(
        id="brandBillingInvoiceUpdate",
        area="brand_billing",
        method="PUT",
        path=INVOICE,
        summary="Change a brand invoice's title, reference, description and note",
        effect=Effect.WRITE,
        origin=Origin.SPECIFIED,
        roles=WRITERS,
        levels=NOT_FOR_BRANDS,
        scopes=SCOPES,
        permission=Permission.BRAND_BILLING_WRITE,
        body=BrandInvoiceEdit,
        data=BillingRecord,
        if_match=True,
        success="Invoice Updated!",
        invalidates=TAGS,
    ),
    Operation(
        id="brandBillingInvoiceDelete",
        area="brand_billing",
        method="DELETE",
        path=INVOICE,
        summary="Delete a brand's invoice",
        effect=Effect.WRITE,
        origin=Origin.ASSUMED,
        roles=WRITERS,
        levels=NOT_FOR_BRANDS,
        scopes=SCOPES,
        permission=Permission.BRAND_BILLING_WRITE,
        body=BrandInvoiceKey,
        if_match=True,
        success="Invoice Deleted!",
        invalidates=TAGS,
        dialect=Dialect.MESSAGE,
    ),
    Operation(
        id="brandBillingPaymentAdd",
        area="brand_billing",
        method="POST",
        path=PAYMENT,
        summary="Record a brand's payment",
        effect=Effect.WRITE,
        origin=Origin.SPECIFIED,
        roles=WRITERS,
        levels=NOT_FOR_BRANDS,
        scopes=SCOPES,
        permission=Permission.BRAND_BILLING_WRITE,
        body=BrandPaymentForm,
        data=BillingRecord,
        success="Payment Added!",
        invalidates=TAGS,
    ),
    Operation(
        id="brandBillingPaymentUpdate",
        area="brand_billing",
        method="PUT",
        path=PAYMENT,
        summary="Change a brand's payment",
        effect=Effect.WRITE,
        origin=Origin.SPECIFIED,
        roles=WRITERS,
        levels=NOT_FOR_BRANDS,
        scopes=SCOPES,
        permission=Permission.BRAND_BILLING_WRITE,
        body=BrandPaymentEdit,
        data=BillingRecord,
        if_match=True,
        success="Payment Updated!",
        invalidates=TAGS,
        dialect=Dialect.ERRORS_LIST,
    ),
    Operation(
        id="brandBillingPaymentDelete",
        area="brand_billing",
        method="DELETE",
        path=PAYMENT,
        summary="Delete a brand's payment",
        effect=Effect.WRITE,
        origin=Origin.ASSUMED,
        roles=WRITERS,
        levels=NOT_FOR_BRANDS,
        scopes=SCOPES,
        permission=Permission.BRAND_BILLING_WRITE,
        body=BrandPaymentKey,
        if_match=True,
        success="Payment Deleted!",
        invalidates=TAGS,
        dialect=Dialect.MESSAGE,
    ),
)
