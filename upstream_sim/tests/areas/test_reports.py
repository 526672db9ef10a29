"""Each figure of a report is the total of the list that it leads to, and rows and days add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from decimal import Decimal
from itertools import cycle
from zoneinfo import ZoneInfo

import msgspec
import pytest

from contracts.areas.activity import ActivityMode
from contracts.areas.affiliate_billing import AffiliateRecordType
from contracts.areas.reports import MOST_BARS
from contracts.bet_filters import BetType
from contracts.measures import MEASURES
from contracts.report_declarations import REPORTS
from upstream_sim import testing
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.affiliate_billing.records import RECORDS
from upstream_sim.areas.reports.formulas import ADDITIVE, FORMULAS
from upstream_sim.areas.reports.partner_sums import Settled
from upstream_sim.areas.reports.partners import shares_of
from upstream_sim.core.clock import ClockMode
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.shared.channels import CHANNELS
from upstream_sim.tests.client import ADMIN, AURORA, AURORA_MANAGER, SUPER
from upstream_sim.tests.reports import ask, list_query, listed, move_to, report

pytestmark = pytest.mark.slow

BEGINS, ENDS = datetime(2026, 10, 31, 12, tzinfo=UTC), datetime(2026, 11, 2, 9, tzinfo=UTC)
ZONES = ("UTC", "Asia/Tehran", "America/New_York")  # summer time ends in New York on 1 November 2026 at 06:00 UTC
FOUR = (SUPER, ADMIN, AURORA, AURORA_MANAGER)
ROWS = 3
ENDED = {"WON", "LOST", "CASHBACK"}


@pytest.fixture(scope="module")
def lived() -> World:
    """A world that has lived for two days with background traffic, over a month's end and a change of the hour."""
    world = testing.world(now=BEGINS)
    fire_event(world, SWITCHED, {"mode": ActivityMode.BUSY})
    world.set_clock(ClockMode.FROZEN, ENDS)
    return world


def local(zone: str, *day: int) -> str:
    return datetime(*day, tzinfo=ZoneInfo(zone)).astimezone(UTC).isoformat()  # type: ignore[arg-type,misc]


def query_of(name: str, zone: str, **more: str) -> dict[str, str]:
    period = {"period": "RANGE", "fromDate": local(zone, 2026, 10, 30), "toDate": local(zone, 2026, 11, 3)}
    return {**period, **({"granularity": "DAY"} if REPORTS[name].has_time else {}), **more}


def tenants_of(email: str) -> Iterator[dict[str, str]]:
    """With test players and brands in and out, as the account may choose."""
    if email == SUPER:
        yield {"opId": "aurora", "includeBrands": "true", "isTest": "false"}
        yield {}
    elif email == ADMIN:
        yield {"includeBrands": "false", "isTest": "true"}
    else:
        yield {"includeBrands": "false"} if email == AURORA_MANAGER else {}


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("email", FOUR)
def test_every_figure_is_its_lists_total(lived: World, email: str, zone: str) -> None:
    move_to(lived, email, zone)
    compared = 0
    for name, declared in REPORTS.items():
        for tenants in tenants_of(email):
            page = report(lived, name, email, **query_of(name, zone), **tenants, limit="1000")
            for row in [*page["items"][: ROWS - 1], *page["items"][-1:], page["totals"]]:
                for measure in declared.measures:
                    total = listed(lived, measure, row, page["tenants"], email)
                    if total is not None:
                        compared += 1
                        assert row["figures"][measure] == total, (name, measure, row["key"])
                    elif not row["values"] and not declared.of_partners:
                        assert MEASURES[measure].of or MEASURES[measure].why, (name, measure)
    assert compared > 100


