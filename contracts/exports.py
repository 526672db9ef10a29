"""The lists that can be exported, by their operations, and what a row of each holds.

Areas add theirs as they declare them: `AREA.list` always does, another read by `export=Export()`.
"""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from contracts.marks import Personal, marked, models_of
from contracts.operation import Operation
from contracts.wire import union_members

EXPORTED: dict[str, Operation] = {}
ANY = "*"
LENGTH = "length"  # how many a list has


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
    return frozenset(name for name, _ in _fields(model))


def personal_columns(model: type[BaseModel]) -> frozenset[str]:
    """Those of them that hold a player's personal data."""
    return frozenset(name for name, is_personal in _fields(model) if is_personal)


def is_among(columns: frozenset[str], field: str) -> bool:
    """Whether a dotted field is one of these columns: `figures.ggr` is `figures.*`."""
    if field in columns:
        return True
    steps = field.split(".")
    return any(_fits(column.split("."), steps) for column in columns if ANY in column)


def _fits(column: list[str], steps: list[str]) -> bool:
    return len(column) == len(steps) and all(one in (ANY, other) for one, other in zip(column, steps, strict=True))


def _fields(model: type[BaseModel], depth: int = 4) -> Iterator[tuple[str, bool]]:
    marks = marked(model, Personal)
    for name, info in model.model_fields.items():
        wire_name = info.alias or name
        within = [(wire_name, part) for part in map(_model_of, union_members(info.annotation)) if part]
        lists, dicts = _held_by(list, info.annotation), _held_by(dict, info.annotation)
        for held in lists:
            within += [(f"{wire_name}.{ANY}", held), (wire_name, held)] if held else []
        within += [(f"{wire_name}.{ANY}", held) for held in dicts if held]
        is_personal = wire_name in marks or any(flag for _, part in within for _, flag in _fields(part, depth - 1))
        yield wire_name, is_personal
        if lists or dicts:
            yield f"{wire_name}.{ANY}", is_personal
        if lists:
            yield f"{wire_name}.{LENGTH}", False
        if depth:
            for start, part in within:
                yield from ((f"{start}.{below}", flag) for below, flag in _fields(part, depth - 1))


def _model_of(annotation: Any) -> type[BaseModel] | None:
    return annotation if isinstance(annotation, type) and issubclass(annotation, BaseModel) else None


def _held_by(kind: type, annotation: Any) -> list[type[BaseModel] | None]:
    """What lists or dicts hold that a field may have: a model, or None for anything else."""
    parts = union_members(annotation)
    return [_model_of(typing.get_args(part)[-1]) for part in parts if typing.get_origin(part) is kind]
