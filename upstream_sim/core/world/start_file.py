"""A start as a file, with its indexes and its digests, to be read in a fraction of the time that it takes to build.

Reading it takes the bytes of each table; a table's records are made when one of them, or an index, is first asked for.
Those of a large start are made at once, in small parts, so that no call has to wait for them.

The file is this program's own (pickle): it is never read from anywhere but the folder it was written to.
"""

from __future__ import annotations

import os
import pickle
import sys
from array import array
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import IO, Any

from upstream_sim.core.tables.base import Base, Indexes
from upstream_sim.core.tables.schema import Schema, T
from upstream_sim.core.tables.shapes import shape_of
from upstream_sim.core.world.start import Start, without_collector

ROWS = 2000  # in one part


class OtherShape(pickle.UnpicklingError):
    """A file of tables that had other fields, or were searched otherwise, than these have."""


class _UnreadBase(Base[T]):
    """A base that makes its records and takes its indexes when one of either is first asked for."""

    def __init__(self, schema: Schema[T], digest: int, read: Callable[[], tuple[Sequence[T], Indexes]]) -> None:
        self.schema = schema
        self.digest = digest
        self._read = read

    def __getattr__(self, name: str) -> Any:
        """An attribute that a base has once it was read: it is read now."""
        read = vars(self).get("_read")
        if read is not None:
            with without_collector():
                records, indexes = read()
                super().__init__(self.schema, records)
            self.adopt(indexes)
            vars(self).pop("_read", None)
        return object.__getattribute__(self, name)


def write_start(start: Start, path: Path) -> None:
    """Writes the file; who reads it meanwhile finds the whole of it or none."""
    draft = path.with_suffix(f".{os.getpid()}-{id(start)}.part")
    try:
        with draft.open("wb") as file:
            facts = (start.seed, start.now, start.scale, dict(start.sequences), start.is_large, len(start.bases))
            _dump(facts, file)
            for base in start.bases.values():
                _write_table(base, start.is_large, file)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def read_start(path: Path) -> Start:
    """The start of a file. Raises OSError, EOFError or UnpicklingError for a file that is not whole, and OtherShape."""
    with path.open("rb") as file:
        seed, now, scale, sequences, at_once, tables = _load(file)
        bases = {base.schema.name: base for base in (_read_table(at_once, file) for _ in range(tables))}
    return Start(seed, now, scale, bases, sequences)


def _write_table(base: Base[Any], at_once: bool, file: IO[bytes]) -> None:
    schema = base.schema
    _dump((schema.record.__module__, schema.name, shape_of(schema), len(base.records), base.digest), file)
    if at_once:
        _write_content(base, file)
    else:
        content = BytesIO()
        _write_content(base, content)
        _dump(content.getvalue(), file)


def _read_table(at_once: bool, file: IO[bytes]) -> Base[Any]:
    module, name, shape, count, digest = _load(file)
    schema = _schema(module, name)
    if shape != shape_of(schema):
        raise OtherShape(f"{name} has another shape by now")
    if at_once:
        records, indexes = _read_content(schema, count, digest, file)
        base = Base(schema, records)
        base.adopt(indexes)
        return base
    content = _load(file)
    return _UnreadBase(schema, digest, lambda: _read_content(schema, count, digest, BytesIO(content)))


def _write_content(base: Base[Any], file: IO[bytes]) -> None:
    names = base.schema.record.__struct_fields__
    for first in range(0, len(base.records), ROWS):
        rows = base.records[first : first + ROWS]
        _dump([[getattr(row, name) for row in rows] for name in names], file)
    kept = base.indexes()
    _dump((kept.bitmaps, kept.ranks, kept.in_order, kept.texts, kept.planes, list(kept.arrays)), file)
    for positions in kept.arrays.values():
        _dump((list(positions), array("I", map(len, positions.values()))), file)
        _dump(array("I", (at for each in positions.values() for at in each)), file)


def _read_content(schema: Schema[T], count: int, digest: int, file: IO[bytes]) -> tuple[Sequence[T], Indexes]:
    records = tuple(_read_rows(schema.record, count, file))
    bitmaps, ranks, in_order, texts, planes, names = _load(file)
    arrays = {name: dict(_read_array(file)) for name in names}
    return records, Indexes(digest, bitmaps, arrays, ranks, in_order, texts, planes)


def _read_rows(record: type[Any], count: int, file: IO[bytes]) -> Iterator[Any]:
    make = _maker(record)
    for _ in range(0, count, ROWS):
        yield from map(make, *_load(file))


def _maker(record: type[Any]) -> Callable[..., Any]:
    """Makes a record of the values of its fields in their order; a dict for each would take half as long again."""
    names = record.__struct_fields__
    given = ", ".join(f"{name}={name}" for name in names)
    make: Callable[..., Any] = eval(f"lambda {', '.join(names)}: record({given})", {"record": record})  # noqa: S307 - of our own names
    return make


def _read_array(file: IO[bytes]) -> Iterator[tuple[Any, array[int]]]:
    keys, counts = _load(file)
    positions = _load(file)
    start = 0
    for key, count in zip(keys, counts, strict=True):
        yield key, positions[start : start + count]
        start += count


def _schema(module: str, name: str) -> Schema[Any]:
    """A schema stands beside its record."""
    found = vars(sys.modules.get(module) or import_module(module)).values()
    schema = next((each for each in found if isinstance(each, Schema) and each.name == name), None)
    if schema is None:
        raise OtherShape(f"there is no table {name} any more")
    return schema


def _dump(part: Any, file: IO[bytes]) -> None:
    pickle.dump(part, file, pickle.HIGHEST_PROTOCOL)


def _load(file: IO[bytes]) -> Any:
    return pickle.load(file)  # noqa: S301  # our own file
