from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from contracts.areas.billing_v2 import BRAND_REFUSED, MONTH_NOT_ENDED
from contracts.money import round_cents
from contracts.texts import NO_SETTINGS, OPERATOR_NOT_FOUND
from upstream_sim.areas.bets.records import BETS, OPENING_BETS
from upstream_sim.areas.billing_v2.operators import parent_operator
from upstream_sim.areas.billing_v2.payments import record_payment
from upstream_sim.areas.billing_v2.records import SETTINGS
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.tests.billing_v2 import ADMIN, CLERK, OVERRIDE, SUPER, Desk, payment


@pytest.fixture
def desk() -> Desk:
    return Desk()


def revenue(desk: Desk, product: str, month: int = 10) -> Decimal:
    """Aurora's and its brands', counted plainly."""
    found = 0
    for row in desk.world.table(OPENING_BETS).all():
        in_month = (row.year, row.month, row.betType) == (2026, month, product)
        if in_month and row.opId.startswith("aurora") and not row.isTest and row.status != "CANCELED":
            found += row.stakeInUSDCents - row.winInUSDCents
    for bet in desk.world.table(BETS).where(betType=product, isTest=False):
        in_month = bet.settledAt is not None and (bet.settledAt.year, bet.settledAt.month) == (2026, month)
        if in_month and bet.opId.startswith("aurora") and bet.status != "CANCELED":
            found += bet.stakeInUSDCents - bet.winInUSDCents
    return Decimal(found) / 100


@pytest.mark.parametrize("email", [SUPER, ADMIN])
@pytest.mark.spec(
    "000-call-billing-v2-invoice-create",
    "000-entity-operator-invoice-v2",
    "000-entity-invoice-record-v2",
    "000-role-billing-generate-monthly-invoice",
    "000-role-billing-generate-monthly-invoice-brands",
)
def test_generates_the_last_month_of_an_operator_with_its_brands(email: str) -> None:
    desk = Desk(email)
    settings = desk.world.table(SETTINGS).get("aurora")
    assert settings is not None
    reply = desk.generate(description="As agreed", superAdminNote="ring them")
    assert reply.http == 200
    made = reply.data
    assert Decimal(made["casinoGGRInUSD"]) == revenue(desk, "CASINO")
    assert Decimal(made["sportGGRInUSD"]) == revenue(desk, "SPORT")
    share = round_cents(max(Decimal(0), revenue(desk, "CASINO")) * settings.casinoGGRPercentage / 100)
    assert Decimal(made["casinoGGRCommissionInUSD"]) == share
    assert sum(line["amount"] for line in made["records"]) == made["totalPayableAmountInUSD"]
    assert made["createdBy"]["nickname"] == desk.user.nickname
    assert (made["description"], made["superAdminNote"]) == ("As agreed", "ring them")
    assert (made["isSettingsOverridden"], made["isLocked"], made["revision"]) == (False, False, 1)


def test_what_was_generated_stands_in_the_list_and_in_the_cards(desk: Desk) -> None:
    before, _ = desk.cards(2026, "aurora")
    made = desk.generate().data
    after, _ = desk.cards(2026, "aurora")
    assert after - before == made["totalPayableAmountInUSD"]
    assert desk.invoices(invoiceNo=str(made["invoiceNo"])).data["items"][0]["_id"] == made["_id"]
    assert desk.invoice(made["_id"]).data == made


@pytest.mark.parametrize(
    ("op_id", "month", "http", "field", "message"),
    [
        ("aurora-north", 9, 422, "opId", BRAND_REFUSED),
        ("aurora", 11, 422, "month", MONTH_NOT_ENDED),
        ("aurora", 12, 422, "month", MONTH_NOT_ENDED),
        ("nimbus", 10, 422, "month", "Nimbus Poker was inactive in October 2026."),
    ],
)
def test_an_invoice_that_cannot_be_generated_is_refused(
    desk: Desk, op_id: str, month: int, http: int, field: str, message: str
) -> None:
    before = desk.world.digest()
    reply = desk.generate(op_id, month)
    assert (reply.http, reply.status, reply.fields) == (http, "VALIDATION_ERROR", {field: message})
    assert desk.world.digest() == before


