"""What a payment's form is refused for before anything is looked up: field by field, in which words."""

from __future__ import annotations

import json
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contracts.areas.billing_v2_payments import (
    MISSING_PAYMENT_ID,
    NOT_BY_HAND,
    NOT_POSITIVE,
    NOTHING,
    PERIOD_NEEDED,
    RATE_TOO_LOW,
    TWO_PAYMENT_IDS,
    USD_RATE,
    CpgTransferEdit,
    ManualPaymentEdit,
    ManualPaymentForm,
    PaymentKey,
    PaymentsV2Query,
    money_fault,
)
from contracts.areas.provider_payment import ONLY_ACCEPTED, ONLY_TRON, ProviderPaymentQuery
from contracts.money import round_cents
from contracts.texts import OPERATOR_NOT_FOUND
from contracts.wire import Invalid, Wire, read_body, read_query

NO_OFFSET = "Enter a time with its offset, such as 2026-01-31T00:00:00Z."
FORM: dict[str, Any] = {
    "opId": "aurora",
    "paymentType": "CASH",
    "currency": "TRX",
    "amount": 10,
    "exchangeRateInUSD": 0.25,
    "amountInUSD": 2.5,
    "year": 2026,
    "month": 3,
}


def refused(model: type[Wire], fields: dict[str, Any], leaving: str = "") -> dict[str, str]:
    body = {name: value for name, value in fields.items() if name != leaving}
    with pytest.raises(Invalid) as caught:
        read_body(model, json.dumps(body).encode())
    return caught.value.fields


def test_the_form_is_accepted() -> None:
    form = read_body(ManualPaymentForm, json.dumps(FORM).encode())
    assert (form.amount, form.exchangeRateInUSD, form.amountInUSD) == (Decimal(10), Decimal("0.25"), Decimal("2.5"))


@pytest.mark.parametrize(
    ("fields", "field", "message"),
    [
        ({"exchangeRateInUSD": 0.009}, "exchangeRateInUSD", RATE_TOO_LOW),
        ({"exchangeRateInUSD": 0.123456789}, "exchangeRateInUSD", "At most 8 decimal places are allowed."),
        ({"amount": 0}, "amount", NOT_POSITIVE),
        ({"amount": -1}, "amount", NOT_POSITIVE),
        ({"amount": 0, "paymentType": "CPG_ADJUSTMENT"}, "amount", NOTHING),
        ({"amount": 1.1234567}, "amount", "TRX has at most 6 decimal places."),
        ({"amount": 1.001, "currency": "USD"}, "amount", "USD has at most 2 decimal places."),
        ({"amount": 0.01, "exchangeRateInUSD": 0.1}, "amount", "The amount is worth less than one cent."),
        ({"amount": 100_000_000_000}, "amount", "A payment is at most 9,999,999,999.99 USD."),
        ({"currency": "USD"}, "exchangeRateInUSD", USD_RATE),
        ({"amountInUSD": 2.51}, "amountInUSD", "Amount times rate is 2.50 USD."),
        ({"paymentType": "CPG_TRANSFER"}, "paymentType", NOT_BY_HAND),
        (
            {"paymentType": "BARTER"},
            "paymentType",
            "Choose CASH, CPG_ADJUSTMENT, DIRECT_TRANSFER, USDT_TRANSFER, OPERATOR_SETTLEMENT or CPG_TRANSFER.",
        ),
        ({"currency": "BTC"}, "currency", "Choose TRX, USDT or USD."),
        ({"invoiceNo": 0}, "invoiceNo", "Invoice numbers start at 1; leave it out for none."),
        ({"year": 2023}, "year", "The year must be 2024 or later."),
        ({"month": 13}, "month", "The month must be between 1 and 12."),
        ({"description": "x" * 501}, "description", "At most 500 characters."),
        (
            {"issuedDate": "2026-03-01"},
            "issuedDate",
            "Enter a time with its offset, such as 2026-01-31T00:00:00Z.",
        ),
    ],
)
def test_a_field_that_cannot_be_is_named(fields: dict[str, Any], field: str, message: str) -> None:
    assert refused(ManualPaymentForm, {**FORM, **fields}) == {field: message}


