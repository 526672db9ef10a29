"""The lines on which the entries of a TOML or JSON text stand."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

Place = tuple[str, ...]

_TABLE = re.compile(r"\s*\[\[?([^\]]+)\]\]?\s*(?:#.*)?")
_KEY = re.compile(r"\s*((?:[A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*')(?:\s*\.\s*(?:[A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*'))*)\s*=")
_JSON_MARK = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')


def lines_of(text: str, *, is_json: bool) -> dict[Place, int]:
    """The line, counted from 1, of each entry, by its place; of an inline table that of its own entry alone."""
    return _json_lines(text) if is_json else _toml_lines(text)


def line_of(lines: dict[Place, int], place: Place) -> int:
    """The line of a place, or of the nearest one around it."""
    return next((lines[place[:end]] for end in range(len(place), 0, -1) if place[:end] in lines), 1)


def _toml_lines(text: str) -> dict[Place, int]:
    found: dict[Place, int] = {}
    table: Place = ()
    for number, line in enumerate(text.splitlines(), 1):
        if header := _TABLE.fullmatch(line):
            table = _names(header[1])
            found.setdefault(table, number)
        elif key := _KEY.match(line):
            found.setdefault((*table, *_names(key[1])), number)
    return found


def _names(key: str) -> Place:
    """The names of a dotted key, of which any may stand in quotes."""
    try:
        value: Any = tomllib.loads(f"{key} = 0")
    except tomllib.TOMLDecodeError:
        return (key,)
    names = []
    while isinstance(value, dict):
        name = next(iter(value))
        names.append(name)
        value = value[name]
    return tuple(names)


def _json_lines(text: str) -> dict[Place, int]:
    found: dict[Place, int] = {}
    path: list[str] = []
    found_marks = [(match[0], text.count("\n", 0, match.start()) + 1) for match in _JSON_MARK.finditer(text)]
    pending = ""
    for index, (mark, line) in enumerate(found_marks):
        is_key = mark.startswith('"') and [after for after, _ in found_marks[index + 1 : index + 2]] == [":"]
        if is_key:
            pending = json.loads(mark)
            found.setdefault((*path[1:], pending), line)
        elif mark in "{[":
            path.append(pending)
            pending = ""
        elif mark in "}]" and path:
            path.pop()
    return found
