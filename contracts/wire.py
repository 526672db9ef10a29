"""Wire models and how bytes become them. The BFF and the simulator read requests with these alone.

A key given twice is refused at every depth: parsers take the last, another may take the first.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable, Iterator
from decimal import Decimal
from functools import cache
from typing import Any, TypeVar

import jiter
from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic.fields import FieldInfo

from contracts.roles import Identity
from contracts.rules import Required, Sealed, Tenant

KEYS = "{}"  # in a path: every key of a map


MAX_UNKNOWN_FIELDS = 100  # that are named one by one


class Wire(BaseModel):
    """A body or record, its fields in wire names; unknown fields are refused. A model is built when it is first used:
    a process that serves uses few of them soon."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        strict=True,
        validate_by_name=False,
        validate_by_alias=True,
        defer_build=True,
    )


class WireQuery(Wire):
    """A query: texts that stand for typed values."""

    model_config = ConfigDict(strict=False)


Model = TypeVar("Model", bound=Wire)
NUMBER_LENGTH = 40
EXPONENT = 30
NUMBER_TOO_LONG = f"A number has at most {NUMBER_LENGTH} characters and an exponent between -{EXPONENT} and {EXPONENT}."
_SMALLEST, _LARGEST = -(10 ** (NUMBER_LENGTH - 1)) + 1, 10**NUMBER_LENGTH - 1
_NUMBERLESS = frozenset({str, bool, type(None)})


class Invalid(Exception):
    """A request that breaks a rule. `fields` maps a dotted field name to its message."""

    def __init__(self, fields: dict[str, str]) -> None:
        super().__init__("; ".join(f"{name}: {message}" for name, message in fields.items()))
        self.fields = fields

    @property
    def messages(self) -> list[str]:
        """Each message names its field."""
        return [f"{name}: {message}" for name, message in self.fields.items()]


def parse_json(body: bytes) -> Any:
    """The value of a JSON text, decimals as `Decimal`, each just the number that was written.

    Raises Invalid for anything that is not one JSON value: doubled keys, NaN, bad UTF-8, trailing
    text, nesting deeper than 200; and for a number that is written too long.
    """
    try:
        # Decimals come as their texts: a Decimal no longer says how long it was written.
        value = jiter.from_json(body, catch_duplicate_keys=True, float_mode="lossless-float", allow_inf_nan=False)
    except ValueError as error:
        raise Invalid({"body": f"The body is not valid JSON ({error})."}) from None
    try:
        return _read_numbers(value)
    except _NumberTooLong as error:
        raise Invalid({".".join(reversed(error.path)) or "body": NUMBER_TOO_LONG}) from None


class _NumberTooLong(Exception):
    """`path`: where it stands, innermost first."""

    def __init__(self) -> None:
        self.path: list[str] = []


def _read_numbers(value: Any) -> Any:
    """A parsed value with its decimals read, in place. Raises _NumberTooLong."""
    kind = type(value)
    if kind is int:
        if not _SMALLEST <= value <= _LARGEST:
            raise _NumberTooLong
    elif kind is jiter.LosslessFloat:
        return _decimal(str(value))
    elif kind is dict or kind is list:
        for name, item in value.items() if kind is dict else enumerate(value):
            if type(item) in _NUMBERLESS:
                continue
            try:
                value[name] = _read_numbers(item)
            except _NumberTooLong as error:
                error.path.append(str(name))
                raise
    return value


def _decimal(text: str) -> Decimal:
    exponent = text.lower().partition("e")[2]
    if len(text) > NUMBER_LENGTH or abs(int(exponent or "0")) > EXPONENT:
        raise _NumberTooLong
    return Decimal(text)


def read_body(model: type[Model], body: bytes, identity: Identity | None = None) -> Model:
    """The body as `model`; `identity` is what the model's role rules see. Raises Invalid."""
    return read_value(model, parse_json(body or b"{}"), identity)


