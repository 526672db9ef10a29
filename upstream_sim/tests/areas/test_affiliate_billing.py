"""Profits and payments of affiliates: who reads them, who pays, and how months close."""

from __future__ import annotations

from collections import defaultdict
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

import msgspec
import pytest

from contracts.areas import affiliate_billing
from contracts.wire import wire_names
from upstream_sim.areas.affiliate_billing.records import RECORDS, AffiliateRecord, Breakdown
from upstream_sim.areas.affiliate_billing.referred import activity_between
from upstream_sim.areas.affiliate_billing.rules import Activity, activity_of, commission_of, profit_of
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.areas.withdrawals.money import pay_out
from upstream_sim.core.clock import months_later
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATES, AffiliateTerms
from upstream_sim.shared.players import PLAYERS
from upstream_sim.tests.billing_records import PAYMENT, Clerk
from upstream_sim.tests.client import AFFILIATE, AURORA, AURORA_MANAGER, BOREALIS, DEV_OPS, NORTH, SUPER

ADD, UPDATE, DELETE = (f"affiliateBillingPayment{verb}" for verb in ("Add", "Update", "Delete"))
OWN = {**PAYMENT, "affId": "aff-aurora-1"}


def profits(clerk: Clerk) -> list[AffiliateRecord]:
    """By affiliate, oldest first."""
    found = [each for each in clerk.world.table(RECORDS).all() if each.type == "profit"]
    return sorted(found, key=lambda each: (each.affId, each.year, each.month))


@pytest.mark.spec("000-entity-affiliate-profit-record", "000-entity-affiliate-payment")
def test_the_records_are_what_the_wire_shows() -> None:
    pairs: list[tuple[type[msgspec.Struct], Any]] = [
        (Breakdown, affiliate_billing.ProfitBreakdown),
        (AffiliateTerms, affiliate_billing.AffiliateTerms),
    ]
    for record, model in pairs:
        names = {field.encode_name for field in msgspec.structs.fields(record)}
        assert names == {info.alias or name for name, info in model.model_fields.items()}
    names = {field.encode_name for field in msgspec.structs.fields(AffiliateRecord)}
    assert names == wire_names(affiliate_billing.AffiliateRecord) - {"claimId"}


def test_every_profit_of_the_starting_world_is_what_its_month_says() -> None:
    clerk = Clerk(SUPER)
    terms = {each.affId: each.affiliateSettings for each in clerk.world.table(AFFILIATES).all()}
    recorded = profits(clerk)
    months = {(each.affId, each.year, each.month): each.profitBreakdown for each in recorded}
    brought: dict[str, list[str]] = defaultdict(list)
    for affiliate in clerk.world.table(AFFILIATES).all():
        if affiliate.referredBy:
            brought[affiliate.referredBy].append(affiliate.affId)
    before: dict[str, Decimal] = {}
    for each in recorded:
        assert each.profitBreakdown is not None
        assert each.affiliateSettings == terms[each.affId]
        commissions = Decimal(0)
        for aff_id in brought[each.affId]:
            month = months[aff_id, each.year, each.month]
            assert month is not None
            commissions += commission_of(activity_of(month), terms[aff_id])
        carried = min(Decimal(0), before.get(each.affId, Decimal(0)))
        done = activity_of(each.profitBreakdown)
        assert each.profitBreakdown == profit_of(done, terms[each.affId], commissions, carried)
        assert each.amountInUSD == each.profitBreakdown.netProfitInUSD
        before[each.affId] = each.amountInUSD


def test_the_starting_world_has_every_kind() -> None:
    clerk = Clerk(SUPER)
    found = profits(clerk)
    own = [each for each in found if each.affId == "aff-aurora-1"]
    assert len(own) == 24
    assert any(each.amountInUSD < 0 for each in own)
    assert any(each.profitBreakdown and each.profitBreakdown.carriedLossInUSD < 0 < each.amountInUSD for each in found)
    assert any(each.profitBreakdown and each.profitBreakdown.referralFeesInUSD > 0 for each in own)
    assert len({each.affId for each in found}) >= 8
    assert {"aurora-north", "aurora-south", "borealis-prime"} <= {each.opId for each in found}
    assert clerk.listed("affiliateBillingRecords", type="payment")["count"] > 100


