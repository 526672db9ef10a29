"""Cashback on the platform's side: settings, the daily credit, claims and what is decided about them."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from contracts.areas.cashback import LEVELS_ASCEND
from upstream_sim import testing
from upstream_sim.areas.cashback.cashback_totals import figures_of
from upstream_sim.areas.cashback.jobs import BATCH_SIZE, uncredited
from upstream_sim.areas.cashback.records import CASHBACK_TOTALS, PENDING_CREDITS, PLAYER_SETTINGS
from upstream_sim.areas.cashback.settings import operator_settings
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import PLAYERS, change_player
from upstream_sim.tests.bets import play
from upstream_sim.tests.cashback_driver import ROWS, CashbackDriver, usd


@pytest.fixture
def till() -> CashbackDriver:
    return CashbackDriver()


def test_nothing_comes_before_midnight_and_once_at_midnight(till: CashbackDriver) -> None:
    till.loses("123.45")
    till.world.advance("PT11H59M59S")
    assert till.wallets == usd(0, 0, 0)
    till.world.advance("PT1S")
    assert till.wallets == usd("12.34", 0, 0)
    till.world.advance("P3D")
    assert till.wallets == usd("12.34", 0, 0)


def test_the_house_pays_for_it(till: CashbackDriver) -> None:
    house = player_wallets.house("aurora", player_wallets.USD)
    others = [row.playerCode for row in till.world.table(PENDING_CREDITS).all()]
    with till.world.change() as change:
        for code in others:
            change.delete(till.world.table(PENDING_CREDITS), code)
    till.loses(100)
    before = balance_of(till.world, house)
    till.world.advance("P1D")
    assert before - balance_of(till.world, house) == 10


def test_each_days_losses_are_credited_and_a_higher_level_counts_for_the_whole(till: CashbackDriver) -> None:
    till.loses(500)
    till.world.advance("P1D")
    till.loses("499.99")
    till.world.advance("P1D")
    assert till.wallets[0] == Decimal("99.99")
    till.loses("0.01")
    till.world.advance("P1D")
    assert till.wallets[0] == Decimal(200)


def test_wins_take_nothing_back_and_are_made_up_for_first(till: CashbackDriver) -> None:
    till.loses(500)
    till.world.advance("P1D")
    till.wins(300)
    till.world.advance("P1D")
    assert till.wallets[0] == Decimal(50)
    till.loses(300)
    till.world.advance("P1D")
    assert till.wallets[0] == Decimal(50)
    till.loses(100)
    till.world.advance("P1D")
    assert till.wallets[0] == Decimal(60)


def test_bonuses_lessen_what_comes_back_but_not_the_level(till: CashbackDriver) -> None:
    till.loses(1000)
    till.is_given(Decimal(100), Decimal("50.50"))
    till.world.advance("P1D")
    assert till.wallets[0] == Decimal("169.90")
    assert till.summary["appliedSettings"]["currentLevel"] == {"index": 1}
    assert till.summary["totalLossInUSD"] == 1000


@pytest.mark.spec("001-rule-cashback-claim-moves")
def test_a_claim_is_held_until_it_is_confirmed(till: CashbackDriver) -> None:
    till.loses(500)
    till.world.advance("P1D")
    claimed = till.claim("20.25")
    assert claimed.body.get("messages") in (None, [])
    row = claimed.data
    assert (row["transactionType"], row["transactionSubType"], row["status"], row["walletType"]) == (
        "CASHBACK",
        "CASHBACK_CLAIM",
        "PENDING",
        "cashback",
    )
    assert usd(row["fromAmount"], row["toAmountInUSD"], row["balanceBefore"], row["balanceAfter"]) == usd(
        "20.25", "20.25", 50, "29.75"
    )
    assert till.wallets == usd("29.75", "20.25", 0)
    moved = till.send("cashbackEffect", query={"txId": row["txId"]}).data
    assert (moved["amountInUSD"], moved["cashbackBalanceInUSD"], moved["heldInUSD"]) == usd("20.25", "29.75", "20.25")
    confirmed = till.decide(claimed, "confirm", noteForThePlayer=" Enjoy. ")
    assert confirmed.body["messages"] == ["Cashback approved."]
    assert (confirmed.data["status"], confirmed.data["noteForThePlayer"]) == ("CONFIRMED", "Enjoy.")
    assert confirmed.data["confirmedBy"]["userCode"] == till.user.userCode
    assert till.wallets == usd("29.75", 0, "20.25")
    assert till.summary["cashbacksClaimedInUSD"] == Decimal("20.25")


def test_a_rejected_claim_goes_back_and_is_not_credited_twice(till: CashbackDriver) -> None:
    till.loses(500)
    till.world.advance("P1D")
    claimed = till.claim(50)
    till.loses(1)
    till.world.advance("P1D")
    assert till.wallets == usd("0.10", 50, 0)
    rejected = till.decide(claimed, "reject")
    assert (rejected.data["status"], rejected.body["messages"]) == ("REJECTED", ["Cashback rejected."])
    assert till.wallets == usd("50.10", 0, 0)
    till.loses(1)
    till.world.advance("P1D")
    assert till.wallets == usd("50.20", 0, 0)
    assert till.claim("50.20").http == 200


def test_a_claim_is_decided_once(till: CashbackDriver) -> None:
    till.loses(500)
    till.world.advance("P1D")
    claimed = till.claim(10)
    assert till.decide(claimed, "confirm").http == 200
    for action in ("confirm", "reject"):
        again = till.decide(claimed, action)
        assert (again.http, again.status) == (409, "ALREADY_DECIDED")
        message = f"This claim is already confirmed. {till.user.nickname} approved it on "
        assert again.body["messages"][0].startswith(message)
        assert again.data["record"]["status"] == "CONFIRMED"
    assert till.wallets == usd(40, 0, 10)


def test_auto_approval_confirms_at_once(till: CashbackDriver) -> None:
    assert till.override(ROWS, revision=1, autoApproval=True).http == 200
    till.loses(500)
    till.world.advance("P1D")
    claimed = till.claim(50)
    assert (claimed.data["status"], claimed.data["balanceBefore"], claimed.data["balanceAfter"]) == ("CONFIRMED", 50, 0)
    assert till.wallets == usd(0, 0, 50)


def test_auto_approval_leaves_what_a_person_would_be_asked_about(till: CashbackDriver) -> None:
    assert till.override(ROWS, revision=1, autoApproval=True).http == 200
    till.loses(500)
    till.world.advance("P1D")
    with till.world.change() as change:
        change_player(change, till.player, isBlocked=True)
    claimed = till.claim(50)
    assert claimed.data["status"] == "PENDING"
    assert till.wallets == usd(0, 50, 0)
    assert till.decide(claimed, "confirm").status == "CONFIRMATION_REQUIRED"
    assert till.decide(claimed, "confirm", acknowledged=["PLAYER_BLOCKED"]).http == 200


@pytest.mark.spec("001-call-cashback-claim")
@pytest.mark.parametrize(
    ("amount", "message"),
    [
        ("4.99", "A claim is at least 5.00 USD."),
        ("50.01", "The cashback wallet holds 50.00 USD."),
        ("0", "The claim amount must be at least 0.01."),
        ("-1", "The claim amount must be at least 0.01."),
        ("5.001", "At most 2 decimal places are allowed."),
    ],
)
def test_a_claim_that_cannot_be_is_refused_in_words(till: CashbackDriver, amount: str, message: str) -> None:
    till.loses(500)
    till.world.advance("P1D")
    before = till.world.digest()
    assert till.claim(amount).fields == {"claimAmountInUSD": message}
    assert till.world.digest() == before


@pytest.mark.spec("001-message-empty-settings")
def test_without_settings_nothing_is_credited_or_claimed(till: CashbackDriver) -> None:
    player = next(till.world.table(PLAYERS).where(opId="lumen", isDeleted=False))
    named = {"opId": "lumen", "playerCode": player.playerCode}
    play(till.world, player.playerCode, Decimal(900_000))
    till.world.advance("P1D")
    summary = till.send("cashbackPlayerSummary", body=named).data
    assert (summary["appliedSettings"], summary["minWithdrawAmountInUSD"]) == (None, None)
    assert summary["cashbackAvailableToClaimInUSD"] == 0
    refused = till.send("cashbackClaim", body={**named, "claimAmountInUSD": 5})
    assert (refused.http, refused.body["messages"]) == (422, ["No Settings Found."])


@pytest.mark.spec("001-entity-wallet-summary-cashback")
def test_the_summary_says_where_the_player_stands(till: CashbackDriver) -> None:
    assert till.summary["appliedSettings"] == {
        "currentLevel": {"index": 0},
        "nextLevel": {"index": 1, "lostAmountInUSD": 1000},
        "levelPercentage": 10,
    }
    till.loses(1200)
    till.world.advance("P1D")
    details = till.summary
    assert details["appliedSettings"] == {"currentLevel": {"index": 1}, "nextLevel": None, "levelPercentage": 20}
    assert (details["cashbackAvailableToClaimInUSD"], details["currentMonthCashbacksInUSD"]) == (240, 240)
    assert (details["minWithdrawAmountInUSD"], details["totalLossInUSD"]) == (5, 1200)
    till.world.advance("P29D")
    assert (till.summary["cashbackAvailableToClaimInUSD"], till.summary["currentMonthCashbacksInUSD"]) == (240, 0)


@pytest.mark.spec("001-entity-player-cashback-settings")
def test_rows_that_are_not_overridden_stay_the_operators(till: CashbackDriver) -> None:
    common = operator_settings(till.world, "aurora")
    assert common is not None
    rows = [(float(level.lostAmountInUSD), 99.0) for level in common.settings]
    reply = till.override((*rows, (1_000_000, 50)), revision=1, settingsToOverride=[1, len(rows)])
    assert reply.http == 200
    held = till.standing["settings"]["settings"]
    own = [Decimal(99) if at == 1 else level.percentage for at, level in enumerate(common.settings)]
    assert [row["percentage"] for row in held] == [*own, 50]
    assert reply.data["settingsToOverride"] == [1, len(rows)]
    assert till.standing["operatorSettings"]["settings"][1]["percentage"] == common.settings[1].percentage


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"minWithdrawAmountInUSD": 0}, "minWithdrawAmountInUSD"),
        ({"minWithdrawAmountInUSD": Decimal("0.001")}, "minWithdrawAmountInUSD"),
        ({"settings": []}, "settings"),
        ({"settings": [{"lostAmountInUSD": -1, "percentage": 1}]}, "settings.0.lostAmountInUSD"),
        ({"settings": [{"lostAmountInUSD": 1, "percentage": Decimal("100.01")}]}, "settings.0.percentage"),
        ({"settings": [{"lostAmountInUSD": 1, "percentage": -1}]}, "settings.0.percentage"),
        ({"settingsToOverride": [2]}, "settingsToOverride"),
        ({"settingsToOverride": [0, 0]}, "settingsToOverride"),
        ({"settingsToOverride": [-1]}, "settingsToOverride.0"),
        ({"playerCode": " "}, "playerCode"),
    ],
)
def test_settings_that_cannot_be_are_refused_by_name(till: CashbackDriver, fields: dict[str, Any], field: str) -> None:
    before = till.world.digest()
    assert till.override(ROWS, revision=1, **fields).fields.keys() == {field}
    assert till.world.digest() == before


def test_levels_are_at_most_twenty_and_ascend(till: CashbackDriver) -> None:
    twenty = tuple((float(number), 1.0) for number in range(20))
    assert till.override(twenty, revision=1).http == 200
    refused = till.override((*twenty, (20, 1)), revision=2, settingsToOverride=[])
    assert refused.fields == {"settings": "Limited to 20 rows"}
    assert till.override(((5, 1), (5, 2)), revision=2).fields == {"settings.1.lostAmountInUSD": LEVELS_ASCEND}


def test_a_row_beyond_the_operators_is_the_players_own(till: CashbackDriver) -> None:
    rows = tuple((float(number), 1.0) for number in range(9))
    assert till.override(rows, revision=1, settingsToOverride=[0]).fields.keys() == {"settingsToOverride"}


def test_two_at_one_players_settings(till: CashbackDriver) -> None:
    assert till.override(ROWS, revision=1, minWithdrawAmountInUSD=6).http == 200
    stale = till.override(ROWS, revision=1)
    assert (stale.http, stale.data["record"]["minWithdrawAmountInUSD"], stale.data["record"]["revision"]) == (412, 6, 2)
    assert till.send("cashbackSettingsRestore", body=till.named, revision=1).http == 412


def test_restoring_gives_the_operators_settings_again_once(till: CashbackDriver) -> None:
    assert till.send("cashbackSettingsRestore", body=till.named, revision=1).http == 200
    standing = till.standing
    assert (standing["playerSettings"], standing["revision"]) == (None, 0)
    assert standing["settings"] == standing["operatorSettings"]
    again = till.send("cashbackSettingsRestore", body=till.named, revision=1)
    assert (again.http, again.body["messages"]) == (404, ["No Settings Found."])


def test_new_settings_count_from_the_next_credit_on(till: CashbackDriver) -> None:
    till.loses(500)
    till.world.advance("P1D")
    assert till.override(((0, 30),), revision=1).http == 200
    assert till.wallets[0] == 50
    till.world.advance("P1D")
    assert till.wallets[0] == 150


def test_settings_and_claims_are_told_and_credits_are_in_the_ledger_alone(till: CashbackDriver) -> None:
    till.loses(500)
    till.world.advance("P1D")
    claimed = till.claim(10)
    acts = till.world.table(ACTIVITIES)
    assert [act.action for act in acts.where(recordId=till.player.playerCode, recordKind="Cashback settings")] == [
        "created"
    ]
    assert [act.userCode for act in acts.where(recordId=claimed.data["txId"])] == [till.user.userCode]
    assert till.world.table(TRANSACTIONS).count(playerCode=till.player.playerCode, transactionType="CASHBACK") == 1


def test_a_deleted_players_cashback_is_read_and_left_alone(till: CashbackDriver) -> None:
    deleted = next(till.world.table(PLAYERS).where(isDeleted=True))
    named = {"opId": deleted.opId, "playerCode": deleted.playerCode}
    assert till.send("cashbackPlayerSummary", body=named).http == 200
    assert till.send("cashbackPlayerStanding", query=named).http == 200
    assert till.send("cashbackClaim", body={**named, "claimAmountInUSD": 5}).http == 404
    assert till.send("cashbackSettingsRestore", body=named).http == 404


def test_the_calculator_saves_nothing(till: CashbackDriver) -> None:
    before = till.world.digest()
    given = {
        "betAmountInUSD": 1000,
        "winAmountInUSD": 400,
        "cashBonusInUSD": 50,
        "bonusClaimInUSD": 50,
        "claimedCashbacksInUSD": 20,
        "cashbackPercentage": 10,
    }
    assert till.send("cashbackCalculator", body=given).data == {
        "availableCashbackAmountInUSD": 30,
        "adjustedPlayerLossInUSD": 500,
        "playerLossInUSD": 600,
    }
    refused = till.send("cashbackCalculator", body={**given, "betAmountInUSD": 10_000_001, "cashbackPercentage": 101})
    assert refused.fields.keys() == {"betAmountInUSD", "cashbackPercentage"}
    assert till.world.digest() == before


def test_the_starting_world_adds_up() -> None:
    world = testing.world()
    players = list(world.table(PLAYERS).all())
    claims = list(world.table(TRANSACTIONS).where(transactionType="CASHBACK", isDeleted=False))
    assert {row.status for row in claims} >= {"PENDING", "CONFIRMED", "REJECTED"}
    for player in players:
        own = [row for row in claims if row.playerCode == player.playerCode]
        claimed = sum(row.toUSDCents for row in own if row.status in ("PENDING", "CONFIRMED"))
        standing = world.table(CASHBACK_TOTALS).get(player.playerCode)
        if standing is not None:
            assert figures_of(world, standing).claimed == Decimal(claimed).scaleb(-2)
        if world.table(PENDING_CREDITS).get(player.playerCode) is None:
            assert uncredited(world, player) == 0
    assert world.table(PLAYER_SETTINGS).count() > 10


def test_a_midnight_looks_at_those_alone_for_whom_something_changed_in_steps() -> None:
    world = testing.world()
    players = list(world.table(PLAYERS).where(isDeleted=False))[: BATCH_SIZE + 50]
    with world.change() as change:
        for changed in list(world.table(PENDING_CREDITS).all()):
            change.delete(world.table(PENDING_CREDITS), changed.playerCode)
    for player in players:
        play(world, player.playerCode, Decimal(3000))
    looked_at = {player.playerCode for player in players}
    untouched = next(player for player in world.table(PLAYERS).all() if player.playerCode not in looked_at)
    begun = world.table(CASHBACK_TOTALS).get(untouched.playerCode)
    world.advance("PT12H")
    assert world.table(PENDING_CREDITS).count() == 0
    assert all(uncredited(world, player) == 0 for player in players)
    assert world.table(CASHBACK_TOTALS).get(untouched.playerCode) == begun
