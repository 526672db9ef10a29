"""Rollups: what records add up to, by whole periods, kept beside them.

A rollup is declared by the table whose records it sums, by dimensions, which are fields of theirs, by values, and by
the moments at which a record counts. It keeps quarter hours from 90 days before the world's start on and UTC days
before, or UTC days alone. A period of any other bounds is read by the sums of what is whole in it, and record by record
at its ends. Some of the dimensions may be fields of another record, which a record names, and so may what values are
made of. The same sums by fewer dimensions are a coarser rollup: what does not ask for the others is read from few rows.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from datetime import datetime
from functools import partial
from itertools import pairwise
from operator import add, attrgetter, itemgetter, sub
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from upstream_sim.core.serving.steps import at_once
from upstream_sim.core.tables.schema import INSTANT, Between, Filters, Schema, matches
from upstream_sim.core.world.change import follows
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.cells import Cells, Sums, summed_up
from upstream_sim.shared.months import LONG_AGO, Months, month_of, number_of_month
from upstream_sim.shared.periods import DAYS, NEVER, Grid, Split, fine_grid

R = TypeVar("R", bound=msgspec.Struct)
V = TypeVar("V", bound=tuple[int, ...])

FINE_DAYS = 90  # before the world's start, by quarter hour
AT_ONCE = 256  # rows or records that are added up in one step
RUNS_AT_ONCE = 1024  # rows and runs of their periods, as a series adds up

Part = tuple[Any, ...]
"""A value for each dimension."""
Find = Callable[[str], Any]
"""A record by its key; None where there is none."""


def find_nothing(_key: str) -> None:
    """Where nothing stands beside records."""


class Beside(NamedTuple):
    """Another record that a rollup's records name by the field `key`, and those of its fields that are dimensions; they
    never change. What names none that `counts` is in no part. Where values are of it, `moments` get it, too, and
    `altered` tells by the record before and after a change which of the rollup's records have other values since."""

    of: Schema[Any]
    key: str
    fields: frozenset[str] = frozenset()
    counts: Callable[[Any], bool] | None = None
    altered: Callable[[Any, Any], Iterable[str]] | None = None