def test_the_running_month_closes_when_it_ends_and_goes_on() -> None:
    clerk = Clerk(SUPER)
    count = len(profits(clerk))
    affiliates = sum(each.deletedAt is None for each in clerk.world.table(AFFILIATES).all())
    clerk.world.advance("P29DT11H59M")
    assert len(profits(clerk)) == count
    clerk.world.advance("PT1M")
    last = [each for each in profits(clerk) if (each.year, each.month) == (2026, 11)]
    assert len(last) == affiliates
    assert {each.createdAt.isoformat() for each in last} == {"2026-12-01T00:00:00+00:00"}
    clerk.world.advance("P31D")
    next_ones = [each for each in profits(clerk) if (each.year, each.month) == (2026, 12)]
    done = {each.affId: activity_in(clerk.world, each.affId, datetime(2026, 12, 1, tzinfo=UTC)) for each in last}
    quiet = {aff_id for aff_id, each in done.items() if each == Activity()}  # providers still pay some in December
    assert len(quiet) > affiliates / 2
    carried = {each.affId: min(Decimal(0), each.amountInUSD) for each in last if each.affId in quiet}
    assert {each.affId: each.amountInUSD for each in next_ones if each.affId in quiet} == carried
    reply = clerk.call("affiliateBillingRecord", of=last[0].id)
    assert (reply.data["month"], reply.data["createdBy"]["nickname"]) == ("NOVEMBER", "Platform")


def test_a_month_that_ends_is_what_the_referred_players_did_in_it() -> None:
    clerk = Clerk(SUPER)
    world = clerk.world
    referred = [row for row in world.table(PLAYERS).where(isDeleted=False, isBlocked=False) if row.affId]
    tester = next(row for row in referred if row.isTest)
    player = next(row for row in referred if row.affId == tester.affId and not row.isTest)
    activity = activity_in(world, player.affId)
    assert activity_in(world, player.affId, datetime(2001, 1, 1, tzinfo=UTC)) == Activity()
    for code in (player.playerCode, tester.playerCode):
        deposit(world, code, 600)
        bet_on(world, code, stake=100, win=30)
        bet_on(world, code, stake=50, win=80, eventId="ev-fo-0-0")
        withdraw(world, code, 200)
    world.advance("P29DT12H")
    more = activity_in(world, player.affId)
    moved = [after - before for before, after in zip(activity, more, strict=True)]
    assert moved == [Decimal(70), Decimal(-30), Decimal(600), Decimal(200)]
    profit = next(each for each in profits(clerk) if (each.affId, each.year, each.month) == (player.affId, 2026, 11))
    assert profit.profitBreakdown is not None
    assert profit.profitBreakdown.ggrInUSD.casino == more.casino_ggr
    assert profit.profitBreakdown.totalWithdrawsInUSD == more.withdraws


NOVEMBER = datetime(2026, 11, 1, tzinfo=UTC)


def activity_in(world: World, aff_id: str | None, since: datetime = NOVEMBER) -> Activity:
    """What an affiliate's players did in a month."""
    steps = activity_between(world, aff_id or "", since, months_later(since, 1))
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return Activity(*done.value)


def deposit(world: World, code: str, amount: int) -> None:
    asked = {"playerCode": code, "amount": amount, "currency": "USD"}
    fire_event(world, "depositConfirmed", {"txId": fire_event(world, "depositRequested", asked)["txId"]})


def bet_on(world: World, code: str, *, stake: int, win: int, **on: str) -> None:
    placed = {"playerCode": code, "stake": stake, "currency": "USD", **(on or {"gameId": "koi-garden"})}
    bet_id = fire_event(world, "betPlaced", placed)["betId"]
    fire_event(world, "betSettled", {"betId": bet_id, "status": "WON", "winAmount": win})


def withdraw(world: World, code: str, amount: int) -> None:
    asked = fire_event(world, "withdrawRequested", {"playerCode": code, "amount": amount, "currency": "USD"})
    found = world.table(TRANSACTIONS).get(asked["txId"])
    assert found is not None
    with world.change() as change:
        pay_out(change, found)


def test_totals_count_positive_profits_and_payments() -> None:
    clerk = Clerk(SUPER)
    data = clerk.listed("affiliateBillingRecords", affId="aff-aurora-1")
    earned = sum(max(Decimal(0), Decimal(row["amountInUSD"])) for row in data["items"] if row["type"] == "profit")
    paid = sum(Decimal(row["amountInUSD"]) for row in data["items"] if row["type"] == "payment")
    assert (data["totalProfitInUSD"], data["totalPaidInUSD"], data["openAmountInUSD"]) == (earned, paid, earned - paid)
    billed = {each["affId"]: each for each in clerk.call("affiliateBillingAffiliates").data["affiliates"]}
    assert billed["aff-aurora-1"]["openAmountInUSD"] == earned - paid
    assert billed["aff-aurora-2"]["referredBy"] == "aff-aurora-1"


