"""Which operations a method and path stand for, from the table alone: the console's paths without `/api`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from contracts.areas import TABLE
from contracts.operation import Operation
from contracts.routing import PathTable


@dataclass(frozen=True, slots=True)
class Route:
    """A path template with the operations that share it."""

    template: str
    operations: list[Operation] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Match:
    route: Route
    params: dict[str, str]


class Routes:
    def __init__(self, operations: Iterable[Operation]) -> None:
        self._paths: PathTable[Route] = PathTable()
        for operation in operations:
            for scope in operation.scopes or (None,):
                template = operation.upstream_path(scope)
                route = self._paths.setdefault(operation.method, template, Route(template))
                if operation not in route.operations:
                    route.operations.append(operation)

    def match(self, method: str, path: str) -> Match | None:
        found = self._paths.find(method, path)
        return found and Match(*found)

    def methods(self, path: str) -> list[str]:
        """The methods that this path has."""
        return sorted(self._paths.methods(path))


@cache
def routes_to(handled: frozenset[str]) -> Routes:
    """To the contract's operations that have a handler, and to those of services: the same for each platform."""
    return Routes(operation for operation in TABLE if operation.id in handled or operation.is_service)
