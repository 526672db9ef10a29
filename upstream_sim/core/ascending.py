"""Entries in ascending order while they come and go, in chunks, so that one that comes moves but a few others."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import Any

CHUNK = 512
Entry = tuple[Any, ...]


class Ascending:
    """Tuples that compare with each other; none stands twice."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        ordered = sorted(entries)
        self._chunks = [ordered[first : first + CHUNK] for first in range(0, len(ordered), CHUNK)] or [[]]
        self._lasts = [chunk[-1] for chunk in self._chunks if chunk]

    def __iter__(self) -> Iterator[Entry]:
        return chain.from_iterable(self._chunks)

    def __reversed__(self) -> Iterator[Entry]:
        return chain.from_iterable(map(reversed, reversed(self._chunks)))

    def add(self, entry: Entry) -> None:
        at = min(bisect_left(self._lasts, entry), len(self._chunks) - 1)
        chunk = self._chunks[at]
        insort(chunk, entry)
        halves = [chunk] if len(chunk) <= 2 * CHUNK else [chunk[:CHUNK], chunk[CHUNK:]]
        self._replace(at, halves)

    def remove(self, entry: Entry) -> None:
        """The entry must be there."""
        at = bisect_left(self._lasts, entry)
        chunk = self._chunks[at]
        del chunk[bisect_left(chunk, entry)]
        self._replace(at, [chunk] if chunk or len(self._chunks) == 1 else [])

    def between(self, least: Entry, most: Entry) -> Iterator[Entry]:
        """Those from one on, up to the one before another."""
        first, last = bisect_left(self._lasts, least), bisect_left(self._lasts, most)
        for chunk in islice(self._chunks, first, last + 1):
            yield from chunk[bisect_left(chunk, least) : bisect_left(chunk, most)]

    def _replace(self, at: int, chunks: list[list[Entry]]) -> None:
        """Puts others in the place of a chunk that changed."""
        self._chunks[at : at + 1] = chunks
        self._lasts[at : at + 1] = [chunk[-1] for chunk in chunks if chunk]
