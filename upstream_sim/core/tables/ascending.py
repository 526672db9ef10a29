"""Positions in ascending order while they come and go, in chunks, so that one that comes moves but a few others."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from typing import Any

CHUNK = 128
Entry = tuple[Any, ...]
"""What positions are sorted by; no two are the same."""


class Ascending:
    """`entry_of` says what a position is sorted by; it must not change while the position is here."""

    def __init__(self, positions: Iterable[int], entry_of: Callable[[int], Entry]) -> None:
        self._entry_of = entry_of
        ordered = sorted(positions, key=entry_of)
        self._chunks = [ordered[first : first + CHUNK] for first in range(0, len(ordered), CHUNK)] or [[]]
        self._lasts = [entry_of(chunk[-1]) for chunk in self._chunks if chunk]

    def __iter__(self) -> Iterator[int]:
        return chain.from_iterable(self._chunks)

    def __reversed__(self) -> Iterator[int]:
        return chain.from_iterable(map(reversed, reversed(self._chunks)))

    def add(self, position: int, entry: Entry) -> None:
        """Puts in a position, for which `entry_of` need not know its entry yet."""
        at = bisect_left(self._lasts, entry)
        if at < len(self._lasts):
            chunk = self._chunks[at]
            chunk.insert(self._before(chunk, entry), position)
        else:
            at = max(0, at - 1)
            chunk = self._chunks[at]
            chunk.append(position)
            self._lasts[at : at + 1] = [entry]
        if len(chunk) > 2 * CHUNK:
            self._chunks[at : at + 1] = [chunk[:CHUNK], chunk[CHUNK:]]
            last = chunk[CHUNK - 1]
            self._lasts.insert(at, entry if last == position else self._entry_of(last))

    def remove(self, position: int, entry: Entry) -> None:
        """The position must be here, with this entry."""
        at = bisect_left(self._lasts, entry)
        chunk = self._chunks[at]
        if chunk[-1] != position:
            del chunk[self._before(chunk, entry)]
        elif len(chunk) > 1:
            chunk.pop()
            self._lasts[at] = self._entry_of(chunk[-1])
        else:
            self._chunks[at : at + 1] = [] if len(self._chunks) > 1 else [[]]
            del self._lasts[at]

    def between(self, least: Entry, most: Entry) -> Iterator[int]:
        """Those from one entry on, up to the one before another."""
        first, last = bisect_left(self._lasts, least), bisect_left(self._lasts, most)
        for at, chunk in enumerate(islice(self._chunks, first, last + 1), first):
            start = self._before(chunk, least) if at == first else 0
            stop = self._before(chunk, most) if at == last else len(chunk)
            yield from chunk[start:stop]

    def _before(self, chunk: list[int], entry: Entry) -> int:
        """How many of a chunk are before the entry."""
        return bisect_left(chunk, entry, key=self._entry_of)
