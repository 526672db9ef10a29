"""What players are given, unlock and claim, each figure worked out by hand."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from contracts.areas.bets import BetType, StakeFrom
from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType
from upstream_sim import testing
from upstream_sim.areas.bonuses.grants import LAPSED
from upstream_sim.areas.bonuses.records import GRANTS
from upstream_sim.areas.bonuses.wagers import wagering_of
from upstream_sim.areas.cashback.records import CASHBACK_TOTALS
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.money.ledger import ENTRIES, balance_of
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.shared import player_wallets
from upstream_sim.tests.bonus_driver import BonusDriver, tier
from upstream_sim.tests.bonuses import require_books
from upstream_sim.tests.client import NORTH
from upstream_sim.tests.money import ledger_is_consistent


@pytest.fixture
def desk() -> BonusDriver:
    """On a Monday at noon: its week has six days and a half before it."""
    desk = BonusDriver()
    desk.world.advance("P1D")
    return desk


def with_fifty(desk: BonusDriver) -> str:
    """50 USD of a deposit, unlocked by the week: 20 at 500 and all at 2,000. The bonus's id."""
    bonus_id = desk.bonus()
    desk.release(bonus_id)
    desk.deposits(100)
    return bonus_id


def rows_of(desk: BonusDriver, sub_type: TransactionSubType) -> list[tuple[Any, ...]]:
    rows = desk.world.table(TRANSACTIONS).where(playerCode=desk.code, transactionSubType=sub_type)
    return [(row.status, Decimal(row.toUSDCents).scaleb(-2)) for row in rows]


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


def test_an_edit_of_money_raises_the_version_and_what_was_given_keeps_its_own(desk: BonusDriver) -> None:
    bonus_id = with_fifty(desk)
    form = {"bonusId": bonus_id, **desk.terms(percentage=10, daysToUse=2)}
    edited = desk.send("bonusDefinitionEdit", body=form, revision=1)
    assert (edited.http, edited.data["version"]) == (200, 2)
    texts = [{"language": "en", "title": "A tenth"}, {"language": "fa", "title": "ده"}]
    again = desk.send("bonusDefinitionEdit", body={**form, "texts": texts}, revision=2)
    assert (again.data["version"], again.data["title"]) == (2, "A tenth")
    desk.world.advance("P5D")
    assert desk.parts == [(5000, 5000, 0, 0, 0, 0, 0)]
    [shown] = desk.shown
    assert (shown["version"], shown["title"], shown["lapsesAt"]) == (1, "Half on top", "2026-12-02T12:00:00Z")
    use = desk.get(f"/bonus/definitions/{bonus_id}").data["use"]
    assert use["versions"] == [{"version": 1, "grantCount": 1, "openAmountInUSD": 50}]
    assert (use["playerCount"], use["lockedAmountInUSD"], use["releaseCount"]) == (1, 50, 1)


def test_an_edit_of_a_release_holds_from_the_next_period_on(desk: BonusDriver) -> None:
    bonus_id = desk.bonus()
    release = desk.release(bonus_id)
    desk.deposits(100)
    form = {"releaseId": release["releaseId"], **desk.release_terms(bonus_id, tiers=[tier(1, 10, 15)])}
    form["startTime"] = release["bonusReleaseDefinition"]["startTime"]
    edited = desk.send("bonusReleaseEdit", body=form, revision=1)
    assert edited.http == 200, edited.body
    assert edited.data["nextTerms"]["fromTime"] == "2026-11-09T00:00:00Z"
    assert [each["requiredWager"] for each in edited.data["tiers"]] == [500, 2000]
    desk.bets(499)
    assert desk.parts == [(5000, 5000, 0, 0, 0, 0, 0)]
    desk.world.advance("P7D")
    desk.bets(10)
    assert desk.parts == [(5000, 3500, 1500, 0, 0, 0, 0)]
    shown = desk.get(f"/bonus/releases/{release['releaseId']}").data
    assert (shown["nextTerms"], [each["requiredWager"] for each in shown["tiers"]]) == (None, [10])


