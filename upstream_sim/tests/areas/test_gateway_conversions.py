"""What an amount becomes on its way through a gateway: the rate, the margin and the fee."""

from __future__ import annotations

from decimal import Decimal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contracts.money import CURRENCY_PLACES, Currency, in_places, places_of
from contracts.payment_providers import (
    GatewayCategory,
    GatewayOperation,
    GatewayProvider,
    GatewayVersion,
    PaymentProvider,
)
from tools.examples import examples
from upstream_sim.core.history.audit import PLATFORM, UserRef
from upstream_sim.shared.gateways import PaymentGateway, convert, fee_in_places
from upstream_sim.testing import NOW
from upstream_sim.tests.billing_v2 import SUPER, Desk
from upstream_sim.tests.gateways import D, edit, usual


@pytest.mark.spec("002-rule-deposit-calculator-amount")
def test_a_conversion_is_told_step_by_step() -> None:
    desk = Desk(SUPER)
    gateway = usual(desk)
    assert edit(desk, gateway, fixedFee=0.5, feePercentage=2, margin=1, maxAmount=99).http == 200
    asked = {"uuid": gateway.uuid, "amount": 100, "currency": "USD", "walletCurrency": "USD"}
    told = desk.send("gatewayConversion", body=asked).data
    steps = ("rate", "exchanged", "marginAmount", "converted", "percentageFee", "fee", "credited")
    assert [told[name] for name in steps] == [1, 100, 1, 99, D("1.98"), D("2.48"), D("96.52")]
    assert told["isWithinLimits"] is False
    for amount, words in (
        (-1, "At least 0."),
        (10_000_001, "At most 10,000,000."),
        (0.001, "at most 2 decimal places"),
    ):
        assert words in desk.send("gatewayConversion", body={**asked, "amount": amount}).fields["amount"]
    assert desk.send("gatewayConversion", body={**asked, "amount": 0}).data["credited"] == 0
    huge = {**asked, "amount": 10_000_000, "currency": "BTC", "walletCurrency": "IRR"}
    assert "more than 15 digits" in desk.send("gatewayConversion", body=huge).fields["amount"]


FREE = PaymentGateway(
    uuid="",
    opId="",
    operation=GatewayOperation.DEPOSIT,
    version=GatewayVersion.V2,
    category=GatewayCategory.CRYPTO,
    provider=GatewayProvider.CPG,
    paymentProvider=PaymentProvider.CRYPTO,
    title={},
    createdAt=NOW,
    updatedAt=NOW,
    updatedBy=UserRef.of(PLATFORM),
)
amounts = st.decimals(D("0.01"), D(1_000_000), places=2)
percentages = st.decimals(0, 100, places=2)
fees = st.decimals(0, 10_000, places=2)
rates = st.decimals(D("0.00001"), D(100_000), places=5)


@settings(max_examples=examples(150))
@given(amounts, fees, percentages, st.decimals(0, 50, places=2), st.tuples(rates, rates), st.sampled_from(Currency))
def test_what_is_credited_and_the_fee_are_what_was_converted(
    amount: Decimal, fixed: Decimal, share: Decimal, margin: Decimal, pair: tuple[Decimal, Decimal], currency: Currency
) -> None:
    terms = msgspec.structs.replace(FREE, fixedFee=fixed, feePercentage=share, margin=margin)
    found = convert(terms, amount, pair, currency)
    fee = fee_in_places(found, currency)
    assert 0 <= found.credited <= found.converted <= found.exchanged
    assert fee >= 0
    assert found.credited + fee == in_places(found.converted, currency)
    assert max(places_of(found.credited), places_of(fee)) <= CURRENCY_PLACES[currency]
    step = D(1).scaleb(-CURRENCY_PLACES[currency])
    assert found.credited == 0 or found.converted - found.fee - found.credited < step
