"""What affiliates claim of their closed months, and how claims are paid and rejected."""

from __future__ import annotations

from typing import Any

import pytest

from contracts.areas import TABLE
from contracts.areas.affiliates.claims import AffiliateClaimStatus
from upstream_sim.areas.affiliate_billing.claims import CLAIMS, HOLDING, claimable_by
from upstream_sim.areas.affiliate_billing.records import RECORDS
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared.affiliates import AFFILIATES
from upstream_sim.shared.users import USERS
from upstream_sim.tests.affiliate_driver import AffiliateDriver
from upstream_sim.tests.billing_records import PAYMENT
from upstream_sim.tests.client import ADMIN, AFFILIATE, AURORA, AURORA_MANAGER, BOREALIS, NORTH, SUPER


@pytest.fixture
def desk() -> AffiliateDriver:
    """Whose affiliate earned 28 in November, lost 3 in December, and earned 53 less these 3 in January."""
    found = AffiliateDriver()
    player = found.brings()
    found.bets(player, 100)
    found.end_month()
    found.deposits(player, 300)
    found.bets(player, 10, 60)
    found.end_month()
    found.bets(player, 200)
    found.end_month()
    nets = [month["profitBreakdown"]["netProfitInUSD"] for month in found.months()]
    assert nets == [53, -3, 28]
    return found


def payment_id(reply: Any) -> str:
    assert reply.http == 200, reply.body
    found: str = reply.data["_id"]
    return found


def test_a_claim_takes_the_months_above_0_once(desk: AffiliateDriver) -> None:
    assert desk.details()["claimableInUSD"] == 81
    made = desk.claims()
    assert made["amountInUSD"] == 81
    (claim,) = desk.history()
    assert (claim["claimId"], claim["status"], claim["note"], claim["affId"]) == (
        made["claimId"],
        "CLAIMED",
        "",
        desk.aff_id,
    )
    assert (claim["from"], claim["to"]) == ("2026-11-01T00:00:00Z", "2027-01-31T23:59:59.999999Z")
    assert [(month["month"], month["netProfitInUSD"]) for month in claim["months"]] == [
        ("NOVEMBER", 28),
        ("JANUARY", 53),
    ]
    assert [month["claimStatus"] for month in desk.months()] == ["CLAIMED", None, "CLAIMED"]
    assert (desk.details()["claimableInUSD"], desk.details()["openAmountInUSD"]) == (0, 81)
    with pytest.raises(ValidationFailed) as refused:
        desk.claims()
    assert refused.value.fields == {"affId": "There is nothing to claim in these months."}


def test_a_claim_of_a_period_takes_the_months_that_lie_wholly_in_it(desk: AffiliateDriver) -> None:
    with pytest.raises(ValidationFailed):
        desk.claims(**{"from": "2026-11-01T00:00:01Z", "to": "2027-01-31T23:59:59Z"})
    assert desk.claims(to="2027-01-31T00:00:00Z")["amountInUSD"] == 28
    assert desk.claims(**{"from": "2027-01-01T00:00:00Z", "to": "2027-01-31T23:59:59.999999Z"})["amountInUSD"] == 53


def test_a_claim_is_at_most_what_is_not_paid_yet(desk: AffiliateDriver) -> None:
    assert desk.pays(70).http == 200
    assert desk.details()["claimableInUSD"] == 11
    assert desk.claims()["amountInUSD"] == 11
    assert desk.pays(70).http == 200
    assert (desk.details()["claimableInUSD"], desk.details()["openAmountInUSD"]) == (0, -59)


