"""What a payment would do to the cards: the preview says what the cards are once it is done, and changes nothing."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from contracts.areas.billing_v2_payments import (
    NO_ACCOUNT,
    NOT_BY_HAND,
    NOT_POSITIVE,
    NOTHING,
)
from contracts.areas.billing_v2_previews import NOTHING_TO_PREVIEW
from upstream_sim.areas.billing_v2.records import INVOICES, PAYMENTS
from upstream_sim.tests.billing_v2 import ADMIN, CLERK, OPERATOR_ADMIN, CallResult, Desk

Change = tuple[Any, Any]
CASH: dict[str, object] = {"paymentType": "CASH", "amountInUSD": 100, "year": 2026}


@pytest.fixture
def desk() -> Desk:
    """At meridian and lumen, whose accounts are empty."""
    desk = Desk()
    with desk.world.change(CLERK) as change:
        invoices, payments = desk.world.table(INVOICES), desk.world.table(PAYMENTS)
        for op_id in ("meridian", "lumen"):
            for invoice in list(invoices.where(opId=op_id)):
                change.delete(invoices, invoice.id)
            for payment in list(payments.where(opId=op_id)):
                change.delete(payments, payment.id)
    return desk


def bill(desk: Desk, op_id: str, month: int, amount: int) -> int:
    """The number of a new invoice of 2026 that comes to this amount."""
    terms = {"overrideSettings": True, "casinoGGRPercentage": 0, "sportGGRPercentage": 0}
    made = desk.generate(op_id, month, **terms, minMonthlyFeeInUSD=amount)
    assert made.data["totalPayableAmountInUSD"] == amount, made.body
    number: int = made.data["invoiceNo"]
    return number


def previewed(reply: CallResult) -> tuple[dict[int, Change], Change]:
    """Debts by year and the pool, each now and after."""
    assert reply.http == 200, reply.body
    pool = reply.data["cpgProvider"]
    debts = {each["year"]: (each["nowInUSD"], each["afterInUSD"]) for each in reply.data["debts"]}
    return debts, (pool["nowInUSD"], pool["afterInUSD"])


def as_draft(payment: dict[str, Any], **changed: object) -> dict[str, object]:
    """A payment as a preview is asked of it."""
    names = ("paymentId", "paymentType", "amountInUSD", "year", "invoiceNo")
    return {name: payment[name] for name in names if payment[name] is not None} | changed


def arrived(desk: Desk) -> dict[str, Any]:
    """A provider transfer that was confirmed."""
    desk.arrives("meridian", 100)
    desk.world.advance("PT1M")
    newest: dict[str, Any] = desk.payments(opId="meridian", limit="1").data["items"][0]
    return newest


# the two cases that the rules pin


def test_a_pool_of_one_operator_does_not_pay_the_debt_of_another(desk: Desk) -> None:
    bill(desk, "lumen", 1, 500)
    adjustment = {"paymentType": "CPG_ADJUSTMENT", "amountInUSD": 1000, "year": 2026}
    debts, pool = previewed(desk.preview("meridian", **adjustment))
    assert (debts, pool) == ({2026: (0, 0)}, (0, 1000))
    assert desk.pay("meridian", paymentType="CPG_ADJUSTMENT", amount=1000).http == 200
    owing, empty = previewed(desk.preview("lumen", **CASH))
    assert (owing, empty) == ({2026: (500, 400)}, (0, 0))
    together = [desk.cards(2026, op_id) for op_id in ("meridian", "lumen")]
    assert tuple(map(sum, zip(*together, strict=True))) == (500, 1000)


def test_the_surplus_of_a_named_payment_pays_first_and_the_pool_stays(desk: Desk) -> None:
    january = bill(desk, "meridian", 1, 1000)
    bill(desk, "meridian", 2, 500)
    assert desk.pay("meridian", paymentType="CPG_ADJUSTMENT", amount=500).http == 200
    reply = desk.preview(paymentType="CASH", amountInUSD=1500, year=2026, invoiceNo=january)
    assert previewed(reply) == ({2026: (1000, 0)}, (0, 500))


# as the cards are


@pytest.mark.parametrize("kind", ["CASH", "CPG_ADJUSTMENT", "OPERATOR_SETTLEMENT"])
def test_the_cards_are_what_the_preview_of_a_new_payment_said(desk: Desk, kind: str) -> None:
    before = desk.cards(2026, "borealis")
    debts, pool = previewed(desk.preview("borealis", paymentType=kind, amountInUSD="1234.56", year=2026))
    assert desk.cards(2026, "borealis") == before == (debts[2026][0], pool[0])
    assert desk.pay("borealis", paymentType=kind, amount=Decimal("1234.56")).http == 200
    after = desk.cards(2026, "borealis")
    assert after == (debts[2026][1], pool[1])
    assert after != before


def test_a_changed_payment_counts_in_place_of_itself_in_both_its_years(desk: Desk) -> None:
    bill(desk, "meridian", 1, 500)
    payment = desk.pay("meridian", amount=100).data
    reply = desk.preview("meridian", **as_draft(payment, amountInUSD=70, year=2025))
    assert [each["year"] for each in reply.data["debts"]] == [2026, 2025]
    debts, pool = previewed(reply)
    assert (debts, pool) == ({2026: (400, 500), 2025: (0, -70)}, (0, 0))
    assert desk.change(payment, amount=70, amountInUSD=70, year=2025).http == 200
    assert [desk.cards(year, "meridian")[0] for year in (2026, 2025)] == [500, -70]


def test_an_unchanged_payment_changes_nothing(desk: Desk) -> None:
    bill(desk, "meridian", 1, 500)
    payment = desk.pay("meridian", amount=100).data
    assert previewed(desk.preview("meridian", **as_draft(payment))) == ({2026: (400, 400)}, (0, 0))


def test_a_payment_alone_is_previewed_as_deleted(desk: Desk) -> None:
    bill(desk, "meridian", 1, 500)
    payment = desk.pay("meridian", paymentType="CPG_ADJUSTMENT", amount=600).data
    debts, pool = previewed(desk.preview("meridian", paymentId=payment["paymentId"]))
    assert (debts, pool) == ({2026: (0, 500)}, (100, 0))
    assert desk.unpay(payment).http == 200
    assert list(desk.cards(2026, "meridian")) == [500, 0]


def test_a_named_invoice_gives_the_year(desk: Desk) -> None:
    number = bill(desk, "meridian", 1, 500)
    debts, _ = previewed(desk.preview("meridian", **{**CASH, "year": 2025}, invoiceNo=number))
    assert debts == {2026: (500, 400)}


def test_a_transfer_is_previewed_as_an_edit_of_itself_alone(desk: Desk) -> None:
    transfer = arrived(desk)
    debts, pool = previewed(desk.preview("meridian", **as_draft(transfer, year=2025)))
    assert (list(debts), pool[0]) == ([transfer["year"], 2025], pool[1])
    manual = desk.pay("meridian").data
    for draft in (CASH, as_draft(manual)):
        reply = desk.preview("meridian", **{**draft, "paymentType": "CPG_TRANSFER"})
        assert reply.fields == {"paymentType": NOT_BY_HAND}


# what is refused


@pytest.mark.parametrize(
    ("query", "field", "message"),
    [
        ({}, "paymentType", NOTHING_TO_PREVIEW),
        ({"paymentType": "CASH", "year": 2026}, "amountInUSD", NOTHING_TO_PREVIEW),
        ({"paymentId": "pay_x", "year": 2026}, "paymentType", NOTHING_TO_PREVIEW),
        ({"paymentId": "pay_x", "invoiceNo": 1}, "paymentType", NOTHING_TO_PREVIEW),
        ({**CASH, "amountInUSD": -1}, "amountInUSD", NOT_POSITIVE),
        ({**CASH, "paymentType": "CPG_ADJUSTMENT", "amountInUSD": 0}, "amountInUSD", NOTHING),
        ({**CASH, "invoiceNo": 999_999}, "invoiceNo", "meridian has no invoice 999999."),
        ({**CASH, "opId": "meridian-east"}, "opId", NO_ACCOUNT),
    ],
)
def test_what_cannot_be_recorded_is_not_previewed(
    desk: Desk, query: dict[str, object], field: str, message: str
) -> None:
    reply = desk.send("billingV2PaymentPreview", query={"opId": "meridian", **{k: str(v) for k, v in query.items()}})
    assert (reply.http, reply.fields) == (422, {field: message})


def test_a_payment_of_another_operator_is_not_found(desk: Desk) -> None:
    payment = desk.pay("meridian").data
    assert desk.preview("lumen", paymentId=payment["paymentId"]).http == 404


def test_only_who_records_payments_may_ask(desk: Desk) -> None:
    assert Desk(ADMIN, beside=desk).preview("meridian", **CASH).http == 200
    assert Desk(OPERATOR_ADMIN, beside=desk).preview("aurora", **CASH).http == 403
