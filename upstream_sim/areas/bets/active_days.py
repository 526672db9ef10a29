"""Which players had a bet in the wager on a UTC day: what is distinct does not add up, so that it is kept as bitmaps.

A bitmap is of a tenant's players that the world began with, by their places after the tenant's first; those who joined
since stand beside it by their codes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, time
from typing import Any, NamedTuple

import msgspec

from contracts.bet_filters import BetType
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.core.serving.steps import at_once
from upstream_sim.core.tables.base import Base
from upstream_sim.core.tables.bits import mask_of, positions_of
from upstream_sim.core.tables.schema import INSTANT, Between, Schema
from upstream_sim.core.world.change import follows
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.measures import is_in_wager
from upstream_sim.shared.periods import DAY, DAYS, day_of
from upstream_sim.shared.players import PLAYERS, Player


class ActiveDay(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Who was active at a tenant with bets on a game, or with a provider of sport, on a day, test players apart."""

    id: str
    opId: str
    betType: BetType
    provider: str
    gameId: str | None
    isTest: bool
    day: int
    players: int = 0
    joined: frozenset[str] = frozenset()


ACTIVE_DAYS = Schema(
    name="activeDays",
    record=ActiveDay,
    bitmaps=("opId", "betType", "provider", "gameId", "isTest"),
    sorts=("day",),
    is_derived=True,
)


class Part(NamedTuple):
    """What an `ActiveDay` is about; `day` is an ordinal."""

    opId: str
    betType: BetType
    provider: str
    gameId: str | None
    isTest: bool
    day: int

    @classmethod
    def of(cls, bet: Bet) -> Part:
        day = bet.placedAt.astimezone(UTC).toordinal()
        return cls(bet.opId, bet.betType, bet.provider, bet.gameId, bet.isTest, day)

    @property
    def id(self) -> str:
        return f"{self.opId}:{self.gameId or self.provider}:{'test' if self.isTest else 'real'}:{self.day}"


Group = tuple[Any, ...]
Grouping = Callable[[ActiveDay | Bet], Group]
Players = tuple[dict[str, int], set[str]]
"""By tenant the bitmap of those that the world began with, and the codes of others."""
AT_ONCE = 256  # days, bets or groups that are put together in one step
OF_PART = ("opId", "betType", "provider", "gameId", "isTest")


class ActiveCounts(NamedTuple):
    """How many different players were active, by groups of what they bet on, and of all groups together."""

    by_group: dict[Group, int]
    total: int


def active_days(players: Sequence[Player], bets: Iterable[Bet]) -> Iterator[ActiveDay]:
    """The days of all these bets of a starting world's players."""
    firsts: dict[str, int] = {}
    numbers: dict[str, int] = {}
    for at, player in enumerate(players):
        numbers[player.playerCode] = at - firsts.setdefault(player.opId, at)
    found: defaultdict[Part, set[int]] = defaultdict(set)
    for bet in bets:
        if is_in_wager(bet):
            found[Part.of(bet)].add(numbers[bet.playerCode])
    for part, active in found.items():
        yield ActiveDay(id=part.id, **part._asdict(), players=mask_of(active))


def count_active(world: World, since: datetime, until: datetime, filters: Mapping[str, Any]) -> int:
    """How many players were active in a period."""
    return at_once(counts_active(world, since, until, filters, lambda _each: ())).total


def counts_active(
    world: World, since: datetime, until: datetime, filters: Mapping[str, Any], group_of: Grouping
) -> Generator[None, None, ActiveCounts]:
    """The same by groups, in steps."""
    found = yield from _active(world, since, until, filters, group_of)
    by_group: dict[Group, int] = {}
    everybody = _nobody()
    for count, (group, players) in enumerate(found.items(), 1):
        by_group[group] = _count(players)
        for op_id, bits in players[0].items():
            everybody[0][op_id] |= bits
        everybody[1].update(players[1])
        if count % AT_ONCE == 0:
            yield
    return ActiveCounts(by_group, _count(everybody))


def counts_active_by_player(
    world: World, since: datetime, until: datetime, filters: Mapping[str, Any], fields: Sequence[str]
) -> Generator[None, None, dict[Group, int]]:
    """How many different players were active in a period, by fields of theirs that never change, in steps."""
    found = yield from _active(world, since, until, filters, lambda _each: ())
    known, joined = found.get((), _nobody())
    counts: defaultdict[Group, int] = defaultdict(int)
    masks = yield from _masks_by(world, fields)
    for (op_id, *group), mask in masks.items():
        counts[tuple(group)] += (known.get(op_id, 0) & mask).bit_count()
    for code in joined:
        player = world.table(PLAYERS).get(code)
        if player is not None:
            counts[tuple([getattr(player, name) for name in fields])] += 1
    return counts


