"""Paying through the provider: where to, how much, and what becomes of what arrives on the chain."""

from __future__ import annotations

from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any

import pytest

from contracts.areas.billing_v2_payments import NO_ACCOUNT
from contracts.money import round_cents
from contracts.texts import OPERATOR_NOT_FOUND
from contracts.wire import Invalid
from upstream_sim import testing
from upstream_sim.areas.billing_v2.due import due_by
from upstream_sim.areas.billing_v2.records import PAYMENTS
from upstream_sim.areas.provider_payment.records import ARRIVALS, Arrival
from upstream_sim.areas.provider_payment.rules import required_amount
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.refusals import Refusal, ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.tests.billing_v2 import NOON, OPERATOR_ADMIN, OPERATOR_MANAGER, OVERRIDE, Desk

BOREALIS = "admin@borealis.test"
NORTH = "admin@aurora-north.test"


@pytest.fixture
def desk() -> Desk:
    return Desk()


def transfers(desk: Desk, op_id: str = "meridian") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = desk.provider(op_id).data["pendingTransfers"]
    return found


def owes(desk: Desk, amount: int = 1000, op_id: str = "meridian") -> None:
    """An invoice of this total, of an operator who owes nothing yet."""
    bare = {"casinoGGRPercentage": 0, "sportGGRPercentage": 0, "minMonthlyFeeInUSD": amount}
    assert desk.generate(op_id, **{**OVERRIDE, **bare}).http == 200


def usd(debt: int, pool: int) -> tuple[Decimal, Decimal]:
    return Decimal(debt), Decimal(pool)


def worth(in_usd: int, desk: Desk) -> Decimal:
    """So much USDT is at least this at the present rate, and less than a cent more."""
    return required_amount(Decimal(in_usd), "USDT", rate_of(desk.world, "USDT"))


@pytest.mark.spec("000-entity-provider-payment", "000-entity-operator-details")
def test_the_dialog_is_told_where_and_how_much(desk: Desk) -> None:
    owes(desk)
    operator = desk.world.table(OPERATORS).get("meridian")
    assert operator is not None
    terms = desk.provider("meridian").data
    shown = desk.send("operatorsShow", body={"opId": "meridian"}).data
    assert terms["address"] == operator.walletAddress == shown["cpgBillingWallets"]["address"]
    assert (terms["network"], terms["currency"], terms["acceptedCurrencies"]) == ("TRON", "USDT", ["USDT", "TRX"])
    assert (terms["year"], terms["debtInUSD"], terms["balanceInUSD"], terms["requiredInUSD"]) == (
        2026,
        1000,
        0,
        1000,
    )
    assert (terms["opTitle"], terms["dueBy"], terms["pendingTransfers"]) == ("Meridian House", "2026-11-05", [])
    assert terms["marketRateInUSD"] == rate_of(desk.world, "USDT")


def test_the_debt_is_the_years_and_the_required_payment_is_not(desk: Desk) -> None:
    owes(desk)
    terms = desk.provider("meridian", year="2025", currency="TRX", includeBrands="false").data
    assert (terms["year"], terms["debtInUSD"], terms["requiredInUSD"], terms["currency"]) == (
        2025,
        0,
        1000,
        "TRX",
    )
    assert terms["requiredAmount"] * terms["marketRateInUSD"] >= 1000


@pytest.mark.parametrize("op_id", ["aurora", "cassiopeia", "delphin", "helios", "kestrel"])
@pytest.mark.parametrize("year", [2025, 2026])
def test_balance_and_debt_are_the_cards(desk: Desk, op_id: str, year: int) -> None:
    terms = desk.provider(op_id, year=str(year)).data
    assert (terms["debtInUSD"], terms["balanceInUSD"]) == desk.cards(year, op_id)


def test_a_pool_below_zero_is_required_too(desk: Desk) -> None:
    owes(desk)
    assert desk.pay(paymentType="CPG_ADJUSTMENT", amount=-250).http == 200
    assert desk.provider("meridian").data["requiredInUSD"] == 1250


