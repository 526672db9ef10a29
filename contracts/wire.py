"""Wire models and how bytes become them. The BFF and the simulator read requests with these alone.

A key given twice is refused at every depth: parsers take the last, another may take the first.
"""

import re
import types
import typing
from collections.abc import Iterable
from decimal import Decimal
from functools import cache
from typing import Any, TypeVar
from urllib.parse import parse_qsl, quote, urlencode

import jiter
from pydantic import BaseModel, ConfigDict, ValidationError

from contracts import request_texts
from contracts.roles import Identity
from contracts.rules import Required, Sealed

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
# Nothing here is escaped, and nothing could be read in two ways: it is its own fresh copy.
_PLAIN_QUERY = re.compile(r"[A-Za-z0-9._~-]+=[A-Za-z0-9._~-]*(?:&[A-Za-z0-9._~-]+=[A-Za-z0-9._~-]*)*")

Pairs = list[tuple[str, str]]


class Invalid(Exception):
    """A request that breaks a rule. `fields` maps a dotted field name to its message."""

    def __init__(self, fields: dict[str, str]) -> None:
        super().__init__("; ".join(f"{name}: {message}" for name, message in fields.items()))
        self.fields = fields

    @property
    def messages(self) -> list[str]:
        """The messages as `field: message`, with dotted field names."""
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
        raise Invalid({"body": request_texts.NOT_AN_OBJECT})
    try:
        return model.model_validate(value, context=identity)
    except ValidationError as error:
        raise Invalid(_messages(model, error)) from None


def parse_query(raw: bytes) -> tuple[Pairs, str]:
    """The pairs of a query string, and the same string re-encoded, so that the platform reads what was validated.
    Raises Invalid for what is not UTF-8."""
    if not raw:
        return [], ""
    try:
        text = raw.decode("ascii")
        if _PLAIN_QUERY.fullmatch(text):
            return [(name, value) for name, _, value in (pair.partition("=") for pair in text.split("&"))], text
        pairs = parse_qsl(text, keep_blank_values=True, errors="strict")
    except ValueError:
        raise Invalid({"query": "The query is not valid UTF-8."}) from None
    return pairs, write_query(pairs)


def write_query(pairs: Pairs) -> str:
    return urlencode(pairs, quote_via=quote, safe="")


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
            raise Invalid({name: request_texts.TRUE_OR_FALSE})
        if type(value) is int and text != str(value):
            raise Invalid({name: request_texts.WHOLE_NUMBER})
    return query


@cache
def list_fields(model: type[BaseModel] | None) -> frozenset[str]:
    """The wire names of a query's repeated keys."""
    if model is None:
        return frozenset()
    return frozenset(
        info.alias or name
        for name, info in model.model_fields.items()
        if any(typing.get_origin(part) is list for part in union_members(info.annotation))
    )


def wire_names(model: type[BaseModel] | None) -> frozenset[str]:
    """The wire names of a model's fields."""
    return frozenset(info.alias or name for name, info in (model.model_fields if model else {}).items())


def sealed_fields(annotation: Any) -> dict[str, Sealed]:
    """The wire names of the sealed fields in a model, at any depth, lists of models included."""
    found: dict[str, Sealed] = {}
    for part in union_members(annotation):
        if typing.get_origin(part) is list:
            found.update(sealed_fields(typing.get_args(part)[0]))
        elif isinstance(part, type) and issubclass(part, BaseModel):
            found.update(_sealed_in(part))
    return found


@cache
def _sealed_in(model: type[BaseModel]) -> dict[str, Sealed]:
    found: dict[str, Sealed] = {}
    for name, info in model.model_fields.items():
        marks = [mark for mark in info.metadata if isinstance(mark, Sealed)] + _seals(info.annotation)
        if marks:
            found[info.alias or name] = marks[0]
        found.update(sealed_fields(info.annotation))
    return found


def _seals(annotation: Any) -> list[Sealed]:
    own = [mark for mark in getattr(annotation, "__metadata__", ()) if isinstance(mark, Sealed)]
    return own + [mark for arg in typing.get_args(annotation) for mark in _seals(arg)]


def union_members(annotation: Any) -> tuple[Any, ...]:
    """The members of a union, or the type itself, without their `Annotated`."""
    if typing.get_origin(annotation) in (typing.Union, types.UnionType):
        return tuple(
            part for arg in typing.get_args(annotation) if arg is not type(None) for part in union_members(arg)
        )
    if typing.get_origin(annotation) is typing.Annotated:
        return union_members(typing.get_args(annotation)[0])
    return (annotation,)


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
        name = ".".join(str(part) for part in (*item["loc"], *((place,) if place else ()))) or "body"
        missing = item["type"] == "missing" or item.get("input") is None
        fields.setdefault(name, _required_message(model, item["loc"]) if missing else _in_words(item))
    return fields


_WORDS = {
    "int_": request_texts.WHOLE_NUMBER,
    "float_": request_texts.NUMBER,
    "decimal_": request_texts.NUMBER,
    "finite_": request_texts.NUMBER,
    "bool_": request_texts.TRUE_OR_FALSE,
    "string_type": request_texts.TEXT,
    "string_sub_type": request_texts.TEXT,
    "string_unicode": request_texts.TEXT,
    "datetime_": request_texts.MOMENT,
    "timezone_": request_texts.MOMENT,
    "date_": request_texts.DATE,
    "list_type": request_texts.LIST,
    "tuple_type": request_texts.LIST,
    "set_type": request_texts.LIST,
    "dict_type": request_texts.NOT_AN_OBJECT,
    "model_": request_texts.NOT_AN_OBJECT,
}
"""What is said of the framework's own checks, by the start of their names."""


def _in_words(item: Any) -> str:
    if item["type"] == "extra_forbidden":
        return request_texts.UNKNOWN_FIELD
    if item["type"] in ("enum", "literal_error"):
        return f"Choose {item['ctx']['expected']}.".replace("'", "")
    kind: str = item["type"]
    words = next((text for start, text in _WORDS.items() if kind.startswith(start)), None)
    message: str = words or item["msg"].removeprefix("Value error, ")
    return request_texts.DOES_NOT_FIT if message.startswith("Input should") else message


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
        inner = [typing.get_args(p)[0] if typing.get_origin(p) is list else p for p in union_members(info.annotation)]
        current = next((p for p in inner if isinstance(p, type) and issubclass(p, BaseModel)), None)
        if current is None:
            break
    return "This field is required."
