"""A world's view of a table: an immutable base that worlds share, and the world's own overlay over it.

Both are searched by indexes. Every count is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from upstream_sim.core.tables.base import DIGEST_SPACE, Base
from upstream_sim.core.tables.bits import mask_of, positions_of, window
from upstream_sim.core.tables.overlay import Overlay
from upstream_sim.core.tables.schema import Filters, KeyIn, T
from upstream_sim.core.tables.selection import Selection

Row = TypeVar("Row")


class Table(Generic[T]):
    """A world's view of a table: the base, and over it the world's own records and tombstones."""

    def __init__(self, base: Base[T]) -> None:
        self.schema = base.schema
        self.name = base.schema.name
        self.base = base
        self._overlay = Overlay(base)
        self.watchers: tuple[Callable[[str], None], ...] = ()  # told of each key before it is written

    def __len__(self) -> int:
        return self.count()

    def get(self, key: str) -> T | None:
        return self._overlay.seen(key)

    def all(self) -> Iterator[T]:
        """Every record: the base's in their order, changed or not, then new ones in the order of writing."""
        return self.where()

    def where(self, **filters: Any) -> Iterator[T]:
        """Records whose fields equal the given values; a frozenset means any of its members."""
        records, few = self.base.records, self._few(filters)
        places: Iterable[int]
        if few is not None:
            places, own = few
        else:
            mask, own_mask = self._masks(filters)
            own = self._overlay.at_places(positions_of(own_mask))
            places = positions_of(mask | mask_of(own))
        return (own[at] if at in own else records[at] for at in places)

    def first(self, **filters: Any) -> T | None:
        return next(self.where(**filters), None)

    @property
    def state(self) -> object:
        """The same until a record is written, or the table goes back to what it was."""
        return self._overlay.state

    def count(self, **filters: Any) -> int:
        if not filters:
            return len(self.base.records) - self._overlay.covered.bit_count() + self._overlay.everything.bit_count()
        few = self._few(filters)
        if few is not None:
            return len(few[0])
        return sum(mask.bit_count() for mask in self._masks(filters))

    def page(self, filters: Filters, sort: str, page: int, limit: int) -> tuple[list[T], int, int]:
        """A page (counted from 1), the count of all that the filters find, and what remains after it.

        `sort` is a declared field, `-` before it for descending; ties go by id. Raises ValidationFailed
        for a sort that is not declared.
        """
        return self.select(filters).page(sort, page, limit)

    def select(self, *choices: Filters) -> Selection[T]:
        """What any of these filters finds."""
        mask = own_mask = 0
        for filters in choices:
            in_base, in_overlay = self._masks(filters)
            mask, own_mask = mask | in_base, own_mask | in_overlay
        return Selection(self.base, self._overlay, mask, own_mask)

    def search(self, text: str, filters: Filters, page: int, limit: int) -> tuple[list[T], int, int]:
        """A page as `page` gives it, of the records that the filters find and one of whose texts holds this one,
        whatever its case: those with a text that begins with it come first, each group in the table's order."""
        mask, own_mask = self._masks(filters)
        index, own_index = (searched.text_index(self.schema.texts) for searched in (self.base, self._overlay))
        leading, own_leading = index.beginning(text) & mask, own_index.beginning(text) & own_mask
        rest, own_rest = index.holding(text) & mask & ~leading, own_index.holding(text) & own_mask & ~own_leading
        start, items, count = (page - 1) * limit, list[T](), 0
        for group, own_group in ((leading, own_leading), (rest, own_rest)):
            own = self._overlay.at_places(positions_of(own_group))
            places = group | mask_of(own)
            size = places.bit_count()
            first, stop = (min(max(0, at - count), size) for at in (start, start + limit))
            items += [
                own[at] if at in own else self.base.records[at] for at in window(places, size, False, first, stop)
            ]
            count += size
        return items, count, max(0, count - start - limit)

    @property
    def digest(self) -> int:
        """The sum of the records' SHA-256, modulo 2^256."""
        return (self.base.digest + self._overlay.weight) % DIGEST_SPACE

    def write(self, key: str, record: T | None) -> Callable[[], None]:
        """What undoes it, after putting a record, or a tombstone for None. Called by the world only."""
        for tell in self.watchers:
            tell(key)
        return self._overlay.write(key, record)

    def forget(self, key: str) -> None:
        """Drops the tombstone of a record that the base never had, once nothing can undo it."""
        self._overlay.forget(key)

    def capture(self) -> Overlay[T] | None:
        """A copy of the overlay; None for the bare base."""
        return self._overlay.copy() if self._overlay.positions else None

    def restore_state(self, kept: Overlay[T] | None) -> list[T | None]:
        """The records of the overlay so far, after going back to a captured one, or to the bare base."""
        left = self._overlay.records
        self._overlay = Overlay(self.base) if kept is None else kept.copy()
        return left

    def found(self, filters: Filters) -> tuple[int, list[T]]:
        """The base's positions as a bitmap, and the overlay's records, that the filters find."""
        mask, own_mask = self._masks(filters)
        own = (self._overlay.records[at] for at in positions_of(own_mask))
        return mask, [record for record in own if record is not None]

    def _masks(self, filters: Filters) -> tuple[int, int]:
        """Bitmaps of the base's and of the overlay's positions that the filters find."""
        known = {name: wanted.looked_up() if isinstance(wanted, KeyIn) else wanted for name, wanted in filters.items()}
        return self.base.matching(known) & ~self._overlay.covered, self._overlay.matching(known)

    def _few(self, filters: Filters) -> tuple[list[int], dict[int, T]] | None:
        """The places of what the filters find, ascending, and the overlay's of these records, where an index of both
        names but a few; else None."""
        in_base = self.base.few(filters)
        in_overlay = None if in_base is None else self._overlay.few(filters)
        if in_base is None or in_overlay is None:
            return None
        own = self._overlay.at_places(in_overlay)
        return sorted([*(at for at in in_base if not self._overlay.covers(at)), *own]), own


def page_of(rows: Sequence[Row], page: int, limit: int) -> tuple[list[Row], int, int]:
    """A page of rows that a handler computed itself, as `Table.page` gives it."""
    start = (page - 1) * limit
    return list(rows[start : start + limit]), len(rows), max(0, len(rows) - start - limit)
