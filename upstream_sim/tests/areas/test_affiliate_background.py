"""An affiliate's part of the background traffic goes with its months before the start, and with what is booked."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from contracts.areas.activity import ActivityMode
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.affiliate_billing.background import background_in
from upstream_sim.areas.affiliate_billing.records import RECORDS
from upstream_sim.areas.affiliate_billing.rules import Activity, activity_of
from upstream_sim.core.clock import months_later
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATES, Affiliate
from upstream_sim.testing import NOW

BEGAN = datetime(2026, 11, 1, tzinfo=UTC)
ENDED = months_later(BEGAN, 1)


def background(world: World, affiliate: Affiliate) -> Activity:
    return background_in(world, affiliate, BEGAN, ENDED)


def test_it_grows_with_the_month_towards_one_of_those_before(world: World) -> None:
    affiliate = next(iter(world.table(AFFILIATES).where(opId="aurora")))
    before = [
        activity_of(row.profitBreakdown)
        for row in world.table(RECORDS).where(affId=affiliate.affId)
        if row.profitBreakdown is not None
    ]
    assert background(world, affiliate) == Activity()
    fire_event(world, SWITCHED, {"mode": ActivityMode.CALM})
    shares = []
    for hours in (12, 36):
        world.set_clock(world.clock.mode, NOW + timedelta(hours=hours))
        known = background(world, affiliate)
        likest = min(before, key=lambda month: spread_of(known, month))
        assert spread_of(known, likest) < 0.01
        shares.append(float(known.deposits / likest.deposits))
    assert 0 < shares[0] < shares[1] < 0.15


def spread_of(part: Activity, month: Activity) -> float:
    """How far the shares of a month's values that a part has are from one another."""
    shares = [float(own / whole) for own, whole in zip(part, month, strict=True) if whole]
    return (max(shares) - min(shares)) / max(map(abs, shares))


def test_a_month_of_life_is_what_the_report_has_and_what_it_has_not(desk: AffiliateDriver) -> None:
    """What listed players did, which the report shows, and the background traffic add up to what is paid."""
    player = desk.brings()
    desk.deposits(player, 1000)
    desk.bets(player, 500, 100)
    desk.aff_id = next(each.affId for each in desk.world.table(AFFILIATES).where(opId="aurora"))
    fire_event(desk.world, SWITCHED, {"mode": ActivityMode.CALM})
    desk.world.set_clock(ClockMode.FROZEN, NOW + timedelta(hours=36))
    with desk.world.change() as change:
        close_month(change)
