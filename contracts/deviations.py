"""Which fields of an answer are not as its operation declares them. It names no values, and no keys of maps."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from contracts.operation import Handler, Operation

_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,63}")
_OF_THE_SESSION = ("token", "realm")
_KINDS = {"missing": "missing", "extra_forbidden": "unknown field", "enum": "unknown value"}

Deviation = tuple[str, str]
"""A field's dotted name, and what is wrong with it."""


def deviations_of(operation: Operation, data: Any, extras: Mapping[str, Any]) -> list[Deviation]:
    """What of an answer's data and extras is not as the operation declares it. The version of an identity and
    what a sign-in gives the console for the session are between the two, and not judged."""
    found: dict[str, str] = {}
    if operation.version_field is not None and isinstance(data, dict):
        data = {name: value for name, value in data.items() if name != operation.version_field}
    if operation.handler is Handler.SIGN_IN and isinstance(data, dict):
        data = {name: value for name, value in data.items() if name not in _OF_THE_SESSION}
    if operation.data is not None:
        found.update(_judged("data", operation.data, data))
    if operation.extras is not None:
        found.update(
            _judged("", operation.extras, {name: extras[name] for name in operation.extra_names & extras.keys()})
        )
    return list(found.items())


def _judged(place: str, annotation: Any, value: Any) -> Iterator[Deviation]:
    declared = _declared(annotation)
    try:
        declared.adapter.validate_python(value)
    except ValidationError as error:
        for fault in error.errors(include_url=False, include_context=False, include_input=False):
            steps = [step for step in fault["loc"] if isinstance(step, str)]
            known = [step if step in declared.names else "*" for step in steps]
            if fault["type"] == "extra_forbidden" and _NAME.fullmatch(steps[-1]):
                known[-1] = steps[-1]
            yield ".".join([place, *known] if place else known), _KINDS.get(fault["type"], "of another form")


@dataclass(frozen=True, slots=True)
class _Declared:
    """What an answer is read by, and the names of the fields in it: every other name is a map's key."""

    adapter: TypeAdapter[Any]
    names: frozenset[str]


@lru_cache
def _declared(annotation: Any) -> _Declared:
    adapter = TypeAdapter(annotation)
    return _Declared(adapter, frozenset(_names(adapter.json_schema())))


def _names(schema: Any) -> Iterator[str]:
    if isinstance(schema, list):
        for item in schema:
            yield from _names(item)
    elif isinstance(schema, dict):
        yield from schema.get("properties", ())
        for item in schema.values():
            yield from _names(item)
