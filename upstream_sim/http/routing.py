"""Which operations a method and path stand for, from the table alone: the console's paths without `/api`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from re import Pattern

from contracts.operation import Operation

PARAMETER = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Route:
    """A path template with the operations that share it."""

    template: str
    pattern: Pattern[str]
    operations: list[Operation] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Match:
    route: Route
    params: dict[str, str]


class Routes:
    """Literal paths by one look-up, then templated ones in the order of the table."""

    def __init__(self, operations: Iterable[Operation]) -> None:
        self._literal: dict[tuple[str, str], Route] = {}
        self._templated: dict[str, dict[str, Route]] = {}
        for operation in operations:
            for scope in operation.scopes or (None,):
                self._add(operation, operation.upstream_path(scope))

    def match(self, method: str, path: str) -> Match | None:
        literal = self._literal.get((method, path))
        if literal is not None:
            return Match(literal, {})
        for route in self._templated.get(method, {}).values():
            found = route.pattern.fullmatch(path)
            if found:
                return Match(route, found.groupdict())
        return None

    def methods(self, path: str) -> list[str]:
        """The methods that this path has."""
        known = sorted({method for method, _ in self._literal} | set(self._templated))
        return [method for method in known if self.match(method, path)]

    def _add(self, operation: Operation, template: str) -> None:
        pattern = re.compile(
            "".join(
                f"(?P<{part}>[^/]+)" if number % 2 else re.escape(part)
                for number, part in enumerate(PARAMETER.split(template))
            )
        )
        route = Route(template, pattern)
        if pattern.groups:
            route = self._templated.setdefault(operation.method, {}).setdefault(template, route)
        else:
            route = self._literal.setdefault((operation.method, template), route)
        if operation not in route.operations:
            route.operations.append(operation)
