"""An affiliate's part of the background traffic goes with its months before the start, and with what is booked."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from decimal import Decimal

from contracts.areas.activity import ActivityMode
from contracts.areas.transactions import TransactionType
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.affiliate_billing.background import background_in
from upstream_sim.areas.affiliate_billing.records import RECORDS
from upstream_sim.areas.affiliate_billing.rules import Activity, activity_of
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.clock import ClockMode, months_later
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATES, Affiliate
from upstream_sim.shared.players import PLAYERS
from upstream_sim.testing import NOW
from upstream_sim.tests.affiliate_driver import AffiliateDriver

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


MONTHS = [("NOVEMBER", "2026-11-01T00:00:00Z"), ("OCTOBER", "2026-10-01T00:00:00Z")]
"""One of life, and one of the history."""


def test_report_and_unlisted_add_up_to_what_a_month_is_paid_by() -> None:
    desk = AffiliateDriver()
    desk.aff_id = next(each.affId for each in desk.world.table(AFFILIATES).where(opId="aurora"))
    player = desk.brings()
    desk.deposits(player, 1000)
    desk.bets(player, 500, 100)
    fire_event(desk.world, SWITCHED, {"mode": ActivityMode.CALM})
    desk.world.set_clock(ClockMode.FROZEN, NOW + timedelta(hours=6))
    fire_event(desk.world, SWITCHED, {"mode": ActivityMode.OFF})
    desk.end_month()
    months = {each["month"]: each for each in desk.months() if each["year"] == 2026}
    for name, began in MONTHS:
        statement = desk.statement(months[name]["recordId"])
        unlisted, basis = statement["unlisted"], statement["profitBreakdown"]
        form = {"from": began, "to": began, "testPlayersInclusion": "NO_TEST", "interpolate": True}
        reply = desk.call("affiliateReport", query={"affId": desk.aff_id}, body=form)
        (row,) = reply.data["data"]
        of_players = row["totalPlInUSD"]
        assert basis["ggrInUSD"]["total"] == of_players + unlisted["casinoGgrInUSD"] + unlisted["sportGgrInUSD"]
        listed = deposited_in(desk.world, desk.aff_id, name)
        assert basis["totalDepositsInUSD"] == unlisted["totalDepositsInUSD"] + listed
        assert unlisted["totalDepositsInUSD"] > 0


def deposited_in(world: World, aff_id: str, month: str) -> Decimal:
    codes = {each.playerCode for each in world.table(PLAYERS).where(affId=aff_id, isTest=False)}
    rows = world.table(TRANSACTIONS).where(playerCode=frozenset(codes), transactionType=TransactionType.DEPOSIT)
    confirmed = [row for row in rows if row.confirmedAt and f"{row.confirmedAt:%B}".upper() == month]
    return Decimal(sum(row.toUSDCents for row in confirmed if row.confirmedAt and row.confirmedAt.year == 2026)) / 100
