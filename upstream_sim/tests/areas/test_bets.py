"""Bets as players place them and providers end them."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from contracts.bet_filters import BetMode, BetStatus, BetType
from contracts.wire import Invalid
from upstream_sim import testing
from upstream_sim.areas.bets.odds import leg_odds, total_odds
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.bonuses.wagers import wagering_of
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.money.ledger import InsufficientBalance, balance_of
from upstream_sim.core.refusals import AlreadyDecided, NotFound, ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.tests.bets import play
from upstream_sim.tests.bonuses import owe_wager
from upstream_sim.tests.free_bets import free_bet_of

GAME = {"gameId": "koi-garden"}


@pytest.fixture
def world() -> World:
    return testing.world()


@pytest.fixture
def player(world: World) -> Player:
    """A player of aurora with 100 USD more than they had."""
    found = next(world.table(PLAYERS).where(opId="aurora", isDeleted=False, isBlocked=False))
    with world.change() as change:
        wallet = player_wallets.main(found.playerCode, "USD")
        player_wallets.credit(change, wallet, Decimal(100), player_wallets.outside("USD"), "A test")
    return found


def placed(world: World, player: Player, stake: object = "10.50", **more: Any) -> Bet:
    body = {"playerCode": player.playerCode, "stake": Decimal(str(stake)), "currency": "USD", **(more or GAME)}
    bet = world.table(BETS).get(fire_event(world, "betPlaced", body)["betId"])
    assert bet is not None
    return bet


def ended(world: World, bet: Bet, status: str, win: object = 0) -> Bet:
    fire_event(world, "betSettled", {"betId": bet.betId, "status": status, "winAmount": Decimal(str(win))})
    after = world.table(BETS).get(bet.betId)
    assert after is not None
    return after


def balance(world: World, player: Player) -> Decimal:
    return balance_of(world, player_wallets.main(player.playerCode, "USD"))


def test_a_stake_goes_to_the_house_and_is_counted(world: World, player: Player) -> None:
    house = player_wallets.house("aurora", "USD")
    before, held, activity_count = balance(world, player), balance_of(world, house), world.table(ACTIVITIES).count()
    bet = placed(world, player)
    assert (bet.betType, bet.betMode, bet.status, bet.odds) == (BetType.CASINO, None, BetStatus.OPEN, None)
    assert (bet.stakeInUSDCents, bet.placedAt, bet.settledAt) == (1050, world.now(), None)
    assert before - balance(world, player) == balance_of(world, house) - held == Decimal("10.50")
    after = world.table(PLAYERS).get(player.playerCode)
    assert after is not None
    assert (after.totalBetCount, after.revision) == (player.totalBetCount + 1, player.revision)
    assert world.table(ACTIVITIES).count() == activity_count


def test_usd_are_those_of_the_moment(world: World, player: Player) -> None:
    with world.change() as change:
        wallet = player_wallets.main(player.playerCode, "IRR")
        player_wallets.credit(change, wallet, Decimal(1_000_000), player_wallets.outside("IRR"), "A test")
    bet = placed(world, player, 1_000_000, currency="IRR", **GAME)
    world.advance("P5D")
    won = ended(world, bet, "WON", 2_000_000)
    assert (won.rate, bet.stakeInUSDCents) == (bet.rate, bet.rate)
    assert won.winInUSDCents == 2 * bet.rate


@pytest.mark.parametrize("mode", list(BetMode))
def test_a_sport_bet_has_the_odds_of_its_selections(world: World, player: Player, mode: BetMode) -> None:
    bet = placed(world, player, eventId="ev-fo-0-0", betMode=mode)
    assert (bet.betType, bet.betMode, bet.eventId, bet.gameId) == (BetType.SPORT, mode, "ev-fo-0-0", None)
    assert bet.odds == total_odds(leg_odds(world.seed, bet.betId, mode), mode) * 100


def test_the_most_a_bet_may_pay() -> None:
    odds = (Decimal("1.50"), Decimal("2.00"), Decimal("3.33"))
    assert total_odds(odds[:1], BetMode.SINGLE) == Decimal("1.50")
    assert total_odds(odds, BetMode.COMBO) == Decimal("9.99")
    assert total_odds(odds, BetMode.SYSTEM) == Decimal("4.88")  # a third each of 3.00, 4.995 and 6.66


@pytest.mark.parametrize(
    ("status", "win", "change"),
    [("WON", "31.5", "21"), ("LOST", 0, "-10.5"), ("CASHBACK", 4, "-6.5"), ("CANCELED", 0, 0)],
)
def test_a_bet_ends_once(world: World, player: Player, status: str, win: object, change: object) -> None:
    before, bet = balance(world, player), placed(world, player)
    after = ended(world, bet, status, win)
    assert (after.status.value, after.settledAt) == (status, world.now())
    assert after.winInUSDCents == Decimal(str(win)) * 100
    assert balance(world, player) - before == Decimal(str(change))
    digest = world.digest()
    for again, more in (("WON", 5), ("LOST", 0), ("CASHBACK", 5), ("CANCELED", 0)):
        with pytest.raises(AlreadyDecided, match=r"This bet is already .*; that is final\.") as refused:
            ended(world, bet, again, more)
        assert (refused.value.http, refused.value.data["record"]["status"]) == (409, status)  # type: ignore[index]  # data of its own
    assert world.digest() == digest


def test_a_free_bet_costs_nothing_and_pays_its_win_alone(world: World, player: Player) -> None:
    before = balance(world, player)
    with world.change() as change:
        free_bet = free_bet_of(change, player, 20)
    bet = placed(world, player, 20, freeBetId=free_bet.freeBetId, eventId="ev-fo-0-0")
    assert (bet.stakeUnits, bet.stakeInUSDCents, bet.freeBetUnits) == (0, 0, 20 * 10**8)
    assert balance(world, player) == before
    assert ended(world, bet, "WON", 2).status is BetStatus.WON
    assert balance(world, player) == before + 2


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"stake": 0}, "stake"),
        ({"stake": Decimal("1.001")}, "stake"),
        ({"currency": "XXX"}, "currency"),
        ({"gameId": None}, "gameId"),
        ({"eventId": "ev-fo-0-0"}, "gameId"),
        ({"gameId": "no-such-game"}, "gameId"),
        ({"gameId": None, "eventId": "no-such-event"}, "eventId"),
        ({"playerCode": "P1"}, "playerCode"),
        ({"playerCode": ""}, "playerCode"),
    ],
)
def test_what_cannot_be_bet_is_refused_by_name(
    world: World, player: Player, fields: dict[str, Any], field: str
) -> None:
    body = {"playerCode": player.playerCode, "stake": 5, "currency": "USD", **GAME, **fields}
    before = world.digest()
    with pytest.raises((ValidationFailed, Invalid)) as refused:
        fire_event(world, "betPlaced", body)
    assert field in str(refused.value)
    assert world.digest() == before


@pytest.mark.parametrize("trait", ["isBlocked", "isDeleted"])
def test_who_is_blocked_or_deleted_may_not_bet(world: World, trait: str) -> None:
    nobody = next(world.table(PLAYERS).where(**{trait: True}))
    with pytest.raises(ValidationFailed, match="playerCode"):
        placed(world, nobody)


def test_no_wallet_goes_below_zero(world: World, player: Player) -> None:
    with pytest.raises(InsufficientBalance):
        placed(world, player, balance(world, player) + Decimal("0.01"))


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"status": "OPEN"}, "status"),
        ({"status": "WON"}, "winAmount"),
        ({"status": "CASHBACK", "winAmount": 0}, "winAmount"),
        ({"status": "LOST", "winAmount": 1}, "winAmount"),
        ({"status": "WON", "winAmount": Decimal("0.001")}, "winAmount"),
    ],
)
def test_an_end_that_cannot_be_is_refused_by_name(
    world: World, player: Player, fields: dict[str, Any], field: str
) -> None:
    bet = placed(world, player)
    with pytest.raises((ValidationFailed, Invalid)) as refused:
        fire_event(world, "betSettled", {"betId": bet.betId, **fields})
    assert field in str(refused.value)
    with pytest.raises(NotFound):
        fire_event(world, "betSettled", {"betId": "none", "status": "LOST"})


def test_a_bonus_is_wagered_by_bets_since_it_was_given(world: World, player: Player) -> None:
    owe_wager(world, player.playerCode, Decimal(1000))
    [before] = wagering_of(world, player.playerCode)
    play(world, player.playerCode, Decimal(900), Decimal(5))
    play(world, player.playerCode, Decimal(0), Decimal(5))
    [after] = wagering_of(world, player.playerCode)
    assert after["wageredInUSD"] - before["wageredInUSD"] == 900
    play(world, player.playerCode, Decimal(100))
    assert wagering_of(world, player.playerCode) == []
