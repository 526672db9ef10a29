"""Running sums of bets: by quarter hour for each tenant, game and kind of player, and by UTC day for each player.

They change in the same write set as the bets, and count as `shared.measures` says.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypeVar

import msgspec

from contracts.areas.bets import BetStatus, BetType
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.core.tables.schema import Schema, T
from upstream_sim.core.world.change import follows
from upstream_sim.core.world.world import Change
from upstream_sim.shared.measures import NOTHING, Sums, moments_of

COLUMNS = ("periods", *Sums._fields)


class Rollup(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """`periods` are those with anything in them, ascending; the others go with them, as in `Sums`."""

    id: str
    betType: BetType
    periods: tuple[int, ...]
    placed: tuple[int, ...]
    wager: tuple[int, ...]
    settled: tuple[int, ...]
    stakes: tuple[int, ...]
    wins: tuple[int, ...]

    def cells(self) -> dict[int, Sums]:
        columns = zip(self.placed, self.wager, self.settled, self.stakes, self.wins, strict=True)
        return dict(zip(self.periods, (Sums(*cell) for cell in columns), strict=True))

    def since(self, period: int | None = None, until: int | None = None) -> Sums:
        """The sums from a period on, up to the one before another."""
        start = 0 if period is None else bisect_left(self.periods, period)
        stop = len(self.periods) if until is None else bisect_left(self.periods, until)
        columns = (self.placed, self.wager, self.settled, self.stakes, self.wins)
        return Sums(*(sum(column[start:stop]) for column in columns))


R = TypeVar("R", bound=Rollup)


class GameRollup(Rollup, frozen=True, gc=False, kw_only=True):
    """A tenant's bets on a game, or with a provider of sport, in a UTC month, those of test players apart. Its periods
    are quarter hours of the month, counted from 0."""

    opId: str
    year: int
    month: int
    provider: str
    gameId: str | None
    isTest: bool


class PlayerRollup(Rollup, frozen=True, gc=False, kw_only=True):
    """A player's bets of one type; `openCount` of them are not settled. Its periods are ordinals of UTC days."""

    playerCode: str
    openCount: int


GAME_ROLLUPS = Schema(
    name="betsByGame",
    record=GameRollup,
    bitmaps=("opId", "year", "month", "betType", "isTest", "provider", "gameId"),
    is_derived=True,
)
PLAYER_ROLLUPS = Schema(name="betsByPlayer", record=PlayerRollup, arrays=("playerCode",), is_derived=True)


class GamePart(NamedTuple):
    """What a `GameRollup` is about."""

    opId: str
    year: int
    month: int
    betType: BetType
    provider: str
    gameId: str | None
    isTest: bool

    @property
    def id(self) -> str:
        kind = "test" if self.isTest else "real"
        return f"{self.opId}:{self.year}-{self.month:02}:{self.betType}:{self.provider}:{self.gameId}:{kind}"


class PlayerPart(NamedTuple):
    """What a `PlayerRollup` is about."""

    playerCode: str
    betType: BetType

    @property
    def id(self) -> str:
        return player_rollup_id(self.playerCode, self.betType)


def player_rollup_id(player_code: str, bet_type: BetType) -> str:
    return f"{player_code}:{bet_type}"


Cells = dict[int, Sums]


class Differences:
    """What bets add to the rollups."""

    def __init__(self) -> None:
        self.games: defaultdict[GamePart, Cells] = defaultdict(dict)
        self.players: defaultdict[PlayerPart, Cells] = defaultdict(dict)
        self.open: defaultdict[PlayerPart, int] = defaultdict(int)

    def add(self, bet: Bet, sign: int = 1) -> None:
        player = PlayerPart(bet.playerCode, bet.betType)
        self.open[player] += sign * (bet.status is BetStatus.OPEN)
        for at, sums in moments_of(bet):
            moment = at.astimezone(UTC)
            game = GamePart(bet.opId, moment.year, moment.month, bet.betType, bet.provider, bet.gameId, bet.isTest)
            _add(self.games[game], quarter_of(moment), sums, sign)
            _add(self.players[player], moment.toordinal(), sums, sign)


