"""Which fields of an answer are not as its operation declares them. Names of fields are told, keys of maps are not; the
values themselves only by `located_deviations`."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from contracts.marks import PERSONAL
from contracts.operation import Handler, Operation

_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,63}")
_OF_THE_SESSION = ("token", "realm")
_KINDS = {"missing": "missing", "extra_forbidden": "unknown field", "enum": "unknown value"}

Deviation = tuple[str, str]
"""A field's dotted name, and what is wrong with it."""


def deviations_of(operation: Operation, data: Any, extras: Mapping[str, Any]) -> list[Deviation]:
    """What of an answer's data and extras is not as the operation declares it. The version of an identity and
    what a sign-in gives the console for the session are between the two, and not judged."""
    return list({one.name: one.kind for one in located_deviations(operation, data, extras)}.items())


@dataclass(frozen=True, slots=True)
class LocatedDeviation:
    """One of them: its `place` in the answer, and what stands there, None where that is personal or sealed."""

    name: str
    kind: str
    place: str
    value: Any


def located_deviations(operation: Operation, data: Any, extras: Mapping[str, Any]) -> Iterator[LocatedDeviation]:
    """The same, with every place and value."""
    if operation.version_field is not None and isinstance(data, dict):
        data = {name: value for name, value in data.items() if name != operation.version_field}
    if operation.handler is Handler.SIGN_IN and isinstance(data, dict):
        data = {name: value for name, value in data.items() if name not in _OF_THE_SESSION}
    if operation.data is not None:
        yield from _judged("data", operation.data, data, operation.sealed_answer)
    if operation.extras is not None:
        told = {name: extras[name] for name in operation.extra_names & extras.keys()}
        yield from _judged("", operation.extras, told, operation.sealed_answer)


def _judged(start: str, annotation: Any, value: Any, sealed: Container[str]) -> Iterator[LocatedDeviation]:
    try:
        _adapter(annotation).validate_python(value)
    except ValidationError as error:
        declared = _declared(annotation)
        for fault in error.errors(include_url=False, include_context=False):
            steps = [step for step in fault["loc"] if isinstance(step, str)]
            known = [step if step in declared.names else "*" for step in steps]
            if fault["type"] == "extra_forbidden" and _NAME.fullmatch(steps[-1]):
                known[-1] = steps[-1]
            name = ".".join([start, *known] if start else known)
            place = ".".join(str(step) for step in ([start, *fault["loc"]] if start else fault["loc"]))
            is_secret = any(step in sealed or step in declared.personal for step in steps)
            kind = _KINDS.get(fault["type"], "of another form")
            yield LocatedDeviation(name, kind, place, None if is_secret else fault["input"])


@dataclass(frozen=True, slots=True)
class _Declared:
    """The names of the fields in an answer, every other name being a map's key; and which of them hold what is
    personal."""

    names: frozenset[str]
    personal: frozenset[str]


@cache
def _adapter(annotation: Any) -> TypeAdapter[Any]:
    return TypeAdapter(annotation)


@cache
def _declared(annotation: Any) -> _Declared:
    fields = list(_fields(_adapter(annotation).json_schema()))
    personal = frozenset(name for name, schema in fields if PERSONAL in str(schema))
    return _Declared(frozenset(name for name, _ in fields), personal)


def _fields(schema: Any) -> Iterator[tuple[str, Any]]:
    """The names of the fields in a schema, at any depth, with what each holds."""
    if isinstance(schema, list):
        for item in schema:
            yield from _fields(item)
    elif isinstance(schema, dict):
        yield from schema.get("properties", {}).items()
        for item in schema.values():
            yield from _fields(item)
