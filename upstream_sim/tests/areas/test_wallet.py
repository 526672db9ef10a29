from __future__ import annotations

from decimal import ROUND_DOWN, Decimal
from typing import Any

import pytest

from contracts.areas.activities import ActivityArea
from contracts.money import CURRENCY_PLACES
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.shared.player_wallets import bonus, cashback, credit, hold, house, main, main_balances, referral
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.shared.topups import topped_up_today
from upstream_sim.tests.billing_v2 import Desk
from upstream_sim.tests.client import AFFILIATE, AURORA, AURORA_MANAGER, BOREALIS, NORTH, SUPER
from upstream_sim.tests.money import ledger_is_consistent
from upstream_sim.tests.wallets import NOTE, bonus_topup, conversion, rich, topup


@pytest.fixture
def desk() -> Desk:
    return Desk(SUPER)


def room(desk: Desk, op_id: str) -> Decimal:
    """What may still be added today."""
    operator = desk.world.table(OPERATORS).get(op_id)
    assert operator is not None
    parent = desk.world.table(OPERATORS).get(operator.parentOpId or op_id)
    assert parent is not None
    return parent.dailyTopupLimitInUSD - topped_up_today(desk.world, operator)


@pytest.mark.spec("001-call-player-wallet-topup", "001-entity-player-wallet-topup-request")
def test_a_topup_adds_and_is_recorded(desk: Desk) -> None:
    player = rich(desk.world, "aurora")
    before = main_balances(desk.world, player.playerCode)["USD"]
    counted = player.totalTopUpIncreaseCount
    reply = desk.send("walletTopup", body=topup(player, 12.34))
    assert (reply.http, reply.body["messages"]) == (200, ["The amount has been increased successfully"])
    assert main_balances(desk.world, player.playerCode)["USD"] == before + Decimal("12.34")
    shown = reply.data
    assert (shown["balanceBefore"], shown["balanceAfter"]) == (before, before + Decimal("12.34"))
    details = {name: shown[name] for name in ("transactionType", "status", "direction", "walletType", "reason", "note")}
    assert details == {
        "transactionType": "TOPUP",
        "status": "CONFIRMED",
        "direction": "IN",
        "walletType": "main",
        "reason": "CORRECTION",
        "note": NOTE,
    }
    after = desk.world.table(PLAYERS).get(player.playerCode)
    assert after is not None
    assert after.totalTopUpIncreaseCount == counted + 1
    assert desk.world.table(ACTIVITIES).first(recordId=shown["txId"], area=ActivityArea.TRANSACTIONS)
    ledger_is_consistent(desk.world)


def test_a_deduction_takes_down_to_nothing_and_no_further(desk: Desk) -> None:
    player = rich(desk.world, "aurora", "TRX")
    has = main_balances(desk.world, player.playerCode)["TRX"]
    body = topup(player, has, currency="TRX", action="deduct")
    refused = desk.send("walletTopup", body={**body, "amount": has + Decimal("0.000001")})
    assert (refused.http, refused.status) == (422, "INSUFFICIENT_BALANCE")
    reply = desk.send("walletTopup", body=body)
    assert (reply.http, reply.body["messages"]) == (200, ["The amount has been decreased successfully"])
    assert reply.data["direction"] == "OUT"
    assert main_balances(desk.world, player.playerCode)["TRX"] == 0
    assert desk.send("walletTopup", body={**body, "amount": 1}).status == "INSUFFICIENT_BALANCE"
    ledger_is_consistent(desk.world)


@pytest.mark.spec("001-constant-topup-limit-status")
def test_the_limit_itself_is_allowed_and_a_cent_more_is_not(desk: Desk) -> None:
    player, brand_player = rich(desk.world, "aurora"), rich(desk.world, "aurora-north")
    left = room(desk, "aurora")
    assert room(desk, "aurora-north") == left
    beyond = desk.send("walletTopup", body=topup(player, left + Decimal("0.01")))
    assert (beyond.http, beyond.status) == (422, "TOP_UP_LIMIT_HAS_BEEN_EXCEEDED")
    assert beyond.body["messages"] == ["Topup Limit has been exceeded."]
    assert desk.send("walletTopup", body=topup(brand_player, 100)).http == 200
    assert desk.send("walletTopup", body=topup(player, left - 100)).http == 200
    assert room(desk, "aurora") == 0
    assert desk.send("walletTopup", body=topup(brand_player, Decimal("0.01"))).http == 422
    assert desk.send("walletTopup", body=topup(rich(desk.world, "borealis"), 1)).http == 200