def quarter_of(moment: datetime) -> int:
    """The number of its quarter hour in its month, counted from 0."""
    return ((moment.day - 1) * 24 + moment.hour) * 4 + moment.minute // 15


def rollups_of(bets: Iterable[Bet]) -> tuple[list[GameRollup], list[PlayerRollup]]:
    """The rollups of all these bets, by game and by player."""
    found = Differences()
    for bet in bets:
        found.add(bet)
    games = (_game_rollup(part, cells) for part, cells in found.games.items())
    players = (_player_rollup(part, found.players[part], count) for part, count in found.open.items())
    return [each for each in games if each is not None], [each for each in players if each is not None]


@follows(BETS)
def follow_bet(change: Change, before: Bet | None, after: Bet | None) -> None:
    found = Differences()
    if before is not None:
        found.add(before, -1)
    if after is not None:
        found.add(after)
    change.cells += sum(map(len, found.games.values())) + sum(map(len, found.players.values()))
    games, players = (change.world.table(schema) for schema in (GAME_ROLLUPS, PLAYER_ROLLUPS))
    for game, cells in found.games.items():
        present = games.get(game.id)
        if present is None:
            _keep(change, GAME_ROLLUPS, game.id, _game_rollup(game, cells))
        elif cells:
            _keep(change, GAME_ROLLUPS, game.id, with_cells(present, cells))
    for player, count in found.open.items():
        known, cells = players.get(player.id), found.players[player]
        if known is None:
            _keep(change, PLAYER_ROLLUPS, player.id, _player_rollup(player, cells, count))
        else:
            known = msgspec.structs.replace(known, openCount=known.openCount + count)
            _keep(change, PLAYER_ROLLUPS, player.id, with_cells(known, cells))


def _add(cells: Cells, period: int, sums: Sums, sign: int = 1) -> None:
    found = cells.get(period, NOTHING)
    cells[period] = found.plus(sums) if sign > 0 else found.minus(sums)


def with_cells(rollup: R, differences: Cells) -> R | None:
    """The rollup with what is added to some of its periods; None where nothing is left."""
    columns = [getattr(rollup, name) for name in COLUMNS]
    for period, sums in differences.items():
        at = bisect_left(columns[0], period)
        is_known = at < len(columns[0]) and columns[0][at] == period
        cells: Cells = {period: Sums(*(column[at] for column in columns[1:]))} if is_known else {}
        _add(cells, period, sums)
        cell = () if cells[period] == NOTHING else ((period, *cells[period]),)
        added = tuple(zip(*cell, strict=True)) or ((),) * len(columns)
        columns = [
            column if column[at : at + is_known] == more else column[:at] + more + column[at + is_known :]
            for column, more in zip(columns, added, strict=True)
        ]
    if not columns[0] and not getattr(rollup, "openCount", 0):
        return None
    return msgspec.structs.replace(rollup, **dict(zip(COLUMNS, columns, strict=True)))


def _game_rollup(part: GamePart, cells: Cells) -> GameRollup | None:
    """None where nothing is left."""
    fields = _columns(cells)
    return GameRollup(id=part.id, **part._asdict(), **fields) if fields["periods"] else None


def _player_rollup(part: PlayerPart, cells: Cells, open_count: int) -> PlayerRollup | None:
    """None where nothing is left."""
    fields = _columns(cells)
    if not fields["periods"] and not open_count:
        return None
    return PlayerRollup(id=part.id, **part._asdict(), openCount=open_count, **fields)


def _columns(cells: Cells) -> dict[str, Any]:
    periods = sorted(period for period, sums in cells.items() if sums != NOTHING)
    columns = zip(*(cells[period] for period in periods), strict=True) if periods else ((),) * len(Sums._fields)
    return {"periods": tuple(periods), **dict(zip(Sums._fields, columns, strict=True))}


def _keep(change: Change, schema: Schema[T], key: str, rollup: T | None) -> None:
    """Puts a rollup, or drops it, where it is not so already."""
    table = change.world.table(schema)
    present = table.get(key)
    if rollup is not None and rollup != present:
        change.put(table, rollup)
    elif rollup is None and present is not None:
        change.delete(table, key)
