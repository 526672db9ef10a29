"""Tables of frozen records: an immutable base that worlds share, and each world's own overlay.

The base finds records by bitmaps (a Python int per value of a low-cardinality field), by arrays of
positions (high-cardinality fields), and in presorted orders. The overlay is small and searched
plainly. Every count is exact.
"""

from __future__ import annotations

import functools
import heapq
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, islice
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from upstream_sim.core.bits import bitmaps, mask_of, nth, positions_of
from upstream_sim.core.canonical import content_hash
from upstream_sim.core.identity_log import IdentityFields
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.text_index import FIELD, TextIndex, fold, join_fields

if TYPE_CHECKING:
    from upstream_sim.core.audit import AuditSpec

DIGEST_SPACE = 1 << 256
SPARSE_SHARE = 50  # below one match in so many, sorting the matches is quicker than walking the order

T = TypeVar("T", bound=msgspec.Struct)
Row = TypeVar("Row")
Filters = Mapping[str, Any]
"""Field to the value wanted, to a frozenset of which any will do, or to the `Between` of a sort."""


@dataclass(frozen=True, slots=True)
class Between:
    """Values from `least` to `most`, both included; None is no bound. Of a field with a sort, never absent."""

    least: Any = None
    most: Any = None

    def __contains__(self, value: Any) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


@dataclass(frozen=True, kw_only=True)
class Schema(Generic[T]):
    """What a table holds and how it is searched.

    `bitmaps` are fields of few values, `arrays` fields of many; `sorts` are the orders a list may ask for; `texts`
    are searched by part of their text. `audit` says how its changes become activities, None for tables that are a
    history themselves, or bookkeeping beside one. `identity` are the fields by which users are
    known. `undigested` are fields that are no state of the platform's: the digest leaves them out.
    """

    name: str
    record: type[T]
    key: str = "id"
    bitmaps: tuple[str, ...] = ()
    arrays: tuple[str, ...] = ()
    sorts: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()
    audit: AuditSpec[T] | None = None
    identity: IdentityFields | None = None
    undigested: tuple[str, ...] = ()

    def key_of(self, record: T) -> str:
        key: str = getattr(record, self.key)
        return key

    def order_of(self, name: str) -> Callable[[T], tuple[bool, Any, str]]:
        """The sort key of a field: absent values first, then by value, then by id."""
        read = functools.partial(getattr)
        return lambda record: (read(record, name) is not None, read(record, name), read(record, self.key))

    def texts_of(self, record: T) -> list[str]:
        return [getattr(record, name) or "" for name in self.texts]

    def digest_of(self, record: T) -> int:
        """What a record adds to the digest of its table."""
        if self.undigested:
            record = msgspec.structs.replace(record, **dict.fromkeys(self.undigested, ""))
        return content_hash(self.name, record)


@dataclass(frozen=True, slots=True)
class Indexes:
    """What was computed from a base's records."""

    digest: int
    bitmaps: dict[str, dict[Any, int]]
    arrays: dict[str, dict[Any, array[int]]]
    ranks: dict[str, tuple[array[int], array[int]]]
    in_order: dict[str, bool]
    texts: TextIndex | None


