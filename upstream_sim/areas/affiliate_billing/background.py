"""What the background traffic of an affiliate's players did, who have no records: by the law of its months before the
start. It goes with what the background traffic of the affiliate's tenant is booked with, so there is none where nothing
happens by itself."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal

from contracts.areas.affiliate_billing import AffiliateRecordType
from contracts.money import round_cents
from upstream_sim.areas.affiliate_billing.records import RECORDS, Breakdown
from upstream_sim.areas.affiliate_billing.rules import Activity, activity_of
from upstream_sim.areas.bets.background_traffic import BACKGROUND_TRAFFIC, traffic_between, usual_stakes
from upstream_sim.core.rng import seeded
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import Affiliate

KEY = "affiliateMonths"


def background_in(world: World, affiliate: Affiliate, began: datetime, ended: datetime) -> Activity:
    """As in one of the affiliate's months, as far as the traffic of this one is booked."""
    months = _months_before_start(world).get(affiliate.affId)
    booked = world.table(BACKGROUND_TRAFFIC).where(opId=affiliate.opId, year=began.year, month=began.month)
    stakes = sum(traffic_between(traffic, began, ended).stakes for traffic in booked)
    if not months or not stakes:
        return Activity()
    like = activity_of(seeded(f"{world.seed}:partner:{affiliate.affId}:{began:%Y-%m}").choice(months))
    usual = usual_stakes(world, affiliate.opId, began, ended)
    share = Decimal(min(stakes, usual)) / Decimal(usual)
    return Activity(*(round_cents(value * share) for value in like))


def _months_before_start(world: World) -> dict[str, list[Breakdown]]:
    """By affiliate: they never change."""
    found: dict[str, list[Breakdown]] | None = world.derived.get(KEY)
    if found is None:
        found = world.derived[KEY] = {}
        for row in world.start.bases[RECORDS.name].records:
            if row.type is AffiliateRecordType.PROFIT and row.profitBreakdown is not None:
                found.setdefault(row.affId, []).append(row.profitBreakdown)
    return found
