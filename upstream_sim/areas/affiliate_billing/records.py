"""What the affiliates earned each month and were paid. Field names are the wire's; a month is a number."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from decimal import Decimal

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.affiliate_billing import AffiliateRecordType
from upstream_sim.areas.billing_v1.records import Person
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.affiliates import AffiliateTerms


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


ZERO = Decimal("0.00")


def earned_by(found: Iterable[AffiliateRecord]) -> Decimal:
    """The sum of the positive net profits; a negative one is carried into the next month's."""
    return sum((max(ZERO, each.amountInUSD) for each in found if each.type is AffiliateRecordType.PROFIT), ZERO)


def paid_by(found: Iterable[AffiliateRecord]) -> Decimal:
    return sum((each.amountInUSD for each in found if each.type is AffiliateRecordType.PAYMENT), ZERO)
