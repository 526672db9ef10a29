"""The panel of a referring player: the wallet, the figures of periods and channels, and settings of their own."""

from __future__ import annotations

from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

import pytest

from contracts.areas.cashback import LARGEST_INPUT
from contracts.areas.referrals import SummaryPeriod
from upstream_sim import testing
from upstream_sim.areas.bets.records import BETS, PLAYER_OPENINGS
from upstream_sim.areas.referrals.periods import spans_of, start_of, wager_in_period
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.tables.schema import INSTANT
from upstream_sim.core.world.world import World
from upstream_sim.shared.operator_settings import OPERATOR_SETTINGS
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.programmes import referrer_code
from upstream_sim.tests.bets import play
from upstream_sim.tests.billing_v2 import Desk
from upstream_sim.tests.client import AURORA
from upstream_sim.tests.referral_driver import LEVELS, SETTINGS, SHARES, ReferralDriver

NOON = datetime(2026, 11, 1, 12, tzinfo=UTC)  # a Sunday


@pytest.fixture
def desk() -> ReferralDriver:
    return ReferralDriver()


def wagered(world: World, players: list[Player]) -> Decimal:
    """What they ever bet, counted plainly."""
    before = [world.table(PLAYER_OPENINGS).get(player.playerCode) for player in players]
    cents = sum(opening.stakeInUSDCents for opening in before if opening)
    for player in players:
        own = world.table(BETS).where(playerCode=player.playerCode)
        cents += sum(bet.stakeInUSDCents for bet in own if bet.status != "CANCELED")
    return Decimal(cents).scaleb(-2)


def test_a_period_counts_what_was_bet_in_it() -> None:
    world = testing.world()
    someone = next(player for player in world.table(PLAYERS).where(isDeleted=False) if player.totalBetCount > 300)
    today, joined = start_of(SummaryPeriod.TODAY, world.now()), someone.createdAt
    before, ever = (wager_in_period(world, someone, since) for since in (today, None))
    play(world, someone.playerCode, Decimal("12.34"), Decimal(5))
    play(world, someone.playerCode, Decimal(0), Decimal(5))
    assert wager_in_period(world, someone, today) - before == 1234
    assert wager_in_period(world, someone, None) - ever == 1234
    assert wager_in_period(world, someone, joined) == wager_in_period(world, someone, None) > before + 1234


@pytest.mark.spec("001-entity-wallet-summary-affiliate")
def test_the_panel_goes_by_whom_the_player_referred() -> None:
    desk = Desk()
    codes = {referrer_code(player) for player in desk.world.table(PLAYERS).where(opId="aurora")} - {None}
    for code in codes:
        referred = [player for player in desk.world.table(PLAYERS).where(refId=code, affId=None) if not player.isTest]
        data = desk.send("playerAffiliateSummary", body={"playerCode": code}).data
        wager, settings = wagered(desk.world, referred), desk.world.table(OPERATOR_SETTINGS).get("aurora")
        assert settings
        assert settings.affiliates
        assert data["affiliateLevel"]["referredPlayersWagerInUSD"] == wager
        leaving = [each.requiredWagerInUSD for each in settings.affiliates.levelSettings[:-1]]
        assert data["affiliateLevel"]["currentLevel"] == sum(step <= wager for step in leaving) + 1
        assert data["withdrawMinimumAmountInUSD"] == settings.affiliates.minWithdrawableAmountInUSD
        none = desk.send("playerAffiliateSummary", body={"playerCode": code, "channelId": "none"}).data
        assert none["affiliateLevel"]["referredPlayersWagerInUSD"] == 0
        assert none["affiliateLevel"]["currentLevel"] == data["affiliateLevel"]["currentLevel"]


@pytest.mark.parametrize(
    ("period", "start"),
    [
        (None, None),
        (SummaryPeriod.TODAY, datetime(2026, 11, 1, tzinfo=UTC)),
        (SummaryPeriod.THIS_WEEK, datetime(2026, 10, 26, tzinfo=UTC)),
        (SummaryPeriod.THIS_MONTH, datetime(2026, 11, 1, tzinfo=UTC)),
        (SummaryPeriod.THIS_YEAR, datetime(2026, 1, 1, tzinfo=UTC)),
    ],
)
def test_periods_begin_in_utc(period: SummaryPeriod | None, start: datetime | None) -> None:
    assert start_of(period, testing.NOW) == start


