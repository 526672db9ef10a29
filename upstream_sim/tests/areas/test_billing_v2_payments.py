from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from contracts.areas.billing_v2_payments import PaymentType
from contracts.texts import OPERATOR_NOT_FOUND
from upstream_sim import testing
from upstream_sim.areas.billing_v2.payments import (
    ManualPayment,
    Transfer,
    change_payment,
    delete_payment,
    receive_transfer,
    record_payment,
)
from upstream_sim.areas.billing_v2.records import INVOICES, PAYMENTS, Payment
from upstream_sim.areas.billing_v2.statement import statement
from upstream_sim.core.refusals import NotFound, RecordLocked, Refusal, StaleRecord, ValidationFailed
from upstream_sim.core.world.world import World
from upstream_sim.tests.billing_v2 import CLERK, NOON, payment

ADJUSTMENT = PaymentType.CPG_ADJUSTMENT


@pytest.fixture
def world() -> World:
    return testing.world()


def record(world: World, form: ManualPayment) -> Payment:
    with world.change(CLERK) as change:
        return record_payment(change, form)


def edit(world: World, old: Payment, form: ManualPayment, revision: int | None = 1) -> Payment:
    with world.change(CLERK) as change:
        return change_payment(change, old.id, form, revision)


def delete(world: World, old: Payment, revision: int | None = 1) -> None:
    with world.change(CLERK) as change:
        delete_payment(change, old.id, old.opId, revision)


def transfer(world: World, **fields: Any) -> Payment:
    given: dict[str, Any] = {
        "currency": "TRX",
        "amount": Decimal("1000.5"),
        "exchangeRateInUSD": Decimal("0.28"),
    }
    arriving = Transfer(opId="meridian", arrivedAt=NOON, explorerURL="https://tronscan.org/#/x", **{**given, **fields})
    with world.change() as change:
        return receive_transfer(change, arriving)


def test_a_payment_is_worth_amount_times_rate_half_up(world: World) -> None:
    rate = Decimal("0.2345")
    made = record(world, payment(amount="10.1", currency="USDT", exchangeRateInUSD=rate))
    assert made.amountInUSD == Decimal("2.37")  # 2.368450
    below = payment(amount="-10.30", paymentType=ADJUSTMENT, currency="TRX", exchangeRateInUSD=Decimal("0.05"))
    assert record(world, below).amountInUSD == Decimal("-0.52")  # -0.515 goes away from zero
    assert (made.createdBy.nickname, made.revision) == (CLERK.nickname, 1)


def test_a_payment_that_names_an_invoice_takes_its_period(world: World) -> None:
    invoice = next(world.table(INVOICES).where(opId="borealis"))
    made = record(world, payment("borealis", 5, invoiceNo=invoice.invoiceNo, year=2031, month=1))
    assert (made.year, made.month) == (invoice.year, invoice.month)


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"amount": 0}, "amount"),
    ({"amount": -1}, "amount"),
    ({"amount": 0, "paymentType": ADJUSTMENT}, "amount"),
    ({"amount": "1.001"}, "amount"),
    ({"amount": "1.0000001", "currency": "USDT"}, "amount"),
    ({"amount": "0.001", "currency": "TRX", "exchangeRateInUSD": Decimal("0.1")}, "amount"),
    ({"amount": 10**12}, "amount"),
    ({"paymentType": PaymentType.CPG_TRANSFER}, "paymentType"),
    ({"currency": "BTC"}, "currency"),
    ({"exchangeRateInUSD": Decimal("1.01")}, "exchangeRateInUSD"),
    ({"exchangeRateInUSD": Decimal("0.009"), "currency": "TRX"}, "exchangeRateInUSD"),
    ({"exchangeRateInUSD": Decimal("0.123456789"), "currency": "TRX"}, "exchangeRateInUSD"),
    ({"amountInUSD": Decimal("100.01")}, "amountInUSD"),
    ({"invoiceNo": 1_000_000}, "invoiceNo"),
    ({"year": None}, "year"),
    ({"year": 2023}, "year"),
    ({"month": 13}, "month"),
    ({"month": None}, "month"),
    ({"brandOpId": "aurora-north"}, "brandOpId"),
    ({"op_id": "meridian-east"}, "opId"),
]


