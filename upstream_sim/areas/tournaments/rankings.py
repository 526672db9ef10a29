"""The rankings of tournaments, kept up to date with each bet that counts, in the same write set as the bet.

A bet counts when it is settled or cashed out, never a free one, one settled by hand or a test player's. Single bets of
a player on different outcomes of one market of an event are opposite: of these outcomes only the one with the most
staked on it counts, of equal ones that which comes last in the alphabet.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from decimal import Decimal
from heapq import nsmallest
from itertools import chain
from typing import NamedTuple

import msgspec

from contracts.areas.tournaments import Scoring, TournamentStatus
from contracts.bet_filters import BetMode, StakeFrom
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.bets.selections import selections_of
from upstream_sim.areas.tournaments.records import TOURNAMENTS, Tournament
from upstream_sim.core.tables.bits import positions_of
from upstream_sim.core.tables.schema import Between, Schema
from upstream_sim.core.world.change import follows
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.games import EVENTS
from upstream_sim.shared.measures import SETTLED

MAIN = StakeFrom.MAIN  # looked up for each bet, which an enumeration does slowly
MULTIPLIER_PLACES = 4
SCORE_PLACES = {Scoring.HIGHEST_MULTIPLIER: MULTIPLIER_PLACES, Scoring.TOTAL_WAGER: 2, Scoring.NET_WIN: 2}


class Tally(NamedTuple):
    """Of some bets: how many, their stakes, the highest win per stake in ten-thousandths, and wins minus stakes; money
    in US cents."""

    bets: int = 0
    wager: int = 0
    highest: int = 0
    net: int = 0

    def plus(self, other: Tally) -> Tally:
        highest = max(self.highest, other.highest)
        return Tally(self.bets + other.bets, self.wager + other.wager, highest, self.net + other.net)

    def score(self, scoring: Scoring) -> int:
        """In US cents, or in ten-thousandths."""
        if scoring is Scoring.TOTAL_WAGER:
            return self.wager
        return self.highest if scoring is Scoring.HIGHEST_MULTIPLIER else self.net


class Side(NamedTuple):
    """A player's single bets on one outcome of a market of an event."""

    event: str
    market: str
    outcome: str
    tally: Tally