def test_a_release_that_is_switched_off_or_deleted_unlocks_nothing_more(desk: BonusDriver) -> None:
    bonus_id = desk.bonus()
    release = desk.release(bonus_id)
    desk.deposits(100)
    form = {"releaseId": release["releaseId"], **desk.release_terms(bonus_id, isActive=False)}
    form["startTime"] = release["bonusReleaseDefinition"]["startTime"]
    off = desk.send("bonusReleaseEdit", body=form, revision=1)
    assert (off.data["status"], off.data["nextTerms"]) == ("DISABLED", None)
    desk.bets(500)
    assert desk.parts == [(5000, 5000, 0, 0, 0, 0, 0)]
    on = desk.send("bonusReleaseEdit", body={**form, "isActive": True}, revision=2)
    assert on.data["status"] == "ACTIVE"
    desk.bets(500)
    assert desk.parts == [(5000, 3000, 2000, 0, 0, 0, 0)]
    key = {"releaseId": release["releaseId"]}
    gone = desk.send("bonusReleaseDelete", query=key, revision=3)
    assert gone.http == 200
    desk.bets(5000)
    assert desk.parts == [(5000, 3000, 2000, 0, 0, 0, 0)]
    assert desk.get(f"/bonus/releases/{release['releaseId']}").data["isDeleted"] is True
    assert desk.send("bonusReleaseDelete", query=key, revision=4).status == "RECORD_LOCKED"
    listed = desk.send("bonusReleases", query={"bonusId": bonus_id}).data["items"]
    deleted = desk.send("bonusReleases", query={"bonusId": bonus_id, "isDeleted": "true"}).data["items"]
    assert (listed, [each["releaseId"] for each in deleted]) == ([], [release["releaseId"]])


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


def test_a_bonus_is_given_by_hand_once(desk: BonusDriver) -> None:
    bonus_id = desk.bonus(desk.fixed(amount=100))
    reply = desk.give(bonus_id, 40)
    assert reply.http == 200, reply.body
    assert (reply.data["bonusAmountInUSD"], reply.data["lockedAmountInUSD"]) == (40, 40)
    assert reply.data["requiredWagerInUSD"] == 400
    assert rows_of(desk, TransactionSubType.MANUAL_BONUS) == [("CONFIRMED", 40)]
    assert desk.wallet == (40, 0)
    again = desk.give(bonus_id, 40)
    assert (again.http, again.data) == (422, {"fields": {"playerCode": "The player was given this bonus before."}})
    require_books(desk.world)


def test_a_gift_that_cannot_be_is_refused_on_its_field(desk: BonusDriver) -> None:
    manual = desk.bonus(desk.fixed(amount=100, budgetInUSD=50))
    others: dict[str, list[tuple[str, object, str]]] = {
        "bonusId": [
            ("none", 5, "There is no such bonus."),
            (desk.bonus(), 5, "Only a manual bonus is given by hand."),
        ],
        "amountInUSD": [
            (manual, "100.01", "At most 100.00 USD of this bonus."),
            (manual, "50.01", "50.00 USD is left of the budget."),
            (manual, 0, "More than 0."),
        ],
    }
    for field, cases in others.items():
        for bonus_id, amount, text in cases:
            reply = desk.give(bonus_id, amount)
            assert (reply.http, reply.data) == (422, {"fields": {field: text}}), reply.body
    desk.changes(isTest=True)
    reply = desk.give(manual, 5)
    assert reply.data == {"fields": {"playerCode": "A test player is given no bonus."}}
    desk.changes(isTest=False, isDeleted=True)
    reply = desk.give(manual, 5)
    assert (reply.http, reply.data) == (422, {"fields": {"playerCode": "The player is deleted."}})
    assert desk.grants == []


def test_a_bonus_of_another_tenant_is_not_given(desk: BonusDriver) -> None:
    reply = desk.give(desk.bonus(desk.fixed(), "borealis"), 5)
    assert (reply.http, list(reply.data["fields"])) == (422, ["bonusId"])
    assert reply.data["fields"]["bonusId"].startswith("This bonus is not for players of")


