"""Affiliates: created with an account, listed, changed from the next month on, and deleted."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import msgspec
import pytest

from contracts.areas import TABLE, affiliate_billing
from contracts.areas.affiliates import accounts, claims, percentages
from contracts.areas.affiliates.accounts import AffiliateStatus
from contracts.roles import DEFAULT_PERMISSIONS, Role
from contracts.wire import Wire, wire_names
from upstream_sim.areas.admins.accounts import CODE_TAKEN
from upstream_sim.areas.affiliate_billing.claims import AffiliateClaim
from upstream_sim.areas.affiliate_billing.records import RECORDS
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared.affiliates import AFFILIATES, AffiliateTerms, WaitingTerms
from upstream_sim.shared.channels import CHANNELS
from upstream_sim.shared.users import USERS
from upstream_sim.tests.affiliate_driver import PERCENTAGES, AffiliateDriver
from upstream_sim.tests.client import ADMIN, AFFILIATE, AURORA, AURORA_MANAGER, BOREALIS, NORTH, SUPER


@pytest.fixture
def desk() -> AffiliateDriver:
    return AffiliateDriver()


def test_the_records_are_what_the_wire_shows() -> None:
    pairs: list[tuple[type[msgspec.Struct], type[Wire], set[str]]] = [
        (AffiliateTerms, affiliate_billing.AffiliateTerms, set()),
        (WaitingTerms, percentages.WaitingSettings, set()),
        (AffiliateClaim, claims.AffiliateClaim, {"affTitle", "opTitle"}),
    ]
    for record, model, derived in pairs:
        names = {field.encode_name for field in msgspec.structs.fields(record)}
        assert names - {"updatedAt", "updatedBy"} == wire_names(model) - derived


@pytest.mark.spec("002-call-affiliate-create")
def test_an_affiliate_is_created_with_an_account_whose_password_must_be_changed(desk: AffiliateDriver) -> None:
    made = desk.create(nickname="Ada Example", userCode="ADA-1", affCode="ADA_1", timezone="Europe/Malta")
    assert made.http == 200, made.body
    assert (made.data["userCode"], made.data["affCode"], made.data["affTitle"]) == (
        "ADA-1",
        "ADA_1",
        "Ada Example (Aurora Gaming)",
    )
    assert made.data["affiliateSettings"] == PERCENTAGES
    assert (made.data["players"], made.data["channels"], made.data["openAmountInUSD"]) == (0, 0, 0)
    assert (made.data["status"], made.data["waitingSettings"], made.data["deletionBlockers"]) == ("ACTIVE", None, [])
    account = desk.account(made.data["affId"])
    assert (account.role, account.opId, account.affId, account.timezone) == (
        Role.AFFILIATE,
        "aurora",
        made.data["affId"],
        "Europe/Malta",
    )
    assert account.mustChangePassword
    assert frozenset(account.permissions) == DEFAULT_PERMISSIONS[Role.AFFILIATE]
    told = [each.recordKind for each in desk.world.table(ACTIVITIES).where(userCode=desk.user.userCode)]
    assert told[-2:] == ["User", "Affiliate"]


@pytest.mark.parametrize(
    ("more", "fields"),
    [
        ({"email": "affiliate@aurora.test"}, {"email": "This email address is taken."}),
        ({"userCode": "u-1001"}, {"userCode": CODE_TAKEN}),
        ({"affCode": "AURORA-1"}, {"affCode": "This code is taken."}),
        ({"affCode": "small"}, {"affCode": accounts.INVALID_AFF_CODE}),
        ({"affCode": "AB"}, {"affCode": accounts.INVALID_AFF_CODE}),
        ({"referredBy": "aff-borealis-1"}, {"referredBy": "Aurora Gaming has no such affiliate."}),
        ({"referredBy": "aff-aurora-4"}, {"referredBy": "Aurora Gaming has no such affiliate."}),
        ({"referredBy": "nobody"}, {"referredBy": "Aurora Gaming has no such affiliate."}),
        ({"casinoCommission": Decimal("100.01")}, {"casinoCommission": "Enter a percentage between 0 and 100."}),
        ({"depositFeePercentage": -1}, {"depositFeePercentage": "Enter a percentage between 0 and 100."}),
        ({"sportCommission": None}, {"sportCommission": "Percentage is required."}),
        ({"nickname": "a!"}, {"nickname": "Invalid nickname, special characters are not allowed in nickname"}),
        ({"language": "xx"}, {"language": "One of en, de, es, fr, fa, ar, tr, pt, ru, zh."}),
        ({"password": "short"}, {"password": None}),
        ({"opId": None}, {"opId": None}),
    ],
)
def test_what_is_wrong_is_said_at_its_field_and_nothing_is_made(
    desk: AffiliateDriver, more: dict[str, Any], fields: dict[str, str | None]
) -> None:
    before = desk.world.digest()
    refused = desk.create(**more)
    assert refused.http == 422, refused.body
    assert refused.fields.keys() == fields.keys()
    assert all(text in (None, refused.fields[name]) for name, text in fields.items() if name != "language")
    assert desk.world.digest() == before


def test_two_things_that_are_wrong_are_said_at_once(desk: AffiliateDriver) -> None:
    refused = desk.create(affCode="AURORA-1", email="affiliate@aurora.test")
    assert refused.fields.keys() == {"affCode", "email"}


def test_a_code_is_made_of_the_nickname_where_none_is_given(desk: AffiliateDriver) -> None:
    codes = [desk.added(nickname="Ada  B")["affCode"] for _ in range(3)]
    assert codes == ["ADA-B", "ADA-B-2", "ADA-B-3"]
    assert desk.added(nickname="Xyz")["affCode"] == "XYZ"


def test_a_new_affiliate_can_be_referred_by_one_of_the_same_operator(desk: AffiliateDriver) -> None:
    made = desk.added(referredBy=desk.aff_id)
    assert (made["referredBy"], made["referredByTitle"]) == (desk.aff_id, desk.known().affTitle)
    assert desk.details()["referredAffiliates"] == 1


def test_operator_admins_create_for_themselves_and_their_brands_alone(desk: AffiliateDriver) -> None:
    at_home = desk.at(AURORA).create(opId=None)
    assert (at_home.http, at_home.data["opId"]) == (200, "aurora")
    brand = desk.at(AURORA).create(opId="aurora-north", userCode="N-1", email="n1@mail.test")
    assert (brand.http, brand.data["parentOpId"]) == (200, "aurora")
    own = desk.at(NORTH).create(opId=None, userCode="N-2", email="n2@mail.test")
    assert (own.http, own.data["opId"]) == (200, "aurora-north")
    assert desk.at(BOREALIS).create(userCode="N-3").http == 403
    assert desk.at(AURORA_MANAGER).create(userCode="N-4").http == 403


def test_creating_and_deleting_want_a_proof() -> None:
    wanted = {TABLE[name].proof_seconds for name in ("affiliateCreate", "affiliateDelete", "adminCreate")}
    assert wanted == {600}
    assert TABLE["affiliateDelete"].ends_sessions_of == "adminId"


@pytest.mark.parametrize(
    ("email", "query", "tenants"),
    [
        (AURORA, {}, {"aurora", "aurora-north", "aurora-south"}),
        (AURORA_MANAGER, {"includeBrands": "false"}, {"aurora"}),
        (NORTH, {}, {"aurora-north"}),
        (SUPER, {"opId": "borealis"}, {"borealis", "borealis-prime"}),
    ],
)
def test_each_lists_the_affiliates_of_its_own(
    desk: AffiliateDriver, email: str, query: dict[str, str], tenants: set[str]
) -> None:
    assert {row["opId"] for row in desk.at(email).listed("affiliates", **query)["items"]} == tenants


def test_the_list_is_searched_filtered_and_sorted(desk: AffiliateDriver) -> None:
    found = desk.listed("affiliates", query="odds insider", opId="aurora", includeBrands="false")
    assert all(row["affTitle"].startswith("Odds Insider") for row in found["items"])
    assert desk.listed("affiliates", affCode="aurora-2")["items"][0]["affId"] == "aff-aurora-2"
    assert desk.listed("affiliates", referredBy="aff-aurora-1")["count"] == 2
    statuses = {status: desk.listed("affiliates", status=status)["count"] for status in AffiliateStatus}
    assert sum(statuses.values()) == desk.listed("affiliates")["count"]
    assert min(statuses.values()) > 0
    owed = desk.listed("affiliates", hasOpenAmount="true", sort="-openAmountInUSD")
    amounts = [row["openAmountInUSD"] for row in owed["items"]]
    assert amounts == sorted(amounts, reverse=True)
    assert min(amounts) > 0
    assert owed["totals"]["openAmountInUSD"] == sum(amounts)
    late = desk.listed("affiliates", fromDate="2026-11-01T00:00:00Z")
    assert [row["affId"] for row in late["items"]] == [desk.aff_id]
    assert desk.call("affiliates", query={"sort": "email"}).fields.keys() == {"sort"}


def test_what_is_open_is_what_affiliate_billing_says(desk: AffiliateDriver) -> None:
    billed = {each["affId"]: each for each in desk.call("affiliateBillingAffiliates").data["affiliates"]}
    for row in desk.listed("affiliates")["items"]:
        assert row["openAmountInUSD"] == billed[row["affId"]]["openAmountInUSD"]
        assert 0 <= row["claimableInUSD"] <= max(0, row["openAmountInUSD"])


def test_each_affiliate_has_one_account_and_each_account_one_affiliate(desk: AffiliateDriver) -> None:
    users = {user.userCode: user for user in desk.world.table(USERS).where(role=Role.AFFILIATE)}
    rows = list(desk.world.table(AFFILIATES).all())
    assert len({row.userCode for row in rows}) == len(rows) == len(users)
    assert all(users[row.userCode].affId == row.affId for row in rows)
    assert all((users[row.userCode].deletedAt is None) is (row.deletedAt is None) for row in rows)
    assert len({row.affCode for row in rows}) == len(rows)


def test_an_affiliate_sees_itself_and_no_other(desk: AffiliateDriver) -> None:
    own = desk.at(AFFILIATE)
    assert own.call("affiliate", of=own.user.userCode).data["affId"] == "aff-aurora-1"
    assert own.call("affiliate", of=desk.known().userCode).http == 403
    assert own.call("affiliate", of=desk.known("aff-borealis-1").userCode).http == 404
    assert own.call("affiliates").http == 403


def test_percentages_wait_for_the_next_month_and_a_later_change_replaces_them(desk: AffiliateDriver) -> None:
    first = desk.percentages(casinoCommission=40)
    assert first.http == 200, first.body
    waiting = first.data["waitingSettings"]
    assert waiting["validFrom"] == "2026-12-01T00:00:00Z"
    assert waiting["setBy"]["userCode"] == desk.user.userCode
    assert first.data["affiliateSettings"] == PERCENTAGES
    again = desk.percentages(casinoCommission=45)
    assert again.data["waitingSettings"]["affiliateSettings"] == {**PERCENTAGES, "casinoCommission": 45}
    assert desk.percentages().data["waitingSettings"] is None


def test_each_month_keeps_the_percentages_that_held_in_it(desk: AffiliateDriver) -> None:
    player = desk.brings()
    desk.bets(player, 100)
    assert desk.percentages(casinoCommission=40).http == 200
    desk.end_month()
    assert desk.details()["affiliateSettings"]["casinoCommission"] == 40
    assert desk.details()["waitingSettings"] is None
    desk.bets(player, 100)
    desk.end_month()
    december, november = desk.months()
    assert november["affiliateSettings"] == PERCENTAGES
    assert november["profitBreakdown"]["affiliateCommissionInUSD"] == 30
    assert december["affiliateSettings"] == {**PERCENTAGES, "casinoCommission": 40}
    assert december["profitBreakdown"]["affiliateCommissionInUSD"] == 40


def test_percentages_are_changed_by_who_saw_them_last_and_never_by_the_affiliate(desk: AffiliateDriver) -> None:
    seen = desk.known().revision
    assert desk.percentages(casinoCommission=40).http == 200
    stale = desk.at(ADMIN).percentages(casinoCommission=50, revision=seen)
    assert (stale.http, stale.data["record"]["waitingSettings"]["affiliateSettings"]["casinoCommission"]) == (412, 40)
    for email in (AFFILIATE, AURORA_MANAGER, BOREALIS):
        assert desk.at(email).percentages(casinoCommission=50).http in (403, 404)
    assert desk.at(AURORA).percentages(casinoCommission=50).http == 200
    missing = desk.call("affiliateSettingsUpdate", body={"adminId": desk.known().userCode, **PERCENTAGES})
    assert missing.fields.keys() == {"If-Match"}


def test_the_preview_shows_the_last_month_by_both(desk: AffiliateDriver) -> None:
    body = {"adminId": desk.known().userCode, **PERCENTAGES, "casinoCommission": 50}
    none = desk.call("affiliateSettingsPreview", body=body).data
    assert none == {"month": None, "year": None, "present": None, "proposed": None}
    player = desk.brings()
    desk.deposits(player, 1000)
    desk.bets(player, 500, 100)
    desk.end_month()
    before = desk.world.digest()
    found = desk.call("affiliateSettingsPreview", body=body).data
    assert (found["month"], found["year"]) == ("NOVEMBER", 2026)
    assert found["present"] == desk.months()[0]["profitBreakdown"]
    # 400 of GGR at 50 %, less 2 % of it and 1 % of 1,000 of deposits
    assert found["proposed"]["affiliateCommissionInUSD"] == 200
    assert found["proposed"]["netProfitInUSD"] == 182
    assert desk.world.digest() == before


@pytest.mark.spec("001-call-affiliate-delete", "002-call-affiliate-delete")
def test_a_deleted_affiliate_signs_in_no_more_and_nobody_comes_by_it(desk: AffiliateDriver) -> None:
    channel = desk.channel()
    own = desk.own()
    assert own.call("affiliate", of=own.user.userCode).http == 200
    deleted = desk.deletes()
    assert deleted.http == 200, deleted.body
    assert own.call("affiliate", of=own.user.userCode).http == 401
    assert desk.details()["status"] == "DELETED"
    ended = desk.world.table(CHANNELS).get(channel["channelId"])
    assert ended is not None
    assert ended.deletedAt == desk.known().deletedAt == desk.account().deletedAt == desk.world.now()
    with pytest.raises(ValidationFailed) as refused:
        desk.brings()
    assert refused.value.fields.keys() == {"affId"}
    assert desk.deletes().status == "RECORD_LOCKED"
    assert desk.percentages(casinoCommission=1).status == "RECORD_LOCKED"
    assert desk.create(referredBy=desk.aff_id).fields.keys() == {"referredBy"}


def test_deleting_closes_the_running_month_and_no_later_one(desk: AffiliateDriver) -> None:
    player = desk.brings()
    desk.bets(player, 10, 60)
    desk.deposits(player, 300)
    desk.end_month()
    assert [each["profitBreakdown"]["netProfitInUSD"] for each in desk.months()] == [-3]
    desk.bets(player, 50)
    desk.world.advance("P4DT1H")
    assert desk.deletes().http == 200
    december, november = desk.months()
    # 50 at 30 %, less 2 % of it, and the 3 of November
    assert december["profitBreakdown"]["netProfitInUSD"] == 11
    assert (december["month"], december["closedAt"]) == ("DECEMBER", "2026-12-05T13:00:00Z")
    assert desk.statement(december["recordId"])["carriedFrom"]["recordId"] == november["recordId"]
    desk.end_month()
    desk.end_month()
    assert len(desk.months()) == 2


def test_who_referred_a_deleted_affiliate_shares_in_what_it_earned(desk: AffiliateDriver) -> None:
    referred = desk.added(referredBy=desk.aff_id)
    desk.bets(desk.brings(affId=referred["affId"]), 100)
    assert desk.deletes(referred["affId"]).http == 200
    desk.end_month()
    month = desk.months()[0]["profitBreakdown"]
    assert (month["referralFeesInUSD"], month["netProfitInUSD"]) == (3, 3)  # 10 % of 30 % of 100
    lines = desk.statement(desk.months()[0]["recordId"])["lines"]
    assert lines[1]["formula"] == "commissions of referred affiliates 30.00 × 10 %"


def test_an_affiliate_is_not_deleted_while_something_is_open(desk: AffiliateDriver) -> None:
    desk.bets(desk.brings(), 100)
    desk.end_month()
    blocked = desk.deletes()
    assert (blocked.http, blocked.status) == (409, "RECORD_LOCKED")
    assert desk.details()["deletionBlockers"] == ["28.00 USD of profit are not paid yet."]
    desk.claims()
    assert desk.details()["deletionBlockers"][1:] == ["1 claim is neither paid nor rejected."]
    claim = desk.history()[0]
    assert desk.pays(28, claim["claimId"]).http == 200
    assert desk.details()["deletionBlockers"] == []
    stale = desk.deletes(revision=desk.known().revision + 1)
    assert stale.status == "STALE_RECORD"
    assert desk.at(AURORA_MANAGER).deletes().http == 403
    assert desk.at(BOREALIS).deletes().http == 404
    assert desk.at(AURORA).deletes().http == 200


def test_the_account_alone_is_not_deleted(desk: AffiliateDriver) -> None:
    account = desk.account()
    body = {"adminId": account.userCode, "adminUsername": account.nickname, "adminEmail": account.email}
    refused = desk.call("adminDelete", body=body)
    assert (refused.http, refused.body["messages"]) == (409, ["Delete the affiliate instead."])


def test_the_starting_worlds_players_of_partners_came_by_channels_of_theirs(desk: AffiliateDriver) -> None:
    found, channels = desk.listed("playersList", source="affId"), desk.world.table(CHANNELS)
    owners = {(row["affId"], row["channelId"]): channels.get(row["channelId"]) for row in found["items"]}
    assert len(owners) > 20
    assert all(channel is not None and channel.affId == aff_id for (aff_id, _), channel in owners.items())
    assert 0.15 < found["count"] / desk.listed("playersList")["count"] < 0.25


def test_an_affiliate_without_an_account_that_may_act_claims_nothing(desk: AffiliateDriver) -> None:
    blocked = desk.listed("affiliates", status="BLOCKED")["items"][0]
    for aff_id in (blocked["affId"], "aff-aurora-4", "nobody"):
        with pytest.raises(ValidationFailed) as refused:
            fire_event(desk.world, "affiliateClaims", {"affId": aff_id})
        assert refused.value.fields.keys() == {"affId"}


def test_a_month_that_is_being_closed_is_waited_for(desk: AffiliateDriver) -> None:
    desk.end_month()
    last = desk.world.table(RECORDS).get(desk.months()[0]["recordId"])
    assert last is not None
    with desk.world.change() as change:
        change.delete(desk.world.table(RECORDS), last.id)
    refused = desk.deletes()
    assert (refused.http, refused.body["messages"]) == (409, ["Last month is being closed. Try again in a moment."])
    assert desk.known().deletedAt is None
