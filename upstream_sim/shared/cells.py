"""The sums that a rollup keeps of one part of the records in a month."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from operator import add, sub
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from upstream_sim.shared.histograms import classes_of, histogram_of_classes

if TYPE_CHECKING:
    Integers = array[int]
else:
    Integers = array  # which has no parameters at runtime

NUMBERS, NARROW, WIDE = "I", "i", "q"  # 32 bits without a sign, 32 with, and 64 for sums that need them


class Sums(NamedTuple):
    """What is kept of some periods; the fields are those of `Cells`."""

    periods: Integers
    running: Integers
    classes: bytes | None


class Cells(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The sums of one part of the records in a month, or of all that is long ago. `periods` are the numbers of those
    with anything in them, ascending. `running` are the values summed up from the first period on: as many as there are,
    before each period and after the last, so that the sums of any run are one subtraction. Where the last value is a
    histogram, how many durations there are runs in its place, and `classes` are the classes of all of them, one byte
    each: most periods have one or two, whose histogram would take a hundred. The fields of whatever derives from it are
    the dimensions."""

    id: str
    month: int
    periods: Integers
    running: Integers
    classes: bytes | None = None

    @property
    def width(self) -> int:
        """How many values there are."""
        return len(self.running) // (len(self.periods) + 1)

    def sums(self, first: int, last: int, places: Sequence[int] | None = None) -> list[int]:
        """Of the periods from one on, up to the one before another; of the values in these places, ascending, alone. A
        histogram is the last one."""
        start, stop = bisect_left(self.periods, first), bisect_left(self.periods, last)
        return self._between(start, stop, self.width, places)

    def is_within(self, first: int, last: int) -> bool:
        """Whether any of it may be in the periods from one on, up to the one before another."""
        return self.periods[0] < last and self.periods[-1] >= first

    def sums_by(
        self, firsts: Sequence[int], lasts: Sequence[int], places: Sequence[int] | None = None
    ) -> Iterator[tuple[int, list[int]]]:
        """The same of several runs of periods, which are disjoint and in ascending order: by the number of each run
        that has any."""
        periods = self.periods
        if not self.is_within(firsts[0], lasts[-1]):
            return
        at, end, width = bisect_left(periods, firsts[0]), bisect_left(periods, lasts[-1]), self.width
        while at < end:
            run = bisect_right(firsts, periods[at]) - 1
            stop = bisect_left(periods, lasts[run], at, end)
            if stop == at:  # between two runs
                at = bisect_left(periods, firsts[run + 1], at, end)
                continue
            yield run, self._between(at, stop, width, places)
            at = stop

    def _between(self, start: int, stop: int, width: int, places: Sequence[int] | None) -> list[int]:
        running, low, high = self.running, start * width, stop * width
        if places is None:
            found = list(map(sub, running[high : high + width], running[low : low + width]))
        else:
            found = [running[high + place] - running[low + place] for place in places]
        last = width - 1
        if self.classes is not None and (places is None or last in places):
            found[-1] = histogram_of_classes(self.classes[running[low + last] : running[high + last]])
        return found

    def altered(self, period: int, difference: Sequence[int]) -> Sums | None:
        """What is kept with something added to one of the periods, which goes where nothing is left in it; None where
        nothing at all is left."""
        try:
            return self._altered(self.running[:], period, difference)
        except OverflowError:
            return self._altered(array(WIDE, self.running), period, difference)

    def _altered(self, running: Integers, period: int, difference: Sequence[int]) -> Sums | None:
        """The same, in a copy of what runs. Raises OverflowError for sums that its numbers are too narrow for."""
        width, periods, classes = self.width, self.periods, self.classes
        at = bisect_left(periods, period)
        start = at * width
        if at == len(periods) or periods[at] != period:
            periods = periods[:]
            periods.insert(at, period)
            running[start:start] = running[start : start + width]
        if classes is not None and difference[-1]:
            begin, end = running[start + width - 1], running[start + 2 * width - 1]
            own = classes_of(histogram_of_classes(classes[begin:end]) + difference[-1])
            classes = classes[:begin] + own + classes[end:]
            difference = (*difference[:-1], len(own) - (end - begin))
        for place in range(width):
            more = difference[place]
            if more:
                for later in range(start + width + place, len(running), width):
                    running[later] += more
        if running[start : start + width] != running[start + width : start + 2 * width]:
            return Sums(periods, running, classes)
        if len(periods) == 1:
            return None
        return Sums(periods[:at] + periods[at + 1 :], running[:start] + running[start + width :], classes)


def summed_up(cells: Iterable[tuple[int, Sequence[int]]], width: int, *, has_histogram: bool = False) -> Sums:
    """What is kept of periods with their values, ascending, of which the last one may be a histogram."""
    periods, running, classes = array(NUMBERS), [0] * width, bytearray()
    total: Sequence[int] = running
    for period, values in cells:
        periods.append(period)
        counts = values
        if has_histogram:
            own = classes_of(values[-1])
            classes += own
            counts = (*values[:-1], len(own))
        total = list(map(add, total, counts))
        running.extend(total)
    return Sums(periods, _narrowest(running), bytes(classes) if has_histogram else None)


def _narrowest(values: list[int]) -> Integers:
    try:
        return array(NARROW, values)
    except OverflowError:
        return array(WIDE, values)
