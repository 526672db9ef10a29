"""What was bet, won and lost: by tenants in a month, and by a player. Bets and what was before them, together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from contracts.areas.bets import BetType
from upstream_sim.areas.bets.crowd import CROWD
from upstream_sim.areas.bets.records import BETS, OPENING_BETS, PLAYER_OPENINGS, SETTLED, OpeningBets
from upstream_sim.areas.bets.rollups import (
    GAME_ROLLUPS,
    NOTHING,
    PLAYER_ROLLUPS,
    PlayerRollup,
    Rollup,
    Sums,
    moments_of,
    player_rollup_id,
    quarter_of,
)
from upstream_sim.core.clock import months_later
from upstream_sim.core.schema import Between
from upstream_sim.core.world import World
from upstream_sim.shared.tenancies import Tenancy

QUARTER, HOUR = timedelta(minutes=15), timedelta(hours=1)
INSTANT = timedelta(microseconds=1)


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
    for crowd in world.table(CROWD).where(**wanted):
        yield SettledBets(crowd.betType, False, sum(crowd.stakes), sum(crowd.wins))


def settled_in_tenancies(world: World, tenancies: Iterable[Tenancy], year: int, month: int) -> Iterator[SettledBets]:
    """The bets that were settled in a UTC month while these tenancies lasted, in parts. What the crowd bets in an hour
    counts as settled at its end."""
    began = datetime(year, month, 1, tzinfo=UTC)
    ended = months_later(began, 1)
    known = list(tenancies)
    whole = frozenset(tenancy.opId for tenancy in known if tenancy.covers(began, ended))
    if whole:
        yield from settled_in_month(world, whole, year, month)
    for tenancy in known:
        if tenancy.opId not in whole and tenancy.overlaps(began, ended):
            yield from _settled_in_part(world, tenancy, began, ended)


def _settled_in_part(world: World, tenancy: Tenancy, began: datetime, ended: datetime) -> Iterator[SettledBets]:
    """Of the quarter hours in which the tenancy begins and ends, bet by bet. Before the record no tenancy changed."""
    wanted = {"opId": tenancy.opId, "year": began.year, "month": began.month}
    since, until = max(tenancy.since or began, began), min(tenancy.until or ended, ended)
    if tenancy.since is None:
        yield from settled_before(world.table(OPENING_BETS).where(**wanted))
    first, after = -((began - since) // QUARTER), (until - began) // QUARTER
    edges = [(since, began + first * QUARTER), (began + after * QUARTER, until)] if first <= after else [(since, until)]
    for rollup in world.table(GAME_ROLLUPS).where(**wanted) if first < after else ():
        yield SettledBets(rollup.betType, rollup.isTest, *_settled_between(rollup, first, after))
    for start, end in edges:
        found = world.table(BETS).where(opId=tenancy.opId, settledAt=Between(start, end - INSTANT))
        for bet in found if start < end else ():
            if bet.status in SETTLED:
                yield SettledBets(bet.betType, bet.isTest, bet.stakeInUSDCents, bet.winInUSDCents)
    for crowd in world.table(CROWD).where(**wanted):
        yield SettledBets(
            crowd.betType, False, *_settled_between(crowd, (since - began) // HOUR, (until - began) // HOUR)
        )


def _settled_between(rollup: Rollup, first: int, after: int) -> tuple[int, int]:
    """Stakes and wins of what was settled from one period to the one before another."""
    more, less = rollup.since(first), rollup.since(after)
    return more.stakes - less.stakes, more.wins - less.wins


def sums_since(world: World, since: datetime, filters: dict[str, Any]) -> Sums:
    """What was placed, and what was settled, from a moment up to now, of the bets that these filters of rollups find.
    Only the quarter hour that has begun at that moment is summed bet by bet."""
    since, now = since.astimezone(UTC), world.now().astimezone(UTC)
    whole = since + (datetime.min.replace(tzinfo=UTC) - since) % QUARTER
    parts = list(_sums_between(world, since, whole, filters))
    year, month = whole.year, whole.month
    while (year, month) <= (now.year, now.month):
        first = quarter_of(whole) if (year, month) == (whole.year, whole.month) else None
        found = world.table(GAME_ROLLUPS).where(**filters, year=year, month=month)
        parts += [rollup.since(first) for rollup in found]
        year, month = (year, month + 1) if month < 12 else (year + 1, 1)
    return Sums(*(sum(column) for column in zip(Sums(), *parts, strict=True)))


def lifetime_of(world: World, player_code: str) -> PlayerLifetime:
    opening = world.table(PLAYER_OPENINGS).get(player_code)
    known = [rollup.since() for rollup in _rollups(world, player_code)]
    stakes, wins = sum(each.stakes for each in known), sum(each.wins for each in known)
    if opening is not None:
        stakes, wins = stakes + opening.stakeInUSDCents, wins + opening.winInUSDCents
    return PlayerLifetime(stakes, wins)


def settled_by_player(world: World, player_code: str, bet_type: BetType, since: datetime, until: datetime) -> Sums:
    """A player's bets of a type on whole UTC days, from one to the one before another."""
    rollup = world.table(PLAYER_ROLLUPS).get(player_rollup_id(player_code, bet_type))
    if rollup is None:
        return NOTHING
    first, end = since.astimezone(UTC).toordinal(), until.astimezone(UTC).toordinal()
    from_first, after = rollup.since(first), rollup.since(end)
    return Sums(*(more - less for more, less in zip(from_first, after, strict=True)))


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


def _sums_between(world: World, since: datetime, until: datetime, filters: dict[str, Any]) -> Iterator[Sums]:
    within = Between(since, until - INSTANT)
    found = {
        bet.betId: bet
        for name in ("placedAt", "settledAt")
        for bet in world.table(BETS).where(**filters, **{name: within})
    }
    for bet in found.values():
        yield from (sums for at, sums in moments_of(bet) if since <= at < until)


def _rollups(world: World, player_code: str) -> list[PlayerRollup]:
    table = world.table(PLAYER_ROLLUPS)
    found = (table.get(player_rollup_id(player_code, bet_type)) for bet_type in BetType)
    return [each for each in found if each is not None]
