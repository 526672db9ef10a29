"""Which operations a method and path mean. Paths match as written, trailing slash included.

Literal paths are one dict; templated ones one sorted list, those with more literal segments first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from urllib.parse import unquote_to_bytes

from bff.errors import BadPath, MethodNotAllowed, NotFound
from contracts.operation import Operation, Table
from contracts.roles import Scope

# An encoded percent sign would hide any of the others from us and show it to the platform.
_TRICK = re.compile(rb"//|\\|[\x00-\x20\x7f-\xff]|%(?:2[eEfF5]|5[cC]|[01][0-9a-fA-F]|7[fF])|/\.\.?(?:/|\Z)")
_BAD_ESCAPE = re.compile(rb"%(?![0-9a-fA-F]{2})")


@dataclass(frozen=True)
class Route:
    """The operations that share a method and path. `explicit` maps an operation's id to the scope
    that this very path names; it is empty for a neutral path."""

    template: str
    operations: tuple[Operation, ...]
    explicit: Mapping[str, Scope] = field(default_factory=dict)

    @cached_property
    def first(self) -> Operation:
        """Any of them: effect, roles, scopes and whether it is public are the same for all."""
        return self.operations[0]

    @cached_property
    def body_limit(self) -> int:
        return max(operation.body_limit for operation in self.operations)


@dataclass(frozen=True, slots=True)
class Match:
    """A route found. `raw` holds the path's parameters as written, `params` what they say."""

    route: Route
    raw: Mapping[str, str]
    params: Mapping[str, str]


NO_PARAMS: Mapping[str, str] = {}
Methods = dict[str, Match]  # of a literal path, or with the parameters still to come


@dataclass(frozen=True, slots=True)
class _Templated:
    pattern: re.Pattern[str]
    methods: Methods
    rank: tuple[int, ...]


def reject_ambiguous_path(raw_path: bytes) -> None:
    """Raises BadPath for a path that two parsers might read differently."""
    if not raw_path.startswith(b"/") or _TRICK.search(raw_path) or _BAD_ESCAPE.search(raw_path):
        raise BadPath


class Routes:
    """The routes of a table that browsers may call, as far as their feature is among `features`."""

    def __init__(self, table: Table, features: frozenset[str]) -> None:
        self._literal: dict[str, Methods] = {}
        templated: dict[str, Methods] = {}
        for (method, path), operations in table.by_route.items():
            offered = (op for op in operations if not op.is_service)
            served = tuple(op for op in offered if op.feature is None or op.feature in features)
            if served:
                place = templated if "{" in path else self._literal
                route = Route(path, served, _explicit(path, served))
                place.setdefault(path, {})[method] = Match(route, NO_PARAMS, NO_PARAMS)
        ranked = [_Templated(_pattern(path), methods, _rank(path)) for path, methods in templated.items()]
        self._templated = sorted(ranked, key=lambda one: one.rank)

    def match(self, method: str, raw_path: bytes) -> Match:
        """The route of a path that has passed `reject_ambiguous_path`.

        Raises NotFound, MethodNotAllowed, and BadPath for a parameter that is not UTF-8.
        """
        path = raw_path.decode("ascii")
        methods = self._literal.get(path)
        if methods is not None:
            return _pick(methods, method)
        allowed: set[str] = set()
        for one in self._templated:
            found = one.pattern.fullmatch(path)
            if found is not None:
                if method in one.methods:
                    raw = found.groupdict()
                    return Match(one.methods[method].route, raw, {name: _unquote(text) for name, text in raw.items()})
                allowed.update(one.methods)
        raise MethodNotAllowed(allowed) if allowed else NotFound


def _explicit(path: str, operations: Iterable[Operation]) -> dict[str, Scope]:
    return {op.id: op.explicit_paths[path] for op in operations if path in op.explicit_paths}


def _pick(methods: Methods, method: str) -> Match:
    match = methods.get(method)
    if match is None:
        raise MethodNotAllowed(methods)
    return match


def _pattern(path: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", path)
    return re.compile(
        "".join(f"(?P<{part}>[^/]+)" if index % 2 else re.escape(part) for index, part in enumerate(parts))
    )


def _rank(path: str) -> tuple[int, ...]:
    """Literal segments before templated ones, from the left."""
    return tuple(int("{" in segment) for segment in path.split("/"))


def _unquote(raw: str) -> str:
    try:
        return unquote_to_bytes(raw).decode("utf-8")
    except UnicodeError:
        raise BadPath from None
