"""Where two answers differ: paths of fields and kinds of difference. Of values, only what can be nobody's is kept."""

from __future__ import annotations

from collections.abc import Iterator, Set
from decimal import Decimal
from typing import Any, NamedTuple

from contracts.operation import Operation
from contracts.wire import Invalid, parse_json

MOST = 50  # of one answer
LONGEST_LIST = 1000
_SHOWN = (bool, int, Decimal)


class Difference(NamedTuple):
    """`path` is that of a field, `[]` for a list's items; `first` and `second` say what is there: numbers and truth
    values as they are, of anything else its kind alone."""

    path: str
    kind: str
    first: str = ""
    second: str = ""


def differences(operation: Operation, first: bytes, second: bytes, expected: Set[str]) -> list[Difference]:
    """Where the second envelope's data and extras differ from the first one's, each place once."""
    try:
        one = parse_json(first)
    except Invalid:
        return []
    try:
        other = parse_json(second)
    except Invalid:
        return [Difference("", "unreadable")]
    if not isinstance(other, dict) or other.get("success") is not True:
        return [Difference("", "failure", "success", str(other.get("status")) if isinstance(other, dict) else "")]
    found: dict[tuple[str, str], Difference] = {}
    for name in ("data", *sorted(operation.extra_names)):
        for difference in _compared(name, one.get(name), other.get(name)):
            if difference.path not in expected and not _is_within(difference.path, expected):
                found.setdefault((difference.path, difference.kind), difference)
            if len(found) >= MOST:
                break
    return list(found.values())


def _is_within(path: str, expected: Set[str]) -> bool:
    """Whether a field is expected to differ by its last name, or within an object that is."""
    return path.rpartition(".")[2] in expected or any(path.startswith((f"{name}.", f"{name}[]")) for name in expected)


def _compared(path: str, one: Any, other: Any) -> Iterator[Difference]:
    if isinstance(one, dict) and isinstance(other, dict):
        for name in sorted(one.keys() | other.keys()):
            inner = f"{path}.{name}"
            if name not in other:
                yield Difference(inner, "missing", _shown(one[name]))
            elif name not in one:
                yield Difference(inner, "extra", "", _shown(other[name]))
            else:
                yield from _compared(inner, one[name], other[name])
    elif isinstance(one, list) and isinstance(other, list):
        if len(one) != len(other):
            yield Difference(path, "length", str(len(one)), str(len(other)))
        for mine, theirs in zip(one[:LONGEST_LIST], other[:LONGEST_LIST], strict=False):
            yield from _compared(f"{path}[]", mine, theirs)
    elif _kind(one) != _kind(other):
        yield Difference(path, "type", _kind(one), _kind(other))
    elif one != other:
        yield Difference(path, "value", _shown(one), _shown(other))


def _kind(value: Any) -> str:
    if value is None:
        return "null"
    names = {bool: "boolean", int: "number", Decimal: "number", str: "text", list: "list", dict: "object"}
    return names.get(type(value), "other")


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, _SHOWN) else _kind(value)
