"""What an affiliate's players did month by month, and what each closed month came to, line by line."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from upstream_sim.areas.affiliate_billing.records import RECORDS
from upstream_sim.areas.bets.records import BETS
from upstream_sim.shared.players import PLAYERS, change_player
from upstream_sim.tests.affiliate_driver import AffiliateDriver
from upstream_sim.tests.billing_records import Clerk
from upstream_sim.tests.client import ADMIN, AFFILIATE, AURORA, AURORA_MANAGER, BOREALIS, NORTH, SUPER
from upstream_sim.tests.referral_driver import ReferralDriver

NOVEMBER = {"from": "2026-11-01T00:00:00Z", "to": "2026-11-30T23:59:59.999Z"}
YEAR = {"from": "2026-10-15T00:00:00Z", "to": "2027-02-01T00:00:00Z"}
PERSONAL = ("firstName", "lastName", "email", "username", "nickname", "country", "profile", "ip")


@pytest.fixture
def desk() -> AffiliateDriver:
    return AffiliateDriver()


def report(desk: AffiliateDriver, /, **body: Any) -> list[Any]:
    reply = desk.call("affiliateReport", query={"affId": desk.aff_id}, body={**NOVEMBER, **body})
    assert reply.http == 200, reply.body
    found: list[Any] = reply.data["data"]
    return found


def figures(row: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(value for name, value in row.items() if name != "timeStamp")


def test_a_month_by_hand(desk: AffiliateDriver) -> None:
    player = desk.brings()
    desk.deposits(player, 1000)
    desk.bets(player, 500, 100)
    desk.end_month()
    (month,) = desk.months()
    lines = desk.statement(month["recordId"])["lines"]
    assert [(line["code"], line["amountInUSD"], line["formula"]) for line in lines] == [
        ("COMMISSION", 120, "max(0, casino GGR 400.00 × 30 % + sport GGR 0.00 × 20 %)"),
        ("REFERRAL_INCOME", 0, "commissions of referred affiliates 0.00 × 10 %"),
        ("ADMINISTRATION_FEE", -8, "max(0, GGR 400.00) × 2 %"),
        ("DEPOSIT_FEES", -10, "deposits 1,000.00 × 1 %"),
        ("WITHDRAW_FEES", 0, "withdrawals 0.00 × 0.5 %"),
        ("CARRIED_LOSS", 0, "what the month before left below 0"),
    ]
    assert month["profitBreakdown"]["netProfitInUSD"] == 102
    assert desk.statement(month["recordId"])["carriedFrom"] is None


def test_a_loss_is_carried_and_named_by_the_month_that_left_it(desk: AffiliateDriver) -> None:
    player = desk.brings()
    desk.deposits(player, 200)
    desk.bets(player, 100, 400)
    desk.end_month()
    desk.bets(player, 100)
    desk.end_month()
    december, november = desk.months()
    assert november["profitBreakdown"]["netProfitInUSD"] == -2  # fees on 200 alone: 300 were lost to the player
    statement = desk.statement(december["recordId"])
    assert statement["lines"][-1]["amountInUSD"] == -2
    assert statement["carriedFrom"] == {
        "recordId": november["recordId"],
        "month": "NOVEMBER",
        "year": 2026,
        "netProfitInUSD": -2,
    }
    assert statement["profitBreakdown"]["netProfitInUSD"] == 26  # 30 - 2 - 2


def test_every_statement_of_the_starting_world_adds_up_and_says_how(desk: AffiliateDriver) -> None:
    records = [each for each in desk.world.table(RECORDS).where(type="profit") if each.opId in ("aurora", "juno")]
    assert len(records) > 100
    for record in records:
        statement = desk.statement(record.id)
        assert sum(line["amountInUSD"] for line in statement["lines"]) == record.amountInUSD
        referral = statement["lines"][1]
        base, percentage = referral["formula"].removesuffix(" %").split("affiliates ")[1].replace(",", "").split(" × ")
        exact = Decimal(base) * Decimal(percentage) / 100
        assert abs(exact - referral["amountInUSD"]) <= Decimal("0.005")
        carried = statement["lines"][-1]["amountInUSD"]
        left = statement["carriedFrom"]["netProfitInUSD"] if statement["carriedFrom"] else 0
        assert carried == left <= 0


def test_a_month_is_read_by_those_who_see_its_affiliate(desk: AffiliateDriver) -> None:
    own = desk.world.table(RECORDS).first(affId="aff-aurora-1", type="profit")
    other = desk.world.table(RECORDS).first(affId="aff-aurora-2", type="profit")
    payment = desk.world.table(RECORDS).first(affId="aff-aurora-1", type="payment")
    assert own is not None
    assert other is not None
    assert payment is not None
    for email, http in ((AURORA, 200), (AURORA_MANAGER, 200), (AFFILIATE, 200), (BOREALIS, 404), (NORTH, 404)):
        assert desk.at(email).call("affiliateStatement", of=own.id).http == http
    assert desk.at(AFFILIATE).call("affiliateStatement", of=other.id).http == 403
    assert desk.call("affiliateStatement", of=payment.id).http == 404
    assert desk.at(AFFILIATE).listed("affiliateMonths")["count"] == 24
    assert desk.listed("affiliateMonths", affId="aff-aurora-1", year="2025")["count"] == 12
    nets = [
        row["profitBreakdown"]["netProfitInUSD"]
        for row in desk.listed("affiliateMonths", affId="aff-aurora-1", sort="netProfitInUSD")["items"]
    ]
    assert nets == sorted(nets)
    assert desk.call("affiliateMonths", query={}).fields.keys() == {"affId"}


@pytest.mark.spec("001-call-reports-affiliate-super-admin")
def test_a_report_counts_what_players_bet_lost_joined_and_deposited(desk: AffiliateDriver) -> None:
    first, second = desk.brings(), desk.brings()
    desk.deposits(first, 100)
    desk.deposits(first, 50, is_first=False)
    desk.bets(first, 40, 10)
    desk.bets(second, 5, 25)
    (row,) = report(desk)
    assert row["timeStamp"] == "2026-11-01T00:00:00Z"
    assert figures(row) == (45, 2, 10, 2, 1)


def test_a_report_has_a_row_for_each_month_of_which_a_part_is_asked_for(desk: AffiliateDriver) -> None:
    desk.bets(desk.brings(), 40)
    assert [row["timeStamp"][:7] for row in report(desk, **YEAR)] == ["2026-11"]
    assert [row["timeStamp"][:7] for row in report(desk, **YEAR, interpolate=True)] == ["2026-10", "2026-11"]
    months = ["2026-10", "2026-11", "2026-12", "2027-01", "2027-02"]
    everything = report(desk, **YEAR, interpolate=True, futureInterpolation=True)
    assert [row["timeStamp"][:7] for row in everything] == months
    assert figures(everything[0]) == (0, 0, 0, 0, 0)
    assert [row["timeStamp"][:7] for row in report(desk, **YEAR, futureInterpolation=True)] == months[1:]


@pytest.mark.spec(
    "001-rule-channel-report-second-entry", "001-rule-channel-report-range", "001-rule-channel-report-interpolation"
)
def test_the_second_row_of_a_channels_report_is_the_running_month(desk: AffiliateDriver) -> None:
    channel = desk.channel()
    desk.brings()
    desk.bets(desk.brings(channelId=channel["channelId"]), 40)
    asked = {"from": "2026-10-01T00:00:00Z", "to": "2026-11-30T23:59:59.999Z", "interpolate": True}
    last, running = report(desk, **asked, channelId=channel["channelId"])
    assert figures(last) == (0, 0, 0, 0, 0)
    assert (running["timeStamp"][:7], *figures(running)) == ("2026-11", 40, 1, 40, 1, 0)


def test_test_players_are_counted_where_platform_admins_ask_for_them(desk: AffiliateDriver) -> None:
    tester = desk.brings()
    with desk.world.change() as change:
        change_player(change, tester, isTest=True)
    desk.bets(desk.brings(), 40)
    assert [figures(row)[3] for row in report(desk)] == [1]
    assert [figures(row)[3] for row in report(desk, testPlayersInclusion="TEST")] == [1]
    assert [figures(row)[3] for row in report(desk, testPlayersInclusion="ALL")] == [2]
    refused = desk.at(AURORA).call(
        "affiliateReport", query={"affId": desk.aff_id}, body={**NOVEMBER, "testPlayersInclusion": "ALL"}
    )
    assert refused.fields.keys() == {"testPlayersInclusion"}


def test_a_report_says_what_its_months_records_say(desk: AffiliateDriver) -> None:
    desk.bets(desk.brings(), 40, 10)
    desk.end_month()
    (row,) = report(desk)
    assert row["totalPlInUSD"] == desk.months()[0]["profitBreakdown"]["ggrInUSD"]["total"]


@pytest.mark.spec(
    "001-call-reports-affiliate",
    "001-call-reports-affiliate-brand",
    "001-call-reports-affiliate-operator",
    "001-role-affiliate-report-super-admin-path",
    "001-role-affiliate-report-operator-path",
    "001-role-affiliate-report-brand-path",
)
def test_each_reads_reports_by_its_own_path(desk: AffiliateDriver) -> None:
    for email, scope in ((SUPER, "super-admin"), (ADMIN, "super-admin"), (AURORA, "operator"), (NORTH, "brand")):
        one = desk.at(email)
        aff_id = "aff-aurora-north-1"
        assert one.call("affiliateReport", query={"affId": aff_id}, body=NOVEMBER, scope=scope).http == 200
        other = "operator" if scope != "operator" else "brand"
        assert one.call("affiliateReport", query={"affId": aff_id}, body=NOVEMBER, scope=other).http == 403
    own = desk.at(AFFILIATE)
    assert own.call("affiliateReport", body=NOVEMBER).http == 200
    assert own.call("affiliateReport", body={**NOVEMBER, "affId": "aff-aurora-2"}).http == 403
    assert own.call("affiliateReport", body={**NOVEMBER, "affId": "aff-borealis-1"}).http == 404
    assert desk.at(BOREALIS).call("affiliateReport", query={"affId": desk.aff_id}, body=NOVEMBER).http == 404


@pytest.mark.spec("001-constant-affiliate-report-granularity")
@pytest.mark.parametrize(
    ("query", "body", "field"),
    [
        ({}, {}, "affId"),
        ({"affId": "aff-aurora-1"}, {"affId": "aff-aurora-2"}, "affId"),
        ({"affId": "aff-aurora-1"}, {"from": None}, "from"),
        ({"affId": "aff-aurora-1"}, {"from": "2026-12-01T00:00:00Z"}, "from"),
        ({"affId": "aff-aurora-1"}, {"to": "2036-12-01T00:00:00Z"}, "to"),
        ({"affId": "aff-aurora-1"}, {"granularity": "DAILY"}, "granularity"),
    ],
)
def test_a_report_that_cannot_be_made_is_refused_at_its_field(
    desk: AffiliateDriver, query: dict[str, str], body: dict[str, Any], field: str
) -> None:
    given = {name: value for name, value in {**NOVEMBER, **body}.items() if value is not None}
    refused = desk.call("affiliateReport", query=query, body=given)
    assert (refused.http, set(refused.fields)) == (422, {field})


@pytest.mark.spec("001-call-affiliate-active-players")
def test_players_are_told_of_by_code_month_deposit_wager_and_activity_alone(desk: AffiliateDriver) -> None:
    channel = desk.channel()
    active = desk.brings(channelId=channel["channelId"], subChannelId="forum")
    idle = desk.brings()
    desk.deposits(active, 100)
    desk.bets(active, 12.5)
    own = desk.own()
    found = own.listed("affiliatePlayers", sort="playerCode")
    assert found["items"] == [
        {
            "playerCode": active.playerCode,
            "registrationMonth": "2026-11",
            "hasDeposited": True,
            "wagerInUSD": Decimal("12.5"),
            "isActive": True,
        },
        {
            "playerCode": idle.playerCode,
            "registrationMonth": "2026-11",
            "hasDeposited": False,
            "wagerInUSD": 0,
            "isActive": False,
        },
    ]
    assert own.call("affiliateActivePlayers", body={}).data["items"] == found["items"][:1]
    for filters in ({"isActive": "true"}, {"hasDeposited": "true"}, {"channelId": channel["channelId"]}):
        assert own.listed("affiliatePlayers", **filters)["items"] == found["items"][:1]
    for filters in ({"isActive": "false"}, {"hasDeposited": "false"}, {"playerCode": idle.playerCode.lower()}):
        assert own.listed("affiliatePlayers", **filters)["items"] == found["items"][1:]
    assert own.listed("affiliatePlayers", subChannelId="forum")["count"] == 1
    assert own.listed("affiliatePlayers", joinedTo="2026-10-31T23:59:59Z")["count"] == 0


def test_wager_and_activity_are_those_of_the_period(desk: AffiliateDriver) -> None:
    player = desk.brings()
    desk.bets(player, 10)
    desk.world.advance("PT3H")
    desk.bets(player, 5)
    until = {"from": "2026-11-01T12:00:00Z", "to": "2026-11-01T13:00:00Z"}
    (row,) = desk.listed("affiliatePlayers", affId=desk.aff_id, **until)["items"]
    assert (row["wagerInUSD"], row["isActive"]) == (10, True)
    later = {"from": "2026-11-01T13:00:00Z", "affId": desk.aff_id}
    assert [row["wagerInUSD"] for row in desk.call("affiliateActivePlayers", body=later).data["items"]] == [5]
    before = {"from": "2026-10-01T00:00:00Z", "to": "2026-10-31T00:00:00Z", "affId": desk.aff_id}
    assert desk.call("affiliateActivePlayers", body=before).data["count"] == 0
    assert sum(bet.stakeInUSDCents for bet in desk.world.table(BETS).where(playerCode=player.playerCode)) == 1500


def test_active_players_of_a_referring_player_are_those_that_the_panel_counts() -> None:
    programme = ReferralDriver()
    active, little, idle = programme.refers(channelId="ref-1"), programme.refers(), programme.refers()
    programme.bets(active, 60)
    programme.bets(little, 49)
    asked = {**programme.named, "period": "THIS_MONTH"}
    cards = programme.send("playerAffiliateReports", body=asked).data["cards"]
    found = programme.send("affiliateActivePlayers", body=asked).data
    assert [row["playerCode"] for row in found["items"]] == [active.playerCode]
    assert cards["activePlayers"] == found["count"] == 1
    assert idle.playerCode not in str(found)
    by_link = {**asked, "channelType": "LINK", "channelId": "ref-1"}
    assert programme.send("affiliateActivePlayers", body=by_link).data["count"] == 1
    assert programme.send("affiliateActivePlayers", body={**asked, "channelType": "EMAIL"}).data["count"] == 0
    for email in (AURORA, AFFILIATE):
        assert Clerk(email, programme).call("affiliateActivePlayers", body=asked).http == 403


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"playerCode": "P100001"}, "playerCode"),
        ({"channelType": "LINK"}, "channelType"),
        ({"period": "TODAY", "to": "2026-11-01T00:00:00Z"}, "period"),
    ],
)
def test_active_players_are_asked_for_in_one_way(desk: AffiliateDriver, body: dict[str, str], field: str) -> None:
    refused = desk.call("affiliateActivePlayers", body={"affId": desk.aff_id, **body})
    assert (refused.http, set(refused.fields)) == (422, {field})
    desk.bets(desk.brings(), 5)
    assert desk.call("affiliateActivePlayers", body={"affId": desk.aff_id, "period": "TODAY"}).data["count"] == 1


def test_deleted_and_test_players_are_not_listed(desk: AffiliateDriver) -> None:
    gone, tester = desk.brings(), desk.brings()
    with desk.world.change() as change:
        change_player(change, gone, isDeleted=True)
        change_player(change, tester, isTest=True)
    assert desk.listed("affiliatePlayers", affId=desk.aff_id)["count"] == 0
    assert desk.details()["players"] == 0
    assert desk.world.table(PLAYERS).count(affId=desk.aff_id) == 2


def test_an_affiliate_reads_nothing_personal_of_anybody(desk: AffiliateDriver) -> None:
    """In whatever it may read, and in whatever it is refused."""
    own, player = desk.at(AFFILIATE), desk.world.table(PLAYERS).first(affId="aff-aurora-1", isTest=False)
    assert player is not None
    texts = [
        str(own.call(name, query=query, body=body, of=of).body)
        for name, query, body, of in (
            ("affiliatePlayers", {}, None, ""),
            ("affiliateActivePlayers", {}, {"from": "2025-01-01T00:00:00Z"}, ""),
            ("affiliateReport", {}, {**NOVEMBER, "interpolate": True}, ""),
            ("affiliateClaimHistory", {}, {}, ""),
            ("affiliateMonths", {}, None, ""),
            ("channels", {}, None, ""),
            ("subChannels", {"channelId": player.channelId or ""}, None, ""),
            ("affiliate", {}, None, own.user.userCode),
            ("playersList", {}, None, ""),
            ("affiliatePlayers", {"affId": "aff-aurora-2"}, None, ""),
        )
    ]
    everybody = list(desk.world.table(PLAYERS).where(opId="aurora"))
    for text in texts:
        assert not any(each.username in text or each.email in text or each.playerId in text for each in everybody)
        assert not any(f"'{name}'" in text for name in PERSONAL if name not in ("email", "nickname"))
