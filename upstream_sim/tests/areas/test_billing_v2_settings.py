from __future__ import annotations

from typing import Any

import pytest

from contracts.areas.billing_v2 import BRAND_REFUSED
from upstream_sim.tests.billing_v2 import ADMIN, CallResult, Desk

NEW: dict[str, Any] = {
    "casinoGGRPercentage": 12.5,
    "sportGGRPercentage": 0,
    "premiumSportInUSD": 100,
    "premiumBotInUSD": 0,
    "minMonthlyFeeInUSD": 750.25,
    "additionalCosts": [{"name": "Livestream", "value": 40}],
}


@pytest.fixture
def desk() -> Desk:
    return Desk()


def read(desk: Desk, op_id: str) -> CallResult:
    return desk.send("billingV2InvoiceSettings", query={"opId": op_id})


def save(desk: Desk, op_id: str, revision: int | None = None, **fields: Any) -> CallResult:
    body = {"opId": op_id, **NEW, **fields}
    return desk.send("billingV2InvoiceSettingsUpdate", body=body, revision=revision)


def test_an_operator_without_settings_has_none(desk: Desk) -> None:
    reply = read(desk, "meridian")
    assert (reply.http, reply.data) == (200, None)


@pytest.mark.spec(
    "000-call-billing-v2-invoice-settings-get",
    "000-call-billing-v2-invoice-settings-update",
    "000-rule-invoice-settings-saved",
)
def test_settings_are_saved_read_and_charged_by(desk: Desk) -> None:
    saved = save(desk, "meridian")
    assert saved.http == 200
    assert read(desk, "meridian").data == saved.data
    made = desk.generate("meridian").data
    assert made["casinoGGRPercentage"] == saved.data["casinoGGRPercentage"]
    assert made["settings"]["additionalCosts"] == NEW["additionalCosts"]
    assert made["isSettingsOverridden"] is False


def test_an_invoice_keeps_the_settings_it_was_made_by(desk: Desk) -> None:
    made = desk.generate().data
    present = read(desk, "aurora").data
    assert save(desk, "aurora", present["revision"]).data["revision"] == present["revision"] + 1
    assert desk.invoice(made["_id"]).data == made


@pytest.mark.parametrize("revision", [None, 99])
def test_saving_over_what_one_has_not_seen_is_stale(desk: Desk, revision: int | None) -> None:
    save(Desk(ADMIN, beside=desk), "meridian")
    before = desk.world.digest()
    reply = save(desk, "meridian", revision, sportGGRPercentage=1)
    assert (reply.http, reply.status) == (412, "STALE_RECORD")
    assert reply.data["record"] == read(desk, "meridian").data
    assert reply.data["changedBy"]["nickname"] == "Ada Admin"
    assert desk.world.digest() == before


def test_a_brand_has_no_settings_of_its_own(desk: Desk) -> None:
    assert read(desk, "aurora-north").fields == {"opId": BRAND_REFUSED}
    assert save(desk, "aurora-north").http == 422


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("casinoGGRPercentage", 100.5),
        ("sportGGRPercentage", -1),
        ("premiumSportInUSD", -0.01),
        ("minMonthlyFeeInUSD", 1.005),
        ("premiumBotInUSD", None),
    ],
)
def test_what_no_settings_can_be_is_refused_by_name(desk: Desk, field: str, value: Any) -> None:
    before = desk.world.digest()
    reply = save(desk, "meridian", **{field: value})
    assert reply.http == 422
    assert reply.body["errors"][0]["field"] == field
    assert desk.world.digest() == before
