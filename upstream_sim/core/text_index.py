"""Which records of a table hold a text: a bitmap per character and per pair of neighbours, and the text itself.

A text of up to two characters is found by its bitmap alone. Of a longer one the pairs tell which records may hold it,
and those alone are read.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from upstream_sim.core.bits import mask_of, positions_of

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
    """The fields of each record, in the order of the records. Its answers are bitmaps of their positions."""

    def __init__(self, records: Iterable[Iterable[str]]) -> None:
        parts = [join_fields(fields) + RECORD for fields in records]
        self._everything = (1 << len(parts)) - 1
        self._starts = array("Q", [0])
        holders: dict[bytes, list[int]] = {}
        for position, part in enumerate(parts):
            self._starts.append(self._starts[-1] + len(part))
            for gram in grams_of(part):
                holders.setdefault(gram, []).append(position)
        self._text = b"".join(parts)
        self._masks = {gram: mask_of(positions) for gram, positions in holders.items()}

    def beginning(self, text: str) -> int:
        """The records with a field that begins with the text."""
        return self._holders(FIELD + fold(text))

    def holding(self, text: str) -> int:
        """The records with a field that contains the text."""
        return self._holders(fold(text))

    def _holders(self, wanted: bytes) -> int:
        found = self._everything
        for gram in grams_of(wanted):
            found &= self._masks.get(gram, 0)
        if len(wanted) <= 2 or not found:  # a pair's bitmap says it all
            return found
        find, starts = self._text.find, self._starts
        return mask_of(at for at in positions_of(found) if find(wanted, starts[at], starts[at + 1]) >= 0)


def grams_of(text: bytes) -> set[bytes]:
    """The single bytes and the pairs of neighbours in a text."""
    return {text[at : at + size] for size in (1, 2) for at in range(len(text) - size + 1)}
