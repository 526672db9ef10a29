from __future__ import annotations

from decimal import Decimal

import pytest

from upstream_sim.tests.billing_v2 import Desk
from upstream_sim.tests.client import AURORA, BOREALIS, DEV_OPS, NORTH, SUPER

ALL = {"limit": "1000"}


@pytest.fixture
def desk() -> Desk:
    return Desk(SUPER)


@pytest.mark.spec("001-constant-networks")
def test_a_treasury_is_worth_what_its_accounts_are_worth(desk: Desk) -> None:
    treasuries = desk.send("treasuries", query=ALL).data
    accounts = desk.send("treasuryAccounts", query=ALL).data["items"]
    for treasury in treasuries["items"]:
        own = [each for each in accounts if each["treasuryId"] == treasury["treasuryId"]]
        assert treasury["accountCount"] == len(own)
        assert treasury["balanceInUSD"] == sum(each["balanceInUSD"] for each in own)
        assert set(treasury["networks"]) == {each["network"] for each in own}
        low = treasury["balanceInUSD"] < treasury["minimumInUSD"]
        assert treasury["status"] in ({"LOW", "DISABLED"} if low else {"ACTIVE", "DISABLED"})
    assert treasuries["totalInUSD"] == sum(each["balanceInUSD"] for each in treasuries["items"])
    assert {each["status"] for each in treasuries["items"]} == {"ACTIVE", "LOW", "DISABLED"}
    assert {each["network"] for each in accounts} == {"ETHEREUM_MAIN", "POLYGON_MAIN", "CELO_MAIN", "POLYGON_TEST"}


def test_lists_are_sorted_paged_and_filtered(desk: Desk) -> None:
    first = desk.send("treasuryAccounts").data
    assert first["count"] > 50 == len(first["items"])
    assert first["remaining"] == first["count"] - 50
    amounts = [each["balanceInUSD"] for each in first["items"]]
    assert amounts == sorted(amounts, reverse=True)
    one = first["items"][0]
    for name in ("treasuryId", "provider", "network", "currency"):
        found = desk.send("treasuryAccounts", query={**ALL, name: one[name]}).data["items"]
        assert {each[name] for each in found} == {one[name]}
        assert one in found
    assert desk.send("treasuryAccounts", query={"address": f" {one['address'].upper()} "}).data["items"] == [one]
    for query in ({"status": "LOW"}, {"network": "CELO_MAIN"}, {"provider": "WEB3"}):
        found = desk.send("treasuries", query=query).data["items"]
        assert 0 < len(found) < desk.send("treasuries").data["count"]
    assert desk.send("treasuries", query={"sort": "title"}).http == 422
    assert desk.send("treasuries", query={"network": "MOON"}).http == 422


def test_test_networks_are_worth_nothing_in_the_total(desk: Desk) -> None:
    found = desk.send("treasuryAccounts", query={**ALL, "network": "POLYGON_TEST"}).data
    assert found["count"] > 0
    assert {each["balanceInUSD"] for each in found["items"]} == {0}
    assert found["totalInUSD"] == 0
    assert found["items"][0]["balance"] > Decimal(0)


def test_everybody_sees_their_own(desk: Desk) -> None:
    for email, tenants in ((AURORA, {"aurora", "aurora-north", "aurora-south"}), (NORTH, {"aurora-north"})):
        clerk = Desk(email, desk)
        for operation in ("treasuries", "treasuryAccounts"):
            assert {each["opId"] for each in clerk.send(operation, query=ALL).data["items"]} == tenants
    assert Desk(BOREALIS, desk).send("treasuries", query={"opId": "aurora"}).http == 403
    assert Desk(DEV_OPS, desk).send("treasuries").http == 403
