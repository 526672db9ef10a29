"""The partners who refer players to an operator, with their terms. Field names are the wire's."""

from __future__ import annotations

from datetime import UTC, datetime
from decimal import Decimal

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.affiliates.area import AFFILIATE_REQUIRED
from contracts.roles import Role
from upstream_sim.core.clock import midnight, months_later
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.refusals import Denied, NotFound, ValidationFailed
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import UserRef
from upstream_sim.shared.tenants import family
from upstream_sim.shared.users import Caller

AFFILIATE_GONE = "Affiliate not found."


class AffiliateTerms(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An affiliate's percentages."""

    administrationFeePercentage: Decimal
    depositFeePercentage: Decimal
    withdrawFeePercentage: Decimal
    referralFeePercentage: Decimal
    casinoCommission: Decimal
    sportCommission: Decimal


class WaitingTerms(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Percentages that hold from the beginning of a month on, and who set them when."""

    affiliateSettings: AffiliateTerms
    validFrom: datetime
    setBy: UserRef
    setAt: datetime


class Affiliate(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An affiliate of an operator or brand; `referredBy` is the affiliate that referred this one, `userCode` the one
    account that they have. A deleted one stays for its history: nobody comes by it any more, and no month is closed."""

    affId: str
    affCode: str
    affTitle: str
    userCode: str
    opId: str
    opTitle: str
    parentOpId: str | None
    referredBy: str | None
    affiliateSettings: AffiliateTerms
    waitingSettings: WaitingTerms | None = None
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
    deletedAt: datetime | None = None
    revision: int = 1


AFFILIATES = Schema(
    name="affiliates",
    record=Affiliate,
    key="affId",
    bitmaps=("opId", "parentOpId"),
    arrays=("userCode", "affCode"),
    audit=AuditSpec(area=ActivityArea.BILLING, kind="Affiliate", title=lambda affiliate: affiliate.affTitle),
)


def terms_in(affiliate: Affiliate, month_began: datetime) -> AffiliateTerms:
    """The percentages that hold in a month."""
    waiting = affiliate.waitingSettings
    return waiting.affiliateSettings if waiting and waiting.validFrom <= month_began else affiliate.affiliateSettings


def month_start(moment: datetime) -> datetime:
    """The beginning of the UTC month that a moment lies in."""
    return midnight(moment.astimezone(UTC)).replace(day=1)


def next_month(moment: datetime) -> datetime:
    """The beginning of the UTC month after the one that a moment lies in."""
    return months_later(month_start(moment), 1)


def visible_affiliate(world: World, caller: Caller, aff_id: str) -> Affiliate:
    """The affiliate, deleted or not. Raises NotFound, for another tenant's too, and Denied to an affiliate for
    another one."""
    found = world.table(AFFILIATES).get(aff_id)
    if found is None or not caller.identity.can_see_tenant(found.opId):
        raise NotFound(AFFILIATE_GONE)
    if caller.identity.role is Role.AFFILIATE and found.affId != caller.identity.affId:
        raise Denied
    return found


def named_affiliate(world: World, caller: Caller, aff_id: str | None, op_id: str | None = None) -> Affiliate:
    """The affiliate that a request is about: the named one, else the caller's own. Raises NotFound, for one of another
    operator than `op_id` and its brands, too, Denied, and ValidationFailed where nobody is named."""
    chosen = aff_id or caller.identity.affId
    if chosen is None:
        raise ValidationFailed("affId", AFFILIATE_REQUIRED)
    found = visible_affiliate(world, caller, chosen)
    if op_id is not None and found.opId not in family(world, op_id):
        raise NotFound(AFFILIATE_GONE)
    return found