def test_an_operator_is_chosen_by_platform_users_and_is_no_brand(desk: Desk) -> None:
    assert desk.provider().fields == {"opId": OPERATOR_NOT_FOUND}
    assert desk.provider("aurora-north").fields == {"opId": NO_ACCOUNT}


def test_operator_admins_see_their_own(desk: Desk) -> None:
    theirs = Desk(BOREALIS, beside=desk)
    assert theirs.provider().data["opId"] == theirs.provider("borealis").data["opId"] == "borealis"
    for email, op_id in ((BOREALIS, "aurora"), (OPERATOR_MANAGER, None), (NORTH, None), (OPERATOR_ADMIN, "borealis")):
        assert Desk(email, beside=desk).provider(op_id).http == 403


def test_a_transfer_counts_blocks_and_becomes_a_payment_at_the_rate_of_its_arrival(desk: Desk) -> None:
    owes(desk, 1000)
    rate = rate_of(desk.world, "TRX")
    tx_hash = desk.arrives(amount="2000.5", currency="TRX")
    arrived = desk.world.now()
    desk.world.advance("PT31S")
    (waiting,) = transfers(desk)
    assert (waiting["txHash"], waiting["state"]) == (tx_hash, "CONFIRMING")
    assert (waiting["confirmations"], waiting["confirmationsRequired"], waiting["paymentId"]) == (10, 20, None)
    desk.world.advance("PT28S")
    assert (transfers(desk)[0]["confirmations"], desk.cards(2026, "meridian")) == (19, usd(1000, 0))
    desk.world.advance("PT10M")
    (confirmed,) = transfers(desk)
    assert (confirmed["state"], confirmed["confirmations"]) == ("CONFIRMED", 20)
    assert confirmed["confirmedAt"] == "2026-11-01T12:01:00Z"
    payment = desk.payment(confirmed["paymentId"]).data
    assert (payment["paymentType"], payment["amount"], payment["exchangeRateInUSD"]) == (
        "CPG_TRANSFER",
        Decimal("2000.5"),
        rate,
    )
    assert rate != rate_of(desk.world, "TRX")
    assert payment["extraData"]["explorerURL"] == f"https://tronscan.org/#/transaction/{tx_hash}"
    assert payment["createdAt"] == confirmed["confirmedAt"]
    assert payment["paymentDate"] == arrived.isoformat().replace("+00:00", "Z")
    assert (payment["createdBy"]["nickname"], payment["month"], payment["year"]) == ("Platform", 11, 2026)


def test_an_underpayment_lowers_the_debt_by_what_came(desk: Desk) -> None:
    owes(desk, 1000)
    desk.arrives(amount=worth(400, desk))
    desk.world.advance("PT1M")
    assert desk.cards(2026, "meridian") == usd(600, 0)
    (terms,) = transfers(desk)
    assert (terms["amountInUSD"], terms["differenceInUSD"]) == (400, -600)


def test_an_overpayment_stays_in_the_pool(desk: Desk) -> None:
    owes(desk, 1000)
    desk.arrives(amount=worth(1250, desk))
    desk.world.advance("PT1M")
    assert desk.cards(2026, "meridian") == usd(0, 250)
    terms = desk.provider("meridian").data
    assert (terms["balanceInUSD"], terms["requiredInUSD"], terms["requiredAmount"]) == (250, 0, 0)
    assert terms["pendingTransfers"][0]["differenceInUSD"] == 250


@pytest.mark.parametrize(
    "fields",
    [
        {"currency": "USDC"},
        {"currency": "USDT", "token": "USDD"},
        {"currency": "BTC"},
        {"currency": "TRX", "amount": "0.000001"},
        {"currency": "USDT", "amount": "99999999999"},
    ],
)
def test_what_cannot_be_taken_stays_unassigned_and_shown(desk: Desk, fields: dict[str, Any]) -> None:
    owes(desk, 1000)
    desk.arrives(**fields)
    desk.world.advance("PT1H")
    (terms,) = transfers(desk)
    assert (terms["state"], terms["confirmations"], terms["paymentId"]) == ("UNASSIGNED", 20, None)
    assert terms["currency"] == fields.get("token", fields["currency"])
    assert desk.cards(2026, "meridian") == usd(1000, 0)
    assert desk.world.table(PAYMENTS).count(opId="meridian") == 0


