"""One sum of money has one bound, whatever it is for."""

from __future__ import annotations

import json
from typing import Any

import pytest

from contracts.areas.affiliate_billing import AffiliatePaymentForm
from contracts.areas.billing_v1 import OperatorPaymentForm
from contracts.areas.billing_v2 import InvoiceForm
from contracts.areas.billing_v2_payments import ManualPaymentForm
from contracts.areas.brand_billing import BrandPaymentForm
from contracts.money import LARGEST_USD
from contracts.wire import Invalid, Wire, read_body

PAID = {"title": "Rent", "paidBy": "Bank", "reference": "R-1"}
V2 = {"opId": "aurora", "paymentType": "CASH", "currency": "USD", "exchangeRateInUSD": 1, "month": 3, "year": 2026}
FEE = {
    "opId": "aurora",
    "month": 3,
    "year": 2026,
    "overrideSettings": True,
    "casinoGGRPercentage": 1,
    "sportGGRPercentage": 1,
}
FORMS: list[tuple[type[Wire], dict[str, Any], str]] = [
    (ManualPaymentForm, V2, "amount"),
    (OperatorPaymentForm, {**PAID, "opId": "aurora"}, "amountInUSD"),
    (BrandPaymentForm, {**PAID, "opId": "aurora-north"}, "amountInUSD"),
    (AffiliatePaymentForm, {**PAID, "affId": "A-1"}, "amountInUSD"),
    (InvoiceForm, FEE, "minMonthlyFeeInUSD"),
    (InvoiceForm, {**FEE, "minMonthlyFeeInUSD": 1}, "brandFeeInUSD"),
]


@pytest.mark.parametrize(("form", "body", "field"), FORMS)
def test_a_sum_is_bounded_alike_wherever_it_is_charged_or_paid(
    form: type[Wire], body: dict[str, Any], field: str
) -> None:
    assert getattr(read_body(form, json.dumps({**body, field: float(LARGEST_USD)}).encode()), field) == LARGEST_USD
    with pytest.raises(Invalid) as refused:
        read_body(form, json.dumps({**body, field: 10_000_000_000}).encode())
    assert refused.value.fields.keys() == {field}
