"""Which players did something on a UTC day: what is distinct does not add up, so that it is kept as bitmaps.

A bitmap is of a tenant's players that the world began with, by their places after the tenant's first; those who joined
since stand beside it by their codes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, time
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from upstream_sim.core.serving.steps import at_once
from upstream_sim.core.tables.bits import mask_of, positions_of
from upstream_sim.core.tables.schema import INSTANT, Between, Schema
from upstream_sim.core.world.change import follows
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.day_unions import Days, days_by_part
from upstream_sim.shared.periods import DAY, DAYS, day_of
from upstream_sim.shared.players import PLAYERS, Player

D = TypeVar("D", bound="PlayersOfDay")
R = TypeVar("R", bound=msgspec.Struct)
Group = tuple[Any, ...]
Grouping = Callable[[Any], Group]
"""Of a day's row or of a record: they have the same fields."""
Players = tuple[dict[str, int], set[str]]
"""By tenant the bitmap of those that the world began with, and the codes of others."""
AT_ONCE = 256  # days, records or groups that are put together in one step


class PlayersOfDay(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Who did something at a tenant on a day, an ordinal, test players apart. The fields of whatever derives from it
    say on what, and are those of the records."""

    id: str
    opId: str
    isTest: bool
    day: int
    players: int = 0
    joined: frozenset[str] = frozenset()


class DistinctCounts(NamedTuple):
    """How many different players, by groups, and of all groups together."""

    by_group: dict[Group, int]
    total: int


class DistinctDays(Generic[D, R]):
    """The players of a table's records by day, in a derived table of `PlayersOfDay`. A record counts at its `moment`,
    which is that of its field `dated_by`, or not at all."""

    def __init__(
        self, schema: Schema[D], of: Schema[R], *, moment: Callable[[R], datetime | None], dated_by: str
    ) -> None:
        own = {"id", "day", "players", "joined"}
        self.schema = schema
        self.of = of
        self._moment = moment
        self._dated_by = dated_by
        self._fields = tuple(name for name in schema.record.__struct_fields__ if name not in own)
        self._read: Callable[[Any], tuple[Any, ...]] = attrgetter(*self._fields)
        follows(of)(self.follow)
        DISTINCT_DAYS.append(self)

    def rows(self, players: Sequence[Player], records: Iterable[R]) -> Iterator[D]:
        """The days of all these records of a starting world's players, those of a part side by side."""
        firsts: dict[str, int] = {}
        numbers = {player.playerCode: at - firsts.setdefault(player.opId, at) for at, player in enumerate(players)}
        found: defaultdict[Group, defaultdict[int, set[int]]] = defaultdict(lambda: defaultdict(set))
        for record in records:
            moment = self._moment(record)
            if moment is not None:
                found[self._read(record)][_day_of(moment)].add(numbers[_code_of(record)])
        for part, days in found.items():
            for day in sorted(days):
                yield self._row(part, day, mask_of(days[day]))

    def counts(
        self, world: World, since: datetime, until: datetime, filters: Mapping[str, Any], group_of: Grouping
    ) -> Generator[None, None, DistinctCounts]:
        """How many players there were in a period, by groups, in steps."""
        found = yield from self._between(world, since, until, filters, group_of)
        by_group: dict[Group, int] = {}
        everybody = _nobody()
        for count, (group, players) in enumerate(found.items(), 1):
            by_group[group] = _count(players)
            for op_id, bits in players[0].items():
                everybody[0][op_id] |= bits
            everybody[1].update(players[1])
            if count % AT_ONCE == 0:
                yield
        return DistinctCounts(by_group, _count(everybody))

    def counts_by_player(
        self, world: World, since: datetime, until: datetime, filters: Mapping[str, Any], fields: Sequence[str]
    ) -> Generator[None, None, dict[Group, int]]:
        """The same by fields of the players that never change."""
        found = yield from self._between(world, since, until, filters, lambda _each: ())
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

    def players(self, world: World, since: datetime, until: datetime, filters: Mapping[str, Any]) -> frozenset[str]:
        """The codes of those who were there in a period."""
        found = at_once(self._between(world, since, until, filters, lambda _each: ()))
        known, joined = found.get((), _nobody())
        base = world.table(PLAYERS).base
        firsts = {op_id: _first_of(world, op_id) for op_id in known}
        places = (firsts[op_id] + number for op_id, bits in known.items() for number in positions_of(bits))
        return frozenset(joined).union(base.records[place].playerCode for place in places)

    def _between(
        self, world: World, since: datetime, until: datetime, filters: Mapping[str, Any], group_of: Grouping
    ) -> Generator[None, None, dict[Group, Players]]:
        """By groups, by the bitmaps for whole days, record by record at the period's ends, in steps. The rest of a day
        that has not ended holds nothing yet."""
        split = DAYS.split(since, until if until <= world.now() else _midnight(_day_of(until - INSTANT) + 1))
        found: defaultdict[Group, Players] = defaultdict(_nobody)
        if split.first < split.last:
            days = day_of(split.first).toordinal(), day_of(split.last - 1).toordinal()
            yield from self._add_whole_days(world, found, *days, filters, group_of)
        for start, stop in split.edges:
            yield from self._add_records(world, found, start, stop, filters, group_of)
        return found

    def _add_whole_days(
        self,
        world: World,
        found: defaultdict[Group, Players],
        first: int,
        last: int,
        filters: Mapping[str, Any],
        group_of: Grouping,
    ) -> Generator[None, None, None]:
        """The days from one ordinal up to another, both included. What the world began with knows nobody who joined."""
        table = world.table(self.schema)
        parts = yield from self._parts(world)
        mask, own = table.found({**filters, "day": Between(first, last)})
        is_found = bin(mask)[:1:-1].ljust(len(table.base.records), "0")
        for count, part in enumerate(parts, 1):
            start, stop = part.within(first, last)
            begin, end = part.place + start, part.place + stop
            at = is_found.find("1", begin, end)
            if at >= 0:
                row = part.rows[0]
                known, _ = found[group_of(row)]
                while at >= 0:
                    gap = is_found.find("0", at, end)
                    until = end if gap < 0 else gap
                    known[row.opId] |= part.players(at - part.place, until - part.place)
                    at = is_found.find("1", until, end)
            if count % AT_ONCE == 0:
                yield
        for count, row in enumerate(own, 1):
            known, joined = found[group_of(row)]
            known[row.opId] |= row.players
            joined.update(row.joined)
            if count % AT_ONCE == 0:
                yield

    def _add_records(
        self,
        world: World,
        found: defaultdict[Group, Players],
        since: datetime,
        until: datetime,
        filters: Mapping[str, Any],
        group_of: Grouping,
    ) -> Generator[None, None, None]:
        """The players of the records from a moment up to another."""
        within = {self._dated_by: Between(since, until - INSTANT)}
        numbers: defaultdict[tuple[Group, str], list[int]] = defaultdict(list)
        for count, record in enumerate(world.table(self.of).where(**filters, **within), 1):
            if self._moment(record) is not None:
                group, op_id, code = group_of(record), _tenant_of(record), _code_of(record)
                number = _number_of(world, op_id, code)
                if number is None:
                    found[group][1].add(code)
                else:
                    numbers[group, op_id].append(number)
            if count % AT_ONCE == 0:
                yield
        for (group, op_id), own in numbers.items():
            found[group][0][op_id] |= mask_of(own)
        yield

    def follow(self, change: Change, before: R | None, after: R | None) -> None:
        """Takes the player of what a record was out of its day, and puts that of what it is into its own."""
        was, now = (None if each is None else self._moment(each) for each in (before, after))
        parts = [
            None if each is None or moment is None else (self._read(each), _day_of(moment), _code_of(each))
            for each, moment in ((before, was), (after, now))
        ]
        if parts[0] == parts[1]:
            return
        if before is not None and parts[0] is not None and not self._has_another(change.world, before, parts[0][1]):
            self._mark(change, *parts[0], is_in=False)
        if parts[1] is not None:
            self._mark(change, *parts[1], is_in=True)

    def _has_another(self, world: World, record: R, day: int) -> bool:
        """Whether another of the player's records counts in the same place and day."""
        begins = _midnight(day)
        own = {"playerCode": _code_of(record), **dict(zip(self._fields, self._read(record), strict=True))}
        within = {self._dated_by: Between(begins, begins + DAY - INSTANT)}
        return any(self._moment(other) is not None for other in world.table(self.of).where(**own, **within))

    def _mark(self, change: Change, part: Group, day: int, code: str, *, is_in: bool) -> None:
        """Puts a player among those of a day, or takes them out."""
        table, own = change.world.table(self.schema), self._row(part, day, 0)
        found = table.get(own.id) or own
        number = _number_of(change.world, found.opId, code)
        bit, joined = (0, frozenset({code})) if number is None else (1 << number, frozenset[str]())
        if is_in:
            if found.players & bit or not joined.isdisjoint(found.joined):
                return
            marked = msgspec.structs.replace(found, players=found.players | bit, joined=found.joined | joined)
        else:
            marked = msgspec.structs.replace(found, players=found.players & ~bit, joined=found.joined - joined)
        if marked.players or marked.joined:
            change.put(table, marked)
        elif table.get(own.id) is not None:
            change.delete(table, own.id)

    def _parts(self, world: World) -> Generator[None, None, list[Days[D]]]:
        """The days that the world began with, by part, found once."""
        name = f"daysByPart:{self.schema.name}"
        kept: list[Days[D]] | None = world.derived.get(name)
        if kept is None:
            kept = []
            for each in days_by_part(world.table(self.schema).base.records, self._read):
                kept.append(each)
                yield
            world.derived[name] = kept
        return kept

    def _row(self, part: Group, day: int, players: int) -> D:
        fields = dict(zip(self._fields, part, strict=True))
        made: D = self.schema.record(id=":".join(map(str, (*part, day))), day=day, players=players, **fields)
        return made


DISTINCT_DAYS: list[DistinctDays[Any, Any]] = []


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


def _nobody() -> Players:
    return defaultdict(int), set()


def _count(players: Players) -> int:
    known, joined = players
    return sum(bits.bit_count() for bits in known.values()) + len(joined)


def _code_of(record: Any) -> str:
    code: str = record.playerCode
    return code


def _tenant_of(record: Any) -> str:
    op_id: str = record.opId
    return op_id


def _day_of(moment: datetime) -> int:
    return moment.astimezone(UTC).toordinal()


def _number_of(world: World, op_id: str, code: str) -> int | None:
    """The player's place after the first of the tenant; None for one who joined since the start."""
    base = world.table(PLAYERS).base
    position = base.positions.get(code)
    if position is None or base.records[position].opId != op_id:
        return None
    return position - _first_of(world, op_id)


def _first_of(world: World, op_id: str) -> int:
    """The position of the first of a tenant's players that the world began with, found once."""
    firsts: dict[str, int] = world.derived.setdefault("firstPlayers", {})
    if op_id not in firsts:
        own = world.table(PLAYERS).base.bitmap_of("opId")[op_id]
        firsts[op_id] = (own & -own).bit_length() - 1
    return firsts[op_id]


def _midnight(day: int) -> datetime:
    return datetime.combine(date.fromordinal(day), time(), UTC)
