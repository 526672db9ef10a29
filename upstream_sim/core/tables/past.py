"""A table as it was at an instant, while the world moves on: the versions of what is changed since are kept by key.

Searched at that instant it gives all that is found, in order and without a copy; afterwards records are had by key, and
by filters, as they were.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, cast

import msgspec

from upstream_sim.core.tables.schema import Filters, T, matches
from upstream_sim.core.tables.selection import Selection
from upstream_sim.core.tables.table import Table

MOST_AT_ONCE = 1000  # records that are looked up in one go
Weigh = Callable[[msgspec.Struct | None], None]


class PastTable(Generic[T]):
    """What a table was. `weigh` is told of each version that is kept."""

    def __init__(self, table: Table[T], weigh: Weigh) -> None:
        self.schema, self.name, self.base = table.schema, table.name, table.base
        self._table, self._weigh = table, weigh
        self._former: dict[str, T | None] = {}

    def __len__(self) -> int:
        return self.count()

    def keep(self, key: str) -> None:
        """Keeps the record as it is before it is written for the first time."""
        if key not in self._former:
            former = self._former[key] = self._table.get(key)
            self._weigh(former)

    def get(self, key: str) -> T | None:
        return self._former[key] if key in self._former else self._table.get(key)

    def all(self) -> Iterator[T]:
        return self.where()

    def where(self, **filters: Any) -> Iterator[T]:
        if not self._former:
            return self._table.where(**filters)
        return self._were(filters)

    def _were(self, filters: Filters) -> Iterator[T]:
        key_of, former = self.schema.key_of, self._former
        yield from (record for record in self._table.where(**filters) if key_of(record) not in former)
        yield from (record for record in former.values() if record is not None and matches(record, filters))

    def first(self, **filters: Any) -> T | None:
        return next(self.where(**filters), None)

    def count(self, **filters: Any) -> int:
        return sum(1 for _ in self.where(**filters)) if self._former else self._table.count(**filters)

    def select(self, *choices: Filters) -> Selection[T]:
        return _Whole.of(self._table.select(*choices))

    def page(self, filters: Filters, sort: str, page: int, limit: int) -> tuple[list[T], int, int]:
        return self.select(filters).page(sort, page, limit)

    def search(self, text: str, filters: Filters, page: int, limit: int) -> tuple[list[T], int, int]:
        return self._table.search(text, filters, page, limit)

    def found(self, filters: Filters) -> tuple[int, list[T]]:
        return self._table.found(filters)


class _Whole(Selection[T]):
    """A selection whose page is everything."""

    @classmethod
    def of(cls, found: Selection[T]) -> _Whole[T]:
        whole = cls.__new__(cls)
        whole.__dict__.update(found.__dict__)
        return whole

    def where(self, filters: Filters) -> Selection[T]:
        return _Whole.of(super().where(filters))

    def page(self, sort: str, page: int, limit: int) -> tuple[list[T], int, int]:
        descending, name = sort.startswith("-"), sort.removeprefix("-")
        if page != 1 or limit < self.count or self.count <= MOST_AT_ONCE or name not in self._base.schema.sorts:
            return super().page(sort, page, limit)
        base, mask, (base_count, own_count) = self._base, self._mask, self._counts
        ours = self._overlay.in_order(self._own_mask, own_count, name, descending, 0, own_count) if own_count else []
        by = base.schema.order_of(name)

        def walk() -> Iterator[T]:
            theirs = base.walk(mask, base_count, name, descending=descending)
            return heapq.merge(theirs, ours, key=by, reverse=descending) if ours else theirs

        return cast("list[T]", _Rows(walk, self.count)), self.count, 0


class _Rows(Sequence[T]):
    """Many records, looked up one by one while they are read: a list of a million takes a fifth of a second to make,
    and whoever calls would wait for it."""

    def __init__(self, walk: Callable[[], Iterator[T]], count: int) -> None:
        self._walk, self._count = walk, count

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[T]:
        return self._walk()

    def __getitem__(self, at: Any) -> Any:
        return list(self._walk())[at]
