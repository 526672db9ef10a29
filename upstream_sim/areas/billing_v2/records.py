"""The records of billing V2. Field names are the wire's.

What is computed of an invoice (open amount, status, lock) has no field here: see `statement`.
"""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.billing_v2 import Service, UnitType
from contracts.areas.billing_v2_payments import PaymentType
from contracts.roles import PLATFORM_ADMINS
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.records import UserRef

PAYMENT_GONE = "Payment not found. It may have been deleted in the meantime."
POOL_TYPES = frozenset({PaymentType.CPG_TRANSFER, PaymentType.CPG_ADJUSTMENT})


class Cost(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    name: str
    value: Decimal


class Unit(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    type: UnitType
    value: Decimal


class Line(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    service: Service
    otherServiceTitle: str | None
    usage: Decimal
    unit: Unit
    amount: Decimal
    description: str


class Costs(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    minMonthlyFeeInUSD: Decimal
    additionalCosts: tuple[Cost, ...]


class Invoice(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One operator's invoice of one month; `settings` repeats the minimum and the costs as read."""

    id: str = msgspec.field(name="_id")
    invoiceNo: int
    opId: str
    opTitle: str
    month: int
    year: int
    issuedAt: datetime
    createdAt: datetime
    updatedAt: datetime
    createdBy: UserRef
    updatedBy: UserRef
    casinoGGRInUSD: Decimal
    sportGGRInUSD: Decimal
    casinoGGRPercentage: Decimal
    sportGGRPercentage: Decimal
    casinoGGRCommissionInUSD: Decimal
    sportGGRCommissionInUSD: Decimal
    premiumSportInUSD: Decimal
    premiumBotInUSD: Decimal
    brandFeeInUSD: Decimal
    minMonthlyFeeInUSD: Decimal
    settings: Costs
    isSettingsOverridden: bool
    totalPayableAmountInUSD: Decimal
    description: str
    superAdminNote: str | None
    records: tuple[Line, ...]
    revision: int = 1


class InvoiceSettings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What an operator is charged; one record each."""

    opId: str
    casinoGGRPercentage: Decimal
    sportGGRPercentage: Decimal
    premiumSportInUSD: Decimal
    premiumBotInUSD: Decimal
    minMonthlyFeeInUSD: Decimal
    additionalCosts: tuple[Cost, ...]
    updatedAt: datetime
    updatedBy: UserRef
    revision: int = 1


class Payment(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A payment of an operator. `month` and `year` are the period it pays for: the named invoice's,
    where it names one."""

    id: str = msgspec.field(name="paymentId")
    opId: str
    brandOpId: str | None
    paymentType: PaymentType
    invoiceNo: int | None
    currency: str
    amount: Decimal
    exchangeRateInUSD: Decimal
    amountInUSD: Decimal
    month: int
    year: int
    issuedDate: datetime
    paymentDate: datetime
    description: str
    explorerURL: str | None
    createdAt: datetime
    updatedAt: datetime
    createdBy: UserRef
    updatedBy: UserRef
    revision: int = 1


def invoice_title(invoice: Invoice) -> str:
    return f"Invoice {invoice.invoiceNo} of {invoice.opTitle}, {invoice.year}-{invoice.month:02}"


def payment_title(payment: Payment) -> str:
    return f"{payment.paymentType} payment of {payment.amountInUSD:,.2f} USD"


INVOICES = Schema(
    name="invoicesV2",
    record=Invoice,
    bitmaps=("opId", "year", "month", "isSettingsOverridden"),
    arrays=("invoiceNo",),
    audit=AuditSpec(area=ActivityArea.BILLING, kind="Invoice", title=invoice_title),
)
SETTINGS = Schema(
    name="invoiceSettingsV2",
    record=InvoiceSettings,
    key="opId",
    audit=AuditSpec(
        area=ActivityArea.BILLING,
        kind="Invoice settings",
        title=lambda settings: f"Invoice settings of {settings.opId}",
        readers=PLATFORM_ADMINS,
    ),
)
PAYMENTS = Schema(
    name="paymentsV2",
    record=Payment,
    bitmaps=("opId", "brandOpId", "year", "month", "paymentType", "currency"),
    arrays=("invoiceNo",),
    audit=AuditSpec(area=ActivityArea.BILLING, kind="Payment", title=payment_title),
)