class Score(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player's score in a tournament, since `reachedAt` what it is. `others` are the bets that nothing can be
    opposite to; `earlierScore` and `earlierReachedAt` are what was so before `countedAt`, when a bet counted last."""

    id: str
    tournamentId: str
    playerCode: str
    score: int
    reachedAt: datetime
    betCount: int
    wagerInUSDCents: int
    others: Tally
    sides: tuple[Side, ...]
    countedAt: datetime
    earlierScore: int | None
    earlierReachedAt: datetime | None

    @property
    def place(self) -> tuple[int, datetime, str]:
        """What the ranking is sorted by: the highest score, then who reached it first, then the player's code."""
        return -self.score, self.reachedAt, self.playerCode


class TournamentSums(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The bets of a tournament that count; it is there once one does."""

    tournamentId: str
    players: int = 0
    bets: int = 0
    wagerInUSDCents: int = 0


SCORES = Schema(name="tournamentScores", record=Score, bitmaps=("tournamentId",), sorts=("place",), is_derived=True)
TOURNAMENT_SUMS = Schema(name="tournamentSums", record=TournamentSums, key="tournamentId", is_derived=True)


def counts_in(tournament: Tournament, bet: Bet) -> bool:
    """Whether the bet counts in the tournament."""
    if bet.opId != tournament.opId or bet.betType is not tournament.betType or not _is_for_rankings(bet):
        return False
    if bet.settledAt is None or bet.placedAt < tournament.startTime or bet.settledAt >= tournament.closes_at:
        return False
    if bet.stakeInUSDCents < tournament.minBetAmountInUSD * 100:
        return False
    return is_about(tournament, bet)


def is_about(tournament: Tournament, bet: Bet) -> bool:
    """Whether a bet of its type is on what the tournament is about."""
    if tournament.games or tournament.providers:
        return bet.gameId in tournament.games or bet.provider in tournament.providers
    return not tournament.sports or EVENTS[bet.eventId or ""].sport in tournament.sports


def _is_for_rankings(bet: Bet) -> bool:
    is_own = bet.stakeFrom is MAIN and bet.stakeUnits > 0 and not bet.isTest
    return is_own and bet.status in SETTLED and bet.settledBy is None


def scores_of(seed: int, tournament: Tournament, bets: Iterable[Bet]) -> dict[str, Score]:
    """The score of each player whose bets count, by the player's code."""
    counted = [bet for bet in bets if counts_in(tournament, bet)]
    found: dict[str, Score] = {}
    for bet in sorted(counted, key=lambda bet: (bet.settledAt, bet.betId)):
        found[bet.playerCode] = _with_bet(seed, tournament, found.get(bet.playerCode), bet)
    return found


def sums_of(tournament: Tournament, scores: Iterable[Score]) -> TournamentSums | None:
    """None where no bet counts."""
    found = list(scores)
    if not found:
        return None
    return TournamentSums(
        tournamentId=tournament.id,
        players=len(found),
        bets=sum(score.betCount for score in found),
        wagerInUSDCents=sum(score.wagerInUSDCents for score in found),
    )


def score_in_decimals(scoring: Scoring, score: int) -> Decimal:
    return Decimal(score).scaleb(-SCORE_PLACES[scoring])


def sums_in(world: World, tournament: Tournament) -> TournamentSums:
    return world.table(TOURNAMENT_SUMS).get(tournament.id) or TournamentSums(tournamentId=tournament.id)


def first_ranks(world: World, tournament: Tournament, count: int) -> list[Score]:
    """The scores of the first ranks, without sorting all of them."""
    table = world.table(SCORES)
    mask, own = table.found({"tournamentId": tournament.id})
    scores = chain((table.base.records[at] for at in positions_of(mask)), own)
    return nsmallest(count, scores, key=lambda score: score.place)


@follows(BETS)
def follow_bet(change: Change, before: Bet | None, after: Bet | None) -> None:
    """Counts a bet that has just ended."""
    if after is None or after.settledAt is None or (before is not None and before.settledAt is not None):
        return
    if not _is_for_rankings(after):
        return
    world = change.world
    for tournament in _active_by_tenant(world).get(after.opId, ()):
        if counts_in(tournament, after):
            known = world.table(SCORES).get(_score_id(tournament, after.playerCode))
            score = change.put(world.table(SCORES), _with_bet(world.seed, tournament, known, after))
            sums = sums_in(world, tournament)
            more = TournamentSums(
                tournamentId=tournament.id,
                players=sums.players + (known is None),
                bets=sums.bets + score.betCount - (known.betCount if known else 0),
                wagerInUSDCents=sums.wagerInUSDCents + score.wagerInUSDCents - (known.wagerInUSDCents if known else 0),
            )
            change.put(world.table(TOURNAMENT_SUMS), more)


def _active_by_tenant(world: World) -> dict[str, list[Tournament]]:
    """Every bet asks for them."""

    def read() -> dict[str, list[Tournament]]:
        found: dict[str, list[Tournament]] = {}
        for each in world.table(TOURNAMENTS).where(status=TournamentStatus.ACTIVE):
            found.setdefault(each.opId, []).append(each)
        return found

    return world.derive("activeTournaments", (TOURNAMENTS,), read)


@follows(TOURNAMENTS)
def follow_tournament(change: Change, before: Tournament | None, after: Tournament | None) -> None:
    """Ranks anew what other terms let count, and drops the ranking of a tournament that is gone."""
    world = change.world
    if before is not None and after is not None and not _changes_what_counts(world, before, after):
        return
    scores, sums = world.table(SCORES), world.table(TOURNAMENT_SUMS)
    if before is not None:
        for score in list(scores.where(tournamentId=before.id)):
            change.delete(scores, score.id)
        if sums.get(before.id) is not None:
            change.delete(sums, before.id)
    if after is not None:
        since = Between(after.startTime)
        found = scores_of(world.seed, after, world.table(BETS).where(opId=after.opId, placedAt=since)).values()
        for score in found:
            change.put(scores, score)
        total = sums_of(after, found)
        if total is not None:
            change.put(sums, total)


def _changes_what_counts(world: World, before: Tournament, after: Tournament) -> bool:
    """Whether other terms count, or bets were settled at the very instant at which it is cancelled."""
    if _counted_by(before) != _counted_by(after):
        return True
    if before.cancellation == after.cancellation:
        return False
    return any(score.countedAt >= after.closes_at for score in world.table(SCORES).where(tournamentId=after.id))


def _counted_by(tournament: Tournament) -> tuple[object, ...]:
    """The terms that say which bets count, and how, without the end: it is never in the past when it is set."""
    names = ("betType", "games", "providers", "sports", "scoring", "minBetAmountInUSD", "startTime")
    return tuple(getattr(tournament, name) for name in names)


def _score_id(tournament: Tournament, player_code: str) -> str:
    return f"{tournament.id}:{player_code}"


def _with_bet(seed: int, tournament: Tournament, known: Score | None, bet: Bet) -> Score:
    """A player's score with one more bet, which is settled no earlier than those before."""
    own = Tally(
        1,
        bet.stakeInUSDCents,
        bet.winUnits * 10**MULTIPLIER_PLACES // bet.stakeUnits,
        bet.winInUSDCents - bet.stakeInUSDCents,
    )
    others, sides = (known.others, known.sides) if known else (Tally(), ())
    if bet.betMode is BetMode.SINGLE:
        leg = selections_of(seed, bet)[0]
        sides = _with_side(sides, Side(leg.event_id, leg.market, leg.outcome, own))
    else:
        others = others.plus(own)
    counted = others
    for side in counted_sides(sides):
        counted = counted.plus(side.tally)
    score, at = counted.score(tournament.scoring), bet.settledAt or bet.placedAt
    earlier: tuple[int | None, datetime | None] = (None, None)
    if known is not None:
        is_same_instant = known.countedAt == at
        earlier = (known.earlierScore, known.earlierReachedAt) if is_same_instant else (known.score, known.reachedAt)
    return Score(
        id=_score_id(tournament, bet.playerCode),
        tournamentId=tournament.id,
        playerCode=bet.playerCode,
        score=score,
        reachedAt=(earlier[1] if earlier[0] == score else None) or at,
        betCount=counted.bets,
        wagerInUSDCents=counted.wager,
        others=others,
        sides=sides,
        countedAt=at,
        earlierScore=earlier[0],
        earlierReachedAt=earlier[1],
    )


def _with_side(sides: tuple[Side, ...], more: Side) -> tuple[Side, ...]:
    for at, side in enumerate(sides):
        if side[:3] == more[:3]:
            return (*sides[:at], side._replace(tally=side.tally.plus(more.tally)), *sides[at + 1 :])
    return (*sides, more)


def counted_sides(sides: tuple[Side, ...]) -> Iterable[Side]:
    """The sides that count: of each market of an event one."""
    found: dict[tuple[str, str], Side] = {}
    for side in sides:
        other = found.get(side[:2])
        if other is None or (side.tally.wager, side.outcome) > (other.tally.wager, other.outcome):
            found[side[:2]] = side
    return found.values()