def test_a_claim_is_paid_by_a_payment_of_its_amount(desk: AffiliateDriver) -> None:
    claim_id = desk.claims()["claimId"]
    assert desk.pays(80, claim_id).fields == {"amountInUSD": "The claim is of 81.00 USD."}
    assert desk.pays(81, "nobody").fields == {"claimId": "This affiliate has no such claim that waits."}
    foreign = desk.pays(81, claim_id, affId="aff-aurora-1")
    assert foreign.fields == {"claimId": "This affiliate has no such claim that waits."}
    paid = payment_id(desk.pays(81, claim_id))
    (claim,) = desk.history()
    assert (claim["status"], claim["paymentId"], claim["decidedBy"]["userCode"]) == ("PAID", paid, desk.user.userCode)
    assert desk.call("affiliateBillingRecord", of=paid).data["claimId"] == claim_id
    assert [month["claimStatus"] for month in desk.months()] == ["PAID", None, "PAID"]
    assert (desk.details()["claimableInUSD"], desk.details()["openAmountInUSD"]) == (0, 0)
    assert desk.pays(81, claim_id).fields.keys() == {"claimId"}


def test_the_amount_of_such_a_payment_stays_and_deleting_it_lets_the_claim_wait_again(desk: AffiliateDriver) -> None:
    claim_id = desk.claims()["claimId"]
    paid = payment_id(desk.pays(81, claim_id))
    edit = {**PAYMENT, "_id": paid, "affId": desk.aff_id, "opId": "aurora"}
    locked = desk.call("affiliateBillingPaymentUpdate", body={**edit, "amountInUSD": 80}, revision=1)
    assert (locked.http, locked.status) == (409, "RECORD_LOCKED")
    renamed = desk.call("affiliateBillingPaymentUpdate", body={**edit, "amountInUSD": 81, "title": "Paid"}, revision=1)
    assert renamed.http == 200, renamed.body
    chosen = {"paymentId": paid, "opId": "aurora", "affId": desk.aff_id}
    assert desk.call("affiliateBillingPaymentDelete", body=chosen, revision=2).http == 200
    (claim,) = desk.history()
    assert (claim["status"], claim["paymentId"], claim["decidedAt"]) == ("CLAIMED", None, None)
    assert desk.pays(81, claim_id).http == 200


def test_a_payment_that_pays_no_claim_is_edited_as_ever(desk: AffiliateDriver) -> None:
    paid = payment_id(desk.pays(5))
    edit = {**PAYMENT, "_id": paid, "affId": desk.aff_id, "opId": "aurora", "amountInUSD": 6}
    assert desk.call("affiliateBillingPaymentUpdate", body=edit, revision=1).http == 200


def test_a_rejected_claims_months_are_claimed_again(desk: AffiliateDriver) -> None:
    desk.claims()
    (claim,) = desk.history()
    rejected = desk.rejects(claim)
    assert (rejected.http, rejected.data["status"], rejected.data["note"]) == (200, "REJECTED", "Please claim again")
    assert [month["claimStatus"] for month in desk.months()] == [None, None, None]
    assert desk.claims()["amountInUSD"] == 81
    statuses = [each["status"] for each in desk.history()]
    assert sorted(statuses) == ["CLAIMED", "REJECTED"]
    assert [each["status"] for each in desk.history(status="REJECTED")] == ["REJECTED"]


def test_a_claim_is_decided_once(desk: AffiliateDriver) -> None:
    desk.claims()
    (claim,) = desk.history()
    assert desk.rejects(claim).http == 200
    again = desk.rejects(claim)
    assert (again.http, again.status, again.data["changedBy"]["userCode"]) == (
        409,
        "ALREADY_DECIDED",
        desk.user.userCode,
    )
    assert desk.pays(81, claim["claimId"]).fields.keys() == {"claimId"}


def test_a_rejection_says_why_and_is_of_what_was_seen(desk: AffiliateDriver) -> None:
    desk.claims()
    (claim,) = desk.history()
    assert desk.rejects(claim, note=" ").fields == {"note": "Note is required."}
    assert desk.rejects(claim, actionType="confirm").fields.keys() == {"actionType"}
    assert desk.rejects({**claim, "revision": 7}).status == "STALE_RECORD"
    assert desk.rejects({**claim, "claimId": "nobody"}).http == 404
    assert desk.history()[0]["status"] == "CLAIMED"