def test_an_unassigned_transfer_is_assigned_once_at_the_rate_agreed_on(desk: Desk) -> None:
    owes(desk, 1000)
    tx_hash = desk.arrives(amount=400, token="USDC")
    body = {"txHash": tx_hash, "opId": "meridian", "exchangeRateInUSD": Decimal("0.5")}
    foreign = desk.send("providerTransferAssign", body={**body, "opId": "aurora"})
    assert (foreign.http, foreign.status) == (404, "NOT_FOUND")
    body["acknowledged"] = ["RATE_OFF"]
    reply = desk.send("providerTransferAssign", body=body)
    assert (reply.http, reply.data["state"], reply.data["differenceInUSD"]) == (200, "CONFIRMED", -800)
    assert desk.cards(2026, "meridian") == usd(800, 0)
    (payment,) = desk.world.table(PAYMENTS).where(opId="meridian")
    assert (payment.currency, payment.amount, payment.id) == ("USDC", Decimal(400), reply.data["paymentId"])
    again = desk.send("providerTransferAssign", body=body)
    assert (again.http, again.status) == (409, "ALREADY_DECIDED")
    assert again.body["messages"][0].startswith("This transfer is already assigned, at 0.5 USD per USDC. ")
    assert again.data["record"] == reply.data
    assert desk.send("providerTransferAssign", body={**body, "txHash": "ab" * 32}).http == 404
    confirming = desk.arrives(amount=10)
    waiting = desk.send("providerTransferAssign", body={**body, "txHash": confirming})
    assert (waiting.http, waiting.status) == (409, "CONFLICT")
    assert desk.world.table(PAYMENTS).count(opId="meridian") == 1


def test_a_token_is_assigned_in_its_own_currency_at_what_it_is_worth(desk: Desk) -> None:
    tx_hash = desk.arrives(amount=1_000_000, token="BTT")
    market = transfers(desk)[0]["marketRateInUSD"]
    assert 0 < market < Decimal("0.0000012")
    body = {"txHash": tx_hash, "opId": "meridian", "exchangeRateInUSD": Decimal("0.01")}
    [warning] = desk.send("providerTransferAssign", body=body).data["warnings"]
    assert (warning["code"], warning["severity"]) == ("RATE_OFF", "severe")
    assert warning["values"] == {"currency": "BTT", "exchangeRateInUSD": Decimal("0.01"), "marketRateInUSD": market}
    reply = desk.send("providerTransferAssign", body={**body, "exchangeRateInUSD": market})
    assert (reply.http, reply.data["amountInUSD"]) == (200, round_cents(market * 1_000_000))
    assert (reply.data["assignedBy"]["nickname"], reply.data["isReversible"]) == ("Sam Super", True)
    paid = desk.payment(reply.data["paymentId"]).data
    assert (paid["currency"], paid["amount"], paid["exchangeRateInUSD"]) == ("BTT", 1_000_000, market)
    listed = desk.payments(opId="meridian", currency="BTT").data
    assert [each["currency"] for each in listed["totalsByCurrency"]] == ["BTT"]
    assert desk.change_transfer(paid, description="Checked.").data["currency"] == "BTT"


def test_a_token_without_a_market_is_never_assigned_unasked(desk: Desk) -> None:
    tx_hash = desk.arrives(amount=50, token="NOBODY")
    assert transfers(desk)[0]["marketRateInUSD"] is None
    body = {"txHash": tx_hash, "opId": "meridian", "exchangeRateInUSD": 1}
    asked = desk.send("providerTransferAssign", body=body)
    assert (asked.status, asked.data["warnings"][0]["values"]) == (
        "CONFIRMATION_REQUIRED",
        {"currency": "NOBODY", "exchangeRateInUSD": 1},
    )
    assert desk.send("providerTransferAssign", body={**body, "exchangeRateInUSD": 0}).http == 422
    assert desk.send("providerTransferAssign", body={**body, "acknowledged": ["RATE_OFF"]}).http == 200