def test_a_preview_says_who_can_be_given_it_and_who_cannot(desk: BonusDriver) -> None:
    bonus_id = desk.bonus(desk.fixed(amount=100, budgetInUSD=120))
    given, blocked, last = desk.player, desk.registers(), desk.registers()
    assert desk.give(bonus_id, 20).http == 200
    desk.changes(blocked, isBlocked=True)
    codes = [given.playerCode, blocked.playerCode, "nobody", last.playerCode.lower(), last.playerCode]
    body = {"bonusId": bonus_id, "amountInUSD": 60, "playerCodes": codes}
    found = desk.send("bonusGiftPreview", body=body).data
    assert [(each["playerCode"], each["warnings"]) for each in found["eligible"]] == [
        (blocked.playerCode, ["PLAYER_BLOCKED"])
    ]
    assert [(each["playerCode"], each["field"], each["reason"]) for each in found["refused"]] == [
        (given.playerCode, "playerCode", "The player was given this bonus before."),
        ("NOBODY", "playerCode", "Player not found."),
        (last.playerCode, "amountInUSD", "40.00 USD is left of the budget."),
    ]
    assert (found["sumInUSD"], found["budgetLeftInUSD"]) == (60, 100)


@pytest.mark.parametrize(
    ("changes", "field", "text"),
    [
        ({"endTime": "2026-11-02T11:00:00Z"}, "endTime", "The end must be after the start."),
        ({"percentage": None}, "percentage", "Enter a percentage."),
        ({"percentage": 501}, "percentage", "At most 500 percent."),
        ({"percentage": 0}, "percentage", "More than 0."),
        ({"maxBonusAmountInUSD": None}, "maxBonusAmountInUSD", "A percentage needs a maximum."),
        ({"maxBonusAmountInUSD": 10_000_001}, "maxBonusAmountInUSD", "At most 10,000,000 USD."),
        ({"amountInUSD": 5}, "amountInUSD", "Only for a fixed amount."),
        (
            {"type": "MANUAL_BONUS", "minDepositAmountInUSD": None}, "prizeType",
            "Only a deposit bonus can be a percentage.",
        ),
        ({"wageringMultiplier": 101}, "wageringMultiplier", "At most 100."),
        ({"daysToUse": 0}, "daysToUse", "At least 1 day."),
        ({"daysToUse": 366}, "daysToUse", "At most 365 days."),
        (
            {"texts": [{"language": "en", "title": "x"}]}, "texts",
            "A title in Aurora Gaming's language, fa, is missing.",
        ),
        ({"texts": [{"language": "fa", "title": " "}]}, "texts.0.title", "Title is required."),
        ({"texts": [{"language": "fa", "title": "x"}, {"language": "xx", "title": "x"}]}, "texts", "Not known: xx."),
        ({"texts": [{"language": "fa", "title": "x"}] * 2}, "texts", "Use each language once."),
        (
            {"startTime": "2026-01-01T00:00:00Z", "endTime": "2026-02-01T00:00:00Z"}, "endTime",
            "The end must not be in the past.",
        ),
    ],
)  # fmt: skip
def test_a_bonus_that_cannot_be_is_refused_on_its_field(
    desk: BonusDriver, changes: dict[str, Any], field: str, text: str
) -> None:
    before = desk.world.digest()
    reply = desk.creates(desk.terms(**changes))
    assert (reply.http, reply.data) == (422, {"fields": {field: text}}), reply.body
    assert desk.world.digest() == before