def test_deductions_and_bonuses_leave_the_limit_alone(desk: Desk) -> None:
    player = rich(desk.world, "aurora")
    left = room(desk, "aurora")
    assert desk.send("walletTopup", body=topup(player, 5, action="deduct")).http == 200
    assert desk.send("walletTopupBonus", body=bonus_topup(player, 50_000)).http == 200
    assert room(desk, "aurora") == left
    assert desk.send("walletTopup", body=topup(player, left)).http == 200
    assert desk.send("walletTopup", body=topup(player, 1, action="deduct")).http == 200
    assert desk.send("walletTopup", body=topup(player, 1)).status == "TOP_UP_LIMIT_HAS_BEEN_EXCEEDED"


def test_the_limit_begins_anew_with_the_utc_day(desk: Desk) -> None:
    player = rich(desk.world, "aurora")
    assert desk.send("walletTopup", body=topup(player, room(desk, "aurora"))).http == 200
    desk.world.advance("PT11H59M59S")
    assert desk.send("walletTopup", body=topup(player, 1)).http == 422
    desk.world.advance("PT1S")
    assert desk.send("walletTopup", body=topup(player, 1)).http == 200
    shown = desk.send("operatorsShow", body={"opId": "aurora-south"}).data
    assert shown["stats"]["todayTotalTopupInUSD"] == 1
    assert shown["limits"]["dailyTopupLimitInUSD"] == 25_000


def test_a_foreign_amount_counts_at_the_rate_of_the_moment(desk: Desk) -> None:
    player = rich(desk.world, "aurora")
    before = room(desk, "aurora")
    reply = desk.send("walletTopup", body=topup(player, Decimal("100.123456"), currency="TRX"))
    worth = (Decimal("100.123456") * rate_of(desk.world, "TRX")).quantize(Decimal("0.01"))
    assert reply.data["toAmountInUSD"] == worth
    assert before - room(desk, "aurora") == worth


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"amount": 0}, "amount"),
    ({"amount": -1}, "amount"),
    ({"amount": Decimal("1.001")}, "amount"),
    ({"amount": Decimal("1.0000001"), "currency": "TRX"}, "amount"),
    ({"currency": "IRR"}, "currency"),
    ({"currency": "XYZ"}, "currency"),
    ({"reason": "BECAUSE"}, "reason"),
    ({"reason": None}, "reason"),
    ({"action": "increase"}, "action"),
    ({"note": ""}, "note"),
    ({"note": "   "}, "note"),
    ({"note": "x" * 201}, "note"),
    ({"opId": "aurora"}, "opId"),
]


@pytest.mark.spec("001-entity-player-wallet-topup-request")
@pytest.mark.parametrize(("fields", "field"), REFUSED)
def test_a_topup_that_is_refused_names_its_field(desk: Desk, fields: dict[str, Any], field: str) -> None:
    reply = desk.send("walletTopup", body=topup(rich(desk.world, "aurora"), **{"amount": 1, **fields}))
    assert (reply.http, list(reply.fields)) == (422, [field])


def test_the_longest_note_passes(desk: Desk) -> None:
    assert desk.send("walletTopup", body=topup(rich(desk.world, "aurora"), note="x" * 200)).http == 200


def test_usd_is_topped_up_where_nobody_plays_in_it(desk: Desk) -> None:
    players = desk.world.table(PLAYERS).where(opId="falken", isDeleted=False)
    player = next(player for player in players if "USD" not in main_balances(desk.world, player.playerCode))
    assert desk.send("walletTopup", body=topup(player, 7)).http == 200
    assert desk.send("walletTopup", body=topup(player, 7, currency="EUR")).fields
    wallets = desk.send("playerWallet", query={"playerCode": player.playerCode}).data["playerWalletList"]
    assert {each["currency"]: each["balance"] for each in wallets}["USD"] == 7


def test_which_roles_may_top_up_whom(desk: Desk) -> None:
    player, deleted = rich(desk.world, "aurora"), next(desk.world.table(PLAYERS).where(isDeleted=True))
    north = rich(desk.world, "aurora-north")
    for email, target, http in (
        (AURORA, player, 200),
        (AURORA, north, 200),
        (NORTH, north, 200),
        (NORTH, player, 404),
        (BOREALIS, player, 404),
        (AURORA_MANAGER, player, 403),
        (AFFILIATE, player, 403),
        (SUPER, deleted, 409),
    ):
        clerk = Desk(email, desk)
        assert clerk.send("walletTopup", body=topup(target, 1)).http == http, (email, target.opId)
        assert clerk.send("walletTopupBonus", body=bonus_topup(target, 1)).http == http, (email, target.opId)


