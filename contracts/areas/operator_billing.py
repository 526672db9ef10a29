"""Operator billing: invoices and payments of operators to the platform, as records.

An operator, or a brand, reads its own here (`billing/me`). A list is about the chosen tenant alone
unless `includeBrands` asks for its brands too: theirs are brand billing's.
"""

from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.areas.billing_v1 import (
    READERS,
    TAGS,
    BillingRecord,
    BillingRecordPage,
    InvoiceV1Edit,
    PaymentRecordEdit,
    RecordPath,
    RecordsQuery,
)
from contracts.fields import OneTenant
from contracts.operation import Dialect, Example, Export, Origin
from contracts.permissions import STAFF, Described
from contracts.roles import PLATFORM_ADMINS, Permission, Scope
from contracts.rules import Required
from contracts.texts import MISSING_PAYMENT_ID
from contracts.warnings import Act, Confirmable

EVERY_SCOPE = {Scope.SUPER_ADMIN: "super-admin", Scope.OPERATOR: "operator", Scope.BRAND: "brand"}
SUPER_ADMIN_ALONE = {Scope.SUPER_ADMIN: "super-admin"}


class OperatorPaymentEdit(PaymentRecordEdit, Confirmable):
    id: Annotated[str, Required(MISSING_PAYMENT_ID)] = Field(alias="_id")


AREA = Area(
    "operator_billing",
    readers=READERS,
    writers=PLATFORM_ADMINS,
    can_read=Permission.OPERATOR_BILLING_READ,
    can_write=Permission.OPERATOR_BILLING_WRITE,
    tags=TAGS,
    invalidates=TAGS,
    lists=("operator_billing.records",),
    permissions={
        Permission.OPERATOR_BILLING_READ: Described(
            "View operator records (V1)",
            "See what operators owe the platform, and what they paid; operators see their own.",
            ("billing",),
            STAFF,
            ("/billing/operators", "/billing/me"),
        ),
        Permission.OPERATOR_BILLING_WRITE: Described(
            "Manage operator records (V1)",
            "Change the invoices and payments of operators in the first billing system.",
            ("billing",),
            PLATFORM_ADMINS,
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "operatorBillingRecords",
        "/api/reports/{scope}/operator-billing/records",
        "List operator invoices and payments (V1), or your own",
        origin=Origin.ASSUMED,
        scopes=EVERY_SCOPE,
        query=RecordsQuery,
        export=Export(),
        data=BillingRecordPage,
    ),
    AREA.read(
        "operatorBillingRecord",
        "/api/reports/{scope}/operator-billing/records/{recordId}",
        "View an operator invoice or payment (V1)",
        origin=Origin.ASSUMED,
        scopes=EVERY_SCOPE,
        path_params=RecordPath,
        query=OneTenant,
        data=BillingRecord,
    ),
    AREA.write(
        "operatorBillingInvoiceUpdate",
        "PUT",
        "/api/reports/{scope}/operator-billing/invoice",
        "Edit the texts of an operator invoice (V1)",
        scopes=SUPER_ADMIN_ALONE,
        body=InvoiceV1Edit,
        example=Example(body={"invoiceId": "65a1f0c2e4b0d3a9c7f81201", "title": "Rent", "reference": "R-1"}),
        data=BillingRecord,
        if_match=True,
        success="Invoice Updated!",
    ),
    AREA.write(
        "operatorBillingPaymentUpdate",
        "PUT",
        "/api/reports/{scope}/operator-billing/payment",
        "Edit an operator payment (V1)",
        scopes=SUPER_ADMIN_ALONE,
        body=OperatorPaymentEdit,
        example=Example(
            body={
                "title": "Rent",
                "reference": "R-1",
                "paidBy": "Bank",
                "amountInUSD": 1,
                "_id": "65a1f0c2e4b0d3a9c7f81203",
            }
        ),
        data=BillingRecord,
        if_match=True,
        act=Act.RECORD_V1_PAYMENT,
        success="Payment Updated!",
        dialect=Dialect.ERROR_OBJECT,
    ),
)