@pytest.mark.parametrize(
    ("changes", "field", "text"),
    [
        ({"endTime": "2026-11-02T12:00:00Z"}, "endTime", "The end must be after the start."),
        ({"startTime": "2026-11-02T11:59:59Z"}, "startTime", "The start must not be in the past."),
        ({"tiers": []}, "tiers", "Enter a tier."),
        ({"tiers": [tier(2, 1, 1)]}, "tiers", "Tiers are numbered from 1, without a gap."),
        (
            {"tiers": [tier(1, 5, 1), tier(2, 5, 2)]}, "tiers.1.requiredWager",
            "Each tier's wager must be above the previous tier's.",
        ),
        (
            {"tiers": [tier(1, 5, 2), tier(2, 6, 2)]}, "tiers.1.maxBonusAmountInUSD",
            "Each tier's amount must be above the previous tier's.",
        ),
        ({"tiers": [tier(1, 5, 1, minWinOdds=2)]}, "tiers.0.minWinOdds", "Only for sport bets."),
        ({"tiers": [tier(1, 0, 1)]}, "tiers.0.requiredWager", "More than 0."),
        ({"tiers": [tier(at, at, at) for at in range(1, 22)]}, "tiers", "At most 20 tiers."),
        ({"games": ["none"]}, "games", "Not known: none."),
        ({"betType": None, "games": ["koi-garden"]}, "games", "Only for casino bets."),
        (
            {"games": ["koi-garden"], "gameProviders": ["Koi Gaming"]}, "gameProviders",
            "Choose games or providers, not both.",
        ),
        ({"bonusId": "none"}, "bonusId", "There is no such bonus."),
    ],
)  # fmt: skip
def test_a_release_that_cannot_be_is_refused_on_its_field(
    desk: BonusDriver, changes: dict[str, Any], field: str, text: str
) -> None:
    bonus_id = desk.bonus()
    before = desk.world.digest()
    reply = desk.send("bonusReleaseCreate", body={**desk.release_terms(bonus_id), **changes})
    assert (reply.http, reply.data) == (422, {"fields": {field: text}}), reply.body
    assert desk.world.digest() == before


@pytest.mark.spec("001-state-bonus-definition", "001-rule-bonus-definition-excludes-deleted")
def test_a_bonus_is_switched_deleted_and_then_locked(desk: BonusDriver) -> None:
    bonus_id = desk.bonus()
    off = desk.send("bonusDefinitionSwitch", body={"bonusId": bonus_id, "status": "DEACTIVE"}, revision=1)
    assert (off.data["status"], off.body["messages"]) == ("DEACTIVE", ["Bonus disabled!"])
    assert not desk.deposits(100).isEligible
    stale = desk.send("bonusDefinitionSwitch", body={"bonusId": bonus_id, "status": "ACTIVE"}, revision=1)
    assert (stale.http, stale.data["record"]["status"]) == (412, "DEACTIVE")
    assert stale.data["changedBy"]["userCode"] == desk.user.userCode
    key = {"bonusId": bonus_id}
    gone = desk.send("bonusDefinitionDelete", query=key, revision=2)
    assert gone.http == 200
    for operation, body in (
        ("bonusDefinitionSwitch", {**key, "status": "ACTIVE"}),
        ("bonusDefinitionEdit", {**key, **desk.terms()}),
    ):
        assert desk.send(operation, body=body, revision=3).status == "RECORD_LOCKED"
    assert desk.send("bonusDefinitionDelete", query=key, revision=3).status == "RECORD_LOCKED"
    listed = [each["_id"] for each in desk.send("bonusDefinitions", query={"opId": "aurora"}).data["items"]]
    assert bonus_id not in listed
    assert desk.get(f"/bonus/definitions/{bonus_id}").data["status"] == "DELETED"


def test_an_ended_bonus_is_not_switched_on(desk: BonusDriver) -> None:
    bonus_id = desk.bonus(desk.terms(endTime="2026-11-03T00:00:00Z"))
    desk.send("bonusDefinitionSwitch", body={"bonusId": bonus_id, "status": "DEACTIVE"}, revision=1)
    desk.world.advance("P1D")
    body = {"bonusId": bonus_id, "status": "ACTIVE"}
    reply = desk.send("bonusDefinitionSwitch", body=body, revision=2)
    assert (reply.http, reply.data) == (422, {"fields": {"status": "Extend the end first."}})


def test_what_was_given_of_a_deleted_bonus_runs_on(desk: BonusDriver) -> None:
    bonus_id = with_fifty(desk)
    assert desk.send("bonusDefinitionDelete", query={"bonusId": bonus_id}, revision=1).http == 200
    desk.bets(500)
    assert desk.parts == [(5000, 3000, 2000, 0, 0, 0, 0)]