@pytest.mark.spec("001-call-player-wallet-topup-bonus")
def test_a_bonus_goes_by_its_size_in_the_direction_of_the_action(desk: Desk) -> None:
    player = rich(desk.world, "aurora")
    account = bonus(player.playerCode)
    before = balance_of(desk.world, account)
    reply = desk.send("walletTopupBonus", body=bonus_topup(player, Decimal("30.50")))
    assert (reply.body["message"], reply.data["walletType"]) == ("The amount has been increased successfully", "bonus")
    for amount in (-10, 10):
        reply = desk.send("walletTopupBonus", body=bonus_topup(player, amount, action="deduct"))
        assert reply.body["message"] == "The amount has been decreased successfully"
    assert balance_of(desk.world, account) == before + Decimal("10.50")
    below = desk.send("walletTopupBonus", body=bonus_topup(player, before + Decimal("10.51"), action="deduct"))
    assert below.status == "INSUFFICIENT_BALANCE"
    ledger_is_consistent(desk.world)


@pytest.mark.parametrize(
    ("fields", "http"),
    [
        ({"amount": 0}, 422),
        ({"amount": 0, "action": "deduct"}, 422),
        ({"amount": -1}, 422),
        ({"amount": 100_000_000}, 200),
        ({"amount": Decimal("100000000.01")}, 422),
        ({"amount": Decimal("-100000000.01"), "action": "deduct"}, 422),
        ({"amount": Decimal("0.01")}, 200),
        ({"amount": Decimal("0.001")}, 422),
    ],
)
def test_the_limits_of_a_bonus(desk: Desk, fields: dict[str, Any], http: int) -> None:
    reply = desk.send("walletTopupBonus", body=bonus_topup(rich(desk.world, "aurora"), **fields))
    assert reply.http == http
    assert http == 200 or list(reply.fields) == ["amount"]


def test_a_deduction_of_the_lowest_bonus_amount_is_within_bounds(desk: Desk) -> None:
    player = rich(desk.world, "aurora")
    assert desk.send("walletTopupBonus", body=bonus_topup(player, 100_000_000)).http == 200
    assert desk.send("walletTopupBonus", body=bonus_topup(player, -100_000_000, action="deduct")).http == 200


@pytest.mark.spec("001-call-player-wallet-convert")
def test_a_conversion_takes_all_and_rounds_down(desk: Desk) -> None:
    player = rich(desk.world, "aurora", "TRX")
    before = main_balances(desk.world, player.playerCode)
    reply = desk.send("walletConvert", body=conversion(player, "TRX", "USD"))
    given = (before["TRX"] * rate_of(desk.world, "TRX")).quantize(Decimal("0.01"), ROUND_DOWN)
    assert (reply.http, reply.body["messages"]) == (200, ["Balance Converted from TRX to USD!"])
    assert (reply.data["fromAmount"], reply.data["toAmount"]) == (before["TRX"], given)
    after = main_balances(desk.world, player.playerCode)
    assert [after["TRX"], after["USD"]] == [Decimal(0), before["USD"] + given]
    query = {"playerCode": player.playerCode, "type": "CONVERSION"}
    [line] = desk.send("transactionsList", query=query).data["transactions"]
    assert (line["fromAmount"], line["toAmount"], line["status"]) == (before["TRX"], given, "CONFIRMED")
    assert (line["balanceBefore"], line["balanceAfter"]) == (before["TRX"], 0)
    activity = desk.world.table(ACTIVITIES).first(recordId=player.playerCode, area=ActivityArea.PLAYERS)
    assert activity is not None
    assert activity.before == {"TRX": before["TRX"], "USD": before["USD"]}
    again = desk.send("walletConvert", body=conversion(player, "TRX", "USD"))
    assert (again.http, list(again.fields)) == (422, ["fromCurrency"])
    ledger_is_consistent(desk.world)


def test_what_is_held_is_not_converted(desk: Desk) -> None:
    player = rich(desk.world, "aurora")
    has = main_balances(desk.world, player.playerCode)["USD"]
    with desk.world.change() as change:
        hold(change, main(player.playerCode, "USD"), Decimal(3), "withdrawal")
    reply = desk.send("walletConvert", body=conversion(player, "USD", "USDT"))
    assert reply.data["fromAmount"] == has - 3
    shown = desk.send("playerWallet", query={"playerCode": player.playerCode}).data["playerWalletList"]
    assert {each["currency"]: each["held"] for each in shown}["USD"] == 3


