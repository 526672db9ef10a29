from __future__ import annotations

from decimal import Decimal
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contracts.areas.billing_v2 import InvoiceStatus
from contracts.areas.billing_v2_payments import PaymentType
from upstream_sim.areas.billing_v2.cards import InvoiceDue, PaymentApplied, Statement, statement_of, status_of

CASH = PaymentType.CASH
TRANSFER = PaymentType.CPG_TRANSFER
ADJUSTMENT = PaymentType.CPG_ADJUSTMENT


def owed(number: int, year: int, month: int, amount: int) -> InvoiceDue:
    return InvoiceDue(number, year, month, Decimal(amount))


def paid(kind: PaymentType, amount: int, year: int = 2026, number: int | None = None) -> PaymentApplied:
    return PaymentApplied(kind, Decimal(amount), year, number)


def holds(account: Statement, invoices: list[InvoiceDue], payments: list[PaymentApplied]) -> bool:
    billed = sum(invoice.amount for invoice in invoices)
    received = sum(payment.amount for payment in payments)
    return sum(account.debts.values()) - account.pool == billed - received


def test_a_pool_of_one_operator_does_not_pay_the_debt_of_another() -> None:
    rich = statement_of([], [paid(TRANSFER, 1000)])
    poor = statement_of([owed(1, 2026, 1, 500)], [])
    assert rich.debt(2026) + poor.debt(2026) == 500
    assert rich.pool + poor.pool == 1000


def test_the_surplus_of_a_named_payment_pays_first_and_the_pool_pays_the_rest() -> None:
    invoices = [owed(1, 2026, 1, 1000), owed(2, 2026, 2, 500)]
    account = statement_of(invoices, [paid(TRANSFER, 500), paid(CASH, 1500, number=1)])
    assert account.debt(2026) == 0
    assert account.pool == 500


def test_an_unnamed_payment_pays_the_invoices_of_its_year_by_month() -> None:
    invoices = [owed(3, 2026, 2, 100), owed(1, 2025, 12, 100), owed(2, 2026, 1, 100)]
    account = statement_of(invoices, [paid(CASH, 150)])
    assert account.open_amounts == {1: 100, 2: 0, 3: 50}


def test_what_a_year_was_paid_beyond_its_invoices_is_its_credit() -> None:
    account = statement_of([owed(1, 2025, 1, 100), owed(2, 2026, 1, 100)], [paid(CASH, 350)])
    assert account.debts == {2025: 100, 2026: -250}


def test_a_named_payment_pays_before_an_unnamed_one_whatever_their_order() -> None:
    invoices = [owed(1, 2026, 1, 100), owed(2, 2026, 2, 100)]
    payments = [paid(CASH, 100), paid(CASH, 100, number=1)]
    for order in (payments, payments[::-1]):
        assert statement_of(invoices, order).open_amounts == {1: 0, 2: 0}


def test_the_pool_pays_the_oldest_first_over_all_years() -> None:
    invoices = [owed(1, 2025, 12, 300), owed(2, 2026, 1, 300)]
    account = statement_of(invoices, [paid(TRANSFER, 500, year=2026), paid(ADJUSTMENT, -100)])
    assert account.debts == {2025: 0, 2026: 200}
    assert account.pool == 0


def test_a_pool_below_zero_pays_nothing_and_stays() -> None:
    account = statement_of([owed(1, 2026, 1, 300)], [paid(TRANSFER, 100), paid(ADJUSTMENT, -150)])
    assert account.debt(2026) == 300
    assert account.pool == -50


def test_naming_an_invoice_locks_it_but_does_not_steer_the_pool() -> None:
    invoices = [owed(1, 2026, 1, 300), owed(2, 2026, 2, 300)]
    account = statement_of(invoices, [paid(TRANSFER, 300, number=2)])
    assert account.open_amounts == {1: 0, 2: 300}
    assert account.named == {2}


@pytest.mark.parametrize(
    ("total", "still_open", "expected"),
    [
        (100, 100, InvoiceStatus.OPEN),
        (100, 1, InvoiceStatus.PARTLY_PAID),
        (100, 0, InvoiceStatus.PAID),
        (0, 0, InvoiceStatus.PAID),
    ],
)
def test_an_invoices_status_follows_its_open_amount(total: int, still_open: int, expected: InvoiceStatus) -> None:
    assert status_of(Decimal(total), Decimal(still_open)) is expected


YEARS = st.integers(2024, 2026)
AMOUNTS = st.decimals(0, 5000, places=2)


@st.composite
def books(draw: st.DrawFn) -> tuple[list[InvoiceDue], list[PaymentApplied]]:
    periods = draw(st.lists(st.tuples(YEARS, st.integers(1, 12)), unique=True, max_size=12))
    invoices = [InvoiceDue(n, year, month, draw(AMOUNTS)) for n, (year, month) in enumerate(periods, 1)]
    payments = []
    for kind in draw(st.lists(st.sampled_from(PaymentType), max_size=10)):
        amount = draw(AMOUNTS) * (draw(st.sampled_from([1, -1])) if kind is ADJUSTMENT else 1)
        named = draw(st.none() | st.sampled_from(invoices)) if invoices else None
        year = named.year if named else draw(YEARS)
        payments.append(PaymentApplied(kind, amount, year, named.invoice_no if named else None))
    return invoices, payments


@given(books())
def test_debts_less_pool_are_invoices_less_payments(book: tuple[list[InvoiceDue], list[PaymentApplied]]) -> None:
    assert holds(statement_of(*book), *book)


@given(books())
def test_nothing_is_paid_twice_or_below_zero(book: tuple[list[InvoiceDue], list[PaymentApplied]]) -> None:
    account = statement_of(*book)
    for invoice in book[0]:
        assert 0 <= account.open_amounts[invoice.invoice_no] <= invoice.amount


@given(books(), st.randoms(use_true_random=False))
def test_the_order_of_the_records_does_not_matter(
    book: tuple[list[InvoiceDue], list[PaymentApplied]], rng: Random
) -> None:
    invoices, payments = list(book[0]), list(book[1])
    before = statement_of(invoices, payments)
    rng.shuffle(invoices)
    rng.shuffle(payments)
    assert statement_of(invoices, payments) == before
