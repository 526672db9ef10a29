"""How long things took, as histograms that add up: one integer holds how many fell into each of 60 classes.

The classes are logarithmic, from a second to four months, each a third wider than the one before.
"""

from __future__ import annotations

from bisect import bisect_right
from datetime import timedelta
from itertools import accumulate

CLASSES = 60
LONGEST = 10_000_000  # seconds, where the last class ends: what took longer is in it, too
MICROSECOND = timedelta(microseconds=1)
BITS = 32  # of a class
LIMITS = tuple(round(1_000_000 * LONGEST ** (number / CLASSES)) for number in range(CLASSES + 1))  # microseconds
ONE_IN = tuple(1 << BITS * number for number in range(CLASSES))


def histogram_of(duration: timedelta) -> int:
    """The histogram of one duration; what took less than a second is in the first class."""
    found = bisect_right(LIMITS, duration // MICROSECOND) - 1
    return ONE_IN[min(max(found, 0), CLASSES - 1)]


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
