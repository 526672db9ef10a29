"""Gateways as their tests need them: found, changed, switched and used."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest

from upstream_sim.areas.transactions.records import Transaction
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared.gateways import PAYMENT_GATEWAYS, PaymentGateway
from upstream_sim.tests.billing_v2 import CallResult, Desk
from upstream_sim.tests.withdrawals import Cashier

D = Decimal
DAY = timedelta(days=1)
ROUND_TRIP = {"title": {"en": "Crypto"}, "subtitle": {}, "description": {"en": "By CPG.", "de": "Mit CPG."}}


def gateway_of(desk: Desk, uuid: str) -> PaymentGateway:
    found = desk.world.table(PAYMENT_GATEWAYS).get(uuid)
    assert found is not None
    return found


def usual(
    desk: Desk, provider: str = "CRYPTO", operation: str = "DEPOSIT", op_id: str = "aurora", version: str = "V2"
) -> PaymentGateway:
    table = desk.world.table(PAYMENT_GATEWAYS)
    found = table.first(opId=op_id, operation=operation, paymentProvider=provider, version=version, isActive=True)
    assert found is not None
    return found


def change(desk: Desk, operation: str, gateway: PaymentGateway, **body: Any) -> CallResult:
    present = desk.world.table(PAYMENT_GATEWAYS).get(gateway.uuid) or gateway
    named = {"uuid": gateway.uuid, "opId": gateway.opId}
    return desk.send(operation, body={**named, **body}, revision=present.revision)


def edit(desk: Desk, gateway: PaymentGateway, **terms: Any) -> CallResult:
    usual_terms = {"order": gateway.order, "fixedFee": 0, "feePercentage": 0, "margin": 0}
    lists: dict[str, Any] = {"currencies": [], "countries": [], "tags": []}
    return change(desk, "gatewayEdit", gateway, **ROUND_TRIP, **{**usual_terms, **lists, **terms})


def switched(desk: Desk, gateway: PaymentGateway, *, on: bool) -> None:
    reply = change(desk, "gatewaySwitch", gateway, isActive=on)
    assert reply.http == 200, reply.body


def deposited(cashier: Cashier, amount: float = 100, **fields: Any) -> Transaction:
    given = {"playerCode": cashier.player.playerCode, "amount": amount, "currency": "USD", "provider": "CRYPTO"}
    tx_id = fire_event(cashier.world, "depositRequested", {**given, **fields})["txId"]
    return cashier.transaction(tx_id)


def refused(cashier: Cashier, **fields: Any) -> dict[str, str]:
    with pytest.raises(ValidationFailed) as refusal:
        deposited(cashier, **fields)
    return refusal.value.fields
