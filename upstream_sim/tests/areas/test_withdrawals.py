"""Withdrawals: each provider with each way of answering, and every act that is not allowed, in words."""

from __future__ import annotations

from decimal import Decimal

import pytest

from contracts.areas.transactions import TransactionStatus
from contracts.areas.withdrawal_checks import OrderState
from contracts.areas.withdrawals import PROVIDERS, operation_of
from contracts.payment_providers import PaymentProvider
from upstream_sim.areas.withdrawals.orders import LOST_ANSWERS
from upstream_sim.areas.withdrawals.records import ProviderBehaviour
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.refusals import Refusal, TransitionNotAllowed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.tests.billing_v2 import ADMIN, OPERATOR_ADMIN, OPERATOR_MANAGER, Desk
from upstream_sim.tests.client import BOREALIS
from upstream_sim.tests.money import ledger_is_consistent
from upstream_sim.tests.withdrawals import AMOUNT, REASON, Cashier

A, P, S = ProviderBehaviour, PaymentProvider, TransactionStatus
SENT_AT_ONCE = {
    A.PAYS: (1, S.CONFIRMED),
    A.WORKS: (2, S.IN_PROGRESS),
    A.FAILS: (2, S.IN_PROGRESS),
    A.REFUSES: (0, S.PENDING),
    A.FORCEABLE: (0, S.PENDING),
    A.LOSES_PAID: (2, S.IN_PROGRESS),
    A.LOSES_UNPAID: (2, S.IN_PROGRESS),
    A.SILENT: (2, S.IN_PROGRESS),
}
MARKED = {(0, False): "refused", (1, False): None, (2, False): None, (2, True): "unanswered"}


@pytest.fixture
def cashier() -> Cashier:
    desk = Cashier()
    desk.funded()
    return desk


@pytest.mark.parametrize("answering", ProviderBehaviour)
@pytest.mark.parametrize("provider", [*PROVIDERS, P.CRYPTO])
def test_each_provider_with_each_way_of_answering(
    cashier: Cashier, provider: PaymentProvider, answering: ProviderBehaviour
) -> None:
    tx_id = cashier.requested(provider, answering)
    wallet, held, paid, _ = cashier.money(tx_id)
    assert held == AMOUNT
    reply = cashier.decide(tx_id)
    status, becomes = SENT_AT_ONCE[answering]
    assert (reply.http, reply.data["status"], reply.data["txStatus"]) == (200, status, becomes)
    assert reply.data["canForce"] is (answering is A.FORCEABLE)
    assert reply.data["order"] == MARKED[status, answering in LOST_ANSWERS]
    assert reply.data["description"]
    assert bool(reply.body.get("messages")) is (status != 0), "a number 0 is no success to tell of"
    assert cashier.transaction(tx_id).status is becomes
    gone = AMOUNT if becomes is S.CONFIRMED else Decimal(0)
    assert cashier.money(tx_id)[:3] == (wallet, held - gone, paid + gone)
    ledger_is_consistent(cashier.world)


@pytest.mark.spec("001-rule-withdraw-reject-returns")
@pytest.mark.parametrize("provider", [*PROVIDERS, P.CRYPTO, P.MANUAL])
def test_a_rejection_returns_the_amount_as_an_entry_of_its_own(cashier: Cashier, provider: PaymentProvider) -> None:
    tx_id = cashier.requested(provider)
    wallet, _, paid, _ = cashier.money(tx_id)
    before = cashier.transaction(tx_id)
    reply = cashier.decide(tx_id, "reject", countsTowardDailyLimit=True)
    assert (reply.data["txStatus"], reply.body["messages"]) == (S.REJECTED, ["Withdrawal rejected!"])
    assert cashier.money(tx_id)[:3] == (wallet + AMOUNT, Decimal(0), paid)
    after = cashier.transaction(tx_id)
    assert after.postings == (*before.postings, after.postings[-1])
    assert len(after.postings) == 2
    assert (after.balanceBefore, after.balanceAfter) == (before.balanceBefore, before.balanceAfter)