COSTS = [{"name": "Livestream", "value": -1}]


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"year": None}, "year"),
        ({"month": None}, "month"),
        ({"month": "OCTOBER"}, "month"),
        ({"overrideSettings": True, "casinoGGRPercentage": -1}, "casinoGGRPercentage"),
        ({"overrideSettings": True, "casinoGGRPercentage": 101}, "casinoGGRPercentage"),
        ({"overrideSettings": True, "additionalCosts": COSTS}, "additionalCosts.0.value"),
    ],
)
@pytest.mark.spec(
    "000-rule-invoice-v2-month-format",
    "000-rule-invoice-v2-year-required",
    "000-rule-invoice-v2-month-required",
    "000-rule-invoice-v2-casino-ggr-range",
    "000-rule-invoice-v2-additional-costs-min",
)
def test_what_the_form_of_an_invoice_may_not_hold(desk: Desk, fields: dict[str, Any], field: str) -> None:
    before = desk.world.digest()
    reply = desk.generate(**fields)
    assert reply.http == 422
    assert field in reply.fields
    assert desk.world.digest() == before


def test_an_operator_that_is_not_there_is_refused(desk: Desk) -> None:
    assert desk.generate("nobody").http == 404
    with pytest.raises(ValidationFailed, match=OPERATOR_NOT_FOUND):
        parent_operator(desk.world, "nobody")


def test_the_running_month_can_be_generated_once_it_has_ended(desk: Desk) -> None:
    desk.world.advance("P1M")
    assert desk.generate(month=11).http == 200


def test_without_settings_nothing_is_generated(desk: Desk) -> None:
    reply = desk.generate("meridian")
    assert (reply.http, reply.status) == (422, "SETTINGS_NOT_FOUND")
    assert reply.body["messages"] == [NO_SETTINGS]


def test_an_override_without_settings_names_every_figure_that_is_missing(desk: Desk) -> None:
    reply = desk.generate("meridian", overrideSettings=True, sportGGRPercentage=3)
    assert reply.fields.keys() == {"casinoGGRPercentage", "minMonthlyFeeInUSD"}


def test_an_override_can_stand_without_settings(desk: Desk) -> None:
    made = desk.generate("meridian", **OVERRIDE).data
    assert made["isSettingsOverridden"] is True
    assert made["settings"] == {"minMonthlyFeeInUSD": 1000, "additionalCosts": []}
    assert (made["premiumSportInUSD"], made["premiumBotInUSD"], made["brandFeeInUSD"]) == (0, 0, 0)


def test_an_override_takes_what_it_leaves_out_from_the_settings(desk: Desk) -> None:
    settings = desk.world.table(SETTINGS).get("aurora")
    assert settings is not None
    costs = [{"name": "livestream", "value": 70}]
    made = desk.generate(overrideSettings=True, brandFeeInUSD=12.5, additionalCosts=costs).data
    assert made["casinoGGRPercentage"] == settings.casinoGGRPercentage
    assert made["minMonthlyFeeInUSD"] == settings.minMonthlyFeeInUSD
    assert made["brandFeeInUSD"] == Decimal("12.5")
    named = {line["service"]: line["amount"] for line in made["records"]}
    assert (named["additionalBrands"], named["livestream"]) == (Decimal("12.5"), 70)


def test_an_override_may_take_every_cost_away(desk: Desk) -> None:
    made = desk.generate(overrideSettings=True, additionalCosts=[]).data
    assert made["settings"]["additionalCosts"] == []


def test_an_invoice_beyond_all_measure_is_refused(desk: Desk) -> None:
    reply = desk.generate("meridian", **{**OVERRIDE, "minMonthlyFeeInUSD": 9_999_999_999, "brandFeeInUSD": 1})
    assert reply.fields.keys() == {"totalPayableAmountInUSD"}


def existing(desk: Desk, *, locked: bool) -> dict[str, Any]:
    """An aurora invoice as it is read."""
    items: list[dict[str, Any]] = desk.invoices(opId="aurora", year="2026", sort="-month").data["items"]
    return next(item for item in items if item["isLocked"] is locked)


@pytest.mark.spec("000-constant-conflict-status-code")
def test_a_second_invoice_of_a_month_is_a_conflict_that_shows_the_first(desk: Desk) -> None:
    first = existing(desk, locked=False)
    before = desk.world.digest()
    reply = desk.generate(month=first["month"])
    assert (reply.http, reply.status) == (409, "CONFLICT_ERROR")
    message = reply.body["messages"][0]
    assert f"Invoice {first['invoiceNo']} of Aurora Gaming for" in message
    assert "2026" in message
    assert reply.data["invoice"] == first
    assert desk.world.digest() == before


