"""Gateways: who may make which, what a request takes, what it costs, and what switching, ordering and deleting do."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from datetime import timedelta
from decimal import Decimal
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contracts.areas.activity import ActivityMode
from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.money import CURRENCY_PLACES, Currency, in_places, places_of
from contracts.payment_providers import (
    GatewayCategory,
    GatewayOperation,
    GatewayProvider,
    GatewayVersion,
    PaymentProvider,
)
from contracts.warnings import WarningCode
from tools.examples import examples
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.gateways.commands import rising
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.areas.transactions.rollups import BY_STATUS
from upstream_sim.areas.withdrawals.records import ProviderBehaviour
from upstream_sim.core.clock import ClockMode
from upstream_sim.core.history.audit import ACTIVITIES, PLATFORM, UserRef
from upstream_sim.core.money.ledger import ENTRIES, amount_of, balance_of
from upstream_sim.core.refusals import Refusal, ValidationFailed
from upstream_sim.core.rng import seeded
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.tables.schema import Between
from upstream_sim.shared import player_wallets
from upstream_sim.shared.gateways import (
    FURTHER_PROVIDERS,
    PAYMENT_GATEWAYS,
    PaymentGateway,
    Request,
    convert,
    fee_in_places,
    gateway_for,
)
from upstream_sim.shared.live import BY_PLAYERS
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.tenancies import move
from upstream_sim.shared.tenants import operator_of
from upstream_sim.testing import NOW
from upstream_sim.tests.billing_v2 import SUPER, CallResult, Desk
from upstream_sim.tests.client import AURORA_MANAGER, BOREALIS, NORTH
from upstream_sim.tests.money import ledger_is_consistent
from upstream_sim.tests.withdrawals import Cashier

D = Decimal
DAY = timedelta(days=1)
ROUND_TRIP = {"title": {"en": "Crypto"}, "subtitle": {}, "description": {"en": "By CPG.", "de": "Mit CPG."}}


@pytest.fixture
def cashier() -> Cashier:
    cashier = Cashier()
    cashier.funded()
    return cashier


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


def test_the_fee_is_booked_between_player_and_house(cashier: Cashier) -> None:
    gateway = usual(cashier)
    assert edit(cashier, gateway, fixedFee=0.5, feePercentage=2, margin=1).http == 200
    code, world = cashier.player.playerCode, cashier.world
    wallet, house = player_wallets.main(code, "USD"), player_wallets.house(cashier.player.opId, "USD")
    before = balance_of(world, wallet)
    deposit = deposited(cashier)
    shown = cashier.send("transaction", path={"txId": deposit.txId}).data
    assert (shown["fromAmount"], shown["toAmount"], shown["fee"], shown["feeCurrency"]) == (
        100, D("96.52"), D("2.48"), "USD",
    )  # fmt: skip
    assert cashier.send("depositVerify", body={"txId": deposit.txId}).http == 200
    assert balance_of(world, wallet) - before == D("96.52")
    kept = [
        entry.amount for entry in world.table(ENTRIES).where(reason=f"FEE {deposit.txId}") if entry.account == house.key
    ]
    assert [amount_of(units) for units in kept] == [D("2.48")]
    booked = [
        amount_of(entry.amount)
        for posting in cashier.transaction(deposit.txId).postings
        for entry in world.table(ENTRIES).where(postingId=posting)
        if entry.account == wallet.key
    ]
    assert booked == [D(99), D("-2.48")]
    ledger_is_consistent(world)


def test_a_withdrawals_fee_is_taken_from_what_is_paid_out(cashier: Cashier) -> None:
    gateway = usual(cashier, "JB", "WITHDRAW")
    assert edit(cashier, gateway, fixedFee=1, feePercentage=10).http == 200
    tx_id = cashier.requested(PaymentProvider.JB)
    asked = cashier.transaction(tx_id)
    in_units = (asked.fromUnits, asked.toUnits, asked.feeUnits or 0)
    assert [amount_of(units) for units in in_units] == [D(12), D("9.8"), D("2.2")]
    facts = cashier.read("withdrawFacts", tx_id)["gateway"]
    assert (facts["title"], facts["fee"], facts["paidAmount"], facts["paidCurrency"]) == (
        "Crypto",
        D("2.2"),
        D("9.8"),
        "USD",
    )
    house = player_wallets.house(asked.opId, "USD")
    own, held, paid, _ = cashier.money(tx_id)
    kept = balance_of(cashier.world, house)
    assert cashier.decide(tx_id).http == 200
    after = cashier.money(tx_id)
    assert [after[0] - own, after[1] - held, after[2] - paid] == [D(0), D(-12), D("9.8")]
    assert balance_of(cashier.world, house) - kept == D("2.2")
    ledger_is_consistent(cashier.world)


def test_a_request_takes_the_gateway_that_fits_by_currency_country_limits_and_order(cashier: Cashier) -> None:
    first = usual(cashier, "MALDO_PAY")
    other = cashier.send(
        "depositGatewayCreate", body={"opId": "aurora", "provider": "MALDO_PAY", "order": 9, **ROUND_TRIP}
    )
    second = gateway_of(cashier, other.data["uuid"])
    switched(cashier, second, on=True)
    asks: dict[str, Any] = {"provider": "MALDO_PAY"}
    assert deposited(cashier, **asks).gatewayUuid == first.uuid
    assert edit(cashier, first, maxAmount=50).http == 200
    assert deposited(cashier, 50, **asks).gatewayUuid == first.uuid
    assert deposited(cashier, 50.01, **asks).gatewayUuid == second.uuid
    assert edit(cashier, first, currencies=["EUR"]).http == 200
    assert deposited(cashier, **asks).gatewayUuid == second.uuid
    elsewhere = "DE" if cashier.player.country != "DE" else "FI"
    assert edit(cashier, second, countries=[elsewhere]).http == 200
    assert refused(cashier, **asks) == {"currency": "Maldo Pay: no gateway for deposits takes USD."}
    assert edit(cashier, first, minAmount=20, countries=[cashier.player.country]).http == 200
    assert refused(cashier, amount=19.99, **asks) == {
        "amount": "Maldo Pay: no gateway for deposits takes less than 20 USD."
    }
    assert deposited(cashier, 20, **asks).gatewayUuid == first.uuid


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


def test_a_brand_sees_its_own_requests_alone_by_what_is_its_operators(cashier: Cashier) -> None:
    gateway, brand = usual(cashier, "WEB3"), Desk(NORTH)
    player = next(brand.world.table(PLAYERS).where(opId="aurora-north", isDeleted=False))
    deposited(cashier, provider="WEB3")
    fire_event(brand.world, "depositRequested", {"playerCode": player.playerCode, "amount": 50, "provider": "WEB3"})
    fire_event(cashier.world, "depositRequested", {"playerCode": player.playerCode, "amount": 50, "provider": "WEB3"})
    at = {"uuid": gateway.uuid}
    for desk, requests in ((brand, 1), (cashier, 2)):
        assert desk.send("gateway", path=at).data["lastDay"]["requests"] == requests
        effect = desk.send("gatewayEffect", path=at).data
        assert (effect["requestsOfLastDay"], effect["openCount"]) == (requests, requests)
    listed = brand.send("gateways", query={"operation": "DEPOSIT", "limit": "200"}).data["items"]
    assert [row["lastDay"]["requests"] for row in listed if row["uuid"] == gateway.uuid] == [1]


def test_players_deposit_by_the_providers_that_came_later_too(cashier: Cashier) -> None:
    taken = set()
    for number in range(12):
        BY_PLAYERS["furtherDeposit"].run(cashier.world, seeded(f"deposit:{number}"), cashier.player.playerCode)
    for row in cashier.world.table(TRANSACTIONS).where(playerCode=cashier.player.playerCode):
        if row.paymentProvider in FURTHER_PROVIDERS:
            assert row.gatewayUuid == usual(cashier, row.paymentProvider).uuid
            taken.add(row.paymentProvider)
    assert taken == set(FURTHER_PROVIDERS)


def test_players_are_paid_by_the_providers_that_came_later_too(cashier: Cashier) -> None:
    cashier.world.set_clock(ClockMode.FROZEN, NOW + DAY)
    taken = {}
    for number in range(40):
        with suppress(Refusal):  # of whoever asked too often that day
            player = list(cashier.world.table(PLAYERS).where(opId="aurora", isDeleted=False))[number]
            BY_PLAYERS["furtherWithdrawal"].run(cashier.world, seeded(f"withdrawal:{number}"), player.playerCode)
    for row in cashier.world.table(TRANSACTIONS).where(transactionType=TransactionType.WITHDRAW):
        if row.createdAt == cashier.world.now():
            gateway = gateway_of(cashier, row.gatewayUuid or "")
            assert (gateway.paymentProvider, gateway.isActive) == (row.paymentProvider, True)
            taken[row.paymentProvider] = row
    assert set(taken) == set(FURTHER_PROVIDERS)
    for row in taken.values():
        decided = cashier.decide(row.txId, acknowledged=list(WarningCode))
        assert decided.http == 200, decided.body
        assert cashier.transaction(row.txId).status in (TransactionStatus.CONFIRMED, TransactionStatus.IN_PROGRESS)
    ledger_is_consistent(cashier.world)


def test_what_lives_while_gateways_are_switched_goes_by_those_that_were_on() -> None:
    desk, rng = Desk(SUPER), seeded("switches")
    world, table = desk.world, desk.world.table(PAYMENT_GATEWAYS)
    fire_event(world, SWITCHED, {"mode": ActivityMode.BUSY})
    gone_by: Counter[GatewayOperation] = Counter()
    for hour in range(1, 5):
        for gateway in rng.sample(list(table.where(version="V2")), 60):
            with world.change() as change:
                change.put(table, msgspec.structs.replace(gateway, isActive=not gateway.isActive))
        on = {gateway.uuid: gateway.operation for gateway in table.where(isActive=True)}
        began = world.now()
        world.set_clock(ClockMode.FROZEN, NOW + timedelta(hours=hour))
        for row in world.table(TRANSACTIONS).where(createdAt=Between(began + timedelta(seconds=1), None)):
            if row.transactionType in (TransactionType.DEPOSIT, TransactionType.WITHDRAW):
                assert row.gatewayUuid in on
                gone_by[on[row.gatewayUuid]] += 1
    assert min(gone_by[operation] for operation in GatewayOperation) > 5
    ledger_is_consistent(world)


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


def test_lists_gateways_of_transactions_and_the_rollup_go_by_instance(cashier: Cashier) -> None:
    deposit = deposited(cashier)
    found = cashier.send("depositsList", query={"gatewayUuid": deposit.gatewayUuid or ""}).data
    assert deposit.txId in {row["txId"] for row in found["transactions"]}
    assert {row["gatewayUuid"] for row in found["transactions"]} == {deposit.gatewayUuid}
    by_name = cashier.send("transactionGateways", query={"type": "DEPOSIT"}).data
    instances = {each["uuid"]: each["count"] for row in by_name for each in row["instances"]}
    assert instances[deposit.gatewayUuid] == found["count"]
    step = BY_STATUS.between(cashier.world, None, None, {"gatewayUuid": deposit.gatewayUuid}, ("status",))
    sums = None
    while sums is None:
        try:
            next(step)
        except StopIteration as stop:
            sums = stop.value
    assert sum(each.created for each in sums.values()) == found["count"]


def test_a_row_shows_its_last_day(cashier: Cashier) -> None:
    gateway = usual(cashier, "WEB3")
    first, second = deposited(cashier, provider="WEB3"), deposited(cashier, provider="WEB3", isPaid=False)
    deposited(cashier, provider="WEB3")
    assert cashier.send("depositVerify", body={"txId": first.txId}).http == 200
    assert cashier.send("depositVerify", body={"txId": second.txId}).http == 422
    day = cashier.send("gateway", path={"uuid": gateway.uuid}).data["lastDay"]
    assert (day["requests"], day["confirmedPercentage"], day["medianSeconds"]) == (3, D("33.33"), 0)
    assert day["lastFailure"]["reason"] == "The provider did not have the deposit."
    effect = cashier.send("gatewayEffect", path={"uuid": gateway.uuid}).data
    assert (effect["openCount"], effect["requestsOfLastDay"], effect["takenBy"], effect["stopsAll"]) == (
        2,
        3,
        None,
        True,
    )
    assert effect["stoppedCurrencies"] == list(Currency)


def test_the_number_of_open_transactions_leads_to_them(cashier: Cashier) -> None:
    gateway = usual(cashier, "JB", "WITHDRAW")
    with_provider = cashier.requested(PaymentProvider.JB, ProviderBehaviour.WORKS)
    assert cashier.decide(with_provider).http == 200
    done = cashier.requested(PaymentProvider.JB)
    assert cashier.decide(done).http == 200
    waiting = cashier.requested(PaymentProvider.JB)
    refusal = change(cashier, "withdrawGatewayDelete", gateway)
    found = cashier.send("withdrawalsList", query={"gatewayUuid": gateway.uuid, "isOpen": "true"}).data
    assert (refusal.http, refusal.data["openCount"]) == (409, found["count"])
    listed = {row["txId"] for row in found["transactions"]}
    assert {with_provider, waiting} <= listed
    assert done not in listed
    pending = {"gatewayUuid": gateway.uuid, "isOpen": "false", "txStatus": "PENDING"}
    assert cashier.send("withdrawalsList", query=pending).data["count"] == 0


def test_a_gateway_that_is_off_pays_only_what_was_requested_by_it(cashier: Cashier) -> None:
    rows = cashier.send("withdrawTomaniGateways", query={"opId": "aurora"}).data
    tx_id = cashier.requested(PaymentProvider.TOMANI)
    assert cashier.transaction(tx_id).gatewayUuid == rows[0]["uuid"]
    for row in rows[:2]:
        switched(cashier, gateway_of(cashier, row["uuid"]), on=False)
    assert (
        "is off"
        in cashier.tomani(tx_id, gatewayUuid=rows[1]["uuid"], provider=rows[1]["provider"]).fields["gatewayUuid"]
    )
    chosen = cashier.tomani(tx_id, gatewayUuid=rows[0]["uuid"], provider=rows[0]["provider"])
    assert chosen.http == 200, chosen.body
    other = cashier.requested(PaymentProvider.TOMANI)
    assert cashier.transaction(other).gatewayUuid == rows[2]["uuid"]
    by_hand = cashier.tomani(other, gatewayUuid=rows[3]["uuid"], provider=rows[3]["provider"])
    assert by_hand.http == 200
    assert cashier.transaction(other).gatewayUuid == rows[3]["uuid"]


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


@given(st.lists(st.integers(1, 30), min_size=2, max_size=20))
def test_a_new_order_rises_and_keeps_the_numbers_where_it_can(orders: list[int]) -> None:
    found = rising(sorted(orders))
    assert all(one < two for one, two in pairwise(found))
    assert found[0] == min(orders)
    assert rising(found) == found
    assert len(set(orders)) < len(orders) or found == sorted(orders)


@settings(max_examples=examples(12))
@given(st.lists(st.tuples(st.sampled_from(["request", "switch", "fee"]), st.integers(0, 4)), max_size=14))
def test_no_transaction_goes_without_a_gateway_nor_by_one_that_was_off(steps: list[tuple[str, int]]) -> None:
    cashier = Cashier()
    names = ("CRYPTO", "JB", "MALDO_PAY", "TOMANI", "MANUAL")
    table, op_id = cashier.world.table(PAYMENT_GATEWAYS), cashier.player.opId
    for act, number in steps:
        rows = list(table.where(opId=op_id, operation="DEPOSIT", paymentProvider=names[number]))
        if act == "switch":
            for row in rows[: number + 1]:
                switched(cashier, row, on=not row.isActive)
        elif act == "fee":
            assert edit(cashier, rows[0], feePercentage=number, fixedFee=number).http == 200
        else:
            _asked(cashier, names[number], {row.uuid for row in rows if row.isActive})
    ledger_is_consistent(cashier.world)


def _asked(cashier: Cashier, provider: str, active: set[str]) -> None:
    """A deposit is taken by one of those that are on, and confirmed; it is refused where none is."""
    try:
        deposit = deposited(cashier, provider=provider)
    except ValidationFailed:
        assert provider not in ("CRYPTO", "JB", "TOMANI") or not active
        return
    assert deposit.gatewayUuid in active
    assert cashier.send("depositVerify", body={"txId": deposit.txId, "acknowledged": list(WarningCode)}).http == 200
