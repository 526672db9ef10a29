"""What a world has of its own over a table's base: records and tombstones, searched by indexes as the base is.

A write notes what changed. The indexes take it in before the next search, or once `AT_ONCE` changes wait: what is
written again and again is taken in once. So it is with the digest. An index is made when first needed; a large overlay
has all that are declared, before anybody waits for them, but for the arrays, which take the most memory.
"""

from __future__ import annotations

import functools
from array import array
from bisect import bisect_left, insort
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import compress, islice
from typing import Any, Protocol, TypeVar

from upstream_sim.core.tables.ascending import Ascending
from upstream_sim.core.tables.base import Base
from upstream_sim.core.tables.bits import Bits, flags_of, mask_of, positions_of
from upstream_sim.core.tables.schema import Between, KeysFound, Schema, T
from upstream_sim.core.tables.searched import FEW, SPARSE_SHARE, Searched
from upstream_sim.core.tables.text_index import FIELD, fold, grams_of, join_fields

AT_ONCE = 256  # changes that are taken in before anybody asks
LARGE = 1000  # records of an overlay that has all its indexes
AFTER_ALL, BEYOND = chr(0x10FFFF), (2,)  # after each id, and after whatever is there

Name = TypeVar("Name", str, tuple[str, ...])
Index = TypeVar("Index", bound="_Index")


class _Index(Protocol):
    """What is kept up to date with the records."""

    def move(self, at: int, before: Any, after: Any) -> None:
        """A position's record becomes another one; None for no record."""


class _Choices(Mapping[Any, int]):
    """Bitmaps by value of a field of few values."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._bits: dict[Any, Bits] = {}

    def move(self, at: int, before: Any, after: Any) -> None:
        if before is not None:
            old = getattr(before, self._name)
            if after is not None and getattr(after, self._name) == old:
                return
            self._bits[old].discard(at)
        if after is not None:
            new = getattr(after, self._name)
            bits = self._bits.get(new)
            if bits is None:
                bits = self._bits[new] = Bits()
            bits.add(at)

    def __getitem__(self, value: Any) -> int:
        return self._bits[value].mask

    def __iter__(self) -> Iterator[Any]:
        return iter(self._bits)

    def __len__(self) -> int:
        return len(self._bits)


class _Lists:
    """The positions, ascending, by value of a field of many values."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.positions: dict[Any, list[int]] = {}

    def move(self, at: int, before: Any, after: Any) -> None:
        if before is not None:
            old = getattr(before, self._name)
            if after is not None and getattr(after, self._name) == old:
                return
            known = self.positions[old]
            del known[bisect_left(known, at)]
            if not known:
                del self.positions[old]
        if after is not None:
            insort(self.positions.setdefault(getattr(after, self._name), []), at)


class _Amounts:
    """The values of a field by position, 0 where there is no record."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.values = array("Q")

    def move(self, at: int, before: Any, after: Any) -> None:
        old, new = (0 if record is None else getattr(record, self._name) for record in (before, after))
        if old == new:
            return
        missing = at + 1 - len(self.values)
        if missing > 0:
            self.values.frombytes(bytes(missing * self.values.itemsize))
        self.values[at] = new


class _Order(Ascending):
    """The order of a field: absent values first, then by value, then by id."""

    def __init__(self, schema: Schema[Any], name: str, records: list[Any]) -> None:
        self._name = name
        self._place_of = place_of = schema.order_of(name)
        present = (at for at, record in enumerate(records) if record is not None)
        super().__init__(present, lambda at: place_of(records[at]))

    def move(self, at: int, before: Any, after: Any) -> None:
        if before is not None:
            if after is not None and getattr(after, self._name) == getattr(before, self._name):
                return
            self.remove(at, self._place_of(before))
        if after is not None:
            self.add(at, self._place_of(after))


class _OwnTexts:
    """The texts of records. Where they are those of the base's record, the base's index finds them."""

    def __init__(self, overlay: Overlay[Any], names: tuple[str, ...]) -> None:
        self._overlay = overlay
        self._names = names
        self._own = Bits()
        self._grams: dict[bytes, Bits] = {}

    def move(self, at: int, before: Any, after: Any) -> None:
        old, new = (self._own_texts(at, record) for record in (before, after))
        if old == new:
            return
        for gram in grams_of(old):
            self._grams[gram].discard(at)
        for gram in grams_of(new):
            self._grams.setdefault(gram, Bits()).add(at)
        (self._own.add if new else self._own.discard)(at)

    def beginning(self, text: str) -> int:
        return self._holders(FIELD + fold(text)) | self._as_in_base(lambda texts: texts.beginning(text))

    def holding(self, text: str) -> int:
        return self._holders(fold(text)) | self._as_in_base(lambda texts: texts.holding(text))

    def _own_texts(self, at: int, record: Any) -> bytes:
        """Empty for a record with the texts of the base's."""
        if record is None:
            return b""
        schema, base = self._overlay.schema, self._overlay.base
        place, texts = self._overlay.places[at], schema.texts_of(record, self._names)
        if place < len(base.records) and schema.texts_of(base.records[place], self._names) == texts:
            return b""
        return join_fields(texts)

    def _holders(self, wanted: bytes) -> int:
        found = self._own.mask
        grams = grams_of(wanted)
        for gram in grams:
            found &= self._grams[gram].mask if gram in self._grams else 0
        if not found or not wanted or wanted in grams:  # its own bitmap says it all
            return found
        records = self._overlay.records
        return mask_of(at for at in positions_of(found) if wanted in self._own_texts(at, records[at]))

    def _as_in_base(self, find: Callable[[Any], int]) -> int:
        overlay = self._overlay
        found = find(overlay.base.text_index(self._names)) & overlay.covered
        key_of = overlay.schema.key_of
        covering = mask_of(overlay.positions[key_of(overlay.base.records[place])] for place in positions_of(found))
        return covering & overlay.everything & ~self._own.mask