@pytest.mark.parametrize(("name", "zone"), [*zip(REPORTS, cycle(ZONES), strict=False)])
def test_rows_add_up_to_totals_and_days_to_their_month(lived: World, name: str, zone: str) -> None:
    move_to(lived, SUPER, zone)
    declared = REPORTS[name]
    month = {"period": "RANGE", "fromDate": local(zone, 2026, 10, 1), "toDate": local(zone, 2026, 11, 1)}
    whole = report(lived, name, **month, limit="1000")
    rows = list(whole["items"])
    for page in range(2, -(-whole["count"] // 1000) + 1):
        rows += report(lived, name, **month, limit="1000", page=str(page))["items"]
    assert len({row["key"] for row in rows}) == whole["count"]
    added = {"ggrShare"} & {*declared.measures} | {each for each in declared.measures if each in ADDITIVE}
    for measure in added - {"players", "commission"}:
        added_up = sum((row["figures"][measure] for row in rows), Decimal(0))
        expected = whole["totals"]["figures"][measure]
        assert abs(added_up - expected) <= (Decimal("0.00001") if measure == "ggrShare" else 0), measure
    days = [
        report(lived, name, period="RANGE", fromDate=local(zone, 2026, 10, day), toDate=next_day(zone, day), limit="1")
        for day in range(1, 32)
    ]
    for measure in added - {"ggrShare", "players", "commission"}:
        by_day = sum((day["totals"]["figures"][measure] for day in days), Decimal(0))
        assert by_day == whole["totals"]["figures"][measure], measure


@pytest.mark.parametrize(("name", "zone"), [*zip(REPORTS, cycle(ZONES), strict=False)])
def test_a_chart_is_of_all_rows_however_few_are_read(lived: World, name: str, zone: str) -> None:
    """At each step, and in all, it shows what the rows come to."""
    move_to(lived, SUPER, zone)
    declared = REPORTS[name]
    month = {"period": "RANGE", "fromDate": local(zone, 2026, 10, 2), "toDate": local(zone, 2026, 11, 2)}
    for measure in declared.charted:
        page = report(lived, name, **month, compare="true", chart=measure, limit="1000")
        rows, chart, totals = page["items"], page["chart"], page["totals"]
        assert page["remaining"] == 0 or name == "transactionsV2"
        if not declared.has_time:
            assert len(chart) == min(page["count"], MOST_BARS)
        if measure not in ADDITIVE:
            assert declared.has_time
            continue
        for period, own in (("figures", "now"), ("before", "before")):
            drawn = sum((part[own] or 0 for part in chart), Decimal(0))
            if own == "now" or not declared.has_time:  # the period before may have a step more
                assert drawn == (totals[period][measure] or 0), (measure, own)
            if declared.has_time and page["remaining"] == 0:
                by_step = Counter[str]()
                for row in rows:
                    by_step[row["values"][0]["title"]] += row[period][measure]
                assert [part[own] or 0 for part in chart] == [by_step[part["title"]] for part in chart]


def test_a_chart_shows_shares_and_medians_of_each_step(lived: World) -> None:
    move_to(lived, SUPER, "UTC")
    days = [
        {"period": "RANGE", "fromDate": local("UTC", 2026, 10, day), "toDate": local("UTC", 2026, 10, day + 1)}
        for day in (29, 30)
    ]
    both = {**days[0], "toDate": days[1]["toDate"], "granularity": "DAY", "limit": "1"}
    for name, measure in (
        *(("game-financial", "margin"), ("transactionsV2", "approvalRate"), ("transactions", "decisionTime")),
        *(("bonus-transactions", "shareOfGgr"), ("bonus-transactions", "timeGgr"), ("registration", "conversion")),
    ):
        chart = report(lived, name, **both, chart=measure)["chart"]
        alone = [report(lived, name, **day, limit="1")["totals"]["figures"][measure] for day in days]
        assert [part["now"] for part in chart] == alone, measure
        assert {part["before"] for part in chart} == {None}


def next_day(zone: str, day: int) -> str:
    return local(zone, 2026, 10, day + 1) if day < 31 else local(zone, 2026, 11, 1)


def test_hours_are_steps_of_the_users_clock(lived: World) -> None:
    """The day on which New York's clocks go back has 25 hours."""
    move_to(lived, AURORA, "America/New_York")
    day = {"fromDate": local("America/New_York", 2026, 11, 1), "toDate": local("America/New_York", 2026, 11, 2)}
    page = report(lived, "registration", AURORA, period="RANGE", **day, granularity="HOUR", limit="1000")
    assert page["count"] == 25
    titles = [row["values"][0]["title"] for row in page["items"]]
    assert titles[:3] == ["2026-11-01 00:00", "2026-11-01 01:00", "2026-11-01 01:00"]


def test_operator_roles_see_no_test_players(lived: World) -> None:
    own = {"period": "RANGE", "fromDate": local("UTC", 2026, 10, 1), "toDate": local("UTC", 2026, 11, 1)}
    seen = report(lived, "operator", AURORA, **own, isTest="true")
    assert seen["tenants"]["isTest"] == "false"
    assert (
        seen["totals"]["figures"]
        == report(lived, "operator", SUPER, **own, opId="aurora", isTest="false")["totals"]["figures"]
    )


@pytest.mark.parametrize(
    ("zone", "period", "since", "until"),
    [
        ("America/New_York", "TODAY", "2026-11-01T04:00", "2026-11-01T09:00"),  # four hours after midnight, both days
        ("America/New_York", "YESTERDAY", "2026-10-31T04:00", "2026-11-01T04:00"),
        ("UTC", "THIS_WEEK", "2026-10-26T00:00", "2026-10-26T09:00"),
        ("UTC", "THIS_MONTH", "2026-10-01T00:00", "2026-10-02T09:00"),
        ("Asia/Tehran", "LAST_MONTH", "2026-08-31T20:30", "2026-09-30T20:30"),
        ("UTC", "THIS_YEAR", "2025-01-01T00:00", "2025-11-02T09:00"),
        ("UTC", "LAST_7_DAYS", "2026-10-20T00:00", "2026-10-26T09:00"),
    ],
)
def test_a_preset_is_compared_with_its_named_predecessor_up_to_the_same_time(
    lived: World, zone: str, period: str, since: str, until: str
) -> None:
    move_to(lived, SUPER, zone)
    page = report(lived, "operator", period=period, compare="true")
    assert [page[name].isoformat()[:16] for name in ("comparedSince", "comparedUntil")] == [since, until]
    assert page["isRunning"] is (page["until"] > ENDS)


def test_a_difference_is_broken_down_to_causes_that_add_up_to_it(lived: World) -> None:
    move_to(lived, SUPER, "UTC")
    checked, refused = 0, set()
    for name, declared in REPORTS.items():
        for by in declared.changes:
            for measure in [each for each in declared.measures if each in ADDITIVE]:
                query = {"measure": measure, "by": by, "period": "THIS_MONTH"}
                try:
                    found = ask(lived, "reportChanges", {"report": name, **query})
                except ValidationFailed:
                    refused.add((name, measure, str(by)))
                    continue
                checked += 1
                totals = report(lived, name, period="THIS_MONTH", compare="true")["totals"]
                assert found["now"] == totals["figures"][measure]
                assert found["before"] == totals["before"][measure]
                for part in ("now", "before", "difference"):
                    assert sum((cause[part] for cause in found["causes"]), Decimal(0)) == found[part]
                sizes = [abs(cause["difference"]) for cause in found["causes"] if cause["row"]]
                assert sizes == sorted(sizes, reverse=True)
    assert checked > 40
    assert ("registration", "ftd", "source") in refused  # of a first deposit it is not kept who brought the player


@pytest.mark.parametrize("zone", ZONES)
def test_why_ggr_changed_is_found_from_the_dashboard_to_the_bets(lived: World, zone: str) -> None:
    """Each number on the way is that of the step before."""
    move_to(lived, AURORA, zone)
    week = {"period": "THIS_WEEK"}
    shown = ask(lived, "dashboard", week, AURORA)
    figures = shown["total"]["figures"]["ggr"], shown["before"]["figures"]["ggr"]
    within: dict[str, str] = {}
    for by, filter_ in (("product", "betType"), ("provider", "providerName"), ("game", "gameId")):
        query = {"report": "operator", "measure": "ggr", "by": by, **week, **within}
        found = ask(lived, "reportChanges", query, AURORA)
        assert (found["now"], found["before"]) == figures
        parts = [cause for cause in found["causes"] if cause["row"] and cause["row"]["lists"].get("bets")]
        cause = next(each for each in parts if each["title"] not in ("Sport", "Not by provider", "Not by game"))
        figures = cause["now"], cause["before"]
        within[filter_] = cause["row"]["values"][0]["value"]
        compared = {**cause["row"], "since": found["comparedSince"], "until": found["comparedUntil"]}
        for row, figure in zip((cause["row"], compared), figures, strict=True):
            assert listed(lived, "ggr", row, found["tenants"], AURORA) == figure
    drill = MEASURES["ggr"].drill
    assert drill is not None
    query_of_list = list_query(drill, cause["row"], found["tenants"]) or {}
    bets = ask(lived, "operatorBetsList", {**query_of_list, "limit": "1000"}, AURORA)
    unlisted = bets["unlisted"]["plInUSD"] if bets["unlisted"] else 0
    assert bets["remaining"] == 0
    by_bet = sum(bet["stakeInUSD"] - bet["winInUSD"] for bet in bets["items"] if bet["status"] in ENDED)
    assert by_bet + unlisted == figures[0]


def test_a_part_is_looked_at_within_what_its_sums_know(lived: World) -> None:
    query = {"report": "operator", "measure": "deposits", "by": "gateway", "period": "THIS_MONTH"}
    assert ask(lived, "reportChanges", {**query, "type": "DEPOSIT"})["now"] >= 0
    with pytest.raises(ValidationFailed) as refused:
        ask(lived, "reportChanges", {**query, "gameId": "amber-falls"})
    assert "currency, gateway, type" in refused.value.data["fields"]["gameId"]  # type: ignore[index]


def test_rows_are_sorted_by_the_size_of_their_change(lived: World) -> None:
    page = report(lived, "games", period="THIS_MONTH", compare="true", sort="-change.ggr")
    sizes = [abs(row["figures"]["ggr"] - row["before"]["ggr"]) for row in page["items"]]
    assert sizes == sorted(sizes, reverse=True)


HALF = {"period": "RANGE", "fromDate": "2026-01-01T00:00:00Z"}


@pytest.mark.parametrize(
    ("name", "query", "field", "said"),
    [
        ("games", {"sort": "title"}, "sort", "Sort by one of game, bets"),
        ("games", {"sort": "-change.ggr"}, "sort", "with a comparison"),
        ("games", {"by": "gateway"}, "by", "nothing to choose"),
        ("game-financial", {"by": "gateway"}, "by", "provider, game"),
        ("games", {"granularity": "DAY"}, "granularity", "no time"),
        ("games", {"gateway": "JB"}, "gateway", "gameId, providerName"),
        ("games", {"chart": "active"}, "chart", "shows bets, wager, stakes"),
        ("games", HALF, "toDate", "a start and an end"),
        ("games", {**HALF, "toDate": "2036-01-01T00:00:00Z"}, "toDate", "1,100 days"),
        ("transactions", {"period": "LAST_30_DAYS", "granularity": "HOUR", "limit": "1"}, None, ""),
        (
            "transactions",
            {**HALF, "toDate": "2026-02-01T00:00:00Z", "granularity": "HOUR"},
            "granularity",
            "Choose DAY",
        ),
        (
            "transactions",
            {"period": "RANGE", "fromDate": "2024-01-01T00:00:00Z", "toDate": "2026-12-31T00:00:00Z",
             "granularity": "DAY"},
            "granularity",
            "more than 1,000 points. Choose WEEK.",
        ),
    ],
)  # fmt: skip
def test_bad_input_is_refused_at_its_field(
    lived: World, name: str, query: dict[str, str], field: str | None, said: str
) -> None:
    if field is None:
        assert report(lived, name, **query)["granularity"] == "HOUR"
        return
    with pytest.raises(ValidationFailed) as refused:
        report(lived, name, **query)
    assert said in refused.value.data["fields"][field]  # type: ignore[index]


def test_each_measure_is_computed() -> None:
    assert set(FORMULAS) == set(MEASURES)


def test_channels_share_the_commissions_of_their_affiliates(lived: World) -> None:
    """In a month of which bets are known each channel has its share by what its players lost, and of one before the
    record it is not known who brought what."""
    move_to(lived, SUPER, "UTC")
    period = {"period": "RANGE", "fromDate": local("UTC", 2026, 9, 15), "toDate": local("UTC", 2026, 11, 2)}
    tenants = {"isTest": "false"}
    by_affiliate = report(lived, "top-affiliates", **period, **tenants, limit="1000")
    by_channel = report(lived, "top-channels", **period, **tenants, limit="1000")
    total = by_affiliate["totals"]["figures"]["commission"]
    assert total == sum(row["figures"]["commission"] for row in by_affiliate["items"]) > 0
    shares = {row["values"][0]["value"]: row["figures"]["commission"] for row in by_channel["items"]}
    assert by_channel["totals"]["figures"]["commission"] == sum(filter(None, shares.values())) == total
    sharing = [each for each, share in shares.items() if each is not None and share]
    affiliates = Counter(channel.affId for channel in lived.table(CHANNELS).where(channelId=frozenset(sharing)))
    assert max(affiliates.values()) > 1, "channels of one affiliate share its commission"
    assert len(affiliates) > 1
    of_test_players = report(lived, "top-channels", **period, opId="aurora", isTest="true", limit="1000")
    assert of_test_players["totals"]["figures"]["commission"] is None


def test_a_channels_share_is_what_its_players_lost_by_the_affiliates_percentages(lived: World) -> None:
    record = next(
        row
        for row in lived.table(RECORDS).where(type=AffiliateRecordType.PROFIT)
        if row.profitBreakdown and row.profitBreakdown.affiliateCommissionInUSD > 1
    )
    assert record.affiliateSettings
    assert record.profitBreakdown
    terms = msgspec.structs.replace(
        record.affiliateSettings, casinoCommission=Decimal("30.5"), sportCommission=Decimal(10)
    )
    breakdown = msgspec.structs.replace(record.profitBreakdown, affiliateCommissionInUSD=Decimal("1000.01"))
    record = msgspec.structs.replace(record, affiliateSettings=terms, profitBreakdown=breakdown)
    own = record.affId
    settled = {
        (own, "a", BetType.CASINO): Settled(stakes=900, wins=500),  # 122.00
        (own, "a", BetType.SPORT): Settled(stakes=100, wins=120),  # less 2.00
        (own, "b", BetType.SPORT): Settled(stakes=400, wins=0),  # 40.00
        (own, "c", BetType.CASINO): Settled(stakes=100, wins=900),
        (own, None, BetType.SPORT): Settled(stakes=800, wins=0),  # 80.00
        ("another", "a", BetType.CASINO): Settled(stakes=9_000, wins=0),
    }
    shares = dict(shares_of(record, settled))
    assert shares == {None: 33333, "a": 50001, "b": 16667}
    assert dict(shares_of(record, {})) == {None: 100001}
    assert dict(shares_of(record, {(own, "c", BetType.CASINO): Settled(0, 5)})) == {None: 100001}