@pytest.mark.spec("001-rule-withdraw-provider-call")
@pytest.mark.parametrize("provider", PROVIDERS)
def test_a_providers_path_must_be_the_withdrawals_own(cashier: Cashier, provider: PaymentProvider) -> None:
    other = P.UTOPIA if provider is P.JB else P.JB
    tx_id = cashier.requested(other)
    if provider is P.TOMANI:
        reply = cashier.tomani(tx_id)
    else:
        reply = cashier.put(operation_of(provider), txId=tx_id, actionType="reject")
    assert (reply.http, reply.status) == (422, "STATUS_CHANGE_NOT_ALLOWED")
    assert "This withdrawal goes through " in reply.body["messages"][0]
    assert cashier.transaction(tx_id).status is S.PENDING


@pytest.mark.spec("001-rule-withdraw-generic-call")
def test_the_generic_calls_are_for_their_own_generation_and_no_providers(cashier: Cashier) -> None:
    own, manual = cashier.requested(P.JB), cashier.requested(P.MANUAL)
    tomani = cashier.requested(P.TOMANI)
    for tx_id, call, action, words in (
        (own, "withdrawGenericV2", "confirm", "use that provider’s call"),
        (own, "withdrawGenericV2", "reject", "use that provider’s call"),
        (tomani, "withdrawGenericV2", "confirm", "use that provider’s call"),
        (manual, "withdrawGenericV1", "confirm", "second-generation"),
    ):
        reply = cashier.put(call, txId=tx_id, actionType=action)
        assert reply.http == 422
        assert words in reply.body["messages"][0]
    assert cashier.put("withdrawGenericV2", txId=manual, actionType="confirm").data["txStatus"] == S.CONFIRMED


@pytest.mark.spec("001-rule-withdraw-generic-call")
def test_one_of_the_first_generation_goes_by_its_call(cashier: Cashier) -> None:
    fields = {"playerCode": cashier.player.playerCode, "amount": AMOUNT, "currency": "USD", "isNewVersion": False}
    tx_id = fire_event(cashier.world, "withdrawRequested", fields)["txId"]
    assert cashier.put("withdrawGenericV2", txId=tx_id, actionType="confirm").http == 422
    reply = cashier.put("withdrawGenericV1", txId=tx_id, actionType="confirm", noteForThePlayer="Paid in cash.")
    assert reply.body["messages"] == ["Withdrawal approved!"]
    assert cashier.transaction(tx_id).noteForThePlayer == "Paid in cash."


@pytest.mark.spec(
    "001-entity-tomani-force-response", "001-rule-withdraw-jb-status-0", "001-rule-withdraw-tomani-status-0"
)
@pytest.mark.parametrize(("provider", "call"), [(P.JB, "withdrawJbForce"), (P.TOMANI, "withdrawTomani")])
@pytest.mark.parametrize(("answering", "paid"), [(A.FORCEABLE, True), (A.REFUSES, False)])
def test_force_pays_what_may_be_forced(
    cashier: Cashier, provider: PaymentProvider, call: str, answering: ProviderBehaviour, *, paid: bool
) -> None:
    tx_id = cashier.requested(provider, answering)
    assert cashier.decide(tx_id).data["status"] == 0
    forced = cashier.tomani(tx_id, withForce=True) if provider is P.TOMANI else cashier.put(call, txId=tx_id)
    assert forced.data["status"] == int(paid)
    assert cashier.transaction(tx_id).status is (S.CONFIRMED if paid else S.PENDING)
    decision = cashier.transaction(tx_id).lastDecision
    assert (decision and (decision.outcome, decision.by.nickname)) == (
        ("FORCED", cashier.user.nickname) if paid else None
    )


def test_what_is_with_its_provider_says_who_sent_it(cashier: Cashier) -> None:
    tx_id = cashier.requested(P.MALDO_PAY, A.SILENT)
    cashier.decide(tx_id)
    again = cashier.decide(tx_id, "reject")
    assert (again.http, again.status) == (409, "ALREADY_DECIDED")
    assert f"{cashier.user.nickname} sent it to the provider on 2026-11-01 at " in again.body["messages"][0]
    assert again.data["record"]["lastDecision"]["outcome"] == "SENT"


