"""The transaction history: its filters, its order, its totals, and whose payments it shows."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any

import pytest

from upstream_sim.areas.billing_v2.payment_queries import SORTS
from upstream_sim.areas.billing_v2.records import PAYMENTS, Payment
from upstream_sim.tests.billing_v2 import OPERATOR_ADMIN, OPERATOR_MANAGER, SUPER, Desk


@pytest.fixture(scope="module")
def desk() -> Desk:
    """Nothing here changes anything."""
    return Desk()


def everything(desk: Desk, **filters: Any) -> list[Payment]:
    return list(desk.world.table(PAYMENTS).where(**filters))


def ids(payments: list[Payment]) -> set[str]:
    return {payment.id for payment in payments}


def listed(desk: Desk, **query: str) -> list[dict[str, Any]]:
    reply = desk.payments(limit="1000", **query)
    assert reply.http == 200, reply.body
    items: list[dict[str, Any]] = reply.data["items"]
    return items


def test_there_is_more_than_one_page_of_every_kind_and_currency(desk: Desk) -> None:
    reply = desk.payments()
    assert len(reply.data["items"]) == 50
    assert reply.data["count"] == 50 + reply.data["remaining"] == len(everything(desk))
    rows = everything(desk)
    assert {row.paymentType.value for row in rows} == {
        "CASH",
        "CPG_ADJUSTMENT",
        "DIRECT_TRANSFER",
        "USDT_TRANSFER",
        "OPERATOR_SETTLEMENT",
        "CPG_TRANSFER",
    }
    assert {row.currency for row in rows} == {"TRX", "USDT", "USD"}
    assert len({row.exchangeRateInUSD for row in rows if row.currency == "TRX"}) > 10
    assert any(row.brandOpId for row in rows)


def test_pages_together_are_the_whole_newest_first(desk: Desk) -> None:
    pages = [desk.payments(page=str(page), limit="100").data["items"] for page in (1, 2, 3)]
    rows = [row for page in pages for row in page]
    assert [row["paymentId"] for row in rows] == [row["paymentId"] for row in listed(desk)]
    assert [row["createdAt"] for row in rows] == sorted((row["createdAt"] for row in rows), reverse=True)


@pytest.mark.parametrize(
    ("query", "keeps"),
    [
        ({"opId": "aurora"}, lambda row: row.opId == "aurora"),
        ({"opId": "aurora", "includeBrands": "false"}, lambda row: row.opId == "aurora"),
        ({"brandOpId": "aurora-north"}, lambda row: row.brandOpId == "aurora-north"),
        ({"opId": "aurora-north"}, lambda row: False),
        ({"year": "2026"}, lambda row: row.year == 2026),
        ({"year": "2026", "month": "3"}, lambda row: (row.year, row.month) == (2026, 3)),
        ({"paymentType": "CPG_ADJUSTMENT"}, lambda row: row.paymentType == "CPG_ADJUSTMENT"),
        ({"currency": "TRX"}, lambda row: row.currency == "TRX"),
        ({"currency": "TRX", "paymentType": "CASH"}, lambda row: (row.currency, row.paymentType) == ("TRX", "CASH")),
        (
            {"from": "2026-03-01T00:00:00Z", "to": "2026-04-01T00:00:00Z"},
            lambda row: "2026-03-01" <= row.createdAt.isoformat() <= "2026-04-01",
        ),
        ({"from": "2026-09-01T00:00:00Z"}, lambda row: row.createdAt.isoformat() >= "2026-09-01"),
    ],
)
def test_filters_find_what_they_say_and_the_totals_are_theirs(
    desk: Desk, query: dict[str, str], keeps: Callable[[Payment], bool]
) -> None:
    expected = [row for row in everything(desk) if keeps(row)]
    reply = desk.payments(**query, limit="1")
    assert reply.data["count"] == len(expected)
    assert {row["paymentId"] for row in listed(desk, **query)} == ids(expected)
    assert reply.data["totalAmountInUSD"] == sum(row.amountInUSD for row in expected)
    for total in reply.data["totalsByCurrency"]:
        own = [row for row in expected if row.currency == total["currency"]]
        assert total["amount"] == sum(row.amount for row in own)
        assert total["amountInUSD"] == sum(row.amountInUSD for row in own)
    assert {total["currency"] for total in reply.data["totalsByCurrency"]} == {row.currency for row in expected}


def test_bounds_are_both_included(desk: Desk) -> None:
    moment = listed(desk)[10]["createdAt"]
    found = listed(desk, **{"from": moment, "to": moment})
    assert found
    assert {row["createdAt"] for row in found} == {moment}


def test_an_invoice_number_finds_its_payments(desk: Desk) -> None:
    named = next(row for row in everything(desk) if row.invoiceNo is not None)
    found = listed(desk, invoiceNo=str(named.invoiceNo))
    assert named.id in {row["paymentId"] for row in found}
    assert {row["invoiceNo"] for row in found} == {named.invoiceNo}
    assert all(row["invoiceId"] for row in found)


@pytest.mark.parametrize("sort", [*SORTS, "opTitle"])
def test_every_sort_orders_both_ways(desk: Desk, sort: str) -> None:
    up, down = listed(desk, sort=sort), listed(desk, sort=f"-{sort}")
    assert [row["paymentId"] for row in up] == [row["paymentId"] for row in reversed(down)]

    def value(row: dict[str, Any]) -> Any:
        if sort == "year":
            return row["year"], row["month"]
        shown = row
        for name in sort.split("."):
            shown = shown[name]
        return shown or (0 if sort == "invoiceNo" else "")

    values = [value(row) for row in up]
    assert values == sorted(values)


def test_an_unknown_sort_is_refused(desk: Desk) -> None:
    assert desk.payments(sort="colour").fields.keys() == {"sort"}


@pytest.mark.parametrize("email", [OPERATOR_ADMIN, OPERATOR_MANAGER])
def test_an_operator_reads_its_own_alone(desk: Desk, email: str) -> None:
    theirs = Desk(email, beside=desk)
    own = everything(desk, opId="aurora")
    assert {row["paymentId"] for row in listed(theirs)} == ids(own)
    assert theirs.payments().data["totalAmountInUSD"] == sum(row.amountInUSD for row in own)
    assert theirs.payments(opId="borealis").http == 403
    foreign = everything(desk, opId="borealis")[0]
    assert theirs.payment(foreign.id).status == "NOT_FOUND"
    assert theirs.payment(own[0].id).data["paymentId"] == own[0].id


def test_one_payment_is_shown_as_the_list_shows_it(desk: Desk) -> None:
    row = listed(desk, paymentType="CPG_TRANSFER")[0]
    assert desk.payment(row["paymentId"]).data == row
    assert row["extraData"]["explorerURL"].startswith("https://tronscan.org/#/transaction/")
    assert row["amountInUSD"] == (row["amount"] * row["exchangeRateInUSD"]).quantize(Decimal("0.01"))
    assert Desk(SUPER, beside=desk).payment("nothing-like-it").http == 404