def test_who_may_write_payments_rejects(desk: AffiliateDriver) -> None:
    desk.claims()
    (claim,) = desk.history()
    for email, http in ((AURORA_MANAGER, 403), (AFFILIATE, 403), (BOREALIS, 404), (NORTH, 404), (AURORA, 200)):
        assert desk.at(email).rejects(claim).http == http
    assert TABLE["affiliateClaimReject"].permission is TABLE["affiliateBillingPaymentAdd"].permission


@pytest.mark.spec(
    "001-call-claim-history-affiliate",
    "001-call-claim-history-brand",
    "001-call-claim-history-operator",
    "001-call-claim-history-super-admin",
    "001-role-affiliate-claim-history-path",
)
def test_each_reads_claims_by_its_own_path(desk: AffiliateDriver) -> None:
    desk.claims()
    for email, scope in ((SUPER, "super-admin"), (ADMIN, "affiliate"), (AURORA, "operator"), (AFFILIATE, "affiliate")):
        one = desk.at(email)
        found = one.call("affiliateClaimHistory", query={"affId": "aff-aurora-1"}, body={}, scope=scope)
        assert found.http == 200, found.body
        assert {claim["affId"] for claim in found.data} == {"aff-aurora-1"}
        for other in {"super-admin", "affiliate", "operator", "brand"} - {scope}:
            assert one.call("affiliateClaimHistory", body={}, scope=other).http == 403
    seen = {claim["affId"] for claim in desk.at(AURORA).call("affiliateClaimHistory", body={}).data}
    assert desk.aff_id in seen
    assert {desk.known(aff_id).opId for aff_id in seen} == {"aurora", "aurora-north", "aurora-south"}
    assert {each["opId"] for each in desk.at(NORTH).call("affiliateClaimHistory", body={}).data} == {"aurora-north"}
    own = desk.at(AFFILIATE).call("affiliateClaimHistory", body={}).data
    assert {claim["affId"] for claim in own} == {"aff-aurora-1"}
    assert "PAID" in [each["status"] for each in own]
    assert {each["decidedBy"] for each in own} == {None}
    assert desk.at(AFFILIATE).call("affiliateClaimHistory", query={"affId": desk.aff_id}, body={}).http == 403


def test_claims_are_found_by_when_they_were_made(desk: AffiliateDriver) -> None:
    desk.claims()
    assert len(desk.history(**{"from": "2027-02-01T00:00:00Z"})) == 1
    assert desk.history(to="2027-01-31T00:00:00Z") == []


def test_the_starting_world_has_claims_of_every_status_that_add_up(desk: AffiliateDriver) -> None:
    claims = list(desk.world.table(CLAIMS).all())
    assert {claim.status for claim in claims} == set(AffiliateClaimStatus)
    records = desk.world.table(RECORDS)
    for claim in claims:
        months = [records.get(record_id) for record_id in claim.months]
        assert months
        assert claim.amountInUSD <= sum(month.amountInUSD for month in months if month)
        paid = records.get(claim.paymentId) if claim.paymentId else None
        assert (claim.status is AffiliateClaimStatus.PAID) is (paid is not None)
        assert paid is None or (paid.amountInUSD, paid.affId) == (claim.amountInUSD, claim.affId)
    taken = [record_id for claim in claims if claim.status in HOLDING for record_id in claim.months]
    assert len(taken) == len(set(taken))


def test_affiliates_claim_by_themselves_now_and_then() -> None:
    desk = AffiliateDriver()
    fire_event(desk.world, "activitySwitched", {"mode": "busy"})
    before = desk.world.table(CLAIMS).count()
    desk.world.advance("P2D")
    made = [claim for claim in desk.world.table(CLAIMS).all() if claim.claimedAt > desk.world.start.now]
    assert len(made) == desk.world.table(CLAIMS).count() - before > 0
    for claim in made:
        affiliate = desk.world.table(AFFILIATES).get(claim.affId)
        user = desk.world.table(USERS).get(affiliate.userCode) if affiliate else None
        assert user is not None
        assert not user.isBlocked
        assert claimable_by(desk.world, claim.affId) >= 0