class Rollup(Generic[R, V]):
    """The sums of a table's records in a derived table of `Cells`. `values` are named integers, the last one a
    histogram where it `has_histogram`, and `moments` when a record counts, and with which; `dated_by` names the fields
    that these moments are of. `days_only`: no quarter hours."""

    def __init__(
        self,
        schema: Schema[Any],
        of: Schema[R],
        *,
        values: Callable[..., V],
        moments: Callable[..., Iterable[tuple[datetime, V]]],
        dated_by: tuple[str, ...],
        days_only: bool = False,
        has_histogram: bool = False,
        beside: Beside | None = None,
        is_followed: bool = True,
    ) -> None:
        """Raises ValueError for a table that does not name its values, or is not searched by month, unless it has days
        only."""
        self._none = tuple[int, ...](values())
        if "month" not in schema.bitmaps and not days_only:
            raise ValueError(f"{schema.name} needs a bitmap of months")
        if schema.columns != getattr(values, "_fields", ()):
            raise ValueError(f"{schema.name} names other columns than its values")
        own = Cells.__struct_fields__
        self.schema = schema
        self.of = of
        self.dimensions = tuple(name for name in schema.record.__struct_fields__ if name not in own)
        self._values = values
        self.moments = moments
        self._dated_by = dated_by
        self._days_only = days_only
        self._has_histogram = has_histogram
        self.beside = beside
        self._own_part: Callable[[R], Part] = _reader(self.dimensions)
        self._coarser: list[tuple[Rollup[R, V], Callable[[Part], Part]]] = []
        if is_followed:
            follows(of)(self.follow)
        if beside is not None and beside.altered is not None:
            follows(beside.of)(self.follow_beside)
        ROLLUPS.append(self)

    def coarser(self, schema: Schema[Any]) -> Rollup[R, V]:
        """The same sums by fewer of its dimensions, kept up to date with them."""
        found = Rollup(
            schema,
            self.of,
            values=self._values,
            moments=self.moments,
            dated_by=self._dated_by,
            days_only=self._days_only,
            has_histogram=self._has_histogram,
            is_followed=False,
        )
        self._coarser.append((found, _picker([self.dimensions.index(name) for name in found.dimensions])))
        return found

    def part_of(self, record: R, find: Find) -> Part | None:
        """The values of the dimensions; None for what is in no part. `find` gives what stands beside records."""
        beside = self.beside
        if beside is None:
            return self._own_part(record)
        other = find(getattr(record, beside.key)) if beside.counts else None
        if beside.counts and not (other is not None and beside.counts(other)):
            return None
        return tuple([getattr(other if name in beside.fields else record, name) for name in self.dimensions])

    def counted_of(self, record: R, find: Find) -> Iterable[tuple[datetime, V]]:
        """When a record counts, and with which values."""
        beside = self.beside
        if beside is None or beside.altered is None:
            return self.moments(record)
        return self.moments(record, find(getattr(record, beside.key)))

    def rows(self, records: Iterable[R], now: datetime, find: Find = find_nothing) -> Iterator[Cells]:
        """The rows of all these records, for a world that starts now."""
        grid = self._grid(now)
        found: defaultdict[tuple[Part, int], dict[int, list[int]]] = defaultdict(dict)
        for record in records:
            part = self.part_of(record, find)
            if part is None:
                continue
            for at, values in self.counted_of(record, find):
                period = grid.number_of(at)
                cells = found[part, month_of(period, grid)]
                cells[period] = list(map(add, cells.get(period, self._none), values))
        for (part, month), cells in found.items():
            filled = sorted((period, values) for period, values in cells.items() if any(values))
            if filled:
                yield self._row(part, month, self._summed_up(filled))

    def follow(self, change: Change, before: R | None, after: R | None) -> None:
        """Takes out what a record was and adds what it is."""
        find, grid = self._find_in(change.world), self._grid(change.world.start.now)
        part_before, part = (None if each is None else self.part_of(each, find) for each in (before, after))
        was = {} if part_before is None else self._counted(before, grid, self._find_before(change))
        if part_before is not None and part_before != part:
            self._add(change, part_before, was, {}, grid)
            was = {}
        if part is not None:
            self._add(change, part, was, self._counted(after, grid, find), grid)

    def follow_beside(self, change: Change, before: Any, after: Any) -> None:
        """Takes out what the records beside this one counted, and adds what they count now; those that changed, too,
        are followed by themselves."""
        beside, table, grid = self.beside, change.world.table(self.of), self._grid(change.world.start.now)
        for key in beside.altered(before, after) if beside and beside.altered else ():
            record = table.get(key)
            part = None if record is None else self.part_of(record, self._find_in(change.world))
            if part is not None and beside is not None and record == change.original(table, key):
                other = getattr(record, beside.key)
                was, now = (self._counted(record, grid, {other: each}.get) for each in (before, after))
                self._add(change, part, was, now, grid)

    def between(
        self,
        world: World,
        since: datetime | None,
        until: datetime | None,
        filters: Filters,
        group_by: Sequence[str] = (),
    ) -> Generator[None, None, dict[Part, V]]:
        """What was in a period, up to its end, in steps: by the values of some dimensions, of what filters of
        dimensions find. None is no bound."""
        found: dict[Part, list[int]] = {}
        group_of, split = _reader(group_by), self._grid(world.start.now).split(since, until)
        for count, row in enumerate(self._whole(world, split, filters), 1):
            sums = row.sums(split.first, split.last)
            if any(sums):
                _add_sums(found, group_of(row), sums)
            if count % AT_ONCE == 0:
                yield
        pick = _picker([self.dimensions.index(name) for name in group_by])
        for count, (part, values) in enumerate(self._at_ends(world, split, filters), 1):
            _add_sums(found, pick(part), values)
            if count % AT_ONCE == 0:
                yield
        return (yield from self._named(found, self.schema.columns))

    def series(
        self,
        world: World,
        bounds: Sequence[datetime],
        filters: Filters,
        group_by: Sequence[str] = (),
        only: Sequence[str] | None = None,
    ) -> Generator[None, None, dict[Part, V]]:
        """As `between`, of the periods from each of these moments up to the next, in ascending order: by the number of
        the period and the values of some dimensions. `only` some of the sums are wanted; the others are 0."""
        names = [name for name in self.schema.columns if only is None or name in only]
        places = None if only is None else [self.schema.columns.index(name) for name in names]
        grid, group_of = self._grid(world.start.now), _reader(group_by)
        splits = [grid.split(since, until) for since, until in pairwise(bounds)]
        found: dict[Part, list[int]] = {}
        whole = [(at, split.first, split.last) for at, split in enumerate(splits) if split.first < split.last]
        if whole:
            steps, firsts, lasts = zip(*whole, strict=True)
            first, last, done = firsts[0], lasts[-1], 0
            for row in self._whole(world, Split(first, last, ()), filters):
                done += 1
                if len(steps) > 1:
                    for run, sums in row.sums_by(firsts, lasts, places):
                        _add_sums(found, (steps[run], *group_of(row)), sums)
                        done += 1
                elif row.is_within(first, last):
                    _add_sums(found, (*steps, *group_of(row)), row.sums(first, last, places))
                if done >= RUNS_AT_ONCE:
                    done = 0
                    yield
        pick = _picker([self.dimensions.index(name) for name in group_by])
        for at, split in enumerate(splits):
            for count, (part, values) in enumerate(self._at_ends(world, split, filters), 1):
                wanted = values if places is None else [values[place] for place in places]
                _add_sums(found, (at, *pick(part)), wanted)
                if count % AT_ONCE == 0:
                    yield
        return (yield from self._named(found, names))

    def _named(self, found: dict[Part, list[int]], names: Sequence[str]) -> Generator[None, None, dict[Part, V]]:
        """The sums of groups by their names, in steps."""
        named: dict[Part, V] = {}
        # what is not asked for is read where 0 is added
        pick = _picker([names.index(name) if name in names else len(names) for name in self.schema.columns])
        for count, (group, sums) in enumerate(found.items(), 1):
            if any(sums):
                named[group] = self._values(*pick((*sums, 0)))
            if count % AT_ONCE == 0:
                yield
        return named

    def groups(
        self, world: World, since: datetime | None, until: datetime | None, filters: Filters, group_by: Sequence[str]
    ) -> dict[Part, V]:
        """As `between`, in one step, for filters that find little."""
        return at_once(self.between(world, since, until, filters, group_by))

    def total(self, world: World, since: datetime | None, until: datetime | None, filters: Filters) -> V:
        """The sums of a period, in one step."""
        return self.groups(world, since, until, filters, ()).get((), self._values())

    def row_of(self, world: World, *part: Any) -> Cells | None:
        """The row of a part by its dimensions, of a rollup of days alone."""
        return world.table(self.schema).get(self.id_of(part))

    def id_of(self, part: Part, month: int = LONG_AGO) -> str:
        return ":".join((*map(str, part), str(month)))

    def _grid(self, now: datetime) -> Grid:
        return DAYS if self._days_only else fine_grid(now, FINE_DAYS)

    def _whole(self, world: World, split: Split, filters: Filters) -> Iterator[Cells]:
        """The rows that have periods of which the split tells."""
        if split.first >= split.last:
            return iter(())
        if self._days_only:
            return world.table(self.schema).where(**filters)
        fine = self._grid(world.start.now).fine
        last = None if split.last == NEVER else number_of_month(split.last - 1)
        months = Months(number_of_month(max(split.first, fine)), last, split.first < fine)
        return world.table(self.schema).where(**filters, month=months)

    def _at_ends(self, world: World, split: Split, filters: Filters) -> Iterator[tuple[Part, V]]:
        """What counts in no whole period, record by record."""
        table, find = world.table(self.of), self._find_in(world)
        fields = self.beside.fields if self.beside else frozenset[str]()
        own = {name: wanted for name, wanted in filters.items() if name not in fields}
        others = {name: wanted for name, wanted in filters.items() if name in fields}
        for since, until in split.edges:
            within = Between(since, until - INSTANT)
            found = {
                table.schema.key_of(record): record
                for name in self._dated_by
                for record in table.where(**own, **{name: within})
            }
            for record in found.values():
                part = self.part_of(record, find)
                if part is None or (self.beside and not matches(find(getattr(record, self.beside.key)), others)):
                    continue
                yield from ((part, values) for at, values in self.counted_of(record, find) if since <= at < until)

    def _find_in(self, world: World) -> Find:
        return world.table(self.beside.of).get if self.beside else find_nothing

    def _find_before(self, change: Change) -> Find:
        """What stood beside records before a change."""
        if self.beside is None or self.beside.altered is None:
            return find_nothing
        return partial(change.original, change.world.table(self.beside.of))

    def _counted(self, record: R | None, grid: Grid, find: Find) -> dict[int, tuple[int, ...]]:
        """What a record counts, by period."""
        found: dict[int, tuple[int, ...]] = {}
        if record is not None:
            for at, values in self.counted_of(record, find):
                period = grid.number_of(at)
                found[period] = tuple(map(add, found[period], values)) if period in found else values
        return found

    def _add(
        self,
        change: Change,
        part: Part,
        was: dict[int, tuple[int, ...]],
        counts: dict[int, tuple[int, ...]],
        grid: Grid,
    ) -> None:
        """Brings a part from what it was to what counts now."""
        for period in was | counts if was else counts:
            now, former = counts.get(period, self._none), was.get(period)
            difference = tuple(map(sub, now, former)) if former else now
            if any(difference):
                month = month_of(period, grid)
                self.add_cell(change, part, period, month, difference)
                for rollup, pick in self._coarser:
                    rollup.add_cell(change, pick(part), period, month, difference)

    def add_cell(self, change: Change, part: Part, period: int, month: int, difference: tuple[int, ...]) -> None:
        """Adds something to a part's sums of a period."""
        table, key = change.world.table(self.schema), self.id_of(part, month)
        found: Cells | None = table.get(key)
        change.cells += 1
        if found is None:
            change.put(table, self._row(part, month, self._summed_up([(period, difference)])))
            return
        left = found.altered(period, difference)
        if left is None:
            change.delete(table, key)
        else:
            change.put(table, msgspec.structs.replace(found, **left._asdict()))

    def _summed_up(self, cells: Iterable[tuple[int, Sequence[int]]]) -> Sums:
        return summed_up(cells, len(self.schema.columns), has_histogram=self._has_histogram)

    def _row(self, part: Part, month: int, sums: Sums) -> Cells:
        dimensions = dict(zip(self.dimensions, part, strict=True))
        made: Cells = self.schema.record(id=self.id_of(part, month), month=month, **sums._asdict(), **dimensions)
        return made


ROLLUPS: list[Rollup[Any, Any]] = []


def _reader(names: Sequence[str]) -> Callable[[Any], Part]:
    """Reads these fields of a record, as a tuple however many they are."""
    if len(names) == 1:
        return lambda record: (getattr(record, names[0]),)
    return attrgetter(*names) if names else lambda _record: ()


def _picker(places: Sequence[int]) -> Callable[[Part], Part]:
    """Picks the values in these places, as a tuple however many they are."""
    if len(places) == 1:
        return lambda part: (part[places[0]],)
    return itemgetter(*places) if places else lambda _part: ()


def _add_sums(found: dict[Part, list[int]], group: Part, sums: Iterable[int]) -> None:
    known = found.get(group)
    found[group] = list(sums) if known is None else list(map(add, known, sums))