class Overlay(Searched[T]):
    """A key that it has stands for a record, or for None: a tombstone. Its position is never another's, and its place
    is where its record stands in the table: that of the base's record, or one after all of these."""

    def __init__(self, base: Base[T]) -> None:
        self.schema = base.schema
        self.base = base
        self.positions: dict[str, int] = {}
        self.records: list[T | None] = []
        self.places = array("I")
        self._present, self._covered = Bits(), Bits()
        self._changed: dict[int, T | None] = {}  # the records as the indexes have them
        self._unweighed: dict[str, T | None] = {}  # as the weight has them
        self._weight = 0
        self.state = object()
        self._is_whole = False
        self._choices: dict[str, _Choices] = {}
        self._lists: dict[str, _Lists] = {}
        self._orders: dict[str, _Order] = {}
        self._texts: dict[tuple[str, ...], _OwnTexts] = {}
        self._amounts: dict[str, _Amounts] = {}

    def copy(self) -> Overlay[T]:
        """The same without indexes."""
        found = Overlay(self.base)
        found.positions, found.records, found.places = self.positions.copy(), self.records.copy(), self.places[:]
        found._present, found._covered = self._present.copy(), self._covered.copy()
        found._weight = self.weight
        return found

    @property
    def everything(self) -> int:
        return self._present.mask

    @property
    def covered(self) -> int:
        """The base's positions that it stands over, as a bitmap."""
        return self._covered.mask

    @property
    def weight(self) -> int:
        """What it changes in the sum of the records' digests."""
        for key, before in self._unweighed.items():
            after = self.seen(key)
            if after is not before:
                self._weight += self._weight_of(after) - self._weight_of(before)
        self._unweighed.clear()
        return self._weight

    def seen(self, key: str) -> T | None:
        """The record of this key, its own or the base's."""
        at = self.positions.get(key)
        if at is not None:
            return self.records[at]
        place = self.base.positions.get(key)
        return None if place is None else self.base.records[place]

    def covers(self, place: int) -> bool:
        """Whether it stands over this position of the base."""
        return place in self._covered

    def at_places(self, positions: Iterable[int]) -> dict[int, T]:
        """The records of some positions by their places."""
        found = ((self.places[at], self.records[at]) for at in positions)
        return {place: record for place, record in found if record is not None}

    def write(self, key: str, record: T | None) -> Callable[[], None]:
        """What undoes it, after putting a record, or a tombstone for None."""
        if key not in self._unweighed and not self.schema.is_derived:
            self._note_weight(key)
        at = self.positions.get(key)
        if at is None:
            at = self.positions[key] = len(self.records)
            place = self.base.positions.get(key)
            self.records.append(None)
            self.places.append(len(self.base.records) + at if place is None else place)
            if place is not None:
                self._covered.add(place)
            undo = functools.partial(self._drop, key)
        else:
            undo = functools.partial(self._put, key, at, self.records[at])
        self._set(at, record)
        return undo

    def forget(self, key: str) -> None:
        """Drops the tombstone of a record that the base never had."""
        at = self.positions.get(key)
        if at is not None and self.records[at] is None and key not in self.base.positions:
            self._drop(key)

    def _put(self, key: str, at: int, record: T | None) -> None:
        self._note_weight(key)
        self._set(at, record)

    def _drop(self, key: str) -> None:
        """Has no record of its own under this key any more."""
        self._note_weight(key)
        at = self.positions.pop(key)
        self._set(at, None)
        self._covered.discard(self.places[at])

    def _set(self, at: int, record: T | None) -> None:
        if at not in self._changed:
            if len(self._changed) >= AT_ONCE:
                self._take_in()
            self._changed[at] = self.records[at]
        if record is None:
            self._present.discard(at)
        elif self.records[at] is None:
            self._present.add(at)
        self.records[at] = record
        self.state = object()

    def _note_weight(self, key: str) -> None:
        if key not in self._unweighed and not self.schema.is_derived:
            if len(self._unweighed) >= AT_ONCE:
                self._weight = self.weight
            self._unweighed[key] = self.seen(key)

    def _weight_of(self, record: T | None) -> int:
        return 0 if record is None else self.schema.digest_of(record)

    def _take_in(self) -> None:
        """Brings the indexes up to date. They find the records as they have them until each has moved."""
        if not self._changed:
            return
        kinds: tuple[dict[Any, Any], ...] = (self._choices, self._lists, self._orders, self._texts, self._amounts)
        indexes: list[_Index] = [index for kind in kinds for index in kind.values()]
        moves = [(at, before, self.records[at]) for at, before in self._changed.items()]
        self._changed.clear()
        for at, before, _ in moves:
            self.records[at] = before
        for at, before, after in moves:
            if after is not before:
                for index in indexes:
                    index.move(at, before, after)
                self.records[at] = after
        if len(self.positions) >= LARGE and not self._is_whole:
            self._is_whole = True
            self._make_indexes()

    def _make_indexes(self) -> None:
        for name in self.schema.bitmaps:
            self.bitmap_of(name)
        for name in self.schema.sorts:
            self._order_of(name)
        for name in self.schema.sums:
            self._amounts_of(name)
        for names in (self.schema.texts, *((name,) for name in self.schema.parts)):
            if names:
                self.text_index(names)

    def bitmap_of(self, name: str) -> Mapping[Any, int]:
        return self._index(self._choices, name, lambda: self._filled(_Choices(name)))

    def array_of(self, name: str) -> Mapping[Any, list[int]]:
        return self._index(self._lists, name, lambda: self._filled(_Lists(name))).positions

    def text_index(self, names: tuple[str, ...]) -> _OwnTexts:
        return self._index(self._texts, names, lambda: self._filled(_OwnTexts(self, names)))

    def _amounts_of(self, name: str) -> _Amounts:
        return self._index(self._amounts, name, lambda: self._filled(_Amounts(name)))

    def total(self, name: str, mask: int) -> int:
        """The sum of a field of the records of a bitmap."""
        if mask.bit_count() <= FEW:
            return sum(getattr(self.records[at], name) for at in positions_of(mask))
        return sum(compress(self._amounts_of(name).values, flags_of(mask)))

    def _order_of(self, name: str) -> _Order:
        return self._index(self._orders, name, lambda: _Order(self.schema, name, self.records))

    def _index(self, known: dict[Name, Index], name: Name, make: Callable[[], Index]) -> Index:
        """An index of a kind, up to date."""
        self._take_in()
        if name not in known:
            known[name] = make()
        return known[name]

    def _filled(self, index: Index) -> Index:
        for at in positions_of(self.everything):
            index.move(at, None, self.records[at])
        return index

    def in_order(self, mask: int, count: int, name: str, descending: bool, start: int, stop: int) -> list[T]:
        """The records from `start` to `stop` of a bitmap with `count` bits, in the order of a field."""
        found: Iterable[T | None]
        if count * SPARSE_SHARE < len(self.positions):
            rows = (record for at in positions_of(mask) if (record := self.records[at]) is not None)
            found = iter(sorted(rows, key=self.schema.order_of(name), reverse=descending))
        else:
            order = self._order_of(name)
            bits = mask.to_bytes(len(self.records) // 8 + 1, "little")
            walk = reversed(order) if descending else iter(order)
            found = (self.records[at] for at in walk if bits[at >> 3] >> (at & 7) & 1)
        return [record for record in islice(found, start, stop) if record is not None]

    def _within(self, name: str, wanted: Between, among: int) -> int:
        if wanted.least is None and wanted.most is None:
            return among
        if among.bit_count() <= FEW:
            return self._among(positions_of(among), name, wanted)
        least = (True,) if wanted.least is None else (True, wanted.least)
        most = BEYOND if wanted.most is None else (True, wanted.most, AFTER_ALL)
        return mask_of(self._order_of(name).between(least, most))

    def _with_keys(self, wanted: KeysFound, among: int) -> int:
        return self._among(positions_of(among), self.schema.key, wanted)
