"""Payments that wait with something in the way: found by a filter, marked in their rows, counted above their queue."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any

import pytest

from contracts.areas.transactions import OrderMark
from contracts.payment_providers import PaymentProvider
from upstream_sim.areas.withdrawals.records import ProviderBehaviour
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared.rates import rate_of
from upstream_sim.tests.client import ADMIN
from upstream_sim.tests.warned import Careful


def lost(desk: Careful) -> str:
    tx_id = desk.requested(PaymentProvider.JB, ProviderBehaviour.LOSES_UNPAID)
    assert desk.decide(tx_id).http == 200
    return tx_id


def not_taken(desk: Careful) -> str:
    tx_id = desk.requested(PaymentProvider.JB, ProviderBehaviour.REFUSES)
    assert desk.decide(tx_id).data["status"] == 0
    return tx_id


def not_paid(desk: Careful) -> str:
    tx_id = desk.requested(PaymentProvider.JB, ProviderBehaviour.WORKS)
    assert desk.decide(tx_id).http == 200
    desk.says(tx_id, is_paid=False)
    return tx_id


def not_there(desk: Careful) -> str:
    body = {"playerCode": desk.player.playerCode, "amount": 50, "currency": "USD", "isPaid": False}
    tx_id: str = fire_event(desk.world, "depositRequested", body)["txId"]
    assert read(desk, "depositsList", tx_id)["transactions"][0]["order"] is None
    assert desk.send("depositVerify", body={"txId": tx_id}).status == "NOT_VERIFIED"
    return tx_id


def read(desk: Careful, operation: str, tx_id: str | None = None, **query: str) -> Any:
    found = desk.send(operation, query={**({"txId": tx_id} if tx_id else {}), **query})
    assert found.http == 200, found.body
    return found.data


def rejected(desk: Careful, tx_id: str) -> None:
    assert desk.decide(tx_id, "reject").http == 200


def asked_for_it(desk: Careful, tx_id: str) -> None:
    assert desk.send("withdrawInProgress", body={"txId": tx_id, "status": "REJECT"}).http == 200


def paid_in(desk: Careful, tx_id: str) -> None:
    fire_event(desk.world, "depositPaid", {"txId": tx_id})


CASES = [
    ("withdrawalsList", OrderMark.UNANSWERED, lost, asked_for_it),
    ("withdrawalsList", OrderMark.REFUSED, not_taken, rejected),
    ("withdrawalsList", OrderMark.REFUSED, not_paid, asked_for_it),
    ("depositsList", OrderMark.UNVERIFIED, not_there, paid_in),
]


@pytest.mark.parametrize(("operation", "mark", "make", "end"), CASES)
def test_what_stands_in_the_way_is_found_marked_and_counted(
    operation: str, mark: OrderMark, make: Callable[[Careful], str], end: Callable[[Careful, str], None]
) -> None:
    desk = Careful()
    desk.funded()
    desk.tidy(desk.player.playerCode, None)
    before = read(desk, operation, opId="aurora")["totals"]["orders"][mark]
    tx_id = make(desk)
    [row] = read(desk, operation, tx_id)["transactions"]
    assert row["order"] == mark
    assert [each["txId"] for each in read(desk, operation, tx_id, order=mark)["transactions"]] == [tx_id]
    others = {each for each in OrderMark if each is not mark}
    assert all(read(desk, operation, tx_id, order=other)["count"] == 0 for other in others)
    listed = read(desk, operation, opId="aurora", order=mark)
    assert listed["count"] == listed["totals"]["orders"][mark] == before + 1
    assert {each["order"] for each in listed["transactions"]} == {mark}
    end(desk, tx_id)
    assert read(desk, operation, tx_id)["transactions"][0]["order"] is None
    assert read(desk, operation, opId="aurora")["totals"]["orders"][mark] == before


def test_a_mark_goes_with_the_other_filters() -> None:
    desk = Careful()
    assert read(desk, "withdrawalsList", order="unanswered")["count"] > 0
    assert read(desk, "withdrawalsList", order="unanswered", txStatus="PENDING")["count"] == 0
    assert read(desk, "depositsList", order="unanswered")["count"] == 0
    assert read(desk, "transactionsList", order="unanswered")["count"] > 0
    assert desk.send("withdrawalsList", query={"order": "lost"}).http == 422


def test_a_smallest_amount_may_have_cents() -> None:
    desk = Careful(ADMIN)
    for operation in ("withdrawalsList", "depositsList", "transactionsProfit", "cashbackList"):
        every = read(desk, operation, limit="1000", opId="aurora")["transactions"]
        assert 0 < len(every) < 1000
        within = [row["txId"] for row in every if Decimal("7.25") <= row["toAmountInUSD"] <= Decimal("730.5")]
        found = read(desk, operation, limit="1000", opId="aurora", minAmount="7.25", maxAmount="730.5")
        assert sorted(row["txId"] for row in found["transactions"]) == sorted(within)


@pytest.mark.parametrize(
    ("currency", "arrives", "network", "begins"),
    [("USDT", "USDT", "TRON", "T"), ("EUR", "USDT", "TRON", "T"), ("BTC", "BTC", "BITCOIN", "1")],
)
def test_a_payout_by_crypto_says_where_it_goes_and_what_arrives(
    currency: str, arrives: str, network: str, begins: str
) -> None:
    desk = Careful()
    desk.funded(currency)
    body = {"playerCode": desk.player.playerCode, "amount": Decimal("0.5"), "currency": currency, "provider": "CRYPTO"}
    tx_id = fire_event(desk.world, "withdrawRequested", body)["txId"]
    crypto = desk.send("withdrawFacts", query={"txId": tx_id}).data["crypto"]
    worth = Decimal("0.5") * rate_of(desk.world, currency) / rate_of(desk.world, arrives)
    assert (crypto["currency"], crypto["network"], crypto["address"][0]) == (arrives, network, begins)
    assert 0 <= worth - crypto["amount"] < Decimal("0.000001")
    [row] = read(desk, "withdrawalsList", tx_id)["transactions"]
    assert (row["toCurrency"], row["toAmount"]) == (arrives, crypto["amount"])


def test_a_payout_by_others_has_no_address() -> None:
    desk = Careful()
    desk.funded()
    tx_id = desk.requested(PaymentProvider.JB, ProviderBehaviour.PAYS)
    assert desk.send("withdrawFacts", query={"txId": tx_id}).data["crypto"] is None
