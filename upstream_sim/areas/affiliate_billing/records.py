"""What the affiliates' players did each month, and what the affiliates earned and were paid.

Field names are the wire's; a month is a number.
"""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.affiliate_billing import AffiliateRecordType
from contracts.areas.billing_v1 import MONTH_NAMES
from upstream_sim.areas.billing_v1.records import Person
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.affiliates import AffiliateTerms
from upstream_sim.shared.records import record_to_wire


class AffiliateMonth(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What an affiliate's referred players did in a UTC month, in USD cents."""

    id: str
    affId: str
    year: int
    month: int
    casinoGGRInUSDCents: int
    sportGGRInUSDCents: int
    depositsInUSDCents: int
    withdrawsInUSDCents: int


class GgrParts(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    total: Decimal
    sport: Decimal
    casino: Decimal


class Breakdown(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    ggrInUSD: GgrParts
    affiliateCommissionInUSD: Decimal
    referralFeesInUSD: Decimal
    administrationFeeInUSD: Decimal
    totalDepositsInUSD: Decimal
    depositFeesInUSD: Decimal
    totalWithdrawsInUSD: Decimal
    withdrawFeesInUSD: Decimal
    carriedLossInUSD: Decimal
    netProfitInUSD: Decimal


class AffiliateRecord(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A month's profit, with settings and breakdown, or a payment, with `paidBy`."""

    id: str = msgspec.field(name="_id")
    type: AffiliateRecordType
    affId: str
    affTitle: str
    opId: str
    opTitle: str
    parentOpId: str | None
    month: int
    year: int
    amountInUSD: Decimal
    title: str
    reference: str
    description: str
    paidBy: str | None
    createdAt: datetime
    issuedAt: datetime
    updatedAt: datetime
    createdBy: Person
    updatedBy: Person
    affiliateSettings: AffiliateTerms | None = None
    profitBreakdown: Breakdown | None = None
    revision: int = 1


MONTHS = Schema(name="affiliateMonths", record=AffiliateMonth, bitmaps=("year", "month"), arrays=("affId",))
RECORDS = Schema(
    name="affiliateRecords",
    record=AffiliateRecord,
    bitmaps=("type", "opId", "year", "month", "affId"),
    audit=AuditSpec(
        area=ActivityArea.BILLING,
        kind="Affiliate record",
        title=lambda record: f"{record.type.capitalize()} of {record.affTitle}: {record.title}",
    ),
)


def to_wire(record: AffiliateRecord) -> dict[str, Any]:
    """`AffiliateRecord` on the wire."""
    fields = record_to_wire(record)
    fields["month"] = MONTH_NAMES[record.month - 1]
    return fields
