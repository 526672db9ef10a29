"""The sums that a rollup keeps of one part of the records in a month."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import repeat
from operator import add, sub
from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    Integers = array[int]
else:
    Integers = array  # which has no parameters at runtime

NUMBERS, AMOUNTS = "I", "q"  # 32 bits without, and 64 with a sign


class Sums(NamedTuple):
    """What is kept of some periods; the fields are those of `Cells`."""

    periods: Integers
    running: Integers
    histograms: tuple[int, ...]


class Cells(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The sums of one part of the records in a month, or of all that is long ago. `periods` are the numbers of those
    with anything in them, ascending. `running` are the values summed up from the first period on: as many as there are,
    before each period and after the last, so that the sums of any run are one subtraction. `histograms`, which are too
    long for that, are by period. The fields of whatever derives from it are the dimensions."""

    id: str
    month: int
    periods: Integers
    running: Integers
    histograms: tuple[int, ...] = ()

    @property
    def width(self) -> int:
        """How many values run."""
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
            return [*found, sum(self.histograms[start:stop])] if self.histograms else found
        found = [running[high + place] - running[low + place] for place in places if place < width]
        if len(found) < len(places):
            found.append(sum(self.histograms[start:stop]))
        return found

    def altered(self, period: int, difference: Sequence[int]) -> Sums | None:
        """What is kept with something added to one of the periods, which goes where nothing is left in it; None where
        nothing at all is left."""
        width, periods, running, histograms = self.width, self.periods, self.running[:], self.histograms
        at = bisect_left(periods, period)
        start = at * width
        if at == len(periods) or periods[at] != period:
            periods = periods[:]
            periods.insert(at, period)
            running[start:start] = running[start : start + width]
            histograms = (*histograms[:at], 0, *histograms[at:]) if len(difference) > width else ()
        for place in range(width):
            more = difference[place]
            if more:
                for later in range(start + width + place, len(running), width):
                    running[later] += more
        if histograms and difference[width]:
            histograms = (*histograms[:at], histograms[at] + difference[width], *histograms[at + 1 :])
        if running[start : start + width] != running[start + width : start + 2 * width] or any(histograms[at : at + 1]):
            return Sums(periods, running, histograms)
        if len(periods) == 1:
            return None
        return Sums(
            periods[:at] + periods[at + 1 :],
            running[:start] + running[start + width :],
            histograms[:at] + histograms[at + 1 :],
        )


def summed_up(cells: Iterable[tuple[int, Sequence[int]]], width: int) -> Sums:
    """What is kept of periods with their values, ascending: `width` of these run, and a histogram may follow."""
    periods, running, histograms = array(NUMBERS), array(AMOUNTS, repeat(0, width)), list[int]()
    total: Sequence[int] = running
    for period, values in cells:
        periods.append(period)
        total = list(map(add, total, values))
        running.extend(total)
        histograms += values[width:]
    return Sums(periods, running, tuple(histograms))