@dataclass(eq=False)
class Base(Generic[T]):
    """Records that never change, with their indexes; each index is built when first needed."""

    schema: Schema[T]
    records: Sequence[T]
    positions: dict[str, int] = field(init=False)
    _bitmaps: dict[str, dict[Any, int]] = field(init=False, default_factory=dict)
    _arrays: dict[str, dict[Any, array[int]]] = field(init=False, default_factory=dict)
    _ranks: dict[str, tuple[array[int], array[int]]] = field(init=False, default_factory=dict)
    _stored: dict[str, bool] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        key_of = self.schema.key_of
        self.positions = {key_of(record): position for position, record in enumerate(self.records)}
        if len(self.positions) != len(self.records):
            raise ValueError(f"table {self.schema.name}: an id stands twice")

    @functools.cached_property
    def everything(self) -> int:
        return (1 << len(self.records)) - 1

    @functools.cached_property
    def digest(self) -> int:
        return sum(map(self.schema.digest_of, self.records)) % DIGEST_SPACE

    def indexes(self) -> Indexes:
        """Every declared index and the digest, built now where they are not yet."""
        schema = self.schema
        texts = self.text_index if schema.texts else None
        for name in schema.sorts:
            self._stored_in_order_of(name)
        bitmaps = {name: self.bitmap_of(name) for name in schema.bitmaps}
        arrays = {name: self.array_of(name) for name in schema.arrays}
        return Indexes(self.digest, bitmaps, arrays, self._ranks, self._stored, texts)

    def adopt(self, kept: Indexes) -> None:
        """Takes indexes that were built over the same records before."""
        self.digest = kept.digest
        self._bitmaps, self._arrays = kept.bitmaps, kept.arrays
        self._ranks, self._stored = kept.ranks, kept.in_order
        if kept.texts is not None:
            self.text_index = kept.texts

    @functools.cached_property
    def text_index(self) -> TextIndex:
        return TextIndex(map(self.schema.texts_of, self.records))

    def bitmap_of(self, name: str) -> dict[Any, int]:
        found = self._bitmaps.get(name)
        if found is None:
            found = self._bitmaps[name] = bitmaps([getattr(record, name) for record in self.records])
        return found

    def array_of(self, name: str) -> dict[Any, array[int]]:
        found = self._arrays.get(name)
        if found is None:
            found = self._arrays[name] = {}
            for position, record in enumerate(self.records):
                found.setdefault(getattr(record, name), array("I")).append(position)
        return found

    def ranks_of(self, name: str) -> tuple[array[int], array[int]]:
        """The positions in the order of a field, and each position's place in that order."""
        found = self._ranks.get(name)
        if found is None:
            order = array("I", self._sorted_by(name))
            rank = array("I", bytes(order.itemsize * len(order)))
            for place, position in enumerate(order):
                rank[position] = place
            found = self._ranks[name] = (order, rank)
        return found

    def _sorted_by(self, name: str) -> list[int]:
        """The same order as `order_of`, without a tuple for each of a million records."""
        records, by = self.records, self.schema.order_of(name)
        values = [getattr(record, name) for record in records]
        if None in values:
            return sorted(range(len(records)), key=lambda position: by(records[position]))
        order = sorted(range(len(records)), key=values.__getitem__)
        start = 0
        for end in range(1, len(order) + 1):
            if end == len(order) or values[order[end]] != values[order[start]]:
                if end - start > 1:
                    order[start:end] = sorted(order[start:end], key=lambda position: by(records[position])[2])
                start = end
        return order

    def matching(self, filters: Filters) -> int:
        """A bitmap of the positions that the filters find."""
        mask = self.everything
        for name, wanted in sorted(filters.items(), key=lambda item: isinstance(item[1], Between)):
            if isinstance(wanted, Between):
                mask &= self._within(name, wanted, mask)
                continue
            values = wanted if isinstance(wanted, frozenset) else (wanted,)
            if name in self.schema.bitmaps:
                maps = self.bitmap_of(name)
                mask &= functools.reduce(int.__or__, (maps.get(value, 0) for value in values), 0)
            elif name == self.schema.key:
                mask &= mask_of(self.positions[value] for value in values if value in self.positions)
            elif name in self.schema.arrays:
                lists = self.array_of(name)
                mask &= mask_of(chain.from_iterable(lists.get(value, ()) for value in values))
            else:
                mask = mask_of(at for at in positions_of(mask) if getattr(self.records[at], name) in values)
        return mask

    def _within(self, name: str, wanted: Between, among: int) -> int:
        """A bitmap of the positions with a value within the bounds; of some it may tell only those of `among`."""
        order, _ = self.ranks_of(name)

        def read(at: int) -> Any:
            return getattr(self.records[at], name)

        start = 0 if wanted.least is None else bisect_left(order, wanted.least, key=read)
        stop = len(order) if wanted.most is None else bisect_right(order, wanted.most, key=read)
        if stop <= start:
            return 0
        if self._stored_in_order_of(name):
            return (1 << stop) - (1 << start)
        if among.bit_count() < stop - start:
            return mask_of(at for at in positions_of(among) if read(at) in wanted)
        return mask_of(order[start:stop])

    def _stored_in_order_of(self, name: str) -> bool:
        if name not in self._stored:
            order, _ = self.ranks_of(name)
            self._stored[name] = all(map(int.__eq__, order, range(len(order))))
        return self._stored[name]

    def in_order(self, mask: int, count: int, name: str, descending: bool, start: int, stop: int) -> list[T]:
        """The records from `start` to `stop` of a bitmap with `count` bits, in the order of a field."""
        order, rank = self.ranks_of(name)
        start, stop = min(start, count), min(stop, count)
        positions: Iterable[int]
        if count == len(order):
            positions = order[len(order) - stop : len(order) - start][::-1] if descending else order[start:stop]
        elif self._stored_in_order_of(name):
            positions = _window(mask, count, descending, start, stop)
        elif count * SPARSE_SHARE < len(order):
            positions = sorted(positions_of(mask), key=rank.__getitem__, reverse=descending)[start:stop]
        else:
            from_the_end = start > count - stop
            first, last = (count - stop, count - start) if from_the_end else (start, stop)
            walk = reversed(order) if descending is not from_the_end else iter(order)
            bits = mask.to_bytes(len(order) // 8 + 1, "little")
            positions = list(islice((at for at in walk if bits[at >> 3] >> (at & 7) & 1), first, last))
            if from_the_end:
                positions.reverse()
        return [self.records[at] for at in positions]


class Table(Generic[T]):
    """A world's view of a table: the base, and over it the world's own records and tombstones."""

    def __init__(self, base: Base[T]) -> None:
        self.schema = base.schema
        self.name = base.schema.name
        self._base = base
        self._overlay: dict[str, T | None] = {}
        self._hidden = 0  # bitmap of the base's positions that the overlay stands over
        self._delta = 0  # what the overlay changes in the digest

    def __len__(self) -> int:
        return self.count()

    def get(self, key: str) -> T | None:
        if key in self._overlay:
            return self._overlay[key]
        position = self._base.positions.get(key)
        return None if position is None else self._base.records[position]

    def all(self) -> Iterator[T]:
        """Every record: the base's in their order, changed or not, then new ones in the order of writing."""
        return self.where()

    def where(self, **filters: Any) -> Iterator[T]:
        """Records whose fields equal the given values; a frozenset means any of its members."""
        mask, own = self._found(filters)
        records, positions = self._base.records, self._base.positions
        if not own:
            return (records[at] for at in positions_of(mask))
        key_of, last = self.schema.key_of, len(records)
        rows = [(at, records[at]) for at in positions_of(mask)]
        rows.extend((positions.get(key_of(record), last), record) for record in own)
        return (record for _, record in sorted(rows, key=itemgetter(0)))

    def first(self, **filters: Any) -> T | None:
        return next(self.where(**filters), None)

    def count(self, **filters: Any) -> int:
        mask, own = self._found(filters)
        return mask.bit_count() + len(own)

    def page(self, filters: Filters, sort: str, page: int, limit: int) -> tuple[list[T], int, int]:
        """A page (counted from 1), the count of all that the filters find, and what remains after it.

        `sort` is a declared field, `-` before it for descending; ties go by id. Raises ValidationFailed
        for a sort that is not declared.
        """
        descending, name = sort.startswith("-"), sort.removeprefix("-")
        if name not in self.schema.sorts:
            raise ValidationFailed("sort", f"Sort by one of {', '.join(self.schema.sorts)}.")
        mask, own = self._found(filters)
        in_base = mask.bit_count()
        start = (page - 1) * limit
        first = max(0, start - len(own))  # what comes before has no place on the page, whatever is merged in
        rows: Iterable[T] = self._base.in_order(mask, in_base, name, descending, first, start + limit)
        if own:
            by = self.schema.order_of(name)
            rows = heapq.merge(rows, sorted(own, key=by, reverse=descending), key=by, reverse=descending)
        count = in_base + len(own)
        items = list(islice(rows, start - first, start - first + limit))
        return items, count, max(0, count - start - limit)

    def search(self, text: str, **filters: Any) -> list[T]:
        """Records that the filters find and one of whose texts holds this one, whatever its case:
        those with a text that begins with it come first, each group in the table's order."""
        mask, own = self._found(filters)
        records, index = self._base.records, self._base.text_index
        bits = mask.to_bytes(len(records) // 8 + 1, "little")
        first = [at for at in index.beginning(text) if bits[at >> 3] >> (at & 7) & 1]
        leading = frozenset(first)
        rest = [at for at in index.holding(text) if at not in leading and bits[at >> 3] >> (at & 7) & 1]
        if not own:
            return [records[at] for at in chain(first, rest)]
        rows = [(False, at, records[at]) for at in first] + [(True, at, records[at]) for at in rest]
        rows.extend(self._own_hits(text, own))
        return [record for _, _, record in sorted(rows, key=itemgetter(0, 1))]

    def _own_hits(self, text: str, own: list[T]) -> Iterator[tuple[bool, int, T]]:
        """Whether it only holds the text, its place, and each of the overlay's records that do."""
        wanted, positions, last = fold(text), self._base.positions, len(self._base.records)
        for record in own:
            texts = join_fields(self.schema.texts_of(record))
            if wanted in texts:
                yield FIELD + wanted not in texts, positions.get(self.schema.key_of(record), last), record

    @property
    def digest(self) -> int:
        """The sum of the records' SHA-256, modulo 2^256."""
        return (self._base.digest + self._delta) % DIGEST_SPACE

    def write(self, key: str, record: T | None) -> Callable[[], None]:
        """What undoes it, after putting a record, or a tombstone for None. Called by the world only."""
        before = self.get(key)
        undo = functools.partial(
            self._undo, key, key in self._overlay, self._overlay.get(key), self._hidden, self._delta
        )
        self._delta += self._weight(record) - self._weight(before)
        position = self._base.positions.get(key)
        if position is not None:
            self._hidden |= 1 << position
        self._overlay[key] = record
        return undo

    def forget(self, key: str) -> None:
        """Drops the tombstone of a record that the base never had, once nothing can undo it."""
        if key not in self._base.positions and self.get(key) is None:
            self._overlay.pop(key, None)

    def capture(self) -> tuple[dict[str, T | None], int, int]:
        """A copy of the overlay."""
        return dict(self._overlay), self._hidden, self._delta

    def restore_state(self, kept: tuple[dict[str, T | None], int, int] | None) -> None:
        """Goes back to a captured overlay, or to the bare base."""
        overlay, self._hidden, self._delta = kept or ({}, 0, 0)
        self._overlay = dict(overlay)

    def _undo(self, key: str, was_there: bool, record: T | None, hidden: int, delta: int) -> None:
        if was_there:
            self._overlay[key] = record
        else:
            self._overlay.pop(key, None)
        self._hidden, self._delta = hidden, delta

    def _weight(self, record: T | None) -> int:
        return 0 if record is None else self.schema.digest_of(record)

    def _found(self, filters: Filters) -> tuple[int, list[T]]:
        """The base's positions as a bitmap, and the overlay's records, that the filters find."""
        own = [record for record in self._overlay.values() if record is not None and _matches(record, filters)]
        return self._base.matching(filters) & ~self._hidden, own


def page_of(rows: Sequence[Row], page: int, limit: int) -> tuple[list[Row], int, int]:
    """A page of rows that a handler computed itself, as `Table.page` gives it."""
    start = (page - 1) * limit
    return list(rows[start : start + limit]), len(rows), max(0, len(rows) - start - limit)


def _matches(record: Any, filters: Filters) -> bool:
    return all(
        getattr(record, name) in wanted if isinstance(wanted, frozenset | Between) else getattr(record, name) == wanted
        for name, wanted in filters.items()
    )


def _window(mask: int, count: int, descending: bool, start: int, stop: int) -> list[int]:
    """The positions from `start` to `stop` of a bitmap with `count` bits, from its lowest or its highest."""
    if stop <= start:
        return []
    first, last = (count - stop, count - start) if descending else (start, stop)
    low, high = nth(mask, first), nth(mask, last - 1)
    found = [low + at for at in positions_of((mask >> low) & ((1 << (high - low + 1)) - 1))]
    return found[::-1] if descending else found
