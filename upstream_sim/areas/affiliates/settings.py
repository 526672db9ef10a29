"""The percentages of affiliates: changed from the next month on, and what they would have come to."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.affiliate_billing import AffiliateRecordType
from contracts.areas.affiliates.percentages import AffiliatePercentages
from contracts.areas.affiliates.settings import AffiliateSettingsForm
from contracts.areas.billing_v1 import MONTH_NAMES
from upstream_sim.areas.affiliate_billing.records import RECORDS, AffiliateRecord, Breakdown
from upstream_sim.areas.affiliate_billing.rules import activity_of, profit_of
from upstream_sim.areas.affiliates.queries import affiliate_of
from upstream_sim.areas.affiliates.statements import referred_commissions
from upstream_sim.areas.affiliates.wire import details_to_wire
from upstream_sim.core.refusals import RecordLocked
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATES, AffiliateTerms, WaitingTerms, next_month
from upstream_sim.shared.records import UserRef, change_record, record_to_wire, require_revision
from upstream_sim.shared.users import Caller

NAMES = tuple(field.name for field in msgspec.structs.fields(AffiliateTerms))
DELETED = "This affiliate was deleted; nothing is changed any more."


def terms_of(form: AffiliatePercentages) -> AffiliateTerms:
    return AffiliateTerms(**{name: getattr(form, name) for name in NAMES})


@handles("affiliateSettingsUpdate")
def update(world: World, caller: Caller, command: Command[None, AffiliateSettingsForm]) -> dict[str, Any]:
    """The affiliate, whose percentages wait for the next month; those that hold take back what waits. Raises NotFound,
    StaleRecord, and RecordLocked for a deleted affiliate."""
    form = command.body
    affiliate = affiliate_of(world, caller, form.adminId)
    require_revision(affiliate, command.revision, details_to_wire(world, affiliate))
    if affiliate.deletedAt is not None:
        raise RecordLocked(DELETED)
    now, terms = world.now(), terms_of(form)
    waiting = WaitingTerms(
        affiliateSettings=terms, validFrom=next_month(now), setBy=UserRef.of(caller.actor), setAt=now
    )
    holds = terms == affiliate.affiliateSettings
    with caller.change(world) as change:
        changed = change_record(change, AFFILIATES, affiliate, waitingSettings=None if holds else waiting)
    return details_to_wire(world, changed)


@handles("affiliateSettingsPreview")
def preview(world: World, caller: Caller, command: Command[None, AffiliateSettingsForm]) -> dict[str, Any]:
    """The affiliate's last closed month by the percentages that hold and by others. Raises NotFound."""
    affiliate = affiliate_of(world, caller, command.body.adminId)
    closed = world.table(RECORDS).where(affId=affiliate.affId, type=AffiliateRecordType.PROFIT)
    last = max(closed, key=lambda each: (each.year, each.month), default=None)
    if last is None or last.profitBreakdown is None:
        return {"month": None, "year": None, "present": None, "proposed": None}
    present = _by(world, last, last.profitBreakdown, affiliate.affiliateSettings)
    proposed = _by(world, last, last.profitBreakdown, terms_of(command.body))
    return {"month": MONTH_NAMES[last.month - 1], "year": last.year, "present": present, "proposed": proposed}


def _by(world: World, record: AffiliateRecord, kept: Breakdown, terms: AffiliateTerms) -> dict[str, Any]:
    """A month as these percentages would have made it."""
    referred = referred_commissions(world, record)
    return record_to_wire(profit_of(activity_of(kept), terms, referred, kept.carriedLossInUSD))
