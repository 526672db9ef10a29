"""What players are given, unlock and claim, each figure worked out by hand."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType
from contracts.bet_filters import BetType, StakeFrom
from upstream_sim import testing
from upstream_sim.areas.bonuses.grants import LAPSED
from upstream_sim.areas.bonuses.records import GRANTS
from upstream_sim.areas.bonuses.wagers import wagering_of
from upstream_sim.areas.cashback.records import CASHBACK_TOTALS
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.money.ledger import ENTRIES, balance_of
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.shared import player_wallets
from upstream_sim.tests.bonus_driver import BonusDriver, rows_of, tier, with_fifty
from upstream_sim.tests.bonuses import require_books
from upstream_sim.tests.money import ledger_is_consistent


@pytest.fixture
def desk() -> BonusDriver:
    """On a Monday at noon: its week has six days and a half before it."""
    desk = BonusDriver()
    desk.world.advance("P1D")
    return desk


def test_every_dollar_of_the_starting_world_belongs_to_a_grant() -> None:
    world = testing.world()
    require_books(world)
    pending = world.table(TRANSACTIONS).where(transactionType=TransactionType.BONUS, status=TransactionStatus.PENDING)
    waiting = {row.txId for row in pending if row.transactionSubType is not TransactionSubType.BONUS_CLAIM}
    assert waiting == {grant.txId for grant in world.table(GRANTS).where(isPending=True)}
    assert waiting


def test_a_deposit_is_unlocked_through_two_tiers(desk: BonusDriver) -> None:
    bonus_id = desk.bonus()
    desk.release(bonus_id)
    deposit = desk.deposits(100)
    assert deposit.isEligible
    assert rows_of(desk, TransactionSubType.DEPOSIT_BONUS) == [("CONFIRMED", 50)]
    assert desk.parts == [(5000, 5000, 0, 0, 0, 0, 0)]
    assert desk.wallet == (50, 0)
    desk.bets("499.99")
    assert desk.parts == [(5000, 5000, 0, 0, 0, 0, 0)]
    [shown] = desk.shown
    assert shown["next"] == {
        **shown["next"],
        "tier": 1,
        "requiredWagerInUSD": 500,
        "wageredInUSD": Decimal("499.99"),
        "unlocksInUSD": 20,
        "periodEndsAt": "2026-11-09T00:00:00Z",
    }
    desk.bets(1)
    assert desk.parts == [(5000, 3000, 2000, 0, 0, 0, 0)]
    desk.bets("1499.01")
    assert desk.parts == [(5000, 0, 5000, 0, 0, 0, 0)]
    desk.bets(9000)
    assert desk.parts == [(5000, 0, 5000, 0, 0, 0, 0)]
    assert [(unlock.cents, unlock.tier) for unlock in desk.grants[0].unlocks] == [(2000, 1), (3000, 2)]
    require_books(desk.world)


def test_a_tier_that_is_skipped_unlocks_what_both_do(desk: BonusDriver) -> None:
    with_fifty(desk)
    desk.bets(2000)
    assert [(unlock.cents, unlock.tier) for unlock in desk.grants[0].unlocks] == [(5000, 2)]


def test_each_week_begins_anew_and_unlocks_its_tiers_again(desk: BonusDriver) -> None:
    with_fifty(desk)
    desk.bets(700)
    desk.world.advance("P7D")
    desk.bets(499)
    assert desk.parts == [(5000, 3000, 2000, 0, 0, 0, 0)]
    desk.bets(1)
    assert desk.parts == [(5000, 1000, 4000, 0, 0, 0, 0)]
    periods = [(f"{unlock.periodFrom:%m-%d}", f"{unlock.periodTo:%m-%d}") for unlock in desk.grants[0].unlocks]
    assert periods == [("11-02", "11-09"), ("11-09", "11-16")]


def test_what_was_wagered_in_the_week_before_the_deposit_counts(desk: BonusDriver) -> None:
    bonus_id = desk.bonus()
    desk.release(bonus_id)
    desk.bets(600)
    desk.deposits(100)
    assert desk.parts == [(5000, 3000, 2000, 0, 0, 0, 0)]


@pytest.mark.parametrize(
    "bet",
    [
        {"stake": "0.99"},
        {"kind": BetType.SPORT},
        {"canceled": True},
        {"source": StakeFrom.FREE_BET},
        {"on": "vela-wheel", "providers": ["Koi Gaming"]},
        {"kind": BetType.SPORT, "odds": 149, "betType": "SPORT", "minWinOdds": Decimal("1.5")},
    ],
    ids=["small", "sport", "canceled", "free", "provider", "odds"],
)
def test_a_bet_that_does_not_count_unlocks_nothing(desk: BonusDriver, bet: dict[str, Any]) -> None:
    given = dict(bet)
    more: dict[str, Any] = {}
    if "providers" in given:
        more["gameProviders"] = given.pop("providers")
    if "betType" in given:
        more["betType"] = given.pop("betType")
    odds = {"minWinOdds": given.pop("minWinOdds")} if "minWinOdds" in given else {}
    stake = given.pop("stake", 5)
    bonus_id = desk.bonus()
    desk.release(bonus_id, tiers=[tier(1, "0.5", 20, **odds)], **more)
    desk.deposits(100)
    desk.bets(stake, **given)
    assert desk.parts == [(5000, 5000, 0, 0, 0, 0, 0)]


def test_odds_that_are_high_enough_count(desk: BonusDriver) -> None:
    bonus_id = desk.bonus()
    desk.release(bonus_id, betType="SPORT", tiers=[tier(1, 5, 20, minWinOdds=Decimal("1.5"))])
    desk.deposits(100)
    desk.bets(5, kind=BetType.SPORT, odds=150)
    assert desk.parts == [(5000, 3000, 2000, 0, 0, 0, 0)]


def test_a_test_players_bets_never_count(desk: BonusDriver) -> None:
    with_fifty(desk)
    desk.changes(isTest=True)
    desk.bets(5000)
    assert desk.parts == [(5000, 5000, 0, 0, 0, 0, 0)]


def test_two_releases_never_unlock_the_same_dollar(desk: BonusDriver) -> None:
    bonus_id = with_fifty(desk)
    desk.release(bonus_id, title="Every bet", betType=None, schedule="DAILY", tiers=[tier(1, 600, 40)])
    desk.bets(600)
    by_title = {unlock.releaseId: unlock.cents for unlock in desk.grants[0].unlocks}
    assert sorted(by_title.values()) == [2000, 3000]
    assert desk.parts == [(5000, 0, 5000, 0, 0, 0, 0)]
    require_books(desk.world)


def test_what_is_locked_lapses_and_what_is_unlocked_stays(desk: BonusDriver) -> None:
    with_fifty(desk)
    desk.bets(500)
    desk.world.advance("P29D")
    assert desk.parts == [(5000, 3000, 2000, 0, 0, 0, 0)]
    desk.world.advance("P1D")
    assert desk.parts == [(5000, 0, 2000, 0, 0, 3000, 0)]
    assert desk.wallet == (20, 0)
    last = max(desk.world.table(ENTRIES).where(owner=desk.code), key=lambda entry: entry.createdAt)
    assert (last.reason, last.amount) == (LAPSED, -30 * 10**8)
    desk.bets(2000)
    assert desk.parts == [(5000, 0, 2000, 0, 0, 3000, 0)]
    require_books(desk.world)
    ledger_is_consistent(desk.world)


@pytest.mark.parametrize("amount", ["20.01", 50, 0, -1])
def test_a_claim_beyond_what_is_unlocked_is_refused_on_its_field(desk: BonusDriver, amount: object) -> None:
    with_fifty(desk)
    desk.bets(500)
    before = desk.world.digest()
    with pytest.raises(ValidationFailed) as refused:
        desk.claims(amount)
    assert refused.value.fields["amountInUSD"].startswith("Unable to Claim")
    assert desk.world.digest() == before


@pytest.mark.spec("001-call-transactions-bonus", "001-call-bonus-player-summary")
def test_a_claim_is_held_and_confirmed(desk: BonusDriver) -> None:
    with_fifty(desk)
    desk.bets(500)
    main = player_wallets.main(desk.code, "USD")
    before = balance_of(desk.world, main)
    tx_id = desk.claims(15)
    assert desk.parts == [(5000, 3000, 500, 1500, 0, 0, 0)]
    assert desk.wallet == (35, 15)
    [row] = desk.send("bonusClaims", query={"playerCode": desk.code}).data["transactions"]
    assert (row["txId"], row["transactionSubType"], row["status"]) == (tx_id, "BONUS_CLAIM", "PENDING")
    assert desk.decide(tx_id).http == 200
    assert desk.parts == [(5000, 3000, 500, 0, 1500, 0, 0)]
    assert desk.wallet == (35, 0)
    assert balance_of(desk.world, main) - before == 15
    totals = desk.world.table(CASHBACK_TOTALS).get(desk.code)
    assert totals is not None
    assert totals.bonusClaim == 1500
    summary = desk.send("playerBonusSummary", body={"playerCode": desk.code}).data
    assert summary == {"bonusWalletBalanceInUSD": 35, "totalClaimedBonusesInUSD": 15}
    again = desk.decide(tx_id)
    assert (again.http, again.status) == (409, "ALREADY_DECIDED")
    require_books(desk.world)


def test_a_rejected_claim_can_be_claimed_again(desk: BonusDriver) -> None:
    with_fifty(desk)
    desk.bets(500)
    assert desk.decide(desk.claims(20), "reject").http == 200
    assert desk.parts == [(5000, 3000, 2000, 0, 0, 0, 0)]
    [details] = [desk.get(f"/bonus/players/{grant.uniuqeId}").data for grant in desk.grants]
    assert [(each["amountInUSD"], each["status"]) for each in details["claims"]] == [(20, "REJECTED")]
    row = desk.transaction(desk.claims(5))
    assert desk.send("transactionDelete", body={"txId": row.txId}, revision=row.revision).http == 200
    assert desk.parts == [(5000, 3000, 2000, 0, 0, 0, 0)]
    assert desk.decide(row.txId).http == 409
    require_books(desk.world)


@pytest.mark.spec("001-entity-player-bonus")
def test_a_topup_is_unlocked_at_once_and_a_deduction_takes_locked_money_first(desk: BonusDriver) -> None:
    with_fifty(desk)
    desk.bets(500)
    desk.world.advance("PT1H")
    assert desk.topup(10).http == 200
    assert desk.parts == [(5000, 3000, 2000, 0, 0, 0, 0), (1000, 0, 1000, 0, 0, 0, 0)]
    [_, shown] = desk.shown
    unnamed = ("bonusId", "version", "prizeType", "lapsesAt", "type", "requiredWagerInUSD")
    assert [shown[name] for name in unnamed] == [None, None, None, None, None, 0]
    assert desk.topup(35, "deduct").http == 200
    assert desk.parts == [(5000, 0, 1500, 0, 0, 0, 3500), (1000, 0, 1000, 0, 0, 0, 0)]
    tx_id = desk.claims(20)
    assert desk.parts == [(5000, 0, 0, 1500, 0, 0, 3500), (1000, 0, 500, 500, 0, 0, 0)]
    assert desk.topup(6, "deduct").http == 422
    assert desk.decide(tx_id).http == 200
    assert desk.wallet == (5, 0)
    require_books(desk.world)


def test_a_registration_is_promised_a_bonus_that_its_verification_completes(desk: BonusDriver) -> None:
    bonus_id = desk.bonus(desk.fixed("REGISTRATION_BONUS", 5, budgetInUSD=10))
    player = desk.player = desk.registers()
    assert rows_of(desk, TransactionSubType.REGISTRATION_BONUS) == [("PENDING", 5)]
    assert (desk.grants, desk.wallet) == ([], (0, 0))
    other = desk.registers()
    assert desk.get(f"/bonus/definitions/{bonus_id}").data["spentInUSD"] == 10
    desk.player = desk.registers()
    assert rows_of(desk, TransactionSubType.REGISTRATION_BONUS) == []  # the budget is spent
    desk.player = other
    [waiting] = desk.world.table(GRANTS).where(playerCode=other.playerCode)
    assert desk.decide(waiting.txId or "", "reject").http == 200
    assert desk.get(f"/bonus/definitions/{bonus_id}").data["spentInUSD"] == 5
    desk.player = player
    desk.world.advance("P2D")
    desk.changes(verification="CONFIRMED", isVerified=True)
    assert rows_of(desk, TransactionSubType.REGISTRATION_BONUS) == [("CONFIRMED", 5)]
    assert desk.parts == [(500, 500, 0, 0, 0, 0, 0)]
    assert desk.grants[0].createdAt == desk.now
    desk.changes(isVerified=False)
    desk.changes(isVerified=True)
    assert len(desk.grants) == 1
    require_books(desk.world)


def test_a_blocked_registration_is_left_to_staff(desk: BonusDriver) -> None:
    desk.bonus(desk.fixed("REGISTRATION_BONUS", 5))
    desk.player = desk.registers()
    desk.changes(isBlocked=True, isVerified=True)
    assert rows_of(desk, TransactionSubType.REGISTRATION_BONUS) == [("PENDING", 5)]


def test_the_largest_bonus_is_given_and_of_equal_ones_that_of_the_lowest_id(desk: BonusDriver) -> None:
    half = desk.bonus()
    first, second = (desk.bonus(desk.fixed("DEPOSIT_BONUS", 60)) for _ in range(2))
    desk.deposits(100)
    assert [grant.bonusId for grant in desk.grants] == [min(first, second)]
    desk.world.advance("PT1H")
    desk.deposits(200)
    assert [grant.bonusId for grant in desk.grants][1] == half
    assert desk.grants[1].cents == 10_000
    desk.deposits(19)
    desk.deposits(19)
    assert len(desk.grants) == 3
    assert not desk.deposits(19).isEligible


@pytest.mark.parametrize(
    ("deposit", "cents"), [("19.99", 0), (20, 1000), ("33.33", 1667), (400, 20_000), (5000, 20_000)]
)
def test_a_percentage_is_rounded_to_cents_within_its_bounds(desk: BonusDriver, deposit: object, cents: int) -> None:
    desk.bonus()
    assert desk.deposits(deposit).isEligible is bool(cents)
    assert [grant.cents for grant in desk.grants] == ([cents] if cents else [])


def test_a_test_player_is_given_nothing_by_itself(desk: BonusDriver) -> None:
    desk.bonus()
    desk.changes(isTest=True)
    assert not desk.deposits(100).isEligible
    assert desk.grants == []


def test_a_blocked_players_deposit_earns_nothing_by_itself(desk: BonusDriver) -> None:
    desk.bonus()
    tx_id = desk.requests(100)
    desk.changes(isBlocked=True)
    body = {"txId": tx_id, "acknowledged": ["PLAYER_BLOCKED", "KYC_MISSING"]}
    assert desk.send("depositVerify", body=body).http == 200
    assert desk.transaction(tx_id).isEligible
    assert desk.grants == []


def test_a_budget_is_never_exceeded(desk: BonusDriver) -> None:
    bonus_id = desk.bonus(desk.terms(budgetInUSD=120))
    for deposit in (200, 100):
        desk.player = desk.registers()
        assert desk.deposits(deposit).isEligible is (deposit == 200)
    desk.player = desk.registers()
    assert desk.deposits(40).isEligible
    assert desk.get(f"/bonus/definitions/{bonus_id}").data["spentInUSD"] == 120
    require_books(desk.world)


def test_a_withdrawal_is_warned_of_what_is_not_wagered(desk: BonusDriver) -> None:
    with_fifty(desk)
    desk.bets(100)
    desk.bets(50, kind=BetType.SPORT)
    [owed] = wagering_of(desk.world, desk.code)
    assert owed == {"bonusTitle": "Half on top", "requiredWagerInUSD": 500, "wageredInUSD": 100}
    desk.bets(400)
    assert wagering_of(desk.world, desk.code) == []


def test_any_bet_counts_for_a_bonus_without_releases(desk: BonusDriver) -> None:
    desk.bonus()
    desk.bets(70)
    desk.deposits(100)
    desk.bets(50, kind=BetType.SPORT)
    [owed] = wagering_of(desk.world, desk.code)
    assert owed["wageredInUSD"] == 50


def test_what_was_given_of_a_deleted_bonus_runs_on(desk: BonusDriver) -> None:
    bonus_id = with_fifty(desk)
    assert desk.send("bonusDefinitionDelete", query={"bonusId": bonus_id}, revision=1).http == 200
    desk.bets(500)
    assert desk.parts == [(5000, 3000, 2000, 0, 0, 0, 0)]
