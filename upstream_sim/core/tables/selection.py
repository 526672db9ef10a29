"""What filters found in a table, kept as bitmaps: counted, summed and shown page by page without searching again."""

from __future__ import annotations

import functools
import heapq
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Generic

from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.tables.base import Base
from upstream_sim.core.tables.overlay import Overlay
from upstream_sim.core.tables.schema import Filters, T


class Selection(Generic[T]):
    """Records of a base and of an overlay over it, by their positions; good until the next write."""

    def __init__(self, base: Base[T], overlay: Overlay[T], mask: int, own_mask: int) -> None:
        self._base, self._overlay = base, overlay
        self._mask, self._own_mask = mask, own_mask

    @functools.cached_property
    def _counts(self) -> tuple[int, int]:
        return self._mask.bit_count(), self._own_mask.bit_count()

    @property
    def count(self) -> int:
        return sum(self._counts)

    def where(self, filters: Filters) -> Selection[T]:
        """Those of them that these filters find, too."""
        mask = self._mask & self._base.matching(filters) if self._mask else 0
        own_mask = self._own_mask & self._overlay.matching(filters) if self._own_mask else 0
        return Selection(self._base, self._overlay, mask, own_mask)

    def total(self, name: str) -> int:
        """The sum of a field in `sums`."""
        known = self._base.total(name, self._mask) if self._mask else 0
        return known + (self._overlay.total(name, self._own_mask) if self._own_mask else 0)

    def page(self, sort: str, page: int, limit: int) -> tuple[list[T], int, int]:
        """A page (counted from 1), the count of all, and what remains after it.

        `sort` is a declared field, `-` before it for descending; ties go by id. Raises ValidationFailed
        for a sort that is not declared.
        """
        schema = self._base.schema
        descending, name = sort.startswith("-"), sort.removeprefix("-")
        if name not in schema.sorts:
            raise ValidationFailed("sort", f"Sort by one of {', '.join(schema.sorts)}.")
        base_count, own_count = self._counts
        start = (page - 1) * limit
        stop = start + limit
        first, own_first = max(0, start - own_count), max(0, start - base_count)  # what is before is on no such page
        theirs = self._base.in_order(self._mask, base_count, name, descending, first, stop)
        ours = (
            self._overlay.in_order(self._own_mask, own_count, name, descending, own_first, stop)
            if self._own_mask
            else []
        )
        items = _merged(theirs, ours, schema.order_of(name), descending, start - first - own_first)
        return list(islice(items, limit)), self.count, max(0, self.count - stop)

    def first(self, name: str) -> T | None:
        """The first in the order of a declared field."""
        found = [self._base.first(name, self._mask)] if self._mask else []
        if self._own_mask:
            found += self._overlay.in_order(self._own_mask, self._counts[1], name, False, 0, 1)
        return min(found, key=self._base.schema.order_of(name), default=None)


def _merged(theirs: list[T], ours: list[T], by: Callable[[T], Any], descending: bool, skip: int) -> Iterator[T]:
    """Two lists in the same order merged into one, without a number of items at its beginning."""
    least, most = max(0, skip - len(theirs)), min(skip, len(ours))
    while least < most:  # how many of ours are among these
        middle = (least + most) // 2
        own, other = by(ours[middle]), by(theirs[skip - middle - 1])
        if (own > other) if descending else (own < other):
            least = middle + 1
        else:
            most = middle
    return heapq.merge(theirs[skip - least :], ours[least:], key=by, reverse=descending)
