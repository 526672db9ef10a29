"""What finance is told of: a month that can be billed, a payment that is overdue, a treasury below its minimum."""

from __future__ import annotations

from datetime import UTC, datetime
from decimal import Decimal

import msgspec
import pytest

from contracts.roles import Role
from upstream_sim.areas.billing_v2.notices import month_ends, overdue_from
from upstream_sim.areas.notifications import NOTIFICATIONS, Notification
from upstream_sim.areas.treasuries import TREASURIES, next_check
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.tests.billing_v2 import (
    CLERK,
    OPERATOR_ADMIN,
    OPERATOR_MANAGER,
    OVERRIDE,
    SUPER,
    Desk,
    desk_of_empty_account,
)
from upstream_sim.tests.client import NORTH

BARE = {**OVERRIDE, "casinoGGRPercentage": 0, "sportGGRPercentage": 0}


def told(desk: Desk, title: str) -> list[Notification]:
    rows = [row for row in desk.world.table(NOTIFICATIONS).all() if title in row.title]
    return sorted(rows, key=lambda row: (row.createdAt, row.id))


def at(desk: Desk, moment: str) -> None:
    desk.world.set_clock(desk.world.clock.mode, datetime.fromisoformat(moment))


@pytest.fixture
def desk() -> Desk:
    """On 1 November 2026; meridian owes nothing."""
    return desk_of_empty_account("meridian")


def test_a_month_that_ended_can_be_billed(desk: Desk) -> None:
    at(desk, "2026-11-30T23:59:59Z")
    assert told(desk, "November 2026 can be billed") == []
    at(desk, "2026-12-01T00:00:00Z")
    (one,) = told(desk, "November 2026 can be billed")
    assert (one.roles, one.opId) == ((Role.ADMIN, Role.SUPER_ADMIN), None)
    assert one.link == "/billing/operatorsV2/invoice?year=2026&month=11"
    parents = [each for each in desk.world.table(OPERATORS).all() if each.parentOpId is None and each.isActive]
    assert one.body.startswith(f"{len(parents)} operators have no invoice of it yet.")
    assert desk.generate("meridian", 11, **BARE).http == 200
    at(desk, "2027-01-01T00:00:01Z")
    (next_one,) = told(desk, "December 2026 can be billed")
    assert next_one.body == one.body  # what is billed of November does not count in December


def test_a_payment_that_did_not_come_is_told_once_to_the_platform_and_to_the_operators_admins(desk: Desk) -> None:
    assert desk.generate("meridian", 10, **BARE | {"minMonthlyFeeInUSD": 1234.5}).http == 200
    at(desk, "2026-11-05T23:59:59Z")
    assert told(desk, "A payment of Meridian") == []
    at(desk, "2026-11-06T00:00:00Z")
    found = told(desk, "A payment of Meridian")
    assert {(row.roles, row.opId, row.link) for row in found} == {
        ((Role.ADMIN, Role.SUPER_ADMIN), "meridian", "/billing/operatorsV2/invoice?opId=meridian&isOverdue=true"),
        ((Role.OPERATOR_ADMIN,), "meridian", "/billing/meV2"),
    }
    assert {row.body for row in found} == {"1,234.50 USD of October 2026 was due on 2026-11-05 and did not come."}
    at(desk, "2026-12-06T00:00:00Z")
    assert len(told(desk, "A payment of Meridian")) == 2
    assert desk.generate("meridian", 11, **BARE | {"minMonthlyFeeInUSD": 100}).http == 200
    at(desk, "2027-01-06T00:00:00Z")
    assert told(desk, "A payment of Meridian")[-1].body == (
        "100.00 USD of November 2026 was due on 2027-01-05 and did not come. "
        "In all, 1,334.50 USD of 2 months is overdue."
    )
    at(desk, "2027-02-06T00:00:00Z")
    assert len(told(desk, "A payment of Meridian")) == 4


def test_of_what_was_paid_in_time_nobody_is_told(desk: Desk) -> None:
    number = desk.generate("meridian", 10, **BARE | {"minMonthlyFeeInUSD": 300}).data["invoiceNo"]
    assert desk.pay("meridian", amount=300, invoiceNo=number).http == 200
    at(desk, "2026-12-06T00:00:00Z")
    assert told(desk, "A payment of Meridian") == []


def test_a_treasury_below_its_minimum_is_told_once_until_it_has_recovered(desk: Desk) -> None:
    listed = desk.send("treasuries", query={"limit": "1000"}).data["items"]
    low = {each["title"] for each in listed if each["status"] == "LOW"}
    full = next(each for each in listed if each["status"] == "ACTIVE" and each["opId"] == "aurora-north")
    title = f"The treasury {full['title']} is below its minimum"

    def minimum(amount: str) -> None:
        table = desk.world.table(TREASURIES)
        record = table.get(full["treasuryId"])
        assert record is not None
        with desk.world.change(CLERK) as change:
            change.put(table, msgspec.structs.replace(record, minimumInUSD=Decimal(amount)))

    desk.world.advance("P2D")
    assert {row.title for row in told(desk, "is below its minimum")} == {
        f"The treasury {name} is below its minimum" for name in low
    }
    assert len(told(desk, "is below its minimum")) == len(low) > 0
    minimum("999999.50")
    desk.world.advance("P3D")
    (one,) = told(desk, title)
    assert one.body.endswith(" of at least 999,999.50 USD. Players may wait for their money.")
    assert one.link == "/withdraw/treasuries?opId=aurora-north&status=LOW"
    read = [
        any(
            title == each["title"]
            for each in Desk(email, beside=desk).send("generalNotifications").data["notifications"]
        )
        for email in (SUPER, OPERATOR_ADMIN, NORTH, OPERATOR_MANAGER)
    ]
    assert read == [True, True, True, False]
    minimum("1")
    desk.world.advance("P1D")
    minimum("999999.50")
    desk.world.advance("P1D")
    assert len(told(desk, title)) == 2


def test_when_it_is_looked_at() -> None:
    now = datetime(2026, 11, 6, 5, 59, tzinfo=UTC)
    assert month_ends(now) == datetime(2026, 12, 1, tzinfo=UTC)
    assert overdue_from(now) == datetime(2026, 12, 6, tzinfo=UTC)
    assert overdue_from(datetime(2026, 11, 5, 23, tzinfo=UTC)) == datetime(2026, 11, 6, tzinfo=UTC)
    assert next_check(now) == datetime(2026, 11, 6, 6, tzinfo=UTC)
    assert next_check(datetime(2026, 11, 6, 6, tzinfo=UTC)) == datetime(2026, 11, 7, 6, tzinfo=UTC)
