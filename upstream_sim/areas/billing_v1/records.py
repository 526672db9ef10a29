"""The records of billing V1. Field names are the wire's; a month is a number."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.billing_v1 import MONTH_NAMES, InvoiceType, RecordType, TestPlayersInclusion
from upstream_sim.core.history.audit import Actor
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.records import UserRef, record_to_wire


class Person(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    id: str
    nickname: str

    @classmethod
    def of(cls, actor: Actor) -> Person:
        return cls(id=actor.userCode, nickname=actor.nickname)

    def to_ref(self) -> UserRef:
        return UserRef(nickname=self.nickname, userCode=self.id)


class Terms(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    ggrPercentage: Decimal
    minMonthlyFeeInUSD: Decimal


class TenantTerms(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What an operator is charged, or a brand by its operator."""

    opId: str
    ggrPercentage: Decimal
    minMonthlyFeeInUSD: Decimal
    revision: int = 1


class PaymentPart(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    paidBy: str
    createdBy: Person


class InvoicePart(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """`since` is the start of the invoiced UTC month."""

    invoiceType: InvoiceType
    since: datetime = msgspec.field(name="from")
    totalGGRInUSD: Decimal
    ggrCommissionAmountInUSD: Decimal
    note: str
    createdBy: Person
    billingSettings: Terms
    testPlayersInclusion: TestPlayersInclusion
    includeBrands: bool


class Record(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An invoice (`invoice`) or a payment (`payment`) of an operator, or of a brand (`parentOpId`)."""

    id: str = msgspec.field(name="_id")
    type: RecordType
    amount: Decimal
    title: str
    description: str
    reference: str
    opId: str
    opTitle: str
    parentOpId: str | None
    month: int
    year: int
    createdAt: datetime
    issuedAt: datetime
    updatedAt: datetime
    paidBy: str | None
    updatedBy: Person
    payment: PaymentPart | None = None
    invoice: InvoicePart | None = None
    revision: int = 1


RECORDS = Schema(
    name="billingV1",
    record=Record,
    bitmaps=("type", "opId", "parentOpId", "year", "month"),
    audit=AuditSpec(
        area=ActivityArea.BILLING,
        kind="Billing record",
        title=lambda record: f"{record.type.capitalize()} {record.reference} of {record.opTitle}",
    ),
)
TERMS = Schema(
    name="billingTermsV1",
    record=TenantTerms,
    key="opId",
    audit=AuditSpec(area=ActivityArea.BILLING, kind="Billing terms", title=lambda terms: f"Terms of {terms.opId}"),
)


def to_wire(record: Record) -> dict[str, Any]:
    """`BillingRecord` on the wire."""
    return {**record_to_wire(record), "month": MONTH_NAMES[record.month - 1]}
