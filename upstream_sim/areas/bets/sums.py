"""What was bet, won and lost: by tenants in a month, and by a player. Bets and what was before them, together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import product
from typing import Any, NamedTuple

from contracts.areas.bets import BetType
from upstream_sim.areas.bets.crowd import CROWD
from upstream_sim.areas.bets.records import BETS, OPENING_BETS, PLAYER_OPENINGS, OpeningBets
from upstream_sim.areas.bets.rollups import (
    GAME_ROLLUPS,
    PLAYER_ROLLUPS,
    PlayerRollup,
    player_rollup_id,
)
from upstream_sim.core.clock import months_later
from upstream_sim.core.tables.schema import INSTANT, Between
from upstream_sim.core.world.world import World
from upstream_sim.shared.measures import NOTHING, SETTLED, Sums, ggr, moments_of
from upstream_sim.shared.tenancies import Tenancy

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
QUARTER, HOUR = timedelta(minutes=15), timedelta(hours=1)


class SettledBets(NamedTuple):
    """Settled bets of one type, of test players or of others, in US cents."""

    betType: BetType
    isTest: bool
    stakes: int
    wins: int

    @property
    def ggr(self) -> int:
        return ggr(self.stakes, self.wins)


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
    """Before the record no tenancy changed."""
    wanted = {"opId": tenancy.opId, "year": began.year, "month": began.month}
    since, until = max(tenancy.since or began, began), min(tenancy.until or ended, ended)
    if tenancy.since is None:
        yield from settled_before(world.table(OPENING_BETS).where(**wanted))
    for bet_type, is_test in product(BetType, (False, True)):
        filters = {"opId": tenancy.opId, "betType": bet_type, "isTest": is_test}
        sums = sums_between(world, since, until, filters)
        yield SettledBets(bet_type, is_test, sums.stakes, sums.wins)
    for crowd in world.table(CROWD).where(**wanted):
        sums = crowd.since((since - began) // HOUR, (until - began) // HOUR)
        yield SettledBets(crowd.betType, False, sums.stakes, sums.wins)


def sums_between(world: World, since: datetime, until: datetime | None, filters: dict[str, Any]) -> Sums:
    """What was placed, and what was settled, from a moment to another, or up to now, of the bets that these filters of
    rollups find. Only what lies beside whole quarter hours is summed bet by bet."""
    since, until = since.astimezone(UTC), (until or world.now() + INSTANT).astimezone(UTC)
    first, last = since + (EPOCH - since) % QUARTER, until - (until - EPOCH) % QUARTER
    if last <= first:
        return _sum_of(_of_each_bet(world, since, until, filters))
    parts = [*_of_each_bet(world, since, first, filters), *_of_each_bet(world, last, until, filters)]
    month = first.replace(day=1, hour=0, minute=0, second=0, microsecond=0)
    while month < last:
        ends = months_later(month, 1)
        start, stop = ((max(first, month) - month) // QUARTER, (min(last, ends) - month) // QUARTER)
        found = world.table(GAME_ROLLUPS).where(**filters, year=month.year, month=month.month)
        parts += [rollup.since(start, stop) for rollup in found]
        month = ends
    return _sum_of(parts)


def lifetime_of(world: World, player_code: str) -> Sums:
    """What a player ever bet."""
    opening = world.table(PLAYER_OPENINGS).get(player_code)
    known = [rollup.since() for rollup in _rollups(world, player_code)]
    if opening is not None:
        stakes, wins = opening.stakeInUSDCents, opening.winInUSDCents
        known.append(Sums(opening.count, stakes, opening.count, stakes, wins))
    return _sum_of(known)


def settled_by_player(world: World, player_code: str, bet_type: BetType, since: datetime, until: datetime) -> Sums:
    """A player's bets of a type on whole UTC days, from one to the one before another."""
    rollup = world.table(PLAYER_ROLLUPS).get(player_rollup_id(player_code, bet_type))
    if rollup is None:
        return NOTHING
    return rollup.since(since.astimezone(UTC).toordinal(), until.astimezone(UTC).toordinal())


def wager_since(world: World, player_code: str, moment: datetime) -> int:
    """The stakes of the bets that a player placed on a UTC day and later, in US cents."""
    day = moment.astimezone(UTC).toordinal()
    return sum(rollup.since(day).wager for rollup in _rollups(world, player_code))


def count_open(world: World, player_code: str) -> int:
    """How many of a player's bets are not settled."""
    return sum(rollup.openCount for rollup in _rollups(world, player_code))


def _of_each_bet(world: World, since: datetime, until: datetime, filters: dict[str, Any]) -> Iterator[Sums]:
    if since == until:
        return
    within = Between(since, until - INSTANT)
    found = {
        bet.betId: bet
        for name in ("placedAt", "settledAt")
        for bet in world.table(BETS).where(**filters, **{name: within})
    }
    for bet in found.values():
        yield from (sums for at, sums in moments_of(bet) if since <= at < until)


def _sum_of(parts: Iterable[Sums]) -> Sums:
    return Sums(*map(sum, zip(NOTHING, *parts, strict=True)))


def _rollups(world: World, player_code: str) -> list[PlayerRollup]:
    table = world.table(PLAYER_ROLLUPS)
    found = (table.get(player_rollup_id(player_code, bet_type)) for bet_type in BetType)
    return [each for each in found if each is not None]
