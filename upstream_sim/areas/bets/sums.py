"""What was bet, won and lost: by tenants in a month, and by a player. Bets and what was before them, together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import NamedTuple

from contracts.bet_filters import BetType
from upstream_sim.areas.bets.background_traffic import BACKGROUND_TRAFFIC, traffic_between
from upstream_sim.areas.bets.records import BETS, OPENING_BETS, PLAYER_OPENINGS, OpeningBets
from upstream_sim.areas.bets.rollups import BY_GAME, BY_PLAYER, OwnSums
from upstream_sim.core.clock import months_later
from upstream_sim.core.tables.schema import INSTANT, Between
from upstream_sim.core.world.world import World
from upstream_sim.shared.measures import NOTHING, SETTLED, Sums, ggr, is_in_wager
from upstream_sim.shared.periods import DAYS, NEVER
from upstream_sim.shared.tenancies import Tenancy


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
    began = datetime(year, month, 1, tzinfo=UTC)
    yield from settled_before(world.table(OPENING_BETS).where(opId=tenants, year=year, month=month))
    yield from _settled_between(world, tenants, began, months_later(began, 1))


def settled_in_tenancies(world: World, tenancies: Iterable[Tenancy], year: int, month: int) -> Iterator[SettledBets]:
    """The bets that were settled in a UTC month while these tenancies lasted, in parts."""
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
    since, until = max(tenancy.since or began, began), min(tenancy.until or ended, ended)
    if tenancy.since is None:
        yield from settled_before(
            world.table(OPENING_BETS).where(opId=tenancy.opId, year=began.year, month=began.month)
        )
    yield from _settled_between(world, frozenset({tenancy.opId}), since, until)


def _settled_between(world: World, tenants: frozenset[str], since: datetime, until: datetime) -> Iterator[SettledBets]:
    """The bets of the record, and the background traffic's."""
    known = BY_GAME.groups(world, since, until, {"opId": tenants}, ("betType", "isTest"))
    for (bet_type, is_test), sums in known.items():
        yield SettledBets(bet_type, is_test, sums.stakes, sums.wins)
    for traffic in world.table(BACKGROUND_TRAFFIC).where(opId=tenants, year=since.year, month=since.month):
        sums = traffic_between(traffic, since, until)
        yield SettledBets(traffic.betType, False, sums.stakes, sums.wins)


def lifetime_of(world: World, player_code: str) -> Sums:
    """What a player ever bet."""
    opening = world.table(PLAYER_OPENINGS).get(player_code)
    known = [Sums(*own[:-1]) for own in _own_sums(world, player_code)]
    if opening is not None:
        stakes, wins = opening.stakeInUSDCents, opening.winInUSDCents
        known.append(Sums(opening.count, stakes, opening.count, stakes, wins))
    return _sum_of(known)


def settled_by_player(world: World, player_code: str, bet_type: BetType, since: datetime, until: datetime) -> Sums:
    """A player's bets of a type on whole UTC days, from one to the one before another."""
    row = BY_PLAYER.row_of(world, player_code, bet_type)
    return Sums(*row.sums(DAYS.number_of(since), DAYS.number_of(until))[:-1]) if row else NOTHING


def wager_between(world: World, player_code: str, since: datetime, until: datetime) -> int:
    """The stakes of the bets that a player placed in a period, up to its end, in US cents: of whole UTC days by their
    sums, at its ends by the bets."""
    split = DAYS.split(since, until)
    whole = sum(sums.wager for sums in _own_sums(world, player_code, split.first, split.last))
    edges = (
        bet.stakeInUSDCents
        for start, stop in split.edges
        for bet in world.table(BETS).where(playerCode=player_code, placedAt=Between(start, stop - INSTANT))
        if is_in_wager(bet)
    )
    return whole + sum(edges)


def wager_since(world: World, player_code: str, moment: datetime) -> int:
    """The stakes of the bets that a player placed on a UTC day and later, in US cents."""
    return sum(sums.wager for sums in _own_sums(world, player_code, DAYS.number_of(moment)))


def count_open(world: World, player_code: str) -> int:
    """How many of a player's bets are not settled."""
    return sum(sums.open for sums in _own_sums(world, player_code))


def _own_sums(world: World, player_code: str, first: int = 0, last: int = NEVER) -> list[OwnSums]:
    """By type of bet, from a day up to another."""
    rows = (BY_PLAYER.row_of(world, player_code, bet_type) for bet_type in BetType)
    return [OwnSums(*row.sums(first, last)) for row in rows if row is not None]


def _sum_of(parts: Iterable[Sums]) -> Sums:
    return Sums(*map(sum, zip(NOTHING, *parts, strict=True)))
