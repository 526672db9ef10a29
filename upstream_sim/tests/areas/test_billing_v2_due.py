"""Invoices that were due and are not paid."""

from __future__ import annotations

from datetime import UTC, date, datetime
from decimal import Decimal

import pytest

from upstream_sim.areas.billing_v2.due import days_overdue, due_by
from upstream_sim.shared.badges import count_all
from upstream_sim.shared.users import identity_of
from upstream_sim.tests.billing_v2 import OPERATOR_ADMIN, OVERRIDE, Desk, desk_of_empty_account

BARE = {**OVERRIDE, "casinoGGRPercentage": 0, "sportGGRPercentage": 0}


@pytest.fixture
def desk() -> Desk:
    """At meridian, whose account is empty."""
    return desk_of_empty_account("meridian")


def bill(desk: Desk, month: int, amount: int, issued: str) -> int:
    made = desk.generate("meridian", month, **BARE | {"minMonthlyFeeInUSD": amount, "issuedAt": issued})
    assert made.http == 200, made.body
    number: int = made.data["invoiceNo"]
    return number


@pytest.mark.parametrize(
    ("now", "due"),
    [
        ("2026-10-05T23:59:59Z", "2026-10-05"),
        ("2026-10-06T00:00:00Z", "2026-11-05"),
        ("2026-12-31T12:00:00Z", "2027-01-05"),
    ],
)
def test_a_payment_is_due_on_the_coming_5th(now: str, due: str) -> None:
    assert due_by(datetime.fromisoformat(now)) == date.fromisoformat(due)


def test_days_are_counted_from_the_day_after_and_only_of_what_is_open() -> None:
    due, one = date(2026, 11, 5), Decimal(1)
    assert days_overdue(due, one, datetime(2026, 11, 5, 23, 59, tzinfo=UTC)) == 0
    assert days_overdue(due, one, datetime(2026, 11, 6, tzinfo=UTC)) == 1
    assert days_overdue(due, Decimal(0), datetime(2027, 1, 1, tzinfo=UTC)) == 0


def test_what_did_not_come_is_overdue_by_days_amount_and_month(desk: Desk) -> None:
    today = desk.world.now().date()
    late = bill(desk, 8, 300, "2026-09-02T10:00:00Z")
    early = bill(desk, 9, 200, "2026-09-20T10:00:00Z")  # before its month was over
    bill(desk, 10, 100, desk.world.now().isoformat())
    assert desk.pay(amount=50, month=8).http == 200
    terms = desk.provider("meridian").data
    shown = [
        (each["month"], each["openAmountInUSD"], each["dueBy"], each["overdueDays"]) for each in terms["openInvoices"]
    ]
    coming = due_by(desk.world.now())
    assert shown == [
        (8, 250, "2026-09-05", (today - date(2026, 9, 5)).days),
        (9, 200, "2026-10-05", (today - date(2026, 10, 5)).days),
        (10, 100, coming.isoformat(), 0),
    ]
    assert terms["overdueInUSD"] == sum(amount for _month, amount, _due, days in shown if days)
    listed = desk.invoices(opId="meridian", isOverdue="true").data["items"]
    assert {each["invoiceNo"] for each in listed} == {late, early}
    assert desk.invoices(opId="meridian", isOverdue="false").data["count"] == 1


def test_the_badge_counts_what_is_overdue_at_ones_own(desk: Desk) -> None:
    def badge(of: Desk, tenants: frozenset[str] | None) -> int:
        return count_all(desk.world, tenants, identity_of(desk.world, of.user))["overdueInvoices"]

    before, own = badge(desk, None), badge(Desk(OPERATOR_ADMIN, beside=desk), frozenset({"aurora"}))
    number = bill(desk, 8, 300, "2026-09-02T10:00:00Z")
    assert badge(desk, None) == before + 1
    assert badge(desk, frozenset({"aurora"})) == own
    assert desk.pay(amount=300, invoiceNo=number).http == 200
    assert badge(desk, None) == before