def test_a_brand_has_its_parents_bonuses_and_only_reads_them(desk: BonusDriver) -> None:
    bonus_id = desk.bonus()
    desk.player = desk.registers("aurora-north")
    desk.deposits(100)
    assert bonus_id in {
        each["_id"] for each in desk.send("bonusDefinitions", query={"opId": "aurora-north"}).data["items"]
    }
    brand = BonusDriver(NORTH, desk)
    shown = brand.send("bonusDefinitions", query={"limit": "100"}).data["items"]
    assert {each["operator"]["opId"] for each in shown} == {"aurora", "aurora-north"}
    assert brand.get(f"/bonus/definitions/{bonus_id}").http == 200
    desk.player = desk.registers()
    desk.deposits(100)
    counts = [each.get(f"/bonus/definitions/{bonus_id}").data["givenCount"] for each in (desk, brand)]
    assert counts[0] == counts[1] + 1
    key = {"bonusId": bonus_id}
    assert brand.send("bonusDefinitionDelete", query=key, revision=1).status == "RECORD_LOCKED"
    assert brand.send("bonusReleaseCreate", body=brand.release_terms(bonus_id)).status == "RECORD_LOCKED"
    theirs = desk.bonus(desk.fixed(), "borealis")
    assert brand.send("bonusDefinitionDelete", query={"bonusId": theirs}, revision=1).http == 404


@pytest.mark.spec("001-entity-bonus-release-report")
def test_a_report_is_the_sum_of_its_players_rows_and_leads_to_them(desk: BonusDriver) -> None:
    bonus_id = desk.bonus()
    release = desk.release(bonus_id)
    for stake in (500, 2000, 10):
        desk.deposits(100)
        desk.bets(stake)
        if stake > 100:
            assert desk.decide(desk.claims(15)).http == 200
        desk.player = desk.registers()
    rows = desk.send("playerBonusReleases", query={"releaseId": release["releaseId"]}).data["items"]
    report = desk.get(f"/bonus/releases/{release['releaseId']}/report").data
    assert report == {
        "bonusAmountInUSD": 150,
        "totalUnlockedAmountInUSD": 70,
        "totalPlayersUnlocked": 2,
        "totalWageredAmountInUSD": 2510,
        "totalClaimedAmountInUSD": 30,
        "totalClaimedCount": 2,
        "bonus": report["bonus"],
    }
    sums = {
        "bonusAmountInUSD": "bonusAmountInUSD",
        "totalUnlockedAmountInUSD": "unlockedAmountInUSD",
        "totalWageredAmountInUSD": "wageredAmountInUSD",
        "totalClaimedAmountInUSD": "claimedAmountInUSD",
        "totalClaimedCount": "claimedCount",
    }
    for total, field in sums.items():
        assert report[total] == sum(row[field] for row in rows)
    assert (report["bonus"]["_id"], report["bonus"]["schedule"]) == (release["releaseId"], "WEEKLY")
    applied = {row["wageredAmountInUSD"]: (row["appliedTierRule"] or {}).get("tier") for row in rows}
    assert applied == {500: 1, 2000: 2, 10: None}


@pytest.mark.spec("001-entity-bonus-release")
def test_a_player_sees_the_releases_on_which_they_have_not_bet(desk: BonusDriver) -> None:
    with_fifty(desk)
    [row] = desk.send("playerBonusReleases", query={"playerCode": desk.code}).data["items"]
    assert (row["bonusAmountInUSD"], row["wageredAmountInUSD"], row["appliedTierRule"]) == (50, 0, None)
    assert [(each["tier"], each["wageredInUSD"], each["isReached"]) for each in row["tiers"]] == [
        (1, 0, False),
        (2, 0, False),
    ]
    assert (row["periodFrom"], row["periodTo"]) == ("2026-11-02T12:00:00Z", "2026-11-09T00:00:00Z")


