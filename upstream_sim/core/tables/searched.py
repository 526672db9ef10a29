"""Records by position, and how filters find them: the same for a base that never changes and for what lies over it."""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, Generic, Protocol

from upstream_sim.core.tables.bits import mask_of, positions_of
from upstream_sim.core.tables.schema import Between, Condition, Contains, Filters, KeysFound, NotIn, Schema, T, matches

FEW = 64  # records that are quicker looked at than put together from bitmaps
SPARSE_SHARE = 50  # below one match in so many, looking at the matches is quicker than walking the order


class Texts(Protocol):
    """Which positions have a text; the answers are bitmaps."""

    def beginning(self, text: str) -> int:
        """Those with a field that begins with the text."""

    def holding(self, text: str) -> int:
        """Those with a field that contains the text."""


class Searched(ABC, Generic[T]):
    """`records` by position, None where there is none; `positions` by key; `everything` is a bitmap of those with a
    record."""

    schema: Schema[T]
    records: Sequence[T | None]
    positions: dict[str, int]

    @property
    @abstractmethod
    def everything(self) -> int: ...

    @abstractmethod
    def bitmap_of(self, name: str) -> Mapping[Any, int]:
        """A bitmap by value of a field of few values."""

    @abstractmethod
    def array_of(self, name: str) -> Mapping[Any, Sequence[int]]:
        """The positions, ascending, by value of a field of many values."""

    @abstractmethod
    def text_index(self, names: tuple[str, ...]) -> Texts:
        """The index of these fields' texts."""

    @abstractmethod
    def _within(self, name: str, wanted: Between, among: int) -> int:
        """A bitmap of the positions with a value within the bounds; of some it may tell only those of `among`."""

    @abstractmethod
    def _with_keys(self, wanted: KeysFound, among: int) -> int:
        """A bitmap of the positions with these keys; it may tell only those of `among`."""

    def few(self, filters: Filters) -> list[int] | None:
        """The positions that the filters find, ascending, where an index names but a few; else None."""
        for name, wanted in filters.items():
            named: Sequence[int] | None = None
            if name == self.schema.key and isinstance(wanted, str):
                at = self.positions.get(wanted)
                named = () if at is None else (at,)
            elif name in self.schema.arrays and (wanted is None or isinstance(wanted, str)):
                named = self.array_of(name).get(wanted, ())
            if named is not None and len(named) <= FEW:
                others = {other: value for other, value in filters.items() if other != name}
                return [at for at in named if (found := self.records[at]) is not None and matches(found, others)]
        return None

    def matching(self, filters: Filters) -> int:
        """A bitmap of the positions that the filters find."""
        mask = self.everything
        for name, wanted in sorted(filters.items(), key=lambda item: isinstance(item[1], Between)):
            if mask:
                mask &= self._meeting(name, wanted, mask)
        return mask

    def _meeting(self, name: str, wanted: Any, among: int) -> int:
        """A bitmap of the positions whose field is as wanted; of some it may tell only those of `among`."""
        if isinstance(wanted, Between):
            return self._within(name, wanted, among)
        if isinstance(wanted, Condition) and name in self.schema.bitmaps:
            return self._with_any(name, [value for value in self.bitmap_of(name) if value in wanted], among)
        if isinstance(wanted, Contains):
            return self.text_index((name,)).holding(wanted.text)
        if isinstance(wanted, KeysFound):
            return self._with_keys(wanted, among)
        if isinstance(wanted, NotIn):
            return among & ~self._with_any(name, wanted.values, among)
        return self._with_any(name, wanted if isinstance(wanted, frozenset) else (wanted,), among)

    def _with_any(self, name: str, values: Collection[Any], among: int) -> int:
        """A bitmap of the positions with one of the values; of a field without an index only those of `among`."""
        if name in self.schema.bitmaps:
            maps = self.bitmap_of(name)
            return functools.reduce(int.__or__, (maps.get(value, 0) for value in values), 0)
        if name == self.schema.key:
            return mask_of(self.positions[value] for value in values if value in self.positions)
        if name in self.schema.arrays:
            lists = self.array_of(name)
            return mask_of(chain.from_iterable(lists.get(value, ()) for value in values))
        return self._among(positions_of(among), name, values)

    def _among(self, positions: Iterable[int], name: str, wanted: Collection[Any] | Condition) -> int:
        """A bitmap of those of the positions whose field is among the wanted; each of them has a record."""
        return mask_of(at for at in positions if getattr(self.records[at], name) in wanted)