def test_a_conversion_that_comes_to_nothing_is_refused(desk: Desk) -> None:
    player = next(desk.world.table(PLAYERS).where(opId="aurora", isDeleted=False, totalDepositCount=0))
    assert desk.send("walletTopup", body=topup(player, Decimal("0.000001"), currency="USDT")).http == 200
    reply = desk.send("walletConvert", body=conversion(player, "USDT", "USD"))
    assert (reply.http, list(reply.fields)) == (422, ["toCurrency"])
    assert main_balances(desk.world, player.playerCode)["USDT"] == Decimal("0.000001")
    whole = desk.send("walletConvert", body=conversion(player, "USDT", "TRX"))
    assert whole.data["toAmount"] == Decimal("0.000003")


@pytest.mark.spec("001-entity-balance-convert")
@pytest.mark.parametrize(
    ("source", "target", "field"),
    [
        ("USD", "USD", "toCurrency"),
        ("USD", "BTC", "toCurrency"),
        ("USD", None, "toCurrency"),
        ("EUR", "USD", "fromCurrency"),
    ],
)
def test_a_conversion_that_cannot_be_names_its_field(desk: Desk, source: str, target: str, field: str) -> None:
    reply = desk.send("walletConvert", body=conversion(rich(desk.world, "aurora"), source, target))
    assert (reply.http, list(reply.fields)) == (422, [field])


def test_which_roles_may_convert(desk: Desk) -> None:
    player = rich(desk.world, "aurora")
    body = conversion(player, "USD", "TRX")
    for email, http in ((NORTH, 404), (BOREALIS, 404), (AURORA_MANAGER, 403), (AURORA, 200)):
        assert Desk(email, desk).send("walletConvert", body=body).http == http, email
    assert desk.send("walletConvert", body={**body, "playerId": "nobody"}).http == 404


def test_a_topup_is_done_once_per_key(desk: Desk) -> None:
    player = rich(desk.world, "aurora")
    count = desk.world.table(TRANSACTIONS).count(playerCode=player.playerCode)
    first = desk.send("walletTopup", body=topup(player), key="one-send-0001")
    assert desk.send("walletTopup", body=topup(player), key="one-send-0001") == first
    assert desk.send("walletTopup", body=topup(player, 11), key="one-send-0001").status == "KEY_REUSED"
    assert desk.world.table(TRANSACTIONS).count(playerCode=player.playerCode) == count + 1


def test_a_players_wallets_add_up(desk: Desk) -> None:
    player = rich(desk.world, "aurora")
    shown = desk.send("playerWallet", query={"playerCode": player.playerCode}).data
    balances = main_balances(desk.world, player.playerCode)
    assert {each["currency"]: each["balance"] for each in shown["playerWalletList"]} == balances
    worth = sum(amount * rate_of(desk.world, currency) for currency, amount in balances.items())
    assert abs(shown["totalInUSD"] - worth) <= Decimal("0.005")
    code = player.playerCode
    for name, of in {"bonus": bonus, "cashback": cashback, "affiliate": referral}.items():
        assert shown[f"{name}InUSD"] == balance_of(desk.world, of(code))
        before = shown[f"{name}HeldInUSD"]
        with desk.world.change() as change:
            credit(change, of(code), Decimal(7), house("aurora", "USD"), "test")
            hold(change, of(code), Decimal(5), "test")
        again = desk.send("playerWallet", query={"playerCode": code}).data
        assert again[f"{name}HeldInUSD"] == before + 5
        assert again[f"{name}InUSD"] == shown[f"{name}InUSD"] + 2
    assert Desk(BOREALIS, desk).send("playerWallet", query={"playerCode": player.playerCode}).http == 404


@pytest.mark.spec("001-call-exchange-rates", "001-entity-exchange-rates")
def test_exchange_rates_are_the_wallets_per_gateway_unit(desk: Desk) -> None:
    reply = desk.send(
        "exchangeRates", body={"playerWalletCurrencies": ["USD", "EUR"], "gatewayCurrencies": ["TRX", "USD"]}
    )
    rates = reply.body["rates"]
    assert rates["TRX"]["USD"]["autoRate"] == rate_of(desk.world, "TRX")
    assert rates["USD"]["USD"]["autoRate"] == 1
    assert (rates["TRX"]["EUR"]["gatewayCurrency"], rates["TRX"]["EUR"]["walletCurrency"]) == ("TRX", "EUR")
    assert {name: set(row) for name, row in rates.items()} == {"TRX": {"USD", "EUR"}, "USD": {"USD", "EUR"}}
    cross = rates["TRX"]["EUR"]["autoRate"] * rate_of(desk.world, "EUR")
    assert abs(cross - rate_of(desk.world, "TRX")) < Decimal("0.00000002")
    everything = desk.send("exchangeRates", body={}).body["rates"]
    assert set(everything) == set(CURRENCY_PLACES)
    assert "BTC" not in everything["IRR"]
    assert desk.send("exchangeRates", body={"gatewayCurrencies": ["DOGE"]}).http == 422
