"""The dashboards: what waits, today beside yesterday, and a period step by step; each as reports and lists say."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal

import pytest

from contracts.areas.dashboards import QUICK_MEASURES
from contracts.report_declarations import REPORTS
from upstream_sim import testing
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.dashboards.period import SERIES
from upstream_sim.areas.reports.formulas import ADDITIVE
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world.world import World
from upstream_sim.shared.badges import QUEUES, count_all
from upstream_sim.shared.measures import is_in_wager
from upstream_sim.shared.tenants import family
from upstream_sim.tests.client import AURORA, SUPER
from upstream_sim.tests.reports import ask, caller, listed, move_to, report


@pytest.fixture(scope="module")
def world() -> World:
    return testing.world()


@pytest.mark.parametrize("email", [SUPER, AURORA])
@pytest.mark.parametrize("zone", ["UTC", "Asia/Tehran", "America/New_York"])
def test_today_stands_beside_yesterday_up_to_the_same_time(world: World, email: str, zone: str) -> None:
    move_to(world, email, zone)
    found = ask(world, "quickDashboard", {}, email)
    compared = report(world, "operator", email, period="TODAY", compare="true")
    registered = report(world, "registration", email, period="TODAY", compare="true")["totals"]
    assert found["yesterday"]["until"] == compared["comparedUntil"]
    for measure in QUICK_MEASURES:
        of = registered if measure == "registrations" else compared["totals"]
        assert found["today"]["figures"][measure] == of["figures"][measure]
        row = {**found["yesterday"], "lists": {"bets": {}, "transactions": {}, "players": {}}}
        assert found["yesterday"]["figures"][measure] == listed(world, measure, row, found["tenants"], email)


def test_each_queue_is_what_its_badge_counts_with_its_sum_and_oldest(world: World) -> None:
    found = {tile["badge"]: tile for tile in ask(world, "quickDashboard", {}, AURORA)["queues"]}
    assert list(found) == [badge for badge in found if badge in QUEUES]
    assert {"deposit", "withdraw", "kyc", "bankAccounts", "playerUsernames", "cashback", "affProfit"} <= {*found}
    every = [
        row
        for row in world.table(TRANSACTIONS).where(transactionType="WITHDRAW", status="PENDING", isDeleted=False)
        if row.opId in family(world, "aurora")
    ]
    assert found["withdraw"] == {
        "badge": "withdraw",
        "count": len(every),
        "sumInUSD": Decimal(sum(row.toUSDCents for row in every)).scaleb(-2),
        "oldestAt": min(row.createdAt for row in every),
    }
    assert found["kyc"]["sumInUSD"] is None


@pytest.mark.parametrize("email", [SUPER, AURORA])
def test_a_tile_counts_what_the_callers_badge_does(world: World, email: str) -> None:
    """The tickets' badge counts tech tickets for platform admins alone."""
    identity = caller(world, email).identity
    tenants = None if email == SUPER else family(world, "aurora")
    tiles = {tile["badge"]: tile["count"] for tile in ask(world, "quickDashboard", {}, email)["queues"]}
    counted = count_all(world, tenants, identity)
    # scores are reviewed and what is owed is paid by others: nothing waits for a decision
    counted = {badge: count for badge, count in counted.items() if badge not in ("risk", "overdueInvoices")}
    assert tiles == counted
    assert tiles["tickets"] > 0


def test_who_is_active_now_and_the_latest_big_amounts(world: World) -> None:
    found = ask(world, "quickDashboard", {"isTest": "false"})
    since = world.now() - timedelta(minutes=15)
    active = {
        bet.playerCode for bet in world.table(BETS).where(isTest=False) if bet.placedAt >= since and is_in_wager(bet)
    }
    assert found["activeNow"] == len(active)
    for name in ("wins", "withdrawals"):
        moments = [each["at"] for each in found[name]]
        assert moments == sorted(moments, reverse=True)
        assert all(each["amountInUSD"] >= 1000 for each in found[name])
        assert found[name]


def test_the_steps_of_a_period_add_up_to_its_total(world: World) -> None:
    move_to(world, SUPER, "America/New_York")
    found = ask(world, "dashboard", {"period": "LAST_7_DAYS"})
    assert found["granularity"] == "DAY"
    assert found["isRunning"]
    for name, whole in (("steps", "total"), ("stepsBefore", "before")):
        assert len(found[name]) == 7
        for measure in {*SERIES} & ADDITIVE:
            added = sum((step["figures"][measure] for step in found[name]), Decimal(0))
            assert added == found[whole]["figures"][measure], measure
    games = report(world, "games", period="LAST_7_DAYS")
    assert found["topGames"] == games["items"][: len(found["topGames"])]
    assert (
        found["total"]["figures"]["ggr"] == report(world, "operator", period="LAST_7_DAYS")["totals"]["figures"]["ggr"]
    )
    assert REPORTS["operator"].measures[0] in found["topOperators"][0]["figures"]


def test_bets_by_type_add_up_to_the_periods(world: World) -> None:
    chart = ask(world, "dashboardBetsChart", {"period": "LAST_7_DAYS"})
    total = ask(world, "dashboard", {"period": "LAST_7_DAYS"})["total"]["figures"]
    assert [each["betType"] for each in chart["types"]] == ["CASINO", "SPORT"]
    for measure in ("bets", "wager", "ggr"):
        assert sum(each["total"]["figures"][measure] for each in chart["types"]) == total[measure]


def test_a_range_without_an_end_is_refused_at_its_field(world: World) -> None:
    with pytest.raises(ValidationFailed) as refused:
        ask(world, "dashboard", {"period": "RANGE", "fromDate": "2026-01-01T00:00:00Z"})
    assert refused.value.data == {"fields": {"toDate": "A range has a start and an end."}}
