"""Betting, settling by hand and by the provider, and prizes, in whatever order, and what then holds."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from decimal import Decimal

from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule

from contracts.areas.tournament_winners import WinnerStatus
from contracts.areas.transactions import TransactionType
from contracts.bet_filters import BetStatus
from upstream_sim.areas.bets.lifecycle import PAID, PLACED, RETURNED
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.tournaments.records import WINNERS, Winner
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.money.ledger import ENTRIES, AccountType, balance_of, units_of
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared import player_wallets
from upstream_sim.shared.free_bets import FREE_BETS, held_by
from upstream_sim.shared.players import PLAYERS
from upstream_sim.tests.free_bets import free_bet_of
from upstream_sim.tests.money import MoneyMachine

STAKES = st.decimals("0.01", 400, places=2)
WINS = st.just(Decimal(0)) | st.decimals("0.01", 900, places=2)
PICKS = st.integers(0, 6)
LOST = st.sampled_from(["", "", "before", "after"])
ENDINGS = st.sampled_from([BetStatus.WON, BetStatus.LOST, BetStatus.CASHBACK, BetStatus.CANCELED])


class BetActions(MoneyMachine):
    """One player's bets in USD, and the prizes that wait when the world begins."""

    def __init__(self) -> None:
        super().__init__()
        self.better = next(
            player
            for player in self.world.table(PLAYERS).where(opId="aurora", isDeleted=False, isBlocked=False)
            if balance_of(self.world, player_wallets.main(player.playerCode, "USD")) > 100
        )
        self.first_bets = {bet.betId for bet in self.world.table(BETS).where(playerCode=self.better.playerCode)}
        self.winners = [winner.id for winner in self.world.table(WINNERS).where(status=WinnerStatus.PENDING)][:4]
        self.prizes_before = self.count_prizes()

    def bets(self) -> list[Bet]:
        own = self.world.table(BETS).where(playerCode=self.better.playerCode)
        return [bet for bet in own if bet.betId not in self.first_bets]

    def count_prizes(self) -> int:
        return self.world.table(TRANSACTIONS).count(transactionType=TransactionType.TOURNAMENT_PRIZE)

    @rule(stake=STAKES, sport=st.booleans(), free=st.booleans())
    def place_a_bet(self, stake: Decimal, sport: bool, free: bool) -> None:
        on = {"eventId": "ev-fo-0-0"} if sport else {"gameId": "koi-garden"}
        body = {"playerCode": self.better.playerCode, "currency": "USD", **on}
        with suppress(Refusal):
            fire_event(self.world, "betPlaced", {**body, **(self.free_bet() if free else {"stake": stake})})

    def free_bet(self) -> dict[str, str]:
        """One of two bets that the player is given, or that are left of it."""
        held = held_by(self.world, self.better.playerCode)
        if not held:
            with self.world.change() as change:
                held = [free_bet_of(change, self.better, 5, count=2)]
        return {"freeBetId": held[0].freeBetId}

    @rule(pick=PICKS, win=WINS, lost=LOST)
    def settle_by_hand(self, pick: int, win: Decimal, lost: str) -> None:
        if bets := self.bets():
            body = {"betId": bets[pick % len(bets)].betId, "winAmount": win, "reason": "A test of it"}
            self.act("betSettle", body, lost)

    @rule(pick=PICKS, status=ENDINGS, win=STAKES)
    def end_by_the_provider(self, pick: int, status: BetStatus, win: Decimal) -> None:
        if bets := self.bets():
            pays = status in (BetStatus.WON, BetStatus.CASHBACK)
            body = {"betId": bets[pick % len(bets)].betId, "status": status, "winAmount": win if pays else 0}
            with suppress(Refusal):
                fire_event(self.world, "betSettled", body)

    @rule(pick=PICKS, approves=st.booleans(), lost=LOST)
    def decide_a_prize(self, pick: int, approves: bool, lost: str) -> None:
        body = {"winnerId": self.winners[pick % len(self.winners)], "noteForThePlayer": "A test"}
        self.act("tournamentPayout", {**body, "type": "approve" if approves else "reject"}, lost)

    @invariant()
    def each_bet_is_taken_and_paid_once(self) -> None:
        """What the ledger moved for bets is what the bets say, posting by posting."""
        moved = Counter(
            (entry.reason, abs(entry.amount))
            for entry in self.world.table(ENTRIES).where(owner=self.better.playerCode, currency="USD")
            if entry.type is AccountType.PLAYERS and entry.reason in (PLACED, PAID, RETURNED)
        )
        expected: Counter[tuple[str, int]] = Counter()
        for bet in self.bets():
            amounts = [(PLACED, bet.stakeUnits), (PAID, bet.winUnits)]
            if bet.status is BetStatus.CANCELED:
                amounts.append((RETURNED, bet.stakeUnits))
            expected.update(each for each in amounts if each[1])
        assert moved == expected

    @invariant()
    def each_free_bet_is_used_by_its_bets(self) -> None:
        """Canceled ones gave their use back; the wager knows of none of them."""
        uses = Counter(bet.freeBetId for bet in self.bets() if bet.freeBetId and bet.status is not BetStatus.CANCELED)
        for free_bet in self.world.table(FREE_BETS).where(playerCode=self.better.playerCode, templateId="fbt_test"):
            assert free_bet.usedCount == uses[free_bet.freeBetId] <= free_bet.betCount
        assert not any(bet.wagerInUSDCents or bet.stakeUnits for bet in self.bets() if bet.freeBetId)

    @invariant()
    def each_prize_is_paid_once(self) -> None:
        found = [winner for each in self.winners if (winner := self.world.table(WINNERS).get(each)) is not None]
        approved = [winner for winner in found if winner.status is WinnerStatus.APPROVED]
        assert self.count_prizes() == self.prizes_before + len(approved)
        assert all(self.is_paid(winner) for winner in approved)

    def is_paid(self, winner: Winner) -> bool:
        transaction = self.world.table(TRANSACTIONS).get(winner.txId or "")
        paid = [entry.amount for entry in self.world.table(ENTRIES).where(owner=winner.playerCode)]
        return (
            transaction is not None
            and transaction.toUnits == winner.paidUnits
            and transaction.toUSDCents <= units_of(winner.prizeInUSD) // 10**6
            and winner.paidUnits in paid
        )
