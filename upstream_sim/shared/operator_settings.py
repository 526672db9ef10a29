"""An operator's settings for its players: how affiliates earn, and what players get back."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal

import msgspec

from contracts.areas.activities import ActivityArea
from upstream_sim.core.audit import AuditSpec
from upstream_sim.core.schema import Schema
from upstream_sim.core.world import World
from upstream_sim.shared.tenants import Operator


class AffiliateLevel(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    level: int
    requiredWagerInUSD: Decimal
    emailCpr: Decimal
    gmailCpr: Decimal
    telegramCpr: Decimal
    maxCpr: Decimal
    cpa: Decimal


class RevenueShare(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    monthlyReferredPlayersTotalWagerInUSD: Decimal
    revenueSharePercentage: Decimal


class AffiliateSettings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    minRequiredWagerInUSDToConsiderAPlayerAsActive: Decimal
    claimedBonusAdminFeePercentage: Decimal
    cashbackAdminFeePercentage: Decimal
    affiliatesAdminFeePercentage: Decimal
    minWithdrawableAmountInUSD: Decimal
    levelSettings: tuple[AffiliateLevel, ...]
    revenueShareSettings: tuple[RevenueShare, ...]


class CashbackLevel(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    lostAmountInUSD: Decimal
    percentage: Decimal


class CashbackSettings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    minWithdrawAmountInUSD: Decimal
    autoApproval: bool
    settings: tuple[CashbackLevel, ...]


class OperatorSettings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One operator's or brand's own."""

    opId: str
    affiliates: AffiliateSettings | None
    cashback: CashbackSettings | None
    updatedAt: datetime
    revision: int = 1


OPERATOR_SETTINGS = Schema(
    name="operatorSettings",
    record=OperatorSettings,
    key="opId",
    audit=AuditSpec(
        area=ActivityArea.OPERATORS,
        kind="Operator settings",
        title=lambda settings: f"Settings of {settings.opId}",
    ),
)


def settings_of(world: World, operator: Operator) -> OperatorSettings | None:
    """The operator's own, else its parent's."""
    table = world.table(OPERATOR_SETTINGS)
    own = table.get(operator.opId)
    return table.get(operator.parentOpId) if own is None and operator.parentOpId else own
