"""What was bet, won and lost: by tenants in a month, and by a player. Bets and what was before them, together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import NamedTuple

from contracts.areas.bets import BetType
from upstream_sim.areas.bets.records import OPENING_BETS, PLAYER_OPENINGS, SETTLED, OpeningBets
from upstream_sim.areas.bets.rollups import GAME_ROLLUPS, PLAYER_ROLLUPS, PlayerRollup, player_rollup_id
from upstream_sim.core.world import World


class SettledBets(NamedTuple):
    """Settled bets of one type, of test players or of others, in US cents."""

    betType: BetType
    isTest: bool
    stakes: int
    wins: int


class PlayerLifetime(NamedTuple):
    """All of a player's settled bets, in US cents."""

    stakes: int
    wins: int


def settled_before(opening_bets: Iterable[OpeningBets]) -> Iterator[SettledBets]:
    """What of these opening bets counts in GGR."""
    for row in opening_bets:
        if row.status in SETTLED:
            yield SettledBets(row.betType, row.isTest, row.stakeInUSDCents, row.winInUSDCents)


def settled_in_month(world: World, tenants: frozenset[str], year: int, month: int) -> Iterator[SettledBets]:
    """The bets of these tenants that were settled in a UTC month, in parts."""
    wanted = {"opId": tenants, "year": year, "month": month}
    yield from settled_before(world.table(OPENING_BETS).where(**wanted))
    for rollup in world.table(GAME_ROLLUPS).where(**wanted):
        yield SettledBets(rollup.betType, rollup.isTest, sum(rollup.stakes), sum(rollup.wins))


def lifetime_of(world: World, player_code: str) -> PlayerLifetime:
    opening = world.table(PLAYER_OPENINGS).get(player_code)
    known = [rollup.since() for rollup in _rollups(world, player_code)]
    stakes, wins = sum(each.stakes for each in known), sum(each.wins for each in known)
    if opening is not None:
        stakes, wins = stakes + opening.stakeInUSDCents, wins + opening.winInUSDCents
    return PlayerLifetime(stakes, wins)


def wager_since(world: World, player_code: str, moment: datetime) -> int:
    """The stakes of the bets that a player placed on a UTC day and later, in US cents."""
    day = moment.astimezone(UTC).toordinal()
    return sum(rollup.since(day).wager for rollup in _rollups(world, player_code))


def wager_of(world: World, player_code: str) -> int:
    """The stakes of all that a player ever bet, in US cents."""
    opening = world.table(PLAYER_OPENINGS).get(player_code)
    before = opening.stakeInUSDCents if opening else 0
    return before + sum(rollup.since().wager for rollup in _rollups(world, player_code))


def count_open(world: World, player_code: str) -> int:
    """How many of a player's bets are not settled."""
    return sum(rollup.openCount for rollup in _rollups(world, player_code))


def _rollups(world: World, player_code: str) -> list[PlayerRollup]:
    table = world.table(PLAYER_ROLLUPS)
    found = (table.get(player_rollup_id(player_code, bet_type)) for bet_type in BetType)
    return [each for each in found if each is not None]
