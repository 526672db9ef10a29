"""How long things took, as histograms that add up: one integer holds how many fell into each of 60 classes.

The classes are logarithmic, from a second to four months, each a third wider than the one before.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from datetime import timedelta
from itertools import accumulate

CLASSES = 60
LONGEST = 10_000_000  # seconds, where the last class ends: what took longer is in it, too
MICROSECOND = timedelta(microseconds=1)
BITS = 32  # of a class
LIMITS = tuple(round(1_000_000 * LONGEST ** (number / CLASSES)) for number in range(CLASSES + 1))  # microseconds
MANY = 16  # durations, from which on equal ones are counted first
ONE_IN = tuple(1 << BITS * number for number in range(CLASSES))


def histogram_of(duration: timedelta) -> int:
    """The histogram of one duration; what took less than a second is in the first class."""
    found = bisect_right(LIMITS, duration // MICROSECOND) - 1
    return ONE_IN[min(max(found, 0), CLASSES - 1)]


def histogram_of_classes(classes: bytes) -> int:
    """The histogram of durations by the numbers of their classes."""
    if len(classes) < MANY:
        return sum(map(ONE_IN.__getitem__, classes))
    return sum(count << BITS * number for number, count in Counter(classes).items())


def classes_of(histogram: int) -> bytes:
    """The numbers of the classes of all that are in it, ascending. Raises ValueError for one that is negative."""
    if histogram < 0:
        raise ValueError("a histogram holds less than nothing")
    found = bytearray()
    while histogram:
        number = ((histogram & -histogram).bit_length() - 1) // BITS
        count = histogram >> BITS * number & (1 << BITS) - 1
        found += bytes((number,)) * count
        histogram -= count << BITS * number
    return bytes(found)


def counts_of(histogram: int) -> list[int]:
    """How many there are in each class."""
    return [histogram >> BITS * number & (1 << BITS) - 1 for number in range(CLASSES)]


def median_of(histogram: int) -> timedelta | None:
    """The middle of the class that the median lies in; None where there is none. Of an even number it is the earlier
    one of the two in the middle."""
    sums = list(accumulate(counts_of(histogram)))
    if not sums[-1]:
        return None
    found = bisect_right(sums, (sums[-1] - 1) // 2)
    return timedelta(microseconds=round((LIMITS[found] * LIMITS[found + 1]) ** 0.5))
