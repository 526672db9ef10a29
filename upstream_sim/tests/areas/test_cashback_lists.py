"""The lists of claims, and what counts them."""

from __future__ import annotations

from typing import Any

import pytest

from upstream_sim.tests.billing_v2 import OPERATOR_ADMIN, OPERATOR_MANAGER, CallResult
from upstream_sim.tests.cashback_driver import CashbackDriver
from upstream_sim.tests.client import BOREALIS


@pytest.fixture
def till() -> CashbackDriver:
    return CashbackDriver()


def test_other_operators_players_and_claims_are_not_there(till: CashbackDriver) -> None:
    theirs = {**till.named, "opId": "borealis"}
    assert till.send("cashbackPlayerSummary", body=theirs).http == 404
    till.loses(500)
    till.world.advance("P1D")
    claimed = till.claim(10)
    assert CashbackDriver(BOREALIS, till).decide(claimed, "confirm").http == 404
    assert CashbackDriver(BOREALIS, till).send("cashbackEffect", query={"txId": claimed.data["txId"]}).http == 404
    assert CashbackDriver(OPERATOR_MANAGER, till).decide(claimed, "confirm").http == 403
    assert CashbackDriver(OPERATOR_ADMIN, till).decide(claimed, "confirm").http == 200
    assert till.decide(CallResult(200, {"data": {"txId": "nothing-like-it"}}), "confirm").http == 404


def test_lists_are_of_claims_alone_and_filters_hold(till: CashbackDriver) -> None:
    till.loses(500)
    till.world.advance("P1D")
    pending, other = till.claim(10), till.claim(12)
    till.decide(other, "reject")
    own = {"playerCode": f" {till.player.playerCode} "}

    def ids(operation: str, **query: str) -> list[str]:
        reply = till.send(operation, query={**own, **query})
        assert reply.http == 200, reply.body
        assert {row["transactionType"] for row in reply.data["transactions"]} <= {"CASHBACK"}
        assert reply.data["count"] == len(reply.data["transactions"]) + reply.data["remaining"]
        return [row["txId"] for row in reply.data["transactions"]]

    first, second = pending.data["txId"], other.data["txId"]
    assert set(ids("cashbackList")) == {first, second}
    assert ids("cashbackPending") == [first]
    assert ids("cashbackList", txStatus="REJECTED") == [second]
    assert ids("cashbackList", sort="-toAmountInUSD") == [second, first]
    assert ids("cashbackList", minAmount="11") == [second]
    assert ids("cashbackList", maxAmount="10") == [first]
    assert ids("cashbackList", txId=first, playerId=till.player.playerId) == [first]
    assert ids("cashbackList", playerId="nobody") == []
    assert ids("cashbackList", opId="aurora-north") == []
    assert set(ids("cashbackList", fromDate="2026-11-02T00:00:00Z")) == {first, second}
    assert ids("cashbackList", toDate="2026-11-01T00:00:00Z") == []
    crossed = till.send("cashbackList", query={"fromDate": "2026-11-02T00:00:00Z", "toDate": "2026-11-01T00:00:00Z"})
    assert crossed.fields.keys() == {"fromDate"}
    assert till.send("cashbackList", query={"sort": "gateway"}).fields.keys() == {"sort"}


def test_the_badge_counts_what_waits_at_the_tenant(till: CashbackDriver) -> None:
    def badge(**query: str) -> Any:
        return till.send("adminBadges", query=query).data["cashback"]

    for query in ({}, {"opId": "aurora"}, {"opId": "aurora", "includeBrands": "false"}):
        assert badge(**query) == till.send("cashbackPending", query={**query, "limit": "1"}).data["count"]
    before = badge(opId="aurora")
    till.loses(500)
    till.world.advance("P1D")
    claimed = till.claim(10)
    assert badge(opId="aurora") == before + 1
    till.decide(claimed, "reject")
    assert badge(opId="aurora") == before
