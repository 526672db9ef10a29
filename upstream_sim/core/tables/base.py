"""The records that worlds share: they never change, and are searched by indexes.

Fields of few values have a bitmap per value (a Python int), fields of many values arrays of positions, and each
order that a list may ask for is sorted once. Every count is exact.
"""

from __future__ import annotations

import functools
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from upstream_sim.core.tables.bits import (
    bitmaps,
    digit_planes,
    mask_of,
    mask_of_flags,
    nth,
    positions_of,
    total_in,
    window,
)
from upstream_sim.core.tables.prefixes import Prefixes
from upstream_sim.core.tables.schema import Between, KeysFound, Schema, T
from upstream_sim.core.tables.searched import SPARSE_SHARE, Searched
from upstream_sim.core.tables.text_index import TextIndex

DIGEST_SPACE = 1 << 256
MOST_ANSWERS = 128  # about bitmaps, of which the latest are kept


@dataclass(frozen=True, slots=True)
class Indexes:
    """What was computed from a base's records."""

    digest: int
    bitmaps: dict[str, dict[Any, int]]
    arrays: dict[str, dict[Any, array[int]]]
    ranks: dict[str, tuple[array[int], array[int]]]
    in_order: dict[str, bool]
    texts: dict[tuple[str, ...], TextIndex]
    planes: dict[str, list[int]]


@dataclass(eq=False)
class Base(Searched[T]):
    """Records that never change, with their indexes; each index is built when first needed."""

    schema: Schema[T]
    records: Sequence[T]
    positions: dict[str, int] = field(init=False)
    _bitmaps: dict[str, dict[Any, int]] = field(init=False, default_factory=dict)
    _arrays: dict[str, dict[Any, array[int]]] = field(init=False, default_factory=dict)
    _ranks: dict[str, tuple[array[int], array[int]]] = field(init=False, default_factory=dict)
    _stored: dict[str, bool] = field(init=False, default_factory=dict)
    _texts: dict[tuple[str, ...], TextIndex] = field(init=False, default_factory=dict)
    _planes: dict[str, list[int]] = field(init=False, default_factory=dict)
    _answers: dict[tuple[str, str, int], int] = field(init=False, default_factory=dict)
    _aligned: dict[Base[Any], array[int]] = field(init=False, default_factory=dict)
    _prefixes: dict[str, Prefixes] = field(init=False, default_factory=dict)

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
        for names in (schema.texts, *((name,) for name in schema.parts)):
            if names:
                self.text_index(names)
        for name in (*schema.sorts, *schema.periods):
            self._stored_in_order_of(name)
        bitmaps = {name: self.bitmap_of(name) for name in schema.bitmaps}
        arrays = {name: self.array_of(name) for name in schema.arrays}
        planes = {name: self.planes_of(name) for name in schema.sums}
        return Indexes(self.digest, bitmaps, arrays, self._ranks, self._stored, self._texts, planes)

    def adopt(self, kept: Indexes) -> None:
        """Takes indexes that were built over the same records before."""
        self.digest = kept.digest
        self._bitmaps, self._arrays = kept.bitmaps, kept.arrays
        self._ranks, self._stored = kept.ranks, kept.in_order
        self._texts = kept.texts
        self._planes = kept.planes

    def text_index(self, names: tuple[str, ...]) -> TextIndex:
        found = self._texts.get(names)
        if found is None:
            found = self._texts[names] = TextIndex(self.schema.texts_of(record, names) for record in self.records)
        return found

    def bitmap_of(self, name: str) -> dict[Any, int]:
        found = self._bitmaps.get(name)
        if found is None:
            found = self._bitmaps[name] = bitmaps([getattr(record, name) for record in self.records])
        return found

    def planes_of(self, name: str) -> list[int]:
        """The values of a field as bitmaps of their binary digits."""
        found = self._planes.get(name)
        if found is None:
            found = self._planes[name] = digit_planes([getattr(record, name) for record in self.records])
        return found

    def total(self, name: str, mask: int) -> int:
        """The sum of a field over a bitmap. The latest are kept: lists are asked for again and again."""
        return self._kept_answer(("total", name, mask), lambda: total_in(self.planes_of(name), mask))

    def first(self, name: str, mask: int) -> T:
        """The first in the order of a field of the records of a bitmap, which must not be empty."""
        if self._stored_in_order_of(name):
            return self.records[nth(mask, 0)]
        return self.records[self._kept_answer(("first", name, mask), lambda: self._prefixes_of(name).first_in(mask))]

    def _kept_answer(self, asked: tuple[str, str, int], answer: Callable[[], int]) -> int:
        found = self._answers.get(asked)
        if found is None:
            if len(self._answers) >= MOST_ANSWERS:
                del self._answers[next(iter(self._answers))]
            found = self._answers[asked] = answer()
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

    def _with_keys(self, wanted: KeysFound, _among: int) -> int:
        found = mask_of_flags(bytes(map(wanted.flags.__getitem__, self._aligned_with(wanted.base))))
        return found | mask_of(self.positions[key] for key in wanted.changed if key in self.positions)

    def _aligned_with(self, other: Base[Any]) -> array[int]:
        """Each record's position in another base, where it has the same key; past its end where it is not there."""
        found = self._aligned.get(other)
        if found is None:
            nowhere = len(other.records)
            found = self._aligned[other] = array("I", (other.positions.get(key, nowhere) for key in self.positions))
        return found

    def _within(self, name: str, wanted: Between, among: int) -> int:
        """A bitmap of the positions with a value within the bounds; of some it may tell only those of `among`."""
        order, _ = self.ranks_of(name)

        def read(at: int) -> Any:
            return getattr(self.records[at], name)

        if wanted.least is None and wanted.most is None:
            return self.everything
        first = bisect_left(order, 1, key=lambda at: int(read(at) is not None))  # absent values come first
        start = first if wanted.least is None else bisect_left(order, wanted.least, lo=first, key=read)
        stop = len(order) if wanted.most is None else bisect_right(order, wanted.most, lo=first, key=read)
        if stop <= start:
            return 0
        if stop - start == len(order):
            return self.everything
        if self._stored_in_order_of(name):
            return (1 << stop) - (1 << start)
        if among.bit_count() * SPARSE_SHARE < stop - start:
            return mask_of(at for at in positions_of(among) if read(at) in wanted)
        return self._prefixes_of(name).between(start, stop)

    def _prefixes_of(self, name: str) -> Prefixes:
        found = self._prefixes.get(name)
        if found is None:
            found = self._prefixes[name] = Prefixes(self.ranks_of(name)[0])
        return found

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
            positions = window(mask, count, descending, start, stop)
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

    def walk(self, mask: int, count: int, name: str, *, descending: bool) -> Iterator[T]:
        """All records of a bitmap with `count` bits, in the order of a field, looked up one by one."""
        order: Sequence[int] = self.ranks_of(name)[0]
        if count < len(order) and self._stored_in_order_of(name):
            order = range(nth(mask, 0), mask.bit_length()) if mask else ()
        positions = reversed(order) if descending else iter(order)
        if count < len(order):
            bits = mask.to_bytes(len(self.records) // 8 + 1, "little")
            positions = (at for at in positions if bits[at >> 3] >> (at & 7) & 1)
        return map(self.records.__getitem__, positions)
