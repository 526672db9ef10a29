"""An operator's settings for its players: how they earn by referring others, and what they get back."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from decimal import Decimal

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.operator_settings import ReferralTerms
from upstream_sim.core.history.audit import PLATFORM, UserRef
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.tenants import Operator


class ReferralLevel(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """`requiredWagerInUSD` leads out of the level: 0 at the last, which has no way out."""

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


class ReferralSettings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    minRequiredWagerInUSDToConsiderAPlayerAsActive: Decimal
    claimedBonusAdminFeePercentage: Decimal
    cashbackAdminFeePercentage: Decimal
    affiliatesAdminFeePercentage: Decimal
    minWithdrawableAmountInUSD: Decimal
    levelSettings: tuple[ReferralLevel, ...]
    revenueShareSettings: tuple[RevenueShare, ...]


class CashbackLevel(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    lostAmountInUSD: Decimal
    percentage: Decimal


class CashbackSettings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    minWithdrawAmountInUSD: Decimal
    autoApproval: bool
    settings: tuple[CashbackLevel, ...]


class OperatorSettings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One operator's or brand's own. What a brand has none of is its parent's."""

    opId: str
    affiliates: ReferralSettings | None
    cashback: CashbackSettings | None
    updatedAt: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
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


def referral_settings_from(terms: ReferralTerms) -> ReferralSettings:
    """The settings that a form says, whose last level leads nowhere."""
    settings = msgspec.convert(terms.model_dump(exclude={"opId"}), ReferralSettings)
    *levels, last = settings.levelSettings
    ended = msgspec.structs.replace(last, requiredWagerInUSD=Decimal(0))
    return msgspec.structs.replace(settings, levelSettings=(*levels, ended))


def referral_settings_of(world: World, operator: Operator) -> ReferralSettings | None:
    """The operator's own, else its parent's."""
    return next((found.affiliates for found in _in_order(world, operator) if found.affiliates), None)


def cashback_of(world: World, operator: Operator) -> CashbackSettings | None:
    """The operator's own, else its parent's."""
    return next((found.cashback for found in _in_order(world, operator) if found.cashback), None)


def _in_order(world: World, operator: Operator) -> Iterator[OperatorSettings]:
    """What is kept for the operator, then for its parent."""
    for op_id in (operator.opId, operator.parentOpId):
        found = world.table(OPERATOR_SETTINGS).get(op_id) if op_id else None
        if found is not None:
            yield found
