"""Payments by their calls: recorded, changed and deleted once, by whom they may be, and told afterwards."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from contracts.areas.billing_v2_payments import NO_ACCOUNT
from upstream_sim.areas.billing_v2.records import INVOICES, PAYMENTS, Payment
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.tests.billing_v2 import ADMIN, OPERATOR_ADMIN, OPERATOR_MANAGER, CallResult, Desk

NORTH = "admin@aurora-north.test"


@pytest.fixture
def desk() -> Desk:
    return Desk()


def made(reply: CallResult) -> dict[str, Any]:
    assert reply.http == 200, reply.body
    payment: dict[str, Any] = reply.data
    return payment


def transferred(desk: Desk, op_id: str = "meridian") -> dict[str, Any]:
    """A provider transfer that was confirmed, as it is shown."""
    desk.arrives(op_id, 100)
    desk.world.advance("PT1M")
    newest: dict[str, Any] = desk.payments(opId=op_id, limit="1").data["items"][0]
    return newest


def stored(desk: Desk, payment: dict[str, Any]) -> Payment | None:
    return desk.world.table(PAYMENTS).get(payment["paymentId"])


def activities_of(desk: Desk, payment: dict[str, Any]) -> list[Any]:
    return list(desk.world.table(ACTIVITIES).where(recordId=payment["paymentId"]))


@pytest.mark.spec(
    "000-entity-manual-payment", "000-call-billing-v2-payment-manual-create", "000-role-billing-record-manual-payment"
)
def test_a_payment_is_recorded_with_what_the_form_leaves_out(desk: Desk) -> None:
    in_trx: dict[str, Any] = {"currency": "TRX", "exchangeRateInUSD": 2, "acknowledged": ["RATE_OFF"]}
    payment = made(desk.pay(brandOpId="meridian-east", amount=Decimal("12.5"), **in_trx))
    assert (payment["amountInUSD"], payment["opTitle"], payment["brandTitle"]) == (
        25,
        "Meridian House",
        "Meridian East",
    )
    assert (payment["month"], payment["year"], payment["revision"]) == (10, 2026, 1)
    assert payment["issuedDate"] == payment["paymentDate"] == payment["createdAt"] == "2026-11-01T12:00:00Z"
    assert (payment["invoiceNo"], payment["invoiceId"], payment["description"]) == (None, None, "")
    assert payment["extraData"] == {"explorerURL": None}
    assert payment["createdBy"] == {"nickname": desk.user.nickname, "userCode": desk.user.userCode}


def test_each_call_has_its_text(desk: Desk) -> None:
    added = desk.pay()
    changed = desk.change(added.data, amount=7, amountInUSD=7)
    transfer = desk.change_transfer(transferred(desk), description="Checked.")
    deleted = desk.unpay(changed.data)
    assert [reply.http for reply in (added, changed, transfer, deleted)] == [200] * 4
    assert deleted.body == {"success": True, "message": "Payment Deleted!"}


def test_a_payment_dates_itself_by_its_issue(desk: Desk) -> None:
    payment = made(desk.pay(issuedDate="2026-10-20T10:00:00+02:00"))
    assert payment["issuedDate"] == payment["paymentDate"] == "2026-10-20T08:00:00Z"


def test_an_edit_keeps_the_dates_it_leaves_out_and_drops_what_it_no_longer_names(desk: Desk) -> None:
    invoice = next(desk.world.table(INVOICES).where(opId="cassiopeia"))
    payment = made(
        desk.pay(
            "cassiopeia",
            invoiceNo=invoice.invoiceNo,
            brandOpId="cassiopeia-gold",
            description="First half.",
            issuedDate="2026-10-20T08:00:00Z",
            paymentDate="2026-10-22T08:00:00Z",
        )
    )
    assert (payment["invoiceId"], payment["year"], payment["month"]) == (invoice.id, invoice.year, invoice.month)
    body = {"paymentType": "CASH", "currency": "USD", "amount": 80, "exchangeRateInUSD": 1, "year": 2026, "month": 9}
    named = {"paymentId": payment["paymentId"], "opId": "cassiopeia"}
    changed = made(desk.send("billingV2PaymentUpdate", body={**body, **named}, revision=1))
    assert (changed["issuedDate"], changed["paymentDate"]) == (payment["issuedDate"], payment["paymentDate"])
    assert (changed["invoiceNo"], changed["brandOpId"], changed["description"]) == (None, None, "")
    assert (changed["year"], changed["month"], changed["amountInUSD"], changed["revision"]) == (2026, 9, 80, 2)


def test_id_names_a_payment_as_well_as_payment_id(desk: Desk) -> None:
    payment = made(desk.pay())
    body = {"paymentType": "CASH", "currency": "USD", "amount": 5, "exchangeRateInUSD": 1, "year": 2026, "month": 9}
    named = {"id": payment["paymentId"], "opId": "meridian"}
    assert made(desk.send("billingV2PaymentUpdate", body={**body, **named}, revision=1))["amount"] == 5


@pytest.mark.parametrize(
    ("fields", "field", "message"),
    [
        ({"op_id": "meridian-east"}, "opId", NO_ACCOUNT),
        ({"brandOpId": "aurora-north"}, "brandOpId", "aurora-north is not a brand of meridian."),
        ({"brandOpId": "meridian"}, "brandOpId", "meridian is not a brand of meridian."),
        ({"invoiceNo": 1}, "invoiceNo", "meridian has no invoice 1."),
        ({"parentOpId": "aurora"}, "parentOpId", "This is not the operator’s parent."),
        ({"amountInUSD": Decimal("100.01")}, "amountInUSD", "Amount times rate is 100.00 USD."),
        (
            {"paymentType": "CPG_TRANSFER"},
            "paymentType",
            "CPG transfers are recorded automatically; choose another type.",
        ),
    ],
)
def test_what_cannot_be_is_refused_by_name_and_changes_nothing(
    desk: Desk, fields: dict[str, Any], field: str, message: str
) -> None:
    before = desk.world.digest()
    reply = desk.pay(**fields)
    assert (reply.http, reply.status, reply.fields) == (422, "VALIDATION_ERROR", {field: message})
    assert desk.world.digest() == before


def test_a_negative_adjustment_is_recorded(desk: Desk) -> None:
    payment = made(desk.pay(paymentType="CPG_ADJUSTMENT", amount=Decimal("-10.5"), amountInUSD=Decimal("-10.5")))
    assert payment["amountInUSD"] == Decimal("-10.5")
    assert desk.cards(2026, "meridian") == (Decimal(0), Decimal("-10.5"))


@pytest.mark.spec(
    "000-call-billing-v2-payment-manual-update",
    "000-call-billing-v2-payment-manual-delete",
    "000-state-manual-payment",
    "000-role-billing-edit-manual-payment",
    "000-role-billing-delete-manual-payment",
)
def test_cards_move_with_each_payment_edit_and_delete(desk: Desk) -> None:
    payment = made(desk.pay())
    assert desk.cards(2026, "meridian") == (Decimal(-100), Decimal(0))
    payment = made(desk.change(payment, amount=40, amountInUSD=40))
    assert desk.cards(2026, "meridian") == (Decimal(-40), Decimal(0))
    payment = made(desk.change(payment, paymentType="CPG_ADJUSTMENT"))
    assert desk.cards(2026, "meridian") == (Decimal(0), Decimal(40))
    desk.unpay(payment)
    assert desk.cards(2026, "meridian") == (Decimal(0), Decimal(0))


def test_a_stale_edit_or_delete_shows_the_present_record_and_who_changed_it(desk: Desk) -> None:
    payment = made(desk.pay())
    other = Desk(ADMIN, beside=desk)
    present = made(other.change(payment, amount=60, amountInUSD=60))
    assert desk.unpay(payment, revision=None).http == 422
    for reply in (desk.change(payment, amount=5, amountInUSD=5), desk.unpay(payment)):
        assert (reply.http, reply.status) == (412, "STALE_RECORD")
        assert reply.data["record"] == present
        assert reply.data["changedBy"] == {"nickname": other.user.nickname, "userCode": other.user.userCode}
    assert desk.unpay(present).http == 200
    assert stored(desk, payment) is None


def test_a_repeated_key_executes_once(desk: Desk) -> None:
    count = desk.payments().data["count"]
    first, again = desk.pay(key="one-send"), desk.pay(key="one-send")
    assert first.body == again.body
    assert desk.payments().data["count"] == count + 1
    reused = desk.pay(key="one-send", amount=101)
    assert (reused.http, reused.status) == (409, "KEY_REUSED")
    query = {"id": first.data["paymentId"], "opId": "meridian"}
    deletes = [desk.send("billingV2PaymentDelete", query=query, revision=1, key="a-delete") for _ in range(2)]
    assert [reply.http for reply in deletes] == [200, 200]
    assert desk.payments().data["count"] == count


def test_what_is_done_is_told_with_before_and_after(desk: Desk) -> None:
    payment = made(desk.pay())
    changed = made(desk.change(payment, amount=70, amountInUSD=70))
    desk.unpay(changed)
    created, updated, deleted = activities_of(desk, payment)
    assert [act.action for act in (created, updated, deleted)] == ["created", "updated", "deleted"]
    assert {act.userCode for act in (created, updated, deleted)} == {desk.user.userCode}
    assert created.before is None
    assert (created.after["amount"], created.after["paymentId"]) == (100, payment["paymentId"])
    assert (updated.before["amount"], updated.after["amount"]) == (100, 70)
    assert (updated.before["revision"], updated.after["revision"]) == (1, 2)
    assert (deleted.before["amount"], deleted.after) == (70, None)


@pytest.mark.spec("000-call-billing-v2-payment-cpg-update")
def test_a_transfer_keeps_its_money_and_takes_notes(desk: Desk) -> None:
    payment = transferred(desk, "cassiopeia")
    invoice = next(desk.world.table(INVOICES).where(opId="cassiopeia"))
    reply = desk.change_transfer(
        payment,
        invoiceNo=invoice.invoiceNo,
        brandOpId="cassiopeia-live",
        description="For the first invoice.",
        issuedDate="2026-10-31T00:00:00Z",
    )
    changed = made(reply)
    kept = ("paymentType", "currency", "amount", "exchangeRateInUSD", "amountInUSD", "paymentDate", "extraData")
    assert [changed[name] for name in kept] == [payment[name] for name in kept]
    assert (changed["invoiceId"], changed["year"], changed["month"]) == (invoice.id, invoice.year, invoice.month)
    assert (changed["brandOpId"], changed["issuedDate"]) == ("cassiopeia-live", "2026-10-31T00:00:00Z")
    assert [act.action for act in activities_of(desk, payment)] == ["created", "updated"]
    assert desk.delete({"_id": invoice.id, "opId": "cassiopeia", "revision": 1}).status == "RECORD_LOCKED"


def test_a_transfer_without_a_period_keeps_its_own(desk: Desk) -> None:
    payment = transferred(desk)
    body = {"paymentId": payment["paymentId"], "opId": "meridian", "description": "Bare."}
    changed = made(desk.send("billingV2CpgTransferUpdate", body=body, revision=1))
    assert (changed["year"], changed["month"], changed["description"]) == (2026, 11, "Bare.")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("paymentType", "CASH"),
        ("currency", "TRX"),
        ("amount", 101),
        ("exchangeRateInUSD", 1),
        ("amountInUSD", 1),
    ],
)
def test_what_a_transfer_is_worth_is_locked(desk: Desk, field: str, value: object) -> None:
    payment = transferred(desk)
    before = desk.world.digest()
    reply = desk.change_transfer(payment, **{field: value})
    assert (reply.http, reply.fields) == (422, {field: f"{field} of a CPG transfer cannot be edited."})
    assert desk.world.digest() == before


def test_every_locked_field_that_differs_is_named(desk: Desk) -> None:
    reply = desk.change_transfer(transferred(desk), currency="TRX", amount=1, amountInUSD=1)
    assert reply.fields.keys() == {"currency", "amount", "amountInUSD"}


def test_each_kind_of_payment_has_its_own_edit(desk: Desk) -> None:
    transfer, payment = transferred(desk), made(desk.pay())
    by_hand = desk.change(transfer, paymentType="CASH")
    as_transfer = desk.change_transfer(payment)
    deleted = desk.unpay(transfer)
    assert [reply.status for reply in (by_hand, as_transfer, deleted)] == ["RECORD_LOCKED"] * 3
    assert stored(desk, transfer) is not None


def test_another_operator_has_no_such_payment(desk: Desk) -> None:
    payment = made(desk.pay())
    for reply in (desk.change(payment, opId="aurora"), desk.unpay({**payment, "opId": "aurora"})):
        assert (reply.http, reply.status) == (404, "NOT_FOUND")


@pytest.mark.parametrize("email", [OPERATOR_ADMIN, OPERATOR_MANAGER, NORTH])
def test_operators_write_no_payments(desk: Desk, email: str) -> None:
    theirs = Desk(email, beside=desk)
    payment = made(desk.pay("aurora"))
    for reply in (theirs.pay("aurora"), theirs.change(payment), theirs.change_transfer(payment), theirs.unpay(payment)):
        assert (reply.http, reply.status) == (403, "FORBIDDEN")