def read_value(model: type[Model], value: Any, identity: Identity | None = None) -> Model:
    """A parsed JSON value as `model`. Raises Invalid."""
    if not isinstance(value, dict):
        raise Invalid({"body": "A JSON object is expected."})
    try:
        return model.model_validate(value, context=identity)
    except ValidationError as error:
        raise Invalid(_messages(model, error)) from None


def collect_query(pairs: Iterable[tuple[str, str]], lists: frozenset[str]) -> dict[str, str | list[str]]:
    """Query pairs by name. Raises Invalid for a doubled key that is not one of `lists`."""
    found: dict[str, str | list[str]] = {}
    repeated: dict[str, list[str]] = {}
    for name, text in pairs:
        if name in lists:
            repeated.setdefault(name, []).append(text)
        elif name in found:
            raise Invalid({name: "Given more than once."})
        else:
            found[name] = text
    return {**found, **repeated}


def read_query(model: type[Model], pairs: Iterable[tuple[str, str]]) -> Model:
    """The query as `model`. Raises Invalid, also for a text that is not canonical ("1.0", " 1",
    "yes"): the raw text travels on, and another parser may read it differently."""
    found = collect_query(pairs, list_fields(model))
    try:
        query = model.model_validate(found)
    except ValidationError as error:
        raise Invalid(_messages(model, error)) from None
    for name, text in found.items():
        value = getattr(query, _attribute(model, name))
        if isinstance(value, bool) and text not in ("true", "false"):
            raise Invalid({name: "Choose true or false."})
        if type(value) is int and text != str(value):
            raise Invalid({name: "Enter a whole number."})
    return query


@cache
def list_fields(model: type[BaseModel] | None) -> frozenset[str]:
    """The wire names of a query's repeated keys."""
    if model is None:
        return frozenset()
    return frozenset(
        info.alias or name
        for name, info in model.model_fields.items()
        if any(typing.get_origin(part) is list for part in _parts(info.annotation))
    )


def wire_names(model: type[BaseModel] | None) -> frozenset[str]:
    """The wire names of a model's fields."""
    return frozenset(info.alias or name for name, info in (model.model_fields if model else {}).items())


def tenant_fields(model: type[BaseModel] | None) -> tuple[tuple[tuple[str, ...], str], ...]:
    """Where a model names tenants: (path, kind) pairs. `*` in a path stands for every item of a list or
    map, `KEYS` for every key of a map (`dict[OpId, …]`)."""
    found: list[tuple[tuple[str, ...], str]] = []
    for name, info in (model.model_fields if model else {}).items():
        wire_name = info.alias or name
        for mark in _tenant_marks(info):
            many = ("*",) if any(typing.get_origin(part) is list for part in _parts(info.annotation)) else ()
            found.append(((wire_name, *many), mark.kind))
        for part in _parts(info.annotation):
            inner, many = part, ()
            if typing.get_origin(part) is list:
                inner, many = typing.get_args(part)[0], ("*",)
            elif typing.get_origin(part) is dict:
                key, inner = typing.get_args(part)
                many = ("*",)
                found.extend(((wire_name, KEYS), mark.kind) for mark in _marks(key))
                found.extend(((wire_name, *many), mark.kind) for mark in _marks(inner))
            if isinstance(inner, type) and issubclass(inner, BaseModel):
                found.extend(((wire_name, *many, *path), kind) for path, kind in tenant_fields(inner))
    return tuple(found)


def values_at(source: Any, path: tuple[str, ...]) -> Iterator[tuple[Any, Any]]:
    """The values at a path as `tenant_fields` writes it, each after what holds it; absent and null ones aside. Raises
    Invalid for what has another form."""
    step, rest = path[0], path[1:]
    found: Iterable[Any]
    if isinstance(source, dict):
        found = source.values() if step == "*" else source if step == KEYS else [source.get(step)]
    elif isinstance(source, list) and step == "*":
        found = source
    else:
        raise Invalid({"body": "A list is expected." if step == "*" else "A JSON object is expected."})
    for value in found:
        if value is not None and rest:
            yield from values_at(value, rest)
        elif value is not None:
            yield source, value