@pytest.mark.spec("001-entity-tomani-gateway", "001-call-tomani-gateways")
def test_tomani_wants_one_of_the_operators_gateways(cashier: Cashier) -> None:
    tx_id = cashier.requested(P.TOMANI)
    assert cashier.tomani(tx_id, gatewayUuid="none").fields == {
        "gatewayUuid": "This gateway does not belong to the operator."
    }
    assert "belongs to" in cashier.tomani(tx_id, provider="Nobody").fields["provider"]
    gateways = cashier.send("withdrawTomaniGateways", query={"opId": "aurora"}).data
    assert len(gateways) > 10
    assert set(gateways[0]) == {"uuid", "provider", "title", "isActive"}
    north = cashier.send("withdrawTomaniGateways", query={"opId": "aurora-north"}).data
    assert north == gateways, "a brand has its operator's"


@pytest.mark.parametrize(("answering", "becomes"), [(A.WORKS, S.CONFIRMED), (A.FAILS, S.IN_PROGRESS)])
def test_a_provider_in_progress_says_later_how_it_went(
    cashier: Cashier, answering: ProviderBehaviour, becomes: TransactionStatus
) -> None:
    tx_id = cashier.requested(P.SISTEM_NAKIT, answering)
    cashier.decide(tx_id)
    early = cashier.put("withdrawInProgress", txId=tx_id, status="REJECT")
    assert early.body["messages"] == [
        "Sistem Nakit has not reported yet whether this withdrawal was paid; try again later."
    ]
    cashier.world.advance("PT61S")
    assert cashier.transaction(tx_id).status is becomes
    assert cashier.money(tx_id)[1] == (AMOUNT if becomes is S.IN_PROGRESS else 0)


@pytest.mark.parametrize(
    ("answering", "status", "becomes", "words"),
    [
        (A.LOSES_PAID, "APPROVE", S.CONFIRMED, ""),
        (A.LOSES_PAID, "REJECT", S.IN_PROGRESS, "JB reports this withdrawal as paid; it can only be approved."),
        (A.LOSES_UNPAID, "REJECT", S.REJECTED, ""),
        (A.LOSES_UNPAID, "APPROVE", S.IN_PROGRESS, "JB reports this withdrawal as not paid"),
        (A.SILENT, "APPROVE", S.IN_PROGRESS, "JB has not reported yet"),
        (A.SILENT, "REJECT", S.IN_PROGRESS, "JB has not reported yet"),
    ],
)
def test_a_lost_answer_keeps_the_hold_until_the_provider_says_so(
    cashier: Cashier, answering: ProviderBehaviour, status: str, becomes: TransactionStatus, words: str
) -> None:
    tx_id = cashier.requested(P.JB, answering)
    cashier.decide(tx_id)
    wallet, held, _, _ = cashier.money(tx_id)
    assert held == AMOUNT
    reply = cashier.put("withdrawInProgress", txId=tx_id, status=status)
    assert cashier.transaction(tx_id).status is becomes
    assert words in (reply.body["messages"][0] if reply.http == 422 else "")
    returned = AMOUNT if becomes is S.REJECTED else Decimal(0)
    assert cashier.money(tx_id)[0] == wallet + returned


@pytest.mark.spec("001-rule-withdrawal-resend")
@pytest.mark.parametrize(
    ("answering", "status", "becomes"),
    [
        (A.LOSES_PAID, 1, S.CONFIRMED),
        (A.LOSES_UNPAID, 1, S.CONFIRMED),
        (A.WORKS, 2, S.IN_PROGRESS),
        (A.SILENT, 2, S.IN_PROGRESS),
    ],
)
def test_resending_goes_to_the_same_provider_and_pays_once(
    cashier: Cashier, answering: ProviderBehaviour, status: int, becomes: TransactionStatus
) -> None:
    tx_id = cashier.requested(P.MALDO_PAY, answering)
    cashier.decide(tx_id)
    paid = cashier.money(tx_id)[2]
    reply = cashier.put("withdrawResend", txId=tx_id)
    assert (reply.data["status"], reply.body["messages"]) == (status, ["Withdraw Request Sent!"])
    assert cashier.transaction(tx_id).status is becomes
    assert cashier.money(tx_id)[2] == paid + (AMOUNT if becomes is S.CONFIRMED else 0)
    assert cashier.read("withdrawOrder", tx_id)["sentCount"] == 2
    again = cashier.put("withdrawResend", txId=tx_id)
    assert again.http == (409 if becomes is S.CONFIRMED else 200)
    ledger_is_consistent(cashier.world)