def _masks_by(world: World, fields: Sequence[str]) -> Generator[None, None, dict[Group, int]]:
    """The players that the world began with, as bitmaps by tenant and by fields of theirs, found once."""
    kept: dict[Any, dict[Group, int]] = world.derived.setdefault("playersByField", {})
    key = tuple(fields)
    if key not in kept:
        base, firsts = world.table(PLAYERS).base, dict[str, int]()
        places: defaultdict[Group, list[int]] = defaultdict(list)
        for at, player in enumerate(base.records):
            first = firsts.setdefault(player.opId, at)
            places[player.opId, *(getattr(player, name) for name in fields)].append(at - first)
            if at % AT_ONCE == 0:
                yield
        kept[key] = {group: mask_of(own) for group, own in places.items()}
        yield
    return kept[key]


def active_players(world: World, since: datetime, until: datetime, filters: Mapping[str, Any]) -> frozenset[str]:
    """The codes of the players who were active in a period."""
    known, joined = at_once(_active(world, since, until, filters, lambda _each: ())).get((), _nobody())
    base = world.table(PLAYERS).base
    firsts = {op_id: _first_of(base, op_id) for op_id in known}
    places = (firsts[op_id] + number for op_id, bits in known.items() for number in positions_of(bits))
    return frozenset(joined).union(base.records[place].playerCode for place in places)


def _active(
    world: World, since: datetime, until: datetime, filters: Mapping[str, Any], group_of: Grouping
) -> Generator[None, None, dict[Group, Players]]:
    """Who was active in a period, by groups, by the bitmaps for whole days, bet by bet at its ends, in steps."""
    split = DAYS.split(since, until)
    found: defaultdict[Group, Players] = defaultdict(_nobody)
    if split.first < split.last:
        days = Between(day_of(split.first).toordinal(), day_of(split.last - 1).toordinal())
        for count, row in enumerate(world.table(ACTIVE_DAYS).where(**filters, day=days), 1):
            known, joined = found[group_of(row)]
            known[row.opId] |= row.players
            joined.update(row.joined)
            if count % AT_ONCE == 0:
                yield
    for start, stop in split.edges:
        bets = world.table(BETS).where(**filters, placedAt=Between(start, stop - INSTANT))
        for count, bet in enumerate(bets, 1):
            if is_in_wager(bet):
                number = _number_of(world, bet)
                known, joined = found[group_of(bet)]
                known[bet.opId] |= 0 if number is None else 1 << number
                joined.update({bet.playerCode} if number is None else ())
            if count % AT_ONCE == 0:
                yield
    return found


def _nobody() -> Players:
    return defaultdict(int), set()


def _count(players: Players) -> int:
    known, joined = players
    return sum(bits.bit_count() for bits in known.values()) + len(joined)


@follows(BETS)
def follow_bet(change: Change, before: Bet | None, after: Bet | None) -> None:
    was, now = (bet if bet is not None and is_in_wager(bet) else None for bet in (before, after))
    if was is not None and now is not None and Part.of(was) == Part.of(now):
        return
    if was is not None and not _has_another(change.world, was):
        _mark(change, was, is_active=False)
    if now is not None:
        _mark(change, now, is_active=True)


def _has_another(world: World, bet: Bet) -> bool:
    part = Part.of(bet)
    begins = _midnight(part.day)
    within = Between(begins, begins + DAY - INSTANT)
    own = {"playerCode": bet.playerCode, **{name: getattr(part, name) for name in OF_PART}}
    return any(is_in_wager(other) for other in world.table(BETS).where(**own, placedAt=within))


def _mark(change: Change, bet: Bet, *, is_active: bool) -> None:
    """Puts the bet's player among the active ones of its day, or takes them out."""
    table, part = change.world.table(ACTIVE_DAYS), Part.of(bet)
    found = table.get(part.id) or ActiveDay(id=part.id, **part._asdict())
    number = _number_of(change.world, bet)
    bit, code = (0, frozenset({bet.playerCode})) if number is None else (1 << number, frozenset[str]())
    if is_active:
        marked = msgspec.structs.replace(found, players=found.players | bit, joined=found.joined | code)
    else:
        marked = msgspec.structs.replace(found, players=found.players & ~bit, joined=found.joined - code)
    if marked.players or marked.joined:
        change.put(table, marked)
    elif table.get(part.id) is not None:
        change.delete(table, part.id)


def _number_of(world: World, bet: Bet) -> int | None:
    """The player's place after the first of the bet's tenant; None for one who joined since the start."""
    base = world.table(PLAYERS).base
    position, own = base.positions.get(bet.playerCode), base.bitmap_of("opId").get(bet.opId, 0)
    if position is None or not own >> position & 1:
        return None
    return position - _first_of(base, bet.opId)


def _first_of(base: Base[Player], op_id: str) -> int:
    """The position of the first of a tenant's players that the world began with."""
    own = base.bitmap_of("opId")[op_id]
    return (own & -own).bit_length() - 1


def _midnight(day: int) -> datetime:
    return datetime.combine(date.fromordinal(day), time(), UTC)
