"""Which records of a table hold a text: a bitmap per character, per pair of neighbours and per first two characters
of a field, and the text itself.

A text of up to two characters is found by its bitmap alone. Of a longer one the pairs tell which records may hold it,
and those alone are read; where these are most records, all are, which takes less for each. The last answers are kept.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from itertools import repeat
from operator import contains

from upstream_sim.core.tables.bits import mask_of, mask_of_flags, positions_of

FIELD = b"\x1f"
RECORD = b"\n"
ONE_BY_ONE = 2  # up to one record in so many is read by itself; where there are more, all are read
ANSWERS_KEPT = 64


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
        self._texts = [join_fields(fields) + RECORD for fields in records]
        self._everything = (1 << len(self._texts)) - 1
        holders: dict[bytes, list[int]] = {}
        for position, text in enumerate(self._texts):
            for gram in grams_of(text):
                holders.setdefault(gram, []).append(position)
        self._masks = {gram: mask_of(positions) for gram, positions in holders.items()}
        self._answers: OrderedDict[bytes, int] = OrderedDict()

    def beginning(self, text: str) -> int:
        """The records with a field that begins with the text."""
        return self._holders(FIELD + fold(text))

    def holding(self, text: str) -> int:
        """The records with a field that contains the text."""
        return self._holders(fold(text))

    def _holders(self, wanted: bytes) -> int:
        found = self._everything
        grams = grams_of(wanted)
        for gram in grams:
            found &= self._masks.get(gram, 0)
        if not found or not wanted or wanted in grams:  # its own bitmap says it all
            return found
        answer = self._answers.pop(wanted, None)
        self._answers[wanted] = answer = self._read(wanted, found) if answer is None else answer
        if len(self._answers) > ANSWERS_KEPT:
            self._answers.popitem(last=False)
        return answer

    def _read(self, wanted: bytes, candidates: int) -> int:
        """The records that hold the text, checked by reading them."""
        texts = self._texts
        if candidates.bit_count() * ONE_BY_ONE > len(texts):
            return mask_of_flags(bytes(map(contains, texts, repeat(wanted))))
        return mask_of(at for at in positions_of(candidates) if wanted in texts[at])


def grams_of(text: bytes) -> set[bytes]:
    """The single bytes and the pairs of neighbours in a text, and the two bytes that a field begins with, after its
    separator."""
    begins = {FIELD + field[:2] for field in text.split(FIELD)[1:] if len(field) > 1}
    return begins.union(text[at : at + size] for size in (1, 2) for at in range(len(text) - size + 1))
