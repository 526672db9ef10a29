"""The cells of a row: what its columns hold, and how that is written in a file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any
from zoneinfo import ZoneInfo

import msgspec

from contracts.csv_cells import BIDI_CONTROLS, csv_cell
from contracts.exports import LENGTH, ColumnKind
from contracts.money import CURRENCY_PLACES, Currency, places_of
from upstream_sim.core.calls.answers import encode

MOST_DIGITS = 15  # of a number in a spreadsheet; more would be other digits there
_CONTROLS = re.compile(BIDI_CONTROLS)
_PLAIN = {True: "true", False: "false"}

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
        return labels.get(_PLAIN[value], value)
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
            value = _step(value, step)
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
    return ",".join([csv_cell(_as_csv(column, column.read(row))) for column in columns]) + "\r\n"


def _as_csv(column: Cells, value: Any) -> Any:
    """A number as it is, USD with two decimals; everything else as a text."""
    if value is None or isinstance(value, str):
        return None if value is None else str(value)
    if isinstance(value, bool):
        return _PLAIN[value]
    if column.kind is ColumnKind.USD and isinstance(value, Decimal | int | float):
        return _usd(value)
    if isinstance(value, Decimal):
        return value if value.is_finite() and "E" not in str(value) else _Number(f"{value:f}")
    if isinstance(value, int | float):
        return value
    return _text(value, column.zone)


def _usd(value: Decimal | int | float) -> Any:
    number, places = Decimal(str(value)), CURRENCY_PLACES[Currency.USD]
    return _Number(f"{number:.{places}f}" if places_of(number) <= places else f"{number:f}")


class _Number:
    """A number as it is written; it needs no mark."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __str__(self) -> str:
        return self._text


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
    if isinstance(value, Decimal | int | float):
        number = Decimal(str(value))
        digits = len(number.as_tuple().digits)
        return float(number) if digits <= MOST_DIGITS else f"{number:f}"
    if isinstance(value, datetime) and not _is_shown_twice(value, zone):
        return {"at": value.astimezone(zone).replace(tzinfo=UTC).timestamp()}
    return _CONTROLS.sub("", value if isinstance(value, str) else _text(value, zone))


def _is_shown_twice(moment: datetime, zone: ZoneInfo) -> bool:
    """Whether the clock shows this time a second time: a cell has no offset, a text does."""
    shown = moment.astimezone(zone)
    return shown.replace(fold=0).utcoffset() != shown.replace(fold=1).utcoffset()
