"""The lists that can be exported, by their operations, and what a row of each holds.

Areas add theirs as they declare them: `AREA.list` always does, another read by `export=Export()`.
"""

from __future__ import annotations

import typing
from collections.abc import Iterator
from datetime import datetime
from enum import StrEnum
from typing import Any, NamedTuple

from pydantic import BaseModel

from contracts.marks import Personal, marked, models_of
from contracts.money import CURRENCY_PLACES, Currency, Money
from contracts.operation import Operation
from contracts.wire import union_members

EXPORTED: dict[str, Operation] = {}
ANY = "*"
LENGTH = "length"  # how many a list has


class ColumnKind(StrEnum):
    """What is written in a way of its own: times in the reader's timezone with their offset, USD with two decimals."""

    TIME = "TIME"
    USD = "USD"


class _Column(NamedTuple):
    name: str
    is_personal: bool
    kind: ColumnKind | None = None


def add_export(operation: Operation) -> Operation:
    """The operation, known as a list that can be exported if it says so."""
    if operation.export is not None:
        EXPORTED[operation.id] = operation
    return operation


def rows_of(operation: Operation) -> tuple[str, type[BaseModel]]:
    """The name under which a list's answer has its rows, and their model. Raises ValueError for what has none."""
    for page in models_of(operation.data):
        for name, info in page.model_fields.items():
            if typing.get_origin(info.annotation) is list:
                (item,) = typing.get_args(info.annotation)
                models = list(models_of(item))
                if models:
                    return info.alias or name, models[0]
    raise ValueError(f"{operation.id} has no rows")


def columns_of(model: type[BaseModel]) -> frozenset[str]:
    """The dotted names of all that a row holds, those of records within it included; `*` is any key, or any place. A
    field of the records of a list stands for those of all of them."""
    return frozenset(each.name for each in _fields(model))


def personal_columns(model: type[BaseModel]) -> frozenset[str]:
    """Those of them that hold a player's personal data."""
    return frozenset(each.name for each in _fields(model) if each.is_personal)


def column_kinds(model: type[BaseModel]) -> dict[str, ColumnKind]:
    """Those of them that are written in a way of their own, by name."""
    return {each.name: each.kind for each in _fields(model) if each.kind}


def with_timezone(title: str, timezone: str) -> str:
    """The heading of a column with times in a file."""
    return f"{title} ({timezone})"


def is_among(columns: frozenset[str], field: str) -> bool:
    """Whether a dotted field is one of these columns: `figures.ggr` is `figures.*`."""
    if field in columns:
        return True
    steps = field.split(".")
    return any(_fits(column.split("."), steps) for column in columns if ANY in column)


def _fits(column: list[str], steps: list[str]) -> bool:
    return len(column) == len(steps) and all(one in (ANY, other) for one, other in zip(column, steps, strict=True))


def _fields(model: type[BaseModel], depth: int = 4) -> Iterator[_Column]:
    marks, money = marked(model, Personal), marked(model, Money)
    for name, info in model.model_fields.items():
        wire_name = info.alias or name
        within = [(wire_name, part) for part in map(_model_of, union_members(info.annotation)) if part]
        lists, dicts = _held_by(list, info.annotation), _held_by(dict, info.annotation)
        for held in lists:
            within += [(f"{wire_name}.{ANY}", held), (wire_name, held)] if held else []
        within += [(f"{wire_name}.{ANY}", held) for held in dicts if held]
        is_personal = wire_name in marks or any(
            each.is_personal for _, part in within for each in _fields(part, depth - 1)
        )
        yield _Column(wire_name, is_personal, _kind_of(info.annotation, money.get(wire_name)))
        if lists or dicts:
            yield _Column(f"{wire_name}.{ANY}", is_personal)
        if lists:
            yield _Column(f"{wire_name}.{LENGTH}", is_personal=False)
        if depth:
            for start, part in within:
                yield from (each._replace(name=f"{start}.{each.name}") for each in _fields(part, depth - 1))


def _kind_of(annotation: Any, money: Money | None) -> ColumnKind | None:
    if datetime in union_members(annotation):
        return ColumnKind.TIME
    return ColumnKind.USD if money and money.places == CURRENCY_PLACES[Currency.USD] else None


def _model_of(annotation: Any) -> type[BaseModel] | None:
    return annotation if isinstance(annotation, type) and issubclass(annotation, BaseModel) else None


def _held_by(kind: type, annotation: Any) -> list[type[BaseModel] | None]:
    """What lists or dicts hold that a field may have: a model, or None for anything else."""
    parts = union_members(annotation)
    return [_model_of(typing.get_args(part)[-1]) for part in parts if typing.get_origin(part) is kind]
