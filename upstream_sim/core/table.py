"""A world's view of a table: an immutable base that worlds share, and the world's own overlay over it.

The overlay is searched plainly, but for the fields of many values: what has one of these is found by an index. Every
count is exact.
"""

from __future__ import annotations

import functools
import heapq
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from operator import itemgetter
from typing import Any, Generic, TypeVar

from upstream_sim.core.base import DIGEST_SPACE, Base
from upstream_sim.core.bits import positions_of, window
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.schema import Filters, T, matches
from upstream_sim.core.text_index import FIELD, fold, join_fields

Row = TypeVar("Row")


class Table(Generic[T]):
    """A world's view of a table: the base, and over it the world's own records and tombstones."""

    def __init__(self, base: Base[T]) -> None:
        self.schema = base.schema
        self.name = base.schema.name
        self.base = base
        self._overlay: dict[str, T | None] = {}
        self._hidden = 0  # bitmap of the base's positions that the overlay stands over
        self._delta = 0  # what the overlay changes in the digest
        self._own_count = 0  # records of the overlay
        self._arrays: dict[str, dict[Any, dict[str, None]]] = {}  # the overlay's keys by field and value, once needed

    def __len__(self) -> int:
        return self.count()

    def get(self, key: str) -> T | None:
        if key in self._overlay:
            return self._overlay[key]
        position = self.base.positions.get(key)
        return None if position is None else self.base.records[position]

    def all(self) -> Iterator[T]:
        """Every record: the base's in their order, changed or not, then new ones in the order of writing."""
        return self.where()

    def where(self, **filters: Any) -> Iterator[T]:
        """Records whose fields equal the given values; a frozenset means any of its members."""
        mask, own = self.found(filters)
        records, positions = self.base.records, self.base.positions
        if not own:
            return (records[at] for at in positions_of(mask))
        key_of, last = self.schema.key_of, len(records)
        rows = [(at, records[at]) for at in positions_of(mask)]
        rows.extend((positions.get(key_of(record), last), record) for record in own)
        return (record for _, record in sorted(rows, key=itemgetter(0)))

    def first(self, **filters: Any) -> T | None:
        return next(self.where(**filters), None)

    def count(self, **filters: Any) -> int:
        if not filters:
            return len(self.base.records) - self._hidden.bit_count() + self._own_count
        mask, own = self.found(filters)
        return mask.bit_count() + len(own)

    def page(self, filters: Filters, sort: str, page: int, limit: int) -> tuple[list[T], int, int]:
        """A page (counted from 1), the count of all that the filters find, and what remains after it.

        `sort` is a declared field, `-` before it for descending; ties go by id. Raises ValidationFailed
        for a sort that is not declared.
        """
        return self.page_of_any([filters], sort, page, limit)

    def page_of_any(self, choices: Iterable[Filters], sort: str, page: int, limit: int) -> tuple[list[T], int, int]:
        """A page as `page` gives it, of the records that any of these filters finds."""
        descending, name = sort.startswith("-"), sort.removeprefix("-")
        if name not in self.schema.sorts:
            raise ValidationFailed("sort", f"Sort by one of {', '.join(self.schema.sorts)}.")
        mask, own = self._found_by_any(choices)
        in_base = mask.bit_count()
        start = (page - 1) * limit
        first = max(0, start - len(own))  # what comes before has no place on the page, whatever is merged in
        rows: Iterable[T] = self.base.in_order(mask, in_base, name, descending, first, start + limit)
        if own:
            by = self.schema.order_of(name)
            rows = heapq.merge(rows, sorted(own, key=by, reverse=descending), key=by, reverse=descending)
        count = in_base + len(own)
        items = list(islice(rows, start - first, start - first + limit))
        return items, count, max(0, count - start - limit)

    def search(self, text: str, filters: Filters, page: int, limit: int) -> tuple[list[T], int, int]:
        """A page as `page` gives it, of the records that the filters find and one of whose texts holds this one,
        whatever its case: those with a text that begins with it come first, each group in the table's order."""
        mask, own = self.found(filters)
        index = self.base.text_index(self.schema.texts)
        leading = index.beginning(text) & mask
        groups = (leading, index.holding(text) & mask & ~leading)
        hits = sorted(self._own_hits(text, own), key=itemgetter(0, 1))
        start = (page - 1) * limit
        first = max(0, start - len(hits))  # what comes before has no place on the page, whatever is merged in
        rows: Iterable[tuple[bool, int, T]] = self._in_groups(groups, first, start + limit)
        if hits:
            rows = heapq.merge(rows, hits, key=itemgetter(0, 1))
        count = sum(group.bit_count() for group in groups) + len(hits)
        items = [record for _, _, record in islice(rows, start - first, start - first + limit)]
        return items, count, max(0, count - start - limit)

    def _in_groups(self, groups: tuple[int, int], start: int, stop: int) -> Iterator[tuple[bool, int, T]]:
        """Whether it is of the second group, its place, and each of the base's records from `start` to `stop`."""
        for number, group in enumerate(groups):
            count = group.bit_count()
            for at in window(group, count, False, min(start, count), min(stop, count)):
                yield bool(number), at, self.base.records[at]
            start, stop = max(0, start - count), max(0, stop - count)

    def _own_hits(self, text: str, own: list[T]) -> Iterator[tuple[bool, int, T]]:
        """Whether it only holds the text, its place, and each of the overlay's records that do."""
        wanted, positions, last = fold(text), self.base.positions, len(self.base.records)
        for record in own:
            texts = join_fields(self.schema.texts_of(record))
            if wanted in texts:
                yield FIELD + wanted not in texts, positions.get(self.schema.key_of(record), last), record

    @property
    def digest(self) -> int:
        """The sum of the records' SHA-256, modulo 2^256."""
        return (self.base.digest + self._delta) % DIGEST_SPACE

    def write(self, key: str, record: T | None) -> Callable[[], None]:
        """What undoes it, after putting a record, or a tombstone for None. Called by the world only."""
        before = self.get(key)
        undo = functools.partial(
            self._undo, key, key in self._overlay, self._overlay.get(key), self._hidden, self._delta
        )
        self._delta += self._weight(record) - self._weight(before)
        position = self.base.positions.get(key)
        if position is not None:
            self._hidden |= 1 << position
        self._note(key, self._overlay.get(key), record)
        self._overlay[key] = record
        return undo

    def forget(self, key: str) -> None:
        """Drops the tombstone of a record that the base never had, once nothing can undo it."""
        if key not in self.base.positions and self.get(key) is None:
            self._overlay.pop(key, None)

    def capture(self) -> tuple[dict[str, T | None], int, int]:
        """A copy of the overlay."""
        return dict(self._overlay), self._hidden, self._delta

    def restore_state(self, kept: tuple[dict[str, T | None], int, int] | None) -> list[T | None]:
        """The records of the overlay so far, after going back to a captured one, or to the bare base."""
        left = list(self._overlay.values())
        overlay, self._hidden, self._delta = kept or ({}, 0, 0)
        self._overlay = dict(overlay)
        self._own_count = sum(record is not None for record in overlay.values())
        self._arrays.clear()
        return left

    def _undo(self, key: str, was_there: bool, record: T | None, hidden: int, delta: int) -> None:
        self._note(key, self._overlay.get(key), record)
        if was_there:
            self._overlay[key] = record
        else:
            self._overlay.pop(key, None)
        self._hidden, self._delta = hidden, delta

    def _note(self, key: str, before: T | None, after: T | None) -> None:
        """Keeps the count and the indexes right where a record of the overlay becomes another."""
        self._own_count += (after is not None) - (before is not None)
        for name, index in self._arrays.items():
            old, new = (None if record is None else getattr(record, name) for record in (before, after))
            if before is not None and (after is None or old != new):
                index[old].pop(key, None)
            if after is not None:
                index.setdefault(new, {})[key] = None

    def _candidates(self, filters: Filters) -> Iterable[T | None]:
        """The overlay's records among which are all that the filters find."""
        for name, wanted in filters.items():
            if name == self.schema.key and isinstance(wanted, str):
                return (self._overlay.get(wanted),)
            if name in self.schema.arrays and (wanted is None or isinstance(wanted, str)):
                return [self._overlay[key] for key in self._array_of(name).get(wanted, ())]
        return self._overlay.values()

    def _array_of(self, name: str) -> dict[Any, dict[str, None]]:
        found = self._arrays.get(name)
        if found is None:
            found = self._arrays[name] = {}
            for key, record in self._overlay.items():
                if record is not None:
                    found.setdefault(getattr(record, name), {})[key] = None
        return found

    def _weight(self, record: T | None) -> int:
        return 0 if record is None else self.schema.digest_of(record)

    def found(self, filters: Filters) -> tuple[int, list[T]]:
        """The base's positions as a bitmap, and the overlay's records, that the filters find."""
        own = [record for record in self._candidates(filters) if record is not None and matches(record, filters)]
        return self.base.matching(filters) & ~self._hidden, own

    def _found_by_any(self, choices: Iterable[Filters]) -> tuple[int, list[T]]:
        mask, own = 0, dict[str, T]()
        for filters in choices:
            more, changed = self.found(filters)
            mask |= more
            own.update((self.schema.key_of(record), record) for record in changed)
        return mask, list(own.values())


def page_of(rows: Sequence[Row], page: int, limit: int) -> tuple[list[Row], int, int]:
    """A page of rows that a handler computed itself, as `Table.page` gives it."""
    start = (page - 1) * limit
    return list(rows[start : start + limit]), len(rows), max(0, len(rows) - start - limit)
