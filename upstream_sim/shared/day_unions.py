"""Whose days are in a starting world, part by part, so that many days are united at once."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, Protocol, TypeVar

AT_ONCE = 16  # days that are kept united


class _Day(Protocol):
    """`PlayersOfDay`, or whatever derives from it."""

    @property
    def day(self) -> int: ...
    @property
    def players(self) -> int: ...


D = TypeVar("D", bound=_Day)


class Days(Generic[D]):
    """The days of one part, ascending, and where the first of them stands in the table. Each run of `AT_ONCE` days is
    united when it is first asked for."""

    def __init__(self, place: int, rows: Sequence[D]) -> None:
        self.place = place
        self.rows = rows
        self._days = [row.day for row in rows]
        self._united: dict[int, int] = {}

    def within(self, first: int, last: int) -> tuple[int, int]:
        """The numbers of its days from one up to another, both included, as a half-open run."""
        return bisect_left(self._days, first), bisect_right(self._days, last)

    def players(self, start: int, stop: int) -> int:
        """The bitmap of everybody on a half-open run of its days."""
        found = 0
        while start < stop:
            if start % AT_ONCE == 0 and start + AT_ONCE <= stop:
                found |= self._run(start)
                start += AT_ONCE
            else:
                found |= self.rows[start].players
                start += 1
        return found

    def _run(self, start: int) -> int:
        if start not in self._united:
            united = 0
            for row in self.rows[start : start + AT_ONCE]:
                united |= row.players
            self._united[start] = united
        return self._united[start]


def days_by_part(rows: Iterable[D], part_of: Callable[[D], Any]) -> Iterator[Days[D]]:
    """The days of each part, which stand side by side."""
    own: list[D] = []
    for place, row in enumerate(rows):
        if own and (part_of(row) != part_of(own[0]) or row.day <= own[-1].day):
            yield Days(place - len(own), own)
            own = []
        own.append(row)
    if own:
        yield Days(place + 1 - len(own), own)