@pytest.mark.parametrize(
    ("period", "labels", "since", "until"),
    [
        (
            SummaryPeriod.TODAY,
            ("00:00", "12:00"),
            datetime(2026, 10, 31, tzinfo=UTC),
            datetime(2026, 10, 31, 12, tzinfo=UTC),
        ),
        (
            SummaryPeriod.THIS_WEEK,
            ("2026-10-26", "2026-11-01"),
            datetime(2026, 10, 19, tzinfo=UTC),
            datetime(2026, 10, 25, 12, tzinfo=UTC),
        ),
        (
            SummaryPeriod.THIS_MONTH,
            ("2026-11-01", "2026-11-01"),
            datetime(2026, 10, 1, tzinfo=UTC),
            datetime(2026, 10, 1, 12, tzinfo=UTC),
        ),
        (
            SummaryPeriod.THIS_YEAR,
            ("2026-01", "2026-11"),
            datetime(2025, 1, 1, tzinfo=UTC),
            datetime(2025, 11, 1, 12, tzinfo=UTC),
        ),
    ],
)
def test_each_period_stands_beside_the_one_before_it_up_to_the_same_time(
    period: SummaryPeriod, labels: tuple[str, str], since: datetime, until: datetime
) -> None:
    current, previous = spans_of(period, NOON)
    assert (current.buckets[0].label, current.buckets[-1].label) == labels
    assert (previous.since, previous.until) == (since, until + INSTANT)
    assert len(previous.buckets) == len(current.buckets)
    assert current.buckets[-1].until == NOON + INSTANT


def test_a_longer_month_is_not_compared_beyond_the_shorter_one() -> None:
    _, previous = spans_of(SummaryPeriod.THIS_MONTH, datetime(2026, 3, 31, tzinfo=UTC))
    assert previous.until == datetime(2026, 3, 1, tzinfo=UTC)
    assert len(previous.buckets) == 28


def reports(desk: ReferralDriver, period: str, **more: str) -> Any:
    reply = desk.send("playerAffiliateReports", body={**desk.named, "period": period, **more})
    assert reply.http == 200, reply.body
    return reply.data


@pytest.mark.spec("001-call-affiliate-player-summary-reports", "001-entity-affiliate-report")
def test_the_cards_and_charts_of_two_days(desk: ReferralDriver) -> None:
    """On the first day one player joins, deposits 100 and bets 60 and 40; on the second, another joins and bets 7."""
    one = desk.refers(channelId="ref-1", subChannelId="forum")
    desk.deposits(one, 100)
    desk.bets(one, 60)
    desk.bets(one, 40)
    desk.world.advance("P1D")
    two = desk.refers(registeredBy="GMAIL")
    desk.bets(two, 7)
    desk.verifies(two)
    desk.world.advance("PT30M")
    data = reports(desk, "TODAY")
    assert data["cards"] == {
        "registered": 1,
        "affiliateProfitInUSD": 3,
        "refPlayersWithdrawInUSD": 0,
        "refPlayersDepositInUSD": 0,
        "activePlayers": 0,
        "refPlayersFTDInUSD": 0,
    }
    assert data["previousCards"] == {
        "registered": 1,
        "affiliateProfitInUSD": 10,
        "refPlayersWithdrawInUSD": 0,
        "refPlayersDepositInUSD": 100,
        "activePlayers": 1,
        "refPlayersFTDInUSD": 100,
    }
    bets, joined = data["charts"]["bets"], data["charts"]["registrations"]
    assert bets["currentPeriod"]["labels"][12] == "12:00"
    assert (bets["currentPeriod"]["values"][12], sum(bets["currentPeriod"]["values"])) == (7, 7)
    assert (bets["previousPeriod"]["values"][12], sum(bets["previousPeriod"]["values"])) == (100, 100)
    assert (joined["currentPeriod"]["values"][12], joined["previousPeriod"]["values"][12]) == (1, 1)
    for period, wager in (("THIS_WEEK", 7), ("THIS_MONTH", 107), ("THIS_YEAR", 107)):
        assert sum(reports(desk, period)["charts"]["bets"]["currentPeriod"]["values"]) == wager
    of_link = reports(desk, "THIS_MONTH", channelType="LINK", channelId="ref-1")
    assert (of_link["cards"]["registered"], of_link["cards"]["affiliateProfitInUSD"]) == (1, 10)
    assert sum(of_link["charts"]["bets"]["currentPeriod"]["values"]) == 100
    assert reports(desk, "THIS_MONTH", channelType="GMAIL")["cards"]["affiliateProfitInUSD"] == 3
    assert reports(desk, "THIS_MONTH", subChannelId="none")["cards"]["registered"] == 0


