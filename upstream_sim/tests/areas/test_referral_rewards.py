"""What referring players earn, each figure worked out by hand: levels, CPR, CPA and the share of a month's revenue."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType
from upstream_sim.areas.referrals.records import REWARDS
from upstream_sim.areas.risk_management.records import CARD_USES, CardUse
from upstream_sim.areas.transactions.records import TRANSACTIONS, add_transaction
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared.operator_settings import OPERATOR_SETTINGS
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.programmes import referrer_code
from upstream_sim.tests.money import ledger_is_consistent
from upstream_sim.tests.referral_driver import LEVELS, SETTINGS, ReferralDriver

CARD = "6037990000000006"
IBAN = "IR820540102680020817909002"
SUB = TransactionSubType


@pytest.fixture
def desk() -> ReferralDriver:
    return ReferralDriver()


def paid(desk: ReferralDriver) -> list[tuple[Any, ...]]:
    return [(row.transactionSubType, row.status, Decimal(row.toUSDCents).scaleb(-2)) for row in desk.profits()]


def refused(desk: ReferralDriver) -> list[str | None]:
    return [row.rejectReason for row in desk.profits() if row.status is TransactionStatus.REJECTED]


@pytest.mark.parametrize(
    ("wager", "level", "percentage", "ahead"),
    [
        (0, 1, 0, 1000),
        (250, 1, 25, 1000),
        ("999.99", 1, "99.99", 1000),
        (1000, 2, 0, 3000),
        (2000, 2, 50, 3000),
        ("2999.99", 2, "99.99", 3000),
        (3000, 3, 100, None),
        (9000, 3, 100, None),
    ],
)
def test_three_levels(desk: ReferralDriver, wager: object, level: int, percentage: object, ahead: int | None) -> None:
    player = desk.refers()
    if wager:
        desk.bets(player, wager)
    assert desk.level["currentLevel"] == level
    assert desk.level["currentLevelPercentage"] == Decimal(str(percentage))
    assert desk.level["nextLevelRequiredWagerInUSD"] == ahead
    assert desk.level["referredPlayersWagerInUSD"] == Decimal(str(wager))


def test_one_level_is_the_last(desk: ReferralDriver) -> None:
    assert desk.override(1, levelSettings=[{**LEVELS[0], "requiredWagerInUSD": 77}]).http == 200
    found = desk.send("operatorsSettings", query=desk.named).data["affiliates"]["settings"]["levelSettings"]
    assert [each["requiredWagerInUSD"] for each in found] == [0], "what is sent for the last level is passed over"
    level = desk.level
    assert (level["currentLevel"], level["currentLevelPercentage"], level["nextLevelRequiredWagerInUSD"]) == (
        1,
        100,
        None,
    )


def test_a_verified_player_is_paid_for_once_by_how_they_registered(desk: ReferralDriver) -> None:
    for way, amount in (("EMAIL", 2), ("GMAIL", 3)):
        player = desk.refers(registeredBy=way)
        desk.verifies(player)
        assert desk.known(player.playerCode).isAffCprCredited
        desk.changes(player, isVerified=False)
        desk.verifies(player)
        assert paid(desk)[-1] == (SUB.AFFILIATE_CPR_COMMISSION, TransactionStatus.CONFIRMED, amount)
    assert (len(paid(desk)), desk.balance) == (2, 5)
    ledger_is_consistent(desk.world)


def test_the_cpr_of_a_month_stays_within_its_maximum(desk: ReferralDriver) -> None:
    """2 and 2, then 1 of 2, then nothing of 2: at most 5. The next month begins anew."""
    players = [desk.refers() for _ in range(4)]
    for player in players:
        desk.verifies(player)
    assert [row[2] for row in paid(desk)] == [2, 2, 1]
    assert all(desk.known(player.playerCode).isAffCprCredited for player in players)
    desk.world.advance("P30D")
    desk.verifies(desk.refers())
    assert [row[2] for row in paid(desk)] == [2, 2, 1, 2]
    assert desk.balance == 7


def test_an_acquisition_is_paid_when_the_deposit_comes_last(desk: ReferralDriver) -> None:
    player = desk.refers()
    desk.bets(player, "49.99")
    desk.bets(player, "0.01")
    assert desk.balance == 0
    desk.deposits(player, 10)
    assert paid(desk) == [(SUB.AFFILIATE_CPA_COMMISSION, TransactionStatus.CONFIRMED, 10)]
    assert desk.known(player.playerCode).isAffCpaCredited


def test_an_acquisition_is_paid_when_the_wager_comes_last(desk: ReferralDriver) -> None:
    player = desk.refers()
    desk.deposits(player, 200)
    desk.bets(player, "49.99")
    desk.bets(player, 0, 5)
    assert desk.balance == 0, "a free bet is no wager"
    desk.bets(player, "0.01")
    assert desk.balance == 10
    desk.bets(player, 500)
    assert desk.balance == 10


def test_a_first_deposit_below_the_cpa_earns_nothing(desk: ReferralDriver) -> None:
    player = desk.refers()
    desk.deposits(player, "9.99")
    desk.bets(player, 500)
    assert (desk.balance, desk.known(player.playerCode).isAffCpaCredited) == (0, False)


def test_rewards_go_by_the_level_that_was_reached_before(desk: ReferralDriver) -> None:
    first, second = desk.refers(), desk.refers()
    desk.deposits(first, 100)
    desk.bets(first, 1000)
    assert desk.balance == 10, "the bet that leads to level 2 is paid for at level 1"
    desk.deposits(second, 100)
    desk.bets(second, 60)
    assert desk.balance == 30


def share_a_card(desk: ReferralDriver, player: Player) -> None:
    for each in (desk.referrer, player):
        with desk.world.change() as change:
            row = add_transaction(
                change,
                each,
                TransactionType.DEPOSIT,
                amount=Decimal(1),
                currency="USD",
                amount_in_usd=Decimal(1),
                status=TransactionStatus.CONFIRMED,
            )
            change.put(desk.world.table(CARD_USES), CardUse.of(row, CARD))


def share_an_account(desk: ReferralDriver, player: Player) -> None:
    for number, each in enumerate((desk.referrer, player)):
        account = {"playerCode": each.playerCode, "cardNumber": f"610433123456789{number}", "iban": IBAN}
        fire_event(desk.world, "bankAccountAdded", account)


def share_a_bank_card(desk: ReferralDriver, player: Player) -> None:
    for each in (desk.referrer, player):
        fire_event(desk.world, "bankAccountAdded", {"playerCode": each.playerCode, "cardNumber": CARD})


@pytest.mark.parametrize(
    ("cause", "reason"),
    [
        (share_a_card, "Same card"),
        (share_a_bank_card, "Same card"),
        (share_an_account, "Same bank account"),
        (lambda desk, player: desk.changes(player, registeredFrom=desk.referrer.registeredFrom), "Same device"),
        (lambda desk, player: desk.changes(player, isTest=True), "Test player"),
        (lambda desk, _player: desk.changes(desk.referrer, isTest=True), "Test player"),
        (lambda desk, player: desk.changes(player, isBlocked=True), "Blocked player"),
        (lambda desk, _player: desk.changes(desk.referrer, isBlocked=True), "Blocked player"),
        (lambda desk, _player: desk.changes(desk.referrer, isDeleted=True), "Deleted player"),
    ],
)
def test_who_belongs_together_earns_nothing(desk: ReferralDriver, cause: Any, reason: str) -> None:
    player = desk.refers()
    cause(desk, player)
    desk.verifies(player)
    desk.changes(player, isVerified=False)
    desk.verifies(player)
    for _ in range(2):
        desk.deposits(player, 100)
        desk.bets(player, 60)
    assert [row[:2] for row in paid(desk)] == [
        (SUB.AFFILIATE_CPR_COMMISSION, TransactionStatus.REJECTED),
        (SUB.AFFILIATE_CPA_COMMISSION, TransactionStatus.REJECTED),
    ]
    assert refused(desk) == [reason, reason]
    known = desk.known(player.playerCode)
    assert (known.isAffCprCredited, known.isAffCpaCredited, desk.balance) == (False, False, 0)


def test_one_address_is_told_apart_from_one_device(desk: ReferralDriver) -> None:
    desk.verifies(desk.refers(ip="203.0.113.1"))
    desk.verifies(desk.refers(deviceId="dev_1"))
    assert refused(desk) == ["Same IP", "Same device"]


def test_a_partners_player_counts_in_nothing(desk: ReferralDriver) -> None:
    player = desk.refers(affId="aff-aurora-1")
    assert (player.refId, referrer_code(player)) == (desk.referrer.playerCode, None)
    desk.verifies(player)
    desk.deposits(player, 500)
    desk.bets(player, 5000)
    desk.world.advance("P30D")
    assert (desk.profits(), desk.balance, desk.level["referredPlayersWagerInUSD"]) == ([], 0, 0)
    assert desk.send("playersList", query={"refId": desk.referrer.playerCode}).data["count"] == 0


def lose(desk: ReferralDriver, wager: object, win: object = 0) -> Player:
    player = desk.refers()
    desk.bets(player, wager, win)
    return player


@pytest.mark.parametrize(
    ("wager", "percentage", "profit"),
    [("99.99", 0, 0), (100, 10, 9), ("999.99", 10, 90), (1000, 25, 225)],
)
def test_the_revenue_share_goes_by_the_row_that_the_months_wager_reaches(
    desk: ReferralDriver, wager: object, percentage: int, profit: object
) -> None:
    """Of what is lost, 10 % go to administration: of 1,000 USD 900 are left, and 25 % of that are 225."""
    lose(desk, wager)
    assert desk.level["revenueSharePercentage"] == percentage
    desk.world.advance("P30D")
    shares = [row for row in paid(desk) if row[0] is SUB.AFFILIATE_REVENUE_SHARE]
    assert sum(row[2] for row in shares) == desk.balance == Decimal(str(profit))
    desk.world.advance("P31D")
    assert len([row for row in desk.profits() if row.transactionSubType is SUB.AFFILIATE_REVENUE_SHARE]) == len(shares)


def test_bonuses_and_cashback_lessen_the_base(desk: ReferralDriver) -> None:
    """1,000 lost; less half of 100, a fifth of 50 and a tenth of 1,000: 840, of which a quarter is 210."""
    player = lose(desk, 1200, 200)
    for kind, sub, usd in (
        (TransactionType.BONUS, SUB.BONUS_CLAIM, 100),
        (TransactionType.CASHBACK, SUB.CASHBACK_CLAIM, 50),
    ):
        with desk.world.change() as change:
            add_transaction(
                change,
                player,
                kind,
                amount=Decimal(usd),
                currency="USD",
                amount_in_usd=Decimal(usd),
                status=TransactionStatus.CONFIRMED,
                transactionSubType=sub,
            )
    stats = desk.send("operatorsSettings", query=desk.named).data["affiliates"]["referredPlayersStats"]
    assert stats == {
        "totalPlayersWagerInUSD": 1200,
        "totalReferredPlayersPlInUSD": 1000,
        "totalClaimedBonusAmountInUSD": 100,
        "totalCashbacksInUSD": 50,
    }
    given = {"settings": SETTINGS, "referredPlayersStats": stats}
    result = desk.send("referralCalculator", body=given).data
    assert [row["adjustedAmountInUSD"] for row in result["affiliateProfit"]] == [1000, -50, -10, -100, 840, 210]
    assert [row["amountInUSD"] for row in result["operatorProfit"]] == [1000, -100, -50, -210, 640]
    desk.world.advance("P30D")
    assert desk.balance == 210, "the month pays what the calculator says"
    (row,) = desk.profits()
    assert row.note == "November 2026: 25 % of 840.00 USD"
    ledger_is_consistent(desk.world)


def test_a_negative_month_pays_nothing_and_is_not_carried(desk: ReferralDriver) -> None:
    lose(desk, 1000, 1900)
    desk.world.advance("P30D")
    assert desk.balance == 0
    lose(desk, 1000)
    desk.world.advance("P31D")
    assert desk.balance == 225


def test_a_player_of_the_programme_without_settings_earns_nothing(desk: ReferralDriver) -> None:
    assert desk.send("referralSettingsRestore", body=desk.named, revision=1).http == 200
    table = desk.world.table(OPERATOR_SETTINGS)
    with desk.world.change() as change:
        change.delete(table, "aurora")
    player = desk.refers()
    desk.verifies(player)
    desk.deposits(player, 100)
    desk.bets(player, 5000)
    desk.world.advance("P30D")
    assert desk.profits() == []
    assert desk.send("playerAffiliateSummary", body=desk.named).body["messages"] == ["No Settings Found."]


def test_what_was_paid_before_the_start_is_kept_with_its_transaction(desk: ReferralDriver) -> None:
    table = desk.world.table(TRANSACTIONS)
    rewards = list(desk.world.table(REWARDS).all())
    assert len(rewards) > 100
    for reward in rewards:
        row, player = table.get(reward.txId or ""), desk.known(reward.playerCode or "")
        assert row is not None
        assert (row.playerCode, row.toUSDCents) == (reward.referrerCode, reward.cents)
        assert player.refId == reward.referrerCode
        assert player.affId is None
        assert desk.known(reward.referrerCode).createdAt < player.createdAt


def test_the_starting_world_has_both_programmes_and_no_player_in_both(desk: ReferralDriver) -> None:
    players = list(desk.world.table(PLAYERS).all())
    referred = sum(referrer_code(player) is not None for player in players) / len(players)
    brought = sum(player.affId is not None for player in players) / len(players)
    assert 0.08 < referred < 0.13
    assert 0.17 < brought < 0.23
    assert not any(player.affId and (player.isAffCprCredited or player.isAffCpaCredited) for player in players)


@pytest.mark.parametrize(("ref_id", "text"), [("P999999999", "no such player"), ("borealis", "no such player")])
def test_only_a_player_of_the_operator_refers(desk: ReferralDriver, ref_id: str, text: str) -> None:
    if ref_id == "borealis":
        ref_id = next(iter(desk.world.table(PLAYERS).where(opId="borealis"))).playerCode
    with pytest.raises(ValidationFailed) as found:
        desk.registers(refId=ref_id)
    assert text in found.value.fields["refId"]


def test_referrers_make_no_circle(desk: ReferralDriver) -> None:
    player = desk.refers()
    desk.changes(desk.referrer, refId=player.playerCode)
    with pytest.raises(ValidationFailed) as found:
        desk.refers()
    assert list(found.value.fields) == ["refId"]
    assert "themselves" in found.value.fields["refId"]
