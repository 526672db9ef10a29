"""Versions of tables' shapes: what was kept by one is made again, not misread, by another."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec

from upstream_sim.core.tables.schema import Schema

SEARCHED_BY = (
    "key",
    "bitmaps",
    "arrays",
    "sorts",
    "periods",
    "sums",
    "texts",
    "parts",
    "undigested",
    "is_derived",
    "columns",
)


def shape_of(schema: Schema[Any]) -> str:
    """A digest of a table's fields, of those of the structs within them, of what stands in columns without a name, and
    of how it is searched."""
    searched = [getattr(schema, name) for name in SEARCHED_BY]
    return hashlib.sha256(f"{schema.name} {_fields_of(schema.record)} {searched}".encode()).hexdigest()[:16]


def _fields_of(record: Any) -> str:
    """The fields with their types in their order, and within them those of structs."""
    hints = get_type_hints(record)
    own = " ".join(f"{name}:{hints[name]}" for name in record.__struct_fields__)
    inner = {each for hint in hints.values() for each in _structs_in(hint)} - {record}
    return own + "".join(
        f" {each.__qualname__}({_fields_of(each)})" for each in sorted(inner, key=lambda x: x.__name__)
    )


def _structs_in(hint: Any) -> Iterator[type[Any]]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for part in get_args(hint):
        yield from _structs_in(part)
