"""The cells of a row: what its columns hold, and how that is written in a file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from decimal import Decimal
from types import NoneType
from typing import Any

import msgspec

from contracts.csv_cells import BIDI_CONTROLS, csv_cell
from contracts.exports import LENGTH
from upstream_sim.core.calls.answers import encode

MOST_DIGITS = 15  # of a number in a spreadsheet; more would be other digits there
_CONTROLS = re.compile(BIDI_CONTROLS)
_TRUTH = {True: "true", False: "false"}

Reader = Callable[[Mapping[str, Any]], Any]


def reader_of(field: str, labels: Mapping[str, str] | None = None) -> Reader:
    """What reads a dotted field of a row, and calls its values by these labels; None where a record on the way is
    absent."""
    read = _field_of(field)
    return (lambda row: _called(labels, read(row))) if labels else read


def _called(labels: Mapping[str, str], value: Any) -> Any:
    if isinstance(value, bool):
        return labels.get(_TRUTH[value], value)
    if isinstance(value, str):
        return labels.get(value, value)
    if isinstance(value, list | tuple | set | frozenset):
        return [_called(labels, each) for each in value]
    return value


def _field_of(field: str) -> Reader:
    if "." not in field:
        return lambda row: row.get(field)
    steps = field.split(".")

    def read(row: Mapping[str, Any]) -> Any:
        value: Any = row
        for step in steps:
            value = value.get(step) if type(value) is dict else _step(value, step)
        return value

    return read


def _step(value: Any, step: str) -> Any:
    """What a record has of this name, or a list at this place, or each of its records of this name."""
    if isinstance(value, msgspec.Struct):
        value = msgspec.to_builtins(value, builtin_types=(Decimal, datetime))
    if isinstance(value, Mapping):
        return value.get(step)
    if not isinstance(value, list | tuple):
        return None
    if step == LENGTH:
        return len(value)
    if step.isdecimal():
        return value[int(step)] if int(step) < len(value) else None
    return [_step(each, step) for each in value]


def csv_line(readers: Sequence[Reader], row: Mapping[str, Any]) -> str:
    return ",".join([_as_csv(read(row)) for read in readers]) + "\r\n"


def _as_csv(value: Any) -> str:
    """A number as it is, everything else as a text."""
    write = _CSV.get(type(value))
    if write is not None:
        return write(value)
    return str(value) if isinstance(value, int | float) else csv_cell(_text(value))


def _number(value: Decimal) -> str:
    """Without an exponent."""
    text = str(value)
    return f"{value:f}" if "E" in text else text


def _instant(value: datetime) -> str:
    return (value if value.tzinfo is UTC else value.astimezone(UTC)).isoformat().replace("+00:00", "Z")


# By type, as there are millions of them.
_CSV: Mapping[type, Callable[[Any], str]] = {
    str: csv_cell,
    NoneType: csv_cell,
    Decimal: _number,
    datetime: _instant,
    bool: _TRUTH.__getitem__,
    int: str,
    float: str,
}


def _text(value: Any) -> str:
    if isinstance(value, datetime):
        return _instant(value)
    if isinstance(value, list | tuple | set | frozenset):
        return "; ".join(_text(each) for each in value)
    if isinstance(value, msgspec.Struct):
        value = msgspec.to_builtins(value, builtin_types=(Decimal, datetime))
    if isinstance(value, Mapping):
        return encode(value).decode()
    return str(value)


def sheet_cells(readers: Iterable[Reader], row: Mapping[str, Any]) -> list[Any]:
    """What a spreadsheet gets: numbers, truth values, `{"at": seconds}` for an instant, and texts."""
    return [_as_sheet(read(row)) for read in readers]


def _as_sheet(value: Any) -> Any:
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return value if value.isascii() else _CONTROLS.sub("", value)
    if isinstance(value, Decimal | int | float):
        return _sheet_number(str(value))
    if isinstance(value, datetime):
        return {"at": value.timestamp()}
    return _CONTROLS.sub("", _text(value))


def _sheet_number(text: str) -> float | str:
    if len(text) <= MOST_DIGITS:
        return float(text)
    number = Decimal(text)
    return float(text) if len(number.as_tuple().digits) <= MOST_DIGITS else f"{number:f}"