def test_sending_again_is_told_and_what_only_the_provider_knows_is_not(cashier: Cashier) -> None:
    tx_id = cashier.requested(P.MALDO_PAY, A.SILENT)
    cashier.decide(tx_id)
    cashier.put("withdrawResend", txId=tx_id)
    details = list(cashier.world.table(ACTIVITIES).where(recordId=tx_id, recordKind="Withdraw order"))
    assert [activity.action for activity in details] == ["created", "updated"]
    assert details[1].after is not None
    assert (details[1].after["sentCount"], details[1].after["truth"], details[1].opId) == (2, "•••", "aurora")


def test_only_what_is_in_progress_is_resent(cashier: Cashier) -> None:
    reply = cashier.put("withdrawResend", txId=cashier.requested())
    assert reply.body["messages"] == [
        "This withdrawal has not been sent to its provider yet; approve or reject it first."
    ]


def test_a_late_paid_after_a_rejection_goes_to_suspense_once(cashier: Cashier) -> None:
    tx_id = cashier.requested(P.FX_HAVALE, A.LOSES_UNPAID)
    cashier.decide(tx_id)
    cashier.put("withdrawInProgress", txId=tx_id, status="REJECT")
    wallet, held, paid, suspense = cashier.money(tx_id)
    cashier.says(tx_id, is_paid=True)
    cashier.says(tx_id, is_paid=True)
    assert cashier.money(tx_id) == (wallet, held, paid + AMOUNT, suspense - AMOUNT)
    assert cashier.transaction(tx_id).status is S.REJECTED
    details = list(cashier.world.table(ACTIVITIES).where(recordId=tx_id, recordKind="Late response of a provider"))
    assert [activity.recordTitle for activity in details] == ["FX Havale: The provider reports it as paid."]
    with pytest.raises(TransitionNotAllowed, match="that is final"):
        cashier.says(tx_id, is_paid=False)
    ledger_is_consistent(cashier.world)


def test_a_super_admin_settles_after_a_day_without_an_answer(cashier: Cashier) -> None:
    tx_id = cashier.requested(P.WITCHER_V1, A.SILENT)
    cashier.decide(tx_id)
    form = {"txId": tx_id, "status": "REJECT", "reason": REASON}
    early = cashier.put("withdrawSettle", **form)
    assert "may still respond; manual settlement is possible from 2026-11-02" in early.body["messages"][0]
    cashier.world.advance("P1D")
    assert Cashier(ADMIN, cashier).put("withdrawSettle", **form).http == 403
    assert "reason" in cashier.put("withdrawSettle", **{**form, "reason": "No"}).fields
    wallet = cashier.money(tx_id)[0]
    assert cashier.put("withdrawSettle", **form).data["txStatus"] == S.REJECTED
    assert cashier.money(tx_id)[0] == wallet + AMOUNT
    activity = cashier.world.table(ACTIVITIES).first(recordId=tx_id, recordKind="Withdrawal without a response")
    assert activity is not None
    assert activity.after == {"status": "REJECTED", "reason": REASON}
    cashier.says(tx_id, is_paid=True)
    assert cashier.money(tx_id)[3] == -AMOUNT


def test_what_was_settled_as_paid_and_was_not_goes_to_suspense_and_back(cashier: Cashier) -> None:
    tx_id = cashier.requested(P.WITCHER_V1, A.SILENT)
    cashier.decide(tx_id)
    cashier.world.advance("P1D")
    cashier.put("withdrawSettle", txId=tx_id, status="APPROVE", reason=REASON)
    cashier.says(tx_id, is_paid=False)
    assert cashier.money(tx_id)[3] == AMOUNT
    cashier.says(tx_id, is_paid=True)
    assert cashier.money(tx_id)[3] == 0
    ledger_is_consistent(cashier.world)


def test_an_answered_one_is_not_settled_by_hand(cashier: Cashier) -> None:
    tx_id = cashier.requested(P.JB, A.LOSES_PAID)
    cashier.decide(tx_id)
    cashier.world.advance("P2D")
    reply = cashier.put("withdrawSettle", txId=tx_id, status="REJECT", reason=REASON)
    assert reply.body["messages"] == ["JB has responded: The provider reports it as paid. Follow that response."]