def test_an_assignment_is_reversed_while_nothing_was_paid_from_it(desk: Desk) -> None:
    tx_hash = desk.arrives(amount=400, token="USDC")
    (before,) = transfers(desk)
    body = {"txHash": tx_hash, "opId": "meridian"}
    undo = {**body, "reason": "Of another operator."}
    assert desk.send("providerTransferReverse", body=undo).status == "CONFLICT"
    assigned = desk.send("providerTransferAssign", body={**body, "exchangeRateInUSD": 1}).data
    assert desk.cards(2026, "meridian") == usd(0, 400)
    for reason in ("Wrong.", "     Wrong.     "):
        assert desk.send("providerTransferReverse", body={**body, "reason": reason}).http == 422
    foreign = desk.send("providerTransferReverse", body={**undo, "opId": "aurora"})
    assert (foreign.http, foreign.status) == (404, "NOT_FOUND")
    assert desk.send("providerTransferReverse", body=undo).data == before
    assert desk.cards(2026, "meridian") == usd(0, 0)
    assert desk.payment(assigned["paymentId"]).http == 404
    assert desk.send("providerTransferAssign", body={**body, "exchangeRateInUSD": 1}).http == 200
    owes(desk, 1000)
    assert transfers(desk)[0]["isReversible"] is False
    locked = desk.send("providerTransferReverse", body=undo)
    assert (locked.http, locked.status) == (409, "RECORD_LOCKED")


def test_a_transfer_to_an_address_is_its_operators_and_names_the_brand(desk: Desk) -> None:
    brand = desk.world.table(OPERATORS).get("meridian-west")
    assert brand is not None
    body = {"address": brand.walletAddress, "currency": "USDT", "amount": 10, "txHash": "ab" * 32}
    assert fire_event(desk.world, "transferArrived", body)["opId"] == "meridian"
    desk.world.advance("PT1M")
    payment = desk.payment(transfers(desk)[0]["paymentId"]).data
    assert (payment["opId"], payment["brandOpId"]) == ("meridian", "meridian-west")
    assert payment["extraData"]["explorerURL"].endswith("ab" * 32)


def test_a_transfer_arrives_once(desk: Desk) -> None:
    desk.arrives(txHash="cd" * 32)
    with pytest.raises(Refusal) as refused:
        desk.arrives(txHash="cd" * 32)
    assert (refused.value.http, refused.value.status) == (409, "CONFLICT")
    desk.world.advance("PT1H")
    assert len(transfers(desk)) == 1


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"currency": "USDT", "amount": 1}, "opId"),
        ({"opId": "aurora", "address": "T", "currency": "USDT", "amount": 1}, "opId"),
        ({"opId": "nobody", "currency": "USDT", "amount": 1}, "opId"),
        ({"address": "Tnobody", "currency": "USDT", "amount": 1}, "address"),
        ({"opId": "aurora", "amount": 1}, "currency"),
        ({"opId": "aurora", "currency": "USDT"}, "amount"),
        ({"opId": "aurora", "currency": "USDT", "amount": 0}, "amount"),
        ({"opId": "aurora", "currency": "USDT", "amount": -5}, "amount"),
        ({"opId": "aurora", "currency": "TRX", "amount": 1.0000001}, "amount"),
        ({"opId": "aurora", "currency": "USDT", "amount": 1, "txHash": "0x12"}, "txHash"),
        ({"opId": "aurora", "currency": "$", "amount": 1}, "currency"),
    ],
)
def test_an_event_that_cannot_be_is_refused_by_name(desk: Desk, fields: dict[str, Any], field: str) -> None:
    before = desk.world.digest()
    with pytest.raises((ValidationFailed, Invalid)) as refused:
        fire_event(desk.world, "transferArrived", fields)
    assert refused.value.fields.keys() == {field}  # type: ignore[attr-defined]  # both have them
    assert desk.world.digest() == before


