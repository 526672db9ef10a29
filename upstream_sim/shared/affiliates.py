"""The partners who refer players to an operator, with their terms. Field names are the wire's."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal

import msgspec

from contracts.areas.activities import ActivityArea
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema


class AffiliateTerms(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An affiliate's percentages."""

    administrationFeePercentage: Decimal
    depositFeePercentage: Decimal
    withdrawFeePercentage: Decimal
    referralFeePercentage: Decimal
    casinoCommission: Decimal
    sportCommission: Decimal


class Affiliate(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An affiliate of an operator or brand; `referredBy` is the affiliate that referred this one."""

    affId: str
    affTitle: str
    opId: str
    opTitle: str
    parentOpId: str | None
    referredBy: str | None
    affiliateSettings: AffiliateTerms
    createdAt: datetime
    revision: int = 1


AFFILIATES = Schema(
    name="affiliates",
    record=Affiliate,
    key="affId",
    bitmaps=("opId", "parentOpId"),
    audit=AuditSpec(area=ActivityArea.BILLING, kind="Affiliate", title=lambda affiliate: affiliate.affTitle),
)
