"""Sets of positions as the bits of an int: the lowest bit is position 0."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

BYTE = 256
DENSE = 16  # from one position in so many on, a byte for each is quicker than its bit
FLAGS = bytes.maketrans(b"01", b"\0\1")
DIGITS = bytes.maketrans(b"\0\1", b"01")
HAS_DIGIT = [bytes(b"01"[each >> digit & 1] for each in range(BYTE)) for digit in range(8)]


class Bits:
    """A set of positions that changes, read as a bitmap."""

    __slots__ = ("_bytes", "_mask")

    def __init__(self) -> None:
        self._bytes = bytearray()
        self._mask: int | None = 0

    def __contains__(self, at: int) -> bool:
        return at >> 3 < len(self._bytes) and bool(self._bytes[at >> 3] >> (at & 7) & 1)

    def copy(self) -> Bits:
        found = Bits()
        found._bytes, found._mask = self._bytes.copy(), self._mask
        return found

    def add(self, at: int) -> None:
        missing = (at >> 3) + 1 - len(self._bytes)
        if missing > 0:
            self._bytes.extend(bytes(missing))
        self._bytes[at >> 3] |= 1 << (at & 7)
        self._mask = None

    def discard(self, at: int) -> None:
        if at in self:
            self._bytes[at >> 3] ^= 1 << (at & 7)
            self._mask = None

    @property
    def mask(self) -> int:
        if self._mask is None:
            self._mask = int.from_bytes(self._bytes, "little")
        return self._mask


def bitmaps(values: list[Any]) -> dict[Any, int]:
    """A bitmap of its positions for each of a few values. Raises ValueError for more than 256 values. Equal values
    are mostly one object, and an object is quicker to look up than an enumeration's member."""
    known = {id(value): value for value in values}
    numbers: dict[Any, int] = {}
    number_of = {place: numbers.setdefault(value, len(numbers)) for place, value in known.items()}
    if len(numbers) > BYTE:
        raise ValueError(f"{len(numbers)} values are too many for bitmaps")
    packed = bytes(map(number_of.__getitem__, map(id, values)))[::-1]
    marks = {value: bytes(b"01"[each == number] for each in range(BYTE)) for value, number in numbers.items()}
    return {value: int(packed.translate(mark), 2) for value, mark in marks.items()}


def digit_planes(values: Sequence[int]) -> list[int]:
    """For each binary digit, the lowest first, a bitmap of the positions whose value has it. Raises OverflowError for a
    negative value, and for one of more than 63 digits."""
    most = max(values, default=0)
    packed = array("Q", values)
    if sys.byteorder == "big":
        packed.byteswap()
    content, width = packed.tobytes(), packed.itemsize
    planes = []
    for digit in range(most.bit_length()):
        column = content[digit >> 3 :: width][::-1]
        planes.append(int(column.translate(HAS_DIGIT[digit & 7]), 2))
    return planes


def total_in(planes: Sequence[int], mask: int) -> int:
    """The sum of the values, of which these are the planes, at the positions of a bitmap."""
    return sum((plane & mask).bit_count() << digit for digit, plane in enumerate(planes))


def mask_of(positions: Iterable[int]) -> int:
    """Positions as a bitmap."""
    found = list(positions)
    if not found:
        return 0
    last = max(found)
    if len(found) * DENSE > last:
        flags = bytearray(last + 1)
        for position in found:
            flags[position] = 1
        return mask_of_flags(flags)
    mask = bytearray((last >> 3) + 1)
    for position in found:
        mask[position >> 3] |= 1 << (position & 7)
    return int.from_bytes(mask, "little")


def positions_of(mask: int) -> Iterator[int]:
    """The positions of a bitmap, ascending."""
    bits = bin(mask)[:1:-1]
    at = bits.find("1")
    while at >= 0:
        yield at
        at = bits.find("1", at + 1)


def nth(mask: int, number: int) -> int:
    """The position of the bit with this number, counted from 0. The bitmap must have more bits than that."""
    if number == 0:
        return (mask & -mask).bit_length() - 1
    at, width = 0, mask.bit_length()
    while width > 1:
        half = width // 2
        lower = mask & ((1 << half) - 1)
        below = lower.bit_count()
        if number < below:
            mask, width = lower, half
        else:
            mask, width = mask >> half, width - half
            number, at = number - below, at + half
    return at


def window(mask: int, count: int, descending: bool, start: int, stop: int) -> list[int]:
    """The positions from `start` to `stop` of a bitmap with `count` bits, from its lowest or its highest."""
    if stop <= start:
        return []
    first, last = (count - stop, count - start) if descending else (start, stop)
    low, high = nth(mask, first), nth(mask, last - 1)
    found = [low + at for at in positions_of((mask >> low) & ((1 << (high - low + 1)) - 1))]
    return found[::-1] if descending else found


def flags_of(mask: int) -> bytes:
    """A byte for each position up to the highest: 1 for those of the bitmap, 0 for others."""
    return bin(mask)[:1:-1].encode().translate(FLAGS)


def mask_of_flags(flags: bytes | bytearray) -> int:
    """The bitmap of the positions whose flag is 1: the opposite of `flags_of`."""
    return int(flags[::-1].translate(DIGITS) or b"0", 2)