def _tenant_marks(info: FieldInfo) -> list[Tenant]:
    return [mark for mark in info.metadata if isinstance(mark, Tenant)] + _marks(info.annotation)


def sealed_fields(annotation: Any) -> dict[str, Sealed]:
    """The wire names of the sealed fields in a model, at whatever depth, lists of models included."""
    found: dict[str, Sealed] = {}
    for part in _parts(annotation):
        if typing.get_origin(part) is list:
            found.update(sealed_fields(typing.get_args(part)[0]))
        elif isinstance(part, type) and issubclass(part, BaseModel):
            for name, info in part.model_fields.items():
                marks = [mark for mark in info.metadata if isinstance(mark, Sealed)] + _seals(info.annotation)
                if marks:
                    found[info.alias or name] = marks[0]
                found.update(sealed_fields(info.annotation))
    return found


def _seals(annotation: Any) -> list[Sealed]:
    own = [mark for mark in getattr(annotation, "__metadata__", ()) if isinstance(mark, Sealed)]
    return own + [mark for arg in typing.get_args(annotation) for mark in _seals(arg)]


def _parts(annotation: Any) -> tuple[Any, ...]:
    """The members of a union, or the type itself, without their `Annotated`."""
    if typing.get_origin(annotation) in (typing.Union, types.UnionType):
        return tuple(part for arg in typing.get_args(annotation) if arg is not type(None) for part in _parts(arg))
    if typing.get_origin(annotation) is typing.Annotated:
        return _parts(typing.get_args(annotation)[0])
    return (annotation,)


def _marks(annotation: Any) -> list[Tenant]:
    """The tenant marks in a type, those of a list's items included."""
    own = [mark for mark in getattr(annotation, "__metadata__", ()) if isinstance(mark, Tenant)]
    if typing.get_origin(annotation) is dict:
        return own
    inner = [mark for arg in typing.get_args(annotation)[:1] for mark in _marks(arg)]
    if typing.get_origin(annotation) in (typing.Union, types.UnionType):
        inner = [mark for arg in typing.get_args(annotation) for mark in _marks(arg)]
    return own + inner


@cache
def _attribute(model: type[BaseModel], wire_name: str) -> str:
    return next(name for name, info in model.model_fields.items() if (info.alias or name) == wire_name)


def _messages(model: type[BaseModel], error: ValidationError) -> dict[str, str]:
    fields: dict[str, str] = {}
    found = error.errors(include_url=False, include_input=True)
    if sum(item["type"] == "extra_forbidden" for item in found) > MAX_UNKNOWN_FIELDS:
        whole = "query" if issubclass(model, WireQuery) else "body"
        return {whole: f"More than {MAX_UNKNOWN_FIELDS} fields are unknown."}
    for item in found:
        place = item.get("ctx", {}).get("field")
        name = place or ".".join(str(part) for part in item["loc"]) or "body"
        missing = item["type"] == "missing" or item.get("input") is None
        fields.setdefault(name, _required_message(model, item["loc"]) if missing else _in_words(item))
    return fields


def _in_words(item: Any) -> str:
    if item["type"] == "extra_forbidden":
        return "Unknown field."
    message: str = item["msg"]
    return f"{message}." if message.startswith("Input should") else message


def _required_message(model: type[BaseModel], loc: tuple[str | int, ...]) -> str:
    """The `Required` message at `loc`, else a plain one."""
    current: Any = model
    for position, part in enumerate(loc):
        if isinstance(part, int):
            continue
        info = next((i for n, i in current.model_fields.items() if (i.alias or n) == part), None)
        if info is None:
            break
        if position == len(loc) - 1:
            for mark in info.metadata:
                if isinstance(mark, Required):
                    return mark.message
            break
        inner = [typing.get_args(p)[0] if typing.get_origin(p) is list else p for p in _parts(info.annotation)]
        current = next((p for p in inner if isinstance(p, type) and issubclass(p, BaseModel)), None)
        if current is None:
            break
    return "This field is required."
