"""Whatever players and providers do, what is kept beside the bets is what they add up to, and the books are right."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import rule

from contracts.bet_filters import BetMode, BetStatus, StakeFrom
from tools.examples import examples
from upstream_sim import testing
from upstream_sim.areas.bets.lifecycle import Stake, cash_out, place, settle, void
from upstream_sim.areas.bets.records import BETS, PLAYER_OPENINGS, Bet
from upstream_sim.areas.bets.rollups import GAME_SUMS, PLAYER_SUMS
from upstream_sim.areas.bets.sums import count_open, lifetime_of, settled_in_month
from upstream_sim.areas.cashback.records import PENDING_CREDITS
from upstream_sim.core.money.ledger import InsufficientBalance
from upstream_sim.core.refusals import AlreadyDecided
from upstream_sim.core.world.world import Change
from upstream_sim.shared import player_wallets
from upstream_sim.shared.games import EVENTS, GAMES
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.tests.free_bets import free_stake
from upstream_sim.tests.histories import PICKS, WorldHistories
from upstream_sim.tests.money import ledger_is_consistent

pytestmark = pytest.mark.slow

USD = st.decimals("0.01", 300, places=2)
SETTLED = {BetStatus.WON, BetStatus.LOST, BetStatus.CASHBACK}


class Histories(WorldHistories):
    """Bets of a few players of one operator, one of them a test player."""

    refusals = (InsufficientBalance, AlreadyDecided)

    def __init__(self) -> None:
        super().__init__()
        players = self.world.table(PLAYERS)
        testers = [row.playerCode for row in players.where(opId="aurora", isTest=True)]
        self.players = [*testers[:1], *[row.playerCode for row in players.where(opId="aurora", isTest=False)][:5]]

    def player(self, pick: int) -> Player:
        found = self.world.table(PLAYERS).get(self.players[pick])
        assert found is not None
        return found

    def bet(self, pick: int) -> Bet | None:
        rows = list(self.world.table(BETS).where(playerCode=frozenset(self.players)))
        waiting = [row for row in rows if row.status is BetStatus.OPEN]
        some = waiting if waiting and pick % 2 else rows
        return some[pick * 7 % len(some)] if some else None

    @rule(pick=PICKS, usd=USD, free=st.booleans(), sport=st.booleans(), mode=st.sampled_from(list(BetMode)), at=PICKS)
    def place(self, pick: int, usd: Decimal, free: bool, sport: bool, mode: BetMode, at: int) -> None:
        player = self.player(pick)
        on = list(EVENTS.values())[at] if sport else list(GAMES.values())[at]

        def do(change: Change) -> None:
            stake = free_stake(change, player, usd) if free else Stake(usd, "USD")
            place(change, player, stake, on, mode if sport else None)

        self.change(fails=at == 0, do=do)

    @rule(pick=PICKS, usd=USD)
    def deposit(self, pick: int, usd: Decimal) -> None:
        def do(change: Change) -> None:
            wallet = player_wallets.main(self.players[pick], "USD")
            player_wallets.credit(change, wallet, usd, player_wallets.outside("USD"), "A test")

        self.change(False, do)

    @rule(pick=PICKS, win=USD | st.just(Decimal(0)), fails=st.booleans())
    def settle(self, pick: int, win: Decimal, fails: bool) -> None:
        found = self.bet(pick)
        if found is not None and found.currency == "USD":
            self.change(fails, lambda change: settle(change, found, win))

    @rule(pick=PICKS, win=USD)
    def cash_out(self, pick: int, win: Decimal) -> None:
        found = self.bet(pick)
        if found is not None and found.currency == "USD":
            self.change(False, lambda change: cash_out(change, found, win))

    @rule(pick=PICKS, fails=st.booleans())
    def void(self, pick: int, fails: bool) -> None:
        found = self.bet(pick)
        if found is not None:
            self.change(fails, lambda change: void(change, found))

    @rule(hours=st.integers(1, 20 * 24))
    def wait(self, hours: int) -> None:
        self.world.advance(f"PT{hours}H")

    def of_players(self) -> list[Bet]:
        return list(self.world.table(BETS).where(playerCode=frozenset(self.players)))

    def check(self) -> None:
        self.quarters_and_days_are_plain_sums()
        self.a_players_figures_are_those_of_their_bets()
        self.the_books_are_right()

    def quarters_and_days_are_plain_sums(self) -> None:
        by_quarter: dict[Any, list[int]] = {}
        by_day: dict[Any, list[int]] = {}
        for bet in self.world.table(BETS).where(opId="aurora"):
            counted = bet.status is not BetStatus.CANCELED and bet.stakeFrom is StakeFrom.MAIN
            moments = [(bet.placedAt, (1, bet.stakeInUSDCents, 0, 0, 0, 0))] if counted else []
            if bet.settledAt and bet.status in SETTLED:
                moments.append((bet.settledAt, (0, 0, 1, bet.stakeInUSDCents, bet.winInUSDCents, 0)))
            if bet.status is BetStatus.OPEN:
                moments.append((bet.placedAt, (0, 0, 0, 0, 0, 1)))
            for at, more in moments:
                quarter = int(at.timestamp()) // 900
                game = (bet.betType, bet.provider, bet.gameId, bet.isTest, quarter)
                day = (bet.playerCode, bet.betType, quarter - quarter % 96)
                for sums, key in ((by_quarter, game), (by_day, day)):
                    sums[key] = [mine + its for mine, its in zip(sums.get(key, [0] * 6), more, strict=True)]
        kept_quarters = {
            (row.betType, row.provider, row.gameId, row.isTest, quarter): [*row.sums(quarter, quarter + 1), 0]
            for row in self.world.table(GAME_SUMS).where(opId="aurora")
            for quarter in row.periods
        }
        codes = {player.playerCode for player in self.world.table(PLAYERS).where(opId="aurora")}
        kept_days = {
            (row.playerCode, row.betType, day): row.sums(day, day + 1)
            for row in self.world.table(PLAYER_SUMS).all()
            if row.playerCode in codes
            for day in row.periods
        }
        assert kept_quarters == {key: [*sums[:5], 0] for key, sums in by_quarter.items() if any(sums[:5])}
        assert kept_days == by_day

    def a_players_figures_are_those_of_their_bets(self) -> None:
        for code in self.players:
            own = [bet for bet in self.of_players() if bet.playerCode == code]
            ended = [bet for bet in own if bet.status in SETTLED]
            opening = self.world.table(PLAYER_OPENINGS).get(code)
            count, stakes, wins = (
                (opening.count, opening.stakeInUSDCents, opening.winInUSDCents) if opening else (0, 0, 0)
            )
            found = lifetime_of(self.world, code)
            assert found.stakes == stakes + sum(bet.stakeInUSDCents for bet in ended)
            assert found.wins == wins + sum(bet.winInUSDCents for bet in ended)
            assert count_open(self.world, code) == sum(bet.status is BetStatus.OPEN for bet in own)
            player = self.world.table(PLAYERS).get(code)
            assert player is not None
            assert player.totalBetCount == count + len(own)
            canceled = [bet for bet in own if bet.status is BetStatus.CANCELED]
            placed = sum(bet.stakeInUSDCents for bet in own) - sum(bet.stakeInUSDCents for bet in canceled)
            assert found.wager == stakes + placed

    def the_books_are_right(self) -> None:
        ledger_is_consistent(self.world)


def test_a_later_month_changes_nothing_of_an_ended_one() -> None:
    world = testing.world()
    october = sorted(settled_in_month(world, frozenset({"aurora"}), 2026, 10))
    waiting = list(world.table(BETS).where(opId="aurora", status=BetStatus.OPEN))
    assert waiting
    with world.change() as change:
        for bet in waiting:
            settle(change, bet, Decimal(0))
    assert sorted(settled_in_month(world, frozenset({"aurora"}), 2026, 10)) == october
    assert all(world.table(PENDING_CREDITS).get(bet.playerCode) for bet in waiting)


TestHistories = Histories.TestCase
TestHistories.settings = settings(max_examples=examples(8), stateful_step_count=12, deadline=None)