def test_it_says_in_words_what_a_player_gets(desk: BonusDriver) -> None:
    bonus_id = desk.bonus(desk.terms(wageringMultiplier=0))
    release = desk.release_terms(bonus_id)
    asked = desk.send("bonusPreview", body={"release": release, "depositInUSD": 100, "wagerInUSD": 600})
    assert asked.data["text"] == (
        "Deposit 100: bonus 50, unlocked 20 at a wager of 500, 50 at 2,000; a wager of 600 unlocks 20; "
        "lapses after 30 days."
    )
    assert [each["unlockedAmountInUSD"] for each in asked.data["unlocks"]] == [20, 50]
    assert asked.data["unlockedAmountInUSD"] == 20
    plain = desk.send("bonusPreview", body={"definition": desk.terms(), "depositInUSD": 10}).data
    assert plain["text"] == "Deposit 10: no bonus, the smallest deposit is 20."
    by_hand = desk.send("bonusPreview", body={"definition": desk.fixed(amount=5, daysToUse=1)}).data
    assert by_hand["text"] == (
        "Given by hand: bonus 5, which nothing unlocks yet; 50 to be wagered before a withdrawal; lapses after 1 day."
    )
    desk.release(bonus_id)
    desk.deposits(100)
    edited = {"bonusId": bonus_id, "definition": desk.terms(percentage=100), "depositInUSD": 100}
    answer = desk.send("bonusPreview", body=edited).data
    assert (answer["bonusAmountInUSD"], answer["keepingCount"], len(answer["unlocks"])) == (100, 1, 2)


@pytest.mark.parametrize(
    ("body", "field"),
    [({}, "bonusId"), ({"bonusId": "none"}, "bonusId"), ({"definition": True}, "depositInUSD")],
)
def test_a_question_without_a_bonus_or_a_deposit_is_refused(
    desk: BonusDriver, body: dict[str, Any], field: str
) -> None:
    asked = {**body, **({"definition": desk.terms()} if "definition" in body else {})}
    reply = desk.send("bonusPreview", body=asked)
    assert (reply.http, list(reply.data["fields"])) == (422, [field])


def test_a_lists_filters_find_by_title_status_and_kind(desk: BonusDriver) -> None:
    made = desk.bonus(desk.fixed(texts=[{"language": "fa", "title": "Noruz"}, {"language": "en", "title": "Spring"}]))
    for query in (
        {"title": "norU"},
        {"title": "spring", "status": "ACTIVE"},
        {"type": "MANUAL_BONUS", "opId": "aurora"},
    ):
        found = desk.send("bonusDefinitions", query=query).data["items"]
        assert made in {each["_id"] for each in found}, query
    for query in ({"title": "norUz", "status": "DEACTIVE"}, {"title": "norUz", "prizeType": "PERCENTAGE"}):
        assert desk.send("bonusDefinitions", query=query).data["items"] == []


@pytest.mark.spec(
    "001-state-bonus-release-display",
    "001-rule-bonus-release-display-disabled",
    "001-rule-bonus-release-display-expired",
    "001-rule-bonus-release-display-active",
)
def test_a_release_is_called_by_whether_it_is_active_and_by_its_end(desk: BonusDriver) -> None:
    bonus_id = desk.bonus()
    for number, (is_active, days) in enumerate(((True, 2), (False, 2), (True, 9), (False, 9))):
        ends = f"2026-11-{2 + days:02}T12:00:00Z"
        desk.release(bonus_id, title=f"Number {number}", isActive=is_active, endTime=ends)
    desk.world.advance("P3D")
    shown = desk.send("bonusReleases", query={"bonusId": bonus_id}).data["items"]
    assert {each["bonusReleaseDefinition"]["title"][-1]: each["status"] for each in shown} == {
        "0": "EXPIRED",
        "1": "DISABLED",
        "2": "ACTIVE",
        "3": "DISABLED",
    }
    for status, count in (("EXPIRED", 1), ("ACTIVE", 1), ("DISABLED", 2)):
        assert desk.send("bonusReleases", query={"bonusId": bonus_id, "status": status}).data["count"] == count
