"""Gateways in use: what a request takes, what it costs, and what lists and rows tell of it."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from datetime import timedelta
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contracts.areas.activity import ActivityMode
from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.money import Currency
from contracts.payment_providers import GatewayOperation, PaymentProvider
from contracts.warnings import WarningCode
from tools.examples import examples
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.areas.transactions.rollups import BY_STATUS
from upstream_sim.areas.withdrawals.records import ProviderBehaviour
from upstream_sim.core.clock import ClockMode
from upstream_sim.core.money.ledger import ENTRIES, amount_of, balance_of
from upstream_sim.core.refusals import Refusal, ValidationFailed
from upstream_sim.core.rng import seeded
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.tables.schema import Between
from upstream_sim.shared import player_wallets
from upstream_sim.shared.gateways import FURTHER_PROVIDERS, PAYMENT_GATEWAYS
from upstream_sim.shared.live import BY_PLAYERS
from upstream_sim.shared.players import PLAYERS
from upstream_sim.testing import NOW
from upstream_sim.tests.billing_v2 import SUPER, Desk
from upstream_sim.tests.client import NORTH
from upstream_sim.tests.gateways import (
    DAY,
    ROUND_TRIP,
    D,
    change,
    deposited,
    edit,
    gateway_of,
    refused,
    switched,
    usual,
)
from upstream_sim.tests.money import ledger_is_consistent
from upstream_sim.tests.withdrawals import Cashier


@pytest.fixture
def cashier() -> Cashier:
    cashier = Cashier()
    cashier.funded()
    return cashier


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
