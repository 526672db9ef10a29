"""Finds the entry of a method and path. Paths match as written, trailing slash included.

Literal paths are one dict; templated ones one sorted list, those with more literal segments first.
"""

from __future__ import annotations

import functools
import re
from bisect import insort
from dataclasses import dataclass
from typing import Generic, TypeVar

Entry = TypeVar("Entry")

PARAMETER = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class _Templated(Generic[Entry]):
    rank: tuple[bool, ...]
    pattern: re.Pattern[str]
    methods: dict[str, Entry]


class PathTable(Generic[Entry]):
    """Entries by method and path template, such as `/zones/{id}`."""

    def __init__(self) -> None:
        self._literal: dict[str, dict[str, Entry]] = {}
        self._templated: list[_Templated[Entry]] = []
        self._by_pattern: dict[str, _Templated[Entry]] = {}

    def setdefault(self, method: str, template: str, entry: Entry) -> Entry:
        """The entry of this method and path; `entry` itself, which is then added, where there was none."""
        if "{" not in template:
            return self._literal.setdefault(template, {}).setdefault(method, entry)
        pattern = _pattern(template)
        known = self._by_pattern.get(pattern.pattern)
        if known is not None:
            return known.methods.setdefault(method, entry)
        rank = tuple("{" in segment for segment in template.split("/"))
        one = self._by_pattern[pattern.pattern] = _Templated(rank, pattern, {method: entry})
        insort(self._templated, one, key=lambda each: each.rank)
        return entry

    def find(self, method: str, path: str) -> tuple[Entry, dict[str, str]] | None:
        """The entry and its parameters as written. A literal path hides the templates that it would fit."""
        literal = self._literal.get(path)
        if literal is not None:
            return (literal[method], {}) if method in literal else None
        for one in self._templated:
            if method in one.methods and (found := one.pattern.fullmatch(path)):
                return one.methods[method], found.groupdict()
        return None

    def methods(self, path: str) -> set[str]:
        """The methods that this path has."""
        if path in self._literal:
            return set(self._literal[path])
        return {method for one in self._templated if one.pattern.fullmatch(path) for method in one.methods}


@functools.lru_cache(maxsize=4096)
def _pattern(template: str) -> re.Pattern[str]:
    parts = PARAMETER.split(template)
    return re.compile(
        "".join(f"(?P<{part}>[^/]+)" if index % 2 else re.escape(part) for index, part in enumerate(parts))
    )
