"""Fields by path: `contact.mail`, and `lines[].sum` for each of a list."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

MISSING: Any = object()
MOST_ITEMS = 100_000


@lru_cache(maxsize=4096)
def steps(path: str) -> tuple[str, ...]:
    """The names of a path; `[]` is a step of its own."""
    return tuple(step for part in path.split(".") if part for step in part.replace("[]", ".[]").split("."))


def get(value: Any, path: str) -> Any:
    """What stands at a path, a list for `[]`; MISSING where nothing does."""
    return _get(value, steps(path))


def text_at(value: Any, path: str | None) -> str | None:
    """A text or number at a path, as a text."""
    found = get(value, path) if path is not None else None
    if isinstance(found, bool) or not isinstance(found, str | int):
        return None
    return str(found)


def put(record: dict[str, Any], path: str, value: Any) -> None:
    """Sets what stands at a path; objects on the way are made, and lists as long as the value."""
    _put(record, steps(path), value)


def _get(value: Any, names: tuple[str, ...]) -> Any:
    for index, name in enumerate(names):
        if name == "[]":
            if not isinstance(value, list):
                return MISSING
            return [_get(item, names[index + 1 :]) for item in value[:MOST_ITEMS]]
        if not isinstance(value, Mapping) or name not in value:
            return MISSING
        value = value[name]
    return value


def _put(record: dict[str, Any], names: tuple[str, ...], value: Any) -> None:
    for index, name in enumerate(names[:-1]):
        if names[index + 1] == "[]":
            _put_all(record, name, names[index + 2 :], value)
            return
        inner = record.get(name)
        if not isinstance(inner, dict):
            inner = record[name] = {}
        record = inner
    if value is not MISSING:
        record[names[-1]] = value


def _put_all(record: dict[str, Any], name: str, rest: tuple[str, ...], values: Any) -> None:
    if not isinstance(values, list):
        return
    items = record.get(name)
    if not rest:
        record[name] = values
        return
    if not isinstance(items, list) or len(items) != len(values):
        items = record[name] = [{} for _ in values]
    for index, value in enumerate(values):
        if not isinstance(items[index], dict):
            items[index] = {}
        _put(items[index], rest, value)