@pytest.mark.parametrize(
    ("email", "query", "tenants"),
    [
        (AURORA, {}, {"aurora", "aurora-north", "aurora-south"}),
        (AURORA_MANAGER, {"includeBrands": "false"}, {"aurora"}),
        (NORTH, {}, {"aurora-north"}),
        (SUPER, {"opId": "borealis"}, {"borealis", "borealis-prime"}),
    ],
)
def test_each_reads_the_affiliates_of_its_own(email: str, query: dict[str, str], tenants: set[str]) -> None:
    clerk = Clerk(email)
    assert {row["opId"] for row in clerk.listed("affiliateBillingRecords", **query)["items"]} == tenants
    offered = clerk.call("affiliateBillingAffiliates", query=query).data["affiliates"]
    assert {each["opId"] for each in offered} == tenants


def test_an_affiliate_reads_its_own_profits_and_nothing_else() -> None:
    clerk = Clerk(AFFILIATE)
    data = clerk.listed("affiliateBillingRecords")
    assert {(row["affId"], row["type"]) for row in data["items"]} == {("aff-aurora-1", "profit")}
    assert (data["count"], data["totalPaidInUSD"]) == (24, 0)
    assert clerk.listed("affiliateBillingRecords", type="payment")["count"] == 0
    assert clerk.listed("affiliateBillingRecords", affId="aff-aurora-2")["count"] == 0
    found = clerk.world.table(RECORDS)
    foreign = found.first(affId="aff-aurora-2", type="profit")
    payment = found.first(affId="aff-aurora-1", type="payment")
    assert foreign is not None
    assert payment is not None
    assert clerk.call("affiliateBillingRecord", of=data["items"][0]["_id"]).http == 200
    for each in (foreign, payment):
        assert clerk.call("affiliateBillingRecord", of=each.id).http == 404
    assert clerk.call("affiliateBillingAffiliates", scope="operator").http == 403


@pytest.mark.parametrize(
    ("email", "body", "http"),
    [
        (SUPER, OWN, 200),
        (SUPER, {**OWN, "affId": "aff-aurora-north-1", "parentOpId": "aurora"}, 200),
        (SUPER, {**OWN, "affId": "aff-aurora-north-1", "parentOpId": "borealis"}, 422),
        (AURORA, OWN, 200),
        (AURORA, {**OWN, "affId": "aff-aurora-north-1"}, 200),
        (AURORA, {**OWN, "affId": "aff-borealis-1"}, 422),
        (NORTH, {**OWN, "affId": "aff-aurora-north-1", "parentOpId": "aurora"}, 200),
        (NORTH, OWN, 422),
        (BOREALIS, OWN, 422),
        (SUPER, {**OWN, "affId": "nobody"}, 422),
        (AURORA_MANAGER, OWN, 403),
        (DEV_OPS, OWN, 403),
        (AFFILIATE, OWN, 403),
    ],
)
@pytest.mark.spec(
    "000-call-affiliate-billing-payment-create-operator", "000-call-affiliate-billing-payment-create-super-admin"
)
def test_which_roles_pay_which_affiliates(email: str, body: dict[str, Any], http: int) -> None:
    clerk = Clerk(email)
    before = clerk.world.digest()
    reply = clerk.call(ADD, body=body)
    assert reply.http == http, reply.body
    assert (clerk.world.digest() == before) is (http != 200)
    if http == 200:
        assert reply.data["createdBy"] == {"id": clerk.user.userCode, "nickname": clerk.user.nickname}
    if http == 422 and "parentOpId" not in body:
        assert reply.fields == {"affId": "Affiliate not found, please select an affiliate."}


@pytest.mark.spec("000-call-affiliate-billing-payment-create-brand")
def test_a_brand_adds_and_neither_changes_nor_deletes() -> None:
    clerk = Clerk(NORTH)
    made = clerk.call(ADD, body={**OWN, "affId": "aff-aurora-north-1"}).data
    edit = {**PAYMENT, "_id": made["_id"]}
    chosen = {"paymentId": made["_id"], "opId": "aurora-north", "affId": "aff-aurora-north-1"}
    for scope in ("operator", "super-admin"):
        assert clerk.call(UPDATE, body=edit, revision=1, scope=scope).http == 403
        assert clerk.call(DELETE, body=chosen, revision=1, scope=scope).http == 403


