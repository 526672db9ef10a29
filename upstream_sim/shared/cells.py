"""The sums that a rollup keeps of one part of the records in a month."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence

import msgspec

Columns = tuple[tuple[int, ...], ...]


class Cells(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The sums of one part of the records in a month, or of all that is long ago. `periods` are the numbers of those
    with anything in them, ascending; `columns` go with them, one for each value. The fields of whatever derives from
    it are the dimensions."""

    id: str
    month: int
    periods: tuple[int, ...]
    columns: Columns

    def sums(self, first: int, last: int, places: Sequence[int] | None = None) -> list[int]:
        """Of the periods from one on, up to the one before another; of the columns in these places alone."""
        start, stop = bisect_left(self.periods, first), bisect_left(self.periods, last)
        columns = self.columns
        if places is None:
            return [sum(column[start:stop]) for column in columns]
        return [sum(columns[place][start:stop]) for place in places]

    def is_within(self, first: int, last: int) -> bool:
        """Whether any of it may be in the periods from one on, up to the one before another."""
        return self.periods[0] < last and self.periods[-1] >= first

    def sums_by(
        self, firsts: Sequence[int], lasts: Sequence[int], places: Sequence[int]
    ) -> Iterator[tuple[int, list[int]]]:
        """The same of the columns in these places and of several runs of periods, which are disjoint and in ascending
        order: by the number of each run that has any."""
        periods = self.periods
        if not self.is_within(firsts[0], lasts[-1]):
            return
        columns = [self.columns[place] for place in places]
        at, end = bisect_left(periods, firsts[0]), bisect_left(periods, lasts[-1])
        while at < end:
            run = bisect_right(firsts, periods[at]) - 1
            stop = bisect_left(periods, lasts[run], at, end)
            if stop == at:  # between two runs
                at = bisect_left(periods, firsts[run + 1], at, end)
                continue
            if stop == at + 1:
                yield run, [column[at] for column in columns]
            else:
                yield run, [sum(column[at:stop]) for column in columns]
            at = stop


def with_cell(
    periods: tuple[int, ...], columns: Columns, period: int, difference: Sequence[int]
) -> tuple[tuple[int, ...], Columns]:
    """The periods and columns with something added to one of the periods, which goes where nothing is left in it."""
    at = bisect_left(periods, period)
    if at == len(periods) or periods[at] != period:
        return (
            (*periods[:at], period, *periods[at:]),
            tuple((*column[:at], more, *column[at:]) for column, more in zip(columns, difference, strict=True)),
        )
    changed = tuple(
        [
            (*column[:at], column[at] + more, *column[at + 1 :]) if more else column
            for column, more in zip(columns, difference, strict=True)
        ]
    )
    if any(column[at] for column in changed):
        return periods, changed
    return periods[:at] + periods[at + 1 :], tuple(column[:at] + column[at + 1 :] for column in columns)
