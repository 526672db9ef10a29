"""Where a text occurs in the records of a table: one long text of all their fields, searched linearly.

A scan costs about a millisecond per hundred thousand records, whatever is searched for.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator

FIELD = b"\x1f"
RECORD = b"\n"


def fold(text: str) -> bytes:
    """The text as it is compared: without case, and without the characters that separate fields."""
    plain = text.casefold().encode()
    return plain.replace(FIELD, b" ").replace(RECORD, b" ")


def join_fields(fields: Iterable[str]) -> bytes:
    """A record's fields, each after its separator."""
    return b"".join(FIELD + fold(text) for text in fields)


class TextIndex:
    """The fields of each record, in the order of the records."""

    def __init__(self, records: Iterable[Iterable[str]]) -> None:
        parts = [join_fields(fields) + RECORD for fields in records]
        self._starts = array("Q")
        at = 0
        for part in parts:
            self._starts.append(at)
            at += len(part)
        self._starts.append(at)
        self._text = b"".join(parts)

    def beginning(self, text: str) -> Iterator[int]:
        """The positions of the records with a field that begins with the text, ascending."""
        return self._positions(FIELD + fold(text))

    def holding(self, text: str) -> Iterator[int]:
        """The positions of the records with a field that contains the text, ascending."""
        return self._positions(fold(text))

    def _positions(self, wanted: bytes) -> Iterator[int]:
        find, starts = self._text.find, self._starts
        at = find(wanted)
        while at >= 0:
            position = bisect_right(starts, at) - 1
            if position == len(starts) - 1:
                return
            yield position
            at = find(wanted, starts[position + 1])
