"""The first records in an order as bitmaps, whatever their number: those of some numbers are kept, others differ from
the nearest one by few."""

from __future__ import annotations

from collections.abc import Sequence

from upstream_sim.core.tables.bits import mask_of

MOST_KEPT = 64
FEW = 1024  # records that are put into a bitmap as quickly as a kept one is copied


class Prefixes:
    """`order` are all positions as they are sorted."""

    def __init__(self, order: Sequence[int]) -> None:
        self._order = order
        self._apart = max(FEW, -(-len(order) // MOST_KEPT))
        self._kept = {0: 0, len(order): (1 << len(order)) - 1}

    def between(self, start: int, stop: int) -> int:
        """A bitmap of those from one place in the order to another."""
        if stop - start <= self._apart:
            return mask_of(self._order[start:stop])
        return self._first(stop) ^ self._first(start)

    def first_in(self, mask: int) -> int:
        """The first position in the order that a bitmap has; it must have one."""
        low, high = 0, -(-len(self._order) // self._apart)
        while high - low > 1:
            middle = (low + high) // 2
            if mask & self._first(middle * self._apart):
                high = middle
            else:
                low = middle
        bits = mask.to_bytes((mask.bit_length() + 7) // 8, "little").ljust(len(self._order) // 8 + 1, b"\0")
        return next(at for at in self._order[low * self._apart : high * self._apart] if bits[at >> 3] >> (at & 7) & 1)

    def _first(self, count: int) -> int:
        kept = min((count + self._apart // 2) // self._apart * self._apart, len(self._order))
        if kept not in self._kept:
            near = min(self._kept, key=lambda each: abs(each - kept))
            self._kept[kept] = self._kept[near] ^ self._step(near, kept)
        return self._kept[kept] ^ self._step(kept, count)

    def _step(self, one: int, other: int) -> int:
        """A bitmap of those between two places in the order, whichever comes first."""
        return mask_of(self._order[min(one, other) : max(one, other)])
