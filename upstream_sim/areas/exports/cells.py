"""The cells of a row: what its columns hold, and how that is written in a file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from decimal import Decimal
from types import NoneType
from typing import Any
from zoneinfo import ZoneInfo

import msgspec

from contracts.csv_cells import BIDI_CONTROLS, csv_cell
from contracts.exports import LENGTH, ColumnKind
from contracts.money import CURRENCY_PLACES, Currency, places_of
from upstream_sim.core.calls.answers import encode

MOST_DIGITS = 15  # of a number in a spreadsheet; more would be other digits there
_CONTROLS = re.compile(BIDI_CONTROLS)
_TRUTH = {True: "true", False: "false"}

Reader = Callable[[Mapping[str, Any]], Any]


@dataclass(frozen=True, slots=True)
class Cells:
    """A column's cells: what is read of a row, and how it is written for whoever reads the file."""

    read: Reader
    kind: ColumnKind | None
    zone: ZoneInfo


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


def csv_line(columns: Iterable[Cells], row: Mapping[str, Any]) -> str:
    return ",".join([_as_csv(column, column.read(row)) for column in columns]) + "\r\n"


def _as_csv(column: Cells, value: Any) -> str:
    """A number as it is, USD with two decimals, a time as the column's timezone shows it; everything else as a text."""
    kind = type(value)
    if kind is datetime:
        return str(value.astimezone(column.zone).isoformat())
    if column.kind is ColumnKind.USD and kind in (Decimal, int, float):
        return _usd(value)
    write = _CSV.get(kind)
    if write is not None:
        return write(value)
    return str(value) if isinstance(value, int | float) else csv_cell(_text(value, column.zone))


def _number(value: Decimal) -> str:
    """Without an exponent."""
    text = str(value)
    return f"{value:f}" if "E" in text else text


def _usd(value: Decimal | int | float) -> str:
    number, places = Decimal(str(value)), CURRENCY_PLACES[Currency.USD]
    return f"{number:.{places}f}" if places_of(number) <= places else f"{number:f}"


# By type, as there are millions of them.
_CSV: Mapping[type, Callable[[Any], str]] = {
    str: csv_cell,
    NoneType: csv_cell,
    Decimal: _number,
    bool: _TRUTH.__getitem__,
    int: str,
    float: str,
}


def _text(value: Any, zone: ZoneInfo) -> str:
    if isinstance(value, datetime):
        return value.astimezone(zone).isoformat()
    if isinstance(value, list | tuple | set | frozenset):
        return "; ".join(_text(each, zone) for each in value)
    if isinstance(value, msgspec.Struct):
        value = msgspec.to_builtins(value, builtin_types=(Decimal, datetime))
    if isinstance(value, Mapping):
        return encode(value).decode()
    return str(value)


def sheet_cells(columns: Iterable[Cells], row: Mapping[str, Any]) -> list[Any]:
    """What a spreadsheet gets: numbers, truth values, `{"at": seconds}` for what a clock shows, and texts."""
    return [_as_sheet(column.read(row), column.zone) for column in columns]


def _as_sheet(value: Any, zone: ZoneInfo) -> Any:
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return value if value.isascii() else _CONTROLS.sub("", value)
    if isinstance(value, Decimal | int | float):
        return _sheet_number(str(value))
    if isinstance(value, datetime) and not _is_shown_twice(value, zone):
        return {"at": value.astimezone(zone).replace(tzinfo=UTC).timestamp()}
    return _CONTROLS.sub("", _text(value, zone))


def _sheet_number(text: str) -> float | str:
    if len(text) <= MOST_DIGITS:
        return float(text)
    number = Decimal(text)
    return float(text) if len(number.as_tuple().digits) <= MOST_DIGITS else f"{number:f}"


def _is_shown_twice(moment: datetime, zone: ZoneInfo) -> bool:
    """Whether the clock shows this time a second time: a cell has no offset, a text does."""
    shown = moment.astimezone(zone)
    return shown.replace(fold=0).utcoffset() != shown.replace(fold=1).utcoffset()
