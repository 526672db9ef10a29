"""Whatever is bet, settled and decided, and however time passes: a ranking kept is the one summed up plainly, and no
prize is paid twice."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

from contracts.areas.tournament_winners import Payout, WinnerStatus
from contracts.areas.tournaments import (
    TournamentCancel,
    TournamentDraft,
    TournamentEdit,
    TournamentKey,
    TournamentStatus,
)
from contracts.areas.transactions import TransactionType
from contracts.bet_filters import BetMode, BetStatus
from contracts.wire import read_value
from tools.examples import examples
from upstream_sim.areas.bets.lifecycle import Stake, cash_out, place, settle, void
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.tournaments.rankings import TOURNAMENT_SUMS
from upstream_sim.areas.tournaments.records import TOURNAMENTS, WINNERS, Tournament
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.serving.handlers import HANDLERS, Command
from upstream_sim.core.world.world import Change
from upstream_sim.shared import player_wallets
from upstream_sim.shared.games import EVENTS, GAMES
from upstream_sim.shared.players import PLAYERS, change_player
from upstream_sim.shared.users import caller_of, user_by_email
from upstream_sim.tests.client import SUPER
from upstream_sim.tests.free_bets import free_stake
from upstream_sim.tests.histories import PICKS, WorldHistories
from upstream_sim.tests.money import ledger_is_consistent
from upstream_sim.tests.tournaments import draft, kept_ranking, plain_ranking, players_of

pytestmark = pytest.mark.slow

USD = st.integers(1, 40).map(Decimal)
SCORINGS = st.sampled_from(["TOTAL_WAGER", "HIGHEST_MULTIPLIER", "NET_WIN"])
MATCHES = list(EVENTS.values())[:2]


class Histories(WorldHistories):
    """Tournaments of one operator, and the bets of a few of its players, one of them a test player."""

    refusals = (Refusal,)

    def __init__(self) -> None:
        super().__init__()
        testers = self.world.table(PLAYERS).where(opId="aurora", isTest=True)
        codes = [player.playerCode for player in (*players_of(self.world)[:5], next(testers))]
        self.players = codes
        user = user_by_email(self.world, SUPER)
        assert user is not None
        self.caller = caller_of(self.world, user)
        self.world.snapshot("a")

    def call(self, operation: str, query: Any, body: Any, revision: int | None = None) -> Any:
        """What the operation answers; None where it is refused."""
        with suppress(Refusal):
            return HANDLERS[operation].do(self.world, self.caller, Command(query, body, None, revision))
        return None

    def tournaments(self) -> list[Tournament]:
        """Those that are not of the start."""
        every, since = self.world.table(TOURNAMENTS).where(opId="aurora"), self.world.start.now
        return [row for row in every if row.createdAt >= since]

    def pick(self, number: int) -> Tournament | None:
        found = self.tournaments()
        return found[number % len(found)] if found else None

    @initialize(scoring=SCORINGS)
    def begin(self, scoring: str) -> None:
        self.create(scoring, True, 1, 60)
        self.create(scoring, False, 5, 100)

    @rule(scoring=SCORINGS, sport=st.booleans(), least=st.integers(0, 10), hours=st.integers(1, 100))
    def create(self, scoring: str, sport: bool, least: int, hours: int) -> None:
        fields = {"scoring": scoring, "betType": "SPORT" if sport else "CASINO", "minBetAmountInUSD": least}
        body = draft(self.world, lasts=timedelta(hours=hours), **fields)
        self.call("tournamentCreate", None, read_value(TournamentDraft, body))

    @rule(number=PICKS, least=st.integers(0, 10), scoring=SCORINGS, hours=st.integers(-5, 60))
    def edit(self, number: int, least: int, scoring: str, hours: int) -> None:
        found = self.pick(number)
        if found is None:
            return
        terms = {"minBetAmountInUSD": least, "scoring": scoring} if least % 2 else {}
        body = draft(self.world) | {
            "id": found.id,
            "betType": found.betType,
            "minBetAmountInUSD": found.minBetAmountInUSD,
            "scoring": found.scoring,
            "startTime": found.startTime.isoformat(),
            "endTime": max(found.startTime + timedelta(hours=1), found.endTime + timedelta(hours=hours)).isoformat(),
            **terms,
        }
        del body["opId"]
        self.call("tournamentEdit", None, read_value(TournamentEdit, body), revision=found.revision)

    @rule(number=PICKS)
    def cancel(self, number: int) -> None:
        found = self.pick(number)
        if found is not None:
            self.call("tournamentCancel", None, read_value(TournamentCancel, {"id": found.id, "note": "A test"}))

    @rule(number=PICKS)
    def delete(self, number: int) -> None:
        found = self.pick(number)
        if found is not None:
            self.call("tournamentDelete", TournamentKey.model_validate({"id": found.id}), None)

    def bet(self, pick: int) -> Bet | None:
        waiting = self.world.table(BETS).where(playerCode=frozenset(self.players), status=BetStatus.OPEN)
        rows = [bet for bet in waiting if bet.currency == "USD"]
        return rows[pick * 7 % len(rows)] if rows else None

    @rule(pick=PICKS, usd=USD, free=st.booleans(), at=st.integers(0, 7), mode=st.sampled_from(list(BetMode)))
    def place(self, pick: int, usd: Decimal, free: bool, at: int, mode: BetMode) -> None:
        player = self.world.table(PLAYERS).get(self.players[pick])
        assert player is not None

        def do(change: Change) -> None:
            wallet = player_wallets.main(player.playerCode, "USD")
            player_wallets.credit(change, wallet, usd, player_wallets.outside("USD"), "A test")
            on_event = at % 4 > 0
            on = MATCHES[at % 2] if on_event else GAMES["koi-garden"]
            stake = free_stake(change, player, usd) if free and not at else Stake(usd, "USD")
            place(change, player, stake, on, (BetMode.SINGLE if at > 2 else mode) if on_event else None)

        self.change(False, do)

    @rule(pick=PICKS, win=USD | st.just(Decimal(0)), fails=st.booleans(), by_hand=PICKS)
    def settle(self, pick: int, win: Decimal, fails: bool, by_hand: int) -> None:
        found = self.bet(pick)
        if found is not None:
            self.change(fails, lambda change: settle(change, found, win, by=None if by_hand else "U-1"))

    @rule(pick=PICKS, win=USD, voided=st.booleans())
    def end_otherwise(self, pick: int, win: Decimal, voided: bool) -> None:
        found = self.bet(pick)
        if found is not None:
            self.change(False, lambda change: void(change, found) if voided else cash_out(change, found, win))

    @rule(pick=PICKS, approves=st.booleans())
    def decide(self, pick: int, approves: bool) -> None:
        waiting = list(self.world.table(WINNERS).where(tournamentId=frozenset(row.id for row in self.tournaments())))
        if waiting:
            body = {"type": "approve" if approves else "reject", "noteForThePlayer": "A test"}
            body["winnerId"] = waiting[pick % len(waiting)].id
            self.call("tournamentPayout", None, read_value(Payout, body))

    @rule(pick=PICKS)
    def block(self, pick: int) -> None:
        player = self.world.table(PLAYERS).get(self.players[pick])
        assert player is not None
        self.change(False, lambda change: change_player(change, player, isBlocked=not player.isBlocked))

    @rule(hours=st.integers(1, 40))
    def wait(self, hours: int) -> None:
        self.world.advance(f"PT{hours}H")

    def check(self) -> None:
        self.a_ranking_kept_is_the_one_summed_up_plainly()
        self.winners_are_the_first_of_an_ended_ranking()
        self.every_prize_is_paid_at_most_once()
        self.the_books_are_right()

    def a_ranking_kept_is_the_one_summed_up_plainly(self) -> None:
        for tournament in self.tournaments():
            plain = plain_ranking(self.world, tournament)
            assert kept_ranking(self.world, tournament) == plain
            sums = self.world.table(TOURNAMENT_SUMS).get(tournament.id)
            found = (sums.players, sums.bets, sums.wagerInUSDCents) if sums else (0, 0, 0)
            assert found == (len(plain), sum(row[3] for row in plain), sum(row[4] for row in plain))

    def winners_are_the_first_of_an_ended_ranking(self) -> None:
        for tournament in self.tournaments():
            winners = sorted(self.world.table(WINNERS).where(tournamentId=tournament.id), key=lambda row: row.rank)
            first = [row[0] for row in plain_ranking(self.world, tournament)][: len(tournament.prizes)]
            ended = tournament.status is TournamentStatus.EXPIRED and tournament.cancellation is None
            assert [row.playerCode for row in winners] == (first if ended else [])
            assert (tournament.status is TournamentStatus.EXPIRED) == (self.world.now() >= tournament.closes_at)

    def every_prize_is_paid_at_most_once(self) -> None:
        paid = self.world.table(WINNERS).where(opId="aurora", status=WinnerStatus.APPROVED)
        since = [row for row in paid if (row.decidedAt or row.createdAt) >= self.world.start.now]
        booked = Counter(
            row.txId
            for row in self.world.table(TRANSACTIONS).where(transactionType=TransactionType.TOURNAMENT_PRIZE)
            if row.postings
        )
        assert max(booked.values(), default=1) == 1
        assert {row.txId for row in since} <= set(booked)
        assert len({row.txId for row in since}) == len(since)

    def the_books_are_right(self) -> None:
        ledger_is_consistent(self.world)


TestHistories = Histories.TestCase
TestHistories.settings = settings(max_examples=examples(12), stateful_step_count=25, deadline=None)