def test_what_is_over_refuses_every_further_act(cashier: Cashier) -> None:
    confirmed, rejected, canceled = cashier.requested(), cashier.requested(), cashier.requested()
    cashier.decide(confirmed)
    cashier.decide(rejected, "reject")
    fire_event(cashier.world, "withdrawCanceled", {"txId": canceled})
    name = cashier.user.nickname
    for tx_id, words, who in (
        (confirmed, "confirmed", f"{name} approved"),
        (rejected, "rejected", f"{name} rejected"),
        (canceled, "canceled", "Platform canceled"),
    ):
        for reply in (
            cashier.decide(tx_id),
            cashier.decide(tx_id, "reject"),
            cashier.put("withdrawJbForce", txId=tx_id),
            cashier.put("withdrawInProgress", txId=tx_id, status="APPROVE"),
            cashier.put("withdrawResend", txId=tx_id),
            cashier.put("withdrawSettle", txId=tx_id, status="APPROVE", reason=REASON),
        ):
            assert (reply.http, reply.status) == (409, "ALREADY_DECIDED")
            assert f"{words}; that is final. {who} it on 2026-11-01 at " in reply.body["messages"][0]
            assert reply.data["record"]["status"] == words.upper()
    ledger_is_consistent(cashier.world)


def test_the_days_requests_are_limited_and_counted(cashier: Cashier) -> None:
    first, second, third = (cashier.requested() for _ in range(3))
    with pytest.raises(Refusal, match="DAILY_WITHDRAW_REQUESTS_EXCEEDED"):
        cashier.requested()
    cashier.decide(first, "reject", countsTowardDailyLimit=True)
    with pytest.raises(Refusal, match="DAILY_WITHDRAW_REQUESTS_EXCEEDED"):
        cashier.requested()
    cashier.decide(second, "reject", countsTowardDailyLimit=False)
    fire_event(cashier.world, "withdrawCanceled", {"txId": third})
    facts = cashier.read("withdrawFacts", cashier.requested())
    assert (facts["requestsToday"], facts["maxDailyWithdrawRequests"]) == (2, 3)
    cashier.world.advance("P1D")
    assert cashier.read("withdrawFacts", cashier.requested())["requestsToday"] == 1


def test_the_facts_are_the_players_own(cashier: Cashier) -> None:
    tx_id = cashier.requested()
    facts = cashier.read("withdrawFacts", tx_id)
    wallet, held, _, _ = cashier.money(tx_id)
    assert (facts["balance"], facts["held"], facts["amount"]) == (wallet, held, AMOUNT)
    assert facts["kycStatus"] == cashier.player.verification
    order = cashier.read("withdrawOrder", tx_id)
    assert (order["state"], order["sentCount"], order["settleableAt"]) == (OrderState.NOT_SENT, 0, None)


def test_anothers_withdrawal_is_not_found(cashier: Cashier) -> None:
    tx_id = cashier.requested()
    stranger = Desk(BOREALIS, cashier)
    for operation in ("withdrawFacts", "withdrawOrder"):
        assert stranger.send(operation, query={"txId": tx_id}).http == 404
    assert stranger.send("withdrawJb", body={"txId": tx_id, "actionType": "confirm"}).http == 404


def test_a_manager_reads_and_does_not_decide(cashier: Cashier) -> None:
    tx_id = cashier.requested()
    manager = Desk(OPERATOR_MANAGER, cashier)
    assert manager.send("withdrawFacts", query={"txId": tx_id}).http == 200
    assert manager.send("withdrawJb", body={"txId": tx_id, "actionType": "confirm"}).http == 403
    admin = Desk(OPERATOR_ADMIN, cashier)
    assert admin.send("withdrawJb", body={"txId": tx_id, "actionType": "confirm"}).http == 200


def test_a_repeated_key_decides_a_withdrawal_once(cashier: Cashier) -> None:
    tx_id = cashier.requested()
    first, second = (cashier.put("withdrawJb", key="k", txId=tx_id, actionType="confirm") for _ in range(2))
    assert first == second
    assert cashier.money(tx_id)[1] == 0
