"""Gateways: who may make which, their terms and their order, and what switching and deleting them does."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contracts.payment_providers import GatewayOperation, PaymentProvider
from upstream_sim.areas.gateways.commands import rising
from upstream_sim.core.history.audit import ACTIVITIES, PLATFORM
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared.gateways import PAYMENT_GATEWAYS, Request, gateway_for
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.tenancies import move
from upstream_sim.shared.tenants import operator_of
from upstream_sim.tests.billing_v2 import SUPER, Desk
from upstream_sim.tests.client import AURORA_MANAGER, BOREALIS, NORTH
from upstream_sim.tests.gateways import ROUND_TRIP, D, change, deposited, edit, gateway_of, refused, switched, usual
from upstream_sim.tests.withdrawals import Cashier


@pytest.fixture
def cashier() -> Cashier:
    cashier = Cashier()
    cashier.funded()
    return cashier


@pytest.mark.spec("002-call-gateway-deposit-create", "002-entity-gateway", "002-rule-gateway-order-default")
def test_a_gateway_is_created_set_up_switched_on_used_switched_off_and_deleted(cashier: Cashier) -> None:
    body = {"opId": "aurora", "provider": "PERFECT_MONEY", **ROUND_TRIP}
    made = cashier.send("depositGatewayCreate", body=body)
    assert made.http == 200, made.body
    new = gateway_of(cashier, made.data["uuid"])
    assert (new.order, new.isActive, new.category, new.credentials) == (1, False, "PERFECT_MONEY", {})
    assert new.description == {"en": "By CPG.", "de": "Mit CPG."}
    switched(cashier, usual(cashier, "PERFECT_MONEY"), on=False)
    deposit: dict[str, Any] = {"provider": "PERFECT_MONEY"}
    assert "no gateway for deposits" in refused(cashier, **deposit)["currency"]
    assert edit(cashier, new, fixedFee=0.5, feePercentage=2, margin=1).http == 200
    switched(cashier, new, on=True)
    taken = deposited(cashier, **deposit)
    assert taken.gatewayUuid == new.uuid
    unsigned = cashier.send("depositVerify", body={"txId": taken.txId})
    assert unsigned.http == 422
    assert "credentials are not set" in unsigned.body["messages"][0]
    reply = change(cashier, "gatewayCredentials", new, credentials={"apiKey": "very-secret-key", "secret": ""})
    assert reply.data["credentialsSet"] == ["apiKey"]
    in_use = change(cashier, "depositGatewayDelete", new)
    assert (in_use.http, in_use.status, in_use.data) == (409, "RECORD_LOCKED", {"openCount": 1})
    switched(cashier, new, on=False)
    assert cashier.send("depositVerify", body={"txId": taken.txId}).http == 200
    assert change(cashier, "depositGatewayDelete", new, credentials={"apiKey": "x"}).http == 200
    assert cashier.world.table(PAYMENT_GATEWAYS).get(new.uuid) is None
    told = "".join(str(each) for each in cashier.world.table(ACTIVITIES).all())
    assert "very-secret-key" not in told


@pytest.mark.spec(
    "002-rule-gateway-one-instance-per-provider",
    "002-rule-gateway-tomani-witcher-two-entries",
    "002-constant-gateway-single-instance-providers",
)
@pytest.mark.parametrize(("category", "provider"), [("CRYPTO", "CPG"), ("UTOPIA", "UTOPIA"), ("WEB3", "WEB3"),
                                                    ("MINI_PAY", "MINI_PAY"), ("TOMANI", "JB")])  # fmt: skip
def test_there_is_one_instance_of_these_providers(category: str, provider: str) -> None:
    desk = Desk(SUPER)
    body = {"opId": "aurora", "provider": provider, "category": category, **ROUND_TRIP}
    second = desk.send("depositGatewayCreate", body=body)
    assert second.http == 409
    assert gateway_of(desk, second.data["uuid"]).provider == provider
    assert desk.send("depositGatewayCreate", body={**body, "opId": "aurora-north"}).http == 200
    instance = {"category": category, "operation": "WITHDRAW", "provider": provider, "opId": "aurora-south"}
    made = desk.send("gatewayInstanceCreate", body=instance)
    assert made.http == 200, made.body
    assert desk.send("gatewayInstanceCreate", body=instance).data == {"uuid": made.data["_id"]}


@pytest.mark.spec("002-rule-gateway-order-number")
@pytest.mark.parametrize(
    ("terms", "field", "words"),
    [
        ({"countries": ["XX"]}, "countries", "XX"),
        ({"order": 0}, "order", "begins at 1"),
        ({"order": 1.5}, "order", ""),
        ({"order": "1"}, "order", ""),
        ({"order": 100_000}, "order", "At most 99999"),
        ({"minAmount": 0}, "minAmount", "greater than 0"),
        ({"minAmount": 10, "maxAmount": 9}, "minAmount", "must not exceed"),
        ({"feePercentage": 101}, "feePercentage", "At most 100 %"),
        ({"fixedFee": 10_001}, "fixedFee", "At most 10,000"),
        ({"margin": 50.1}, "margin", "At most 50 %"),
        ({"minAmount": 0.001, "currencies": ["USD"]}, "minAmount", "at most 2 decimal places"),
        ({"tags": ["nobody's"]}, "tags", "no such tag"),
        ({"currencies": ["USD", "USD"]}, "currencies", "once"),
    ],
)
def test_bad_terms_are_refused_at_their_field(terms: dict[str, Any], field: str, words: str) -> None:
    desk = Desk(SUPER)
    gateway = usual(desk)
    reply = edit(desk, gateway, **terms)
    assert reply.http == 422, reply.body
    assert words in reply.fields[field]
    assert gateway_of(desk, gateway.uuid) == gateway


def test_a_provider_must_be_offered_and_allowed() -> None:
    desk = Desk(SUPER)
    body = {"opId": "aurora", "category": "CRYPTO", "provider": "JB", **ROUND_TRIP}
    assert desk.send("depositGatewayCreate", body=body).fields == {"provider": "CRYPTO offers CPG."}
    operator = desk.send("operatorsShow", body={"opId": "aurora"}).data
    sent = {
        "opId": "aurora",
        "isActive": True,
        "dailyTopupLimitInUSD": 5000,
        "additionalTopupCurrencies": [],
        "depositGateways": ["CRYPTO"],
        "withdrawGateways": ["CRYPTO"],
    }
    assert desk.send("operatorsSettingsUpdate", body=sent, revision=operator["revision"]).http == 200
    refusal = {"provider": "The operator is not allowed this gateway."}
    for provider in ("FX_HAVALE", "PERFECT_MONEY"):
        made = desk.send("depositGatewayCreate", body={"opId": "aurora", "provider": provider, **ROUND_TRIP})
        assert made.fields == refusal
    off = next(desk.world.table(PAYMENT_GATEWAYS).where(opId="aurora", provider="FX_HAVALE", isActive=False))
    assert change(desk, "gatewaySwitch", off, isActive=True).fields == refusal


def test_two_editors_of_a_gateway_see_each_other_and_so_do_those_who_drag() -> None:
    desk = Desk(SUPER)
    rows = sorted(desk.world.table(PAYMENT_GATEWAYS).where(opId="aurora", operation="DEPOSIT", version="V2"),
                  key=lambda row: row.uuid)  # fmt: skip
    listed: list[dict[str, Any]] = [{"uuid": row.uuid, "revision": row.revision} for row in rows]
    assert edit(desk, rows[3], margin=1).http == 200
    stale = desk.send("gatewaysReorder", body={"opId": "aurora", "gateways": listed})
    assert (stale.http, stale.data["record"]["margin"]) == (412, 1)
    assert [gateway_of(desk, row.uuid).order for row in rows] == [row.order for row in rows]
    again = desk.send("gatewayEdit", body={"uuid": rows[3].uuid, "opId": "aurora", **ROUND_TRIP, "order": 1,
                      "fixedFee": 0, "feePercentage": 0, "margin": 0, "currencies": [], "countries": [], "tags": []},
                      revision=rows[3].revision)  # fmt: skip
    assert again.http == 412
    listed[3]["revision"] += 1
    assert desk.send("gatewaysReorder", body={"opId": "aurora", "gateways": listed}).http == 200
    orders = [gateway_of(desk, row.uuid).order for row in rows]
    assert orders == sorted(set(orders))


def test_what_does_not_belong_together_is_not_put_in_order() -> None:
    desk = Desk(SUPER)
    mixed = [usual(desk), usual(desk, operation="WITHDRAW")]
    sent = {"opId": "aurora", "gateways": [{"uuid": each.uuid, "revision": each.revision} for each in mixed]}
    assert "one operation" in desk.send("gatewaysReorder", body=sent).fields["gateways"]
    foreign = [usual(desk), usual(desk, op_id="borealis")]
    sent["gateways"] = [{"uuid": each.uuid, "revision": each.revision} for each in foreign]
    assert desk.send("gatewaysReorder", body=sent).http == 404


def test_a_brand_has_its_operators_gateways_of_each_provider_that_it_has_none_of() -> None:
    desk = Desk(NORTH)
    query = {"operation": "DEPOSIT", "limit": "200", "sort": "createdAt"}
    lent = desk.send("gateways", query=query).data["items"]
    assert {row["opId"] for row in lent} == {"aurora"}
    assert all(row["isInherited"] for row in lent)
    assert desk.send("depositGatewayCreate", body={"provider": "CPG", **ROUND_TRIP}).http == 200
    rows = desk.send("gateways", query=query).data["items"]
    crypto = [row for row in rows if row["paymentProvider"] == "CRYPTO"]
    assert [(row["opId"], row["isInherited"]) for row in crypto] == [("aurora-north", False)]
    inherited = next(row for row in rows if row["isInherited"])
    assert desk.send("gateway", path={"uuid": inherited["uuid"]}).http == 200
    assert desk.send("gatewaySwitch", body={"uuid": inherited["uuid"], "isActive": False}, revision=1).http == 404
    player = next(desk.world.table(PLAYERS).where(opId="aurora-north", isDeleted=False))
    asks = {"playerCode": player.playerCode, "amount": 5000, "provider": "CRYPTO"}
    with pytest.raises(ValidationFailed, match="no gateway for deposits is on"):
        fire_event(desk.world, "depositRequested", asks)
    fire_event(desk.world, "depositRequested", {**asks, "provider": "JB"})


def test_gateways_follow_a_tenant_that_becomes_an_operator_or_a_brand() -> None:
    desk = Desk(SUPER)
    world, brand, operator = desk.world, "aurora-north", "borealis"
    lent = usual(desk).uuid

    def taken_by(op_id: str) -> str:
        tenant = operator_of(world, op_id)
        request = Request(GatewayOperation.DEPOSIT, PaymentProvider.CRYPTO, "USD", "DE", D(5000))
        return gateway_for(world, tenant, request).uuid

    def becomes(op_id: str, parent: str | None) -> None:
        with world.change(PLATFORM) as change:
            move(change, operator_of(world, op_id), parent)

    assert taken_by(brand) == lent
    own = taken_by(operator)
    becomes(brand, None)
    with pytest.raises(ValidationFailed, match="no gateway for deposits is on"):
        taken_by(brand)
    made = desk.send("depositGatewayCreate", body={"opId": brand, "provider": "CPG", **ROUND_TRIP})
    switched(desk, gateway_of(desk, made.data["uuid"]), on=True)
    assert taken_by(brand) == made.data["uuid"]
    becomes(brand, "aurora")
    assert taken_by(brand) == made.data["uuid"]
    becomes(operator, "aurora")
    assert taken_by(operator) == own


def test_who_may_see_and_change_what() -> None:
    manager, foreign = Desk(AURORA_MANAGER), Desk(BOREALIS)
    assert manager.send("gateways", query={}).http == 200
    assert change(manager, "gatewaySwitch", usual(manager), isActive=False).http == 403
    assert foreign.send("gateway", path={"uuid": usual(foreign).uuid}).http == 404


@pytest.mark.spec("002-entity-action-update-operator-tags")
def test_tags_are_an_operators_and_stay_while_a_gateway_has_them() -> None:
    desk = Desk(SUPER)
    sent = {"opId": "aurora", "operatorTags": ["vip", "fast", "cards", "new"]}
    saved = desk.send("operatorTagsEdit", body=sent, revision=1)
    assert saved.data == {**sent, "revision": 2}
    assert desk.send("operatorTagsEdit", body=sent, revision=1).http == 412
    gone = desk.send("operatorTagsEdit", body={**sent, "operatorTags": ["fast", "cards"]}, revision=2)
    assert "has the tag vip" in gone.fields["operatorTags"]
    twice = desk.send("operatorTagsEdit", body={**sent, "operatorTags": ["vip", "VIP"]}, revision=2)
    assert twice.fields == {"operatorTags": "Enter each tag once."}
    long = desk.send("operatorTagsEdit", body={**sent, "operatorTags": ["x" * 31]}, revision=2)
    assert "At most 30 characters." in str(long.fields)
    fresh = desk.send("operatorTagsEdit", body={"opId": "aurora-north", "operatorTags": ["own"]}, revision=0)
    assert (fresh.http, fresh.data["revision"]) == (200, 1)


@given(st.lists(st.integers(1, 30), min_size=2, max_size=20))
def test_a_new_order_rises_and_keeps_the_numbers_where_it_can(orders: list[int]) -> None:
    found = rising(sorted(orders))
    assert all(one < two for one, two in pairwise(found))
    assert found[0] == min(orders)
    assert rising(found) == found
    assert len(set(orders)) < len(orders) or found == sorted(orders)