@pytest.mark.parametrize(
    ("left_out", "message"),
    [
        ("opId", OPERATOR_NOT_FOUND),
        ("paymentType", "Payment type is required."),
        ("currency", "Currency is required."),
        ("amount", "Amount is required."),
        ("exchangeRateInUSD", "Exchange rate is required."),
        ("year", PERIOD_NEEDED),
        ("month", PERIOD_NEEDED),
    ],
)
def test_what_is_needed_is_named(left_out: str, message: str) -> None:
    assert refused(ManualPaymentForm, FORM, left_out) == {left_out: message}


def test_a_named_invoice_needs_no_period() -> None:
    body = {name: value for name, value in FORM.items() if name not in ("year", "month")}
    assert read_body(ManualPaymentForm, json.dumps({**body, "invoiceNo": 7}).encode()).invoiceNo == 7


@pytest.mark.parametrize("model", [ManualPaymentEdit, CpgTransferEdit])
@pytest.mark.parametrize(
    ("named", "message"),
    [
        ({}, MISSING_PAYMENT_ID),
        ({"paymentId": ""}, MISSING_PAYMENT_ID),
        ({"id": " "}, MISSING_PAYMENT_ID),
        ({"id": "pay_1", "paymentId": "pay_2"}, TWO_PAYMENT_IDS),
    ],
)
def test_an_edit_names_its_payment(model: type[Wire], named: dict[str, str], message: str) -> None:
    assert refused(model, {**FORM, **named}) == {"paymentId": message}


@pytest.mark.parametrize("named", [{"id": "pay_1"}, {"paymentId": "pay_1"}, {"id": "pay_1", "paymentId": "pay_1"}])
def test_either_name_of_the_identifier_will_do(named: dict[str, str]) -> None:
    assert read_body(ManualPaymentEdit, json.dumps({**FORM, **named}).encode()).chosen == "pay_1"


def test_a_delete_names_its_payment() -> None:
    with pytest.raises(Invalid) as caught:
        read_query(PaymentKey, [("opId", "aurora")])
    assert caught.value.fields == {"id": MISSING_PAYMENT_ID}


@pytest.mark.parametrize(
    ("model", "query", "fields"),
    [
        (
            PaymentsV2Query,
            {"from": "2026-02-01T00:00:00Z", "to": "2026-01-01T00:00:00Z"},
            {"from": "The start must not be after the end."},
        ),
        (ProviderPaymentQuery, {"currency": "USD"}, {"currency": ONLY_ACCEPTED}),
        (ProviderPaymentQuery, {"currency": "trx"}, {"currency": ONLY_ACCEPTED}),
        (ProviderPaymentQuery, {"network": "ETHEREUM"}, {"network": ONLY_TRON}),
        (ProviderPaymentQuery, {"year": "2023"}, {"year": "The year must be 2024 or later."}),
    ],
)
def test_queries_are_held_to_their_rules(model: type[Wire], query: dict[str, str], fields: dict[str, str]) -> None:
    with pytest.raises(Invalid) as caught:
        read_query(model, query.items())
    assert caught.value.fields == fields


def test_a_provider_payment_is_in_usdt_on_tron_with_brands_unless_said_otherwise() -> None:
    query = read_query(ProviderPaymentQuery, [])
    assert (query.currency, query.network, query.includeBrands) == ("USDT", "TRON", True)


@given(
    amount=st.decimals("0.01", "100000", places=6),
    rate=st.decimals("0.01", "1000", places=8),
    off=st.sampled_from([Decimal(0), Decimal("0.01"), Decimal("-0.01")]),
)
def test_a_sent_product_is_right_within_half_a_cent(amount: Decimal, rate: Decimal, off: Decimal) -> None:
    sent = round_cents(amount * rate) + off
    fault = money_fault("TRX", amount, rate, sent)
    if round_cents(amount * rate) == 0:
        assert fault == ("amount", "The amount is worth less than one cent.")
    else:
        assert (fault is None) == (abs(sent - amount * rate) <= Decimal("0.005"))
