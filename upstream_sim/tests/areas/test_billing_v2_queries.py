from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import pytest

from contracts.areas.billing_v2 import InvoiceStatus
from upstream_sim.areas.billing_v2.invoice_queries import SORTS
from upstream_sim.areas.billing_v2.records import INVOICES
from upstream_sim.shared.tenants import parents
from upstream_sim.tests.billing_v2 import ADMIN, OPERATOR_ADMIN, OPERATOR_MANAGER, SUPER, Desk


@pytest.fixture(scope="module")
def desk() -> Desk:
    return Desk()


def every(desk: Desk, **query: str) -> list[dict[str, Any]]:
    """The whole list, page after page."""
    items: list[dict[str, Any]] = []
    page = 1
    while True:
        data = desk.invoices(page=str(page), limit="40", **query).data
        items += data["items"]
        assert data["count"] == len(items) + data["remaining"]
        if data["remaining"] == 0:
            return items
        page += 1


def test_the_pages_hold_every_invoice_once(desk: Desk) -> None:
    found = [invoice["_id"] for invoice in every(desk)]
    assert len(found) == len(set(found)) == desk.world.table(INVOICES).count()


@pytest.mark.parametrize(
    ("query", "holds"),
    [
        ({"opId": "borealis"}, lambda i: i["opId"] == "borealis"),
        ({"year": "2025"}, lambda i: i["year"] == 2025),
        ({"month": "3"}, lambda i: i["month"] == 3),
        ({"isSettingsOverridden": "true"}, lambda i: i["isSettingsOverridden"]),
        ({"isSettingsOverridden": "false"}, lambda i: not i["isSettingsOverridden"]),
        ({"invoiceNo": "17"}, lambda i: i["invoiceNo"] == 17),
        *(({"status": status.value}, lambda i, status=status: i["status"] == status) for status in InvoiceStatus),
        (
            {"opId": "borealis", "year": "2026", "status": "PAID"},
            lambda i: (i["opId"], i["year"], i["status"]) == ("borealis", 2026, "PAID"),
        ),
    ],
)
def test_a_filter_finds_what_it_names_and_nothing_else(desk: Desk, query: dict[str, str], holds: Any) -> None:
    expected = {invoice["_id"] for invoice in every(desk) if holds(invoice)}
    assert expected
    assert {invoice["_id"] for invoice in every(desk, **query)} == expected


def test_the_totals_are_of_everything_that_is_found(desk: Desk) -> None:
    found = every(desk, year="2025")
    page = desk.invoices(year="2025", limit="1").data
    for name in ("totalPayableAmountInUSD", "openAmountInUSD"):
        assert page[name] == sum(Decimal(invoice[name]) for invoice in found)


def value(invoice: dict[str, Any], sort: str) -> Any:
    if sort == "year":
        return invoice["year"], invoice["month"]
    return invoice["createdBy"]["nickname"] if sort == "createdBy.nickname" else invoice[sort]


@pytest.mark.parametrize("sort", sorted(SORTS))
def test_sorts_both_ways(desk: Desk, sort: str) -> None:
    up = every(desk, sort=sort)
    values = [value(invoice, sort) for invoice in up]
    assert values == sorted(values)
    assert [i["_id"] for i in every(desk, sort=f"-{sort}")] == [i["_id"] for i in up][::-1]


@pytest.mark.parametrize("sort", ["superAdminNote", "records", "opid"])
def test_another_sort_is_refused(desk: Desk, sort: str) -> None:
    assert desk.invoices(sort=sort).fields.keys() == {"sort"}


def test_brand_and_test_filters_change_nothing(desk: Desk) -> None:
    plain = desk.invoices(opId="aurora").data
    for query in ({"includeBrands": "false"}, {"isTest": "true"}, {"isBrand": "true"}):
        assert desk.invoices(opId="aurora", **query).data == plain


@pytest.mark.parametrize("email", [OPERATOR_ADMIN, OPERATOR_MANAGER])
def test_an_operator_sees_its_own_invoices_alone(email: str) -> None:
    desk = Desk(email)
    assert {invoice["opId"] for invoice in every(desk)} == {"aurora"}
    assert desk.invoices(opId="borealis").http == 403
    foreign = desk.stored("borealis")[0]
    assert desk.invoice(foreign.id).http == 404
    assert desk.cards(2026) == desk.cards(2026, "aurora")


def test_a_brand_has_no_invoices(desk: Desk) -> None:
    assert desk.invoices(opId="aurora-north").data["items"] == []
    assert desk.cards(2026, "aurora-north") == (Decimal(0), Decimal(0))
    assert Desk("admin@aurora-north.test").invoices().http == 403


@pytest.mark.spec("000-entity-dashboard-cards", "000-call-billing-v2-dashboard-cards")
def test_cards_of_all_are_the_sum_of_each(desk: Desk) -> None:
    for year in (2024, 2025, 2026, 2027):
        each = [desk.cards(year, operator.opId) for operator in parents(desk.world)]
        assert desk.cards(year) == (sum(debt for debt, _ in each), sum(pool for _, pool in each))


def keys(value: Any) -> Iterator[str]:
    """Every key of an answer, however deep."""
    if isinstance(value, dict):
        yield from value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from keys(inner)


@pytest.mark.parametrize("email", [OPERATOR_ADMIN, OPERATOR_MANAGER])
@pytest.mark.spec("000-role-super-admin-note-hidden")
def test_the_super_admin_note_never_leaves_for_an_operator(email: str) -> None:
    above = Desk(SUPER)
    made = above.generate(superAdminNote="SECRET-NOTE").data
    desk = Desk(email, beside=above)
    answers = [
        desk.invoices(limit="1000"),
        desk.invoice(made["_id"]),
        desk.generate(month=9),
        desk.generate(month=9, overwriteExistingInvoice=True),
        desk.edit(made, revision=None),
        desk.delete(made, revision=None),
        desk.send("billingV2DashboardCards", body={"year": 2026}),
        desk.send("billingV2InvoiceSettings", query={"opId": "aurora"}),
    ]
    assert [answer.http for answer in answers] == [200, 200, 403, 403, 403, 403, 200, 403]
    for answer in answers:
        assert "superAdminNote" not in set(keys(answer.body))
        assert "SECRET-NOTE" not in str(answer.body)


@pytest.mark.parametrize("email", [SUPER, ADMIN])
@pytest.mark.spec("000-role-super-admin-see-super-admin-note", "000-role-admin-see-super-admin-note")
def test_platform_admins_read_the_super_admin_note(email: str) -> None:
    desk = Desk(email)
    made = desk.generate(superAdminNote="SECRET-NOTE").data
    assert desk.invoice(made["_id"]).data["superAdminNote"] == "SECRET-NOTE"
    assert desk.invoices(opId="aurora").data["items"][0]["superAdminNote"] == "SECRET-NOTE"