@pytest.mark.parametrize(("fields", "field"), REFUSED)
def test_what_no_payment_can_be_is_refused_by_name(world: World, fields: dict[str, Any], field: str) -> None:
    before = world.digest()
    with pytest.raises(ValidationFailed) as refused:
        record(world, payment(**fields))
    assert refused.value.fields.keys() == {field}
    assert world.digest() == before


def test_an_invoice_of_another_operator_cannot_be_named(world: World) -> None:
    invoice = next(world.table(INVOICES).where(opId="borealis"))
    with pytest.raises(ValidationFailed, match=f"meridian has no invoice {invoice.invoiceNo}"):
        record(world, payment(invoiceNo=invoice.invoiceNo))


def test_an_unknown_operator_cannot_pay(world: World) -> None:
    with pytest.raises(ValidationFailed, match=OPERATOR_NOT_FOUND):
        record(world, payment("nobody"))


def test_a_sent_product_may_be_half_a_cent_off(world: World) -> None:
    form = payment(
        amount="3.5",
        currency="TRX",
        exchangeRateInUSD=Decimal("0.283"),
        amountInUSD=Decimal("0.99"),
    )
    assert record(world, form).amountInUSD == Decimal("0.99")


def test_an_edit_replaces_the_payment_and_moves_the_account(world: World) -> None:
    old = record(world, payment(amount=100))
    new = edit(world, old, payment(amount=250, year=2025, brandOpId="meridian-east"))
    assert (new.amountInUSD, new.year) == (Decimal(250), 2025)
    assert new.brandOpId == "meridian-east"
    assert (new.createdAt, new.revision) == (old.createdAt, 2)
    assert statement(world, "meridian").debts == {2025: -250}


def test_a_deleted_payment_unlocks_its_invoice(world: World) -> None:
    invoice = next(i for i in world.table(INVOICES).where(opId="cassiopeia"))
    made = record(world, payment("cassiopeia", 5, invoiceNo=invoice.invoiceNo))
    assert statement(world, "cassiopeia").named == {invoice.invoiceNo}
    delete(world, made)
    assert statement(world, "cassiopeia").named == set()
    assert world.table(PAYMENTS).get(made.id) is None


@pytest.mark.parametrize(("revision", "refusal"), [(None, ValidationFailed), (2, StaleRecord)])
def test_a_payment_is_changed_at_a_named_and_current_revision_only(
    world: World, revision: int | None, refusal: type[Refusal]
) -> None:
    made = record(world, payment())
    with pytest.raises(refusal):
        edit(world, made, payment(amount=7), revision)
    with pytest.raises(refusal):
        delete(world, made, revision)
    assert world.table(PAYMENTS).get(made.id) == made


def test_a_payment_of_another_operator_is_not_found(world: World) -> None:
    made = record(world, payment())
    with pytest.raises(NotFound):
        edit(world, made, payment("aurora"))


def test_a_transfer_fills_the_pool_and_no_form_touches_it(world: World) -> None:
    made = transfer(world)
    assert (made.paymentType, made.amountInUSD) == (PaymentType.CPG_TRANSFER, Decimal("280.14"))
    assert statement(world, "meridian").pool == Decimal("280.14")
    for touch in (lambda: edit(world, made, payment()), lambda: delete(world, made)):
        with pytest.raises(RecordLocked):
            touch()
    assert world.table(PAYMENTS).get(made.id) == made


@pytest.mark.parametrize("fields", [{"currency": "USD"}, {"amount": Decimal(0)}])
def test_a_transfer_that_cannot_be_is_refused(world: World, fields: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        transfer(world, **fields)