def test_overwriting_keeps_the_number_and_takes_everything_else(desk: Desk) -> None:
    first = existing(desk, locked=False)
    reply = desk.generate(
        month=first["month"],
        overwriteExistingInvoice=True,
        revision=first["revision"],
        **OVERRIDE,
    )
    assert reply.http == 200
    new = reply.data
    for name in ("_id", "invoiceNo", "createdAt", "createdBy"):
        assert new[name] == first[name]
    assert (new["isSettingsOverridden"], new["minMonthlyFeeInUSD"]) == (True, 1000)
    assert (new["revision"], new["description"]) == (first["revision"] + 1, "")
    assert len(desk.stored()) == 23


def test_an_overwriting_that_names_no_revision_is_no_change_in_the_meantime(desk: Desk) -> None:
    first = existing(desk, locked=False)
    reply = desk.generate(month=first["month"], overwriteExistingInvoice=True, revision=None)
    assert (reply.http, [*reply.fields]) == (422, ["If-Match"])


@pytest.mark.parametrize("revision", [0, 2])
def test_overwriting_what_one_has_not_seen_is_stale(desk: Desk, revision: int) -> None:
    first = existing(desk, locked=False)
    reply = desk.generate(month=first["month"], overwriteExistingInvoice=True, revision=revision)
    assert (reply.http, reply.status) == (412, "STALE_RECORD")
    assert reply.data["record"]["_id"] == first["_id"]
    assert reply.data["changedBy"] == first["updatedBy"]
    assert reply.data["changedAt"] == first["updatedAt"]


def test_overwriting_nothing_simply_generates(desk: Desk) -> None:
    assert desk.generate(overwriteExistingInvoice=True).data["revision"] == 1


def test_an_invoice_that_a_payment_names_is_not_overwritten(desk: Desk) -> None:
    first = existing(desk, locked=True)
    before = desk.world.digest()
    again = desk.generate(month=first["month"])
    assert again.body["messages"][0].endswith("A payment is allocated to it, so it cannot be overwritten.")
    reply = desk.generate(month=first["month"], overwriteExistingInvoice=True, revision=first["revision"])
    assert (reply.http, reply.status) == (409, "RECORD_LOCKED")
    assert desk.world.digest() == before


def test_a_payment_that_names_an_invoice_locks_it(desk: Desk) -> None:
    made = desk.generate().data
    with desk.world.change(CLERK) as change:
        record_payment(change, payment("aurora", 10, invoiceNo=made["invoiceNo"]))
    read = desk.invoice(made["_id"]).data
    assert (read["isLocked"], read["status"]) == (True, "PARTLY_PAID")
    assert made["openAmountInUSD"] - read["openAmountInUSD"] == 10


def test_a_repeated_key_changes_nothing(desk: Desk) -> None:
    first = desk.generate(key="a-key-of-one-send")
    before = desk.world.digest()
    again = desk.generate(key="a-key-of-one-send")
    assert (again.http, again.body) == (first.http, first.body)
    assert desk.world.digest() == before
    other = desk.generate(key="a-key-of-one-send", description="other")
    assert other.status == "KEY_REUSED"


def test_what_is_done_is_told_in_the_activities(desk: Desk) -> None:
    made = desk.generate().data
    activity = desk.world.table(ACTIVITIES).first(recordId=made["_id"])
    assert activity is not None
    assert (activity.userCode, activity.action, activity.before) == (desk.user.userCode, "created", None)


def test_the_preview_is_what_generating_then_stores_and_changes_nothing(desk: Desk) -> None:
    body = {"opId": "aurora", "year": 2026, "month": 10}
    before = desk.stored()
    plain = desk.send("billingV2InvoicePreview", body=body)
    other = desk.send("billingV2InvoicePreview", body=body | OVERRIDE)
    assert (plain.http, other.http) == (200, 200), plain.body
    assert desk.stored() == before
    assert plain.data["existingInvoiceNo"] is None
    made = desk.generate()
    expected = {name: made.data[name] for name in plain.data if name != "existingInvoiceNo"}
    assert plain.data == expected | {"existingInvoiceNo": None}
    assert other.data["totalPayableAmountInUSD"] != plain.data["totalPayableAmountInUSD"]
    again = desk.send("billingV2InvoicePreview", body=body)
    assert again.data["existingInvoiceNo"] == made.data["invoiceNo"]


def test_a_preview_is_refused_as_generating_is(desk: Desk) -> None:
    brand = desk.send("billingV2InvoicePreview", body={"opId": "aurora-north", "year": 2026, "month": 10})
    assert brand.fields["opId"] == BRAND_REFUSED
    running = desk.send("billingV2InvoicePreview", body={"opId": "aurora", "year": 2026, "month": 11})
    assert running.fields["month"] == MONTH_NOT_ENDED
