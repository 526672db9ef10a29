"""What operators owe the platform: invoices and payments as records, and their edits.

An operator, or a brand, reads its own here (`billing/me`). A list is about the chosen tenant alone
unless `includeBrands` asks for its brands too: theirs are brand billing's.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

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
from contracts.operation import Dialect, Effect, Operation, Origin
from contracts.roles import PLATFORM_ADMINS, Permission, Scope
from contracts.rules import Required
from contracts.texts import MISSING_PAYMENT_ID

EVERY_SCOPE = {Scope.SUPER_ADMIN: "super-admin", Scope.OPERATOR: "operator", Scope.BRAND: "brand"}
SUPER_ADMIN_ALONE = {Scope.SUPER_ADMIN: "super-admin"}


class OperatorPaymentEdit(PaymentRecordEdit):
    id: Annotated[str, Required(MISSING_PAYMENT_ID)] = Field(alias="_id")


OPERATIONS = (
    Operation(
        id="operatorBillingRecords",
        area="operator_billing",
        method="GET",
        path="/api/reports/{scope}/operator-billing/records",
        summary="Invoices and payments of operators, or one's own, a page of them",
        effect=Effect.READ,
        origin=Origin.ASSUMED,
        roles=READERS,
        scopes=EVERY_SCOPE,
        permission=Permission.OPERATOR_BILLING_READ,
        query=RecordsQuery,
        data=BillingRecordPage,
        tags=TAGS,
    ),
    Operation(
        id="operatorBillingRecord",
        area="operator_billing",
        method="GET",
        path="/api/reports/{scope}/operator-billing/records/{recordId}",
        summary="One invoice or payment of an operator",
        effect=Effect.READ,
        origin=Origin.ASSUMED,
        roles=READERS,
        scopes=EVERY_SCOPE,
        permission=Permission.OPERATOR_BILLING_READ,
        path_params=RecordPath,
        query=OneTenant,
        data=BillingRecord,
        tags=TAGS,
    ),
    Operation(
        id="operatorBillingInvoiceUpdate",
        area="operator_billing",
        method="PUT",
        path="/api/reports/{scope}/operator-billing/invoice",
        summary="Change an operator invoice's title, reference, description and note",
        effect=Effect.WRITE,
        origin=Origin.SPECIFIED,
        roles=PLATFORM_ADMINS,
        scopes=SUPER_ADMIN_ALONE,
        permission=Permission.OPERATOR_BILLING_WRITE,
        body=InvoiceV1Edit,
        data=BillingRecord,
        if_match=True,
        success="Invoice Updated!",
        invalidates=TAGS,
    ),
    Operation(
        id="operatorBillingPaymentUpdate",
        area="operator_billing",
        method="PUT",
        path="/api/reports/{scope}/operator-billing/payment",
        summary="Change an operator's payment",
        effect=Effect.WRITE,
        origin=Origin.SPECIFIED,
        roles=PLATFORM_ADMINS,
        scopes=SUPER_ADMIN_ALONE,
        permission=Permission.OPERATOR_BILLING_WRITE,
        body=OperatorPaymentEdit,
        data=BillingRecord,
        if_match=True,
        success="Payment Updated!",
        invalidates=TAGS,
        dialect=Dialect.ERROR_OBJECT,
    ),
)
