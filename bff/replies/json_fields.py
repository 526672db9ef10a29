"""The fields of a platform's JSON as they were written. What would keep the event loop busy is not taken in: more than
`MOST_FIELDS` in one object, and a value to be decoded of more than `LARGEST_DECODED` bytes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from typing import Any

import msgspec

Fields = dict[str, msgspec.Raw]

MOST_FIELDS, FEW_BYTES, LARGEST_DECODED = 10_000, 64 * 1024, 256 * 1024
_KEY = re.compile(rb'[ \t\r\n]*[{,][ \t\r\n]*"[^"\\]*(?:\\.[^"\\]*)*"[ \t\r\n]*:[ \t\r\n]*')
_fields_left = [0]


class _AnyName(Enum):
    """Counts an object's keys as they are read, which a dict of them would first take in."""

    ANY = "\0"

    @classmethod
    def _missing_(cls, value: object) -> _AnyName:  # noqa: ARG003 - each is another
        _fields_left[0] -= 1
        if _fields_left[0] < 0:
            raise ValueError("too many fields")
        return cls.ANY


_count_fields = msgspec.json.Decoder(dict[_AnyName, msgspec.Raw]).decode
_split_fields = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode


def split_object(text: bytes | msgspec.Raw) -> Fields:
    """The fields of a JSON object. Raises MsgspecError, for more than `MOST_FIELDS` too, and RecursionError."""
    if len(text) > FEW_BYTES:
        _fields_left[0] = MOST_FIELDS
        _count_fields(text)
    return _split_fields(text)


def split_inner(text: bytes | msgspec.Raw | None) -> Fields:
    """The fields of an object within; none where it is no object, or has too many."""
    try:
        return split_object(text) if text is not None else {}
    except (msgspec.MsgspecError, RecursionError):
        return {}


def has_doubled(body: bytes, fields: Fields) -> bool:
    """Whether an object has a key twice: then its text is not these values one after another."""
    at = 0
    for raw in fields.values():
        key = _KEY.match(body, at)
        if key is None or not body.startswith(bytes(raw), key.end()):
            return True
        at = key.end() + len(raw)
    return bool(fields) and body[at:].strip() != b"}"


def decoded(fields: Mapping[str, msgspec.Raw], name: str) -> Any:
    """A field's value; None where it is missing, too large, or cannot be read."""
    raw = fields.get(name)
    if raw is None or len(raw) > LARGEST_DECODED:
        return None
    try:
        return msgspec.json.decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