@pytest.mark.spec(
    "000-call-affiliate-billing-payment-update-super-admin", "000-call-affiliate-billing-payment-delete-super-admin"
)
def test_a_payment_is_changed_and_deleted_by_who_saw_it_last() -> None:
    clerk = Clerk(AURORA)
    made = clerk.call(ADD, body=OWN).data
    edit = {**PAYMENT, "_id": made["_id"], "affId": "aff-aurora-1", "opId": "aurora", "amountInUSD": 10.01}
    assert clerk.call(UPDATE, body=edit).http == 422
    kept = clerk.call(UPDATE, body=edit, revision=1).body
    assert (kept["amountInUSD"], kept["revision"], kept["issuedAt"]) == (Decimal("10.01"), 2, made["issuedAt"])
    stale = clerk.call(UPDATE, body={**edit, "amountInUSD": 3}, revision=1)
    assert (stale.http, stale.body["data"]["record"]) == (412, kept)
    chosen = {"paymentId": made["_id"], "opId": "aurora", "affId": "aff-aurora-1"}
    assert clerk.call(DELETE, body={**chosen, "affId": "aff-aurora-2"}, revision=2).http == 404
    assert clerk.call(DELETE, body=chosen, revision=1).http == 412
    assert clerk.call(DELETE, body=chosen, revision=2).http == 200
    assert [each.action.value for each in clerk.activities_of(made["_id"])] == ["created", "updated", "deleted"]


def test_what_an_edit_names_must_be_the_payments_own() -> None:
    clerk = Clerk(SUPER)
    made = clerk.call(ADD, body=OWN).data
    edit = {**PAYMENT, "_id": made["_id"], "opId": "aurora"}
    assert "opId" in clerk.call(UPDATE, body={**edit, "opId": "borealis"}, revision=1).body["detail"]
    assert "affId" in clerk.call(UPDATE, body={**edit, "affId": "aff-aurora-2"}, revision=1).body["detail"]
    profit = profits(clerk)[0]
    assert clerk.call(UPDATE, body={**edit, "_id": profit.id}, revision=1).http == 404
    missing = clerk.call(UPDATE, body={**edit, "_id": ""}, revision=1)
    assert missing.body["detail"] == "_id: Missing Payment ID."


@pytest.mark.spec("000-surface-delete-affiliate-invoice")
def test_a_profit_is_not_deleted_and_says_so() -> None:
    clerk = Clerk(SUPER)
    profit = profits(clerk)[0]
    chosen = {"paymentId": profit.id, "opId": profit.opId, "affId": profit.affId}
    refused = clerk.call(DELETE, body=chosen, revision=1)
    assert (refused.http, refused.body["message"]) == (409, "This is what a month came to: a profit is never deleted.")
    assert clerk.world.table(RECORDS).get(profit.id) == profit


def test_a_foreign_operator_changes_nothing() -> None:
    clerk = Clerk(SUPER)
    made = clerk.call(ADD, body=OWN).data
    bo = Clerk(BOREALIS, clerk)
    assert bo.call(UPDATE, body={**PAYMENT, "_id": made["_id"]}, revision=1).http == 404
    foreign = {"paymentId": made["_id"], "opId": "borealis", "affId": "aff-aurora-1"}
    assert bo.call(DELETE, body=foreign, revision=1).http == 404
    assert bo.call("affiliateBillingRecord", of=made["_id"]).http == 404
    assert clerk.call("affiliateBillingRecord", of=made["_id"], query={"opId": "aurora"}).data == made
    assert clerk.call("affiliateBillingRecord", of=made["_id"], query={"opId": "borealis"}).http == 404


def test_affiliate_records_filter_and_sort() -> None:
    clerk = Clerk(SUPER)
    rows = clerk.listed("affiliateBillingRecords", month="MARCH", year="2026", type="profit", sort="-amountInUSD")
    amounts = [Decimal(row["amountInUSD"]) for row in rows["items"]]
    assert amounts == sorted(amounts, reverse=True)
    assert {(row["month"], row["year"]) for row in rows["items"]} == {("MARCH", 2026)}
    for name in ("-year", "paidBy", "affTitle", "updatedBy.nickname"):
        assert clerk.listed("affiliateBillingRecords", sort=name)["count"] > 1000