def test_the_registered_are_those_of_the_list(desk: ReferralDriver) -> None:
    for number in range(3):
        desk.refers(channelId=f"ref-{number}")
    desk.changes(desk.refers(), isTest=True)
    desk.changes(desk.refers(), isDeleted=True)
    desk.refers(affId="aff-aurora-1")
    counted = {"refId": desk.referrer.playerCode, "source": "refId", "isTest": "false", "isDeleted": "false"}
    assert desk.send("playersList", query=counted).data["count"] == 3
    assert reports(desk, "TODAY")["cards"]["registered"] == 3


@pytest.mark.spec("001-call-affiliate-channels-list", "001-entity-affiliate-report-channels")
def test_the_channels_are_the_links_and_the_invitations(desk: ReferralDriver) -> None:
    desk.refers(channelId="ref-1", subChannelId="forum")
    desk.refers(channelId="ref-1", subChannelId="blog")
    desk.refers(registeredBy="TELEGRAM")
    data = desk.send("playerAffiliateChannels", body=desk.named).data
    assert data == {
        "items": [
            {"channelType": "LINK", "channelId": "ref-1", "subChannels": ["blog", "forum"], "registered": 2},
            {"channelType": "TELEGRAM", "channelId": None, "subChannels": [], "registered": 1},
        ],
        "count": 2,
        "remaining": 0,
    }


@pytest.mark.spec("001-call-affiliate-settings-override", "001-call-affiliate-settings-restore")
def test_own_settings_replace_the_operators_until_they_are_restored(desk: ReferralDriver) -> None:
    common = desk.send("operatorsSettings", query={"opId": "aurora"}).data["affiliates"]
    assert (common.get("isOverridden"), set(common["descriptions"])) == (None, set(SETTINGS))
    own = desk.send("operatorsSettings", query=desk.named).data["affiliates"]
    assert (own["isOverridden"], own["revision"], own["settings"]) == (True, 1, SETTINGS)
    assert desk.override(0).http == 412
    assert desk.override(1, minWithdrawableAmountInUSD=1).data["revision"] == 2
    assert desk.send("referralSettingsRestore", body=desk.named, revision=1).http == 412
    assert desk.send("referralSettingsRestore", body=desk.named, revision=2).http == 200
    back = desk.send("operatorsSettings", query=desk.named).data["affiliates"]
    assert (back["isOverridden"], back["revision"], back["settings"]) == (False, 0, common["settings"])
    assert desk.send("referralSettingsRestore", body=desk.named, revision=0).http == 404
    told = desk.world.table(ACTIVITIES).where(recordKind="Affiliate settings", recordId=desk.referrer.playerCode)
    assert [row.action for row in told] == ["created", "updated", "deleted"]


@pytest.mark.spec("001-role-platform-affiliate-panel")
def test_a_players_settings_are_for_those_who_see_the_panels(desk: ReferralDriver) -> None:
    other = Desk(AURORA, desk)
    assert other.send("operatorsSettings", query={"opId": "aurora"}).http == 200
    assert other.send("operatorsSettings", query=desk.named).http == 403
    assert (
        desk.send("operatorsSettings", query={"opId": "borealis", "playerCode": desk.referrer.playerCode}).http == 404
    )


def test_a_player_of_an_operator_without_settings_can_be_given_their_own() -> None:
    desk = Desk()
    player = next(iter(desk.world.table(PLAYERS).where(opId="lumen", isDeleted=False)))
    named = {"opId": "lumen", "playerCode": player.playerCode}
    assert desk.send("operatorsSettings", query=named).data["affiliates"] is None
    assert desk.send("playerAffiliateSummary", body=named).body["messages"] == ["No Settings Found."]
    assert desk.send("referralSettingsOverride", body={**named, "settings": SETTINGS}, revision=0).http == 200
    assert desk.send("playerAffiliateSummary", body=named).data["withdrawMinimumAmountInUSD"] == 15


