"""Taking profit out: withdrawals by staff, the players' own claims, and the jobs that withdraw for many."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest

from contracts.areas import TABLE
from contracts.areas.players import VerificationStatus
from contracts.areas.transactions import TransactionStatus, TransactionType, WalletType
from contracts.roles import Identity, Role
from upstream_sim.areas.referrals.records import WITHDRAW_JOBS
from upstream_sim.areas.referrals.withdraw_jobs import batch_of
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared import player_wallets
from upstream_sim.shared.badges import COUNTERS
from upstream_sim.shared.tenants import family
from upstream_sim.tests.client import ADMIN, AURORA, AURORA_MANAGER, BOREALIS, NORTH, SUPER
from upstream_sim.tests.money import ledger_is_consistent
from upstream_sim.tests.referral_driver import ReferralDriver

PLATFORM_ADMIN = Identity("usr", Role.ADMIN)
PROFITS = ("referralProfits", "referralPending", "referralWithdrawals")


@pytest.fixture
def desk() -> ReferralDriver:
    found = ReferralDriver()
    found.earns(100)
    return found


def at(desk: ReferralDriver, email: str) -> ReferralDriver:
    """The same desk, with somebody else at it."""
    other = ReferralDriver.__new__(ReferralDriver)
    other.__dict__.update(desk.__dict__)
    super(ReferralDriver, other).__init__(email, desk)
    return other


def wallets(desk: ReferralDriver) -> tuple[Any, ...]:
    """Affiliate, held of it, main."""
    code = desk.referrer.playerCode
    account = player_wallets.referral(code)
    main = player_wallets.main(code, "USD")
    return desk.balance, player_wallets.held(desk.world, account), balance_of(desk.world, main)


def decide(desk: ReferralDriver, tx_id: str, action: str, operation: str, **more: Any) -> Any:
    return desk.send(operation, body={"txId": tx_id, "actionType": action, **more})


@pytest.mark.spec("001-call-affiliate-profit-withdraw", "001-rule-withdraw-profit-moves")
def test_a_withdrawal_is_held_and_moves_once_it_is_confirmed(desk: ReferralDriver) -> None:
    before = COUNTERS["affProfit"](desk.world, None, PLATFORM_ADMIN)
    reply = desk.withdraw(60)
    assert (reply.http, TABLE["referralWithdraw"].success) == (200, "Affiliate profit withdrawn succesfully.")
    row = reply.data
    assert (row["transactionSubType"], row["status"], row["walletType"]) == (
        "AFFILIATE_PROFIT_WITHDRAW",
        "PENDING",
        WalletType.AFFILIATE,
    )
    assert wallets(desk) == (40, 60, 0)
    assert COUNTERS["affProfit"](desk.world, None, PLATFORM_ADMIN) == before + 1
    asked = decide(desk, row["txId"], "confirm", "transactionAffiliateWithdraw")
    assert (asked.http, [each["code"] for each in asked.data["warnings"]]) == (409, ["KYC_MISSING"])
    confirmed = decide(desk, row["txId"], "confirm", "transactionAffiliateWithdraw", acknowledged=["KYC_MISSING"])
    assert (confirmed.http, confirmed.data["status"]) == (200, "CONFIRMED")
    assert wallets(desk) == (40, 0, 60)
    again = decide(desk, row["txId"], "reject", "transactionAffiliateWithdraw")
    assert (again.http, again.status) == (409, "ALREADY_DECIDED")
    ledger_is_consistent(desk.world)


def test_a_claim_of_the_players_own_is_held_and_counted_too(desk: ReferralDriver) -> None:
    before = COUNTERS["affProfit"](desk.world, None, PLATFORM_ADMIN)
    body = {"playerCode": desk.referrer.playerCode, "amountInUSD": 30}
    tx_id = fire_event(desk.world, "affiliateProfitRequested", body)["txId"]
    row = desk.world.table(TRANSACTIONS).get(tx_id)
    assert row is not None
    assert (row.transactionType, row.status) == (TransactionType.REFERRAL_PROFIT, TransactionStatus.PENDING)
    assert wallets(desk) == (70, 30, 0)
    assert COUNTERS["affProfit"](desk.world, None, PLATFORM_ADMIN) == before + 1
    rejected = decide(desk, tx_id, "reject", "transactionReferralClaim", noteForThePlayer="Not yet.")
    assert (rejected.http, wallets(desk)) == (200, (100, 0, 0))
    second = fire_event(desk.world, "affiliateProfitRequested", body)["txId"]
    confirmed = decide(desk, second, "confirm", "transactionReferralClaim")
    assert confirmed.body["messages"] == ["Referral claim approved succesfully."]
    assert wallets(desk) == (70, 0, 30)
    ledger_is_consistent(desk.world)


@pytest.mark.parametrize("severity", ["blocked", "deleted"])
def test_what_stands_against_it_is_asked_or_refused(desk: ReferralDriver, severity: str) -> None:
    body = {"playerCode": desk.referrer.playerCode, "amountInUSD": 30}
    claim = fire_event(desk.world, "affiliateProfitRequested", body)["txId"]
    withdrawal = desk.withdraw(30).data["txId"]
    desk.changes(desk.referrer, **{"isBlocked" if severity == "blocked" else "isDeleted": True})
    for tx_id, operation in ((claim, "transactionReferralClaim"), (withdrawal, "transactionAffiliateWithdraw")):
        reply = decide(desk, tx_id, "confirm", operation)
        expected = "CONFIRMATION_REQUIRED" if severity == "blocked" else "RECORD_LOCKED"
        assert (reply.http, reply.status) == (409, expected)
        facts = desk.send("transactionFacts", query={"txId": tx_id}).data["warnings"]
        codes = {each["code"]: each["severity"] for each in facts}
        if severity == "blocked":
            assert codes["PLAYER_BLOCKED"] == ("warn" if tx_id == claim else "severe")
        else:
            assert codes["PLAYER_DELETED"] == "refused"
    assert wallets(desk) == (40, 60, 0)


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        (0, "at least 0.01"),
        ("14.99", "at least 15.00 USD"),
        ("100.01", "holds 100.00 USD"),
        ("20.001", "decimal"),
        (-5, "at least 0.01"),
    ],
)
def test_too_little_and_too_much_are_refused_at_the_field(desk: ReferralDriver, amount: object, text: str) -> None:
    reply = desk.withdraw(amount)
    assert (reply.http, list(reply.fields)) == (422, ["totalProfitInUSD"])
    assert text in reply.fields["totalProfitInUSD"]
    assert wallets(desk) == (100, 0, 0)


@pytest.mark.parametrize("amount", [0, "14.99", "100.01"])
def test_a_claim_keeps_to_the_minimum_and_the_wallet(desk: ReferralDriver, amount: object) -> None:
    body = {"playerCode": desk.referrer.playerCode, "amountInUSD": Decimal(str(amount))}
    with pytest.raises(ValidationFailed) as found:
        fire_event(desk.world, "affiliateProfitRequested", body)
    assert list(found.value.fields) == ["amountInUSD"]


def test_the_lists_show_what_was_earned_and_what_waits(desk: ReferralDriver) -> None:
    claim = fire_event(
        desk.world, "affiliateProfitRequested", {"playerCode": desk.referrer.playerCode, "amountInUSD": 20}
    )["txId"]
    withdrawal = desk.withdraw(30).data["txId"]
    player = desk.refers()
    desk.verifies(player)
    found = {
        name: [
            row["txId"] for row in desk.send(name, query={"playerCode": desk.referrer.playerCode}).data["transactions"]
        ]
        for name in PROFITS
    }
    (reward,) = set(found["referralProfits"]) - {claim, withdrawal}
    assert desk.world.table(TRANSACTIONS).get(reward) is not None
    assert set(found["referralPending"]) == {claim, withdrawal}
    assert found["referralWithdrawals"] == [withdrawal]
    pending = desk.send("referralPending", query={"opId": "aurora", "txStatus": "CONFIRMED"}).data
    assert pending["count"] == COUNTERS["affProfit"](desk.world, family(desk.world, "aurora"), PLATFORM_ADMIN)
    assert {row["status"] for row in pending["transactions"]} == {"PENDING"}
    for name in PROFITS:
        assert at(desk, BOREALIS).send(name, query={"playerCode": desk.referrer.playerCode}).data["count"] == 0


def jobs(desk: ReferralDriver) -> list[Any]:
    items: list[Any] = desk.send("withdrawJobs", query={"opId": "aurora"}).data["items"]
    return items


def proven(desk: ReferralDriver) -> None:
    desk.changes(desk.referrer, isVerified=True, verification=VerificationStatus.CONFIRMED)


@pytest.mark.spec("001-call-affiliate-withdraw-job-start")
def test_a_job_pays_whom_it_may_and_lists_the_rest(desk: ReferralDriver) -> None:
    proven(desk)
    boss = at(desk, AURORA)
    reply = boss.send("withdrawJobStart", body={"opId": "aurora"})
    assert (reply.http, TABLE["withdrawJobStart"].success) == (200, "Affiliate Withdraw Job Started!")
    job = reply.data
    assert (job["status"], job["done"], job["failed"]) == ("RUNNING", 0, 0)
    assert job["total"] >= 3
    desk.world.advance("PT1S")
    halfway = jobs(desk)[0]
    assert halfway["done"] + halfway["failed"] == 1
    desk.world.advance(f"PT{job['total']}S")
    ended = jobs(desk)[0]
    assert (ended["jobId"], ended["status"]) == (job["jobId"], "COMPLETED")
    assert ended["done"] + ended["failed"] == ended["total"] == job["total"]
    rows = [
        row
        for row in desk.world.table(TRANSACTIONS).where(transactionType=TransactionType.AFFILIATE)
        if row.createdAt > desk.world.start.now and row.status is TransactionStatus.CONFIRMED
    ]
    assert len(rows) == ended["done"] > 0
    assert sum(Decimal(row.toUSDCents).scaleb(-2) for row in rows) == ended["amountInUSD"]
    assert {row.confirmedBy.nickname for row in rows if row.confirmedBy} == {boss.user.nickname}
    assert wallets(desk) == (0, 0, 100)
    failures = desk.send("withdrawJobFailures", query={"jobId": job["jobId"]}).data
    assert failures["count"] == ended["failed"] > 0
    assert all(row["reason"] and row["warnings"] for row in failures["items"])
    told = desk.world.table(ACTIVITIES).where(recordId=job["jobId"])
    assert [row.action for row in told] == ["created", "updated"], "its progress is no activity"
    ledger_is_consistent(desk.world)


def test_one_job_runs_at_an_operator_its_brands_included(desk: ReferralDriver) -> None:
    first = desk.send("withdrawJobStart", body={"opId": "aurora-north"})
    assert first.http == 200
    for op_id in ("aurora", "aurora-north"):
        reply = desk.send("withdrawJobStart", body={"opId": op_id})
        assert (reply.http, reply.status) == (409, "JOB_RUNNING")
    assert desk.send("withdrawJobStart", body={"opId": "aurora-south"}).http == 200
    assert desk.send("withdrawJobStart", body={"opId": "borealis"}).http == 200


@pytest.mark.spec("001-call-affiliate-withdraw-job-cancel")
def test_a_canceled_job_leaves_what_it_did(desk: ReferralDriver) -> None:
    job = desk.send("withdrawJobStart", body={"opId": "aurora"}).data
    desk.world.advance("PT2S")
    named = {"opId": "aurora", "jobId": job["jobId"]}
    reply = desk.send("withdrawJobCancel", body=named)
    assert (reply.http, TABLE["withdrawJobCancel"].success) == (200, "Affiliate Withdraw Job Canceled!")
    assert (reply.data["status"], reply.data["done"] + reply.data["failed"]) == ("CANCELED", 2)
    desk.world.advance("PT1H")
    assert jobs(desk)[0] == reply.data
    assert desk.send("withdrawJobCancel", body=named).http == 422
    assert desk.send("withdrawJobStart", body={"opId": "aurora"}).http == 200


def test_whose_withdrawal_waits_is_passed_over_and_who_changed_since_is_told(desk: ReferralDriver) -> None:
    proven(desk)
    desk.withdraw(20)
    codes = desk.send("withdrawJobStart", body={"opId": "aurora"}).data["total"]
    desk.send("withdrawJobCancel", body={"opId": "aurora", "jobId": jobs(desk)[0]["jobId"]})
    tx_id = desk.profits()[-1].txId
    decide(desk, tx_id, "reject", "transactionAffiliateWithdraw")
    job = desk.send("withdrawJobStart", body={"opId": "aurora"}).data
    assert job["total"] == codes + 1
    desk.withdraw(20)
    desk.world.advance(f"PT{job['total'] + 1}S")
    failures = desk.send("withdrawJobFailures", query={"jobId": job["jobId"], "limit": "100"}).data["items"]
    mine = [row["reason"] for row in failures if row["playerCode"] == desk.referrer.playerCode]
    assert mine == ["A withdrawal or a claim is pending already."]
    assert wallets(desk) == (80, 20, 0)


def test_a_job_keeps_to_the_players_own_minimum(desk: ReferralDriver) -> None:
    proven(desk)
    total = desk.send("withdrawJobStart", body={"opId": "aurora"}).data["total"]
    desk.send("withdrawJobCancel", body={"opId": "aurora", "jobId": jobs(desk)[0]["jobId"]})
    assert desk.override(1, minWithdrawableAmountInUSD="100.01").http == 422
    assert desk.override(1, minWithdrawableAmountInUSD=Decimal("100.01")).http == 200
    assert desk.send("withdrawJobStart", body={"opId": "aurora"}).data["total"] == total - 1


@pytest.mark.parametrize(
    ("total", "seconds"), [(1, 1), (600, 600), (601, 601), (3_600, 3_600), (10_000, 3_600), (60_000, 3_600)]
)
def test_a_job_ends_within_the_hour(total: int, seconds: int) -> None:
    reached = steps = 0
    while reached < total:
        reached += batch_of(total, reached)
        steps += 1
        assert steps > 600 or reached == steps
    assert steps <= seconds


@pytest.mark.parametrize(
    ("email", "http"), [(SUPER, 200), (ADMIN, 200), (AURORA, 200), (NORTH, 404), (BOREALIS, 404), (AURORA_MANAGER, 403)]
)
def test_who_may_cancel_a_job(desk: ReferralDriver, email: str, http: int) -> None:
    job = desk.send("withdrawJobStart", body={"opId": "aurora"}).data
    reply = at(desk, email).send("withdrawJobCancel", body={"opId": "aurora", "jobId": job["jobId"]})
    assert reply.http in (http, 403 if http == 404 else http)
    kept = desk.world.table(WITHDRAW_JOBS).get(job["jobId"])
    assert kept is not None
    assert (kept.status == "CANCELED") == (http == 200)


def test_a_job_goes_on_in_the_worlds_own_time(desk: ReferralDriver) -> None:
    job = desk.send("withdrawJobStart", body={"opId": "aurora"}).data
    before = desk.world.now()
    desk.world.advance(f"PT{job['total']}S")
    assert jobs(desk)[0]["endedAt"] is not None
    assert desk.world.now() - before == timedelta(seconds=job["total"])
