"""A start as a file, with its indexes and its digest, to be read in a fraction of the time that it takes to build.

The file is this program's own (pickle): it is never read from anywhere but the folder it was written to. It is read in
small parts, so that other threads get their turn.
"""

from __future__ import annotations

import pickle
import sys
from array import array
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import IO, Any

from upstream_sim.core.base import Base, Indexes
from upstream_sim.core.schema import Schema
from upstream_sim.core.start import Start

ROWS = 2000  # in one part


def write_start(start: Start, path: Path) -> None:
    """Writes the file; who reads it meanwhile finds the whole of it or none."""
    draft = path.with_suffix(f".{id(start)}.part")
    tables = [(base.schema.record.__module__, name, len(base.records)) for name, base in start.bases.items()]
    try:
        with draft.open("wb") as file:
            _dump((start.seed, start.now, start.scale, dict(start.sequences), tables), file)
            for base in start.bases.values():
                _write_table(base, file)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def read_start(path: Path) -> Start:
    """The start of a file. Raises OSError, and whatever unpickling raises for a file that is spoilt."""
    with path.open("rb") as file:
        seed, now, scale, sequences, tables = _load(file)
        bases = {name: _read_table(_schema(module, name), count, file) for module, name, count in tables}
    return Start(seed, now, scale, bases, sequences)


def _write_table(base: Base[Any], file: IO[bytes]) -> None:
    names = base.schema.record.__struct_fields__
    for first in range(0, len(base.records), ROWS):
        rows = base.records[first : first + ROWS]
        _dump([[getattr(row, name) for row in rows] for name in names], file)
    kept = base.indexes()
    _dump((kept.digest, kept.bitmaps, kept.ranks, kept.in_order, kept.texts, list(kept.arrays)), file)
    for positions in kept.arrays.values():
        _dump((list(positions), array("I", map(len, positions.values()))), file)
        _dump(array("I", (at for each in positions.values() for at in each)), file)


def _read_table(schema: Schema[Any], count: int, file: IO[bytes]) -> Base[Any]:
    base = Base(schema, tuple(_read_rows(schema.record, count, file)))
    digest, bitmaps, ranks, in_order, texts, names = _load(file)
    arrays = {name: dict(_read_array(file)) for name in names}
    base.adopt(Indexes(digest, bitmaps, arrays, ranks, in_order, texts))
    return base


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
    return next(each for each in found if isinstance(each, Schema) and each.name == name)


def _dump(part: Any, file: IO[bytes]) -> None:
    pickle.dump(part, file, pickle.HIGHEST_PROTOCOL)


def _load(file: IO[bytes]) -> Any:
    return pickle.load(file)  # noqa: S301  # our own file
