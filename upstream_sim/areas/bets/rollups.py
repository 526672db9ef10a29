"""What bets add up to: by tenant, game and kind of player; without the tenant, so that what is asked of all is read
from few rows; and by player. They count as `shared.measures` says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import NamedTuple

from contracts.bet_filters import BetStatus, BetType
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.cells import Cells
from upstream_sim.shared.measures import Sums, contributions_of
from upstream_sim.shared.rollups import Rollup

OPEN = BetStatus.OPEN  # looked up for each bet, which an enumeration does slowly


class GameSums(Cells, frozen=True, gc=False, kw_only=True):
    """A tenant's bets on a game, or with a provider of sport, those of test players apart."""

    opId: str
    betType: BetType
    provider: str
    gameId: str | None
    isTest: bool


class AllGameSums(Cells, frozen=True, gc=False, kw_only=True):
    """All tenants' bets on a game, or with a provider of sport, those of test players apart."""

    betType: BetType
    provider: str
    gameId: str | None
    isTest: bool


class PlayerSums(Cells, frozen=True, gc=False, kw_only=True):
    """A player's bets of one type."""

    playerCode: str
    betType: BetType


class OwnSums(NamedTuple):
    """What of a player's bets is counted: as `Sums`, and how many are not settled, by when they were placed."""

    placed: int = 0
    wager: int = 0
    settled: int = 0
    stakes: int = 0
    wins: int = 0
    open: int = 0


def own_moments_of(bet: Bet) -> Iterator[tuple[datetime, OwnSums]]:
    """When a bet counts for its player, and how."""
    waiting = int(bet.status is OPEN)
    for at, sums in contributions_of(bet):
        yield at, OwnSums(*sums, waiting)
        waiting = 0
    if waiting:
        yield bet.placedAt, OwnSums(open=1)


GAME_SUMS = Schema(
    name="betsByGame",
    record=GameSums,
    bitmaps=("opId", "month", "betType", "isTest", "provider", "gameId"),
    is_derived=True,
    columns=Sums._fields,
)
ALL_GAME_SUMS = Schema(
    name="betsByGameOfAll",
    record=AllGameSums,
    bitmaps=("month", "betType", "isTest", "provider", "gameId"),
    is_derived=True,
    columns=Sums._fields,
)
PLAYER_SUMS = Schema(name="betsByPlayer", record=PlayerSums, is_derived=True, columns=OwnSums._fields)

DATED_BY = ("placedAt", "settledAt")
BY_GAME = Rollup(GAME_SUMS, BETS, values=Sums, moments=contributions_of, dated_by=DATED_BY)
BY_GAME_OF_ALL = BY_GAME.coarser(ALL_GAME_SUMS)
BY_PLAYER = Rollup(PLAYER_SUMS, BETS, values=OwnSums, moments=own_moments_of, dated_by=DATED_BY, days_only=True)


def bet_sums_by(dimensions: Iterable[str]) -> Rollup[Bet, Sums]:
    """The rollup with the fewest rows that has these dimensions, players left aside."""
    return BY_GAME_OF_ALL if {*dimensions}.issubset(BY_GAME_OF_ALL.dimensions) else BY_GAME
