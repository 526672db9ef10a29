"""Whoever is inactive now is billed for the months in which it was active, and pays, in both generations of billing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.tests.billing_records import INVOICE, PAYMENT, Clerk
from upstream_sim.tests.billing_v2 import CallResult
from upstream_sim.tests.client import SUPER

MONTHS = ("OCTOBER", "NOVEMBER", "DECEMBER")


def stop(clerk: Clerk, op_id: str, *, is_active: bool = False) -> None:
    """The operator becomes inactive at noon on 1 November 2026."""
    operator = clerk.world.table(OPERATORS).get(op_id)
    assert operator is not None
    body: dict[str, Any] = {
        "opId": op_id,
        "isActive": is_active,
        "additionalTopupCurrencies": list(operator.additionalTopupCurrencies),
        "depositGateways": list(operator.depositGateways),
        "withdrawGateways": list(operator.withdrawGateways),
    }
    if operator.parentOpId is None:
        body["dailyTopupLimitInUSD"] = operator.dailyTopupLimitInUSD
    saved = clerk.send("operatorsSettingsUpdate", body=body, revision=operator.revision)
    assert (saved.http, saved.data["isActive"]) == (200, is_active)


def second(clerk: Clerk, month: int) -> CallResult:
    return clerk.generate("aurora", month)


def first(clerk: Clerk, month: int) -> CallResult:
    body = {**INVOICE, "opId": "aurora", "month": MONTHS[month - 10]}
    return clerk.call("billingV1InvoiceGenerate", body=body)


def of_a_brand(clerk: Clerk, month: int) -> CallResult:
    body = {**INVOICE, "opId": "aurora-north", "month": MONTHS[month - 10]}
    return clerk.call("brandBillingInvoiceGenerate", body=body)


GENERATIONS = [(second, "aurora"), (first, "aurora"), (of_a_brand, "aurora-north")]


@pytest.mark.parametrize(("generate", "op_id"), GENERATIONS)
def test_the_months_of_whoever_leaves_are_billed(generate: Callable[[Clerk, int], CallResult], op_id: str) -> None:
    clerk = Clerk(SUPER)
    stop(clerk, op_id)
    clerk.world.advance("P2M")
    assert generate(clerk, 10).http == 200
    assert generate(clerk, 11).http == 200  # of which a half day was active
    reply = generate(clerk, 12)
    title = {"aurora": "Aurora Gaming", "aurora-north": "Aurora North"}[op_id]
    assert (reply.http, reply.fields) == (422, {"month": f"{title} was inactive in December 2026."})


@pytest.mark.parametrize(("generate", "op_id"), GENERATIONS)
def test_who_comes_back_is_billed_for_what_it_was(generate: Callable[[Clerk, int], CallResult], op_id: str) -> None:
    clerk = Clerk(SUPER)
    stop(clerk, op_id)
    clerk.world.advance("P2M")
    stop(clerk, op_id, is_active=True)
    assert generate(clerk, 11).http == 200
    assert generate(clerk, 12).http == 422


def test_payments_of_whoever_left_are_recorded() -> None:
    clerk = Clerk(SUPER)
    owed = clerk.stored("nimbus")[-1]
    paid = clerk.pay("nimbus", invoiceNo=owed.invoiceNo)
    assert (paid.http, paid.data["invoiceNo"]) == (200, owed.invoiceNo)
    assert clerk.change(paid.data, amount=50, amountInUSD=50).http == 200
    assert clerk.call("billingV1PaymentAdd", body={**PAYMENT, "opId": "nimbus"}).http == 200
    assert clerk.call("brandBillingPaymentAdd", body={**PAYMENT, "opId": "galatea-two"}).http == 200


def test_what_was_inactive_when_the_record_begins_was_active_before() -> None:
    clerk = Clerk(SUPER)
    latest = clerk.stored("nimbus")[-1]
    assert (latest.year, latest.month) == (2026, 5)
    assert (
        clerk.generate("nimbus", 5, overwriteExistingInvoice=True, revision=latest.revision).status
        != "VALIDATION_ERROR"
    )
    assert clerk.generate("nimbus", 6).fields == {"month": "Nimbus Poker was inactive in June 2026."}
