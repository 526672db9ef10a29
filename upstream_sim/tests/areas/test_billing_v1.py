"""Invoices and payments of operators and brands, as their clerks make, change and delete them."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import msgspec
import pytest

from contracts.areas import billing_v1
from upstream_sim.areas.bets.sums import settled_in_month
from upstream_sim.areas.billing_v1.records import RECORDS, TERMS, InvoicePart, Record
from upstream_sim.areas.billing_v1.rules import total_ggr
from upstream_sim.shared.tenants import family
from upstream_sim.tests.billing_records import INVOICE, PAYMENT, Clerk
from upstream_sim.tests.client import AFFILIATE, AURORA, AURORA_MANAGER, BOREALIS, DEV_OPS, NORTH, SUPER

TITLE = {"title": "Changed", "reference": "R-99"}
WRITES = (
    ("billingV1InvoiceGenerate", {**INVOICE, "opId": "aurora-north"}),
    ("billingV1InvoiceUpdate", {"invoiceId": "x", **TITLE}),
    ("billingV1InvoiceDelete", {"invoiceId": "x", "opId": "aurora-north"}),
    ("billingV1PaymentAdd", {**PAYMENT, "opId": "aurora"}),
    ("billingV1PaymentDelete", {"paymentId": "x", "opId": "aurora"}),
    ("brandBillingInvoiceGenerate", {**INVOICE, "opId": "aurora-north"}),
    ("brandBillingInvoiceUpdate", {"invoiceId": "x", "payload": TITLE}),
    ("brandBillingInvoiceDelete", {"invoiceId": "x", "opId": "aurora-north"}),
    ("brandBillingPaymentAdd", {**PAYMENT, "opId": "aurora-north"}),
    ("brandBillingPaymentUpdate", {"paymentId": "x", "payload": PAYMENT}),
    ("brandBillingPaymentDelete", {"paymentId": "x", "opId": "aurora-north"}),
    ("operatorBillingInvoiceUpdate", {"invoiceId": "x", **TITLE}),
    ("operatorBillingPaymentUpdate", {"_id": "x", "opId": "aurora", **PAYMENT}),
)


@pytest.mark.spec("000-entity-billing-record-v1")
def test_the_records_are_what_the_wire_shows() -> None:
    def names(record: type[msgspec.Struct]) -> set[str]:
        return {field.encode_name for field in msgspec.structs.fields(record)}

    def wire(model: Any) -> set[str]:
        return {info.alias or name for name, info in model.model_fields.items()}

    assert names(Record) == wire(billing_v1.BillingRecord)
    assert names(InvoicePart) == wire(billing_v1.InvoicePart)


@pytest.mark.parametrize("inclusion", ["ALL", "TEST", "NO_TEST"])
@pytest.mark.parametrize("with_brands", [True, False])
@pytest.mark.spec("000-entity-invoice-request-v1", "000-call-billing-v1-operator-invoice-create")
def test_an_invoice_counts_whom_it_says(inclusion: str, with_brands: bool) -> None:
    clerk = Clerk(SUPER)
    body = {**INVOICE, "opId": "aurora", "testPlayersInclusion": inclusion, "includeBrands": with_brands}
    made = clerk.call("billingV1InvoiceGenerate", body=body)
    counted = family(clerk.world, "aurora") if with_brands else frozenset({"aurora"})
    ggr = total_ggr(settled_in_month(clerk.world, counted, 2026, 10), billing_v1.TestPlayersInclusion(inclusion))
    terms = clerk.world.table(TERMS).get("aurora")
    assert terms is not None
    assert (made.http, Decimal(made.data["invoice"]["totalGGRInUSD"])) == (200, ggr)
    share = max(Decimal(0), ggr) * terms.ggrPercentage / 100
    assert abs(Decimal(made.data["amount"]) - max(share, terms.minMonthlyFeeInUSD)) <= Decimal("0.005")
    assert made.data["invoice"]["from"] == "2026-10-01T00:00:00Z"
    assert (made.data["month"], made.data["year"]) == ("OCTOBER", 2026)


@pytest.mark.parametrize(
    ("first", "second", "http"),
    [
        ("ALL", "ALL", 409),
        ("ALL", "TEST", 409),
        ("NO_TEST", "ALL", 409),
        ("TEST", "TEST", 409),
        ("TEST", "NO_TEST", 200),
    ],
)
@pytest.mark.parametrize("operation", ["billingV1InvoiceGenerate", "brandBillingInvoiceGenerate"])
def test_players_are_invoiced_twice_only_where_that_is_confirmed(
    operation: str, first: str, second: str, http: int
) -> None:
    clerk = Clerk(SUPER)
    body = {**INVOICE, "opId": "aurora-north", "duplicate": False}
    for known in clerk.world.table(RECORDS).where(opId="aurora-north", type="invoice", year=2026, month=10):
        key = {"invoiceId": known.id, "opId": known.opId}
        assert clerk.call("brandBillingInvoiceDelete", body=key, revision=known.revision).http == 200
    made = clerk.call(operation, body={**body, "testPlayersInclusion": first}).data
    again = {**body, "testPlayersInclusion": second}
    answer = clerk.call(operation, body=again)
    assert answer.http == http
    if http == 409:
        assert (answer.status, answer.data) == ("CONFLICT_ERROR", {"invoices": [made]})
        assert clerk.call(operation, body={**again, "duplicate": True}).http == 200


def test_who_made_it_is_the_session_whatever_the_body_says() -> None:
    clerk = Clerk(SUPER)
    body = {**INVOICE, "opId": "aurora-north", "parentOpId": "aurora", "createdBy": {"id": "usr_x", "nickname": "X"}}
    made = clerk.call("billingV1InvoiceGenerate", body=body).data
    assert made["invoice"]["createdBy"] == made["updatedBy"] == {"id": clerk.user.userCode, "nickname": "Sam Super"}
    assert made["parentOpId"] == "aurora"


@pytest.mark.parametrize(
    ("fields", "field", "message"),
    [
        ({"opId": None}, "opId", "Operator not found, please select an operator."),
        ({"title": " "}, "title", "Title is required."),
        ({"month": None}, "month", "Month is required."),
        ({"month": "October"}, "month", None),
        ({"month": 10}, "month", None),
        ({"month": "NOVEMBER"}, "month", "This month has not ended."),
        ({"year": None}, "year", "Year is required."),
        ({"year": 2023}, "year", "The year must be 2024 or later."),
        ({"testPlayersInclusion": None}, "testPlayersInclusion", "Choose which players to include."),
        ({"includeBrands": None}, "includeBrands", "Choose whether to include brands."),
        ({"reference": ""}, "reference", "Reference is required."),
        ({"note": ""}, "note", "Note is required."),
        ({"parentOpId": "borealis"}, "parentOpId", "This is not the operator’s parent."),
        ({"opId": "kestrel"}, "month", "Kestrel Wager was inactive in October 2026."),
    ],
)
def test_a_wrong_invoice_form_is_refused(fields: dict[str, Any], field: str, message: str | None) -> None:
    reply = Clerk(SUPER).call("billingV1InvoiceGenerate", body={**INVOICE, "opId": "aurora", **fields})
    assert reply.http == 422
    assert list(reply.fields) == [field]
    assert message in (None, reply.fields[field])


@pytest.mark.parametrize("op_id", ["", "aurora"])
@pytest.mark.spec("000-rule-invoice-v1-brand-parent", "000-rule-invoice-v1-create-parent-op-id")
def test_a_brand_invoice_needs_a_brand(op_id: str) -> None:
    for email in (SUPER, AURORA):
        reply = Clerk(email).call("brandBillingInvoiceGenerate", body={**INVOICE, "opId": op_id})
        assert reply.fields == {"opId": "Brand not found, please select a brand."}


def test_an_operator_admin_invoices_its_own_brands_alone() -> None:
    clerk = Clerk(AURORA)
    body = {**INVOICE, "opId": "aurora-south", "parentOpId": "aurora"}
    assert clerk.call("billingV1InvoiceGenerate", body=body).http == 200
    own = clerk.call("billingV1InvoiceGenerate", body={**INVOICE, "opId": "aurora"})
    assert own.fields == {"opId": "Brand not found, please select a brand."}
    assert clerk.call("billingV1InvoiceGenerate", body={**INVOICE, "opId": "borealis-prime"}).http == 403


def test_the_test_players_are_for_platform_admins_alone() -> None:
    body = {**INVOICE, "opId": "aurora-north", "testPlayersInclusion": "NO_TEST"}
    reply = Clerk(AURORA).call("billingV1InvoiceGenerate", body=body)
    assert reply.fields == {"testPlayersInclusion": "Only available for Super Admin and Admin"}


def test_a_tenant_without_terms_cannot_be_invoiced() -> None:
    clerk = Clerk(SUPER)
    with clerk.world.change() as change:
        change.delete(clerk.world.table(TERMS), "aurora-north")
    reply = clerk.call("brandBillingInvoiceGenerate", body={**INVOICE, "opId": "aurora-north"})
    assert (reply.http, reply.status, reply.body["messages"]) == (422, "SETTINGS_NOT_FOUND", ["No Settings Found."])


def test_an_operator_admin_does_not_change_what_it_owes_itself() -> None:
    clerk = Clerk(SUPER)
    made = clerk.call("billingV1InvoiceGenerate", body={**INVOICE, "opId": "aurora"}).data
    own = Clerk(AURORA, clerk)
    assert own.call("operatorBillingRecord", of=made["_id"]).data == made
    edit = {"invoiceId": made["_id"], **TITLE}
    assert own.call("billingV1InvoiceUpdate", body=edit, revision=1).http == 403
    chosen = {"invoiceId": made["_id"], "opId": "aurora"}
    assert own.call("billingV1InvoiceDelete", body=chosen, revision=1).http == 403


@pytest.mark.spec(
    "000-entity-invoice-record-edit",
    "000-call-billing-v1-operator-invoice-update",
    "000-call-operator-billing-invoice-update-super-admin",
)
def test_an_edit_changes_texts_and_no_figures() -> None:
    clerk = Clerk(SUPER)
    made = clerk.call("billingV1InvoiceGenerate", body={**INVOICE, "opId": "aurora"}).data
    edit = {"invoiceId": made["_id"], **TITLE, "note": "Later.", "description": "More."}
    for number, operation in enumerate(("billingV1InvoiceUpdate", "operatorBillingInvoiceUpdate"), 1):
        reply = clerk.call(operation, body=edit, revision=number)
        assert (reply.http, reply.data["revision"]) == (200, number + 1)
        assert (reply.data["title"], reply.data["reference"]) == ("Changed", "R-99")
        assert (reply.data["description"], reply.data["invoice"]["note"]) == ("More.", "Later.")
        assert reply.data["amount"] == made["amount"]
        assert {**reply.data["invoice"], "note": ""} == {**made["invoice"], "note": ""}


@pytest.mark.spec(
    "000-entity-brand-payment",
    "000-entity-payment-record-edit",
    "000-call-brand-billing-payment-create-super-admin",
    "000-call-brand-billing-payment-update-super-admin",
)
def test_a_brands_payment_is_added_changed_and_deleted() -> None:
    clerk = Clerk(AURORA)
    before = clerk.listed("brandBillingRecords", opId="aurora-north")
    made = clerk.call("brandBillingPaymentAdd", body={**PAYMENT, "opId": "aurora-north", "parentOpId": "aurora"}).data
    assert (made["type"], made["amount"], made["paidBy"], made["payment"]["paidBy"]) == (
        "payment", Decimal("125.5"), "Bank", "Bank",
    )  # fmt: skip
    paid = clerk.listed("brandBillingRecords", opId="aurora-north")
    assert Decimal(paid["totalPaidInUSD"]) - Decimal(before["totalPaidInUSD"]) == Decimal("125.5")
    payload = {
        **PAYMENT,
        "_id": made["_id"],
        "opId": "aurora-north",
        "amountInUSD": 99,
        "issuedAt": "2026-02-03T04:05:06Z",
    }
    reply = clerk.call("brandBillingPaymentUpdate", body={"paymentId": made["_id"], "payload": payload}, revision=1)
    assert (reply.data["amount"], reply.data["month"], reply.data["year"]) == (99, "FEBRUARY", 2026)
    changed = clerk.listed("brandBillingRecords", opId="aurora-north")
    assert Decimal(changed["openAmountInUSD"]) == Decimal(before["openAmountInUSD"]) - 99
    chosen = {"paymentId": made["_id"], "opId": "aurora-north"}
    assert clerk.call("brandBillingPaymentDelete", body=chosen, revision=2).http == 200
    assert clerk.listed("brandBillingRecords", opId="aurora-north") == before


def test_the_audit_holds_each_change_with_before_and_after() -> None:
    clerk = Clerk(AURORA)
    made = clerk.call("brandBillingPaymentAdd", body={**PAYMENT, "opId": "aurora-north"}).data
    payload = {**PAYMENT, "amountInUSD": 7}
    clerk.call("brandBillingPaymentUpdate", body={"paymentId": made["_id"], "payload": payload}, revision=1)
    clerk.call("brandBillingPaymentDelete", body={"paymentId": made["_id"], "opId": "aurora-north"}, revision=2)
    activities = clerk.activities_of(made["_id"])
    assert [each.action.value for each in activities] == ["created", "updated", "deleted"]
    assert {each.userCode for each in activities} == {clerk.user.userCode}
    amounts = [(each.before and each.before["amount"], each.after and each.after["amount"]) for each in activities]
    assert amounts == [(None, Decimal("125.5")), (Decimal("125.5"), 7), (7, None)]


@pytest.mark.parametrize("revision", [1, 3])
def test_a_stale_revision_is_shown_what_there_is(revision: int) -> None:
    clerk = Clerk(SUPER)
    made = clerk.call("billingV1PaymentAdd", body={**PAYMENT, "opId": "aurora"}).data
    edit = {**PAYMENT, "_id": made["_id"], "opId": "aurora", "amountInUSD": 5}
    kept = clerk.call("operatorBillingPaymentUpdate", body=edit, revision=1).data
    reply = clerk.call("operatorBillingPaymentUpdate", body={**edit, "amountInUSD": 6}, revision=revision)
    assert reply.http == 412
    details = reply.body["error"]["data"]
    assert details["record"] == kept
    assert details["changedBy"] == {"nickname": "Sam Super", "userCode": clerk.user.userCode}
    chosen = {"paymentId": made["_id"], "opId": "aurora"}
    assert clerk.call("billingV1PaymentDelete", body=chosen, revision=revision).http == 412
    assert clerk.call("billingV1PaymentDelete", body=chosen).http == 422


@pytest.mark.parametrize(
    ("operation", "body", "message"),
    [
        ("brandBillingPaymentUpdate", {"payload": PAYMENT}, "Missing Payment ID."),
        ("brandBillingInvoiceUpdate", {"payload": TITLE}, "Missing Invoice ID."),
        ("operatorBillingPaymentUpdate", {**PAYMENT, "opId": "aurora", "_id": ""}, "Missing Payment ID."),
        ("operatorBillingInvoiceUpdate", TITLE, "Missing Invoice ID."),
        ("billingV1InvoiceUpdate", {**TITLE, "invoiceId": ""}, "Missing Invoice ID."),
        ("billingV1InvoiceDelete", {"opId": "aurora"}, "Missing Invoice ID."),
        ("billingV1PaymentDelete", {"opId": "aurora"}, "Missing Payment ID."),
        ("billingV1PaymentAdd", PAYMENT, "Operator not found, please select an operator."),
        ("billingV1PaymentAdd", {**PAYMENT, "opId": "aurora-north"}, "Operator not found, please select an operator."),
        ("brandBillingPaymentAdd", PAYMENT, "Brand not found, please select a brand."),
        ("brandBillingPaymentAdd", {**PAYMENT, "opId": "aurora"}, "Brand not found, please select a brand."),
        ("brandBillingPaymentAdd", {**PAYMENT, "opId": "aurora-north", "title": ""}, "Title is required."),
        ("brandBillingPaymentAdd", {**PAYMENT, "opId": "aurora-north", "paidBy": ""}, "Paid by is required."),
        ("brandBillingPaymentAdd", {**PAYMENT, "opId": "aurora-north", "reference": ""}, "Reference is required."),
        ("brandBillingPaymentAdd", {**PAYMENT, "opId": "aurora-north", "amountInUSD": None}, "Amount is required."),
        (
            "brandBillingPaymentAdd",
            {**PAYMENT, "opId": "aurora-north", "amountInUSD": 0},
            "Enter an amount greater than 0.",
        ),
    ],
)
@pytest.mark.spec(
    "000-rule-payment-edit-missing-payment-id",
    "000-rule-payment-edit-missing-invoice-id",
    "000-message-missing-payment-id",
    "000-message-missing-invoice-id",
    "000-message-operator-not-found",
)
def test_what_is_missing_is_named(operation: str, body: dict[str, Any], message: str) -> None:
    reply = Clerk(SUPER).call(operation, body=body, revision=1)
    assert reply.http == 422
    assert message in str(reply.body)


@pytest.mark.parametrize(("operation", "body"), WRITES)
@pytest.mark.parametrize("email", [AURORA_MANAGER, DEV_OPS, AFFILIATE, NORTH])
def test_who_may_not_write_is_refused(email: str, operation: str, body: dict[str, Any]) -> None:
    clerk = Clerk(email)
    before = clerk.world.digest()
    assert clerk.call(operation, body=body, revision=1).http == 403
    assert clerk.world.digest() == before


def test_a_foreign_tenants_records_are_not_there() -> None:
    clerk = Clerk(SUPER)
    north = clerk.call("brandBillingPaymentAdd", body={**PAYMENT, "opId": "aurora-north"}).data
    bo = Clerk(BOREALIS, clerk)
    assert bo.call("brandBillingRecord", of=north["_id"]).http == 404
    assert bo.call("operatorBillingRecord", of=north["_id"]).http == 404
    edit = {"paymentId": north["_id"], "payload": PAYMENT}
    assert bo.call("brandBillingPaymentUpdate", body=edit, revision=1).http == 404
    chosen = {"paymentId": north["_id"], "opId": "borealis-prime"}
    assert bo.call("brandBillingPaymentDelete", body=chosen, revision=1).http == 404
    assert bo.call("brandBillingRecords", query={"opId": "aurora-north"}).http == 403
    assert {row["opId"] for row in bo.listed("brandBillingRecords")["items"]} == {"borealis-prime"}


def test_records_answer_to_their_own_operations() -> None:
    """An operator's is no brand's, a payment no invoice."""
    clerk = Clerk(SUPER)
    north = clerk.call("brandBillingPaymentAdd", body={**PAYMENT, "opId": "aurora-north"}).data["_id"]
    aurora = clerk.call("billingV1PaymentAdd", body={**PAYMENT, "opId": "aurora"}).data["_id"]
    assert clerk.call("brandBillingRecord", of=aurora).http == 404
    assert clerk.call("billingV1Invoice", of=aurora).http == 404
    assert (
        clerk.call(
            "operatorBillingPaymentUpdate", body={**PAYMENT, "_id": north, "opId": "aurora-north"}, revision=1
        ).http
        == 404
    )
    assert (
        clerk.call("brandBillingInvoiceDelete", body={"invoiceId": north, "opId": "aurora-north"}, revision=1).http
        == 404
    )
    wrong = {"paymentId": north, "payload": {**PAYMENT, "opId": "aurora-south"}}
    assert clerk.call("brandBillingPaymentUpdate", body=wrong, revision=1).http == 422
    other = {"paymentId": north, "payload": {**PAYMENT, "_id": aurora}}
    assert clerk.call("brandBillingPaymentUpdate", body=other, revision=1).http == 422
    wrong_operator = {**PAYMENT, "_id": aurora, "opId": "borealis"}
    assert clerk.call("operatorBillingPaymentUpdate", body=wrong_operator, revision=1).http == 422


@pytest.mark.parametrize(
    ("email", "query", "tenants"),
    [
        (AURORA, {}, {"aurora"}),
        (AURORA, {"includeBrands": "true"}, {"aurora", "aurora-north", "aurora-south"}),
        (AURORA, {"opId": "aurora-south"}, {"aurora-south"}),
        (AURORA_MANAGER, {}, {"aurora"}),
        (NORTH, {}, {"aurora-north"}),
        (SUPER, {"opId": "aurora"}, {"aurora"}),
        (SUPER, {"opId": "aurora", "includeBrands": "true"}, {"aurora", "aurora-north", "aurora-south"}),
    ],
)
def test_one_reads_ones_own_records(email: str, query: dict[str, str], tenants: set[str]) -> None:
    rows = Clerk(email).listed("operatorBillingRecords", **query)["items"]
    assert {row["opId"] for row in rows} == tenants


def test_all_operators_are_listed_without_their_brands() -> None:
    rows = Clerk(SUPER).listed("operatorBillingRecords")["items"]
    assert {row["parentOpId"] for row in rows} == {None}
    rows = Clerk(SUPER).listed("brandBillingRecords")["items"]
    assert None not in {row["parentOpId"] for row in rows}


def test_billing_v1_records_filter_and_sort() -> None:
    clerk = Clerk(SUPER)
    rows = clerk.listed("operatorBillingRecords", month="MAY", year="2026", type="invoice", sort="amount")["items"]
    assert {(row["month"], row["year"], row["type"]) for row in rows} == {("MAY", 2026, "invoice")}
    amounts = [Decimal(row["amount"]) for row in rows]
    assert amounts == sorted(amounts)
    assert len(amounts) > 2
    by_period = clerk.listed("billingV1Invoices", sort="-year", opId="aurora")["items"]
    periods = [(row["year"], billing_v1.number_of(billing_v1.MonthName(row["month"]))) for row in by_period]
    assert periods == sorted(periods, reverse=True)
    kinds = clerk.listed("billingV1Invoices", invoiceType="MINIMUM_FEE", testPlayersInclusion="TEST")["items"]
    details = {(row["invoice"]["invoiceType"], row["invoice"]["testPlayersInclusion"]) for row in kinds}
    assert details == {("MINIMUM_FEE", "TEST")}
    for name in ("invoice.totalGGRInUSD", "paidBy", "updatedBy.nickname", "-type"):
        assert clerk.listed("operatorBillingRecords", sort=name)["count"] > 100
    assert clerk.call("operatorBillingRecords", query={"sort": "nothing"}).fields.keys() == {"sort"}


def test_the_starting_world_fills_every_list() -> None:
    clerk = Clerk(SUPER)
    for operation in ("billingV1Invoices", "operatorBillingRecords", "brandBillingRecords"):
        data = clerk.listed(operation)
        assert data["count"] > 100
    kinds = {row.invoice.invoiceType for row in clerk.world.table(RECORDS).all() if row.invoice}
    assert kinds == set(billing_v1.InvoiceType)
    assert {row.invoice.testPlayersInclusion.value for row in clerk.world.table(RECORDS).all() if row.invoice} == {
        "ALL", "TEST", "NO_TEST",
    }  # fmt: skip
    for op_id in ("aurora-north", "borealis-prime"):
        assert clerk.listed("brandBillingRecords", opId=op_id)["count"] > 20