def test_transfers_confirm_in_the_order_of_their_arrival_each_in_its_time(desk: Desk) -> None:
    first = desk.arrives(amount=1)
    desk.world.advance("PT30S")
    second = desk.arrives(amount=2)
    desk.world.advance("PT31S")
    assert [(row["txHash"], row["state"]) for row in transfers(desk)] == [
        (second, "CONFIRMING"),
        (first, "CONFIRMED"),
    ]
    desk.world.advance("PT1H")
    amounts = [row["amount"] for row in desk.payments(opId="meridian", sort="createdAt").data["items"]]
    assert amounts == [1, 2]


def test_what_was_confirmed_is_shown_for_a_day(desk: Desk) -> None:
    desk.arrives()
    desk.world.advance("PT1M")
    desk.world.advance("P1D")
    assert len(transfers(desk)) == 1
    desk.world.advance("PT1S")
    assert transfers(desk) == []


def test_arrival_and_confirmation_are_told(desk: Desk) -> None:
    tx_hash = desk.arrives()
    desk.world.advance("PT1M")
    (payment_id,) = [row["paymentId"] for row in transfers(desk)]
    terms = {
        record: [(act.action, act.userCode) for act in desk.world.table(ACTIVITIES).where(recordId=record)]
        for record in (tx_hash, payment_id)
    }
    assert terms == {
        tx_hash: [("created", "platform"), ("updated", "platform")],
        payment_id: [("created", "platform")],
    }


def test_a_reset_and_a_branch_keep_their_own_transfers(desk: Desk) -> None:
    begun = desk.world.digest()
    desk.arrives()
    branch = desk.world.branch("branch")
    branch.advance("PT1M")
    assert (branch.table(PAYMENTS).count(opId="meridian"), desk.payments(opId="meridian").data["count"]) == (1, 0)
    desk.world.reset()
    assert desk.world.digest() == begun


def test_the_starting_world_has_transfers_in_every_state() -> None:
    world = testing.world()
    rows: list[Arrival] = list(world.table(ARRIVALS).all())
    confirming = [row for row in rows if row.state == "CONFIRMING"]
    assert {row.state for row in rows} == {"CONFIRMING", "CONFIRMED", "UNASSIGNED"}
    before = world.table(PAYMENTS).count()
    world.advance("PT1M")
    assert world.table(PAYMENTS).count() == before + len(confirming)
    assert all(row.state != "CONFIRMING" for row in world.table(ARRIVALS).all())


def test_every_transfer_in_the_history_is_on_the_chain() -> None:
    world = testing.world()
    known = {row.paymentId: row for row in world.table(ARRIVALS).all() if row.paymentId}
    taken = {row.id: row for row in world.table(PAYMENTS).where(paymentType="CPG_TRANSFER")}
    assert known.keys() == taken.keys()
    for payment_id, payment in taken.items():
        assert payment.explorerURL is not None
        assert payment.explorerURL.endswith(known[payment_id].txHash)
        assert (payment.amount, payment.currency) == (known[payment_id].amount, known[payment_id].currency)


@pytest.mark.parametrize(
    ("now", "due"),
    [
        (NOON, date(2026, 10, 5)),
        (datetime(2026, 10, 5, 23, 59, 59, tzinfo=UTC), date(2026, 10, 5)),
        (datetime(2026, 10, 6, tzinfo=UTC), date(2026, 11, 5)),
        (datetime(2026, 12, 31, tzinfo=UTC), date(2027, 1, 5)),
        (datetime.fromisoformat("2026-10-06T01:00:00+03:00"), date(2026, 10, 5)),
    ],
)
def test_payment_is_due_by_the_coming_5th(now: datetime, due: date) -> None:
    assert due_by(now) == due