def level(number: int, wager: object) -> dict[str, Any]:
    return {**LEVELS[0], "level": number, "requiredWagerInUSD": wager}


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"levelSettings": []}, "settings.levelSettings"),
        ({"levelSettings": [level(1, 0), level(2, 0)]}, "settings.levelSettings.0.requiredWagerInUSD"),
        ({"levelSettings": [level(1, 5), level(2, 5), level(3, 0)]}, "settings.levelSettings.1.requiredWagerInUSD"),
        ({"levelSettings": [level(1, Decimal("5.001")), level(2, 0)]}, "settings.levelSettings.0.requiredWagerInUSD"),
        ({"levelSettings": [level(1, 5), level(3, 0)]}, "settings.levelSettings"),
        ({"levelSettings": [level(number, number) for number in range(1, 22)]}, "settings.levelSettings"),
        ({"revenueShareSettings": []}, "settings.revenueShareSettings"),
        (
            {"revenueShareSettings": [SHARES[1], SHARES[0]]},
            "settings.revenueShareSettings.1.monthlyReferredPlayersTotalWagerInUSD",
        ),
        (
            {"revenueShareSettings": [{**SHARES[0], "revenueSharePercentage": 101}]},
            "settings.revenueShareSettings.0.revenueSharePercentage",
        ),
        ({"cashbackAdminFeePercentage": -1}, "settings.cashbackAdminFeePercentage"),
        ({"affiliatesAdminFeePercentage": 101}, "settings.affiliatesAdminFeePercentage"),
        ({"minWithdrawableAmountInUSD": -1}, "settings.minWithdrawableAmountInUSD"),
        (
            {"minRequiredWagerInUSDToConsiderAPlayerAsActive": LARGEST_INPUT + 1},
            "settings.minRequiredWagerInUSDToConsiderAPlayerAsActive",
        ),
    ],
)
def test_settings_that_cannot_be_are_refused_at_their_field(
    desk: ReferralDriver, changes: dict[str, Any], field: str
) -> None:
    reply = desk.override(1, **changes)
    assert (reply.http, list(reply.fields)) == (422, [field])
    assert desk.send("operatorsSettings", query=desk.named).data["affiliates"]["revision"] == 1


STATS = {
    "totalPlayersWagerInUSD": 5000,
    "totalReferredPlayersPlInUSD": 1000,
    "totalClaimedBonusAmountInUSD": 100,
    "totalCashbacksInUSD": 50,
}


@pytest.mark.spec("001-call-affiliate-profit-test-calculate", "001-entity-affiliate-profit-result")
def test_the_calculator_takes_levels_as_they_come_and_keeps_nothing(desk: ReferralDriver) -> None:
    before = desk.world.digest()
    typed = {**SETTINGS, "levelSettings": [level(2, 0), level(1, 7), {"level": 3}]}
    data = desk.send("referralCalculator", body={"settings": typed, "referredPlayersStats": STATS}).data
    assert [(row["amountInUSD"], row["adminSettingsInPercentage"]) for row in data["affiliateProfit"]] == [
        (1000, None),
        (100, 50),
        (50, 20),
        (1000, 10),
        (840, None),
        (840, 25),
    ]
    assert all(row["label"] and row["tooltips"] for row in data["affiliateProfit"])
    lines = [row["adjustedAmountInUSD"] for row in data["affiliateProfit"]]
    assert sum(lines[:4]) == lines[4]
    amounts = [row["amountInUSD"] for row in data["operatorProfit"]]
    assert sum(amounts[:-1]) == amounts[-1]
    assert desk.world.digest() == before


@pytest.mark.parametrize(
    ("part", "field", "value"),
    [
        ("referredPlayersStats", "totalReferredPlayersPlInUSD", LARGEST_INPUT + 1),
        ("referredPlayersStats", "totalCashbacksInUSD", -1),
        ("settings", "claimedBonusAdminFeePercentage", 101),
        ("settings", "cashbackAdminFeePercentage", None),
    ],
)
def test_the_calculator_keeps_to_its_bounds(desk: ReferralDriver, part: str, field: str, value: object) -> None:
    body: dict[str, Any] = {"settings": dict(SETTINGS), "referredPlayersStats": dict(STATS)}
    body[part][field] = value
    reply = desk.send("referralCalculator", body=body)
    assert (reply.http, list(reply.fields)) == (422, [f"{part}.{field}"])
